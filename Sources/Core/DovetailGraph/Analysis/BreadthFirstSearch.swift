/// The one search that follows the edges of a graph level by level.
package enum BreadthFirstSearch {
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
        /// The previous node of each node that was entered; a starting node has itself.
        var previous: [Int: Int] = [:]
        for start in starts { previous[start] = start }
        var found: [Int]?
        var order = ContiguousArray(starts.map { Int32($0) })
        visit(&order, targets) { node, _, target in
            guard isAllowed(target) else { return .skip }
            if isEnd(target) {
                var path = [target, node]
                while let last = path.last, let next = previous[last], next != last { path.append(next) }
                found = path.reversed()
                return .stop
            }
            guard previous[target] == nil else { return .skip }
            previous[target] = node
            return .enter
        }
        return found
    }

    package enum Visit {
        case skip
        case enter
        case stop
    }

    /// Follows the edges of the nodes in `queue`, in order, and appends the targets that `visit` enters.
    package static func visit(
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

// SPDX-License-Identifier: Apache-2.0
