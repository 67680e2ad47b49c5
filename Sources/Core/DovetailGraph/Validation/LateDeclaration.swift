extension ValidationContext {
    /// A binder is only used while its `configure` runs.
    func lateDeclarations() -> [Diagnostic] {
        graph.unfinished.filter(\.isLate).map { late in
            .lateDeclaration(
                of: name(key: late.key), in: name(module: late.module), note("declared", at: late.place, in: late.module), types(late.key))
        }
    }
}

extension Diagnostic {
    /// The finding for a declaration that came after its graph had been validated.
    package static func lateDeclaration(of type: TypeName, in module: TypeName, at place: Graph.SourceLocation) -> Diagnostic {
        lateDeclaration(of: type.short, in: module.short, Note("declared", at: place), [type.full])
    }

    fileprivate static func lateDeclaration(of key: String, in module: String, _ note: Note, _ types: [String]) -> Diagnostic {
        Diagnostic(
            .lateDeclaration, "\(key) was declared after configure of \(module) had returned", at: note.place, notes: [note],
            help: ["declare it inside configure, and do not let the binder escape"], types: types)
    }
}

// SPDX-License-Identifier: Apache-2.0
