import DovetailGraph

extension Declarations {
    /// Adds the declarations of a file.
    func add(_ tree: SyntaxNode, of file: SourceFile) {
        let items = tree.nodes("items")
        file.importsCleanse = items.contains { $0.kind == "import_decl" && $0.texts("module_path") == ["Cleanse"] }
        addInitialValues(items, of: nil, in: file)
        for item in items { add(item, in: nil, of: file) }
    }

    private func add(_ node: SyntaxNode, in owner: String?, of file: SourceFile) {
        var owner = owner
        switch node.kind {
        case "enum_decl", "struct_decl", "class_decl", "protocol":
            guard let type = node.text("interface_type").map({ demangler.type($0).instance }) else { break }
            owner = type.nominal
            addNominal(node, type, of: file)
        case "extension_decl":
            guard let name = node.text("extended_type").map({ demangler.type($0).instance.nominal }) else { break }
            owner = name
            let nominal = nominal(name), protocols = Self.protocols(of: node)
            nominal.protocols += protocols
            if !protocols.isEmpty, nominal.conformancePlace == nil { nominal.conformancePlace = node.start.map { file.place(of: $0) } }
            addInitialValues(node.nodes("members"), of: owner, in: file)
        case "typealias":
            if let owner, let name = node.declaredName, let type = node.type { nominal(owner).addAlias(name, demangler.type(type)) }
            return
        case "func_decl", "constructor_decl":
            addFunction(node, in: owner, of: file)
            // A declaration inside a function is not a member of its type.
            for (_, child) in node.children { add(child, in: nil, of: file) }
            return
        case "var_decl": addVariable(node, in: owner, of: file)
        case "subscript_decl": addAccessors(of: node)
        case "destructor_decl":
            guard let body = node["body"], !node.flag("implicit") else { break }
            codeOfOthers.append(body)
            if let owner { nominal(owner).hasDeinitializer = true }
        case "enum_element_decl":
            if let owner, let name = node.declaredName { nominal(owner).cases[name] = node.text("usr") ?? "" }
        default: break
        }
        for (_, child) in node.children { add(child, in: owner, of: file) }
    }

    private func addNominal(_ node: SyntaxNode, _ type: SourceType, of file: SourceFile) {
        let nominal = nominal(type.nominal)
        nominal.type = type
        nominal.importsCleanse = file.importsCleanse
        nominal.isProtocol = node.kind == "protocol"
        nominal.isStructure = node.kind == "struct_decl"
        nominal.isEnumeration = node.kind == "enum_decl"
        nominal.isGeneric = node.has("generic_signature") && !nominal.isProtocol
        nominal.place = node.start.map { file.place(of: $0) }
        nominal.protocols += Self.protocols(of: node)
        addInitialValues(node.nodes("members"), of: type.nominal, in: file)
    }

    private func addFunction(_ node: SyntaxNode, in owner: String?, of file: SourceFile) {
        let function = Function(node, of: owner, in: file)
        if let usr = node.text("usr"), !usr.isEmpty {
            functions[usr] = function
            functionsByName[function.name, default: []].append(usr)
            code[usr] = function.body.map { [$0] }
        }
        if let body = function.body, Self.calledByOthers.contains(function.name) { codeOfOthers.append(body) }
        if let owner { nominal(owner).functions.append(function) }
        overridden.formUnion(node.texts("override"))
    }

    private func addVariable(_ node: SyntaxNode, in owner: String?, of file: SourceFile) {
        overridden.formUnion(node.texts("override"))
        guard let usr = node.text("usr"), !usr.isEmpty else { return }
        // Its getter may have been replaced.
        if node.flag("dynamic") { overridden.insert(usr) }
        if let owner, let name = node.declaredName {
            propertyNames[usr] = name
            propertiesByName[name, default: []].append(usr)
            nominal(owner).addProperty(name, usr, isStatic: node.flag("static"))
        }
        addAccessors(of: node)
        guard variables[usr] == nil else { return }
        let getter = node.nodes("accessors").first { $0.flag("get") }
        // A stored property has an implicit getter that refers to the property itself.
        variables[usr] = Variable(
            file: file, getter: getter.flatMap { $0.flag("implicit") ? nil : $0 }, type: node.text("interface_type"),
            isMutable: !node.flag("let"), isStored: node.text("readImpl") != "getter" || node.flag("lazy"), isLazy: node.flag("lazy"),
            isObserved: node.nodes("accessors").contains { !$0.flag("implicit") && !$0.flag("get") })
        if node.flag("implicit"), node.flag("static"), node.declaredName == "allCases" {
            let result = getter?["body"]?.nodes("elements").last?["result"]
            variables[usr]?.cases = result?.nodes("elements").filter { $0.referencedUSR?.hasSuffix("mF") == true } ?? []
        }
        if node.flag("implicit"), node.declaredName == "rawValue", let owner, let body = getter?["body"] {
            nominal(owner).rawValues = body.rawValues
        }
    }

