extension ValidationContext {
    /// A child does not bind a key that one of its ancestors binds, contribute to it, or have it as its seed.
    func shadowedBindings() -> [Diagnostic] {
        var findings: [Diagnostic] = []
        for component in graph.components.indices {
            guard let parent = graph.components[component].parent else { continue }
            for binding in graph.components[component].bindings where isDeclared(binding) {
                let key = graph.bindings[binding].key
                guard let outer = resolution.binding(of: key, in: parent), resolution.binding(of: key, in: component) == binding,
                    !graph.bindings[outer].isInstallation, !graph.bindsReservedKey(binding)
                else { continue }
                findings.append(finding(binding, outer))
            }
        }
        return findings + shadowedCollections()
    }

    private func isDeclared(_ binding: Int) -> Bool {
        graph.bindings[binding].contribution == nil
            && (!graph.bindings[binding].isBuiltIn || graph.bindings[binding].kind == .seed)
    }

    /// If an ancestor binds a collection as a whole and a child contributes to it, the child sees only its own contributions.
    private func shadowedCollections() -> [Diagnostic] {
        shadowedWholes.enumerated().compactMap { position, whole in
            let multibinding = resolution.multibindings[position]
            guard let whole, multibinding.outer == nil, let first = multibinding.contributions.first else { return nil }
            let (child, ancestor) = (name(component: multibinding.component), name(componentOf: whole))
            return finding(
                .shadowedBinding, "\(child) contributes to \(name(key: multibinding.key)), which \(ancestor) binds as a whole", at: first,
                notes: notes("bound as a whole in \(ancestor)", [whole])
                    + notes("contributed to in \(child)", multibinding.contributions),
                help: [
                    "contribute the elements in \(ancestor), too, with \(declaration(of: multibinding.key, contributes: true))",
                    "distinguish the two with tagged(with:)",
                ])
        }
    }

    private func finding(_ binding: Int, _ outer: Int) -> Diagnostic {
        let key = graph.bindings[binding].key
        let (child, ancestor) = (name(componentOf: binding), name(componentOf: outer))
        let isSeed = graph.bindings[binding].kind == .seed
        let help =
            if isSeed {
                "give \(child) a seed of another type, or a tagged one: Tagged<…>"
            } else if graph.isRoot(binding) {
                // A root has no tag, and every component has a root.
                "give \(child) its own Root type, or \(provider(of: key)), which provides the root of \(ancestor)"
            } else {
                "remove it from \(child), or distinguish the two with tagged(with:)"
            }
        let what = isSeed ? "the seed of \(child) is \(name(key: key))" : "\(child) binds \(name(key: key))"
        return finding(
            .shadowedBinding, "\(what), which \(ancestor) already binds", at: binding,
            notes: [
                note(graph.bindings[outer].kind == .seed ? "the seed of \(ancestor)" : "bound in \(ancestor)", at: outer),
                note(isSeed ? "the seed of \(child)" : "bound in \(child)", at: binding),
            ],
            help: [help])
    }
}

// SPDX-License-Identifier: Apache-2.0
