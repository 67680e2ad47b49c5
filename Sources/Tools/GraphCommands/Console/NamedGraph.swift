package import DovetailGraph

/// A graph of a program, and its name in diagnostics.
package struct NamedGraph {
    package let name: String
    /// Collects the graph: `configure` runs here.
    package let graph: () -> Graph

    package init(name: String, graph: @escaping () -> Graph) {
        self.name = name
        self.graph = graph
    }
}

extension NamedGraph {
    /// The option that names one of these graphs.
    package static func option(_ graphs: [NamedGraph]) -> Arguments.Option {
        Arguments.Option("--graph", graphs.isEmpty ? "NAME" : graphs.map(\.name).joined(separator: "|"))
    }
}

// SPDX-License-Identifier: Apache-2.0
