/// A binder is only used while its `configure` runs.
struct LateDeclaration: Rule {
    static let id = DiagnosticID.lateDeclaration

    static func check(_ context: ValidationContext) -> [Diagnostic] {
        context.graph.unfinished.filter(\.isLate).map { late in
            let module = context.name(module: late.module)
            return Diagnostic(
                id, "\(context.name(key: late.key)) was declared after configure of \(module) had returned", at: late.place,
                notes: [Diagnostic.Note("declared", at: late.place, installers: context.installers(module: late.module))],
                help: ["declare it inside configure, and do not let the binder escape"],
                types: context.types(late.key)
            )
        }
    }
}
