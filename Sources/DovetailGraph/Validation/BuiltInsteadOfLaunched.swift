/// A component with values that a launcher supplies is requested as a `ChildLauncher`.
struct BuiltInsteadOfLaunched: Rule {
    static let id = DiagnosticID.builtInsteadOfLaunched

    static func check(_ context: ValidationContext) -> [Diagnostic] {
        let graph = context.graph
        if graph.steps.isEmpty { return [] }
        var firstStep: [Int: Int] = [:]
        for step in graph.steps where firstStep[graph.bindings[step.binding].component] == nil {
            firstStep[graph.bindings[step.binding].component] = step.binding
        }
        var findings: [Diagnostic] = []
        for binding in graph.bindings.indices where context.stepKinds[binding] != .children {
            for request in graph.bindings[binding].requests {
                let answer = context.resolution.answers[request]
                guard answer.outcome == .found, Int(answer.target) < graph.bindings.count,
                    case .componentFactory(let child?) = graph.bindings[Int(answer.target)].kind, let step = firstStep[child]
                else { continue }
                let (name, launched) = (context.name(component: child), context.name(binding: step))
                findings.append(
                    Diagnostic(
                        id, "\(name) is built here, but \(launched) in it must be provided by a launcher", at: context.place(binding),
                        notes: [context.note("\(launched) is declared", at: step)],
                        help: ["use install(child: \(name).self), and request ChildLauncher<\(name)>"]))
            }
        }
        return findings
    }
}
