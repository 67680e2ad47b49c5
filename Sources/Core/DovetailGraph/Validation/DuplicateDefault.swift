extension ValidationContext {
    /// Each component has at most one default for a key, because the order of the declarations does not decide between them.
    func duplicateDefaults() -> [Diagnostic] {
        let bindings = duplicates.numbers.filter { graph.bindings[$0].isDefault }.map { first in
            finding([first] + duplicates[first], "\(name(key: graph.bindings[first].key)) has \(duplicates[first].count + 1) defaults")
        }
        return bindings + collectionsWithTwoDefaults()
    }

    /// The default contributions of one module form the default of a collection. Entries of a dictionary are defaults of their own.
    private func collectionsWithTwoDefaults() -> [Diagnostic] {
        resolution.multibindings.compactMap { multibinding in
            let defaults = multibinding.contributions.filter { contribution in
                if case .entry = graph.bindings[contribution].contribution { return false }
                return graph.bindings[contribution].isDefault
            }
            let modules = Set(defaults.map { graph.bindings[$0].module }).count
            if modules < 2 { return nil }
            return finding(defaults, "\(name(key: multibinding.key)) has default contributions of \(modules) modules")
        }
    }

    private func finding(_ defaults: [Int], _ message: String) -> Diagnostic {
        let (first, component) = (defaults[0], name(componentOf: defaults[0]))
        return finding(
            .duplicateDefault, message, at: defaults[1], path: path(ofReached: first), notes: notes("default, bound", defaults),
            help: ["keep one of them, or \(declaration(ofBinding: first)) in a module that \(component) includes, which overrides them"])
    }
}

// SPDX-License-Identifier: Apache-2.0
