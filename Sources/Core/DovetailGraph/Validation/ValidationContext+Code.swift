/// The code that a help suggests. It compiles unchanged once each `…` is replaced.
extension ValidationContext {
    /// The type of `key`: `Clock`, `any Archive`, `[any Plugin]`.
    ///
    /// The runtime writes `any Archive` without the `any`, but not `any Feed<Int>`.
    func code(key: Int) -> String {
        let name = name(graph.keys[key].type)
        let inner = plainest(key)
        // The name of a tag may end like that of the type that is bound under it.
        guard graph.keys[inner].type.isExistential, inner == key || graph.keys[inner].tag == nil else { return name }
        let bare = self.name(graph.keys[inner].type)
        if bare.hasPrefix("any ") { return name }
        var stem = name[...]
        while !stem.hasSuffix(bare), let last = stem.last, "]>)?".contains(last) { stem.removeLast() }
        guard stem.hasSuffix(bare) else { return name }
        let end = name[stem.endIndex...]
        return "\(stem.dropLast(bare.count))\(end.hasPrefix("?") ? "(any \(bare))" : "any \(bare)")\(end)"
    }

    /// The key from whose type the type of `key` is derived: `P` for `[P]`, `P?` and `Provider<P>`.
    private func plainest(_ key: Int) -> Int {
        switch graph.keys[key].form {
        case .collection(let inner), .assisted(let inner), .propertyInjector(let inner): plainest(inner)
        case let form: form.wrapped.map { plainest($0) } ?? key
        }
    }

    /// How `key` is requested: `Clock`, `Tagged<Utc>`.
    func spelling(key: Int) -> String { graph.keys[key].tag.map { "Tagged<\(name($0))>" } ?? code(key: key) }

    /// How `key` is requested as a deferred dependency: `Provider<Clock>`, `TaggedProvider<Utc>`.
    func provider(of key: Int) -> String {
        if case .tagged(let inner) = graph.keys[key].form { return provider(of: inner) }
        return graph.keys[key].tag.map { "TaggedProvider<\(name($0))>" } ?? "Provider<\(code(key: key))>"
    }

    /// How `key` is bound, where several bindings may contribute to it: `bind(Clock.self).tagged(with: Utc.self)`.
    func declaration(of key: Int, contributes: Bool = false) -> String {
        if contributes, let syntax = collectionSyntax(key) { return syntax.contribution }
        return "bind(\(typeExpression(key)))\(tagging(key))"
    }

    func declaration(ofBinding binding: Int) -> String {
        declaration(of: graph.bindings[binding].key, contributes: graph.bindings[binding].contribution != nil)
    }

    /// How a key is bound that has a method of its own: `install(dependency: Session.self)`; nil for a key that `bind` binds.
    func specialDeclaration(of key: Int) -> String? {
        let argument = name(graph.keys[key].type).genericArgument
        switch graph.keys[key].form {
        case .factory(let product, let seed):
            let start = "bindFactory(\(typeExpression(product)))"
            if graph.isFromArguments(key) { return "\(start).from(\(arguments(seed).map { selfOf($0) }.joined(separator: ", ")))" }
            return start + (argument.hasPrefix("EmptySeed<") ? "" : ".with(\(selfOf(argument)))")
        case .function(let product, let seed):
            if graph.keys[seed].type.full == "()" { return "bindFactory(\(typeExpression(product)))" }
            return "bindFactory(\(typeExpression(product))).from(\(arguments(seed).map { selfOf($0) }.joined(separator: ", ")))"
        case .componentFactory: return "install(dependency: \(selfOf(argument)))"
        case .propertyInjector(let target): return "bindPropertyInjectionOf(\(typeExpression(target)))"
        default: return nil
        }
    }

    /// The types of the arguments whose seed this is: the elements of a tuple, or the type itself.
    func arguments(_ seed: Int) -> [String] {
        let type = code(key: seed)
        guard type.hasPrefix("("), type.hasSuffix(")"), !TypeShape.isFunction(type), type != "()" else { return [type] }
        let elements = type.dropFirst().dropLast().elements
        return (2...4).contains(elements.count) ? elements : [type]
    }

    /// The types of the arguments in words: `Note and Mode`.
    func arguments(named seed: Int) -> String {
        let names = arguments(seed)
        return names.count == 1 ? name(key: seed) : "\(names.dropLast().joined(separator: ", ")) and \(names[names.count - 1])"
    }

    /// The type of the function that calls a factory, with the attributes of another function: `@Sendable (Note) -> Editor`.
    func function(like other: Int? = nil, calling factory: Int) -> String {
        guard let (product, seed) = graph.construction(by: factory) else { return name(key: factory) }
        let attributes = other.map { name(key: $0).prefix { $0 != "(" } } ?? ""
        let arguments = graph.keys[seed].type.full == "()" ? "" : arguments(seed).joined(separator: ", ")
        let effects = (other.map { graph.keys[$0].traits } ?? []).union(graph.keys[factory].traits).effects
        return "\(attributes)(\(arguments)) \(words(effects))-> \(code(key: product))"
    }

    /// The effects of a function type: `async throws `.
    func words(_ effects: Graph.FunctionTraits) -> String {
        (effects.contains(.asynchronous) ? "async " : "") + (effects.contains(.throwing) ? "throws " : "")
    }

