extension ValidationContext {
    /// Shared bindings for one instance share that instance.
    ///
    /// Two shared aliases of an unshared `Store` each hold their own instance, although both promise to share it.
    func splitInstances() -> [Diagnostic] {
        // By the target, and then by the component of the alias.
        var aliases = Groups()
        for binding in graph.bindings.indices where graph.bindings[binding].isShared {
            guard let target = unsharedTarget(of: binding) else { continue }
            aliases.add(binding, to: target * graph.components.count + graph.bindings[binding].component)
        }
        return aliases.numbers.sorted().compactMap { number in
            if aliases[number].count < 2 { return nil }
            let target = number / graph.components.count
            let relatives = aliases[number].filter { type(target).isKind(of: type($0)) }
            return relatives.count < 2 ? nil : finding(relatives, of: target)
        }
    }

    /// The target of an alias, if it is unshared and therefore created again for each requester.
    private func unsharedTarget(of binding: Int) -> Int? {
        let requests = graph.bindings[binding].requests
        guard requests.count == 1, graph.bindings[binding].kind == .factory else { return nil }
        let answer = resolution.answers[requests.lowerBound]
        let target = Int(answer.target)
        guard answer.outcome == .found, answer.timing == .eager, target < graph.bindings.count, target != binding else { return nil }
        return !graph.bindings[target].isShared && graph.bindings[target].kind == .factory ? target : nil
    }

    private func type(_ binding: Int) -> TypeName { graph.keys[graph.bindings[binding].key].type }

    private func finding(_ aliases: [Int], of target: Int) -> Diagnostic {
        let (key, name) = (graph.bindings[target].key, name(binding: target))
        return finding(
            .splitInstance, "\(grouped(aliases.count)) shared bindings each hold their own instance of \(name), which is not shared",
            at: aliases[1], path: path(ofReached: aliases[0]),
            notes: notes(aliases) { note("\(self.name(binding: $0)) is shared", at: $0) } + [note("\(name) is not shared", at: target)],
            help: ["add .sharedInScope() to \(declaration(of: key)), and remove it from the others"], types: types(key))
    }
}

// SPDX-License-Identifier: Apache-2.0
