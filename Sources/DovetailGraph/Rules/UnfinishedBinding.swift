/// A binding that was begun ends with how the thing is made.
struct UnfinishedBinding: Rule {
    static let id = DiagnosticID.unfinishedBinding

    static func check(_ inspection: Inspection) -> [Diagnostic] {
        inspection.graph.unfinished.filter { !$0.isLate }.map { unfinished in
            Diagnostic(
                id, "the binding of \(inspection.name(key: unfinished.key)) was begun and never finished", at: unfinished.place,
                notes: [
                    Diagnostic.Note("begun", at: unfinished.place, installers: inspection.installers(module: unfinished.module))
                ],
                help: ["end it with .to(factory:), .to(value:), .to(provider:) or .configured(with:)"],
                types: inspection.types(unfinished.key)
            )
        }
    }
}
