/// The code that a help suggests. It compiles unchanged once each `…` is replaced.
extension ValidationContext {
    /// The type of `key`: `Clock`, `any Archive`, `[any Plugin]`.
    ///
    /// The runtime writes `any Archive` without the `any`, but not `any Feed<Int>`.
    func code(key: Int) -> String {
        let name = name(graph.keys[key].key.type)
        let inner = graph.keys.plainest(key)
        let type = graph.keys[inner].key.type
        // The name of a tag may end like that of the type that is bound under it.
        guard type.isExistential, inner == key || graph.keys[inner].key.tag == nil else { return name }
        let bare = self.name(type)
        if bare.hasPrefix("any ") { return name }
        var stem = name[...]
        var end = ""
        while !stem.hasSuffix(bare), let last = stem.last, "]>)?".contains(last) {
            stem.removeLast()
            end = "\(last)\(end)"
        }
        guard stem.hasSuffix(bare) else { return name }
        return "\(stem.dropLast(bare.count))\(end.hasPrefix("?") ? "(any \(bare))" : "any \(bare)")\(end)"
    }

    /// How `key` is requested: `Clock`, `Tagged<Utc>`.
    func spelling(key: Int) -> String {
        graph.keys[key].key.tag.map { "Tagged<\(name($0))>" } ?? code(key: key)
    }

    /// How `key` is requested as a deferred dependency: `Provider<Clock>`, `TaggedProvider<Utc>`.
    func provider(of key: Int) -> String {
        if case .tagged(let inner) = graph.keys[key].form { return provider(of: inner) }
        return graph.keys[key].key.tag.map { "TaggedProvider<\(name($0))>" } ?? "Provider<\(code(key: key))>"
    }

    /// How `key` is bound: `bind(Clock.self).tagged(with: Utc.self)`.
    func declaration(of key: Int) -> String { "bind(\(typeExpression(key)))\(tagging(key))" }

    /// How `key` is bound, where several bindings may contribute to it.
    func declaration(of key: Int, contributes: Bool) -> String {
        guard contributes, case .collection(let element) = graph.keys[key].form else { return declaration(of: key) }
        return CollectionSyntax(key, element, self).contribution
    }

    func declaration(ofBinding binding: Int) -> String {
        declaration(of: graph.bindings[binding].key, contributes: graph.bindings[binding].contribution != nil)
    }

    func tagging(_ key: Int) -> String {
        graph.keys[key].key.tag.map { ".tagged(with: \(selfOf(name($0))))" } ?? ""
    }

    /// `Clock.self`, `(any Archive).self`.
    func typeExpression(_ key: Int) -> String { selfOf(code(key: key)) }

    /// `Clock.self`, and `(() -> Clock).self` for a type of more than one word.
    func selfOf(_ type: String) -> String {
        var depth = 0
        var last: Character = " "
        for character in type {
            switch character {
            case "(", "[", "<": depth += 1
            case ")", "]": depth -= 1
            case ">" where last != "-": depth -= 1
            case " " where depth == 0: return "(\(type)).self"
            default: break
            }
            last = character
        }
        return "\(type).self"
    }
}

extension Graph {
    /// How a binding is declared: `bind((any Archive).self)`, `bind(Plugin.self).intoCollection()`.
    package func declaration(ofBinding binding: Int) -> String {
        ValidationContext(Resolution(self)).declaration(ofBinding: binding)
    }
}

extension [Graph.KeyEntry] {
    /// The key from whose type the type of `key` is derived: `P` for `[P]`, `P?` and `Provider<P>`.
    fileprivate func plainest(_ key: Int) -> Int {
        var key = key
        while true {
            switch self[key].form {
            case .collection(let inner), .assisted(let inner), .propertyInjector(let inner): key = inner
            default:
                guard let inner = self[key].form.asksFor else { return key }
                key = inner
            }
        }
    }
}
