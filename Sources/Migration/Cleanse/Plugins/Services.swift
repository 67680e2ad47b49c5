internal import Dovetail

/// Runs the plugins of Cleanse as one plugin of Dovetail, and stores their errors and the graph until the error is thrown.
final class Services: GraphPlugin, @unchecked Sendable {  // Only used by the thread that assembles the graph.
    private let loader: CleanseServiceLoader
    private var graph: Graph?
    private var reported: [any CleanseError] = []

    init(_ loader: CleanseServiceLoader) { self.loader = loader }

    func visit(_ graph: Graph, report: inout PluginReport) {
        self.graph = graph
        let reporter = CleanseErrorReporter()
        let root = OutermostBinding(graph)
        for service in loader.services { service.visit(root: root, errorReporter: reporter) }
        reported = reporter.errors
        for error in reported { report.error(error.description) }
    }

    /// The error that Cleanse would have thrown.
    func asCleanseErrors(_ error: GraphError) -> any CleanseError {
        let words = graph.map { CleanseErrorText($0) }
        let mine = String(describing: Services.self)
        let errors = error.diagnostics.filter { $0.severity == .error && $0.plugin != mine }
            .map { words?.error(for: $0) ?? GraphFault(diagnostic: $0) }
        let all = errors + reported
        return all.count == 1 ? all[0] : MultiError(errors: all)
    }
}

// SPDX-License-Identifier: Apache-2.0
