internal import DovetailGraph

/// A linked graph, in which every request is resolved to an edge.
///
/// Created once for a root component with all its descendants, shared by everything created from it, and immutable.
@usableFromInline
final class Wiring: @unchecked Sendable {  // Filled by the linker before it is shared.
    let graph: Graph
    /// One for each component of the graph.
    @exclusivity(unchecked) var layouts: ContiguousArray<ComponentLayout> = []
    /// The nodes that the edges refer to. Those of the bindings come first, in the order of the graph.
    let nodes: NodeBlock
    @exclusivity(unchecked) var inputNodes: ContiguousArray<InputNode> = []
    /// The addresses of the memory of the edges. (Numbers, because a cold start pays for the metadata of each type of array.)
    @exclusivity(unchecked) private var edges: ContiguousArray<Int> = []
    /// The actor checks of isolated instances that can be requested from outside, by node.
    @exclusivity(unchecked) var isolationChecks: [UInt: IsolationCheck] = [:]
    let waiting: CreationWaiters
    /// The plugins that validated the graph, among them what suppliers have read.
    @exclusivity(unchecked) var plugins: [any GraphPlugin] = []
    /// Diagnostics for declarations on recorders that had already been read.
    let late: () -> [Diagnostic]

    init(_ graph: Graph, nodeCount: Int, observer: borrowing (any ResolutionObserver)?, late: @escaping () -> [Diagnostic]) {
        self.graph = graph
        nodes = NodeBlock(capacity: nodeCount)
        waiting = observer == nil ? CreationWaiters() : CreationWaiters(copy observer)
        self.late = late
    }

    deinit { for address in edges { UnsafeMutablePointer<Edge>(bitPattern: address)?.deallocate() } }

    /// Allocates the edges of many bindings at once.
    func allocateEdges(_ count: Int) -> UnsafeMutablePointer<Edge> {
        let block = UnsafeMutablePointer<Edge>.allocate(capacity: max(1, count))
        edges.append(Int(bitPattern: block))
        return block
    }
}

// SPDX-License-Identifier: Apache-2.0
