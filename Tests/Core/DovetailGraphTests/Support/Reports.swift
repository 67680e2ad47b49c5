import DovetailGraph

/// The whole report of a graph, as a user reads it.
func report(_ graph: Graph, plugins: [any GraphPlugin] = []) -> String {
    DiagnosticRenderer().text(graph.validate(plugins: plugins), of: graph.components.first?.name.short ?? "nothing")
}

/// The kinds of findings in a graph.
func ids(_ graph: Graph) -> [DiagnosticID] { graph.validate().map(\.id) }

// SPDX-License-Identifier: Apache-2.0
