/// The strongly connected components of a graph: its largest sets of nodes that all depend on each other.
package struct StronglyConnectedComponents: Sendable {
    /// The number of each node's strongly connected component, which is higher than those of the components it depends on.
    package private(set) var number: ContiguousArray<Int32>
    package private(set) var count = 0
    /// All nodes, sorted by the number of their strongly connected component.
    package private(set) var order: ContiguousArray<Int32> = []
    /// The number of edges within each strongly connected component: 0 for a node that does not depend on itself. Empty if none does.
    private var innerEdges: ContiguousArray<Int32> = []

    /// Those of a graph without nodes.
    package init() { number = [] }

    package init(_ edges: AdjacencyList) {
        number = []
        if sort(edges) {
            count = edges.count
        } else {
            group(edges)
        }
    }

    /// Whether some node depends on itself, directly or transitively.
    package var haveCycle: Bool { !innerEdges.isEmpty }

    /// Whether a node depends on itself, directly or transitively.
    package func isInCycle(_ node: Int) -> Bool { haveCycle && innerEdges[Int(number[node])] > 0 }

    /// The nodes of each strongly connected component that contains a cycle.
    var cycles: [[Int]] { Groups(number.indices.filter(isInCycle)) { Int(number[$0]) }.all }

    private static let unvisited: Int32 = -1
    private static let open: Int32 = -2

    /// Sorts the nodes, each after those that it depends on. Returns false if some node depends on itself.
    private mutating func sort(_ edges: AdjacencyList) -> Bool {
        let count = edges.count
        // Unsafe, because each write to an array checks that the array is not shared, which costs more than the write. The four parts hold
        // the result, the nodes in order, the path to the current node, and the next edge of each node.
        var memory = ContiguousArray(repeating: Self.unvisited, count: 4 * count)
        let isSorted = memory.withUnsafeMutableBufferPointer { memory in
            let number = UnsafeMutableBufferPointer(rebasing: memory[0..<count])
            let order = UnsafeMutableBufferPointer(rebasing: memory[count..<2 * count])
            let path = UnsafeMutableBufferPointer(rebasing: memory[2 * count..<3 * count])
            let next = UnsafeMutableBufferPointer(rebasing: memory[3 * count..<4 * count])
            var (sorted, depth) = (0, 0)
            for start in number.indices where number[start] == Self.unvisited {
                var node = start
                number[node] = Self.open
                next[node] = edges.offsets[node]
                while true {
                    if next[node] < edges.offsets[node + 1] {
                        let target = Int(edges.targets[Int(next[node])])
                        next[node] += 1
                        if number[target] == Self.open { return false }
                        if number[target] != Self.unvisited { continue }
                        path[depth] = Int32(node)
                        depth += 1
                        node = target
                        number[node] = Self.open
                        next[node] = edges.offsets[node]
                    } else {
                        number[node] = Int32(sorted)
                        order[sorted] = Int32(node)
                        sorted += 1
                        if depth == 0 { break }
                        depth -= 1
                        node = Int(path[depth])
                    }
                }
            }
            return true
        }
        number = ContiguousArray(memory[0..<count])
        order = ContiguousArray(memory[count..<2 * count])
        return isSorted
    }

    /// Tarjan's algorithm with an explicit stack, so that chains of any length work on every thread. It orders nodes without cycles as
    /// ``sort(_:)`` does, which takes a quarter of the time.
    private mutating func group(_ edges: AdjacencyList) {
        number = ContiguousArray(repeating: Self.unvisited, count: edges.count)
        order = []
        order.reserveCapacity(edges.count)
        var index = number
        var low = number
        var next = edges.offsets
        var open: ContiguousArray<Int32> = []
        var path: ContiguousArray<Int32> = []
        var visited: Int32 = 0

        for start in 0..<edges.count where index[start] < 0 {
            var node = start
            while true {
                if index[node] < 0 {
                    index[node] = visited
                    low[node] = visited
                    visited += 1
                    open.append(Int32(node))
                }
                if next[node] < edges.offsets[node + 1] {
                    let target = Int(edges.targets[Int(next[node])])
                    next[node] += 1
                    if index[target] < 0 {
                        path.append(Int32(node))
                        node = target
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
                    guard let user = path.popLast() else { break }
                    low[Int(user)] = min(low[Int(user)], low[node])
                    node = Int(user)
                }
            }
        }
        innerEdges = ContiguousArray(repeating: 0, count: count)
        for node in number.indices {
            for target in edges[node] where number[Int(target)] == number[node] { innerEdges[Int(number[node])] += 1 }
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
