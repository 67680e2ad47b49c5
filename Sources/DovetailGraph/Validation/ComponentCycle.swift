extension ValidationContext {
    /// A component is not installed inside itself.
    func componentCycles() -> [Diagnostic] {
        guard graph.installations.contains(where: { $0.child == nil }) else { return [] }
        // By the child; -1 for those that would close a cycle.
        let installations = Groups(graph.installations.indices) { graph.installations[$0].child ?? -1 }
        let starts = starts(of: installations[-1])
        return installations[-1].map { finding($0, from: starts[$0] ?? 0, installations) }
    }

    /// For each installation, the component that it installs inside itself.
    private func starts(of closing: [Int]) -> [Int: Int] {
        let byComponent = Groups(closing) { graph.installations[$0].component }
        var starts: [Int: Int] = [:]
        var named = PathTable<TypeIdentity, Int>(resolution.tree)
        for component in resolution.tree.order {
            named.go(to: component)
            named.set(TypeIdentity(graph.components[component].name), component)
            for position in byComponent[component] {
                let outermost = resolution.tree.ancestor(of: component, atDepth: 0)
                starts[position] = named[TypeIdentity(graph.installations[position].name)] ?? outermost
            }
        }
        return starts
    }

    private func finding(_ position: Int, from start: Int, _ installations: Groups) -> Diagnostic {
        let closing = graph.installations[position]
        let tree = resolution.tree
        // The part to show of the path from the installing component up to the component itself.
        let length = tree.depth(closing.component) - tree.depth(start) + 1
        let member = { tree.ancestor(of: closing.component, atDepth: tree.depth(start) + $0) }
        let path = origins.path(to: start).dropLast() + PathForest.abbreviated(count: length, member)
        return Diagnostic(
            .componentCycle, "\(name(closing.name)) is installed inside itself", at: closing.place,
            path: text(path) { name(component: $0) } + [name(closing.name)],
            notes: notes(1...length) { step in
                guard let step = step == length ? position : installations[member(step)].first else { return nil }
                let installation = graph.installations[step]
                let message = "\(name(component: installation.component)) installs \(name(installation.name))"
                return note(message, at: installation.place, in: installation.module)
            },
            help: ["remove install(dependency: \(name(closing.name)).self) from \(name(component: closing.component))"],
            types: (0..<min(length, 20)).map { graph.components[member($0)].name.full })
    }
}
