internal import DovetailGraph

/// Creates nodes for the faults of a graph that was not validated.
extension Linker {
    /// Returns a node that traps because `key` is not bound. The requesters are only determined when it is reached.
    func missingNode(_ key: Int, in component: Int) -> Node {
        let resolution = self.resolution
        return Self.faultyNode { "nothing is bound for \(resolution.graph.keys[key].key)\(resolution.askers(for: key, in: component))" }
    }

    func brokenNode(_ position: Int) -> Node {
        Self.faultyNode { [graph] in "\(graph.step(at: position)) cannot be created" }
    }

    static func faultyNode(_ message: @escaping @Sendable () -> String) -> Node {
        Node { _, _, _, _ in fatalError("\(message()), and the graph was not validated") }
    }
}

extension Resolution {
    /// `, required by Feed (App/Feed.swift:12)`
    fileprivate func askers(for key: Int, in component: Int) -> String {
        let askers = graph.bindings.indices.filter { binding in
            graph.bindings[binding].component == component
                && graph.bindings[binding].requests.contains { request in
                    switch answers[request].outcome {
                    case .missing: answers[request].target == Int32(key)
                    case .seeded:
                        answers[request].target == Int32(key)
                            && !graph.isSeed(graph.requests[request].key, graph.seed(ofFactory: binding))
                    case .found, .absent: false
                    }
                }
        }
        if askers.isEmpty { return "" }
        var names = askers.prefix(3).map(graph.step)
        if askers.count > 3 { names.append("\(askers.count - 3) more") }
        return ", required by \(names.joined(separator: ", "))"
    }
}
