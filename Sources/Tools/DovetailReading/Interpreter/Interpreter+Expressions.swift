import DovetailGraph

extension Interpreter {
    func type(_ mangledName: String?, _ environment: Environment) -> SourceType {
        guard let mangledName else { return .unknown }
        return declarations.substituted(declarations.demangler.type(mangledName), environment.frame.generics)
    }

    /// The known part of the value of an expression. Declarations in it are recorded.
    func value(of node: SyntaxNode, _ environment: Environment) -> Value {
        if isThrowing { return .unknown }
        if !readBefore.isEmpty, let known = readBefore.removeValue(forKey: ObjectIdentifier(node)) { return known }
        let value = evaluated(node, environment)
        if node.isProperty, value.canDeclare { coverage.reach(node) }
        if isCatching, node.flag("throws"), node.isProperty, !followsGetter(of: node) { mayThrow(node, environment) }
        return isThrowing ? .unknown : value
    }

    private func evaluated(_ node: SyntaxNode, _ environment: Environment) -> Value {
        switch node.kind {
        case "call_expr", "prefix_unary_expr", "binary_expr", "postfix_unary_expr": return valueOfCall(node, environment)
        case "declref_expr": return reference(node, environment)
        case "member_ref_expr": return member(node, environment)
        case "tuple_element_expr": return tupleElement(node, environment)
        case "dot_syntax_call_expr", "constructor_ref_call_expr": return method(node, environment)
        case "dot_syntax_base_ignored":
            if let base = node["lhs"] { _ = value(of: base, environment) }
            return node["rhs"].map { value(of: $0, environment) } ?? .unknown
        case "closure_expr", "autoclosure_expr":
            return .function(FunctionValue(closure(node, environment), isolation: isolation(of: node, environment)))
        case "capture_list": return captureList(node, environment)
        case "type_expr": return .metatype(type(node.type, environment).instance)
        case "metatype_expr": return dynamicType(node, environment)
        case "array_expr": return array(node, environment)
        case "dictionary_expr": return dictionary(node, environment)
        case "tuple_expr": return .list(node.nodes("elements").map { value(of: $0["expr"] ?? $0, environment) })
        case "ternary_expr": return ternary(node, environment)
        case "single_value_stmt_expr":
            guard let statement = node["stmt"] ?? node.children.first?.node else { return .unknown }
            if case .returned(let value) = perform(statement, environment) { return value }
            return .unknown
        case "assign_expr": return assign(node, environment)
        case "inout_expr":
            guard let inner = node["sub_expr"] else { return .unknown }
            let base = base(ofDestination: inner, environment)
            if let base { readBefore[ObjectIdentifier(base.node)] = base.value }
            let value = value(of: inner, environment)
            if let base { readBefore[ObjectIdentifier(base.node)] = nil }
            forget(inner, environment)
            if case .function = value, value.canDeclare {
                addBlindSpot("a function that uses a binder is passed as an inout argument, which can change it", at: node, in: environment)
            }
            return value
        case "conditional_checked_cast_expr", "is_subtype_expr": return cast(node, environment)
        case "rebind_self_in_constructor_expr":
            environment.frame.this = node["sub_expr"].map { value(of: $0, environment) } ?? .unknown
            return .unknown
        case "optional_evaluation_expr": return optionalChain(node, environment)
        case "bind_optional_expr": return boundOptional(node, environment)
        case "inject_into_optional": return node["sub_expr"].map { value(of: $0, environment).injected } ?? .unknown
        case "optional_try_expr": return optionalTry(node, environment)
        case "force_try_expr": return forcedTry(node, environment)
        case "make_temporarily_escapable_expr": return temporarilyEscaping(node, environment)
        case "open_existential_expr": return openedExistential(node, environment)
        case "destructure_tuple_expr": return destructuredTuple(node, environment)
        case "opaque_value_expr": return environment.frame.value(ofOpaque: node)
        case "subscript_expr": return element(node, environment)
        case "interpolated_string_literal_expr": return interpolatedText(node, environment) ?? skipReporting(node, environment)
        // The tree does not have the types of the elements of a pack.
        case "keypath_expr" where node.isPathOfProperties: return .keyPath(KeyPathValue(node, in: environment.frame))
        case "keypath_application_expr": return valueBehindKeyPath(node, environment)
        case "discard_assignment_expr", "default_argument_expr", "keypath_expr", "pack_expansion_expr", "materialize_pack_expr":
            return skipReporting(node, environment)
        case "macro_expansion_expr":
            reportMacro(node, environment)
            return .unknown
        default: return literal(node, environment) ?? other(node, environment)
        }
    }

