extension Interpreter {
    /// Whether the conditions of a statement hold, and whether that is known rather than answered by the world.
    func holds(_ statement: SyntaxNode, _ environment: Environment, usually usual: Bool) -> (holds: Bool, isKnown: Bool) {
        var isKnown = true
        for condition in statement.nodes("conditions") {
            let outcome = holds(condition, of: statement, environment, usually: usual)
            isKnown = isKnown && outcome.isKnown
            if !outcome.holds { return (false, outcome.isKnown) }
        }
        return (true, isKnown)
    }

    private func holds(
        _ condition: SyntaxNode, of statement: SyntaxNode, _ environment: Environment, usually usual: Bool
    ) -> (holds: Bool, isKnown: Bool) {
        if condition.kind == "#available" { return (!isUnavailable(statement, environment), true) }
        let isPattern = condition.kind.hasPrefix("pattern") || condition.children.contains { $0.node.kind.hasPrefix("pattern") }
        return isPattern ? matches(condition, environment, usually: usual) : truth(of: condition, environment, usually: usual)
    }

    /// Whether a statement says `#unavailable`, which the tree does not distinguish from `#available`. The system is assumed to be newer
    /// than all that are named.
    private func isUnavailable(_ statement: SyntaxNode, _ environment: Environment) -> Bool {
        guard let start = statement.start, let end = (statement["then_stmt"] ?? statement["body"])?.start, start < end else { return false }
        return environment.frame.file.contains("#unavailable", in: start..<end)
    }

    /// Whether `let x = y` or `case .a = y` matches.
    private func matches(_ condition: SyntaxNode, _ environment: Environment, usually usual: Bool) -> (holds: Bool, isKnown: Bool) {
        guard let initial = condition["initializer"] ?? condition["init"], let pattern = condition["pattern"] else {
            return answer(question(condition, environment, choices: Question.truthValues, usual: usual ? 1 : 0))
        }
        let isOptional = pattern.kind == "pattern_optional_some"
        let value = value(of: initial, environment)
        switch value {
        case .null where isOptional: return (false, true)
        case .unknown, .null, .enumCase: for name in pattern.patternNames { environment.define(name, .unknown) }
        default:
            for name in pattern.patternNames { environment.define(name, .unknown) }
            match(pattern, value, environment)
            if isOptional { return (true, true) }
        }
        // The pattern itself has no location.
        var question = question(initial, environment, choices: Question.truthValues, usual: usual ? 1 : 0)
        question.identity = identity(of: condition, environment)
        question.text = isOptional ? "\(question.text) != nil" : "case … = \(question.text)"
        return answer(question)
    }

    /// The value of a Boolean expression. A flag is usually false; a `guard` usually passes.
    func truth(of condition: SyntaxNode, _ environment: Environment, usually usual: Bool) -> (holds: Bool, isKnown: Bool) {
        if let name = booleanOperator(condition) {
            let operands = condition.arguments.compactMap { $0["expr"] }
            switch (name, operands.count) {
            case ("!", 1):
                let (holds, isKnown) = truth(of: operands[0], environment, usually: false)
                return (!holds, isKnown)
            case ("&&", 2), ("||", 2):
                let left = truth(of: operands[0], environment, usually: usual)
                if left.holds == (name == "||") { return left }
                let right = truth(of: operands[1].unwrapped, environment, usually: usual)
                return (right.holds, right.isKnown && left.isKnown)
            default: break
            }
        }
        if condition.kind == "paren_expr", let inner = condition["sub_expr"] { return truth(of: inner, environment, usually: usual) }
        if case .truth(let truth) = value(of: condition, environment) { return (truth, true) }
        return answer(question(condition, environment, choices: Question.truthValues, usual: usual ? 1 : 0))
    }

    private func answer(_ question: Question) -> (holds: Bool, isKnown: Bool) { (world.answer(question) == 1, world.isDecided(question)) }

    /// `!`, `&&` or `||` of the standard library.
    private func booleanOperator(_ node: SyntaxNode) -> String? {
        guard node.kind == "binary_expr" || node.kind == "prefix_unary_expr", let reference = node["fn"]?["fn"]?.unwrapped,
            reference.referencedUSR?.isMember(of: "s:Sb") == true
        else { return nil }
        return reference.referencedName
    }

    // MARK: Questions

    func question(_ node: SyntaxNode, _ environment: Environment, prefix: String = "", choices: [String], usual: Int) -> Question {
        let file = environment.frame.file
        // Two switches over one value can have different cases.
        let answers = choices == Question.truthValues ? "" : " " + choices.joined(separator: ", ")
        return Question(
            identity: prefix + identity(of: node, environment) + answers, text: prefix + file.excerpt(node),
            place: file.place(of: node.start ?? 0), choices: choices, usual: usual)
    }

    /// A text that is equal for equal conditions, wherever they are written: the declarations that they refer to.
    private func identity(of node: SyntaxNode, _ environment: Environment) -> String {
        // A variable is loaded inside or outside of the closure that the right operand of `||` is.
        let node = node.unwrapped
        if node.kind == "declref_expr", node.referencedUSR == "", let name = node.referencedName {
            switch environment.find(name) {
            case .text(let text): return "\"\(text)\""
            case .number(let number): return "\(number)"
            case .truth(let truth): return "\(truth)"
            case .metatype(let type): return type.text
            // Its value is not known, and may be another one in each call.
            default: return "\(name)@\(environment.frame.file.path):\(node.start ?? 0):\(environment.frame.callSite)"
            }
        }
        var identity = node.kind
        if node.kind == "type_expr" { identity += " \(type(node.type, environment))" }
        for (name, text) in node.words where name != "type" { identity += " \(name)=\(text)" }
        for (name, child) in node.children where name != "name" { identity += " (\(self.identity(of: child, environment)))" }
        return identity
    }
}

// SPDX-License-Identifier: Apache-2.0
