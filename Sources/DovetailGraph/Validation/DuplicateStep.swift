/// The name of a step is unique within its component.
struct DuplicateStep: Rule {
    static let id = DiagnosticID.duplicateStep

    private struct Name: Hashable {
        let component: Int
        let name: String
    }

    static func check(_ context: ValidationContext) -> [Diagnostic] {
        let graph = context.graph
        if graph.steps.isEmpty { return [] }
        var first: [Name: Int] = [:]
        return graph.steps.compactMap { step in
            guard let text = step.name else { return nil }
            let name = Name(component: graph.bindings[step.binding].component, name: text)
            guard let earlier = first[name] else {
                first[name] = step.binding
                return nil
            }
            return Diagnostic(
                id, "two steps are named \"\(text)\"", at: context.place(step.binding),
                notes: [context.note("first declared", at: earlier)],
                help: ["give one of them another name"])
        }
    }
}
