extension ValidationContext {
    /// Each component binds a key at most once.
    ///
    /// Those that are defaults have another diagnostic.
    func duplicateBindings() -> [Diagnostic] {
        duplicates.numbers.filter { !graph.bindings[$0].isDefault }.map { finding([$0] + duplicates[$0]) }
    }

    /// The other bindings of each key that a component binds more than once, by the first one.
    func findDuplicates() -> Groups {
        if !resolution.hasDuplicates { return Groups() }
        var earliest = ContiguousArray<Int32>(repeating: -1, count: graph.keys.count)
        var duplicates = Groups()
        for binding in graph.bindings.indices where graph.bindings[binding].contribution == nil {
            if graph.isForBuilderOnly(binding) { continue }
            let key = graph.bindings[binding].key
            let first = Int(earliest[key])
            guard first >= 0, graph.bindings[first].component == graph.bindings[binding].component else {
                earliest[key] = Int32(binding)
                continue
            }
            // A second binding of the seed is reported by another rule.
            if graph.components[graph.bindings[binding].component].seed.map({ graph.bindings[$0].key }) == key { continue }
            if graph.bindsReservedKey(first) || graph.bindsReservedKey(binding) { continue }
            if graph.bindings[first].isInstallation, graph.bindings[binding].isInstallation { continue }
            duplicates.add(binding, to: first)
        }
        return duplicates
    }

    private func finding(_ bindings: [Int]) -> Diagnostic {
        let key = graph.bindings[bindings[0]].key
        guard let root = bindings.first(where: { graph.isRoot($0) }) else {
            let remedy = graph.keys[key].form.isFactory ? "name another factory in with(…)" : "distinguish them with tagged(with:)"
            return finding(
                .duplicateBinding, "\(name(key: key)) is bound \(times(bindings.count))", at: bindings[1],
                path: path(ofReached: bindings[0]), notes: notes("bound", bindings),
                help: collections(of: key).map { "contribute them to \(name(key: $0.key)): \($0.contribution)" }
                    + ["keep one of them, or \(remedy)"])
        }
        // The root is only bound by `configureRoot`.
        let others = bindings.filter { $0 != root }
        let component = name(componentOf: root)
        return finding(
            .duplicateBinding, "\(component) binds \(name(key: key)), which is its root", at: others[0], path: path(ofReached: root),
            notes: notes("bound", others) + [note("the root of \(component), bound", at: root)],
            help: ["remove \(declaration(of: key)): configureRoot already binds it in \(component)"])
    }
}

extension ValidationContext {
    /// The collections of a key that are contributed to or declared, with the call that contributes to each.
    private func collections(of element: Int) -> [(key: Int, contribution: String)] {
        Groups(resolution.multibindings.indices) { resolution.multibindings[$0].key }.numbers.compactMap { key in
            guard graph.keys[key].form == .collection(of: element), let syntax = collectionSyntax(key) else { return nil }
            return (key, syntax.contribution)
        }
    }
}

extension Graph.Binding {
    /// Whether it is the binding of an installed component.
    var isInstallation: Bool { if case .componentFactory = kind { true } else { false } }
}

// SPDX-License-Identifier: Apache-2.0
