package import DovetailGraph

/// The names of one graph, as short as ``NameFormatter`` makes them. Each is computed once: that costs more than the rest of a drawing.
package struct GraphNames: Sendable {
    private let format: NameFormatter
    /// By full name. Names that the graph does not contain are computed when they are requested.
    private var names: [String: String] = [:]
    private var keyNames: [String] = []

    package init(_ graph: Graph) {
        format = NameFormatter(graph)
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
        if names[name.full] == nil { names[name.full] = format(name) }
    }

    package func callAsFunction(_ name: TypeName) -> String { names[name.full] ?? format(name) }

    package func callAsFunction(_ isolation: Graph.Isolation) -> String {
        if case .actor(let type) = isolation { self(type) } else { isolation.description }
    }

    private func callAsFunction(_ key: Graph.Key) -> String {
        if let tag = key.tag { "\(self(key.type)) tagged \(self(tag))" } else { self(key.type) }
    }

    /// Adds the name of one more key, which is no type.
    mutating func append(_ name: String) { keyNames.append(name) }

    /// The name of the key at a position in ``Graph/keys``.
    package func key(_ position: Int) -> String { keyNames[position] }
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

// SPDX-License-Identifier: Apache-2.0
