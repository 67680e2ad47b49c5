import DovetailGraph

// Sets of options whose raw values are integers, with the functions that the standard library provides.

extension Interpreter {
    /// `[.a, .b]`
    func options(_ node: SyntaxNode, _ elements: [Value], _ type: SourceType) -> Value? {
        guard node["initializer"]?.text("decl_usr")?.hasPrefix("s:s10SetAlgebraPs") == true, isOptionSet(type) else { return nil }
        let known = elements.compactMap { bits(of: $0, type) }
        return known.count == elements.count ? options(type, known.reduce(0, |)) : nil
    }

    /// The result of a function of the standard library that makes something of options.
    func options(
        _ callee: Callee, of owner: Substring, _ arguments: [Argument], at node: SyntaxNode, _ environment: Environment
    ) -> Value? {
        guard owner == "OptionSet" || owner == "SetAlgebra" else { return nil }
        let type = callee.generic("A")
        guard isOptionSet(type) else { return nil }
        if callee.name == "init", arguments.isEmpty { return options(type, 0) }
        guard arguments.count == 1, let mine = bits(of: callee.this, type), let other = bits(of: arguments[0].value, type) else {
            return nil
        }
        switch callee.name {
        case "union": return options(type, mine | other)
        case "intersection": return options(type, mine & other)
        case "subtracting": return options(type, mine & ~other)
        case "symmetricDifference": return options(type, mine ^ other)
        case "contains", "isSuperset": return .truth(mine & other == other)
        case "isSubset": return .truth(mine & other == mine)
        case "isDisjoint": return .truth(mine & other == 0)
        default: return nil
        }
    }

    /// Options after a function of the standard library has changed them.
    func changedOptions(_ value: Value, by function: String, _ values: [Value], _ type: SourceType) -> (after: Value, result: Value)? {
        guard values.count == 1, let mine = bits(of: value, type), let other = bits(of: values[0], type) else {
            return nil
        }
        switch function {
        case "insert", "formUnion": return (options(type, mine | other), .unknown)
        case "remove", "subtract": return (options(type, mine & ~other), .unknown)
        case "formIntersection": return (options(type, mine & other), .unknown)
        default: return nil
        }
    }

    /// The raw value of options that are known.
    func bits(of value: Value, _ type: SourceType) -> Int? {
        guard case .structure(type, let properties) = value, case .number(let bits)? = properties["rawValue"], isOptionSet(type) else {
            return nil
        }
        return bits
    }

    private func options(_ type: SourceType, _ bits: Int) -> Value { .structure(type, ["rawValue": .number(bits)]) }

    /// Whether a type is a set of options that does not replace what the standard library provides.
    private func isOptionSet(_ type: SourceType) -> Bool {
        guard let nominal = declarations.nominals[type.nominal], nominal.protocols.contains("s:s9OptionSetP"),
            let rawValue = nominal.properties["rawValue"].flatMap({ declarations.variables[$0] }), rawValue.isStored, !rawValue.isObserved,
            rawValue.type == "$sSiD"
        else { return false }
        return !nominal.functions.contains { function in
            !function.node.flag("implicit") && (Self.functionsOfOptions.contains(function.name) || function.labels == ["rawValue"])
        }
    }

    private static let functionsOfOptions: Set = [
        "==", "contains", "formIntersection", "formSymmetricDifference", "formUnion", "insert", "intersection", "isDisjoint", "isSubset",
        "isSuperset", "remove", "subtract", "subtracting", "symmetricDifference", "union", "update",
    ]
}

// SPDX-License-Identifier: Apache-2.0
