extension ValidationContext {
    /// A module does not include itself, directly or transitively.
    func moduleCycles() -> [Diagnostic] {
        // Every cycle contains a step to a module that comes first, or to the module itself.
        let mayBeClosed = graph.inclusions.contains { inclusion in inclusion.included.map { $0 <= inclusion.module } ?? false }
        if !mayBeClosed { return [] }
        let inclusions = Groups(graph.inclusions.indices) { graph.inclusions[$0].module }
        var edges = AdjacencyList()
        for module in graph.modules.indices {
            edges.append(inclusions[module].compactMap { graph.inclusions[$0].included.map { Int32($0) } })
        }
        let components = graph.components.count
        return CycleFinder.find(in: edges, distance: { self.origins.depth(components + $0) }).map { finding($0.nodes, inclusions) }
    }

    /// - Parameter inclusions: The positions of the inclusions, by module.
    private func finding(_ modules: [Int], _ inclusions: Groups) -> Diagnostic {
        let closed = modules + [modules[0]]
        let steps = zip(closed, closed.dropFirst()).compactMap { module, included in
            inclusions[module].first { graph.inclusions[$0].included == included }
        }
        let (first, last) = (name(module: modules[0]), name(module: modules[modules.count - 1]))
        return Diagnostic(
            .moduleCycle, "\(first) includes itself", at: steps.last.map { graph.inclusions[$0].place },
            path: installers(module: modules[0]).dropLast() + text(PathForest.abbreviated(closed)) { name(module: $0) },
            notes: notes(steps) { step in
                let inclusion = graph.inclusions[step]
                return Diagnostic.Note("\(name(module: inclusion.module)) includes \(name(inclusion.name))", at: inclusion.place)
            },
            help: ["remove include(module: \(first).self) from \(last)"],
            types: modules.prefix(20).map { graph.modules[$0].name.full })
    }
}

// SPDX-License-Identifier: Apache-2.0
