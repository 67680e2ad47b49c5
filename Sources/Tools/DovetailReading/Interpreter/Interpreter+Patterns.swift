// Patterns, and the variables that they define. Whether one matches a value that is not known is a comparison: see Interpreter+Comparisons.

extension Interpreter {
    /// Whether a pattern matches a value. Nil if that is not known.
    func matches(_ pattern: SyntaxNode, _ value: Value, _ environment: Environment) -> Bool? {
        if pattern.matchesAnything { return true }
        switch pattern.kind {
        case "pattern", "pattern_paren", "pattern_typed", "pattern_binding":
            return pattern.subpattern.flatMap { matches($0, value, environment) }
        case "pattern_tuple":
            let elements = pattern.elementsOfPattern
            guard case .list(let values) = value, values.count == elements.count else { return nil }
            let outcomes = zip(elements, values).map { matches($0, $1, environment) }
            return outcomes.contains(false) ? false : outcomes.contains(nil) ? nil : true
        case "pattern_optional_some":
            if case .null = value { return false }
            return value.isOpen ? nil : pattern.subpattern.flatMap { matches($0, value, environment) }
        case "pattern_enum_element": return matches(case: pattern, value, environment)
        case "pattern_bool":
            if case .truth(let truth) = value { return pattern.text("value") == "\(truth)" }
            return nil
        case "pattern_expr":
            if let range = pattern.matchedRange, case .number(let number) = value {
                guard case .list(let numbers) = self.value(of: range, environment) else { return nil }
                return numbers.contains { if case .number(number) = $0 { true } else { false } }
            }
            guard let constants = constants(matching: pattern, environment), let constant = constant(value, type(pattern.type, environment))
            else { return nil }
            return constants.contains(constant)
        default: return nil
        }
    }

    private func matches(case pattern: SyntaxNode, _ value: Value, _ environment: Environment) -> Bool? {
        guard let name = pattern["element"]?.baseName, !value.isOpen else { return nil }
        if type(pattern.type, environment).nominal == "Swift.Optional" {
            if case .null = value { return name == "none" }
            return name == "none" ? false : pattern.subpattern.flatMap { matches($0, value, environment) }
        }
        switch value {
        case .enumCase(_, let other): return name == other
        case .payload(let other, let values):
            guard name == other else { return false }
            return pattern.subpattern.map { matches($0, values.count == 1 ? values[0] : .list(values), environment) } ?? true
        default: return nil
        }
    }

    /// Defines the variables of a pattern. Of those that can change, only what can declare is followed.
    func match(_ pattern: SyntaxNode, _ value: Value, _ environment: Environment) {
        let value = pattern.definesVariables ? value.declaringParts : value
        switch pattern.kind {
        case "pattern_named": if let name = pattern.patternName { environment.define(name, value) }
        case "pattern_tuple":
            let elements = pattern.elementsOfPattern
            if case .list(let values) = value, values.count == elements.count {
                for (element, value) in zip(elements, values) { match(element, value, environment) }
            } else if value.canDeclare {
                addBlindSpot("a binder is in a tuple that cannot be read", at: pattern, in: environment)
            }
        case "pattern_enum_element":
            guard let inner = pattern.subpattern else { return }
            if type(pattern.type, environment).nominal == "Swift.Optional" { return match(inner, value, environment) }
            if case .payload(_, let values) = value { return match(inner, values.count == 1 ? values[0] : .list(values), environment) }
            if value.canDeclare { addBlindSpot("a binder is in a case that cannot be read", at: pattern, in: environment) }
        default: if let inner = pattern.subpattern { match(inner, value, environment) }
        }
    }

    /// Defines the variables of a pattern that matches.
    ///
    /// - Parameter subject: Identifies the value, if the pattern matches each value that is not nil.
    func defineNames(of pattern: SyntaxNode, _ value: Value, _ subject: String?, _ environment: Environment) {
        for name in pattern.patternNames { environment.define(name, .unknown) }
        guard let subject, pattern.bindsAll, value.isOpen, !pattern.definesVariables else {
            return match(pattern, value, environment)
        }
        environment.define(pattern.patternNames[0], .open(OpenValue(identity: "\(subject)!")))
    }

    /// The case of a `switch` that a value selects, if that is known without an answer of the world.
    func knownCase(of cases: [SyntaxNode], _ value: Value, _ environment: Environment) -> Int? {
        for (position, statement) in cases.enumerated() {
            for item in statement.nodes("case_label_items") {
                guard let pattern = item["pattern"], let matches = matches(pattern, value, environment) else { return nil }
                guard matches else { continue }
                guard let condition = item["where_expr"] else { return position }
                let inner = environment.nested()
                defineNames(of: pattern, value, nil, inner)
                guard !canDeclare(condition, inner), !changesFollowed(condition, inner),
                    case .truth(let holds)? = tried(condition, { .truth(self.truth(of: condition, inner, usually: true).holds) }),
                    !isThrowing
                else { return nil }
                if holds { return position }
            }
        }
        return nil
    }
}

extension SyntaxNode {
    /// Whether a pattern matches each value of its type.
    var matchesAnything: Bool {
        switch kind {
        case "pattern_named", "pattern_any": true
        case "pattern_tuple", "pattern_typed", "pattern_paren", "pattern_binding":
            children.allSatisfy { !$0.node.kind.hasPrefix("pattern") || $0.node.matchesAnything }
        default: false
        }
    }

    /// Whether a pattern defines variables rather than constants.
    var definesVariables: Bool {
        kind == "pattern_binding" && text("kind") == "var" || children.contains { $0.node.definesVariables }
    }

    /// Whether a pattern defines a name for all of a value that is not nil, rather than for a part of it.
    fileprivate var bindsAll: Bool { kind == "pattern_named" || kind != "pattern_tuple" && subpattern?.bindsAll ?? false }

    /// The pattern inside this one.
    var subpattern: SyntaxNode? {
        self["sub_pattern"] ?? self["pattern"] ?? children.lazy.map(\.node).first { $0.kind.hasPrefix("pattern") }
    }

    /// The patterns of the elements of a tuple.
    fileprivate var elementsOfPattern: [SyntaxNode] {
        children.flatMap { child in
            child.node.kind.hasPrefix("pattern") ? [child.node] : child.node.children.map(\.node).filter { $0.kind.hasPrefix("pattern") }
        }
    }

    /// The range of `case 1...3`.
    fileprivate var matchedRange: SyntaxNode? {
        guard let match = self["match_expr"], match.calleeReference?.referencedUSR == "s:SXsE2teoiySbx_5BoundQztFZ" else { return nil }
        return match.arguments.first?["expr"]
    }
}

// SPDX-License-Identifier: Apache-2.0
