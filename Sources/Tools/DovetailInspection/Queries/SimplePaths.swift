package import DovetailGraph

/// The paths between nodes that pass no node twice, shortest first. A path ends at the first end that it meets.
///
/// Paths are extended in the order of their least total length, which is computed from the distances to the nearest end. Without
/// a cycle, no step is wasted, and the paths are counted without being listed. With cycles, the number of steps is bounded.
package struct SimplePaths {
    /// Each from a start to an end.
    package private(set) var paths: [[Int]] = []
    package private(set) var count = 0
    package private(set) var isCountExact = true

    private let needs: AdjacencyList
    /// The distance of each node to the nearest end; -1 if no end can be reached from it.
    private let distance: ContiguousArray<Int32>
    /// The paths so far, as trees: the last node of each, the path that it extends, and its length.
    private var node: ContiguousArray<Int32> = []
    private var previous: ContiguousArray<Int32> = []
    private var length: ContiguousArray<Int32> = []

    /// - Parameters:
    ///   - limit: The maximum number of paths to list.
    ///   - effort: The maximum number of steps.
    package init(
        from starts: [Int], to ends: [Int], over needs: AdjacencyList, reversed: AdjacencyList, limit: Int, effort: Int = 1_000_000
    ) {
        self.needs = needs
        distance = ShortestPaths(from: ends, over: reversed).distance
        let starts = starts.filter { distance[$0] >= 0 }
        let exactCount = countWithoutCycles(from: starts)
        list(from: starts, limit: limit, effort: effort, countsRest: exactCount == nil)
        guard let exactCount else { return }
        count = exactCount
        isCountExact = true
    }

    /// The nodes that can follow on a path.
    private func next(_ node: Int) -> [Int] {
        distance[node] == 0 ? [] : distinct(needs[node]).map(Int.init).filter { distance[$0] >= 0 }
    }

    /// The number of paths, if none of them meets a cycle.
    private func countWithoutCycles(from starts: [Int]) -> Int? {
        var waitingFor = ContiguousArray<Int32>(repeating: 0, count: distance.count)
        let reached = nodes(from: starts)
        for node in reached { for target in next(node) { waitingFor[target] += 1 } }
        var paths = ContiguousArray(repeating: 0, count: distance.count)
        for start in starts { paths[start] = 1 }
        var ready = reached.filter { waitingFor[$0] == 0 }
        var (counted, total) = (0, 0)
        while let node = ready.popLast() {
            counted += 1
            if distance[node] == 0 { total = saturated(total, paths[node]) }
            for target in next(node) {
                paths[target] = saturated(paths[target], paths[node])
                waitingFor[target] -= 1
                if waitingFor[target] == 0 { ready.append(target) }
            }
        }
        return counted == reached.count ? total : nil
    }

    /// The nodes on paths from `starts`.
    private func nodes(from starts: [Int]) -> [Int] {
        var isReached = ContiguousArray(repeating: false, count: distance.count)
        for start in starts { isReached[start] = true }
        var reached = ContiguousArray(starts.map { Int32($0) })
        BreadthFirstSearch.visit(&reached, { distance[$0] == 0 ? [] : needs[$0] }) { _, _, target in
            if isReached[target] || distance[target] < 0 { return .skip }
            isReached[target] = true
            return .enter
        }
        return reached.map(Int.init)
    }

    private mutating func list(from starts: [Int], limit: Int, effort: Int, countsRest: Bool) {
        /// The paths so far by their least total length.
        var waiting: [[Int32]] = []
        func wait(_ path: Int32, total: Int) {
            while waiting.count <= total { waiting.append([]) }
            waiting[total].append(path)
        }
        for start in starts { wait(add(start, to: -1), total: Int(distance[start])) }
        var effort = effort
        var total = 0
        while total < waiting.count {
            var position = 0
            while position < waiting[total].count {
                var stack = [waiting[total][position]]
                position += 1
                while let path = stack.popLast() {
                    if paths.count >= limit, !countsRest { return }
                    let last = Int(node[Int(path)])
                    if distance[last] == 0 {
                        count += 1
                        if paths.count < limit { paths.append(nodes(of: path)) }
                        continue
                    }
                    var nearest: [Int32] = []
                    for target in next(last) {
                        effort -= countsRest ? Int(length[Int(path)]) + 1 : 1
                        if effort < 0 {
                            isCountExact = false
                            return
                        }
                        if countsRest, passes(path, target) { continue }
                        let longer = add(target, to: path)
                        let least = Int(length[Int(longer)] + distance[target])
                        if least == total { nearest.append(longer) } else { wait(longer, total: least) }
                    }
                    stack += nearest.reversed()
                }
            }
            waiting[total] = []
            total += 1
        }
    }

    private mutating func add(_ next: Int, to path: Int32) -> Int32 {
        node.append(Int32(next))
        previous.append(path)
        length.append(path < 0 ? 0 : length[Int(path)] + 1)
        return Int32(node.count - 1)
    }

    private func passes(_ path: Int32, _ target: Int) -> Bool {
        var path = path
        while path >= 0 {
            if Int(node[Int(path)]) == target { return true }
            path = previous[Int(path)]
        }
        return false
    }

    private func nodes(of path: Int32) -> [Int] {
        var nodes: [Int] = []
        var path = path
        while path >= 0 {
            nodes.append(Int(node[Int(path)]))
            path = previous[Int(path)]
        }
        return nodes.reversed()
    }
}

// SPDX-License-Identifier: Apache-2.0
