internal import DovetailGraph

/// A linked graph: every request holds its answer.
///
/// Made once for a root component and all its children, shared by everything that comes out of it, and never changed.
@usableFromInline
final class Wiring: @unchecked Sendable {  // Filled by the linker, before anybody else can see it.
    let graph: Graph
    /// One for each component of the graph.
    @exclusivity(unchecked) var plans: ContiguousArray<Plan> = []
    /// Keeps what the edges point at. The nodes of the bindings come first, in the order of the graph.
    @exclusivity(unchecked) var nodes: ContiguousArray<Node> = []
    @exclusivity(unchecked) var inputNodes: ContiguousArray<InputNode> = []
    @exclusivity(unchecked) var edges: ContiguousArray<UnsafeMutablePointer<Edge>> = []
    /// What belongs on an actor and can be asked for from outside, by its node.
    @exclusivity(unchecked) var doors: [UInt: Door] = [:]
    let waiting: Waiting
    /// What is written on sheets that have been read.
    let late: () -> [Diagnostic]

    init(_ graph: Graph, observer: (any ResolutionObserver)?, late: @escaping () -> [Diagnostic]) {
        self.graph = graph
        waiting = Waiting(observer: observer)
        self.late = late
    }

    deinit { for block in edges { block.deallocate() } }

    /// Memory for the edges of many bindings.
    func allocateEdges(_ count: Int) -> UnsafeMutablePointer<Edge> {
        let block = UnsafeMutablePointer<Edge>.allocate(capacity: max(1, count))
        edges.append(block)
        return block
    }
}
