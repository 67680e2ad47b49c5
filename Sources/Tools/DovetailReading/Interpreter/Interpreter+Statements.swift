import DovetailGraph

extension Interpreter {
    /// How a statement ends.
    enum Flow {
        case next
        case returned(Value)
        /// With the label of the statement that is left, if the jump has one.
        case broken(String? = nil)
        case continued(String? = nil)
        case fellThrough
        /// See ``isThrowing``.
        case thrown
    }

    func perform(_ statement: SyntaxNode, _ environment: Environment) -> Flow {
        if isThrowing { return .thrown }
        coverage.perform(statement)
        let flow = flow(of: statement, environment)
        if isThrowing { return .thrown }
        // A jump with the label of this statement ends here.
        switch flow {
        case .broken(let label?), .continued(let label?): return label == environment.frame.file.label(of: statement) ? .next : flow
        case .next, .returned, .broken, .continued, .fellThrough, .thrown: return flow
        }
    }

    private func flow(of statement: SyntaxNode, _ environment: Environment) -> Flow {
        switch statement.kind {
        case "brace_stmt": return performBlock(statement, environment)
        case "return_stmt", "then_stmt": return .returned(statement["result"].map { value(of: $0, environment) } ?? .unknown)
        case "if_stmt": return performIf(statement, environment)
        case "guard_stmt": return performGuard(statement, environment)
        case "switch_stmt": return performSwitch(statement, environment)
        case "for_each_stmt": return performLoop(statement, environment)
        case "while_stmt", "repeat_while_stmt": return performWhile(statement, environment)
        case "do_stmt": return performBody(of: statement, environment)
        case "do_catch_stmt": return performDo(statement, environment)
        case "break_stmt": return .broken(environment.frame.file.label(ofJump: statement))
        case "continue_stmt": return .continued(environment.frame.file.label(ofJump: statement))
        case "fallthrough_stmt": return .fellThrough
        case "throw_stmt":
            for (_, child) in statement.children { _ = value(of: child, environment) }
            isThrowing = true
            return .thrown
        // `return nil` of an initializer.
        case "fail_stmt": return .returned(.null)
        case "pattern_binding_decl":
            defineVariables(statement, environment)
            return .next
        case "var_decl":
            if statement.hasAccessors {
                addBlindSpot("the accessors of a local variable are not followed", at: statement, in: environment)
            }
            return .next
        case "func_decl", "typealias", "struct_decl", "enum_decl", "class_decl", "extension_decl", "import_decl", "protocol": return .next
        case "macro_expansion_decl":
            reportMacro(statement, environment)
            return .next
        default:
            _ = value(of: statement, environment)
            return .next
        }
    }

    private func performBlock(_ block: SyntaxNode, _ environment: Environment) -> Flow {
        var inner = environment.nested()
        let elements = block.nodes("elements")
        let outerNames = unfollowedNames
        defer { unfollowedNames = outerNames }
        chooseFollowed(elements)
        defineFunctions(elements, inner)
        var deferred: [(body: SyntaxNode, environment: Environment)] = []
        defer {
            let wasThrowing = isThrowing
            isThrowing = false
            for (body, environment) in deferred.reversed() { _ = perform(body, environment) }
            isThrowing = wasThrowing
        }
        for (position, element) in elements.enumerated() {
            if element.kind == "defer_stmt" {
                if let body = element["temp_decl"]?["body"] { deferred.append((body, inner)) }
                continue
            }
            if element.variableNames.contains(where: { inner.find($0) != nil }) {
                // The functions above keep the variable that this one shadows.
                inner = inner.nested()
                defineFunctions(Array(elements[position...]), inner)
            }
            let flow = perform(element, inner)
            guard case .next = flow else { return flow }
        }
        return .next
    }

    /// Defines the local functions of a block, which can be called above their declarations.
    private func defineFunctions(_ elements: [SyntaxNode], _ environment: Environment) {
        var names: Set<String> = []
        for element in elements where element.kind == "func_decl" {
            guard let name = element.declaredName else { continue }
            if !names.insert(name).inserted {
                addBlindSpot("which of several local functions named \(name) is called is not known", at: element, in: environment)
            }
            let isOnMainActor = element.texts("attrs").contains { type($0, environment).text == "Swift.MainActor" }
            environment.define(
                name, .function(FunctionValue(closure(element, environment), isolation: isOnMainActor ? .mainActor : .nonisolated)))
        }
    }

    func performBody(of statement: SyntaxNode, _ environment: Environment) -> Flow {
        statement["body"].map { perform($0, environment) } ?? .next
    }

