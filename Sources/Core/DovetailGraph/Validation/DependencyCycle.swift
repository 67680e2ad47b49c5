extension ValidationContext {
    /// No binding depends eagerly on itself.
    ///
    /// A deferred dependency, through a provider, a lazy, a factory or a weak provider, can close a cycle.
    ///
    /// A request for a key that is bound twice resolves to the first binding, whose position depends on the order of the includes. So that
    /// the cycles do not depend on it, each binding of the key is considered.
    func dependencyCycles() -> [Diagnostic] {
        let bindings = graph.bindings.count
        let hasDuplicates = !duplicates.numbers.isEmpty
        return CycleFinder.find(
            in: hasDuplicates ? eagerEdgesToDuplicates() : resolution.eagerEdges, sccs: hasDuplicates ? nil : resolution.eagerSCCs,
            distance: { self.isReached($0) ? self.routes.depth($0) : .max },
            mayDefer: { $0 < bindings }
        ).map { cycle in
            // A first binding that is followed by another one of its key stands for it.
            let next = Array(cycle.nodes.dropFirst()) + cycle.nodes.prefix(1)
            let members = cycle.nodes.indices.filter { firstOfDuplicates[next[$0]] != cycle.nodes[$0] }
            return finding(members.map { cycle.nodes[$0] }, weakest: members.lastIndex { $0 <= cycle.weakest } ?? members.count - 1)
        }
    }

    /// The eager dependencies, and an edge from the first binding of a key to each of its duplicates.
    private func eagerEdgesToDuplicates() -> AdjacencyList {
        var edges = AdjacencyList()
        for node in 0..<resolution.nodeCount {
            edges.append(Array(resolution.eagerEdges[node]) + duplicates[node].map { Int32($0) })
        }
        return edges
    }

    private func finding(_ nodes: [Int], weakest: Int) -> Diagnostic {
        let closed = nodes + [nodes[0]]
        let start = firstOfDuplicates[nodes[0]] ?? nodes[0]
        let members = nodes.indices.filter { nodes[$0] < graph.bindings.count }
        let first = name(node: nodes[0])
        let notes = notes(members) { member in
            let (binding, needed) = (nodes[member], name(node: closed[member + 1]))
            return note("\(mention(binding: binding)) depends on \(needed), bound", at: binding)
        }
        let unreachable = isReached(start) ? [] : [Diagnostic.Note("\(first) is not reachable from the root")]
        let help =
            decoration(nodes).map { [$0] }
            ?? {
                let key = key(requestedBy: nodes[weakest], of: firstOfDuplicates[closed[weakest + 1]] ?? closed[weakest + 1])
                return ["request \(provider(of: key)) in \(mention(binding: nodes[weakest]))"]
            }()
        return finding(
            .dependencyCycle, "\(first) depends on itself", at: nodes[members.first ?? 0],
            path: path(to: start).dropLast() + text(nodes: PathForest.abbreviated(closed)), notes: notes + unreachable,
            help: help,
            types: nodes.prefix(20).filter { $0 < graph.bindings.count }.map { type(node: $0) })
    }

    /// The key that the last decorator of a cycle should request instead; nil for a cycle of other bindings.
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

// SPDX-License-Identifier: Apache-2.0
