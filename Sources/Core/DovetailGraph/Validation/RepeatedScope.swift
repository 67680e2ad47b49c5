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
        // A component that is installed in several places has one diagnostic for all that repeat the scope of the same component.
        var pairs: [Pair: Int] = [:]
        let repeated = owners.indices.filter { owners[$0] != nil }
        let groups = Groups(repeated) { component in
            let pair = Pair(
                component: TypeIdentity(graph.components[component].name),
                ancestor: TypeIdentity(graph.components[owners[component] ?? 0].name))
            let number = pairs[pair] ?? pairs.count
            pairs[pair] = number
            return number
        }
        return groups.all.compactMap { components in owners[components[0]].flatMap { finding(components, $0) } }
    }

    /// The types of a component and of the ancestor whose scope it has.
    private struct Pair: Hashable {
        let component: TypeIdentity
        let ancestor: TypeIdentity
    }

    private func finding(_ components: [Int], _ ancestor: Int) -> Diagnostic? {
        let component = components[0]
        guard let scope = graph.components[component].scope else { return nil }
        var places: Set<Graph.SourceLocation> = []
        let installed = components.filter { graph.components[$0].place.map { places.insert($0).inserted } ?? false }
        let (one, other) = (name(component: component), name(component: ancestor))
        return Diagnostic(
            .repeatedScope, "the scope of \(one) is \(name(scope)), which is already the scope of \(other)",
            at: graph.components[component].place ?? graph.components[ancestor].place,
            path: graph.components[component].root.map { path(ofReached: $0) } ?? [],
            notes: notes(installed, more: moreLocations, location) + [location(ancestor)].compactMap(\.self),
            help: ["give \(one) its own scope: struct \(graph.components[component].name.full.lastIdentifier)Scope: Scope {}"],
            types: [graph.components[component].name.full, scope.full])
    }

    private func location(_ component: Int) -> Diagnostic.Note? {
        guard let place = graph.components[component].place else { return nil }
        let verb = graph.components[component].parent == nil ? "built" : "installed"
        return Diagnostic.Note("\(name(component: component)) is \(verb)", at: place)
    }
}

// SPDX-License-Identifier: Apache-2.0
