extension ValidationContext {
    /// The name of a step is unique within its component.
    func duplicateSteps() -> [Diagnostic] {
        // By the component, and then by the name.
        var first: [Int: [String: Int]] = [:]
        return graph.steps.compactMap { step in
            guard let text = step.name else { return nil }
            let component = graph.bindings[step.binding].component
            guard let earlier = first[component]?[text] else {
                first[component, default: [:]][text] = step.binding
                return nil
            }
            return finding(
                .duplicateStep, "two steps are named \"\(text)\"", at: step.binding, path: [],
                notes: [note("first declared", at: earlier)], help: ["give one of them another name"], types: [])
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
