/// A binder is only used while its `configure` runs.
struct LateDeclaration: Rule {
    static let id = DiagnosticID.lateDeclaration

    static func check(_ inspection: Inspection) -> [Diagnostic] {
        inspection.graph.unfinished.filter(\.isLate).map { late in
            let module = inspection.name(module: late.module)
            return Diagnostic(
                id, "\(inspection.name(key: late.key)) was declared after the configure of \(module) had returned", at: late.place,
                notes: [Diagnostic.Note("declared", at: late.place, installers: inspection.installers(module: late.module))],
                help: ["declare it inside of configure, and do not keep the binder"],
                types: inspection.types(late.key)
            )
        }
    }
}
