import DovetailGraph

/// The nodes on every path from the roots to a node.
///
/// Lengauer and Tarjan's algorithm with path compression and without recursion: close to linear for any graph.
struct Dominators {
    /// The nearest node on every path from the roots; -1 for the roots, for nodes that no single node
    /// dominates, and for unreachable nodes.
    private(set) var immediate: ContiguousArray<Int32>
    /// The number of nodes that this one dominates, not counting itself.
    private(set) var dominated: ContiguousArray<Int32>

    /// Nodes are numbered in the order of a depth-first walk; 0 is an additional node that precedes all roots.
    private struct Walk {
        /// The number of each node; -1 if it is unreachable.
        var number: ContiguousArray<Int32>
        var node: ContiguousArray<Int32> = [-1]
        var parent: ContiguousArray<Int32> = [0]

        init(_ edges: AdjacencyList, from roots: [Int]) {
            number = ContiguousArray(repeating: -1, count: edges.count)
            var stack: ContiguousArray<(node: Int32, edge: Int32)> = []
            for root in roots where number[root] < 0 {
                visit(Int32(root), from: 0)
                stack.append((Int32(root), edges.offsets[root]))
                while let (current, edge) = stack.last {
                    if edge == edges.offsets[Int(current) + 1] {
                        stack.removeLast()
                        continue
                    }
                    stack[stack.count - 1].edge = edge + 1
                    let target = edges.targets[Int(edge)]
                    if number[Int(target)] < 0 {
                        visit(target, from: number[Int(current)])
                        stack.append((target, edges.offsets[Int(target)]))
                    }
                }
            }
        }

        private mutating func visit(_ next: Int32, from: Int32) {
            number[Int(next)] = Int32(node.count)
            node.append(next)
            parent.append(from)
        }
    }

    init(_ edges: AdjacencyList, reversed: AdjacencyList, roots: [Int]) {
        let walk = Walk(edges, from: roots)
        let count = walk.node.count
        let isRoot = Set(roots)
        var linked = LinkedWalk(count)
        var semi = ContiguousArray(0..<Int32(count))
        var dominator = ContiguousArray<Int32>(repeating: 0, count: count)
        var waiting = Buckets(count)

        for number in stride(from: Int32(count) - 1, to: 0, by: -1) {
            let node = Int(walk.node[Int(number)])
            if isRoot.contains(node) { semi[Int(number)] = 0 }
            for source in reversed[node] {
                let other = walk.number[Int(source)]
                if other < 0 { continue }
                semi[Int(number)] = min(semi[Int(number)], semi[Int(linked.lowest(from: other, semi))])
            }
            waiting.put(number, into: semi[Int(number)])
            let parent = walk.parent[Int(number)]
            linked.link(number, under: parent)
            while let other = waiting.take(from: parent) {
                let lowest = linked.lowest(from: other, semi)
                dominator[Int(other)] = semi[Int(lowest)] < semi[Int(other)] ? lowest : parent
            }
        }
        for number in 1..<max(1, count) where dominator[number] != semi[number] {
            dominator[number] = dominator[Int(dominator[number])]
        }

        immediate = ContiguousArray(repeating: -1, count: edges.count)
        dominated = ContiguousArray(repeating: 0, count: edges.count)
        for number in stride(from: count - 1, to: 0, by: -1) where dominator[number] > 0 {
            let above = walk.node[Int(dominator[number])]
            let node = Int(walk.node[number])
            immediate[node] = above
            dominated[Int(above)] += dominated[node] + 1
        }
    }
}

/// The visited part of the walk, as trees whose paths are compressed by each query.
private struct LinkedWalk {
    private var ancestor: ContiguousArray<Int32>
    private var label: ContiguousArray<Int32>
    private var path: ContiguousArray<Int32> = []

    init(_ count: Int) {
        ancestor = ContiguousArray(repeating: -1, count: count)
        label = ContiguousArray(0..<Int32(count))
    }

    mutating func link(_ number: Int32, under parent: Int32) { ancestor[Int(number)] = parent }

    /// The node with the lowest semidominator between `number` and the root of its tree, excluding that root.
    mutating func lowest(from number: Int32, _ semi: ContiguousArray<Int32>) -> Int32 {
        if ancestor[Int(number)] < 0 { return number }
        var current = number
        while ancestor[Int(ancestor[Int(current)])] >= 0 {
            path.append(current)
            current = ancestor[Int(current)]
        }
        while let member = path.popLast() {
            let above = Int(ancestor[Int(member)])
            if semi[Int(label[above])] < semi[Int(label[Int(member)])] { label[Int(member)] = label[above] }
            ancestor[Int(member)] = ancestor[above]
        }
        return label[Int(number)]
    }
}

/// Numbers whose processing is deferred until another number is processed.
private struct Buckets {
    private var first: ContiguousArray<Int32>
    private var next: ContiguousArray<Int32>

    init(_ count: Int) {
        first = ContiguousArray(repeating: -1, count: count)
        next = first
    }

    mutating func put(_ number: Int32, into bucket: Int32) {
        next[Int(number)] = first[Int(bucket)]
        first[Int(bucket)] = number
    }

    mutating func take(from bucket: Int32) -> Int32? {
        let number = first[Int(bucket)]
        guard number >= 0 else { return nil }
        first[Int(bucket)] = next[Int(number)]
        return number
    }
}

// SPDX-License-Identifier: Apache-2.0
