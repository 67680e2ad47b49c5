/// The display names of one graph, in the format of ``UnambiguousNames``. Each name is computed once, because that costs more than the rest of a
/// drawing.
package struct NameFormatter: Sendable {
    private let book: UnambiguousNames
    private var shown: [String: String] = [:]
    private var keys: [String] = []

    package init(_ graph: Graph) {
        let book = UnambiguousNames(graph)
        var shown: [String: String] = [:]
        func name(_ type: TypeName) -> String {
            let full = type.full
            if let known = shown[full] { return known }
            let name = book.name(type)
            shown[full] = name
            return name
        }
        for component in graph.components {
            _ = name(component.name)
            if let scope = component.scope { _ = name(scope) }
        }
        for module in graph.modules { _ = name(module.name) }
        keys = graph.keys.map { entry in
            if let tag = entry.key.tag { "\(name(entry.key.type)) tagged \(name(tag))" } else { name(entry.key.type) }
        }
        self.book = book
        self.shown = shown
    }

    package func callAsFunction(_ name: TypeName) -> String {
        shown[name.full] ?? book.name(name)
    }

    package func callAsFunction(_ isolation: Graph.Isolation) -> String {
        if case .actor(let type) = isolation { self(type) } else { isolation.description }
    }

    /// The name of the key at a position in ``Graph/keys``.
    package func key(_ position: Int) -> String { keys[position] }
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
