/// A node of a typed syntax tree, with the members that reading a graph needs.
///
/// The kinds and members are those of `-dump-ast -dump-ast-format json`, such as `call_expr` and `decl_usr`.
final class SyntaxNode {
    enum Content {
        case text(String)
        case number(Int)
        case flag(Bool)
        case node(SyntaxNode)
        case list([Content])
    }

    struct Member {
        let name: String
        let content: Content
    }

    let kind: String
    /// The offset of the first byte.
    let start: Int?
    /// The offset at which the last token starts.
    let end: Int?
    private let members: [Member]

    init(kind: String, start: Int? = nil, end: Int? = nil, members: [Member] = []) {
        self.kind = kind
        self.start = start
        self.end = end
        self.members = members
    }

    private func content(_ name: String) -> Content? { members.first { $0.name == name }?.content }

    func has(_ name: String) -> Bool { content(name) != nil }
    subscript(name: String) -> SyntaxNode? { if case .node(let node)? = content(name) { node } else { nil } }
    func text(_ name: String) -> String? { if case .text(let text)? = content(name) { text } else { nil } }
    func flag(_ name: String) -> Bool { if case .flag(let flag)? = content(name) { flag } else { false } }

    /// The nodes of a list; also a single node, which some versions of the compiler write instead of a list of one.
    func nodes(_ name: String) -> [SyntaxNode] {
        switch content(name) {
        case .list(let list): list.compactMap { if case .node(let node) = $0 { node } else { nil } }
        case .node(let node): [node]
        default: []
        }
    }

    func texts(_ name: String) -> [String] {
        guard case .list(let list)? = content(name) else { return [] }
        return list.compactMap { if case .text(let text) = $0 { text } else { nil } }
    }

    /// The nodes directly below this one, with the names of their members.
    var children: [(name: String, node: SyntaxNode)] {
        var children: [(name: String, node: SyntaxNode)] = []
        for member in members {
            switch member.content {
            case .node(let node): children.append((member.name, node))
            case .list(let list): for case .node(let node) in list { children.append((member.name, node)) }
            case .text, .number, .flag: break
            }
        }
        return children
    }

    /// The members that are not nodes, as text.
    var words: [(name: String, text: String)] {
        members.compactMap { member in
            switch member.content {
            case .text(let text): (member.name, text)
            case .number(let number): (member.name, "\(number)")
            case .flag(let flag): (member.name, "\(flag)")
            case .node, .list: nil
            }
        }
    }
}

// The members that many kinds of nodes have.
extension SyntaxNode {
    /// `make` of a declaration `func make(x: Int)`.
    var declaredName: String? { self["name"]?["base_name"]?.text("name") }
    /// The mangled name of an expression's type.
    var type: String? { text("type") }
    /// The USR of the declaration that an expression refers to; empty for a local variable.
    var referencedUSR: String? { self["decl"]?.text("decl_usr") }
    var referencedName: String? { self["decl"]?.text("base_name") }
    /// The parameters of a function or closure.
    var parameters: [SyntaxNode] { self["params"]?.nodes("params") ?? [] }
    /// Whether this parameter is a pack: the mangled name of its type is a pack expansion.
    var isPack: Bool { text("interface_type")?.hasSuffix("QpD") ?? false }
    /// Whether the function can change this parameter.
    var isChangeable: Bool { flag("inout") || flag("consuming") || flag("implicitly_copyable_consuming") }
    /// The arguments of a call.
    var arguments: [SyntaxNode] { self["args"]?.nodes("args") ?? [] }
    /// The expression after `=`. The original one is less specific, but it is always there.
    var initialValue: SyntaxNode? { self["processed_init"] ?? self["original_init"] }

    /// The name in `let name = …`, also if the name has a type annotation.
    var patternName: String? {
        switch kind {
        case "pattern_named": declaredName ?? text("name")
        case "pattern_typed", "pattern_paren", "pattern_binding", "pattern_optional_some":
            (self["sub_pattern"] ?? children.first?.node)?.patternName
        default: nil
        }
    }

    /// `x` of a node that names a declaration.
    var baseName: String? { self["base_name"]?.text("name") }

    /// All names that a pattern binds.
    var patternNames: [String] {
        (kind == "pattern_named" ? patternName.map { [$0] } : nil) ?? children.flatMap { $0.node.patternNames }
    }

    /// The expression without conversions that do not change what it refers to.
    var unwrapped: SyntaxNode {
        var node = self
        while let inner = node.unwrappedOnce { node = inner }
        return node
    }

    private var unwrappedOnce: SyntaxNode? {
        switch kind {
        case "function_conversion_expr", "paren_expr", "unsafe_expr", "load_expr", "covariant_function_conversion_expr", "try_expr",
            "await_expr":
            self["sub_expr"]
        // The right side of `&&`.
        case "autoclosure_expr": parameters.isEmpty ? self["single_expr_body"] : nil
        default: nil
        }
    }

    /// Whether this is `self`, or a property or an element of it.
    var isPartOfSelf: Bool {
        if kind == "declref_expr" { return referencedUSR == "" && referencedName == "self" }
        return (self["base"] ?? self["sub_expr"])?.isPartOfSelf ?? false
    }

    /// Whether closures or local functions in this code change `self`.
    var functionsChangeSelf: Bool {
        children.contains { _, child in
            child.kind == "closure_expr" || child.kind == "func_decl" ? child.changesSelf : child.functionsChangeSelf
        }
    }

    private var changesSelf: Bool {
        if kind == "inout_expr", self["sub_expr"]?.isPartOfSelf == true { return true }
        if kind == "assign_expr", self["dest"]?.isPartOfSelf == true { return true }
        return children.contains { $0.node.changesSelf }
    }

    /// The expression without conversions to a superclass.
    var unconverted: SyntaxNode { kind == "derived_to_base_expr" ? self["sub_expr"]?.unwrapped.unconverted ?? self : self }

    /// The declaration that `X.init` or `X.make` refers to. The compiler writes a closure that has the same parameters and only calls it.
    var referenceInAutoclosure: SyntaxNode? {
        guard kind == "autoclosure_expr", !parameters.isEmpty, var callee = self["single_expr_body"]?.unwrapped["fn"] else { return nil }
        while let inner = callee.unwrapped["fn"] { callee = inner }
        return callee.unwrapped
    }

    /// The reference to the function that a call, or what it calls, refers to.
    var calleeReference: SyntaxNode? {
        var node = unwrapped
        while node.referencedUSR == nil, let inner = node["fn"]?.unwrapped { node = inner }
        return node.referencedUSR == nil ? nil : node
    }

    /// A function without its capture list, and without the conversion to one that knows its isolation at run time.
    var unconvertedFunction: SyntaxNode {
        switch kind {
        case "function_conversion_expr", "paren_expr": self["sub_expr"]?.unconvertedFunction ?? self
        case "capture_list": self["closure_body"] ?? self
        default: self
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
