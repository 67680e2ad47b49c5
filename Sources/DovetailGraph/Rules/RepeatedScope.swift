/// A component does not have the scope of one of its ancestors: what is shared there would be kept twice.
struct RepeatedScope: Rule {
    static let id = DiagnosticID.repeatedScope

    static func check(_ inspection: Inspection) -> [Diagnostic] {
        let graph = inspection.graph
        return graph.components.indices.compactMap { component in
            guard let scope = graph.components[component].scope else { return nil }
            var level = graph.components[component].parent
            while let ancestor = level, graph.components[ancestor].scope != scope { level = graph.components[ancestor].parent }
            guard let ancestor = level else { return nil }
            let names = (inspection.name(component: component), inspection.name(component: ancestor), inspection.name(scope))
            return Diagnostic(
                id, "the scope of \(names.0) is \(names.2), which is already the scope of \(names.1)",
                at: graph.components[component].place ?? graph.components[ancestor].place,
                path: graph.components[component].root.map { inspection.path(ofReached: $0) } ?? [],
                notes: [component, ancestor].compactMap { one in
                    guard let place = graph.components[one].place else { return nil }
                    let what = graph.components[one].parent == nil ? "is built" : "is installed"
                    return Diagnostic.Note("\(inspection.name(component: one)) \(what)", at: place)
                },
                help: ["give \(names.0) a scope of its own: struct \(graph.components[component].name.word)Scope: Scope {}"],
                types: [graph.components[component].name.full, scope.full]
            )
        }
    }
}
