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
        let key = key(requestedBy: nodes[weakest], of: closed[weakest + 1])
        return finding(
            .dependencyCycle, "\(first) depends on itself", at: nodes[members.first ?? 0],
            path: path(to: nodes[0]).dropLast() + text(nodes: PathForest.abbreviated(closed)), notes: notes + unreachable,
            help: ["request \(provider(of: key)) in \(mention(binding: nodes[weakest]))"],
            types: nodes.prefix(20).filter { $0 < graph.bindings.count }.map { type(node: $0) })
    }

    /// The key of the request through which `binding` eagerly depends on `target`.
    private func key(requestedBy binding: Int, of target: Int) -> Int {
        let request = requests(of: binding, for: target).first { resolution.answers[$0].timing == .eager }
        return graph.requests[request ?? graph.bindings[binding].requests.lowerBound].key
    }
}
