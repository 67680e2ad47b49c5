import DovetailGraph

/// A type, identified by its demangled name.
///
/// The name includes the discriminators of private and local types, so that types of two files with equal names are distinct.
struct SourceType: Hashable, Sendable, CustomStringConvertible {
    let text: String

    init(_ text: String) { self.text = text }

    /// A type that the tree does not name.
    static let unknown = SourceType("_")
    static let void = SourceType("()")

    /// An associated type of a type whose declarations do not tell which one it is.
    static func unknownMember(_ name: String, of type: SourceType) -> SourceType { SourceType("\(type)._.\(name)") }

    var description: String { text }

    /// The name that a running program prints, without discriminators.
    var full: String { RuntimeSpelling.name(of: text) }

    /// The type of which this is the metatype, or the type itself.
    var instance: SourceType {
        for suffix in [".Type", ".Protocol"] where text.hasSuffix(suffix) {
            return SourceType(Self.unparenthesized(text.dropLast(suffix.count)))
        }
        return self
    }

    private static func unparenthesized(_ text: Substring) -> String {
        guard text.hasPrefix("("), text.hasSuffix(")"), BracketScanner.end(of: text, from: text.startIndex) == text.endIndex else {
            return String(text)
        }
        let inner = text.dropFirst().dropLast()
        return !inner.isEmpty && BracketScanner.split(inner, at: ",").count == 1 ? String(inner) : String(text)
    }

    /// Whether the compiler's tree does not name the type that the running program has: it names an associated type of the standard library,
    /// the `Self` of a class, an opaque type, a tuple of one element, or the arguments of a local type.
    var isOfTheRun: Bool {
        if text.contains(" #"), RuntimeSpelling.isGenericLocal(text[...]) { return true }
        // `any Sequence<Int>` names an associated type of its `Self`.
        let text = text.replacing("Self.", with: "")
        return text.contains("._.") || text.contains(".Swift.") || text.contains("opaque return type") || text.contains(/\bSelf\b/)
            || Self.unparenthesized(text[...]) != text
    }

    /// The name without arguments, `App.Outer.Inner` of `App.Outer<A>.Inner<B>`.
    var nominal: String { text.utf8.contains(where: { $0 == UInt8(ascii: "<") }) ? parts.nominal : text }

    /// The name without arguments, and the arguments by depth: `[[A], [B]]` of `App.Outer<A>.Inner<B>`.
    var parts: (nominal: String, arguments: [[SourceType]]) {
        var nominal = ""
        var arguments: [[SourceType]] = []
        var index = text.startIndex
        while index < text.endIndex {
            switch text[index] {
            case "<":
                let end = BracketScanner.end(of: text[...], from: index)
                let inner = text[text.index(after: index)..<text.index(before: end)]
                // Not the constraints of an extension.
                if !inner.contains(" where ") { arguments.append(BracketScanner.split(inner, at: ",").map { SourceType(String($0)) }) }
                index = end
            case "(", "`":
                let end = BracketScanner.end(of: text[...], from: index)
                nominal += text[index..<end]
                index = end
            default:
                nominal.append(text[index])
                index = text.index(after: index)
            }
        }
        return (nominal, arguments)
    }

    /// The arguments if this is a specialization of the generic type.
    func arguments(of generic: String) -> [SourceType]? {
        guard text.hasPrefix(generic), text.dropFirst(generic.count).first == "<", text.hasSuffix(">") else { return nil }
        let start = text.index(text.startIndex, offsetBy: generic.count)
        guard BracketScanner.end(of: text[...], from: start) == text.endIndex else { return nil }
        return BracketScanner.split(text[text.index(after: start)..<text.index(before: text.endIndex)], at: ",").map {
            SourceType(String($0))
        }
    }

    /// The types if this is a pack.
    var pack: [SourceType]? {
        guard text.hasPrefix("Pack{"), text.hasSuffix("}") else { return nil }
        let inner = text.dropFirst(5).dropLast()
        return inner.isEmpty ? [] : BracketScanner.split(inner, at: ",").map { SourceType(String($0)) }
    }

