/// No binding depends eagerly on itself.
///
/// A deferred dependency, through a provider, a lazy, a factory or a weak provider, can close a cycle.
struct DependencyCycle: Rule {
    static let id = DiagnosticID.dependencyCycle

    static func check(_ context: ValidationContext) -> [Diagnostic] {
        let bindings = context.graph.bindings.count
        return CycleFinder.find(
            in: context.answers.now, knots: context.answers.nowKnots,
            distance: { context.isReached($0) ? context.routes.depth($0) : .max },
            mayDefer: { $0 < bindings }
        ).map { finding($0, context) }
    }

    private static func finding(_ cycle: CycleFinder.Cycle, _ context: ValidationContext) -> Diagnostic {
        let bindings = context.graph.bindings.count
        let points = cycle.points
        let entry = points.first { $0 < bindings } ?? points[0]
        let loop = context.text(points: PathForest.abbreviated(points + [points[0]]))
        let members = points.indices.filter { points[$0] < bindings }
        var notes = context.notes(members, more: { "and \(others($0))" }) { member in
            let needed = context.name(point: points[(member + 1) % points.count])
            return context.note("\(context.mention(binding: points[member])) depends on \(needed), bound", at: points[member])
        }
        if !context.isReached(points[0]) {
            notes.append(Diagnostic.Note("\(context.name(point: points[0])) is not reachable from the root"))
        }
        let weakest = points[cycle.weakest]
        let key = context.keyAskedFor(by: weakest, to: points[(cycle.weakest + 1) % points.count])
        return Diagnostic(
            id, "\(context.name(point: points[0])) depends on itself", at: context.place(entry),
            path: context.path(to: points[0]).dropLast() + loop, notes: notes,
            help: ["request \(context.provider(of: key)) in \(context.mention(binding: weakest))"],
            types: points.prefix(20).filter { $0 < bindings }.map { context.graph.keys[context.graph.bindings[$0].key].key.type.full }
        )
    }
}

extension ValidationContext {
    /// The key of the request through which `binding` eagerly depends on `target`.
    fileprivate func keyAskedFor(by binding: Int, to target: Int) -> Int {
        let request = graph.bindings[binding].requests.first { request in
            answers.answers[request].timing == .now && answers.answers[request].outcome == .found
                && answers.answers[request].target == Int32(target)
        }
        return graph.requests[request ?? graph.bindings[binding].requests.lowerBound].key
    }
}