    /// How a factory is requested, where its product was requested, or a function that several factories could be.
    func requests(ofFactory factory: Int, whoseProductIs key: Int) -> [String] {
        let effects = graph.keys[factory].traits.effects
        if graph.keys[key].form.isFunction {
            return [effects.isSubset(of: graph.keys[key].traits.effects) ? name(key: factory) : function(like: key, calling: factory)]
        }
        // `() -> Editor` does not call a factory without effects: it requests an editor that is bound.
        let isFunction = graph.isFromArguments(factory) || graph.hasNoSeed(factory) && !effects.isEmpty
        return (isFunction ? [function(calling: factory)] : []) + [name(key: factory)]
    }

    /// How a factory is requested where another one, or another function, was requested.
    func requests(ofFactory factory: Int, like other: Int) -> [String] {
        if graph.keys[other].form.isFunction { return [function(like: other, calling: factory)] }
        return requests(ofFactory: factory, whoseProductIs: graph.construction(by: factory)?.product ?? factory)
    }

    /// How bindings request one of several types instead of another one. The root of a component and the object of a test are not requested
    /// by a factory.
    func asking(_ requests: [String], for requesters: [Int]) -> String {
        guard let root = requesters.first(where: { graph.isRequestedRoot($0) }), let first = requests.first else {
            return "request \(requests.joined(separator: ", or "))"
        }
        return asking(first, in: root)
    }

    /// How one binding requests a type instead of another one.
    func asking(_ request: String, in requester: Int) -> String {
        if isTestedObject(requester) { return "pass \(selfOf(request)) to buildForTest" }
        if graph.isRequestedRoot(requester) { return "typealias Root = \(request) in \(name(componentOf: requester))" }
        return "request \(request) in \(mention(binding: requester))"
    }

    /// `bind(Plugin.self).intoCollection()` and `declareCollection(of: Plugin.self)`; nil for a key that is not a collection.
    func collectionSyntax(_ key: Int) -> (contribution: String, declaration: String)? {
        guard case .collection(let elementKey) = graph.keys[key].form else { return nil }
        let (type, element) = (name(graph.keys[key].type), typeExpression(elementKey))
        var (method, declaration) = ("intoCollection()", "declareCollection(of: \(element))")
        if type.hasPrefix("Set<") {
            (method, declaration) = ("intoSet()", "declareSet(of: \(element))")
        } else if type.hasPrefix("["), let colon = type.firstIndex(of: ":", inBrackets: 1) {
            let key = selfOf(String(type[..<colon].dropFirst()))
            (method, declaration) = ("intoDictionary(…)", "declareDictionary(of: \(element), keyedBy: \(key))")
        }
        if let tag = graph.keys[key].tag { declaration = "declareCollection(tagged: \(selfOf(name(tag))))" }
        return ("bind(\(element)).\(method)\(tagging(key))", declaration)
    }

    private func tagging(_ key: Int) -> String { graph.keys[key].tag.map { ".tagged(with: \(selfOf(name($0))))" } ?? "" }

    /// `Clock.self`, `(any Archive).self`.
    func typeExpression(_ key: Int) -> String { selfOf(code(key: key)) }

    /// `Clock.self`, and `(() -> Clock).self` for a type of more than one word.
    func selfOf(_ type: String) -> String { type.firstIndex(of: " ", inBrackets: 0) == nil ? "\(type).self" : "(\(type)).self" }
}

extension Graph {
    /// How a binding is declared: `bind((any Archive).self)`, `bind(Plugin.self).intoCollection()`.
    package func declaration(ofBinding binding: Int) -> String {
        ValidationContext(Resolution(self)).declaration(ofBinding: binding)
    }
}

extension Graph {
    /// Whether a key is the factory that `from` binds, `Factory<From<Seed, Element>>`.
    func isFromArguments(_ key: Int) -> Bool { keys[key].form.isFactory && keys[key].type.full.genericArgument.hasPrefix("Dovetail.From<") }
}

extension String {
    /// `Session` for `ComponentFactory<Session>`; the name itself if it has no argument.
    var genericArgument: String {
        guard let open = firstIndex(of: "<"), last == ">" else { return self }
        return String(self[index(after: open)..<index(before: endIndex)])
    }

    /// `Item` for `Shop.Cart<Shop.Food>.Item`, `Cart` for `Shop.Cart<Shop.Food>`.
    var lastIdentifier: String {
        var name = self
        while let dot = name.firstIndex(of: ".", inBrackets: 0) { name = String(name[dot...].dropFirst()) }
        return String(name.prefix { $0 != "<" })
    }

}

extension StringProtocol {
    /// `["A", "B<C, D>"]` for the inside of a tuple, `A, B<C, D>`.
    var elements: [String] {
        var elements: [String] = []
        var rest = self[...]
        while let comma = rest.firstIndex(of: ",", inBrackets: 0) {
            elements.append(String(rest[..<comma]))
            rest = rest[comma...].dropFirst().drop { $0 == " " }
        }
        return elements + [String(rest)]
    }

    /// The first `wanted` in the name of a type that is inside of so many brackets.
    func firstIndex(of wanted: Character, inBrackets wantedDepth: Int) -> Index? {
        var depth = 0
        var last: Character = " "
        for index in indices {
            switch self[index] {
            case wanted where depth == wantedDepth: return index
            case "(", "[", "<": depth += 1
            case ")", "]": depth -= 1
            case ">" where last != "-": depth -= 1
            default: break
            }
            last = self[index]
        }
        return nil
    }
}

// SPDX-License-Identifier: Apache-2.0
