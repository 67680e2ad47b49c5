import DovetailGraph

// Dictionaries and sets whose keys and elements are constants. Their order is not known: loops over them are reported, and of several elements
// only what does not depend on the order is known.

extension Interpreter {
    /// A dictionary literal.
    func dictionary(_ node: SyntaxNode, _ environment: Environment) -> Value {
        let type = type(node.type, environment)
        let pairs = node.nodes("elements").map { value(of: $0, environment) }
        if let keyType = type.arguments(of: "Swift.Dictionary")?.first {
            var entries: [DictionaryEntry] = []
            for case .list(let pair) in pairs where pair.count == 2 {
                guard let constant = constant(pair[0], keyType), !entries.contains(where: { $0.constant == constant }) else { break }
                entries.append(DictionaryEntry(constant: constant, key: pair[0], value: pair[1]))
            }
            if entries.count == pairs.count { return .dictionary(entries) }
        }
        if pairs.contains(where: \.canDeclare) {
            addBlindSpot("a binder is in a collection that cannot be read", at: node, in: environment)
        }
        return .unknown
    }

    /// The elements of a set, if all are constants.
    func set(of elements: [Value], _ type: SourceType) -> Value? {
        var known: Set<String> = []
        var distinct: [Value] = []
        for element in elements {
            guard let constant = constant(element, type) else { return nil }
            if known.insert(constant).inserted { distinct.append(element) }
        }
        return .unordered(distinct)
    }

    /// `dictionary[key]` and `dictionary[key, default: value]`. Nil for any other element.
    func entry(_ node: SyntaxNode, of base: Value, _ environment: Environment) -> Value? {
        guard case .dictionary(let entries) = base, let usr = node.referencedUSR, let key = node.arguments.first?["expr"],
            usr == Self.subscriptOfDictionary || usr == Self.subscriptWithDefault
        else { return nil }
        let constant = constant(value(of: key, environment), type(key.unwrapped.type, environment))
        guard let constant, !isThrowing else {
            if base.canDeclare || canDeclare(node, environment) { reportUse(of: node, environment) }
            return .unknown
        }
        let found = entries.first { $0.constant == constant }?.value
        if usr == Self.subscriptOfDictionary { return found?.injected ?? .null }
        guard let other = node.arguments.last?["expr"]?.unwrapped else { return .unknown }
        if let found {
            coverage.exclude(other)
            return found
        }
        return value(of: other, environment)
    }

    static let subscriptOfDictionary = "s:SDyq_Sgxcip"
    static let subscriptWithDefault = "s:SD_7defaultq_x_q_yXKtcip"

    /// A property of a dictionary or a set.
    func standardProperty(_ name: String, of entries: [DictionaryEntry]) -> Value? {
        switch name {
        case "count": .number(entries.count)
        case "isEmpty": .truth(entries.isEmpty)
        case "keys": .unordered(entries.map(\.key))
        case "values": .unordered(entries.map(\.value))
        default: nil
        }
    }

    /// The result of a function of the standard library that makes something of elements in an unknown order.
    func unordered(
        _ name: String, _ elements: [Value], _ arguments: [Argument], at node: SyntaxNode, _ environment: Environment
    ) -> Value? {
        switch (name, arguments.count) {
        case ("sorted", 0), ("contains", 1), ("allSatisfy", 1): sequenceResult(name, elements, arguments, at: node, environment)
        case ("sorted", 1): sequenceResult("sortedFromAnyOrder", elements, arguments, at: node, environment)
        default: nil
        }
    }
}

/// An entry of a dictionary.
struct DictionaryEntry {
    /// Identifies the key.
    let constant: String
    let key: Value
    var value: Value
}

// SPDX-License-Identifier: Apache-2.0
