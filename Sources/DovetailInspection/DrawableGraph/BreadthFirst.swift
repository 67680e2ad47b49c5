package import DovetailGraph

/// The distances of all points from a few starting points, and the shortest paths.
package struct BreadthFirst: Sendable {
    /// The number of edges on the shortest path; -1 without a path.
    package private(set) var distance: ContiguousArray<Int32>
    /// The previous point on a shortest path; -1 at the start.
    package private(set) var via: ContiguousArray<Int32>
    /// All reached points, nearest first.
    package private(set) var order: ContiguousArray<Int32> = []

    /// Breadth first along `edges`, where `include` lets an edge through.
    package init(from starts: some Sequence<Int>, _ edges: AdjacencyList, where include: (Int) -> Bool = { _ in true }) {
        distance = ContiguousArray(repeating: -1, count: edges.count)
        via = distance
        for start in starts where distance[start] < 0 {
            distance[start] = 0
            order.append(Int32(start))
        }
        var next = 0
        while next < order.count {
            let point = order[next]
            next += 1
            for edge in edges.range(Int(point)) where include(edge) {
                let target = edges.targets[edge]
                guard distance[Int(target)] < 0 else { continue }
                distance[Int(target)] = distance[Int(point)] + 1
                via[Int(target)] = point
                order.append(target)
            }
        }
    }

    package func contains(_ point: Int) -> Bool { distance[point] >= 0 }

    /// A shortest path from the start to `point`.
    package func path(to point: Int) -> [Int] {
        guard contains(point) else { return [] }
        var path: [Int] = []
        var current = Int32(point)
        while current >= 0 {
            path.append(Int(current))
            current = via[Int(current)]
        }
        return path.reversed()
    }
}
