/// A replacement matches a binding.
struct UnmatchedReplacement: Rule {
    static let id = DiagnosticID.unmatchedReplacement

    static func check(_ context: ValidationContext) -> [Diagnostic] {
        let unmatched = context.graph.replacements.filter(\.replaced.isEmpty)
        if unmatched.isEmpty { return [] }
        // For an incomplete binding there is another diagnostic, which is sufficient.
        let begun = context.graph.begunKeys
        let graph = context.graph
        let contributed = Set(graph.bindings.indices.lazy.filter { graph.bindings[$0].contribution != nil }.map { graph.bindings[$0].key })
        return unmatched.filter { !begun.contains($0.key) }.map { replacement in
            replacement.entry != nil && contributed.contains(replacement.key)
                ? finding(ofEntry: replacement, context) : finding(replacement, context)
        }
    }

    private static func finding(_ replacement: Graph.Replacement, _ context: ValidationContext) -> Diagnostic {
        let name = context.name(key: replacement.key)
        let module = context.name(replacement.module)
        let near = context.nearMisses.look(for: replacement.key)
        let what = replacement.contributes ? "contributions to \(name), which has none" : "\(name), which is not bound"
        let written = context.declaration(of: replacement.key, contributes: replacement.contributes)
        let remedy = near.bindings.first.map { "write \(context.declaration(ofBinding: $0)) instead" }
        return Diagnostic(
            id, "\(module) replaces \(what)", at: replacement.place, notes: near.notes,
            help: ["remove \(written) from \(module), or \(remedy ?? "bind the key that it is meant to replace")"],
            types: context.types(replacement.key)
        )
    }

    /// The dictionary has entries, but none with this key.
    private static func finding(ofEntry replacement: Graph.Replacement, _ context: ValidationContext) -> Diagnostic {
        let entry = context.mention(entry: replacement.entry ?? 0, of: replacement.key)
        let module = context.name(replacement.module)
        let written = context.declaration(of: replacement.key, contributes: true)
        return Diagnostic(
            id, "\(module) replaces \(entry), which does not exist", at: replacement.place,
            help: ["remove \(written) from \(module), or give it the key of the entry that it is meant to replace"],
            types: context.types(replacement.key)
        )
    }
}
