/// The names of one graph, each as short as possible without being ambiguous.
///
/// `App.Clock` is shortened to `Clock` unless the graph contains another `Clock`. Nothing is truncated, and characters that could break a
/// line or that are invisible are escaped.
package struct NameFormatter: Sendable {
    private let graph: Graph
    /// The short paths that refer to more than one type.
    private var ambiguous: Set<String> = []
    /// The names that were computed in advance, by type and by the position of the key.
    private var names: [String: String] = [:]
    private var keyNames: [String] = []

    package init(_ graph: Graph) {
        self.graph = graph
        var meanings: [String: String] = [:]
        var ambiguous: Set<String> = []
        func listen(to type: TypeName) {
            _ = TypeSpelling.shortened(type.full) { qualified, short in
                if meanings.updateValue(qualified, forKey: short).map({ $0 != qualified }) == true { ambiguous.insert(short) }
                return false
            }
        }
        for entry in graph.keys {
            listen(to: entry.key.type)
            if let tag = entry.key.tag { listen(to: tag) }
        }
        for component in graph.components {
            listen(to: component.name)
            if let scope = component.scope { listen(to: scope) }
        }
        for module in graph.modules { listen(to: module.name) }
        for inclusion in graph.inclusions { listen(to: inclusion.name) }
        for installation in graph.installations { listen(to: installation.name) }
        for replacement in graph.replacements { listen(to: replacement.module) }
        for binding in graph.bindings { if let scope = binding.scope { listen(to: scope) } }
        self.ambiguous = ambiguous
    }

    /// Computes each name once, for those who need all of them: that costs more than the rest of a drawing.
    package init(ofAllIn graph: Graph) {
        self.init(graph)
        for component in graph.components {
            store(component.name)
            if let scope = component.scope { store(scope) }
        }
        for module in graph.modules { store(module.name) }
        for entry in graph.keys {
            store(entry.key.type)
            if let tag = entry.key.tag { store(tag) }
        }
        keyNames = graph.keys.map { self($0.key) }
    }

    private mutating func store(_ name: TypeName) {
        if names[name.full] == nil { names[name.full] = self(name) }
    }

    package func callAsFunction(_ name: TypeName) -> String {
        if let known = names[name.full] { return known }
        return TypeSpelling.shortened(name.full) { _, short in ambiguous.contains(short) }.escaped(quotes: true)
    }

    package func callAsFunction(_ key: Graph.Key) -> String {
        if let tag = key.tag { "\(self(key.type)) tagged \(self(tag))" } else { self(key.type) }
    }

    package func callAsFunction(_ isolation: Graph.Isolation) -> String {
        if case .actor(let type) = isolation { self(type) } else { isolation.description }
    }

    /// The name of the key at a position in ``Graph/keys``.
    package func key(_ position: Int) -> String { keyNames.isEmpty ? self(graph.keys[position].key) : keyNames[position] }
}

extension Graph.Key {
    /// Identifies this key uniquely, in every format and every run.
    package var identity: String {
        if let tag { "\(type.full) tagged \(tag.full)" } else { type.full }
    }
}

extension Graph.Isolation {
    /// The isolation with the full name of an actor.
    package var identity: String {
        if case .actor(let type) = self { type.full } else { description }
    }
}
