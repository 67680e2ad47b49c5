extension ValidationContext {
    /// A component receives its seed from outside and does not bind the seed's key itself.
    func seedConflicts() -> [Diagnostic] {
        graph.components.indices.compactMap { component in
            guard let seed = graph.components[component].seed else { return nil }
            let key = graph.bindings[seed].key
            let rivals = graph.components[component].bindings.filter { binding in
                binding != seed && graph.bindings[binding].key == key && graph.bindings[binding].contribution == nil
                    && !graph.isForBuilderOnly(binding)
            }
            guard let first = rivals.first else { return nil }
            let owner = name(component: component)
            return finding(
                .seedConflict, "\(owner) binds \(name(key: key)), which is its seed", at: first, path: path(ofReached: seed),
                notes: notes("bound", rivals),
                help: ["remove \(declaration(of: key)), or give \(owner) a seed of another type or tag"])
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
