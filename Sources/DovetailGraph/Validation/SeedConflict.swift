/// A component receives its seed from outside and does not bind the seed's key itself.
struct SeedConflict: Rule {
    static let id = DiagnosticID.seedConflict

    static func check(_ inspection: Inspection) -> [Diagnostic] {
        let graph = inspection.graph
        return graph.components.indices.compactMap { component in
            guard let seed = graph.components[component].seed else { return nil }
            let key = graph.bindings[seed].key
            let rivals = graph.components[component].bindings.filter { binding in
                binding != seed && graph.bindings[binding].key == key && graph.bindings[binding].contribution == nil
            }
            guard let first = rivals.first else { return nil }
            let names = (component: inspection.name(component: component), key: inspection.name(key: key))
            return Diagnostic(
                id, "\(names.component) binds \(names.key), which is its seed", at: inspection.place(first),
                path: inspection.path(ofReached: seed),
                notes: inspection.places("bound", rivals),
                help: ["remove \(inspection.declaration(of: key)), or give \(names.component) a seed of another type or tag"],
                types: inspection.types(key)
            )
        }
    }
}