    /// The elements of an array. Another type that is created by such a literal can have other elements, in another order.
    private func array(_ node: SyntaxNode, _ environment: Environment) -> Value {
        let elements = node.nodes("elements").map { value(of: $0, environment) }
        let type = type(node.type, environment)
        if type.nominal == "Swift.Array" || node.type == nil { return .list(elements) }
        if let element = type.arguments(of: "Swift.Set")?.first, let set = set(of: elements, element) { return set }
        if let options = options(node, elements, type) { return options }
        if elements.contains(where: \.canDeclare) {
            addBlindSpot("a binder is in a collection that cannot be read", at: node, in: environment)
        }
        return .unknown
    }

    /// The result of `as?` or `is`, which is usually known only when the program runs.
    private func cast(_ node: SyntaxNode, _ environment: Environment) -> Value {
        let value = node["sub_expr"].map { self.value(of: $0, environment) } ?? .unknown
        if case .metatype(let type) = value, let isSame = isSame(type, self.type(node.text("written_type"), environment)) {
            return node.kind == "is_subtype_expr" ? .truth(isSame) : isSame ? value : .null
        }
        guard value.canDeclare else { return .unknown }
        addBlindSpot("whether this cast of a binder succeeds is not known", at: node, in: environment)
        return .unknown
    }

    /// Whether a type is that of a metatype, if that type has no subtypes.
    private func isSame(_ type: SourceType, _ metatype: SourceType) -> Bool? {
        let other = metatype.instance
        guard other != metatype, !type.isOfTheRun, declarations.nominals[other.nominal]?.hasNoSubtypes == true else { return nil }
        return type == other
    }

    /// `type(of: x)`
    private func dynamicType(_ node: SyntaxNode, _ environment: Environment) -> Value {
        let value = node["base"].map { self.value(of: $0, environment) } ?? .unknown
        if case .structure(let type, _) = value { return .metatype(type) }
        let type = type(node.type, environment).instance
        return declarations.nominals[type.nominal]?.hasNoSubtypes == true ? .metatype(type) : .unknown
    }

    /// Reads the parts of what an assignment sets.
    private func readDestination(_ destination: SyntaxNode, _ environment: Environment) {
        let destination = destination.unwrapped
        guard base(ofDestination: destination, environment) != nil else { return }
        for argument in destination.arguments where value(of: argument["expr"] ?? argument, environment).canDeclare {
            reportUse(of: destination, environment)
        }
    }

    /// What a property or an element that is set is a part of. If that can declare, its setter is reported, because it is not followed.
    private func base(ofDestination destination: SyntaxNode, _ environment: Environment) -> (node: SyntaxNode, value: Value)? {
        let destination = destination.unwrapped
        guard ["member_ref_expr", "subscript_expr", "keypath_application_expr"].contains(destination.kind), let base = destination["base"]
        else { return nil }
        let value = value(of: base, environment)
        if value.canDeclare {
            addBlindSpot("the setter of \(environment.frame.file.excerpt(destination)) is not followed", at: destination, in: environment)
        }
        return (base, value)
    }

    /// Reports code that uses what can declare in a place that is not evaluated.
    func reportUse(of node: SyntaxNode, _ environment: Environment) {
        addBlindSpot("a binder is used in \(environment.frame.file.excerpt(node)), which cannot be read", at: node, in: environment)
    }

    /// The value of code that is not evaluated, which is reported if it uses what can declare.
    func skipReporting(_ node: SyntaxNode, _ environment: Environment) -> Value {
        if canDeclare(node, environment) { reportUse(of: node, environment) }
        skip(node, environment)
        return .unknown
    }

    /// Reports code that a macro writes with something that can declare: its places are not those of the file.
    func reportMacro(_ node: SyntaxNode, _ environment: Environment) {
        if canDeclare(node, environment) { addBlindSpot("what a macro writes is not followed", at: node, in: environment) }
        skip(node, environment)
    }

