/// How the names of one graph are shown: short where nothing else in it has the same short name, full otherwise.
///
/// Each name is spelled once: spelling costs more than everything else in a drawing.
package struct Names: Sendable {
    private var shown: [String: String] = [:]
    private var keys: [String] = []

    package init(_ graph: Graph) {
        var owner: [String: String] = [:]
        var ambiguous: Set<String> = []
        func add(_ name: TypeName) {
            let full = name.full
            if shown[full] != nil { return }
            let short = name.short
            shown[full] = visible(short)
            if let other = owner.updateValue(full, forKey: short), other != full { ambiguous.insert(short) }
        }
        for entry in graph.keys {
            add(entry.key.type)
            if let tag = entry.key.tag { add(tag) }
        }
        for component in graph.components {
            add(component.name)
            if let scope = component.scope { add(scope) }
        }
        for module in graph.modules { add(module.name) }
        if !ambiguous.isEmpty {
            let short = Set(ambiguous.map(visible))
            for (full, name) in shown where short.contains(name) { shown[full] = visible(full) }
        }
        keys = graph.keys.map { entry in
            guard let tag = entry.key.tag else { return self(entry.key.type) }
            return "\(self(entry.key.type)) tagged \(self(tag))"
        }
    }

    package func callAsFunction(_ name: TypeName) -> String {
        let full = name.full
        return shown[full] ?? visible(name.short)
    }

    /// The name of a key by its position in ``Graph/keys``.
    package func key(_ position: Int) -> String { keys[position] }
}

extension Graph.Key {
    /// What tells this key from every other, in every format and every run.
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
