package import DovetailGraph

/// The distances of all nodes from the nearest of a few starting nodes, and the shortest paths.
package struct ShortestPaths: Sendable {
    /// The number of edges on a shortest path; -1 for a node that is not reached.
    package private(set) var distance: ContiguousArray<Int32>
    /// The previous node on a shortest path; -1 for a starting node, and for a node that is not reached.
    package private(set) var previous: ContiguousArray<Int32>
    /// All reached nodes, nearest first.
    package private(set) var order: ContiguousArray<Int32> = []

    /// - Parameter include: Whether the search follows an edge, by its position.
    package init(from starts: some Sequence<Int>, over edges: AdjacencyList, where include: (Int) -> Bool = { _ in true }) {
        var distance = ContiguousArray<Int32>(repeating: -1, count: edges.count)
        var previous = distance
        for start in starts where distance[start] < 0 {
            distance[start] = 0
            order.append(Int32(start))
        }
        BreadthFirstSearch.visit(&order, { edges[$0] }) { node, edge, target in
            guard include(edge), distance[target] < 0 else { return .skip }
            distance[target] = distance[node] + 1
            previous[target] = Int32(node)
            return .enter
        }
        self.distance = distance
        self.previous = previous
    }

    package func contains(_ node: Int) -> Bool { distance[node] >= 0 }
}

// SPDX-License-Identifier: Apache-2.0