    func literal(_ node: SyntaxNode, _ environment: Environment) -> Value? {
        switch node.kind {
        case "string_literal_expr": node.text("value").map { .text($0) } ?? .unknown
        case "integer_literal_expr": node.text("value").flatMap { Int($0) }.map { .number(node.flag("negative") ? -$0 : $0) } ?? .unknown
        case "boolean_literal_expr": node.text("value").map { .truth($0 == "true") } ?? .unknown
        case "nil_literal_expr": .null
        case "magic_identifier_literal_expr": magicLiteral(node, at: node.start ?? 0, environment.frame.file)
        default: nil
        }
    }

    /// The value of `#fileID`, `#line` and similar literals at an offset.
    func magicLiteral(_ node: SyntaxNode, at offset: Int, _ file: SourceFile) -> Value {
        switch node.text("kind") {
        case "#fileID": .text(file.id)
        case "#filePath": .text(file.path)
        case "#file": file.name.map(Value.text) ?? .unknown
        case "#line": .number(file.position(of: offset).line)
        case "#column": .number(file.position(of: offset).column)
        default: .unknown
        }
    }

    /// A conversion, or an expression of which nothing is known but what it contains.
    private func other(_ node: SyntaxNode, _ environment: Environment) -> Value {
        if let inner = node["sub_expr"] { return value(of: inner, environment) }
        for (name, child) in node.children where name != "decl" {
            if value(of: child, environment).canDeclare {
                reportUse(of: node, environment)
            }
        }
        return .unknown
    }

    /// `{ [binder] in … }`
    private func captureList(_ node: SyntaxNode, _ environment: Environment) -> Value {
        let inner = environment.nested()
        for capture in node.nodes("captures") { _ = perform(capture, inner) }
        return node["closure_body"].map { value(of: $0, inner) } ?? .unknown
    }

    private func ternary(_ node: SyntaxNode, _ environment: Environment) -> Value {
        guard let condition = node["cond_expr"] else { return .unknown }
        let (holds, isKnown) = truth(of: condition, environment, usually: false)
        if isKnown, let other = node[holds ? "else_expr" : "then_expr"] { coverage.exclude(other) }
        return node[holds ? "then_expr" : "else_expr"].map { value(of: $0, environment) } ?? .unknown
    }

    private func assign(_ node: SyntaxNode, _ environment: Environment) -> Value {
        guard let source = node["src"], let destination = node["dest"] else { return .unknown }
        let optional = destination.boundOptional
        if let optional { readBefore[ObjectIdentifier(optional)] = value(of: optional, environment) }
        defer { if let optional { readBefore[ObjectIdentifier(optional)] = nil } }
        let value = value(of: source, environment)
        if isThrowing { return .unknown }
        set(destination, to: remembered(value, of: source, environment), environment)
        return .unknown
    }

    private func set(_ destination: SyntaxNode, to value: Value, _ environment: Environment) {
        switch destination.kind {
        case "discard_assignment_expr": break
        case "paren_expr": if let inner = destination["sub_expr"] { set(inner, to: value, environment) }
        case "tuple_expr":
            let parts = destination.nodes("elements").map { $0["expr"] ?? $0 }
            if case .list(let values) = value, values.count == parts.count {
                for (part, value) in zip(parts, values) { set(part, to: value, environment) }
            } else {
                if value.canDeclare { addBlindSpot("a binder is in a tuple that cannot be read", at: destination, in: environment) }
                for part in parts { set(part, to: .unknown, environment) }
            }
        case _ where store(value, in: destination, environment): break
        case "declref_expr" where destination.referencedUSR == "":
            let name = destination.referencedName ?? "_"
            if environment.isInout(name) || name == "self", value.canDeclare || environment.value(of: name).canDeclare {
                addBlindSpot("\(name) has a binder, and is replaced for the caller", at: destination, in: environment)
            }
            environment.assign(name, value.declaringParts)
        default:
            readDestination(destination, environment)
            if value.canDeclare {
                addBlindSpot("a binder is stored in \(environment.frame.file.excerpt(destination))", at: destination, in: environment)
            }
        }
    }

    // MARK: References

