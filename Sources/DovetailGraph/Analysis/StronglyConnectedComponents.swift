/// The strongly connected components of a graph: its largest sets of nodes that all depend on each other.
package struct StronglyConnectedComponents: Sendable {
    /// The number of each node's strongly connected component, which is higher than those of the components it depends on.
    package private(set) var number: ContiguousArray<Int32>
    package private(set) var count = 0
    /// All nodes, sorted by the number of their strongly connected component.
    package private(set) var order: ContiguousArray<Int32> = []
    /// Whether some node depends on itself, directly or transitively.
    package private(set) var haveCycle = false

    /// Those of a graph without nodes.
    package init() { number = [] }

    package init(_ edges: AdjacencyList) {
        number = ContiguousArray(repeating: Self.unvisited, count: edges.count)
        order.reserveCapacity(edges.count)
        if sort(edges) {
            count = edges.count
        } else {
            group(edges)
        }
    }

    private static let unvisited: Int32 = -1
    private static let open: Int32 = -2

    /// Sorts the nodes, each after those that it depends on. Returns false if some node depends on itself.
    private mutating func sort(_ edges: AdjacencyList) -> Bool {
        var path: ContiguousArray<Step> = []
        var next: Int32 = 0
        for start in number.indices where number[start] == Self.unvisited {
            var step = Step(node: Int32(start), edge: edges.offsets[start])
            number[start] = Self.open
            while true {
                if step.edge < edges.offsets[Int(step.node) + 1] {
                    let target = edges.targets[Int(step.edge)]
                    step.edge += 1
                    if number[Int(target)] == Self.open { return false }
                    if number[Int(target)] != Self.unvisited { continue }
                    path.append(step)
                    step = Step(node: target, edge: edges.offsets[Int(target)])
                    number[Int(target)] = Self.open
                } else {
                    number[Int(step.node)] = next
                    order.append(step.node)
                    next += 1
                    guard let user = path.popLast() else { break }
                    step = user
                }
            }
        }
        return true
    }

    /// Tarjan's algorithm with an explicit stack, so that chains of any length work on every thread. It orders nodes without cycles as
    /// ``sort(_:)`` does, which takes a quarter of the time.
    private mutating func group(_ edges: AdjacencyList) {
        let nodeCount = edges.count
        haveCycle = true
        number = ContiguousArray(repeating: Self.unvisited, count: nodeCount)
        order.removeAll(keepingCapacity: true)
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
        var edge: Int32
    }
}
