/// A component is not installed inside itself.
struct ComponentCycle: Rule {
    static let id = DiagnosticID.componentCycle

    static func check(_ inspection: Inspection) -> [Diagnostic] {
        let closing = inspection.graph.installations.filter { $0.child == nil }
        if closing.isEmpty { return [] }
        let starts = starts(of: closing, inspection)
        var installers: [Int: Graph.Installation] = [:]
        for installation in inspection.graph.installations {
            if let child = installation.child, installers[child] == nil { installers[child] = installation }
        }
        return zip(closing, starts).map { finding($0, from: $1, installers, inspection) }
    }

    /// For each installation, the component that it installs inside itself.
    private static func starts(of closing: [Graph.Installation], _ inspection: Inspection) -> [Int] {
        let (graph, tree) = (inspection.graph, inspection.answers.tree)
        var byComponent: [Int: [Int]] = [:]
        for (position, installation) in closing.enumerated() { byComponent[installation.component, default: []].append(position) }
        var starts = closing.map { tree.ancestor(of: $0.component, atDepth: 0) }
        var named = PathTable<TypeName, Int>(tree)
        let names = Set(closing.map(\.name))
        for component in tree.order.lazy.map({ Int($0) }) {
            named.go(to: component)
            if names.contains(graph.components[component].name) { named.set(graph.components[component].name, component) }
            for position in byComponent[component] ?? [] { starts[position] = named[closing[position].name] ?? starts[position] }
        }
        return starts
    }

    private static func finding(
        _ closing: Graph.Installation, from start: Int, _ installers: [Int: Graph.Installation], _ inspection: Inspection
    ) -> Diagnostic {
        let (graph, tree) = (inspection.graph, inspection.answers.tree)
        // The part to show of the path from the installing component up to the component itself.
        let length = tree.depth(closing.component) - tree.depth(start) + 1
        let member = { tree.ancestor(of: closing.component, atDepth: tree.depth(start) + $0) }
        let told = (1..<max(1, min(length, shown + 1))).compactMap { installers[member($0)] } + (length > shown ? [] : [closing])
        let name = inspection.name(closing.name)
        let last = inspection.name(component: closing.component)
        let outside = inspection.origins.way(to: start).dropLast()
        return Diagnostic(
            id, "\(name) is installed inside of itself", at: closing.place,
            path: inspection.text(outside + Forest.abbreviated(count: length, member)) { inspection.name(component: $0) } + [name],
            notes: told.map { installation in
                Diagnostic.Note(
                    "\(inspection.name(component: installation.component)) installs \(inspection.name(installation.name))",
                    at: installation.place, installers: inspection.installers(module: installation.module)
                )
            } + (length > shown ? [Diagnostic.Note("and \(others(length - shown))")] : []),
            help: ["remove install(dependency: \(name).self) from \(last)"],
            types: (0..<min(length, 20)).map { graph.components[member($0)].name.full }
        )
    }

    /// The maximum number of installations to show.
    private static let shown = 10
}
