extension Declarations {
    /// The type with arguments in place of generic parameters and of their associated types.
    func substituted(_ type: SourceType, _ generics: [String: SourceType]) -> SourceType {
        if generics.isEmpty || !Self.mentions(type, generics) { return type }
        var substitution = Substitution(type, generics, self)
        return substitution.result()
    }

    /// Whether the type can contain a generic parameter. Most types do not.
    private static func mentions(_ type: SourceType, _ generics: [String: SourceType]) -> Bool {
        type.text.utf8.split(whereSeparator: { !$0.isIdentifierByte }).contains { $0.count <= 4 && generics[String($0) ?? ""] != nil }
    }
}

/// Replaces the generic parameters in the name of a type, in one pass.
///
/// The demangler names parameters `A`, `B1`, and associated types `A.Item` or `A.App.Feed.Item`, with the protocol that declares them.
private struct Substitution {
    private let text: [UInt8]
    private let generics: [String: SourceType]
    private let declarations: Declarations
    private var output: [UInt8] = []
    private var position = 0

    init(_ type: SourceType, _ generics: [String: SourceType], _ declarations: Declarations) {
        text = Array(type.text.utf8)
        self.generics = generics
        self.declarations = declarations
    }

    mutating func result() -> SourceType {
        // Whether the next word belongs to the one before it, as in `App.A`, or is the number of a local type.
        var isQualified = false
        while position < text.count {
            guard text[position].isIdentifierByte else {
                isQualified = text[position] == UInt8(ascii: ".") || text[position] == UInt8(ascii: "#")
                output.append(text[position])
                position += 1
                continue
            }
            let word = self.word()
            let isLabel = position < text.count && text[position] == UInt8(ascii: ":")
            if !isQualified, !isLabel, let argument = generics[word] { replace(argument) } else { output += Array(word.utf8) }
        }
        return SourceType(String(decoding: output, as: UTF8.self))
    }

    private mutating func word() -> String {
        let start = position
        while position < text.count, text[position].isIdentifierByte { position += 1 }
        return String(decoding: text[start..<position], as: UTF8.self)
    }

    /// Writes an argument, or the associated type of it that the path after the parameter names.
    private mutating func replace(_ argument: SourceType) {
        var path: [String] = []
        while position + 1 < text.count, text[position] == UInt8(ascii: "."), let element = pathElement() { path.append(element) }
        let isMetatype = path.last == "Type"
        if isMetatype { path.removeLast() }
        let type = member(path, of: argument)
        let expansion = Array("repeat ".utf8)
        if output.suffix(expansion.count).elementsEqual(expansion), let pack = type.pack {
            output.removeLast(expansion.count)
            output += Array(pack.map(\.text).joined(separator: ", ").utf8)
        } else {
            output += Array(type.text.utf8)
        }
        if isMetatype { output += Array(".Type".utf8) }
    }

    /// `Item` behind a period, or `(Feed in _C0FFEE)`, which is a private protocol.
    private mutating func pathElement() -> String? {
        if text[position + 1].isIdentifierByte {
            position += 1
            return word()
        }
        guard text[position + 1] == UInt8(ascii: "("), let end = text[position...].firstIndex(of: UInt8(ascii: ")")) else { return nil }
        defer { position = end + 1 }
        return String(decoding: text[(position + 1)...end], as: UTF8.self)
    }

    private func member(_ path: [String], of argument: SourceType) -> SourceType {
        var type = argument
        var path = path[...]
        while let first = path.first {
            if let member = declarations.member(first, of: type) {
                type = member
                path.removeFirst()
            } else if path.count >= 3, let member = declarations.member(path[path.startIndex + 2], of: type) {
                // The module and the protocol come first.
                type = member
                path.removeFirst(3)
            } else {
                return .unknownMember(path.joined(separator: "."), of: type)
            }
        }
        return type
    }
}

// SPDX-License-Identifier: Apache-2.0
