import DovetailGraph

/// The function that a call refers to.
struct Callee {
    let usr: String
    let name: String
    /// The generic arguments, by the names of the parameters: `A` of the type, `A1` of the method.
    let generics: [String: SourceType]
    /// The value that it is a method of.
    let this: Value
    var changes: ChangedOperands?

    /// Whether a type that is opened where it is called is not known.
    func hasUnknownTypes(in frame: Frame) -> Bool { frame.opened != nil && generics.values.contains(.unknown) }

    /// A generic argument.
    func generic(_ name: String) -> SourceType { generics[name] ?? .unknown }
}

extension Interpreter {
    func valueOfCall(_ node: SyntaxNode, _ environment: Environment) -> Value {
        guard let function = node["fn"]?.unwrapped else { return .unknown }
        if let result = change(node, environment) ?? knownTruth(node, environment) ?? coalesced(node, environment) { return result }
        let changes = changedOperands(of: node, function, environment)
        defer { if let changes { store(changes, environment) } }
        let callee = value(of: function, environment)
        let arguments = arguments(of: node, callee, environment)
        if isThrowing { return .unknown }
        if case .enumCase(let usr, let name) = callee {
            return usr == Self.some ? arguments.first?.value.injected ?? .unknown : .payload(name: name, arguments.map(\.value))
        }
        guard case .function(let called) = callee else {
            if callee.canDeclare || arguments.contains(where: { $0.value.canDeclare }) {
                addBlindSpot(
                    "a binder is passed to \(environment.frame.file.excerpt(function)), which cannot be read", at: node, in: environment)
            }
            skipCall(node, environment)
            return .unknown
        }
        switch called.body {
        case .declared(let usr, let name, let generics, let this):
            return call(
                Callee(usr: usr, name: name, generics: generics, this: this, changes: changes), arguments, at: node, environment)
        case .closure:
            guard called.canDeclare || arguments.contains(where: { $0.value.canDeclare }) else {
                let parameters = parameters(arguments, environment)
                if let value = tried(node, { self.call(called, parameters, at: node, environment, changes: changes) }) { return value }
                changes?.after = nil
                skipCall(node, environment)
                return .unknown
            }
            return call(called, parameters(arguments, environment), at: node, environment, changes: changes)
        }
    }

    private func arguments(of node: SyntaxNode, _ callee: Value, _ environment: Environment) -> [Argument] {
        node.arguments.map { argument in
            let expression = argument["expr"] ?? argument
            let value =
                expression.kind == "default_argument_expr"
                ? defaultArgument(expression, callee, environment) : value(of: expression, environment)
            return Argument(label: argument.text("label"), value: value, node: expression)
        }
    }

    private func defaultArgument(_ node: SyntaxNode, _ callee: Value, _ environment: Environment) -> Value {
        guard let index = node.text("param").flatMap({ Int($0) }), let owner = node["default_args_owner"],
            case .function(let called) = callee
        else { return .unknown }
        let parameters: [SyntaxNode]
        let surroundings: Environment
        switch called.body {
        case .declared(_, _, let generics, _):
            guard let function = owner.text("decl_usr").flatMap({ declarations.functions[$0] }) else { return .unknown }
            parameters = function.node.parameters
            surroundings = Environment(Frame(function.file, generics: generics, depth: environment.frame.depth + 1))
        case .closure(let function, let captured):
            // A local function, which has no USR.
            guard function.kind == "func_decl", function.declaredName == owner.text("base_name") else { return .unknown }
            parameters = function.parameters
            surroundings = captured
        }
        guard parameters.indices.contains(index), let expression = parameters[index]["expression"] else { return .unknown }
        // It is evaluated where the call is written.
        if expression.kind == "magic_identifier_literal_expr" {
            return magicLiteral(expression, at: node.start ?? 0, environment.frame.file)
        }
        return value(of: expression, surroundings)
    }

