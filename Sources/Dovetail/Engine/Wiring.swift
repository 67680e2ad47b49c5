internal import DovetailGraph

/// A linked graph, in which every request is resolved to an edge.
///
/// Created once for a root component with all its descendants, shared by everything created from it, and immutable.
@usableFromInline
final class Wiring: @unchecked Sendable {  // Filled by the linker before it is shared.
    let graph: Graph
    /// One for each component of the graph.
    @exclusivity(unchecked) var plans: ContiguousArray<ComponentLayout> = []
    /// The nodes that the edges refer to. Those of the bindings come first, in the order of the graph.
    let nodes: NodeBlock
    @exclusivity(unchecked) var inputNodes: ContiguousArray<InputNode> = []
    @exclusivity(unchecked) private var edges: ContiguousArray<EdgeBlock> = []
    /// The actor checks of isolated instances that can be requested from outside, by node.
    @exclusivity(unchecked) var isolationChecks: [UInt: IsolationCheck] = [:]
    let waiting: CreationWaiters
    /// Diagnostics for declarations on sheets that had already been read.
    let late: () -> [Diagnostic]

    init(_ graph: Graph, nodeCount: Int, observer: borrowing (any ResolutionObserver)?, late: @escaping () -> [Diagnostic]) {
        self.graph = graph
        nodes = NodeBlock(capacity: nodeCount)
        waiting = observer == nil ? CreationWaiters() : CreationWaiters(copy observer)
        self.late = late
    }

    /// Allocates the edges of many bindings at once.
    func allocateEdges(_ count: Int) -> UnsafeMutablePointer<Edge> {
        let block = EdgeBlock(count)
        edges.append(block)
        return block.first
    }
}

/// The memory of some edges. (A class: all arrays of objects have the same metadata, which a cold start would have to instantiate.)
private final class EdgeBlock {
    let first: UnsafeMutablePointer<Edge>

    init(_ count: Int) { first = .allocate(capacity: max(1, count)) }

    deinit { first.deallocate() }
}