    /// Functions that the standard library calls of values that it receives.
    private static let calledByOthers: Set = ["==", "<", "~=", "hash", "next", "encode", "callAsFunction"]

    private func addAccessors(of node: SyntaxNode) {
        guard let usr = node.text("usr"), !usr.isEmpty else { return }
        // An implicit setter is only that of the storage.
        let accessors = node.nodes("accessors").filter { !$0.flag("implicit") || $0.flag("get") }.compactMap { $0["body"] }
        code[usr, default: []] += accessors
        if ["description", "debugDescription", "hashValue"].contains(node.declaredName) { codeOfOthers += accessors }
    }

    /// Associates variables with their initial values, which the tree has in separate nodes.
    private func addInitialValues(_ members: [SyntaxNode], of owner: String?, in file: SourceFile) {
        var values: [String: [(declaration: SyntaxNode, value: SyntaxNode)]] = [:]
        for declaration in members where declaration.kind == "pattern_binding_decl" {
            for entry in declaration.nodes("pattern_entries") {
                guard let name = entry["pattern"]?.patternName, let value = entry.initialValue else { continue }
                values[name, default: []].append((declaration, value))
            }
        }
        /// A static variable can have the name of another one.
        func value(of member: SyntaxNode, named name: String) -> SyntaxNode? {
            values[name]?.first { $0.declaration.mayContain(member) }?.value
        }
        for member in members where member.kind == "var_decl" {
            guard let usr = member.text("usr"), let name = member.declaredName, let value = value(of: member, named: name) else { continue }
            code[usr, default: []].append(value)
            if let owner, !member.flag("static") { initialValues[owner, default: []].append(value) }
            if let owner, !member.flag("static"), !member.flag("lazy"), value.isReadable(as: member.text("interface_type")) {
                nominal(owner).defaults[name] = (value, file)
            }
            guard member.flag("let") else { continue }
            variables[usr] = Variable(file: file, initialValue: value, type: member.text("interface_type"), isMutable: false)
        }
    }

    private static func protocols(of node: SyntaxNode) -> [String] {
        guard let inherited = node["inherits"] else { return [] }
        return inherited.nodes("conformances").compactMap { $0.text("protocol") } + inherited.texts("protocols")
    }
}

extension SyntaxNode {
    /// Whether this is a literal of a type whose values are what their literals say, as those of other types need not be, or a call.
    fileprivate func isReadable(as type: String?) -> Bool {
        guard let type else { return false }
        switch kind {
        case "call_expr", "dot_syntax_call_expr": return true
        case "nil_literal_expr": return type.hasSuffix("SgD")
        case "array_expr": return type.hasPrefix("$sSay") && nodes("elements").allSatisfy { $0.isReadable(as: $0.type) }
        case "inject_into_optional": return self["sub_expr"].map { $0.isReadable(as: $0.type) } ?? false
        default: return Declarations.plainTypes[kind] == type
        }
    }
}

extension SyntaxNode {
    /// Whether this is written around another node, as far as both are written.
    fileprivate func mayContain(_ node: SyntaxNode) -> Bool {
        guard let start, let end, let position = node.start else { return true }
        return (start...end).contains(position)
    }

    /// The literals that a `rawValue` returns which the compiler wrote, by the names of the cases.
    fileprivate var rawValues: [String: SyntaxNode] {
        let cases = nodes("elements").first?.nodes("cases") ?? []
        return cases.reduce(into: [:]) { values, statement in
            guard let name = statement.nodes("case_label_items").first?["pattern"]?["element"]?.baseName else { return }
            values[name] = statement["body"]?.nodes("elements").last?["result"]
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
