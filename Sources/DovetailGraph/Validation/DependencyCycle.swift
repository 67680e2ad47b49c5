/// No binding depends eagerly on itself.
///
/// A deferred dependency, through a provider, a lazy, a factory or a weak provider, can close a cycle.
struct DependencyCycle: Rule {
    static let id = DiagnosticID.dependencyCycle

    static func check(_ context: ValidationContext) -> [Diagnostic] {
        let bindings = context.graph.bindings.count
        return CycleFinder.find(
            in: context.resolution.now, knots: context.resolution.nowKnots,
            distance: { context.isReached($0) ? context.routes.depth($0) : .max },
            mayDefer: { $0 < bindings }
        ).map { finding($0, context) }
    }

    private static func finding(_ cycle: CycleFinder.Cycle, _ context: ValidationContext) -> Diagnostic {
        let bindings = context.graph.bindings.count
        let nodes = cycle.nodes
        let entry = nodes.first { $0 < bindings } ?? nodes[0]
        let loop = context.text(nodes: PathForest.abbreviated(nodes + [nodes[0]]))
        let members = nodes.indices.filter { nodes[$0] < bindings }
        var notes = context.notes(members, more: { "and \(others($0))" }) { member in
            let needed = context.name(node: nodes[(member + 1) % nodes.count])
            return context.note("\(context.mention(binding: nodes[member])) depends on \(needed), bound", at: nodes[member])
        }
        if !context.isReached(nodes[0]) {
            notes.append(Diagnostic.Note("\(context.name(node: nodes[0])) is not reachable from the root"))
        }
        let weakest = nodes[cycle.weakest]
        let key = context.keyAskedFor(by: weakest, to: nodes[(cycle.weakest + 1) % nodes.count])
        return Diagnostic(
            id, "\(context.name(node: nodes[0])) depends on itself", at: context.place(entry),
            path: context.path(to: nodes[0]).dropLast() + loop, notes: notes,
            help: ["request \(context.provider(of: key)) in \(context.mention(binding: weakest))"],
            types: nodes.prefix(20).filter { $0 < bindings }.map { context.graph.keys[context.graph.bindings[$0].key].key.type.full }
        )
    }
}

extension ValidationContext {
    /// The key of the request through which `binding` eagerly depends on `target`.
    fileprivate func keyAskedFor(by binding: Int, to target: Int) -> Int {
        let request = graph.bindings[binding].requests.first { request in
            resolution.answers[request].timing == .now && resolution.answers[request].outcome == .found
                && resolution.answers[request].target == Int32(target)
        }
        return graph.requests[request ?? graph.bindings[binding].requests.lowerBound].key
    }
}
