import DovetailGraph

/// A reference to an initializer does not ignore a default argument for which the graph has a value.
///
/// The graph is valid, and the value was usually bound for another type. Without a value, the binding is missing, which is an error.
struct IgnoredDefaults: OwnPlugin {
    let resolution: Resolution

    func visit(_ graph: Graph, report: inout PluginReport) {
        for binding in graph.bindings.indices {
            for request in graph.bindings[binding].requests {
                guard let parameter = graph.ignoredDefaults[request], resolution.answers[request].outcome == .found else { continue }
                let target = Int(resolution.answers[request].target)
                let bound = target < graph.bindings.count ? graph.bindings[target].place : nil
                let (requester, key) = (graph.keys[graph.bindings[binding].key].key, graph.keys[graph.requests[request].key].key)
                report.warning(
                    "the default argument of \(parameter) is ignored in the binding of \(requester)", at: graph.bindings[binding].place,
                    id: .ignoredDefault, notes: [Diagnostic.Note("\(key) is bound", at: bound)],
                    help: ["call the initializer in a closure, to { … }, if the default argument is meant"])
            }
        }
    }
}

extension DiagnosticID {
    /// The id of a default argument that the reference to an initializer ignores.
    static let ignoredDefault: DiagnosticID = "ignored-default"
}

// SPDX-License-Identifier: Apache-2.0
