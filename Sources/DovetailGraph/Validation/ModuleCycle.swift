/// A module does not include itself, directly or transitively.
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
        let circles = Circles.find(in: edges, distance: { inspection.origins.depth(components + $0) })
        if circles.isEmpty { return [] }
        var inclusions: [[Int]: Graph.Inclusion] = [:]
        for inclusion in graph.inclusions {
            guard let included = inclusion.included, inclusions[[inclusion.module, included]] == nil else { continue }
            inclusions[[inclusion.module, included]] = inclusion
        }
        return circles.map { circle in
            let modules = circle.points
            return finding(modules, zip(modules, modules.dropFirst() + [modules[0]]).compactMap { inclusions[[$0, $1]] }, inspection)
        }
    }

    private static func finding(_ modules: [Int], _ inclusions: [Graph.Inclusion], _ inspection: Inspection) -> Diagnostic {
        let first = inspection.name(module: modules[0])
        let last = inspection.name(module: modules[modules.count - 1])
        return Diagnostic(
            id, "\(first) includes itself", at: inclusions.last?.place,
            path: inspection.installers(module: modules[0]).dropLast()
                + inspection.text(Forest.abbreviated(modules + [modules[0]])) { inspection.name(module: $0) },
            notes: inspection.notes(inclusions, more: { "and \(others($0))" }) { inclusion in
                let names = (inspection.name(module: inclusion.module), inspection.name(inclusion.name))
                return Diagnostic.Note("\(names.0) includes \(names.1)", at: inclusion.place)
            },
            help: ["remove include(module: \(first).self) from \(last)"],
            types: modules.prefix(20).map { inspection.graph.modules[$0].name.full }
        )
    }
}
