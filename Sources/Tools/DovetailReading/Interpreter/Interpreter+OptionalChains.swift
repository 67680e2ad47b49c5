import DovetailGraph

// `a?.b`: what is nil ends the chain, and what is written behind it does not run.

extension Interpreter {
    /// An optional chain as a whole.
    func optionalChain(_ node: SyntaxNode, _ environment: Environment) -> Value {
        guard let inner = node["sub_expr"] else { return .unknown }
        chains.append(node)
        let value = value(of: inner, environment)
        chains.removeLast()
        guard let left = chainsThatEnd else { return value }
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
        let chain = chains[chains.count - 1 - depth]
        func ends() -> Value {
            (chainsThatEnd, isThrowing) = (depth + 1, true)
            return .unknown
        }
        if case .null = value {
            coverage.exclude(chain)
            return ends()
        }
        guard value.isOpen, canDeclare(chain, besides: node, environment) else { return value }
        let type = type(inner.unwrapped.type, environment)
        let comparison = Comparison(
            subject: subject(value, inner, environment), constants: ["nil"], isNegated: true, all: constants(of: type))
        var question = question(inner, environment, choices: Question.truthValues, usual: 1)
        (question.identity, question.text) = (comparison.identity, "\(question.text) != nil")
        guard answer(question, comparison).holds else { return ends() }
        return .open(OpenValue(identity: "\(comparison.subject)!"))
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
