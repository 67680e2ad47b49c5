import DovetailGraph

extension Interpreter {
    func performSwitch(_ statement: SyntaxNode, _ environment: Environment) -> Flow {
        let cases = statement.nodes("cases")
        let node = statement["subject_expr"] ?? statement
        let subject = value(of: node, environment)
        if isThrowing { return .thrown }
        let items = cases.flatMap { $0.nodes("case_label_items") }
        if items.contains(where: { canDeclare($0, environment) }) { reportUse(of: node, environment) }
        // The value of a switch expression may matter even if its cases declare nothing.
        let isRelevant =
            subject.canDeclare || cases.contains { $0["body"].map { isFollowed($0, environment) } ?? false }
            || changesFollowed(statement, environment)
        guard isRelevant, !cases.isEmpty else {
            skip(statement, environment)
            return .next
        }
        for item in items {
            forgetChanges(in: item, environment)
            if canThrow(item) { addThrowing(item, environment) }
        }
        let knownCase = knownCase(of: cases, subject, environment)
        var (choice, isKnown) = knownCase.map { ($0, true) } ?? select(cases, subject, node, environment)
        if isKnown { for position in cases.indices where position != choice { coverage.exclude(cases[position]) } }
        while true {
            let inner = environment.nested()
            let patterns = cases[choice].nodes("case_label_items").compactMap { $0["pattern"] }
            // A pattern may bind what can declare, or what contains it.
            for name in patterns.flatMap(\.patternNames) { inner.define(name, subject.canDeclare ? subject : .unknown) }
            if patterns.count == 1, choice == knownCase || !subject.canDeclare && !subject.isOpen { match(patterns[0], subject, inner) }
            let flow = performBody(of: cases[choice], inner)
            switch flow {
            case .broken(nil): return .next
            case .fellThrough where choice + 1 < cases.count: choice += 1
            case .next, .returned, .broken, .continued, .fellThrough, .thrown: return flow
            }
        }
    }

    /// The case that a world selects, and whether that is known rather than answered by the world.
    private func select(
        _ cases: [SyntaxNode], _ value: Value, _ node: SyntaxNode, _ environment: Environment
    ) -> (choice: Int, isKnown: Bool) {
        let type = type(node.unwrapped.type, environment)
        let all = constants(of: type)
        let subject = subject(value, node, environment)
        var knowledge = world.knowledge(of: subject, all: all)
        if let constant = constant(value, type) {
            knowledge.learn(isOne: true, of: [constant], isDecided: true)
        } else if case .payload(let name, _) = value {
            knowledge.learn(isOne: true, of: [".\(name)"], isDecided: true)
        } else if !value.isOpen {
            knowledge.learn(isOne: false, of: ["nil"], isDecided: true)
        }

        let constants = cases.map { self.constants(selecting: $0, of: all, environment) }
        // The constants that a case above has selected.
        var earlier: Set<String> = []
        var selections: [(position: Int, comparison: Comparison)] = []
        for (position, constants) in constants.enumerated() where knowledge.isOne(of: earlier) != true {
            guard let constants else {
                if selections.isEmpty, !value.isOpen, selectsEachSome(cases[position], environment) { return (position, true) }
                selections.append((position, Comparison(subject: subject, constants: earlier, isNegated: true, all: all)))
                continue
            }
            let own = constants.subtracting(earlier)
            if !own.isEmpty, knowledge.isOne(of: own) != false {
                selections.append((position, Comparison(subject: subject, constants: own, all: all)))
            }
            earlier.formUnion(constants)
        }
        if selections.isEmpty {
            addBlindSpot("which case is selected is not known", at: node, in: environment)
            return (0, false)
        }
        if selections.count == 1 { return (selections[0].position, knowledge.isDecided) }

        let labels = selections.map { label(of: cases[$0.position], environment) }
        let isDefault = { (position: Int) in cases[position].nodes("case_label_items").contains { $0.flag("default") } }
        let usual = selections.firstIndex { isDefault($0.position) } ?? 0
        // Two switches over one value can have different cases, also if those are spelled alike.
        let cases = selections.map { selection in
            constants[selection.position].map { $0.sorted().joined(separator: ",") }
                ?? cases[selection.position].nodes("case_label_items").map { identity(of: $0, environment) }.joined(separator: ",")
        }
        let question = Question(
            identity: "switch \(subject) \(cases.joined(separator: "; "))", text: "switch \(environment.frame.file.excerpt(node))",
            place: environment.frame.file.place(of: node.start ?? 0), choices: labels, usual: usual)
        guard let (choice, isDecided) = ask(question) else { return (selections[usual].position, false) }
        let selection = selections[choice]
        world.learn(selection.comparison, holds: true, isDecided: isDecided)
        return (selection.position, isDecided)
    }

    private func selectsEachSome(_ statement: SyntaxNode, _ environment: Environment) -> Bool {
        statement.nodes("case_label_items").contains { item in
            item.children.count == 1 && item["pattern"].map { matchesEachSome($0, environment) } ?? false
        }
    }

    /// The constants that a case matches, if they are known and nothing else matters.
    private func constants(selecting statement: SyntaxNode, of all: Set<String>?, _ environment: Environment) -> Set<String>? {
        var constants: Set<String> = []
        for item in statement.nodes("case_label_items") {
            guard let pattern = item["pattern"], item.children.count == 1, !item.flag("default") else { return nil }
            if let all, matchesEachSome(pattern, environment) {
                constants.formUnion(all.subtracting(["nil"]))
            } else if let matched = self.constants(matching: pattern, environment) {
                constants.formUnion(matched)
            } else {
                return nil
            }
        }
        return constants
    }

    /// `.some(let binder)` of `case .some(let binder):`.
    func label(of statement: SyntaxNode, _ environment: Environment) -> String {
        guard let start = statement.start, let end = statement["body"]?.start, start < end else { return "…" }
        var label = environment.frame.file.excerpt(start..<end)
        if label.hasPrefix("case ") { label.removeFirst(5) }
        if label.hasSuffix(":") { label.removeLast() }
        return label
    }
}

// SPDX-License-Identifier: Apache-2.0
