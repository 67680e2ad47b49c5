/// The distances of all nodes from the nearest of a few starting nodes, and the shortest paths.
package struct BreadthFirstSearch: Sendable {
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
        Self.visit(&order, { edges[$0] }) { node, edge, target in
            guard include(edge), distance[target] < 0 else { return .skip }
            distance[target] = distance[node] + 1
            previous[target] = Int32(node)
            return .enter
        }
        self.distance = distance
        self.previous = previous
    }

    package func contains(_ node: Int) -> Bool { distance[node] >= 0 }

    /// A shortest path from a starting node to `node`, inclusive; empty for a node that is not reached.
    package func path(to node: Int) -> [Int] {
        guard contains(node) else { return [] }
        return Self.path(to: node) { previous[$0] < 0 ? nil : Int(previous[$0]) }
    }
}

extension BreadthFirstSearch {
    /// A shortest path, inclusive, with at least one edge and only through nodes that are allowed.
    package static func path(
        from start: Int, to end: Int, over edges: AdjacencyList, where isAllowed: (Int) -> Bool = { _ in true }
    ) -> [Int]? {
        path(from: [start], to: { $0 == end }, over: { edges[$0] }, where: isAllowed)
    }

    /// A shortest path, inclusive, with at least one edge, to the first node that `isEnd` accepts. It needs memory only for the nodes
    /// that it reaches, so that many short searches in a large graph stay cheap.
    package static func path(
        from starts: [Int], to isEnd: (Int) -> Bool, over targets: (Int) -> ArraySlice<Int32>,
        where isAllowed: (Int) -> Bool = { _ in true }
    ) -> [Int]? {
        var previous: [Int: Int] = [:]
        let isStart = Set(starts)
        var found: [Int]?
        var order = ContiguousArray(starts.map { Int32($0) })
        visit(&order, targets) { node, _, target in
            guard isAllowed(target) else { return .skip }
            if isEnd(target) {
                found = path(to: node) { previous[$0] } + [target]
                return .stop
            }
            guard !isStart.contains(target), previous[target] == nil else { return .skip }
            previous[target] = node
            return .enter
        }
        return found
    }

    private static func path(to end: Int, _ previous: (Int) -> Int?) -> [Int] {
        var path = [end]
        var node = end
        while let next = previous(node) {
            path.append(next)
            node = next
        }
        return path.reversed()
    }
}

extension BreadthFirstSearch {
    enum Visit {
        case skip
        case enter
        case stop
    }

    /// Follows the edges of the nodes in `queue`, in order, and appends the targets that `visit` enters.
    static func visit(
        _ queue: inout ContiguousArray<Int32>, _ targets: (Int) -> ArraySlice<Int32>,
        _ visit: (_ node: Int, _ edge: Int, _ target: Int) -> Visit
    ) {
        var next = 0
        while next < queue.count {
            let node = Int(queue[next])
            next += 1
            let targets = targets(node)
            for edge in targets.indices {
                switch visit(node, edge, Int(targets[edge])) {
                case .skip: continue
                case .enter: queue.append(targets[edge])
                case .stop: return
                }
            }
        }
    }
}
