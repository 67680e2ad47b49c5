extension ValidationContext {
    /// The name of a step is unique within its component.
    func duplicateSteps() -> [Diagnostic] {
        var first: [StepName: Int] = [:]
        return graph.steps.compactMap { step in
            guard let text = step.name else { return nil }
            let name = StepName(component: graph.bindings[step.binding].component, name: text)
            guard let earlier = first[name] else {
                first[name] = step.binding
                return nil
            }
            return finding(
                .duplicateStep, "two steps are named \"\(text)\"", at: step.binding, path: [],
                notes: [note("first declared", at: earlier)], help: ["give one of them another name"], types: [])
        }
    }
}

private struct StepName: Hashable {
    let component: Int
    let name: String
}
