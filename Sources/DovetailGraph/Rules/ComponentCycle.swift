/// A component is not installed inside of itself.
struct ComponentCycle: Rule {
    static let id = DiagnosticID.componentCycle

    static func check(_ inspection: Inspection) -> [Diagnostic] {
        inspection.graph.installations.filter { $0.child == nil }.map { finding($0, inspection) }
    }

    private static func finding(_ closing: Graph.Installation, _ inspection: Inspection) -> Diagnostic {
        let graph = inspection.graph
        // From the one that installs it again up to itself.
        var circle = [closing.component]
        while let inner = circle.last, graph.components[inner].name != closing.name, let parent = graph.components[inner].parent {
            circle.append(parent)
        }
        circle.reverse()
        let installations = circle.dropFirst().compactMap { child in graph.installations.first { $0.child == child } } + [closing]
        let name = inspection.name(closing.name)
        let last = inspection.name(component: closing.component)
        let outside = inspection.origins.way(to: circle[0]).dropLast()
        return Diagnostic(
            id, "\(name) is installed inside of itself", at: closing.place,
            path: inspection.text(outside + Forest.abbreviated(circle)) { inspection.name(component: $0) } + [name],
            notes: inspection.notes(installations, more: { "and \(others($0))" }) { installation in
                Diagnostic.Note(
                    "\(inspection.name(component: installation.component)) installs \(inspection.name(installation.name))",
                    at: installation.place, installers: inspection.installers(module: installation.module)
                )
            },
            help: ["remove install(dependency: \(name).self) from \(last)"],
            types: circle.prefix(20).map { graph.components[$0].name.full }
        )
    }
}
