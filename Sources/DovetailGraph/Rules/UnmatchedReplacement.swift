/// What replaces something replaces something.
struct UnmatchedReplacement: Rule {
    static let id = DiagnosticID.unmatchedReplacement

    static func check(_ inspection: Inspection) -> [Diagnostic] {
        inspection.graph.replacements.filter(\.replaced.isEmpty).map { replacement in
            let name = inspection.name(key: replacement.key)
            let module = inspection.name(replacement.module)
            let near = inspection.nearMisses.look(for: replacement.key, from: 0)
            let what = replacement.contributes ? "contributions to \(name), of which there are none" : "\(name), which nobody binds"
            return Diagnostic(
                id, "\(module) replaces \(what)", at: replacement.place, notes: near.notes,
                help: ["remove \(inspection.declaration(of: replacement.key)) from \(module), or bind the key that it is meant for"],
                types: inspection.types(replacement.key)
            )
        }
    }
}
