extension ValidationContext {
    /// The root or a step with a name depends on every step that a launcher runs for its value.
    ///
    /// Otherwise a service never starts, and the program looks healthy without it.
    func stepsThatAreNotLaunched() -> [Diagnostic] {
        unused.bindings.filter { isLaunched($0.binding) && collections(besides: $0).isEmpty }.map { finding(notLaunched: $0) }
            + unused.contributions.filter { $0.contains(where: isLaunched) }.map { finding(notLaunched: $0) }
    }

    /// Whether a launcher creates the instance of a binding.
    func isLaunched(_ binding: Int) -> Bool {
        switch stepKinds[binding] {
        case .prepare, .launch: true
        case .event, .children, nil: false
        }
    }

    private func finding(notLaunched unused: UnusedBinding) -> Diagnostic {
        let (binding, name) = (unused.binding, name(binding: unused.binding))
        let reason = unused.isRequested ? "it is not reachable from the root or a named step" : "nothing depends on it"
        return finding(
            .notLaunched, "\(name) is not \(participle(binding)), because \(reason)", at: binding,
            notes: [note("bound", at: binding)] + followerNotes(unused), help: remedies([binding], graph.bindings[binding].key))
    }

    private func finding(notLaunched contributions: [Int]) -> Diagnostic {
        let (key, steps) = (graph.bindings[contributions[0]].key, contributions.filter(isLaunched))
        let name = name(key: key)
        let subject = steps.count == 1 ? "a contribution to \(name) is" : "\(grouped(steps.count)) contributions to \(name) are"
        return finding(
            .notLaunched, "\(subject) not \(participle(steps[0])), because nothing depends on \(name)", at: steps[0],
            notes: notes("contributed to", contributions), help: remedies(steps, key))
    }

    private func participle(_ binding: Int) -> String { stepKinds[binding] == .prepare ? "prepared" : "launched" }

    private func remedies(_ steps: [Int], _ key: Int) -> [String] {
        let always =
            steps.contains { stepKinds[$0] == .launch }
            ? ["write launchAlways instead of launch to launch it although nothing depends on it"] : []
        return ["request \(spelling(key: key)) in the root, or in a step with a name: launch(\"…\") { (…) in … }"] + always
    }
}

// SPDX-License-Identifier: Apache-2.0
