/// A child does not bind a key that one of its ancestors binds, contribute to it, or have it as its seed.
struct ShadowedBinding: Rule {
    static let id = DiagnosticID.shadowedBinding

    static func check(_ context: ValidationContext) -> [Diagnostic] {
        let graph = context.graph
        var findings: [Diagnostic] = []
        for component in graph.components.indices {
            guard let parent = graph.components[component].parent else { continue }
            for binding in graph.components[component].bindings where isUsers(binding, graph) {
                let key = graph.bindings[binding].key
                guard let outer = context.resolution.binding(of: key, in: parent),
                    context.resolution.binding(of: key, in: component) == binding,
                    !graph.bindings[outer].isInstallation, !ReservedKey.isBroken(by: binding, graph)
                else { continue }
                findings.append(finding(binding, outer, context))
            }
        }
        return findings + contributions(context)
    }

    /// A child that contributes to a collection that an ancestor binds as a whole only sees its own contributions.
    private static func contributions(_ context: ValidationContext) -> [Diagnostic] {
        let (graph, resolution) = (context.graph, context.resolution)
        return context.hiddenWholes.enumerated().compactMap { position, hidden in
            let multibinding = resolution.multibindings[position]
            guard hidden.isShadowed, multibinding.outer == nil, let whole = hidden.binding, let first = multibinding.contributions.first
            else { return nil }
            let key = context.name(key: multibinding.key)
            let child = context.name(component: multibinding.component)
            let ancestor = context.name(component: graph.bindings[whole].component)
            return Diagnostic(
                id, "\(child) contributes to \(key), which \(ancestor) binds as a whole", at: context.place(first),
                path: context.path(ofReached: first),
                notes: context.places("bound as a whole in \(ancestor)", [whole])
                    + context.places("contributed to in \(child)", multibinding.contributions),
                help: [
                    "contribute the elements in \(ancestor), too, with \(context.declaration(of: multibinding.key, contributes: true))",
                    "distinguish the two with tagged(with:)",
                ],
                types: context.types(multibinding.key)
            )
        }
    }

    private static func isUsers(_ binding: Int, _ graph: Graph) -> Bool {
        graph.bindings[binding].contribution == nil
            && (!graph.bindings[binding].isBuiltIn || graph.bindings[binding].kind == .seed)
    }

    private static func finding(_ binding: Int, _ outer: Int, _ context: ValidationContext) -> Diagnostic {
        let graph = context.graph
        let key = context.name(key: graph.bindings[binding].key)
        let child = context.name(component: graph.bindings[binding].component)
        let ancestor = context.name(component: graph.bindings[outer].component)
        let isSeed = graph.bindings[binding].kind == .seed
        let what = isSeed ? "the seed of \(child) is \(key)" : "\(child) binds \(key)"
        return Diagnostic(
            id, "\(what), which \(ancestor) already binds", at: context.place(binding), path: context.path(ofReached: binding),
            notes: [
                context.note(graph.bindings[outer].kind == .seed ? "the seed of \(ancestor)" : "bound in \(ancestor)", at: outer),
                context.note(isSeed ? "the seed of \(child)" : "bound in \(child)", at: binding),
            ],
            help: [help(binding, isSeed: isSeed, child: child, ancestor: ancestor, context)],
            types: context.types(graph.bindings[binding].key)
        )
    }

    private static func help(_ binding: Int, isSeed: Bool, child: String, ancestor: String, _ context: ValidationContext) -> String {
        if isSeed { return "give \(child) a seed of another type, or a tagged one: Tagged<…>" }
        let graph = context.graph
        guard graph.components[graph.bindings[binding].component].root == binding else {
            return "remove it from \(child), or distinguish the two with tagged(with:)"
        }
        // A root has no tag, and every component has a root.
        let provider = context.provider(of: graph.bindings[binding].key)
        return "give \(child) its own Root type, or \(provider), which provides the root of \(ancestor)"
    }
}