    /// The attributes and the result if this is a function without parameters that neither throws nor suspends.
    var closure: (attributes: String, result: SourceType)? {
        guard let arrow = BracketScanner.arrow(in: text[...]) else { return nil }
        let head = text[..<arrow.lowerBound]
        guard head.hasSuffix("() ") else { return nil }
        let attributes = head.dropLast(3).split(separator: " ").joined(separator: " ")
        guard !attributes.contains("(") else { return nil }
        return (attributes, SourceType(String(text[arrow.upperBound...])))
    }

    /// The parts of a function type whose parameters are passed in the usual way.
    struct Function {
        /// Without `nonisolated(nonsending)`: see ``isOnCallersActor``.
        var attributes: [Substring]
        var parameters: [SourceType]
        var effects: Graph.FunctionTraits
        var result: SourceType
        var isOnCallersActor: Bool
    }

    /// The parts if this is a function whose parameters are passed in the usual way, and that throws no errors of one type only.
    var function: Function? {
        guard let arrow = BracketScanner.arrow(in: text[...]) else { return nil }
        var head = text[..<arrow.lowerBound]
        var effects: Graph.FunctionTraits = []
        for (word, effect) in [("throws ", Graph.FunctionTraits.throwing), ("async ", .asynchronous)]
        where head.hasSuffix(") " + word) || head.hasSuffix(") async " + word) {
            head = head.dropLast(word.count)
            effects.insert(effect)
        }
        guard head.hasSuffix(") "), let open = BracketScanner.parameters(of: head) else { return nil }
        var attributes = head[..<open].split(separator: " ")
        let isOnCallersActor = attributes.contains("nonisolated(nonsending)")
        attributes.removeAll { $0 == "nonisolated(nonsending)" }
        guard !attributes.contains(where: { $0.contains("(") }) else { return nil }
        let inner = head[open...].dropFirst().dropLast(2)
        let parameters = inner.isEmpty ? [] : BracketScanner.split(inner, at: ",")
        let isUsual = parameters.allSatisfy { parameter in
            !parameter.hasSuffix("...") && !Self.modifiers.contains { parameter.hasPrefix($0 + " ") }
        }
        if !isUsual { return nil }
        return Function(
            attributes: attributes, parameters: parameters.map { SourceType(String($0)) }, effects: effects,
            result: SourceType(String(text[arrow.upperBound...])), isOnCallersActor: isOnCallersActor)
    }

    /// What precedes the type of a parameter that is not passed in the usual way.
    private static let modifiers = [
        "inout", "isolated", "__owned", "__shared", "consuming", "borrowing", "sending", "_const", "@autoclosure", "@_noImplicitCopy",
    ]

    /// Whether this is a function type.
    var isFunction: Bool { BracketScanner.arrow(in: text[...]) != nil }

    /// The global actor if this is a function that is isolated to one.
    var globalActor: SourceType? {
        guard text.utf8.first == UInt8(ascii: "@"), BracketScanner.arrow(in: text[...]) != nil else { return nil }
        var rest = text[...]
        while rest.first == "@" {
            let end = rest.firstIndex(of: " ") ?? rest.endIndex
            let word = rest[rest.index(after: rest.startIndex)..<end]
            // Only the name of a type is qualified.
            if word.contains(".") { return SourceType(String(word)) }
            rest = rest[end...].drop { $0 == " " }
        }
        return nil
    }
}

extension SourceType {
    static func array(of element: SourceType) -> SourceType { SourceType("Swift.Array<\(element)>") }
    static func set(of element: SourceType) -> SourceType { SourceType("Swift.Set<\(element)>") }
    /// The type itself for one element.
    static func tuple(of elements: [SourceType]) -> SourceType {
        elements.count == 1 ? elements[0] : SourceType("(\(elements.map(\.text).joined(separator: ", ")))")
    }
    static func dictionary(of value: SourceType, keyedBy key: SourceType) -> SourceType { SourceType("Swift.Dictionary<\(key), \(value)>") }
}

// SPDX-License-Identifier: Apache-2.0
