import DovetailGraph

// Values that are compared with constants. Two conditions on one value are not independent: if `mode == .live` holds, `mode != .live` does
// not, and `switch mode` selects `.live`.

extension Interpreter {
    // MARK: Constants

    /// A text that differs for different constants of one type, if the value is a constant that `==` of its type compares as such.
    func constant(_ value: Value, _ type: SourceType) -> String? {
        switch value {
        // Another type that a nil literal creates may have other values that are equal to it.
        case .null where type.nominal == "Swift.Optional" || type.text == "Swift._OptionalNilComparisonType": "nil"
        case .text(let text) where isStandard(type): "\"\(text)\""
        case .number(let number) where isStandard(type): "\(number)"
        case .truth(let truth) where isStandard(type): "\(truth)"
        case .enumCase(_, let name) where !hasOwnEquality(type): ".\(name)"
        case .structure(let own, _): bits(of: value, own).map { "\(own) \($0)" }
        case .metatype(let type) where !type.isOfTheRun && type.text != SourceType.unknown.text: type.text
        default: nil
        }
    }

    /// Whether a literal of the type has the value that it spells.
    private func isStandard(_ type: SourceType) -> Bool {
        let name = unwrapped(type).text
        return ["Swift.String", "Swift.Substring", "Swift.Bool", "Swift.Character"].contains(name) || name.hasPrefix("Swift.Int")
            || name.hasPrefix("Swift.UInt")
    }

    private func hasOwnEquality(_ type: SourceType) -> Bool {
        guard let nominal = declarations.nominals[unwrapped(type).nominal], nominal.type != nil else { return true }
        let owners = [nominal] + nominal.protocols.compactMap { declarations.nominals[declarations.nameOfProtocol($0)] }
        return owners.contains { $0.functions.contains { ["==", "~="].contains($0.name) && !$0.node.flag("implicit") } }
    }

    private func unwrapped(_ type: SourceType) -> SourceType {
        guard type.text.hasPrefix("Swift.Optional<"), let wrapped = type.arguments(of: "Swift.Optional")?.first else { return type }
        return wrapped
    }

    /// All constants of a type, if they are known.
    func constants(of type: SourceType) -> Set<String>? {
        if let wrapped = type.arguments(of: "Swift.Optional")?.first {
            // The absence of the outer value and that of the inner one have the same text.
            return wrapped.nominal == "Swift.Optional" ? nil : constants(of: wrapped)?.union(["nil"])
        }
        if type.text == "Swift.Bool" { return ["false", "true"] }
        guard let cases = declarations.nominals[type.nominal]?.cases, !cases.isEmpty else { return nil }
        return Set(cases.keys.map { ".\($0)" })
    }

    // MARK: Comparisons

    /// The result of an operator of the standard library that compares two values, or negates one.
    func compared(_ callee: Callee, _ arguments: [Argument], _ environment: Environment) -> Value? {
        switch (callee.name, arguments.count) {
        case ("!", 1) where callee.usr.isMember(of: "s:Sb"):
            guard case .open(let value) = arguments[0].value else { return nil }
            let comparison = value.comparison ?? .flag(value.identity)
            return .open(OpenValue(identity: "!(\(value.identity))", comparison: comparison.negated))
        case ("==", 2), ("!=", 2):
            guard declarations.functions[callee.usr].map({ $0.node.flag("implicit") }) ?? declarations.isOfTheStandardLibrary(callee.usr)
            else { return nil }
            let types = arguments.map { type($0.node.unwrapped.type, environment) }
            if let areEqual = areEqual(arguments[0].value, arguments[1].value, types) { return .truth(areEqual == (callee.name == "==")) }
            let constants = zip(arguments, types).map { constant($0.value, $1) }
            guard let constant = constants[1] ?? constants[0] else { return nil }
            let other = constants[1] == nil ? 1 : 0
            let comparison = Comparison(
                subject: subject(arguments[other].value, arguments[other].node, environment), constants: [constant],
                isNegated: callee.name == "!=", all: self.constants(of: types[other]))
            if let holds = holds(comparison, for: arguments[other].value, types[other]) { return .truth(holds) }
            return .open(OpenValue(identity: comparison.identity, comparison: comparison))
        default: return nil
        }
    }

