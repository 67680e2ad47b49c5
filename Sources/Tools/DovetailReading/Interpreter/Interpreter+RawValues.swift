import DovetailGraph

// The raw values of enumerations, which the compiler writes for literals.

extension Interpreter {
    /// `mode.rawValue` of a case that is known.
    func rawValue(_ node: SyntaxNode, of base: Value, _ environment: Environment) -> Value? {
        guard case .enumCase(let usr, let name) = base, node.referencedName == "rawValue",
            let nominal = declarations.nominals[declarations.typeOfCase(usr).nominal], nominal.properties["rawValue"] == node.referencedUSR,
            let known = nominal.rawValues[name]
        else { return nil }
        return literal(known, environment)
    }

    /// `Mode(rawValue: text)`
    func enumCase(_ callee: Callee, _ arguments: [Argument], at node: SyntaxNode, _ environment: Environment) -> Value? {
        guard callee.name == "init", arguments.count == 1, arguments[0].label == "rawValue",
            declarations.functions[callee.usr]?.node.flag("implicit") == true,
            let type = type(node.type, environment).arguments(of: "Swift.Optional")?.first,
            let nominal = declarations.nominals[type.nominal], nominal.rawValues.count == nominal.cases.count,
            let rawType = nominal.properties["rawValue"].flatMap({ declarations.variables[$0]?.type }).map({ self.type($0, environment) }),
            let wanted = constant(arguments[0].value, rawType)
        else { return nil }
        for (name, usr) in nominal.cases {
            guard let value = nominal.rawValues[name].flatMap({ literal($0, environment) }), let constant = constant(value, rawType) else {
                return nil
            }
            if constant == wanted { return .enumCase(usr: usr, name: name) }
        }
        return .null
    }
}

// SPDX-License-Identifier: Apache-2.0