    private func defineVariables(_ statement: SyntaxNode, _ environment: Environment) {
        for entry in statement.nodes("pattern_entries") {
            guard let pattern = entry["pattern"] else { continue }
            let initial = entry.initialValue
            var value = initial.map { self.value(of: $0, environment) } ?? .unknown
            let isFollowed = !pattern.patternNames.contains(where: unfollowedNames.contains)
            if !isFollowed {
                value = value.declaringParts
            } else if let initial, pattern.patternName != nil {
                value = remembered(value, of: initial, environment)
            }
            for name in pattern.patternNames { environment.define(name, .unknown) }
            match(pattern, value, environment)
            if isFollowed { environment.follow(pattern.patternNames) }
        }
    }

    // MARK: Branches

    private func performIf(_ statement: SyntaxNode, _ environment: Environment) -> Flow {
        let inner = environment.nested()
        let branches = (statement["then_stmt"], statement["else_stmt"])
        let (holds, isKnown) = holds(statement, inner, usually: false)
        let (taken, other) = holds ? branches : (branches.1, branches.0)
        if isKnown, let other { coverage.exclude(other) }
        return taken.map { perform($0, holds ? inner : environment) } ?? .next
    }

    private func performGuard(_ statement: SyntaxNode, _ environment: Environment) -> Flow {
        let (holds, isKnown) = holds(statement, environment, usually: true)
        guard holds else { return performBody(of: statement, environment) }
        if isKnown, let body = statement["body"] { coverage.exclude(body) }
        return .next
    }

    // MARK: Loops

    private func performLoop(_ statement: SyntaxNode, _ environment: Environment) -> Flow {
        guard let body = statement["body"], let sequence = statement.sequence else { return .next }
        var elements: [Value] = [.unknown]
        let isRelevant = canDeclare(body, environment) || leaves(body) || statement["where"].map { canDeclare($0, environment) } ?? false
        if let pattern = statement["pattern"], canDeclare(pattern, environment) { reportUse(of: statement, environment) }
        let value = value(of: sequence, environment)
        if isThrowing { return .thrown }
        if case .list(let known) = value {
            elements = known
        } else if case .unordered(let known) = value, known.count < 2 {
            elements = known
        } else if case .dictionary(let entries) = value, entries.count < 2 {
            elements = entries.map(\.pair)
        } else if case .text(let text) = value, isText(type(sequence.unwrapped.type, environment)) {
            elements = characters(of: text)
        } else if isRelevant {
            addLoop(statement, environment)
        } else {
            skip(statement, environment)
            return .next
        }
        var isExcluded = true
        let label = environment.frame.file.label(of: statement)
        for (number, element) in elements.enumerated() {
            let inner = environment.nested()
            let flow = environment.frame.iteration(number) {
                let (isSelected, isKnown) = selects(element, statement, inner, isRelevant: isRelevant)
                isExcluded = isExcluded && isKnown && !isSelected
                return isSelected ? perform(body, inner) : .continued()
            }
            if let flow = end(of: flow, label) { return flow }
        }
        if isExcluded { coverage.exclude(body) }
        return .next
    }

    /// Whether an element matches the pattern and the condition of a loop, whose variables are defined.
    private func selects(
        _ element: Value, _ statement: SyntaxNode, _ environment: Environment, isRelevant: Bool
    ) -> (isSelected: Bool, isKnown: Bool) {
        guard let pattern = statement["pattern"] else { return (true, true) }
        forgetChanges(in: pattern, environment)
        if canThrow(pattern) { addThrowing(statement, environment) }
        var isKnown = true
        if let matches = matches(pattern, element, environment) {
            if !matches { return (false, true) }
            defineNames(of: pattern, element, nil, environment)
        } else {
            let subject = occurrence(of: statement, environment)
            let comparison = comparison(subject, with: pattern, environment)
            let matches = comparison.flatMap { self.holds($0, for: element, type(pattern.subject?.type, environment)) }
            if matches == false { return (false, true) }
            isKnown = matches == true
            if !isKnown, isRelevant {
                addBlindSpot("which elements match the pattern of this loop is not known", at: statement, in: environment)
            }
            defineNames(of: pattern, element, matchesEachSome(pattern, environment) ? subject : nil, environment)
        }
        guard let condition = statement["where"] else { return (true, isKnown) }
        let (holds, isDecided) = truth(of: condition, environment, usually: true)
        return (holds, isKnown && isDecided)
    }

    /// How a loop ends, if it does with an iteration that ends in this way.
    private func end(of iteration: Flow, _ label: String?) -> Flow? {
        if isThrowing { return .thrown }
        switch iteration {
        case .returned(let value): return .returned(value)
        case .broken(let target): return target == nil ? .next : iteration
        case .continued(let target?) where target != label: return iteration
        case .next, .continued, .fellThrough, .thrown: return nil
        }
    }

