/// A module does not include itself, directly or transitively.
struct ModuleCycle: Rule {
    static let id = DiagnosticID.moduleCycle

    static func check(_ context: ValidationContext) -> [Diagnostic] {
        let graph = context.graph
        var included: [[Int32]] = Array(repeating: [], count: graph.modules.count)
        for inclusion in graph.inclusions {
            if let module = inclusion.included { included[inclusion.module].append(Int32(module)) }
        }
        var edges = AdjacencyList()
        for needs in included { edges.append(needs) }
        let components = graph.components.count
        let cycles = CycleFinder.find(in: edges, distance: { context.origins.depth(components + $0) })
        if cycles.isEmpty { return [] }
        var inclusions: [[Int]: Graph.Inclusion] = [:]
        for inclusion in graph.inclusions {
            guard let included = inclusion.included, inclusions[[inclusion.module, included]] == nil else { continue }
            inclusions[[inclusion.module, included]] = inclusion
        }
        return cycles.map { cycle in
            let modules = cycle.nodes
            return finding(modules, zip(modules, modules.dropFirst() + [modules[0]]).compactMap { inclusions[[$0, $1]] }, context)
        }
    }

    private static func finding(_ modules: [Int], _ inclusions: [Graph.Inclusion], _ context: ValidationContext) -> Diagnostic {
        let first = context.name(module: modules[0])
        let last = context.name(module: modules[modules.count - 1])
        return Diagnostic(
            id, "\(first) includes itself", at: inclusions.last?.place,
            path: context.installers(module: modules[0]).dropLast()
                + context.text(PathForest.abbreviated(modules + [modules[0]])) { context.name(module: $0) },
            notes: context.notes(inclusions, more: { "and \(others($0))" }) { inclusion in
                let names = (context.name(module: inclusion.module), context.name(inclusion.name))
                return Diagnostic.Note("\(names.0) includes \(names.1)", at: inclusion.place)
            },
            help: ["remove include(module: \(first).self) from \(last)"],
            types: modules.prefix(20).map { context.graph.modules[$0].name.full }
        )
    }
}