    /// The location that a method of Dovetail receives: that of the call, with the parts that the caller passes.
    func place(_ arguments: [Argument], at node: SyntaxNode, _ environment: Environment) -> Graph.SourceLocation {
        // `#column` is that of the opening parenthesis, where the tree has the default arguments.
        let offset = arguments.first { $0.isDefault }?.node.start ?? node["fn"]?.end ?? node.start ?? 0
        let call = environment.frame.file.place(of: offset)
        if environment.frame.file.hasMovedLines {
            addBlindSpot("#sourceLocation changes the locations of this file, and is not followed", at: node, in: environment)
        }
        func text(_ label: String) -> String? {
            if case .text(let text)? = arguments[label]?.value { text } else { nil }
        }
        func number(_ label: String) -> Int? {
            if case .number(let number)? = arguments[label]?.value { number } else { nil }
        }
        for label in ["file", "filePath", "line", "column"] {
            guard let argument = arguments[label], !argument.isDefault else { continue }
            if text(label) == nil, number(label) == nil {
                addBlindSpot("the location that is passed as \(label) is only known when the program runs", at: node, in: environment)
            }
        }
        let file = text("file")
        return Graph.SourceLocation(
            file: file ?? call.file, path: text("filePath") ?? file ?? call.path, line: number("line") ?? call.line,
            column: number("column") ?? call.column)
    }

    func call(_ callee: Callee, _ arguments: [Argument], at node: SyntaxNode, _ environment: Environment) -> Value {
        let function = declarations.functions[callee.usr]
        if LibraryNames.isOwn(callee.usr) { coverage.reach(node) }
        if LibraryNames.isOwn(callee.usr), let type = callee.generics.values.first(where: \.isOfTheRun) {
            addBlindSpot("the type \(type.full) is only known when the program runs", at: node, in: environment)
        }
        if let declarer = declarations.declarer(ofMethod: callee.usr),
            let result = declare(callee, of: declarer, arguments, at: node, environment)
        {
            return result
        }
        if LibraryNames.isPlaceInitializer(callee.usr, callee.name) { return .place(place(arguments, at: node, environment)) }
        let canDeclare = callee.this.canDeclare || arguments.contains { $0.value.canDeclare }
        if let value = structure(callee, arguments, at: node, environment) ?? enumCase(callee, arguments, at: node, environment) {
            return value
        }
        guard canDeclare else {
            let known = known(callee, arguments, at: node, environment)
            if known.isOpen, let value = triedCall(function, callee, arguments, at: node, environment) {
                return value.isOpen ? known : value
            }
            skipCall(node, environment)
            return isThrowing ? .unknown : known
        }
        if let result = callRequirement(callee, arguments, at: node, environment) { return result }
        if let function { return call(function, callee, arguments, at: node, environment) }
        // Functions of the standard library that call their argument.
        if let result = mappedDeclaring(callee, arguments, at: node, environment) { return result }
        if callee.name == "forEach" || callee.name == "map", case .list(let elements) = callee.this,
            case .function(let body)? = arguments.first?.value
        {
            return .list(
                elements.enumerated().map { number, element in
                    environment.frame.iteration(number) { call(body, [element], at: node, environment) }
                })
        }
        addBlindSpot("a binder is passed to \(callee.name), which cannot be read", at: node, in: environment)
        return .unknown
    }

