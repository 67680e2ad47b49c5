/// The strongly connected components of a graph: its largest sets of points that all depend on each other.
package struct StronglyConnectedComponents: Sendable {
    /// The number of each point's strongly connected component, which is higher than those of the components it depends on.
    package private(set) var number: ContiguousArray<Int32>
    package private(set) var count = 0
    /// All points, sorted by the number of their strongly connected component.
    package private(set) var order: ContiguousArray<Int32> = []

    /// Tarjan's algorithm with an explicit stack, so that chains of any length work on every thread.
    package init(_ edges: AdjacencyList) {
        let pointCount = edges.count
        number = ContiguousArray(repeating: -1, count: pointCount)
        order.reserveCapacity(pointCount)
        var index = ContiguousArray<Int32>(repeating: -1, count: pointCount)
        var low = index
        var open: ContiguousArray<Int32> = []
        var path: ContiguousArray<Step> = []
        var next: Int32 = 0

        for start in 0..<pointCount where index[start] < 0 {
            var point = start
            var edge = edges.offsets[start]
            index[point] = next
            low[point] = next
            next += 1
            open.append(Int32(point))
            while true {
                if edge < edges.offsets[point + 1] {
                    let target = Int(edges.targets[Int(edge)])
                    edge += 1
                    if index[target] < 0 {
                        path.append(Step(point: Int32(point), edge: edge))
                        point = target
                        edge = edges.offsets[target]
                        index[point] = next
                        low[point] = next
                        next += 1
                        open.append(Int32(point))
                    } else if number[target] < 0 {
                        low[point] = min(low[point], index[target])
                    }
                } else {
                    if low[point] == index[point] {
                        while let member = open.popLast() {
                            number[Int(member)] = Int32(count)
                            order.append(member)
                            if member == Int32(point) { break }
                        }
                        count += 1
                    }
                    guard let step = path.popLast() else { break }
                    let parent = Int(step.point)
                    low[parent] = min(low[parent], low[point])
                    point = parent
                    edge = step.edge
                }
            }
        }
    }

    /// A point on the current path, and the next of its edges. (Not a tuple: the runtime would have to instantiate the metadata of an array
    /// of tuples when it is first used.)
    private struct Step {
        let point: Int32
        let edge: Int32
    }
}
