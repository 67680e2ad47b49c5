import DovetailGraph

// `a?.b`: what is nil ends the chain, and what is written behind it does not run.

extension Interpreter {
    /// An optional chain as a whole.
    func optionalChain(_ node: SyntaxNode, _ environment: Environment) -> Value {
        guard let inner = node["sub_expr"] else { return .unknown }
        chains.append((node, mayEnd: false))
        let value = value(of: inner, environment)
        let mayEnd = chains.removeLast().mayEnd
        // What is behind a value that may be nil has a value only if it is not.
        guard let left = chainsThatEnd else { return mayEnd && !value.canDeclare ? .unknown : value }
        chainsThatEnd = left == 1 ? nil : left - 1
        isThrowing = left > 1
        return .null
    }

    /// `a?` in a chain. Whether it is nil matters if something behind it can declare.
    func boundOptional(_ node: SyntaxNode, _ environment: Environment) -> Value {
        guard let inner = node["sub_expr"] else { return .unknown }
        let value = value(of: inner, environment)
        let depth = node.text("depth").flatMap { Int($0) } ?? 0
        guard !isThrowing, chains.count > depth else { return value }
        let position = chains.count - 1 - depth, chain = chains[position].node
        func ends() -> Value {
            (chainsThatEnd, isThrowing) = (depth + 1, true)
            return .unknown
        }
        if case .null = value {
            coverage.exclude(chain)
            return ends()
        }
        guard value.isOpen else { return value }
        guard canDeclare(chain, besides: node, environment) else {
            chains[position].mayEnd = true
            return value
        }
        return some(value, inner, environment) ?? ends()
    }

    /// What is in an optional value that is not known. Asks whether it is nil, and returns nil if it is.
    private func some(_ value: Value, _ node: SyntaxNode, _ environment: Environment) -> Value? {
        let type = type(node.unwrapped.type, environment)
        let comparison = Comparison(
            subject: subject(value, node, environment), constants: ["nil"], isNegated: true, all: constants(of: type))
        var question = question(node, environment, choices: Question.truthValues, usual: 1)
        (question.identity, question.text) = (comparison.identity, "\(question.text) != nil")
        return answer(question, comparison).holds ? .open(OpenValue(identity: "\(comparison.subject)!")) : nil
    }

    /// `a ?? b`, in which `b` runs if `a` is nil.
    func coalesced(_ node: SyntaxNode, _ environment: Environment) -> Value? {
        guard node.kind == "binary_expr", node.calleeReference?.referencedUSR?.hasPrefix("s:s2qqoi") == true, node.arguments.count == 2,
            let left = node.arguments[0]["expr"], let right = node.arguments[1]["expr"]?.unwrapped
        else { return nil }
        let value = value(of: left, environment)
        if isThrowing { return .unknown }
        if value.isOpen {
            guard canDeclare(right, environment) || changesFollowed(right, environment) else {
                skip(right, environment)
                return .unknown
            }
            return some(value, left, environment) == nil ? self.value(of: right, environment) : .unknown
        }
        if case .null = value { return self.value(of: right, environment) }
        coverage.exclude(right)
        return value
    }

    // MARK: map and flatMap

    /// The result of `map` and `flatMap` of an optional value, if nothing can be declared in it, and of `Optional(value)`.
    func mapped(_ callee: Callee, _ arguments: [Argument], at node: SyntaxNode, _ environment: Environment) -> Value? {
        if callee.name == "init", arguments.count == 1, arguments[0].label == nil { return arguments[0].value.injected }
        guard let function = mapping(callee, arguments), !callee.this.isOpen else { return nil }
        if case .null = callee.this { return .null }
        return tried(node) { self.call(function, [callee.this], at: node, environment) }.map { callee.name == "map" ? $0.injected : $0 }
    }

    /// The same where something can be declared. Nil if the value is not known, or for another function.
    func mappedDeclaring(_ callee: Callee, _ arguments: [Argument], at node: SyntaxNode, _ environment: Environment) -> Value? {
        guard let function = mapping(callee, arguments), declarations.standardOwner(of: callee.usr) == "Optional", !callee.this.isOpen
        else { return nil }
        if case .null = callee.this {
            coverage.exclude(arguments[0].node)
            return .null
        }
        let value = call(function, [callee.this], at: node, environment)
        return callee.name == "map" ? value.injected : value
    }

    private func mapping(_ callee: Callee, _ arguments: [Argument]) -> FunctionValue? {
        guard ["map", "flatMap"].contains(callee.name), arguments.count == 1, case .function(let function) = arguments[0].value else {
            return nil
        }
        return function
    }

    /// Whether code refers to something that can declare, outside of a part of it.
    private func canDeclare(_ node: SyntaxNode, besides part: SyntaxNode, _ environment: Environment) -> Bool {
        guard node !== part else { return false }
        if node.children.isEmpty || node.kind == "declref_expr" { return canDeclare(node, environment) }
        return node.children.contains { canDeclare($0.node, besides: part, environment) }
    }
}

extension SyntaxNode {
    /// The last optional value in the chain that an assignment is the end of. It is read before what is assigned.
    var boundOptional: SyntaxNode? {
        kind == "bind_optional_expr" ? self : (self["base"] ?? self["sub_expr"])?.boundOptional
    }
}

// SPDX-License-Identifier: Apache-2.0
