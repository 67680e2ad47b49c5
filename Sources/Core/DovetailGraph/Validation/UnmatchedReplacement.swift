extension ValidationContext {
    /// A replacement matches a binding.
    func unmatchedReplacements() -> [Diagnostic] {
        let unmatched = graph.replacements.filter { $0.replaced.isEmpty && !keysOfDuplicateTypes.contains($0.key) }
        if unmatched.isEmpty { return [] }
        // For an incomplete binding there is another diagnostic, which is sufficient.
        let unfinished = Set(graph.unfinished.map(\.key))
        let contributed = Set(graph.bindings.indices.filter { graph.bindings[$0].contribution != nil }.map { graph.bindings[$0].key })
        return unmatched.filter { !unfinished.contains($0.key) }.map { replacement in
            finding(replacement, entry: contributed.contains(replacement.key) ? replacement.entry : nil)
        }
    }

    /// The start of a binding that replaces `binding`. A factory with effects is replaced by one with the same effects.
    private func code(replacing binding: Int) -> String {
        let key = graph.bindings[binding].key
        guard let start = specialDeclaration(of: key) else { return declaration(ofBinding: binding) }
        let effects = words(graph.keys[key].traits.effects)
        return effects.isEmpty ? start : "\(start).to { (…) \(effects)in … }"
    }

    /// - Parameter entry: The entry that does not exist, if the dictionary has others.
    private func finding(_ replacement: Graph.Replacement, entry: Int?) -> Diagnostic {
        let (key, module) = (replacement.key, name(replacement.module))
        let written = specialDeclaration(of: key) ?? declaration(of: key, contributes: replacement.contributes || entry != nil)
        let near = entry == nil ? nearMisses.look(for: key) : []
        let binding = near.first?.binding.map { "write \(code(replacing: $0)) instead" }
        let remedy = entry == nil ? "bind the key that it is meant to replace" : "give it the key of the entry that it is meant to replace"
        let none = replacement.contributes ? "contributions to \(name(key: key)), which has none" : "\(name(key: key)), which is not bound"
        let what = entry.map { "\(mention(entry: $0, of: key)), which does not exist" } ?? none
        return Diagnostic(
            .unmatchedReplacement, "\(module) replaces \(what)", at: replacement.place, notes: notes(near),
            help: ["remove \(written) from \(module), or \(binding ?? remedy)"], types: types(key))
    }
}

// SPDX-License-Identifier: Apache-2.0
