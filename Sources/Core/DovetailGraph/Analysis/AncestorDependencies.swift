extension Resolution {
    /// The dependencies, eager and deferred, that a component must retain while an object that was created from it is retained.
    ///
    /// The nodes of the graph are followed by those of ``AncestorDependencies``, if there are any.
    func edgesOfOwnership() -> AdjacencyList {
        let edges = outcomes.areEager ? eagerEdges : edges { $0 != .weak }
        guard graph.components.count > 1 else { return edges }
        let lookups = graph.attachedBindings.filter { graph.bindings[$0].attachment is LookupAttachment }
        if lookups.isEmpty, !answers.contains(where: { $0.timing == .weak }) { return edges }
        var needs = AncestorDependencies(self, edges, lookups)
        return needs.edges()
    }
}

/// The dependencies of a child on its ancestors that no retained instance requests.
///
/// A child may outlive the component in which it was built, and retains what it needs from it. Two kinds of dependencies are only
/// resolved when they are used: those of a lookup, which may be anything visible, and the targets of weak providers. Both work
/// while their own component is alive, so only instances of outer components have to be retained for them.
private struct AncestorDependencies: ~Copyable {
    private enum Node: Hashable {
        /// Everything that a component and its ancestors retain: shared bindings and values.
        case everything(component: Int)
        /// The dependencies of a node on components above `level`.
        case outside(level: Int, node: Int)
    }

    private let graph: Graph
    private let resolution: Resolution
    private let strong: AdjacencyList
    private let weak: AdjacencyList
    private let isLookup: Set<Int>
    private var numbers: [Node: Int32] = [:]
    /// The nodes after those of the graph, in the order of their numbers.
    private var nodes: [Node] = []

    init(_ resolution: Resolution, _ strong: AdjacencyList, _ lookups: [Int]) {
        graph = resolution.graph
        self.resolution = resolution
        self.strong = strong
        weak = resolution.edges { $0 == .weak }
        isLookup = Set(lookups)
    }

    mutating func edges() -> AdjacencyList {
        var edges = AdjacencyList()
        for node in 0..<resolution.nodeCount {
            for target in strong[node] { edges.add(target) }
            let level = depth(node)
            for need in deferred(node, level: level) { edges.add(need) }
            edges.endNode()
        }
        var next = 0
        while next < nodes.count {
            for target in needs(of: nodes[next]) { edges.add(target) }
            edges.endNode()
            next += 1
        }
        return edges
    }

    private mutating func needs(of node: Node) -> [Int32] {
        switch node {
        case .everything(let component):
            let kept = graph.components[component].bindings.filter { graph.bindings[$0].hasSlot }
            return kept.map { Int32($0) } + (graph.components[component].parent.map { [number(.everything(component: $0))] } ?? [])
        case .outside(let level, let node):
            var needs = deferred(node, level: level)
            for target in strong[node] {
                needs.append(depth(Int(target)) < level ? target : number(.outside(level: level, node: Int(target))))
            }
            return needs
        }
    }

    /// The dependencies on components above `level` that a node in a component at or below it resolves when its instance is used.
    private mutating func deferred(_ node: Int, level: Int) -> [Int32] {
        // A collection has no weak providers of its own.
        guard level > 0, node < graph.bindings.count else { return [] }
        var needs: [Int32] = []
        for target in weak[node] {
            let level = min(level, depth(Int(target)))
            if level > 0 { needs.append(number(.outside(level: level, node: Int(target)))) }
        }
        if !isLookup.contains(node) { return needs }
        let outer = resolution.tree.ancestor(of: resolution.component(of: node), atDepth: level - 1)
        return needs + [number(.everything(component: outer))]
    }

    private func depth(_ node: Int) -> Int { resolution.tree.depth(resolution.component(of: node)) }

    private mutating func number(_ node: Node) -> Int32 {
        if let known = numbers[node] { return known }
        let number = Int32(resolution.nodeCount + nodes.count)
        numbers[node] = number
        nodes.append(node)
        return number
    }
}

// SPDX-License-Identifier: Apache-2.0
