/// The names of one graph, each as short as possible without being ambiguous.
///
/// `App.Clock` is shortened to `Clock` unless the graph contains another `Clock`. Nothing is truncated, and characters that could break a
/// line or that are invisible are escaped.
package struct NameFormatter: Sendable {
    /// The short paths that refer to more than one type.
    private var ambiguous: Set<String> = []

    package init(_ graph: Graph) {
        var names = graph.keys.map(\.key.type) + graph.keys.compactMap(\.key.tag)
        names += graph.components.map(\.name) + graph.components.compactMap(\.scope)
        names += graph.modules.map(\.name) + graph.replacements.map(\.module)
        names += graph.inclusions.map(\.name) + graph.installations.map(\.name)
        names += graph.bindings.compactMap(\.scope)
        var meanings: [String: String] = [:]
        for name in names {
            _ = TypeSpelling.shortened(name.full) { qualified, short in
                if meanings.updateValue(qualified, forKey: short).map({ $0 != qualified }) == true { ambiguous.insert(short) }
                return false
            }
        }
    }

    package func callAsFunction(_ name: TypeName) -> String {
        TypeSpelling.shortened(name.full) { _, short in ambiguous.contains(short) }.escaped(quotes: true)
    }
}

// SPDX-License-Identifier: Apache-2.0
