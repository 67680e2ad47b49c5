/// The cycles of a graph, the shortest of each strongly connected component first.
///
/// Cycles that share nodes are found one after the other: each time, the edge that the help suggests deferring is removed, and the
/// cycles that remain are reported separately.
struct CycleFinder {
    /// The maximum number of cycles to report for one strongly connected component.
    private static let limit = 10
    /// The number of edges to visit while searching for a shorter cycle.
    private static let patience = 1_000_000

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
        in edges: AdjacencyList, knots: StronglyConnectedComponents? = nil, distance: @escaping (Int) -> Int,
        mayDefer: @escaping (Int) -> Bool = { _ in true }
    ) -> [Cycle] {
        let knots = knots ?? StronglyConnectedComponents(edges)
        if !knots.haveCycle { return [] }
        let cycles = CycleFinder(edges: edges, distance: distance, mayDefer: mayDefer)
        return cycles.members(of: knots, edges, Array(0..<edges.count)).flatMap { cycles.untie($0) }
    }

    private init(edges: AdjacencyList, distance: @escaping (Int) -> Int, mayDefer: @escaping (Int) -> Bool) {
        self.edges = edges
        self.distance = distance
        self.mayDefer = mayDefer
    }

    /// The nodes of every strongly connected component that contains a cycle, as numbered by `nodes`.
    private func members(of knots: StronglyConnectedComponents, _ edges: AdjacencyList, _ nodes: [Int]) -> [[Int]] {
        var sizes = [Int](repeating: 0, count: knots.count)
        for number in knots.number { sizes[Int(number)] += 1 }
        var groups: [[Int]] = []
        var positions: [Int: Int] = [:]
        for node in 0..<edges.count {
            let knot = Int(knots.number[node])
            guard sizes[knot] > 1 || edges[node].contains(Int32(node)) else { continue }
            if let position = positions[knot] {
                groups[position].append(nodes[node])
            } else {
                positions[knot] = groups.count
                groups.append([nodes[node]])
            }
        }
        return groups
    }

    private func untie(_ members: [Int]) -> [Cycle] {
        var found: [Cycle] = []
        var cut: Set<[Int]> = []
        while found.count < Self.limit {
            let inner = subgraph(members, without: cut)
            guard let knot = self.members(of: StronglyConnectedComponents(inner), inner, members).first else { break }
            let cycle = shortest(in: subgraph(knot, without: cut), knot)
            cut.insert([cycle.nodes[cycle.weakest], cycle.nodes[(cycle.weakest + 1) % cycle.nodes.count]])
            found.append(cycle)
        }
        return found
    }

    private func subgraph(_ members: [Int], without cut: Set<[Int]>) -> AdjacencyList {
        var local: [Int: Int32] = [:]
        local.reserveCapacity(members.count)
        for (position, node) in members.enumerated() { local[node] = Int32(position) }
        let sources = Set(cut.map { $0[0] })
        var inner = AdjacencyList()
        for node in members {
            for target in edges[node] {
                if sources.contains(node), cut.contains([node, Int(target)]) { continue }
                if let target = local[Int(target)] { inner.add(target) }
            }
            inner.endNode()
        }
        return inner
    }

    /// A shortest cycle; in a very large strongly connected component, a shortest one through nodes near the root.
    private func shortest(in edges: AdjacencyList, _ nodes: [Int]) -> Cycle {
        let starts = nodes.indices.sorted { (distance(nodes[$0]), $0) < (distance(nodes[$1]), $1) }
        var visitedBy = ContiguousArray<Int32>(repeating: -1, count: nodes.count)
        var cameFrom = visitedBy
        var best: [Int] = []
        var patience = Self.patience
        for start in starts {
            var queue: ContiguousArray = [Int32(start)]
            BreadthFirstSearch.visit(&queue, { edges[$0] }) { node, _, target in
                patience -= 1
                if target == start {
                    var cycle: [Int] = []
                    var step = node
                    while step != start {
                        cycle.append(step)
                        step = Int(cameFrom[step])
                    }
                    cycle.append(start)
                    if best.isEmpty || cycle.count < best.count { best = cycle.reversed() }
                    return .stop
                }
                if visitedBy[target] == start { return .skip }
                visitedBy[target] = Int32(start)
                cameFrom[target] = Int32(node)
                return .enter
            }
            if best.count == 1 || patience < 0 { break }
        }
        let cycle = best.map { nodes[$0] }
        return Cycle(nodes: cycle, weakest: cycle.lastIndex(where: mayDefer) ?? cycle.count - 1)
    }
}
