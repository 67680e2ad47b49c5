extension ValidationContext {
    /// A component is not installed inside itself, and the nesting of components has a limit.
    func componentCycles() -> [Diagnostic] { closedCycles() + endlessNests() }

    private func closedCycles() -> [Diagnostic] {
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

    /// The first component that is nested too deeply, such as one of a generic component that installs itself with other arguments.
    private func endlessNests() -> [Diagnostic] {
        guard graph.components.count > Graph.deepestNesting else { return [] }
        let component = graph.components.indices.first { resolution.tree.depth($0) > Graph.deepestNesting }
        guard let component else { return [] }
        let name = name(component: component)
        let installation = graph.installations.first { $0.child == component }
        let (depth, limit) = (grouped(resolution.tree.depth(component)), grouped(Graph.deepestNesting))
        return [
            Diagnostic(
                .componentCycle, "\(name) is nested in \(depth) components, and at most \(limit) are possible",
                at: graph.components[component].place, path: text(origins.path(to: component)) { self.name(component: $0) },
                notes: installation.map {
                    [note("\(self.name(component: $0.component)) installs \(name)", at: $0.place, in: $0.module)]
                } ?? [],
                help: [
                    "install \(name) in a component further up; a generic component that installs itself with other arguments never ends"
                ],
                types: [graph.components[component].name.full])
        ]
    }
}

extension Graph {
    /// The number of components in which one can be nested. The linker has sixteen bits for the distance of a component from its ancestors.
    package static let deepestNesting = 65_535
}

// SPDX-License-Identifier: Apache-2.0
