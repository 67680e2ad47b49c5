public import DovetailGraph

/// Everything that would break without a key: the nodes that depend on it, directly or transitively.
public struct GraphImpact: Sendable {
    /// A binding or collection that depends on the key.
    public struct Affected: Hashable, Sendable {
        /// A node in the numbering of `Resolution`: the bindings, followed by the collections.
        public var node: Int
        /// Its name in the output.
        public var name: String
        /// The location of the binding; nil for a collection.
        public var place: Graph.SourceLocation?
        /// The number of requests between this binding and the key: 1 for a direct dependent.
        public var distance: Int
        /// Whether it can be created without the key, because the dependency is deferred.
        public var isDeferred: Bool
    }

    /// The name of the queried key in the output.
    public var key: String
    /// The affected bindings and collections, nearest first.
    public var affected: [Affected]
    /// The components whose roots are affected.
    public var components: [String]

    package init(of key: Int, in drawable: DrawableGraph) {
        self.init(of: GraphSubject(name: drawable.names.key(key), nodes: drawable.nodes(ofKey: key)), in: drawable)
    }

    package init(of subject: GraphSubject, in drawable: DrawableGraph) {
        let nodes = subject.nodes
        let all = ShortestPaths(from: nodes, over: drawable.neededBy)
        let eager = ShortestPaths(from: nodes, over: drawable.neededBy) { !drawable.neededByKinds[$0].isDeferred }
        key = subject.name
        affected = all.order.compactMap { node in
            let distance = Int(all.distance[Int(node)])
            guard distance > 0 else { return nil }
            return Affected(
                node: Int(node), name: drawable.fullName(Int(node)), place: drawable.place(Int(node)), distance: distance,
                isDeferred: !eager.contains(Int(node)))
        }
        components = drawable.graph.components.compactMap { component in
            guard let root = component.root, all.contains(root) else { return nil }
            return drawable.names(component.name)
        }
    }
}

extension Graph {
    /// Returns what would break without `key`, a position in `keys`.
    public func impact(_ key: Int) -> GraphImpact { GraphImpact(of: key, in: DrawableGraph(self)) }
}

extension GraphImpact: CustomStringConvertible {
    /// One line for each affected binding, direct dependents first.
    public var description: String {
        if affected.isEmpty { return "nothing depends on \(key)\n" }
        let direct = affected.count { $0.distance == 1 }
        let deferred = affected.count(where: \.isDeferred)
        var text = "without \(key), \(counted(affected.count, "other")) cannot be created or used"
        text += ": \(direct) of them \(direct == 1 ? "depends" : "depend") on it directly, \(deferred) only through a deferred dependency\n"
        if !components.isEmpty { text += "roots among them: \(components.joined(separator: ", "))\n" }
        for one in affected {
            text += "  \(one.distance)  \(one.name)\(one.isDeferred ? " (deferred)" : "")"
            if let place = one.place { text += "  \(place.description.escaped())" }
            text += "\n"
        }
        return text
    }
}

// SPDX-License-Identifier: Apache-2.0
