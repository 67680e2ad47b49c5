import DovetailGraph

extension Interpreter {
    /// The known part of the dictionary key of an entry.
    func entryKey(_ argument: Argument, _ call: DeclaringCall) -> SourceRecipe.EntryKey {
        let type = call.callee.generic("A1")
        // An extension cannot replace the `==` with which the standard library's own types are Hashable.
        if !Self.hasLiteralsAsKeys(type),
            ["==", "hash"].contains(where: { declarations.functions(named: $0, of: type).contains { !$0.node.flag("implicit") } })
        {
            addBlindSpot(
                "whether this key equals others is not known, because \(type.full) has its own ==", at: argument.node, in: call.environment)
        }
        func key(_ identity: String, _ text: String?) -> SourceRecipe.EntryKey {
            if text == nil {
                let note = "the text of this key, and whether it equals others, is not known: code of \(type.full) decides it"
                addBlindSpot(note, at: argument.node, in: call.environment)
            }
            return SourceRecipe.EntryKey(identity: identity, text: text)
        }
        switch argument.value {
        case .text(let text): return key("\"\(text)\"", Self.described(text, as: type))
        case .number(let number): return key("\(number)", Self.described(number, as: type))
        case .truth(let truth): return key("\(truth)", Self.described(truth, as: type))
        case .metatype(let type): return SourceRecipe.EntryKey(identity: type.text)
        case .enumCase(let usr, let name): return key(usr, describesItself(type) ? nil : Self.described(CaseName(description: name)))
        default: break
        }
        let node = argument.node.unwrapped
        if let type = objectIdentifier(node, call.environment) { return SourceRecipe.EntryKey(identity: type.text) }
        addBlindSpot(
            "the key of this entry is only known when the program runs; it was read as different from all others", at: node,
            in: call.environment)
        // Two references to one constant are equal, whatever its value is.
        if node.kind == "member_ref_expr" || node.kind == "declref_expr", let usr = node.referencedUSR, !usr.isEmpty {
            return SourceRecipe.EntryKey(identity: usr)
        }
        return SourceRecipe.EntryKey(identity: occurrence(of: node, call.environment))
    }

    /// Whether a type may have a description of its own.
    private func describesItself(_ type: SourceType) -> Bool {
        guard let nominal = declarations.nominals[type.nominal], nominal.type != nil else { return true }
        return !Self.describing.isDisjoint(with: nominal.protocols)
    }

    private static let describing: Set = ["s:s23CustomStringConvertibleP", "s:s28CustomDebugStringConvertibleP"]

    /// The type of `ObjectIdentifier(T.self)`.
    private func objectIdentifier(_ node: SyntaxNode, _ environment: Environment) -> SourceType? {
        guard node.kind == "call_expr", type(node.type, environment).text == "Swift.ObjectIdentifier",
            let inner = node.arguments.first?["expr"], !canDeclare(inner, environment),
            case .metatype(let type) = value(of: inner, environment)
        else { return nil }
        return type
    }

    /// The text of a key that is a literal. A literal of another type may have another description.
    private static func described(_ literal: some Hashable & Sendable, as type: SourceType) -> String? {
        guard hasLiteralsAsKeys(type) else { return nil }
        return type.text == "Swift.Character" ? described(CaseName(description: "\(literal)")) : described(literal)
    }

    /// Whether a literal of a type is described, and equals others, as it is spelled.
    private static func hasLiteralsAsKeys(_ type: SourceType) -> Bool { literalTypes.contains(type.text) }

    private static let literalTypes: Set = [
        "Swift.String", "Swift.Character", "Swift.Bool", "Swift.Int", "Swift.Int8", "Swift.Int16", "Swift.Int32", "Swift.Int64",
        "Swift.UInt",
        "Swift.UInt8", "Swift.UInt16", "Swift.UInt32", "Swift.UInt64",
    ]

    private static func described(_ key: some Hashable & Sendable) -> String? { Graph.EntryKey.key(AnyHashable(key)).text }
}

/// A key that is described by a text without quotes.
private struct CaseName: Hashable, Sendable, CustomStringConvertible {
    let description: String
}

// SPDX-License-Identifier: Apache-2.0
