extension Interpreter {
    /// Whether the conditions of a statement hold, and whether that is known rather than answered by the world.
    func holds(_ statement: SyntaxNode, _ environment: Environment, usually usual: Bool) -> (holds: Bool, isKnown: Bool) {
        var isKnown = true
        var hasClosure = false
        for condition in statement.nodes("conditions") {
            let shadowing = hasClosure ? condition["pattern"]?.patternNames.filter { environment.find($0) != nil } ?? [] : []
            let outcome = holds(condition, of: statement, environment, usually: usual)
            for name in shadowing { forgetVariable(name, at: condition, environment) }
            hasClosure = hasClosure || Self.contains(condition) { $0.kind == "closure_expr" }
            isKnown = isKnown && outcome.isKnown
            if !outcome.holds { return (false, outcome.isKnown) }
        }
        return (true, isKnown)
    }

    /// Forgets a variable that shadows another one, which a closure in a condition above it has captured: the closure finds both by one name.
    private func forgetVariable(_ name: String, at condition: SyntaxNode, _ environment: Environment) {
        if environment.value(of: name).canDeclare {
            addBlindSpot(
                "which variable named \(name) a closure uses is not known", at: condition["initializer"] ?? condition, in: environment)
        }
        environment.define(name, .unknown)
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
        let value = value(of: initial, environment)
        if isThrowing { return (false, false) }
        forgetChanges(in: pattern, environment)
        if canThrow(pattern) { addThrowing(initial, environment) }
        if canDeclare(pattern, environment) { reportUse(of: initial, environment) }
        if let matches = matches(pattern, value, environment) {
            if matches { defineNames(of: pattern, value, nil, environment) }
            return (matches, true)
        }
        let subject = subject(value, initial, environment)
        let isSome = matchesEachSome(pattern, environment)
        defineNames(of: pattern, value, isSome ? subject : nil, environment)
        let comparison = comparison(subject, with: pattern, environment)
        if let comparison, let holds = holds(comparison, for: value, type(initial.unwrapped.type, environment)) { return (holds, true) }
        // The pattern itself has no location.
        var question = question(initial, environment, choices: Question.truthValues, usual: usual ? 1 : 0)
        question.identity =
            comparison?.identity ?? (isRepeatable(initial) ? identity(of: condition, environment) : occurrence(of: initial, environment))
        question.text = isSome ? "\(question.text) != nil" : "case … = \(question.text)"
        return answer(question, comparison)
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
        let value = value(of: condition, environment)
        if case .truth(let truth) = value { return (truth, true) }
        var question = question(condition, environment, choices: Question.truthValues, usual: usual ? 1 : 0)
        guard case .open(let open) = value else { return answer(question, .flag(question.identity)) }
        question.identity = open.identity
        if let (text, place) = open.origin { (question.text, question.place) = (text, place) }
        return answer(question, open.comparison ?? .flag(open.identity))
    }

    /// The value of `a && b`, `a || b` or `!a`, if it is known without an answer of the world.
    func knownTruth(_ node: SyntaxNode, _ environment: Environment) -> Value? {
        guard booleanOperator(node) != nil, !canDeclare(node, environment) else { return nil }
        let value = tried(node) { .truth(self.truth(of: node, environment, usually: false).holds) }
        return isThrowing || value?.isOpen != false ? nil : value
    }

    /// The answer of the world to a condition, unless its other answers decide it.
    func answer(_ question: Question, _ comparison: Comparison? = nil) -> (holds: Bool, isKnown: Bool) {
        if isThrowing { return (false, false) }
        if let comparison {
            let knowledge = world.knowledge(of: comparison.subject, all: comparison.all)
            if let isOne = knowledge.isOne(of: comparison.constants) { return (isOne != comparison.isNegated, knowledge.isDecided) }
        }
        guard let (choice, isDecided) = ask(question) else { return (false, false) }
        if let comparison { world.learn(comparison, holds: choice == 1, isDecided: isDecided) }
        return (choice == 1, isDecided)
    }

    /// The answer of the world, and whether the caller has given it. None is known in a trial, which ends.
    func ask(_ question: Question) -> (choice: Int, isDecided: Bool)? {
        if isTrying {
            endTrial()
            return nil
        }
        return (world.answer(question), world.isDecided(question))
    }

    /// `!`, `&&` or `||` of the standard library.
    private func booleanOperator(_ node: SyntaxNode) -> String? {
        guard node.kind == "binary_expr" || node.kind == "prefix_unary_expr", let reference = node["fn"]?["fn"]?.unwrapped,
            reference.referencedUSR?.isMember(of: "s:Sb") == true, let name = reference.referencedName, ["!", "&&", "||"].contains(name)
        else { return nil }
        return name
    }

    // MARK: Questions

    func question(_ node: SyntaxNode, _ environment: Environment, choices: [String], usual: Int) -> Question {
        let file = environment.frame.file
        return Question(
            identity: subject(.unknown, node, environment), text: file.excerpt(node), place: file.place(of: node.start ?? 0),
            choices: choices, usual: usual)
    }

    /// A text that is equal for equal conditions, wherever they are written: the declarations that they refer to.
    func identity(of node: SyntaxNode, _ environment: Environment) -> String {
        // A variable is loaded inside or outside of the closure that the right operand of `||` is.
        let node = node.unwrapped
        if let (name, value) = namedValue(node, environment) {
            switch value {
            case .open(let value): return value.identity
            case .enumCase(let usr, _): return usr
            case .null: return "nil"
            case .text(let text): return "\"\(text)\""
            case .number(let number): return "\(number)"
            case .truth(let truth): return "\(truth)"
            case .metatype(let type): return type.text
            // Its properties are those of one object, until they change.
            case _ where name == "self": return "self@\(environment.frame.file.path):\(environment.frame.callSite)"
            // Its value is not known, and may be another one in each call.
            default: return "\(name)@\(occurrence(of: node, environment))"
            }
        }
        var identity = node.kind
        if node.kind == "type_expr" { identity += " \(type(node.type, environment))" }
        for (name, text) in node.words where name != "type" {
            // A type may be a parameter of the function.
            identity += " \(name)=\(text.hasPrefix("$s") ? type(text, environment).text : text)"
        }
        for (name, child) in node.children where name != "name" { identity += " (\(self.identity(of: child, environment)))" }
        return identity
    }

    /// A local variable, or a value that the compiler has given an identity, with what it is called.
    private func namedValue(_ node: SyntaxNode, _ environment: Environment) -> (name: String, value: Value)? {
        if node.kind == "declref_expr", node.referencedUSR == "", let name = node.referencedName {
            return (name, environment.value(of: name))
        }
        guard node.kind == "opaque_value_expr" else { return nil }
        return ("opaque", environment.frame.value(ofOpaque: node))
    }
}

// SPDX-License-Identifier: Apache-2.0