    private func reference(_ node: SyntaxNode, _ environment: Environment) -> Value {
        guard let declaration = node["decl"], let name = node.referencedName else { return .unknown }
        let usr = node.referencedUSR ?? ""
        if name == "self", usr.isEmpty { return environment.value(of: "self") }
        // Local functions have a USR that contains their number.
        if usr.isEmpty || usr.contains("L_"), let local = environment.find(name) {
            guard case .function(let function) = local else { return local }
            // A local function has the isolation of its type, and the closure in a variable also that of its own.
            let isolation = isolation(ofFunction: type(node.type, environment))
            return .function(
                FunctionValue(
                    function.body, isolation: isolation == .nonisolated ? function.isolation : isolation,
                    generics: function.generics.merging(substitutions(of: declaration, environment)) { _, new in new }))
        }
        if usr.isEmpty { return .unknown }
        if let variable = declarations.variables[usr] { return value(of: variable, usr, at: node, environment: environment) }
        let callee = FunctionValue.Body.declared(
            usr: usr, name: name, generics: substitutions(of: declaration, environment), this: .unknown)
        return .function(FunctionValue(callee, isolation: isolation(ofFunction: type(node.type, environment))))
    }

    private func value(
        of variable: Declarations.Variable, _ usr: String, this: Value = .unknown, generics: [String: SourceType] = [:],
        at node: SyntaxNode,
        environment: Environment
    ) -> Value {
        let frame = Frame(
            variable.file, generics: generics, this: this, depth: environment.frame.depth + 1, callSite: environment.frame.callSite,
            use: environment.frame.use(at: node))
        if frame.depth > Self.deepest || declarations.overridden.contains(usr) { return .unknown }
        if let initial = variable.initialValue { return value(of: initial, Environment(frame)) }
        if !variable.cases.isEmpty {
            return .list(variable.cases.map { .enumCase(usr: $0.referencedUSR ?? "", name: $0.referencedName ?? "") })
        }
        let inner = Environment(frame)
        guard let body = variable.getter?["body"], enters(body, inner) else { return .unknown }
        if case .returned(let value) = perform(body, inner) { return value }
        return .unknown
    }

    /// Whether the code of a property is read where it is used.
    private func followsGetter(of node: SyntaxNode) -> Bool {
        guard let usr = node.referencedUSR, declarations.variables[usr]?.getter?["body"] != nil else { return false }
        return !declarations.overridden.contains(usr)
    }

    private func member(_ node: SyntaxNode, _ environment: Environment) -> Value {
        member(node, of: node["base"].map { value(of: $0, environment) } ?? .unknown, environment)
    }

    /// `x[keyPath: path]`, and `\.a` as a function.
    private func valueBehindKeyPath(_ node: SyntaxNode, _ environment: Environment) -> Value {
        guard let base = node["base"], let path = node["keypath"] else { return .unknown }
        let value = value(of: base, environment)
        guard case .keyPath(let path) = self.value(of: path, environment) else {
            if value.canDeclare { reportUse(of: node, environment) }
            return .unknown
        }
        let frame = environment.frame
        let inner = Environment(
            Frame(path.file, generics: path.generics, depth: frame.depth, callSite: frame.callSite(of: node), use: frame.use(at: node)))
        return path.components.reduce(value) { member($1, of: $0, inner) }
    }

    /// A property of a value.
    private func member(_ node: SyntaxNode, of base: Value, _ environment: Environment) -> Value {
        guard let declaration = node["decl"], let usr = node.referencedUSR else { return .unknown }
        let baseType = { self.type(node["base"]?.unwrapped.type, environment) }
        if let known = standardProperty(node.referencedName ?? "", usr, of: base, baseType()) { return known }
        if let rawValue = rawValue(node, of: base, environment) { return rawValue }
        let isRequirement =
            declarations.variables[usr].map { $0.initialValue == nil && $0.getter?["body"] == nil }
            ?? !declarations.qualifiedName(of: usr).hasPrefix("(extension in ")
        // A property that an extension of a protocol provides beside it may have the same name.
        if case .structure(let type, let properties) = base, let value = properties[node.referencedName ?? ""],
            isRequirement || declarations.nominals[type.nominal]?.properties[node.referencedName ?? ""] == usr
        {
            return value
        }
        if isRequirement || declarations.overridden.contains(usr),
            let (own, generics) = implementation(of: node.referencedName ?? "", in: base), own != usr,
            let variable = declarations.variables[own]
        {
            return value(of: variable, own, this: base, generics: generics, at: node, environment: environment)
        }
        guard let variable = declarations.variables[usr], variable.isComputed || variable.initialValue != nil else {
            if base.canDeclare, !declarations.isPlain(usr) { reportUse(of: node, environment) }
            return .unknown
        }
        if declarations.overridden.contains(usr), base.canDeclare {
            addBlindSpot("\(node.referencedName ?? "") may be that of a subclass", at: node, in: environment)
        }
        return value(
            of: variable, usr, this: base, generics: substitutions(of: declaration, environment), at: node, environment: environment)
    }

