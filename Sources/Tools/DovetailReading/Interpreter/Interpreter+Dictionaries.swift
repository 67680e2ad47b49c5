import DovetailGraph

// Dictionaries whose keys are constants. For their order, see Interpreter+Sets.swift.

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

    // MARK: Functions

    /// A new dictionary of pairs, or of the groups of elements.
    func newDictionary(_ arguments: [Argument], at node: SyntaxNode, _ environment: Environment) -> Value? {
        guard let keyType = type(node.type, environment).arguments(of: "Swift.Dictionary")?.first else { return nil }
        if arguments.isEmpty { return .dictionary([]) }
        switch (arguments[0].label, arguments[0].value, arguments.last?.value) {
        case ("uniqueKeysWithValues", .list(let pairs), _):
            return merged([], pairs, keyType) { _, _ in nil }
        case (nil, .list(let pairs), .function(let function)?) where arguments[1].label == "uniquingKeysWith":
            return merged([], pairs, keyType) { old, new in tried(node) { self.call(function, [old, new], at: node, environment) } }
        case ("grouping", .list(let elements), .function(let function)?) where arguments[1].label == "by":
            var entries: [DictionaryEntry] = []
            for element in elements {
                guard let key = tried(node, { self.call(function, [element], at: node, environment) }), !isThrowing,
                    let constant = constant(key, keyType)
                else { return nil }
                if let position = entries.firstIndex(where: { $0.constant == constant }) {
                    guard case .list(let group) = entries[position].value else { return nil }
                    entries[position].value = .list(group + [element])
                } else {
                    entries.append(DictionaryEntry(constant: constant, key: key, value: .list([element])))
                }
            }
            return .dictionary(entries)
        default: return nil
        }
    }

    /// A dictionary with further pairs.
    private func merged(
        _ entries: [DictionaryEntry], _ pairs: [Value], _ keyType: SourceType, combine: (Value, Value) -> Value?
    ) -> Value? {
        var entries = entries
        for pair in pairs {
            guard case .list(let pair) = pair, pair.count == 2, let constant = constant(pair[0], keyType) else { return nil }
            if let position = entries.firstIndex(where: { $0.constant == constant }) {
                guard let value = combine(entries[position].value, pair[1]), !value.isOpen else { return nil }
                entries[position].value = value
            } else {
                entries.append(DictionaryEntry(constant: constant, key: pair[0], value: pair[1]))
            }
        }
        return .dictionary(entries)
    }

    /// The result of a function that is one of dictionaries.
    func dictionaryResult(
        _ name: String, _ entries: [DictionaryEntry], _ arguments: [Argument], at node: SyntaxNode, _ environment: Environment
    ) -> Value? {
        guard case .function(let function)? = arguments.last?.value else { return nil }
        func call(_ values: [Value]) -> Value? {
            let value = tried(node) { self.call(function, values, at: node, environment) }
            return isThrowing ? nil : value
        }
        switch (name, arguments.count) {
        case ("filter", 1):
            var selected: [DictionaryEntry] = []
            for entry in entries {
                guard case .truth(let isSelected)? = call([entry.pair]) else { return nil }
                if isSelected { selected.append(entry) }
            }
            return .dictionary(selected)
        case ("mapValues", 1), ("compactMapValues", 1):
            var mapped: [DictionaryEntry] = []
            for var entry in entries {
                guard let value = call([entry.value]) else { return nil }
                if name == "compactMapValues" {
                    if value.isOpen { return nil }
                    if case .null = value { continue }
                }
                entry.value = value
                mapped.append(entry)
            }
            return .dictionary(mapped)
        case ("merging", 2) where arguments[1].label == "uniquingKeysWith":
            guard let keyType = type(node.type, environment).arguments(of: "Swift.Dictionary")?.first,
                let pairs = pairs(of: arguments[0].value)
            else { return nil }
            return merged(entries, pairs, keyType) { call([$0, $1]) }
        default: return nil
        }
    }

    private func pairs(of value: Value) -> [Value]? {
        switch value {
        case .dictionary(let entries): entries.map(\.pair)
        case .list(let pairs): pairs
        default: nil
        }
    }

    // MARK: Changes

    /// Entries in which a key has a value, or none. Nil if the key is not a constant.
    func set(_ value: Value?, for key: Value, _ keyType: SourceType, in entries: [DictionaryEntry]) -> [DictionaryEntry]? {
        guard let constant = constant(key, keyType) else { return nil }
        let others = entries.filter { $0.constant != constant }
        return value.map { others + [DictionaryEntry(constant: constant, key: key, value: $0)] } ?? others
    }

    /// A dictionary after a function has changed it, and the result of the function.
    func changedEntries(
        _ value: Value, by function: String, _ values: [Value], _ type: SourceType
    ) -> (after: Value, result: Value)? {
        guard case .dictionary(let entries) = value, let keyType = type.arguments(of: "Swift.Dictionary")?.first else { return nil }
        switch (function, values.count) {
        case ("removeAll", 0): return (.dictionary([]), .unknown)
        case ("removeValue", 1), ("updateValue", 2):
            let key = values[values.count - 1], isRemoval = function == "removeValue"
            guard let constant = constant(key, keyType),
                let after = set(isRemoval ? nil : values[0], for: key, keyType, in: entries), isRemoval || !values[0].isOpen
            else { return nil }
            return (.dictionary(after), entries.first { $0.constant == constant }?.value.injected ?? .null)
        default: return nil
        }
    }
}

/// An entry of a dictionary.
struct DictionaryEntry {
    /// Identifies the key.
    let constant: String
    let key: Value
    var value: Value

    /// The key and the value, as a sequence has them.
    var pair: Value { .list([key, value]) }
}

// SPDX-License-Identifier: Apache-2.0
