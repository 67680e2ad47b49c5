/// A replacement matches a binding.
struct UnmatchedReplacement: Rule {
    static let id = DiagnosticID.unmatchedReplacement

    static func check(_ inspection: Inspection) -> [Diagnostic] {
        let unmatched = inspection.graph.replacements.filter(\.replaced.isEmpty)
        if unmatched.isEmpty { return [] }
        // For an incomplete binding there is another diagnostic, which is sufficient.
        let begun = inspection.graph.begunKeys
        let graph = inspection.graph
        let contributed = Set(graph.bindings.indices.lazy.filter { graph.bindings[$0].contribution != nil }.map { graph.bindings[$0].key })
        return unmatched.filter { !begun.contains($0.key) }.map { replacement in
            replacement.entry != nil && contributed.contains(replacement.key)
                ? finding(ofEntry: replacement, inspection) : finding(replacement, inspection)
        }
    }

    private static func finding(_ replacement: Graph.Replacement, _ inspection: Inspection) -> Diagnostic {
        let name = inspection.name(key: replacement.key)
        let module = inspection.name(replacement.module)
        let near = inspection.nearMisses.look(for: replacement.key)
        let what = replacement.contributes ? "contributions to \(name), of which there are none" : "\(name), which nobody binds"
        let written = inspection.declaration(of: replacement.key, contributes: replacement.contributes)
        let remedy = near.bindings.first.map { "write \(inspection.declaration(ofBinding: $0)) instead" }
        return Diagnostic(
            id, "\(module) replaces \(what)", at: replacement.place, notes: near.notes,
            help: ["remove \(written) from \(module), or \(remedy ?? "bind the key that it is meant for")"],
            types: inspection.types(replacement.key)
        )
    }

    /// The dictionary has entries, but none with this key.
    private static func finding(ofEntry replacement: Graph.Replacement, _ inspection: Inspection) -> Diagnostic {
        let name = inspection.name(key: replacement.key)
        let module = inspection.name(replacement.module)
        let written = inspection.declaration(of: replacement.key, contributes: true)
        return Diagnostic(
            id, "\(module) replaces an entry of \(name) that does not exist", at: replacement.place,
            help: ["remove \(written) from \(module), or give it the key of the entry that it is meant for"],
            types: inspection.types(replacement.key)
        )
    }
}
