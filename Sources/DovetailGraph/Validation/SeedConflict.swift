/// A component receives its seed from outside and does not bind the seed's key itself.
struct SeedConflict: Rule {
    static let id = DiagnosticID.seedConflict

    static func check(_ context: ValidationContext) -> [Diagnostic] {
        let graph = context.graph
        return graph.components.indices.compactMap { component in
            guard let seed = graph.components[component].seed else { return nil }
            let key = graph.bindings[seed].key
            let rivals = graph.components[component].bindings.filter { binding in
                binding != seed && graph.bindings[binding].key == key && graph.bindings[binding].contribution == nil
            }
            guard let first = rivals.first else { return nil }
            let names = (component: context.name(component: component), key: context.name(key: key))
            return Diagnostic(
                id, "\(names.component) binds \(names.key), which is its seed", at: context.place(first),
                path: context.path(ofReached: seed),
                notes: context.places("bound", rivals),
                help: ["remove \(context.declaration(of: key)), or give \(names.component) a seed of another type or tag"],
                types: context.types(key)
            )
        }
    }
}