    /// Whether two collections whose elements are constants are equal.
    private func areEqual(_ left: Value, _ right: Value, _ types: [SourceType]) -> Bool? {
        let types = types.map(unwrapped)
        func constants(_ elements: [Value], of collection: String) -> [String]? {
            guard let element = types[0].arguments(of: collection)?.first, types[1] == types[0] else { return nil }
            let constants = elements.map { constant($0, element) }
            return constants.contains(nil) ? nil : constants.compactMap { $0 }
        }
        switch (left, right) {
        case (.list(let left), .list(let right)):
            guard let left = constants(left, of: "Swift.Array"), let right = constants(right, of: "Swift.Array") else { return nil }
            return left == right
        case (.unordered(let left), .unordered(let right)):
            guard let left = constants(left, of: "Swift.Set"), let right = constants(right, of: "Swift.Set") else { return nil }
            return Set(left) == Set(right)
        case (.dictionary(let left), .dictionary(let right)):
            guard let valueType = types[0].arguments(of: "Swift.Dictionary")?.last, types[1] == types[0] else { return nil }
            let values = (left + right).map { constant($0.value, valueType) }
            if values.contains(nil) { return nil }
            return Set(zip(left.map(\.constant), values).map { [$0, $1] })
                == Set(zip(right.map(\.constant), values.dropFirst(left.count)).map { [$0, $1] })
        default: return nil
        }
    }

    /// Whether a comparison holds for a value, if that is known in each world.
    func holds(_ comparison: Comparison, for value: Value, _ type: SourceType) -> Bool? {
        if let constant = constant(value, type) { return comparison.constants.contains(constant) != comparison.isNegated }
        // Everything else that is known is something, except the null of a type that is not known to be optional.
        if case .null = value { return nil }
        return comparison.constants == ["nil"] && !value.isOpen ? comparison.isNegated : nil
    }

    /// Identifies an unknown value: equal for all evaluations of an expression that have the same one.
    func subject(_ value: Value, _ node: SyntaxNode, _ environment: Environment) -> String {
        if case .open(let value) = value { return value.identity }
        return isRepeatable(node) ? identity(of: node, environment) : occurrence(of: node, environment)
    }

    /// A constant or parameter with an unknown value. Other values are returned unchanged.
    func remembered(_ value: Value, of node: SyntaxNode, _ environment: Environment) -> Value {
        guard case .unknown = value, node.kind != "inout_expr" else { return value }
        let isDefault = node.kind == "default_argument_expr"
        return .open(OpenValue(identity: isDefault ? occurrence(of: node, environment) : subject(value, node, environment)))
    }

    /// The values of arguments, as parameters of a function that is followed.
    func parameters(_ arguments: [Argument], _ environment: Environment) -> [Value] {
        arguments.map { argument in
            guard case .open(var value) = remembered(argument.value, of: argument.node, environment) else { return argument.value }
            if value.origin == nil, let start = argument.node.start, !argument.isDefault {
                let file = environment.frame.file
                value.origin = (file.excerpt(argument.node), file.place(of: start))
            }
            return .open(value)
        }
    }

    // MARK: Patterns

