extension ValidationContext {
    /// A binder is only used while its `configure` runs.
    func lateDeclarations() -> [Diagnostic] {
        graph.unfinished.filter(\.isLate).map { late in
            Diagnostic(
                .lateDeclaration, "\(name(key: late.key)) was declared after configure of \(name(module: late.module)) had returned",
                at: late.place, notes: [note("declared", at: late.place, in: late.module)],
                help: ["declare it inside configure, and do not let the binder escape"], types: types(late.key))
        }
    }
}
