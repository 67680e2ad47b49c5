/// The strongly connected components of a graph: its largest sets of nodes that all depend on each other.
package struct StronglyConnectedComponents: Sendable {
    /// The number of each node's strongly connected component, which is higher than those of the components it depends on.
    package private(set) var number: ContiguousArray<Int32>
    package private(set) var count = 0
    /// All nodes, sorted by the number of their strongly connected component.
    package private(set) var order: ContiguousArray<Int32> = []

    /// Tarjan's algorithm with an explicit stack, so that chains of any length work on every thread.
    package init(_ edges: AdjacencyList) {
        let nodeCount = edges.count
        number = ContiguousArray(repeating: -1, count: nodeCount)
        order.reserveCapacity(nodeCount)
        var index = ContiguousArray<Int32>(repeating: -1, count: nodeCount)
        var low = index
        var open: ContiguousArray<Int32> = []
        var path: ContiguousArray<Step> = []
        var next: Int32 = 0

        for start in 0..<nodeCount where index[start] < 0 {
            var node = start
            var edge = edges.offsets[start]
            index[node] = next
            low[node] = next
            next += 1
            open.append(Int32(node))
            while true {
                if edge < edges.offsets[node + 1] {
                    let target = Int(edges.targets[Int(edge)])
                    edge += 1
                    if index[target] < 0 {
                        path.append(Step(node: Int32(node), edge: edge))
                        node = target
                        edge = edges.offsets[target]
                        index[node] = next
                        low[node] = next
                        next += 1
                        open.append(Int32(node))
                    } else if number[target] < 0 {
                        low[node] = min(low[node], index[target])
                    }
                } else {
                    if low[node] == index[node] {
                        while let member = open.popLast() {
                            number[Int(member)] = Int32(count)
                            order.append(member)
                            if member == Int32(node) { break }
                        }
                        count += 1
                    }
                    guard let step = path.popLast() else { break }
                    let parent = Int(step.node)
                    low[parent] = min(low[parent], low[node])
                    node = parent
                    edge = step.edge
                }
            }
        }
    }

    /// A node on the current path, and the next of its edges. (Not a tuple: the runtime would have to instantiate the metadata of an array
    /// of tuples when it is first used.)
    private struct Step {
        let node: Int32
        let edge: Int32
    }
}
