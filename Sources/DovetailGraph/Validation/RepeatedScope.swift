extension ValidationContext {
    /// A component does not have the scope of one of its ancestors, because the scope's instances would exist twice.
    func repeatedScopes() -> [Diagnostic] {
        if graph.components.count < 2 { return [] }
        // For each component, the nearest ancestor that has the same scope.
        var owners: [Int?] = Array(repeating: nil, count: graph.components.count)
        var scopes = PathTable<TypeIdentity, Int>(resolution.tree)
        for component in resolution.tree.order {
            scopes.go(to: component)
            guard let scope = graph.components[component].scope.map({ TypeIdentity($0) }) else { continue }
            owners[component] = scopes[scope]
            scopes.set(scope, component)
        }
        return owners.indices.compactMap { component in owners[component].flatMap { finding(component, $0) } }
    }

    private func finding(_ component: Int, _ ancestor: Int) -> Diagnostic? {
        guard let scope = graph.components[component].scope else { return nil }
        let (one, other) = (name(component: component), name(component: ancestor))
        return Diagnostic(
            .repeatedScope, "the scope of \(one) is \(name(scope)), which is already the scope of \(other)",
            at: graph.components[component].place ?? graph.components[ancestor].place,
            path: graph.components[component].root.map { path(ofReached: $0) } ?? [],
            notes: [component, ancestor].compactMap { component in
                guard let place = graph.components[component].place else { return nil }
                let verb = graph.components[component].parent == nil ? "built" : "installed"
                return Diagnostic.Note("\(name(component: component)) is \(verb)", at: place)
            },
            help: ["give \(one) its own scope: struct \(graph.components[component].name.full.lastIdentifier)Scope: Scope {}"],
            types: [graph.components[component].name.full, scope.full])
    }
}
