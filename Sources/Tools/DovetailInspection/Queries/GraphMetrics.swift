public import DovetailGraph

/// The metrics of a graph.
///
/// Nodes are numbered like those of `Resolution`: the bindings, followed by the collections.
public struct GraphMetrics: Sendable {
    /// The metrics of one binding or collection.
    public struct Node: Hashable, Sendable {
        /// The number of its direct dependents.
        public var fanIn: Int
        /// The number of its direct dependencies.
        public var fanOut: Int
        /// The smallest number of requests from a root to it; `nil` if no root reaches it.
        public var depth: Int?
        /// The nearest node on every path from the roots.
        public var dominator: Int?
        /// The number of nodes that only it leads to.
        public var dominated: Int
    }

    /// The bindings among them that the library itself creates.
    public var bindingCount: Int
    /// Collections as components see them: a collection that a child contributes to is counted twice.
    public var collectionCount: Int
    /// The root component and all installed components.
    public var componentCount: Int
    /// Modules in the components that configure them; each component counts as a module.
    public var moduleCount: Int
    /// The dependencies of all factories.
    public var requestCount: Int
    /// Deferred requests.
    public var deferredCount: Int
    /// Requested keys without a binding.
    public var missingCount: Int
    /// The metrics of each node.
    public var nodes: [Node]
    /// Bindings that no root reaches; those that the library creates are not counted.
    public var unused: [Int]
    /// The longest chain of eager dependencies.
    ///
    /// Requests inside a cycle are excluded: a cycle has no longest chain.
    public var longestChain: [Int]

    let names: [String]

    /// Computes the metrics, in time linear in the size of the graph.
    public init(_ graph: Graph) { self.init(DrawableGraph(graph)) }

    package init(_ drawable: DrawableGraph) {
        let count = drawable.resolution.nodeCount
        let search = ShortestPaths(from: drawable.roots, over: drawable.needs)
        let dominators = Dominators(drawable.needs, reversed: drawable.neededBy, roots: drawable.roots)
        bindingCount = drawable.bindingCount
        collectionCount = drawable.resolution.multibindings.count
        componentCount = drawable.graph.components.count
        moduleCount = drawable.graph.modules.count
        requestCount = drawable.graph.requests.count
        deferredCount = drawable.edgeKinds.count(where: \.isDeferred)
        missingCount = drawable.missing.count
        nodes = (0..<count).map { node in
            Node(
                fanIn: drawable.neededBy.range(node).count, fanOut: drawable.needs.range(node).count,
                depth: search.contains(node) ? Int(search.distance[node]) : nil,
                dominator: dominators.immediate[node] < 0 ? nil : Int(dominators.immediate[node]),
                dominated: Int(dominators.dominated[node]))
        }
        unused = drawable.graph.bindings.indices.filter { !search.contains($0) && !drawable.graph.bindings[$0].isBuiltIn }
        longestChain = Self.longestChain(drawable)
        names = (0..<count).map(drawable.name)
    }

    /// The nodes of lower components come first, so that the dependencies of a node have been measured before it.
    private static func longestChain(_ drawable: DrawableGraph) -> [Int] {
        var edges = AdjacencyList()
        for node in 0..<drawable.resolution.nodeCount {
            for edge in drawable.needs.range(node) where !drawable.edgeKinds[edge].isDeferred {
                if drawable.needs.targets[edge] < drawable.resolution.nodeCount { edges.add(drawable.needs.targets[edge]) }
            }
            edges.endNode()
        }
        let sccs = StronglyConnectedComponents(edges)
        var length = ContiguousArray<Int32>(repeating: 1, count: edges.count)
        var next = ContiguousArray<Int32>(repeating: -1, count: edges.count)
        var longest: Int32 = -1
        for node in sccs.order {
            for target in edges[Int(node)] where sccs.number[Int(target)] < sccs.number[Int(node)] {
                if length[Int(target)] + 1 > length[Int(node)] {
                    length[Int(node)] = length[Int(target)] + 1
                    next[Int(node)] = target
                }
            }
        }
        for node in length.indices where longest < 0 || length[node] > length[Int(longest)] { longest = Int32(node) }
        var chain: [Int] = []
        while longest >= 0 {
            chain.append(Int(longest))
            longest = next[Int(longest)]
        }
        return chain
    }
}

extension Graph {
    /// The metrics of this graph.
    public func metrics() -> GraphMetrics { GraphMetrics(self) }
}

extension GraphMetrics: CustomStringConvertible {
    /// The metrics as a short text: the totals, the longest chain, and the extremes.
    public var description: String {
        var lines = [
            "\(counted(bindingCount, "binding")), \(counted(collectionCount, "collection")), "
                + "\(counted(moduleCount, "module")), \(counted(componentCount, "component"))",
            "\(counted(requestCount, "request")), \(deferredCount) deferred, \(missingCount) missing, \(unused.count) unused",
        ]
        if !longestChain.isEmpty {
            let shown = longestChain.prefix(12).map { names[$0] }.joined(separator: " → ")
            let rest = longestChain.count > 12 ? " → and \(longestChain.count - 12) more" : ""
            lines.append("longest chain: \(longestChain.count): \(shown)\(rest)")
        }
        lines += top("most required", "required by", \.fanIn)
        lines += top("most dependencies", "depends on", \.fanOut)
        lines += top("largest dominators", "dominates", \.dominated)
        return lines.joined(separator: "\n") + "\n"
    }

    private func top(_ title: String, _ words: String, _ figure: KeyPath<Node, Int>) -> [String] {
        let best = nodes.indices.filter { nodes[$0][keyPath: figure] > 1 }
            .sorted { (nodes[$1][keyPath: figure], $0) < (nodes[$0][keyPath: figure], $1) }
            .prefix(5)
        return best.isEmpty ? [] : ["\(title):"] + best.map { "  \(names[$0]): \(words) \(nodes[$0][keyPath: figure])" }
    }
}

/// `1 binding`, `2 bindings`.
package func counted(_ count: Int, _ noun: String) -> String { count == 1 ? "1 \(noun)" : "\(count) \(noun)s" }

// SPDX-License-Identifier: Apache-2.0
