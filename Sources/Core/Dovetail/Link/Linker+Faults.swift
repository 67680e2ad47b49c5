internal import DovetailGraph

/// Creates nodes for the faults of a graph that was not validated.
extension Linker {
    /// Returns a node that traps because `key` is not bound. The requesters are only determined when it is reached.
    func missingNode(_ key: Int, in component: Int) -> Node {
        let resolution = self.resolution
        return Self.faultyNode { "nothing is bound for \(resolution.graph.keys[key].key)\(resolution.requesters(for: key, in: component))" }
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
    fileprivate func requesters(for key: Int, in component: Int) -> String {
        let requesters = graph.bindings.indices.filter { binding in
            graph.bindings[binding].component == component
                && graph.bindings[binding].requests.contains { request in
                    let answer = answers[request]
                    let isForeignSeed = { !graph.isSeed(graph.requests[request].key, graph.seed(ofFactory: binding)) }
                    return answer.target == Int32(key) && (answer.outcome == .missing || answer.outcome == .seeded && isForeignSeed())
                }
        }
        if requesters.isEmpty { return "" }
        var names = requesters.prefix(3).map(graph.step)
        if requesters.count > 3 { names.append("\(requesters.count - 3) more") }
        return ", required by \(names.joined(separator: ", "))"
    }
}

// SPDX-License-Identifier: Apache-2.0
