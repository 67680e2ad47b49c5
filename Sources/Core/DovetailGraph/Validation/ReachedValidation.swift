extension Resolution {
    /// Returns all diagnostics of what the object that a test builds reaches, if there are errors among them.
    ///
    /// The rules see the other bindings as well, so that suggestions are as good as those for the whole graph, but without their dependencies,
    /// scopes and steps.
    package func faultsReached(fromObjectWith plugins: [any GraphPlugin]) -> [Diagnostic] {
        guard let object = graph.testedObject else { return [] }
        let reached = reached(from: object)
        let findings = Resolution(graph.reduced(to: reached)).faults(plugins: plugins).filter { reached.includes($0) }
        return findings.contains { $0.severity == .error } ? findings : []
    }

    private func reached(from object: Int) -> Reached {
        let edges = edges { _ in true }
        var reached = Reached()
        var nodes: ContiguousArray = [Int32(object)]
        reached.nodes = [object]
        BreadthFirstSearch.visit(&nodes, { edges[$0] }) { _, _, target in reached.nodes.insert(target).inserted ? .enter : .skip }
        reached.places.insert(graph.bindings[object].place)
        for node in reached.nodes {
            reached.types.insert(graph.keys[key(of: node)].type.full)
            reached.types.insert(graph.components[component(of: node)].name.full)
            guard node < graph.bindings.count else { continue }
            reached.types.insert(graph.modules[graph.bindings[node].module].name.full)
            reached.places.insert(graph.bindings[node].place)
            for request in graph.bindings[node].requests { reached.keys.formUnion(graph.forms(of: graph.requests[request].key)) }
        }
        for key in reached.keys { reached.types.insert(graph.keys[key].type.full) }
        return reached
    }
}

/// What an object depends on, directly or transitively.
private struct Reached {
    var nodes: Set<Int> = []
    /// The requested keys, and those that they are derived from.
    var keys: Set<Int> = []
    /// The types of the keys, the modules and the components.
    var types: Set<String> = []
    var places: Set<Graph.SourceLocation> = []

    func includes(_ finding: Diagnostic) -> Bool {
        // A replacement that matches nothing is a mistake of the test itself.
        if finding.id == .unmatchedReplacement || finding.id == .duplicateReplacement { return true }
        if finding.types.isEmpty { return finding.place.map { places.contains($0) } ?? true }
        return finding.types.contains { types.contains($0) }
    }
}

extension Graph {
    /// The graph with the dependencies of the reached bindings only.
    fileprivate func reduced(to reached: Reached) -> Graph {
        var graph = self
        for binding in graph.bindings.indices where !reached.nodes.contains(binding) {
            let first = graph.bindings[binding].requests.lowerBound
            graph.bindings[binding].requests = first..<first
            graph.bindings[binding].isShared = false
            graph.bindings[binding].scope = nil
            graph.bindings[binding].isolation = .nonisolated
            graph.bindings[binding].isEntryPoint = false
            graph.bindings[binding].attachment = nil
            if graph.bindings[binding].kind.isExternal { graph.bindings[binding].kind = .factory }
        }
        graph.declarations.removeAll { $0.kind == .requirement && !reached.keys.contains($0.key) }
        graph.unfinished.removeAll { !reached.keys.contains($0.key) }
        graph.steps.removeAll { !reached.nodes.contains($0.binding) }
        graph.unreplaced = nil
        return graph
    }
}

// SPDX-License-Identifier: Apache-2.0
