/// What may change while a graph is configured, so that conditions on it are other ones wherever they are evaluated.
///
/// It is not followed what changes when. What counts is whether code mentions it that may run meanwhile: whatever the functions that configure
/// mention, and what that mentions, except the factories that they pass to Dovetail.
struct Changes {
    /// By USR. A variable of a structure changes with each of its properties.
    var variables: Set<String> = []
    /// The types of other modules one of whose functions is called for what it does rather than for its result.
    var owners: Set<String> = []

    var isEmpty: Bool { variables.isEmpty && owners.isEmpty }
}

extension Declarations {
    /// Whether an expression may have another value each time it is evaluated, because of what changes.
    func changes(anythingIn expression: SyntaxNode) -> Bool {
        guard !changes.isEmpty else { return false }
        var mentions = Mentions()
        collect(expression, &mentions)
        return mentions.used.contains(where: dependsOnChanges)
    }

    private func dependsOnChanges(_ usr: String) -> Bool {
        if let known = dependsOnChanges[usr] { return known }
        var waiting = [usr], visited: Set<String> = []
        while let next = waiting.popLast() {
            guard visited.insert(next).inserted else { continue }
            let isOfAnOwner = !changes.owners.isEmpty && owner(ofOther: next).map(changes.owners.contains) == true
            if isOfAnOwner || changes.variables.contains(next) || dependsOnChanges[next] == true {
                dependsOnChanges[usr] = true
                return true
            }
            waiting += mentions(of: next).used
        }
        // So does none of those that it uses.
        for usr in visited { dependsOnChanges[usr] = false }
        return false
    }

    func findChanges() -> Changes {
        var changes = Changes()
        var waiting: [String] = [], visited: Set<String> = []
        func add(_ mentions: Mentions) {
            changes.variables.formUnion(mentions.changed)
            changes.owners.formUnion(mentions.called.compactMap(owner(ofOther:)))
            waiting += mentions.used
        }
        func add(_ code: some Sequence<SyntaxNode>) {
            var mentions = Mentions()
            for node in code { collect(node, &mentions) }
            add(mentions)
        }
        add(codeOfOthers)
        for function in functions.values where ["configure", "configureRoot"].contains(function.name) && function.labels == ["binder"] {
            if let body = function.body { add([body]) }
        }
        var callsAnything = false
        while let next = waiting.popLast() {
            guard visited.insert(next).inserted else { continue }
            add(mentions(of: next))
            // A function in a variable can be any.
            if !callsAnything, let variable = variables[next], variable.isStored, isFunction(variable) {
                callsAnything = true
                for nodes in code.values { add(nodes) }
            }
        }
        changes.variables = changes.variables.filter { variables[$0]?.isMutable ?? false }
        return changes
    }

    private func isFunction(_ variable: Variable) -> Bool { variable.type.map { demangler.demangled($0).contains(" -> ") } ?? false }

    // MARK: Mentions

    private struct Mentions {
        /// All that is used, by USR.
        var used: Set<String> = []
        /// What is assigned or passed to be changed, with all that is used to reach it.
        var changed: Set<String> = []
        /// What is called as a statement.
        var called: Set<String> = []
    }

    /// What a declaration itself mentions.
    private func mentions(of usr: String) -> Mentions {
        var mentions = Mentions()
        let function = functions[usr]
        for node in code[usr] ?? [] { collect(node, &mentions, initializes: function.map(initializesOnly) ?? false) }
        if function?.name == "init", let owner = function?.owner {
            for value in initialValues[owner] ?? [] { collect(value, &mentions) }
        }
        mentions.used.formUnion(implementations(of: usr))
        return mentions
    }

    /// What a use of a requirement, or of something that is overridden, may use instead.
    private func implementations(of usr: String) -> [String] {
        guard code[usr]?.isEmpty ?? true || overridden.contains(usr) else { return [] }
        if let function = functions[usr] { return function.node.flag("implicit") ? [] : functionsByName[function.name] ?? [] }
        // A stored property has no code either.
        guard let variable = variables[usr], !variable.isStored || overridden.contains(usr) else { return [] }
        return propertyNames[usr].flatMap { propertiesByName[$0] } ?? []
    }

