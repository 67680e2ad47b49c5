/// A child does not bind a key that one of its ancestors binds, contribute to it, or have it as its seed.
struct ShadowedBinding: Rule {
    static let id = DiagnosticID.shadowedBinding

    static func check(_ inspection: Inspection) -> [Diagnostic] {
        let graph = inspection.graph
        var findings: [Diagnostic] = []
        for component in graph.components.indices {
            guard let parent = graph.components[component].parent else { continue }
            for binding in graph.components[component].bindings where isUsers(binding, graph) {
                let key = graph.bindings[binding].key
                guard let outer = inspection.answers.binding(of: key, in: parent),
                    inspection.answers.binding(of: key, in: component) == binding,
                    !graph.bindings[outer].isInstallation, !ReservedKey.isBroken(by: binding, graph)
                else { continue }
                findings.append(finding(binding, outer, inspection))
            }
        }
        return findings + contributions(inspection)
    }

    /// A child that contributes to a collection that an ancestor binds as a whole only sees its own contributions.
    private static func contributions(_ inspection: Inspection) -> [Diagnostic] {
        let (graph, answers) = (inspection.graph, inspection.answers)
        return inspection.hiddenWholes.enumerated().compactMap { position, hidden in
            let gathering = answers.gatherings[position]
            guard hidden.isShadowed, gathering.outer == nil, let whole = hidden.binding, let first = gathering.contributions.first
            else { return nil }
            let key = inspection.name(key: gathering.key)
            let child = inspection.name(component: gathering.component)
            let ancestor = inspection.name(component: graph.bindings[whole].component)
            return Diagnostic(
                id, "\(child) contributes to \(key), which \(ancestor) binds as a whole", at: inspection.place(first),
                path: inspection.path(ofReached: first),
                notes: inspection.places("bound as a whole in \(ancestor)", [whole])
                    + inspection.places("contributed to in \(child)", gathering.contributions),
                help: [
                    "contribute the elements in \(ancestor), too, with \(inspection.declaration(of: gathering.key, contributes: true))",
                    "tell the two apart with tagged(with:)",
                ],
                types: inspection.types(gathering.key)
            )
        }
    }

    private static func isUsers(_ binding: Int, _ graph: Graph) -> Bool {
        graph.bindings[binding].contribution == nil
            && (!graph.bindings[binding].isBuiltIn || graph.bindings[binding].kind == .seed)
    }

    private static func finding(_ binding: Int, _ outer: Int, _ inspection: Inspection) -> Diagnostic {
        let graph = inspection.graph
        let key = inspection.name(key: graph.bindings[binding].key)
        let child = inspection.name(component: graph.bindings[binding].component)
        let ancestor = inspection.name(component: graph.bindings[outer].component)
        let isSeed = graph.bindings[binding].kind == .seed
        let what = isSeed ? "the seed of \(child) is \(key)" : "\(child) binds \(key)"
        return Diagnostic(
            id, "\(what), which \(ancestor) already binds", at: inspection.place(binding), path: inspection.path(ofReached: binding),
            notes: [
                inspection.note(graph.bindings[outer].kind == .seed ? "the seed of \(ancestor)" : "bound in \(ancestor)", at: outer),
                inspection.note(isSeed ? "the seed of \(child)" : "bound in \(child)", at: binding),
            ],
            help: [help(binding, isSeed: isSeed, child: child, ancestor: ancestor, inspection)],
            types: inspection.types(graph.bindings[binding].key)
        )
    }

    private static func help(_ binding: Int, isSeed: Bool, child: String, ancestor: String, _ inspection: Inspection) -> String {
        if isSeed { return "give \(child) a seed of another type, or a tagged one: TaggedProvider<…>" }
        let graph = inspection.graph
        guard graph.components[graph.bindings[binding].component].root == binding else {
            return "remove it from \(child), or tell the two apart with tagged(with:)"
        }
        // A root has no tag, and every component has one.
        let provider = inspection.provider(of: graph.bindings[binding].key)
        return "give \(child) a Root of a type of its own, or \(provider), which hands out that of \(ancestor)"
    }
}
