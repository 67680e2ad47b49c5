/// A binding that was started is completed by a `to` method.
struct UnfinishedBinding: Rule {
    static let id = DiagnosticID.unfinishedBinding

    static func check(_ context: ValidationContext) -> [Diagnostic] {
        context.graph.unfinished.filter { !$0.isLate }.map { unfinished in
            Diagnostic(
                id, "the binding of \(context.name(key: unfinished.key)) is incomplete: it has no to(…)", at: unfinished.place,
                notes: [
                    Diagnostic.Note("started", at: unfinished.place, installers: context.installers(module: unfinished.module))
                ],
                help: ["complete it with \(end(of: unfinished.kind))"],
                types: context.types(unfinished.key)
            )
        }
    }

    private static func end(of kind: Graph.Binding.Kind) -> String {
        switch kind {
        case .assistedFactory: ".to(factory:), after .with(…) if there is a seed"
        case .propertyInjector: ".to(injector:)"
        default: ".to(factory:), .to(value:), .to(provider:) or .configured(with:)"
        }
    }
}
