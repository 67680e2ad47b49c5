/// A module does not include itself, not even through others.
struct ModuleCycle: Rule {
    static let id = DiagnosticID.moduleCycle

    static func check(_ inspection: Inspection) -> [Diagnostic] {
        let graph = inspection.graph
        var included: [[Int32]] = Array(repeating: [], count: graph.modules.count)
        for inclusion in graph.inclusions {
            if let module = inclusion.included { included[inclusion.module].append(Int32(module)) }
        }
        var edges = Edges()
        for needs in included { edges.append(needs) }
        let components = graph.components.count
        return Circles.find(in: edges, distance: { inspection.origins.depth(components + $0) }).map { finding($0.points, inspection) }
    }

    private static func finding(_ modules: [Int], _ inspection: Inspection) -> Diagnostic {
        let inclusions = modules.indices.compactMap { position in
            inspection.graph.inclusions.first {
                $0.module == modules[position] && $0.included == modules[(position + 1) % modules.count]
            }
        }
        let first = inspection.name(module: modules[0])
        let last = inspection.name(module: modules[modules.count - 1])
        return Diagnostic(
            id, "\(first) includes itself", at: inclusions.last?.place,
            path: inspection.installers(module: modules[0]).dropLast()
                + inspection.text(Forest.abbreviated(modules + [modules[0]])) { inspection.name(module: $0) },
            notes: inspection.notes(inclusions, more: { "and \(others($0))" }) { inclusion in
                Diagnostic.Note("\(inspection.name(module: inclusion.module)) includes \(inspection.name(inclusion.name))", at: inclusion.place)
            },
            help: ["remove include(module: \(first).self) from \(last)"],
            types: modules.prefix(20).map { inspection.graph.modules[$0].name.full }
        )
    }
}
