extension ValidationContext {
    /// A component with values that a launcher supplies is requested as a `ChildLauncher`.
    func builtInsteadOfLaunched() -> [Diagnostic] {
        if graph.steps.isEmpty { return [] }
        let firstStep = Dictionary(
            graph.steps.map { (graph.bindings[$0.binding].component, $0.binding) }, uniquingKeysWith: { first, _ in first })
        var findings: [Diagnostic] = []
        for binding in graph.bindings.indices where stepKinds[binding] != .children {
            for request in graph.bindings[binding].requests {
                let answer = resolution.answers[request]
                guard answer.outcome == .found, Int(answer.target) < graph.bindings.count,
                    case .componentFactory(let child?) = graph.bindings[Int(answer.target)].kind, let step = firstStep[child]
                else { continue }
                let (name, launched) = (name(component: child), name(binding: step))
                findings.append(
                    finding(
                        .builtInsteadOfLaunched, "\(name) is built here, but \(launched) in it must be provided by a launcher",
                        at: binding, path: [], notes: [note("\(launched) is declared", at: step)],
                        help: ["use install(child: \(name).self), and request ChildLauncher<\(name)>"], types: []))
            }
        }
        return findings
    }
}

// SPDX-License-Identifier: Apache-2.0