    func call(
        _ function: Declarations.Function, _ callee: Callee, _ arguments: [Argument], at node: SyntaxNode, _ environment: Environment
    ) -> Value {
        if callee.hasUnknownTypes(in: environment.frame) {
            addBlindSpot("\(callee.name) is called with types that are only known when the program runs", at: node, in: environment)
            return .unknown
        }
        guard function.body != nil else {
            let excerpt = environment.frame.file.excerpt(node["fn"] ?? node)
            addBlindSpot("a binder is passed to \(excerpt), whose implementation is not known", at: node, in: environment)
            return .unknown
        }
        if declarations.overridden.contains(callee.usr), !isStaticallyDispatched(node, to: function, callee) {
            addBlindSpot("\(callee.name) may be that of a subclass", at: node, in: environment)
        }
        if function.node.flag("dynamic") {
            addBlindSpot("\(callee.name) is dynamic, and may have been replaced", at: node, in: environment)
        }
        let frame = Frame(
            function.file, generics: callee.generics, this: callee.this, depth: environment.frame.depth + 1,
            callSite: environment.frame.callSite(of: node), use: environment.frame.use)
        frame.changes = callee.changes
        frame.followsSelf = callee.changes?.this != nil
        return call(function, parameters(arguments, environment), frame)
    }

    /// Whether a call is that of a superclass's implementation, or of the initializer of a class that it names.
    private func isStaticallyDispatched(_ call: SyntaxNode, to function: Declarations.Function, _ callee: Callee) -> Bool {
        guard let base = call["fn"]?.unwrapped.arguments.first?["expr"]?.unwrapped else { return false }
        if base.unconverted.kind == "super_ref_expr" { return true }
        guard function.node.kind == "constructor_decl", case .metatype(let type) = callee.this else { return false }
        return type.nominal == function.owner
    }

    /// Calls the implementation of a protocol's requirement, if the type is known.
    func callRequirement(_ callee: Callee, _ arguments: [Argument], at node: SyntaxNode, _ environment: Environment) -> Value? {
        guard declarations.functions[callee.usr]?.body == nil else { return nil }
        let type: SourceType
        let isStatic: Bool
        switch callee.this {
        case .metatype(let instance): (type, isStatic) = (instance, true)
        case .structure(let structure, _): (type, isStatic) = (structure, false)
        default: return nil
        }
        let labels = arguments.map { $0.label ?? "" }
        var witnesses = declarations.witnesses(of: callee.name, labels, in: type, isStatic: isStatic)
        // A function value has lost its labels.
        if witnesses.isEmpty { witnesses = declarations.witnesses(of: callee.name, ["binder"], in: type, isStatic: isStatic) }
        guard witnesses.count == 1, let witness = witnesses.first else { return nil }
        let callee = Callee(
            usr: callee.usr, name: callee.name, generics: callee.generics.merging(witness.generics) { _, new in new }, this: callee.this,
            changes: callee.changes)
        return call(witness.function, callee, arguments, at: node, environment)
    }

    /// A new structure. An initializer is followed if it is implicit, delegates to another one, or receives something that can declare.
    private func structure(_ callee: Callee, _ arguments: [Argument], at node: SyntaxNode, _ environment: Environment) -> Value? {
        guard callee.name == "init", node.kind == "call_expr", let function = declarations.functions[callee.usr] else { return nil }
        let type = type(ofNew: function, node, environment)
        guard let nominal = declarations.nominals[type.nominal], nominal.isStructure else { return nil }
        if nominal.hasDeinitializer, arguments.contains(where: { $0.value.canDeclare }) {
            addBlindSpot("when the deinit of \(type.full) runs is not known", at: node, in: environment)
        }
        if function.node.flag("implicit") || function.body == nil {
            // What it does not receive, the initializer that the compiler writes sets to its initial value.
            var properties = function.node.flag("implicit") ? initialProperties(of: type, environment) : [:]
            for argument in arguments where !argument.isDefault {
                let name = argument.label ?? ""
                if declarations.isStored(name, in: type) {
                    properties[name] = argument.value
                } else if argument.value.canDeclare {
                    addBlindSpot("a binder is in the wrapped property \(name)", at: argument.node, in: environment)
                }
            }
            return .structure(type, properties)
        }
        let delegates = function.body?.nodes("elements").contains { $0.kind == "rebind_self_in_constructor_expr" } ?? false
        guard delegates || arguments.contains(where: { $0.value.canDeclare }), environment.frame.depth < Self.deepest else { return nil }
        return initialized(function, callee, arguments, at: node, environment)
    }