    private func performWhile(_ statement: SyntaxNode, _ environment: Environment) -> Flow {
        guard let body = statement["body"] else { return .next }
        guard canDeclare(statement, environment) || leaves(body) else {
            let isKnown = tried(statement) {
                if self.repeats(statement, body, environment) == nil { self.endTrial() }
                return .unknown
            }
            if isKnown == nil { skip(statement, environment) }
            return isThrowing ? .thrown : .next
        }
        if let flow = repeats(statement, body, environment) { return flow }
        // It is followed once more.
        skip(statement, environment)
        if isThrowing { return .thrown }
        addLoop(statement, environment)
        return end(of: perform(body, environment), environment.frame.file.label(of: statement)) ?? .next
    }

    /// Reads a `while` or `repeat` as often as it runs. Returns nil if that is not known.
    private func repeats(_ statement: SyntaxNode, _ body: SyntaxNode, _ environment: Environment) -> Flow? {
        let label = environment.frame.file.label(of: statement)
        var asking = 0
        for number in 0..<Self.mostRepetitions where asking < Self.mostAskingRepetitions {
            let questions = world.questions.count
            let outcome: (flow: Flow?, holds: Bool?) = environment.frame.iteration(number) {
                let inner = environment.nested()
                let holds = number == 0 && statement.kind == "repeat_while_stmt" ? true : holds(statement, inner)
                return (holds == true && !isThrowing ? perform(body, inner) : nil, holds)
            }
            if isThrowing { return .thrown }
            guard let holds = outcome.holds else { return nil }
            if !holds, number == 0 { coverage.exclude(body) }
            if world.questions.count > questions { asking += 1 }
            guard let flow = outcome.flow else { return .next }
            if let flow = end(of: flow, label) { return flow }
        }
        return nil
    }

    /// The maximum number of repetitions of a `while` that are read.
    private static let mostRepetitions = 200
    /// The maximum number of repetitions in which a `while` asks something new. What decides when it ends is not known then.
    private static let mostAskingRepetitions = 4

    /// Whether the conditions of a loop hold, if that is known in each world.
    private func holds(_ statement: SyntaxNode, _ environment: Environment) -> Bool? {
        let conditions = statement["cond"].map { [$0] } ?? statement.nodes("conditions")
        guard let first = conditions.first, !conditions.contains(where: { canDeclare($0, environment) }) else { return nil }
        let value = tried(first) {
            if let condition = statement["cond"] { return .truth(self.truth(of: condition, environment, usually: false).holds) }
            return .truth(self.holds(statement, environment, usually: false).holds)
        }
        if case .truth(let holds)? = value { return holds }
        return nil
    }

    private func addLoop(_ statement: SyntaxNode, _ environment: Environment) {
        addBlindSpot("how often this loop runs is not known; it was read once", at: statement, in: environment)
    }

    // MARK: Relevance

    /// Whether code refers to something that can declare.
    func canDeclare(_ node: SyntaxNode, _ environment: Environment) -> Bool {
        if node.kind == "declref_expr", node.referencedUSR == "" || node.referencedUSR?.contains("L_") == true,
            let name = node.referencedName, environment.value(of: name).canDeclare
        {
            return true
        }
        return node.children.contains { canDeclare($0.node, environment) }
    }

    /// Whether code can declare something, or returns a value.
    func isFollowed(_ node: SyntaxNode, _ environment: Environment) -> Bool {
        canDeclare(node, environment) || leaves(node) || Self.contains(node) { $0.kind == "then_stmt" || $0.kind == "continue_stmt" }
    }

    /// Whether code can leave its function, so that the code below it does not run.
    func leaves(_ node: SyntaxNode) -> Bool {
        // The tree does not contain the label of a jump, but its range does.
        Self.contains(node) { node in
            ["return_stmt", "throw_stmt"].contains(node.kind)
                || ["break_stmt", "continue_stmt"].contains(node.kind) && node.start != node.end
        }
    }

    static func contains(_ node: SyntaxNode, _ predicate: (SyntaxNode) -> Bool) -> Bool {
        predicate(node) || node.children.contains { contains($0.node, predicate) }
    }
}

extension SyntaxNode {
    /// The names of the variables that a statement declares in its block.
    fileprivate var variableNames: [String] {
        switch kind {
        case "pattern_binding_decl": nodes("pattern_entries").compactMap { $0["pattern"] }.flatMap(\.patternNames)
        case "guard_stmt": nodes("conditions").compactMap { $0["pattern"] }.flatMap(\.patternNames)
        default: []
        }
    }

    /// Whether a variable is computed, lazy, observed or wrapped.
    var hasAccessors: Bool { flag("lazy") || !nodes("accessors").isEmpty || self["attached_property_wrapper"] != nil }

    /// The sequence of a `for` loop. The compiler only type-checks the call of `makeIterator` on it.
    fileprivate var sequence: SyntaxNode? {
        let call = self["iterator_var"]?.nodes("pattern_entries").first?.initialValue
        return call?["fn"]?.unwrapped.arguments.first?["expr"] ?? self["parsed_sequence"]
    }
}

// SPDX-License-Identifier: Apache-2.0
