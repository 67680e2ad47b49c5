/// A component is not installed inside itself.
struct ComponentCycle: Rule {
    static let id = DiagnosticID.componentCycle

    static func check(_ context: ValidationContext) -> [Diagnostic] {
        let closing = context.graph.installations.filter { $0.child == nil }
        if closing.isEmpty { return [] }
        let starts = starts(of: closing, context)
        var installers: [Int: Graph.Installation] = [:]
        for installation in context.graph.installations {
            if let child = installation.child, installers[child] == nil { installers[child] = installation }
        }
        return zip(closing, starts).map { finding($0, from: $1, installers, context) }
    }

    /// For each installation, the component that it installs inside itself.
    private static func starts(of closing: [Graph.Installation], _ context: ValidationContext) -> [Int] {
        let (graph, tree) = (context.graph, context.resolution.tree)
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
        _ closing: Graph.Installation, from start: Int, _ installers: [Int: Graph.Installation], _ context: ValidationContext
    ) -> Diagnostic {
        let (graph, tree) = (context.graph, context.resolution.tree)
        // The part to show of the path from the installing component up to the component itself.
        let length = tree.depth(closing.component) - tree.depth(start) + 1
        let member = { tree.ancestor(of: closing.component, atDepth: tree.depth(start) + $0) }
        let told = (1..<max(1, min(length, shown + 1))).compactMap { installers[member($0)] } + (length > shown ? [] : [closing])
        let name = context.name(closing.name)
        let last = context.name(component: closing.component)
        let outside = context.origins.path(to: start).dropLast()
        return Diagnostic(
            id, "\(name) is installed inside itself", at: closing.place,
            path: context.text(outside + PathForest.abbreviated(count: length, member)) { context.name(component: $0) } + [name],
            notes: told.map { installation in
                Diagnostic.Note(
                    "\(context.name(component: installation.component)) installs \(context.name(installation.name))",
                    at: installation.place, installers: context.installers(module: installation.module)
                )
            } + (length > shown ? [Diagnostic.Note("and \(others(length - shown))")] : []),
            help: ["remove install(dependency: \(name).self) from \(last)"],
            types: (0..<min(length, 20)).map { graph.components[member($0)].name.full }
        )
    }

    /// The maximum number of installations to show.
    private static let shown = 10
}