    /// The stored properties of a structure before its initializer runs.
    private func initialProperties(of structure: SourceType, _ environment: Environment) -> [String: Value] {
        let defaults = declarations.nominals[structure.nominal]?.defaults.filter { declarations.isStored($0.key, in: structure) }
        let frame = environment.frame
        return defaults?.compactMapValues { value, file in
            let generics = declarations.generics(of: structure)
            let inner = Environment(
                Frame(file, generics: generics, depth: frame.depth + 1, callSite: frame.callSite, use: frame.use(at: value)))
            return frame.depth < Self.deepest ? tried(value) { self.value(of: value, inner) } : nil
        } ?? [:]
    }

    /// The type that an initializer creates a value of.
    private func type(ofNew function: Declarations.Function, _ node: SyntaxNode, _ environment: Environment) -> SourceType {
        let type = type(node.type, environment)
        return function.node.has("failable") ? type.arguments(of: "Swift.Optional")?.first ?? type : type
    }

    /// What an initializer of a structure or an enumeration with a body creates.
    func initialized(
        _ function: Declarations.Function, _ callee: Callee, _ arguments: [Argument], at node: SyntaxNode, _ environment: Environment
    ) -> Value? {
        let type = type(ofNew: function, node, environment)
        guard let body = function.body, let nominal = declarations.nominals[type.nominal], nominal.hasNoSubtypes else { return nil }
        let frame = Frame(
            function.file, generics: callee.generics,
            this: nominal.isStructure ? .structure(type, initialProperties(of: type, environment)) : .unknown,
            depth: environment.frame.depth + 1, callSite: environment.frame.callSite(of: node), use: environment.frame.use)
        frame.followsSelf = true
        let value = call(function, parameters(arguments, environment), frame)
        return body.functionsChangeSelf ? value.declaringParts : value
    }

    /// The known part of the value of a call that declares nothing.
    private func known(_ callee: Callee, _ arguments: [Argument], at node: SyntaxNode, _ environment: Environment) -> Value {
        // The types of a pack, as an array: see `types` in DovetailLaunch.
        if callee.name == "types", callee.usr.hasPrefix("s:14DovetailLaunch"), let pack = callee.generics["A"]?.pack {
            return .list(pack.map { .metatype($0) })
        }
        if callee.name == "unsafeBitCast", callee.usr.hasPrefix("s:s13unsafeBitCast"), let value = arguments.first?.value { return value }
        // `UInt(line)`, `UInt(clamping: line)`
        if callee.name == "init", arguments.count == 1,
            callee.usr.isMember(of: "s:Su") || callee.usr.isMember(of: "s:Si")
                || callee.usr.hasPrefix("s:s17FixedWidthIntegerPsE8clamping"),
            case .number(let number) = arguments[0].value, number >= 0
        {
            return .number(number)
        }
        if let known = compared(callee, arguments, environment) { return known }
        guard let owner = declarations.standardOwner(of: callee.usr) else { return .unknown }
        let known =
            owner == "Optional"
            ? mapped(callee, arguments, at: node, environment)
            : text(callee, arguments, at: node, environment) ?? sequence(callee, arguments, at: node, environment)
                ?? number(callee, of: owner, arguments, at: node, environment)
                ?? options(callee, of: owner, arguments, at: node, environment)
        return known ?? .unknown
    }
}

extension String {
    /// Whether this is the USR of a member of a type of the standard library that is not in an extension in another module: behind the
    /// prefix, which stands for the type, `13ReadingCorpusE` would name that module.
    func isMember(of prefix: String) -> Bool {
        guard hasPrefix(prefix) else { return false }
        let rest = dropFirst(prefix.count)
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        guard let length = Int(digits) else { return true }
        return rest.dropFirst(digits.count + length).first != "E"
    }
}

// SPDX-License-Identifier: Apache-2.0
