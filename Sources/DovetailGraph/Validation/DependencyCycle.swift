extension ValidationContext {
    /// No binding depends eagerly on itself.
    ///
    /// A deferred dependency, through a provider, a lazy, a factory or a weak provider, can close a cycle.
    func dependencyCycles() -> [Diagnostic] {
        let bindings = graph.bindings.count
        return CycleFinder.find(
            in: resolution.eagerEdges, sccs: resolution.eagerSCCs,
            distance: { self.isReached($0) ? self.routes.depth($0) : .max },
            mayDefer: { $0 < bindings }
        ).map { finding($0.nodes, weakest: $0.weakest) }
    }

    private func finding(_ nodes: [Int], weakest: Int) -> Diagnostic {
        let closed = nodes + [nodes[0]]
        let members = nodes.indices.filter { nodes[$0] < graph.bindings.count }
        let first = name(node: nodes[0])
        let notes = notes(members) { member in
            let (binding, needed) = (nodes[member], name(node: closed[member + 1]))
            return note("\(mention(binding: binding)) depends on \(needed), bound", at: binding)
        }
        let unreachable = isReached(nodes[0]) ? [] : [Diagnostic.Note("\(first) is not reachable from the root")]
        let help =
            decoration(nodes).map { [$0] }
            ?? {
                let key = key(requestedBy: nodes[weakest], of: closed[weakest + 1])
                return ["request \(provider(of: key)) in \(mention(binding: nodes[weakest]))"]
            }()
        return finding(
            .dependencyCycle, "\(first) depends on itself", at: nodes[members.first ?? 0],
            path: path(to: nodes[0]).dropLast() + text(nodes: PathForest.abbreviated(closed)), notes: notes + unreachable,
            help: help,
            types: nodes.prefix(20).filter { $0 < graph.bindings.count }.map { type(node: $0) })
    }

    /// What the last decorator of a cycle should request instead; nil for a cycle of other bindings.
    ///
    /// A decorator has the type of the instance that it decorates, and another tag. With a provider of its own key, the graph would be
    /// valid, but the decorator would call itself until the stack overflows.
    private func decoration(_ nodes: [Int]) -> String? {
        guard let last = nodes.last, nodes.allSatisfy({ $0 < graph.bindings.count }) else { return nil }
        let type = TypeIdentity(graph.keys[graph.bindings[last].key].type)
        guard nodes.allSatisfy({ TypeIdentity(graph.keys[graph.bindings[$0].key].type) == type }) else { return nil }
        let own = Set(nodes.map { graph.bindings[$0].key })
        let decorated = (keysOfType[type] ?? []).filter { !own.contains($0) }.prefix(20).filter { key in
            guard let binding = resolution.binding(of: key, in: graph.bindings[last].component) else { return false }
            return BreadthFirstSearch.path(from: binding, to: last, over: edges) == nil
        }
        let isTagged = nodes.contains { graph.keys[graph.bindings[$0].key].tag != nil }
        // The one that no other binding decorates yet.
        if let next = decorated.first(where: { !requestedKeys.contains($0) }) ?? decorated.first {
            return "request \(spelling(key: next)), which \(mention(binding: last)) decorates"
        }
        guard isTagged || graph.keys[graph.bindings[last].key].type.isExistential else { return nil }
        return "bind the \(name(graph.keys[graph.bindings[last].key].type)) that \(mention(binding: last)) decorates with another tag, "
            + "and request that tag"
    }

    /// The key of the request through which `binding` eagerly depends on `target`.
    private func key(requestedBy binding: Int, of target: Int) -> Int {
        let request = requests(of: binding, for: target).first { resolution.answers[$0].timing == .eager }
        return graph.requests[request ?? graph.bindings[binding].requests.lowerBound].key
    }
}