    /// The constants that a pattern matches, if it matches nothing else.
    func constants(matching pattern: SyntaxNode, _ environment: Environment) -> Set<String>? {
        switch pattern.kind {
        case "pattern_paren", "pattern_typed", "pattern":
            return pattern.subpattern.flatMap { constants(matching: $0, environment) }
        case "pattern_optional_some":
            guard let constants = pattern.subpattern.flatMap({ constants(matching: $0, environment) }) else { return nil }
            return constants.contains("nil") ? nil : constants
        case "pattern_enum_element":
            guard let name = pattern["element"]?.baseName else { return nil }
            guard type(pattern.type, environment).nominal == "Swift.Optional" else {
                return pattern.subpattern.map(\.matchesAnything) ?? true ? [".\(name)"] : nil
            }
            if name == "none" { return ["nil"] }
            guard let constants = pattern.subpattern.flatMap({ constants(matching: $0, environment) }) else { return nil }
            return constants.contains("nil") ? nil : constants
        case "pattern_expr":
            // The operator of the standard library compares with `==`.
            guard let match = pattern["match_expr"], let usr = match["fn"]?.unwrapped.referencedUSR, usr.hasPrefix("s:s2teoiySbx_xtSQ"),
                let node = match.arguments.first?["expr"]
            else { return nil }
            return constant(value(of: node, environment), type(node.type, environment)).map { [$0] }
        case "pattern_bool": return pattern.text("value").map { [$0] }
        default: return nil
        }
    }

    /// Whether a pattern matches each value that is not nil, and nothing else.
    func matchesEachSome(_ pattern: SyntaxNode, _ environment: Environment) -> Bool {
        switch pattern.kind {
        case "pattern_paren", "pattern_typed", "pattern", "pattern_binding":
            pattern.subpattern.map { matchesEachSome($0, environment) } ?? false
        case "pattern_optional_some": pattern.subpattern?.matchesAnything ?? false
        case "pattern_enum_element":
            type(pattern.type, environment).nominal == "Swift.Optional" && pattern["element"]?.baseName == "some"
                && pattern.subpattern?.matchesAnything ?? false
        default: false
        }
    }

    /// The comparison of a value with a pattern, if the pattern is one of constants.
    func comparison(_ subject: String, with pattern: SyntaxNode, _ environment: Environment) -> Comparison? {
        let all = constants(of: type(pattern.subject?.type, environment))
        if matchesEachSome(pattern, environment) { return Comparison(subject: subject, constants: ["nil"], isNegated: true, all: all) }
        return constants(matching: pattern, environment).map { Comparison(subject: subject, constants: $0, all: all) }
    }

    // MARK: Occurrences

    /// Identifies an expression in one call, where it is evaluated once.
    func occurrence(of node: SyntaxNode, _ environment: Environment) -> String {
        "\(environment.frame.file.path):\(node.start ?? 0):\(environment.frame.callSite):\(environment.frame.use)"
    }

    /// Whether each evaluation of an expression has the same value.
    func isRepeatable(_ node: SyntaxNode) -> Bool { isPure(node) && !declarations.changes(anythingIn: node) }

    private func isPure(_ node: SyntaxNode) -> Bool {
        switch node.kind {
        case "inout_expr", "assign_expr", "closure_expr": return false
        case "call_expr":
            guard let callee = node["fn"]?.calleeReference, let usr = callee.referencedUSR else { return false }
            if declarations.functions[usr] == nil,
                usr.isEmpty || callee.referencedName == "init" && !declarations.isOfTheStandardLibrary(usr)
            {
                return false
            }
        default: break
        }
        return !isVolatile(node) && node.children.allSatisfy { isPure($0.node) }
    }

    /// Whether this refers to a declaration of another module whose value differs.
    private func isVolatile(_ node: SyntaxNode) -> Bool {
        guard let name = node.referencedName, let usr = node.referencedUSR, !usr.isEmpty else { return false }
        return declarations.functions[usr] == nil && declarations.variables[usr] == nil && Self.volatile.contains(where: name.hasPrefix)
    }

    /// How the names of functions and properties of libraries begin whose results differ.
    private static let volatile = [
        "compareExchange", "dequeue", "exchange", "generate", "next", "now", "pop", "random", "read", "remove", "scan", "shuffle", "take",
        "uptime", "wrapping",
    ]
}

extension SyntaxNode {
    /// The pattern with the type of the whole value.
    var subject: SyntaxNode? { kind == "pattern" ? subpattern : self }
}

// SPDX-License-Identifier: Apache-2.0