    /// The USR of a property that implements the requirement of a protocol, and its generic arguments, if the type is known.
    private func implementation(of name: String, in base: Value) -> (usr: String, generics: [String: SourceType])? {
        let (type, isStatic): (SourceType, Bool)
        switch base {
        case .metatype(let instance): (type, isStatic) = (instance, true)
        case .structure(let instance, _): (type, isStatic) = (instance, false)
        case .binder: (type, isStatic) = (SourceType("Dovetail.Binder"), false)
        default: return nil
        }
        if let own = declarations.property(name, of: type, isStatic: isStatic) { return (own, declarations.generics(of: type)) }
        return declarations.defaultProperty(name, of: type, isStatic: isStatic).map { ($0, ["A": type]) }
    }

    private func tupleElement(_ node: SyntaxNode, _ environment: Environment) -> Value {
        let base = (node["sub_expr"] ?? node["base"]).map { value(of: $0, environment) } ?? .unknown
        guard case .list(let values) = base else { return .unknown }
        if let position = node.fieldNumber, values.indices.contains(position) { return values[position] }
        if base.canDeclare { addBlindSpot("a binder is in a tuple that cannot be read", at: node, in: environment) }
        return .unknown
    }

    /// A method that is not called yet, such as `binder.bind` or `Store.init`, or a case of an enumeration.
    private func method(_ node: SyntaxNode, _ environment: Environment) -> Value {
        let this = node.arguments.first?["expr"].map { value(of: $0, environment) } ?? .unknown
        guard let function = node["fn"]?.unwrapped, let declaration = function["decl"], let name = function.referencedName,
            let usr = function.referencedUSR
        else { return .unknown }
        if node.kind == "dot_syntax_call_expr", !this.canDeclare, declarations.isCase(usr) {
            if usr == Self.none { return .null }
            return .enumCase(usr: usr, name: name)
        }
        let callee = FunctionValue.Body.declared(usr: usr, name: name, generics: substitutions(of: declaration, environment), this: this)
        return .function(FunctionValue(callee, isolation: isolation(ofFunction: type(node.type, environment))))
    }

    static let none = "s:Sq4noneyxSgABmlF"
    static let some = "s:Sq4someyxSgxcABmlF"

    /// The generic arguments of a reference, by the names of the parameters.
    func substitutions(of declaration: SyntaxNode, _ environment: Environment) -> [String: SourceType] {
        var generics: [String: SourceType] = [:]
        for substitution in declaration["substitutions"]?.nodes("substitutions") ?? [] {
            guard let parameter = substitution.text("generic_param"), let type = substitution.text("replacement_type") else { continue }
            generics[declarations.demangler.demangled(parameter)] = self.type(type, environment)
        }
        if let opened = environment.frame.opened { return self.opened(generics, opened, of: declaration) }
        return generics
    }

    // MARK: Isolation

    /// The isolation of a function that is passed as an argument.
    func isolation(of node: SyntaxNode, _ environment: Environment) -> Graph.Isolation {
        if let actor = node.text("global_actor_isolated") { return isolation(to: type(actor, environment)) }
        if node.flag("nonisolated") { return .nonisolated }
        return isolation(ofFunction: type(node.type, environment))
    }

    private func isolation(ofFunction type: SourceType) -> Graph.Isolation { type.globalActor.map { isolation(to: $0) } ?? .nonisolated }

    private func isolation(to actor: SourceType) -> Graph.Isolation {
        actor.text == "Swift.MainActor" ? .mainActor : .actor(TypeName(actor.full))
    }
}

extension SyntaxNode {
    /// Whether this is a key path that consists of properties.
    fileprivate var isPathOfProperties: Bool {
        let components = nodes("components")
        return !components.isEmpty && components.allSatisfy { $0.kind == "member" && $0["args"] == nil && $0.referencedUSR != nil }
    }

    /// Whether this is a use of a variable, a property or a subscript, whose getter is not written as a call.
    fileprivate var isProperty: Bool {
        switch kind {
        case "declref_expr", "member_ref_expr", "subscript_expr", "dynamic_member_ref_expr", "dynamic_subscript_expr",
            "keypath_application_expr":
            true
        default: false
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