    /// - Parameter initializes: Whether the code is that of an initializer, whose own properties get their values from it.
    private func collect(_ node: SyntaxNode, _ mentions: inout Mentions, initializes: Bool = false) {
        if let usr = node.text("decl_usr"), !usr.isEmpty { mentions.used.insert(usr) }
        switch node.kind {
        case "assign_expr", "inout_expr":
            if let changed = node["dest"] ?? node["sub_expr"], !initializes || !changed.isOwnProperty {
                collectUses(changed, &mentions.changed)
            }
        // With a key path, a property can be assigned anywhere.
        case "keypath_expr": collectUses(node, &mentions.changed)
        case "brace_stmt":
            for statement in node.nodes("elements") { if let usr = statement.statementCallee { mentions.called.insert(usr) } }
        case "call_expr":
            guard let usr = node["fn"]?.unwrapped["fn"]?.unwrapped.referencedUSR, LibraryNames.Declarer(declaring: usr) != nil else {
                break
            }
            if let function = node["fn"] { collect(function, &mentions, initializes: initializes) }
            // Of the functions that are passed, only those run now that receive a binder.
            for argument in node.arguments.compactMap({ $0["expr"] }) where !argument.unwrapped.isFunction || receivesBinder(argument.type)
            {
                collect(argument, &mentions)
            }
            return
        default: break
        }
        for (_, child) in node.children { collect(child, &mentions, initializes: initializes) }
    }

    /// Whether this is an initializer in which nothing can be declared while properties get their values.
    private func initializesOnly(_ function: Function) -> Bool {
        function.node.kind == "constructor_decl" && !function.node.parameters.contains { receivesBinder($0.text("interface_type")) }
    }

    /// Whether a type, or that of a parameter, is one of Dovetail, through which something may be declared.
    private func receivesBinder(_ type: String?) -> Bool { type.map { demangler.demangled($0).contains("Dovetail.") } ?? false }

    private func collectUses(_ node: SyntaxNode, _ usrs: inout Set<String>) {
        if let usr = node.text("decl_usr"), !usr.isEmpty { usrs.insert(usr) }
        for (_, child) in node.children { collectUses(child, &usrs) }
    }

    /// The type, or the module, that declares something that was not read, except the standard library and Dovetail.
    private func owner(ofOther usr: String) -> String? {
        guard functions[usr] == nil, variables[usr] == nil, !LibraryNames.isOwn(usr) else { return nil }
        // Of Objective-C, the class of `c:objc(cs)NSUserDefaults(im)setBool:forKey:`.
        if usr.hasPrefix("c:") { return usr.hasPrefix("c:objc(cs)") ? usr.lastIndex(of: "(").map { String(usr[..<$0]) } : "c:" }
        guard !isOfTheStandardLibrary(usr) else { return nil }
        var name = qualifiedName(of: usr)
        if name.hasPrefix("(extension in "), let end = name.firstIndex(of: ":") { name = name[name.index(after: end)...] }
        name = name.prefix { $0 != "(" && $0 != "<" && $0 != " " }
        return name.lastIndex(of: ".").map { String(name[..<$0]) }
    }
}

extension SyntaxNode {
    /// Whether this is `self.x`.
    fileprivate var isOwnProperty: Bool {
        let node = unwrapped
        guard node.kind == "member_ref_expr", let base = node["base"]?.unwrapped else { return false }
        return (base["sub_expr"] ?? base).referencedName == "self"
    }

    /// Whether this is a closure, or a function that is not called.
    fileprivate var isFunction: Bool {
        ["closure_expr", "autoclosure_expr", "dot_syntax_call_expr", "constructor_ref_call_expr", "capture_list"].contains(kind)
            || kind == "declref_expr" && type?.hasSuffix("cD") == true
    }

    /// The function that a statement calls for what it does.
    fileprivate var statementCallee: String? {
        var node = unwrapped
        while ["optional_try_expr", "force_try_expr", "assign_expr"].contains(node.kind) {
            guard let inner = (node["sub_expr"] ?? node["src"])?.unwrapped else { return nil }
            node = inner
        }
        guard node.kind == "call_expr", let usr = node.calleeReference?.referencedUSR, !usr.isEmpty else { return nil }
        return usr
    }
}

// SPDX-License-Identifier: Apache-2.0
