import DovetailGraph

/// The use of an existential's value, in which its type is opened. The tree has the existential in place of that type.
struct OpenedExistential {
    let existential: SourceType
    /// The type of the value, if it is known.
    let type: SourceType?
    /// The reference to the function or property that is used, if the value is one of its arguments, or what it is a member of.
    let declaration: SyntaxNode?
}

extension Interpreter {
    /// The use of an existential's value: of its members, or as an argument of a generic function.
    func openedExistential(_ node: SyntaxNode, _ environment: Environment) -> Value {
        guard let use = node["sub_expr"], let existential = node["existential_value"], let opaque = node["opaque_value"],
            let identity = opaque.text("identity")
        else { return skipReporting(node, environment) }
        let value = remembered(value(of: existential, environment), of: existential, environment)
        let opened = OpenedExistential(
            existential: type(opaque.type, environment).instance, type: value.dynamicType, declaration: use.declaration(using: identity))
        let frame = environment.frame
        frame.define(opaque: opaque, value)
        let outer = frame.opened
        frame.opened = opened
        defer {
            frame.opened = outer
            for changed in node.destinations { forget(changed, environment) }
        }
        return self.value(of: use, environment)
    }

    /// `withoutActuallyEscaping`, which gives a closure to another.
    func temporarilyEscaping(_ node: SyntaxNode, _ environment: Environment) -> Value {
        guard let closure = node["nonescaping_closure_value"], let opaque = node["opaque_value"], let use = node["sub_expr"] else {
            return skipReporting(node, environment)
        }
        environment.frame.define(opaque: opaque, value(of: closure, environment))
        return value(of: use, environment)
    }

    /// A tuple whose elements are converted, or get other labels.
    func destructuredTuple(_ node: SyntaxNode, _ environment: Environment) -> Value {
        guard let tuple = node["sub_expr"], let result = node["result_expr"] else { return .unknown }
        let value = value(of: tuple, environment)
        let opaqueValues = node.nodes("destructured")
        if case .list(let elements) = value, elements.count == opaqueValues.count {
            for (opaque, element) in zip(opaqueValues, elements) { environment.frame.define(opaque: opaque, element) }
        } else {
            if value.canDeclare { addBlindSpot("a binder is in a tuple that cannot be read", at: node, in: environment) }
            let subject = subject(value, tuple, environment)
            for (position, opaque) in opaqueValues.enumerated() {
                environment.frame.define(opaque: opaque, .open(OpenValue(identity: "\(subject).\(position)")))
            }
        }
        return self.value(of: result, environment)
    }

    /// The generic arguments of a reference where types are opened. What may stand for a type that is not known is unknown.
    func opened(_ generics: [String: SourceType], _ opened: OpenedExistential, of declaration: SyntaxNode) -> [String: SourceType] {
        // An existential can be what is opened, and a class or an existential what is known of its associated types.
        let others = generics.filter { !declarations.isValueType($0.value) }
        var generics = generics
        for (name, type) in others {
            let isOpened = others.count == 1 && type == opened.existential && opened.declaration === declaration
            generics[name] = isOpened ? opened.type ?? .unknown : .unknown
        }
        return generics
    }
}

extension Value {
    /// The type of the value, where it can be told.
    fileprivate var dynamicType: SourceType? {
        switch self {
        case .metatype(let type), .structure(let type, _): type == .unknown || type.isOfTheRun ? nil : type
        default: nil
        }
    }
}

extension SyntaxNode {
    /// The reference to the function or property of which an opaque value is an argument or the base.
    fileprivate func declaration(using identity: String) -> SyntaxNode? {
        var use = self
        while use.kind != "call_expr", use.kind != "open_existential_expr", use["decl"] == nil, let inner = use["sub_expr"] { use = inner }
        guard use.kind == "call_expr" || use.kind == "member_ref_expr", let reference = use.calleeReference else { return nil }
        var operands = use.arguments.map { $0["expr"] ?? $0 }
        if let base = use["base"] { operands.append(base) }
        if let method = use["fn"]?.unwrapped, let base = method.arguments.first { operands.append(base["expr"] ?? base) }
        return operands.contains { $0.unwrapped.isOpaqueValue(identity) } ? reference["decl"] : nil
    }

    private func isOpaqueValue(_ identity: String) -> Bool { kind == "opaque_value_expr" && text("identity") == identity }
}

// SPDX-License-Identifier: Apache-2.0
