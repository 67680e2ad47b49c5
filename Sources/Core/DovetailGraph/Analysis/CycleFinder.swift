/// The cycles of a graph, the shortest of each strongly connected component first.
///
/// Cycles that share nodes are found one after the other: each time, the edge that the help suggests deferring is removed, and the
/// cycles that remain are reported separately.
struct CycleFinder {
    /// The maximum number of cycles to report for one strongly connected component.
    private static let limit = 10
    /// The number of edges to visit while searching for a shorter cycle, and how often to visit each edge if there are many.
    private static let edgeBudget = (edges: 100_000, visits: 10)

    struct Cycle {
        /// Starts with the node nearest to the root; the last node depends on the first.
        var nodes: [Int]
        /// The position in `nodes` of the node whose dependency should be deferred.
        var weakest: Int
    }

    private let edges: AdjacencyList
    private let distance: (Int) -> Int
    private let mayDefer: (Int) -> Bool

    static func find(
        in edges: AdjacencyList, sccs: StronglyConnectedComponents? = nil, distance: @escaping (Int) -> Int,
        mayDefer: @escaping (Int) -> Bool = { _ in true }
    ) -> [Cycle] {
        let sccs = sccs ?? StronglyConnectedComponents(edges)
        if !sccs.haveCycle { return [] }
        let finder = CycleFinder(edges: edges, distance: distance, mayDefer: mayDefer)
        return sccs.cycles.flatMap { finder.cycles($0) }
    }

    private func cycles(_ members: [Int]) -> [Cycle] {
        var found: [Cycle] = []
        var cut: [Int: Set<Int32>] = [:]
        while found.count < Self.limit {
            let nodes = shortest(in: subgraph(members, without: cut)) { distance(members[$0]) }.map { members[$0] }
            if nodes.isEmpty { break }
            let weakest = nodes.lastIndex(where: mayDefer) ?? nodes.count - 1
            cut[nodes[weakest], default: []].insert(Int32(nodes[(weakest + 1) % nodes.count]))
            found.append(Cycle(nodes: nodes, weakest: weakest))
        }
        return found
    }

    private func subgraph(_ members: [Int], without cut: [Int: Set<Int32>]) -> AdjacencyList {
        let positions = Dictionary(uniqueKeysWithValues: zip(members, Int32(0)...))
        var inner = AdjacencyList()
        for node in members {
            let removed = cut[node] ?? []
            inner.append(edges[node].lazy.filter { !removed.contains($0) }.compactMap { positions[Int($0)] })
        }
        return inner
    }

    /// A shortest cycle of the first strongly connected component that has one; in a very large one, a shortest cycle through nodes near
    /// the root.
    private func shortest(in edges: AdjacencyList, _ distance: (Int) -> Int) -> [Int] {
        let sccs = StronglyConnectedComponents(edges)
        let starts = (sccs.cycles.first ?? []).sorted(byRank: distance)
        if let itself = starts.first(where: { edges[$0].contains(Int32($0)) }) { return [itself] }
        var best: [Int] = []
        var edgeBudget = Self.edgeBudget.edges + Self.edgeBudget.visits * edges.targets.count
        // No shorter cycle leads through a node whose own shortest one is known.
        var isKnown = Array(repeating: false, count: edges.count)
        for start in starts where best.count != 2 && edgeBudget >= 0 {
            let cycle = BreadthFirstSearch.path(from: start, to: start, over: edges) { target in
                edgeBudget -= 1
                return sccs.number[target] == sccs.number[start] && !isKnown[target]
            }
            if let cycle, best.isEmpty || cycle.count <= best.count { best = cycle.dropLast() }
            isKnown[start] = true
        }
        return best
    }
}

// SPDX-License-Identifier: Apache-2.0
