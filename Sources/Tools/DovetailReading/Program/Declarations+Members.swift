// What a type answers to a name: associated types, and the implementations of requirements.

extension Declarations {
    /// The name of a generic parameter in demangled types: `A`, `B`, and `A1` for the first one of an inner declaration.
    static func parameterName(_ depth: Int, _ index: Int) -> String {
        var name = ""
        var rest = index
        repeat {
            name.unicodeScalars.append(Unicode.Scalar(UInt8(ascii: "A") + UInt8(rest % 26)))
            rest /= 26
        } while rest > 0
        return depth == 0 ? name : name + "\(depth)"
    }

    /// The arguments of a specialization by the names of the generic parameters.
    func generics(of type: SourceType) -> [String: SourceType] {
        var generics: [String: SourceType] = [:]
        for (depth, level) in type.parts.arguments.enumerated() {
            for (index, argument) in level.enumerated() { generics[Self.parameterName(depth, index)] = argument }
        }
        return generics
    }

    /// The type that is named `name` inside `type`: an alias, an associated type or a nested type.
    func member(_ name: String, of type: SourceType) -> SourceType? {
        if let known = libraryMember(name, of: type) { return known }
        let nominal = type.nominal
        let declared = nominals[nominal]
        if declared?.ambiguousMembers.contains(name) == true { return nil }
        if let alias = declared?.aliases[name] { return substituted(alias, generics(of: type)) }
        if let nested = nominals["\(nominal).\(name)"], nested.type != nil, !nested.isGeneric { return SourceType("\(type).\(name)") }
        // A default in an extension of a protocol.
        for usr in declared?.protocols ?? [] {
            guard let alias = nominals[nameOfProtocol(usr)]?.aliases[name] else { continue }
            return substituted(alias, ["A": type])
        }
        return nil
    }

    /// Members of types whose declarations are not among the trees.
    private func libraryMember(_ name: String, of type: SourceType) -> SourceType? {
        switch name {
        case "Seed" where type.arguments(of: "Dovetail.EmptySeed") != nil: .void
        // The arguments are the witnesses.
        case "Seed" where type.arguments(of: "Dovetail.From") != nil: type.arguments(of: "Dovetail.From")?.first
        case "Element" where type.arguments(of: "Dovetail.From") != nil: type.arguments(of: "Dovetail.From")?.last
        case "Element":
            (type.arguments(of: "Dovetail.EmptySeed") ?? type.arguments(of: "Swift.Array") ?? type.arguments(of: "Swift.Set"))?.first
        case "Wrapped": type.arguments(of: "Swift.Optional")?.first
        case "Key": type.arguments(of: "Swift.Dictionary")?.first
        case "Value": type.arguments(of: "Swift.Dictionary")?.last
        default: nil
        }
    }

    /// A function that implements a requirement, with the generic arguments that apply inside it.
    struct Witness {
        let function: Function
        let generics: [String: SourceType]
    }

    /// The functions that can implement a requirement for a type. The tree does not tell which one does if there are several.
    func witnesses(of name: String, _ labels: [String], in type: SourceType, isStatic: Bool = true) -> [Witness] {
        let nominal = nominals[type.nominal]
        func fits(_ function: Function) -> Bool {
            function.name == name && function.labels == labels && function.node.flag("static") == isStatic
        }
        let own = nominal?.functions.filter(fits) ?? []
        let generics = generics(of: type)
        let candidates = own.map { Witness(function: $0, generics: generics) }
        var defaults: [Function] = []
        for owner in (nominal?.protocols ?? []).map(nameOfProtocol) {
            for function in nominals[owner]?.functions ?? [] where fits(function) && function.body != nil {
                if !defaults.contains(where: { $0 === function }) { defaults.append(function) }
            }
        }
        let others = defaults.map { Witness(function: $0, generics: ["A": type]) }
        if candidates.isEmpty { return fitting(others, of: name, in: type) }
        // An overload does not implement the requirement, so that a default of another type may. Nor need one in an extension that is
        // constrained.
        let types = candidates.filter { !isConstrained($0.function.node.text("usr") ?? "") }.map(parameterTypes)
        return fitting(candidates + others.filter { !types.contains(parameterTypes(of: $0)) }, of: name, in: type)
    }

    /// The USR of the property that implements a requirement for a type, if it is known.
    func property(_ name: String, of type: SourceType, isStatic: Bool = false) -> String? {
        guard let nominal = nominals[type.nominal], !nominal.ambiguousMembers.contains(name),
            let usr = isStatic ? nominal.staticProperties[name] : nominal.properties[name]
        else { return nil }
        guard isConstrained(usr) else { return usr }
        let protocols = nominal.protocols.compactMap { nominals[nameOfProtocol($0)] }
        let defaults = protocols.compactMap { isStatic ? $0.staticProperties[name] : $0.properties[name] }
        return defaults.contains { variables[$0]?.getter != nil } ? nil : usr
    }

