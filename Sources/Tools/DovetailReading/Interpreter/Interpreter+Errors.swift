import DovetailGraph

// Errors that code throws. A call that is not followed may throw or not, which is a question to the world, if something catches the error that
// can declare. An error that nothing catches does not leave `configure`.

extension Interpreter {
    /// Reads code inside of something that catches its errors.
    func catching<Result>(_ isRelevant: Bool, _ body: () -> Result) -> Result {
        let outer = isCatching
        isCatching = isRelevant
        defer { isCatching = outer }
        return body()
    }

    /// `do { … } catch { … }`
    func performDo(_ statement: SyntaxNode, _ environment: Environment) -> Flow {
        let clauses = statement.nodes("catch_stmts")
        let isRelevant =
            isCatching || canDeclare(statement, environment) || leaves(statement) || Self.contains(statement, \.isJump)
            || changesFollowed(statement, environment)
        guard isRelevant else {
            let flow = catching(false) { performBody(of: statement, environment) }
            defer { isThrowing = false }
            return isThrowing ? .next : flow
        }
        let questions = world.questions.count
        let flow = catching(true) { performBody(of: statement, environment) }
        guard isThrowing else {
            if world.questions[questions...].allSatisfy(world.isDecided) { clauses.forEach { coverage.exclude($0) } }
            return flow
        }
        isThrowing = false
        for (position, clause) in clauses.enumerated() {
            let inner = environment.nested()
            // Without another one around it, the last clause catches what is left.
            let isLast = position == clauses.count - 1 && !isCatching
            guard catches(clause, isLast: isLast, inner) else { continue }
            return isThrowing ? .thrown : performBody(of: clause, inner)
        }
        isThrowing = true
        return .thrown
    }

    /// Whether a clause catches the error, whose names are defined.
    private func catches(_ clause: SyntaxNode, isLast: Bool, _ environment: Environment) -> Bool {
        let items = clause.nodes("case_label_items")
        for name in items.compactMap({ $0["pattern"] }).flatMap(\.patternNames) { environment.define(name, .unknown) }
        if isLast { return true }
        for item in items { forgetChanges(in: item, environment) }
        if items.contains(where: canThrow) { addThrowing(clause, environment) }
        guard items.count == 1, items[0]["pattern"]?.matchesAnything ?? true else {
            return answer(
                Question(
                    identity: "catch \(occurrence(of: clause, environment))", text: label(of: clause, environment),
                    place: environment.frame.file.place(of: clause.start ?? 0), choices: Question.truthValues, usual: 1)
            ).holds
        }
        return items[0]["where_expr"].map { truth(of: $0, environment, usually: true).holds } ?? true
    }

    /// `try? …`
    func optionalTry(_ node: SyntaxNode, _ environment: Environment) -> Value {
        guard let inner = node["sub_expr"] else { return .unknown }
        let isRelevant = canDeclare(inner, environment) || changesFollowed(inner, environment)
        let value: Value = catching(isRelevant) { self.value(of: inner, environment) }
        guard isThrowing else { return value }
        isThrowing = false
        return .null
    }

    /// `try! …`
    func forcedTry(_ node: SyntaxNode, _ environment: Environment) -> Value {
        let value: Value = catching(false) { node["sub_expr"].map { self.value(of: $0, environment) } ?? .unknown }
        // The program ends.
        isThrowing = false
        return value
    }

    /// Whether a part of code can throw, except in closures, and something that can declare catches it.
    func canThrow(_ node: SyntaxNode) -> Bool {
        guard isCatching, node.kind != "closure_expr", node.kind != "func_decl" else { return false }
        return node.flag("throws") || node.kind == "throw_stmt" || node.children.contains { canThrow($0.node) }
    }

    /// Asks whether a part of code throws that is not followed. What it changes is not known anymore.
    func skip(_ code: SyntaxNode, _ environment: Environment) {
        forgetChanges(in: code, environment)
        if canThrow(code) { mayThrow(code, environment) }
    }

    /// Asks whether a call throws whose function is not followed. Its arguments are.
    func skipCall(_ call: SyntaxNode, _ environment: Environment) {
        if call.flag("throws") { mayThrow(call, environment) }
    }

    /// Asks whether code throws that is not followed.
    func mayThrow(_ node: SyntaxNode, _ environment: Environment) {
        guard isCatching, !isThrowing else { return }
        let file = environment.frame.file
        let question = Question(
            identity: "throws \(occurrence(of: node, environment)):\(node.end ?? 0)", text: "\(file.excerpt(node)) throws",
            place: file.place(of: node.start ?? 0), choices: Question.truthValues, usual: 0)
        isThrowing = answer(question).holds
    }

    /// Reports code that may throw, and that is read as if it did not.
    func addThrowing(_ node: SyntaxNode, _ environment: Environment) {
        addBlindSpot("whether this throws is not known; it was read as if it did not", at: node, in: environment)
    }
}

extension SyntaxNode {
    /// Whether this leaves a loop, a `switch`, or a labeled statement.
    fileprivate var isJump: Bool { kind == "break_stmt" || kind == "continue_stmt" }
}

// SPDX-License-Identifier: Apache-2.0
