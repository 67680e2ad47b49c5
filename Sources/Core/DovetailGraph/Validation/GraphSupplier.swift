/// A plugin that supplies values to bindings, such as those of settings.
///
/// Before a graph is validated, each supplier reads its values once. What it has read takes its place among the plugins.
package protocol GraphSupplier: OwnPlugin {
    /// Reads the values for the bindings of `graph`, and gives them to nobody yet.
    func supply(for graph: Graph) -> any GraphSupply
}

/// What a supplier has read for one graph. As a plugin, it reports the problems of the values.
package protocol GraphSupply: OwnPlugin {
    /// Gives the values to their bindings. It is called before any other thread has access to the graph.
    func fill()
}

extension [any GraphPlugin] {
    /// These plugins, with what each supplier supplies to `graph` instead of the supplier. The bindings of the graph have the values.
    package func supplying(_ graph: Graph) -> [any GraphPlugin] {
        if !contains(where: { $0 is any GraphSupplier }) { return self }
        return map { plugin in
            guard let supply = (plugin as? any GraphSupplier)?.supply(for: graph) else { return plugin }
            supply.fill()
            return supply
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