    /// The USR of the property that an extension of a protocol provides for a type without one, if it is the only one, and not constrained.
    func defaultProperty(_ name: String, of type: SourceType, isStatic: Bool) -> String? {
        guard let nominal = nominals[type.nominal], nominal.hasNoSubtypes,
            (isStatic ? nominal.staticProperties : nominal.properties)[name] == nil
        else { return nil }
        let protocols = nominal.protocols.map(nameOfProtocol)
        let candidates = (propertiesByName[name] ?? []).filter { usr in
            let declared = demangler.demangled("$s" + usr.dropFirst(2))
            return declared.hasPrefix("static ") == isStatic
                && protocols.contains { declared.contains("\($0).\(name) :") || declared.contains("\($0)<") }
        }
        let provided = Set(candidates).filter { variables[$0]?.getter?["body"] != nil }
        guard provided.count == 1, let usr = provided.first, !isConstrained(usr) else { return nil }
        return usr
    }

    /// Whether a member of a type is only there for some arguments of the type.
    private func isConstrained(_ usr: String) -> Bool { demangler.demangled("$s" + usr.dropFirst(2)).contains(" where ") }

    private func parameterTypes(of witness: Witness) -> [SourceType?] {
        witness.function.node.parameters.map { parameter in
            parameter.text("interface_type").map { substituted(demangler.type($0), witness.generics) }
        }
    }

    /// The functions with this name that a type declares itself.
    func functions(named name: String, of type: SourceType) -> [Function] {
        nominals[type.nominal]?.functions.filter { $0.name == name } ?? []
    }

    /// Whether a type is a structure or an enumeration without generic arguments: it has no subtypes, and its name is that of one type.
    func isValueType(_ type: SourceType) -> Bool {
        if type.text == LibraryNames.unscoped { return true }
        guard let nominal = nominals[type.text], !nominal.isGeneric else { return false }
        return nominal.hasNoSubtypes
    }

    /// Whether a property of a structure has the value that an initializer gives it.
    func isStored(_ name: String, in structure: SourceType) -> Bool { isStored(nominals[structure.nominal]?.properties[name]) }

    /// Whether a property, which is known by its USR, has the value that is assigned to it.
    func isStored(_ usr: String?) -> Bool { usr.flatMap { variables[$0] }?.isStored ?? true }

    /// The mangled names of types of the standard library through which nothing can be declared, by their literals.
    static let plainTypes = ["boolean_literal_expr": "$sSbD", "integer_literal_expr": "$sSiD", "string_literal_expr": "$sSSD"]

    /// Whether a property is stored, and has one of these types.
    func isPlain(_ usr: String) -> Bool {
        guard let variable = variables[usr], variable.isStored, !variable.isLazy, !overridden.contains(usr) else { return false }
        return Self.plainTypes.values.contains { $0 == variable.type }
    }

    /// Whether a component has no `configureRoot` of its own, so that it requests its root.
    ///
    /// It is not known of a component with a protocol whose extensions were not read.
    func usesDefaultRoot(_ component: SourceType, _ root: SourceType) -> Bool {
        let protocols = (nominals[component.nominal]?.protocols ?? []).map(nameOfProtocol)
        guard protocols.allSatisfy({ nominals[$0]?.isProtocol == true || $0.hasPrefix("Dovetail.") || $0.hasPrefix("Swift.") }) else {
            return false
        }
        return !witnesses(of: "configureRoot", ["binder"], in: component).contains { mayConfigure(root, $0) }
    }

    /// Whether a function may be the `configureRoot` of a component with this root. One whose types are not known may be.
    private func mayConfigure(_ root: SourceType, _ candidate: Witness) -> Bool {
        let node = candidate.function.node
        guard node.flag("static"), let parameter = node.parameters.first?.text("interface_type"), let result = node.text("result") else {
            return node.flag("static")
        }
        return substituted(demangler.type(parameter), candidate.generics) == SourceType("Dovetail.ReceiptBinder<\(root)>")
            && substituted(demangler.type(result), candidate.generics) == SourceType("Dovetail.BindingReceipt<\(root)>")
    }

    /// Of several candidates for `configure` and `configureRoot`, those that receive the binder of the type: an extension of a protocol may
    /// be constrained to types with another scope or root.
    private func fitting(_ candidates: [Witness], of name: String, in type: SourceType) -> [Witness] {
        guard candidates.count > 1 else { return candidates }
        let expected: SourceType? =
            switch name {
            case "configure": member("Scope", of: type).map { SourceType("Dovetail.Binder<\($0)>") }
            case "configureRoot": member("Root", of: type).map { SourceType("Dovetail.ReceiptBinder<\($0)>") }
            default: nil
            }
        let fitting = candidates.filter { candidate in
            let parameter = candidate.function.node.parameters.first?.text("interface_type")
            return parameter.map { substituted(demangler.type($0), candidate.generics) } == expected
        }
        return fitting.isEmpty ? candidates : fitting
    }
}

// SPDX-License-Identifier: Apache-2.0
