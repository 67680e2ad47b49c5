/// No binding depends eagerly on itself.
///
/// A deferred dependency, through a provider, a lazy, a factory or a weak provider, can close a cycle.
struct DependencyCycle: Rule {
    static let id = DiagnosticID.dependencyCycle

    static func check(_ inspection: Inspection) -> [Diagnostic] {
        let bindings = inspection.graph.bindings.count
        return Circles.find(
            in: inspection.answers.now, knots: inspection.answers.nowKnots,
            distance: { inspection.isReached($0) ? inspection.routes.depth($0) : .max },
            mayDefer: { $0 < bindings }
        ).map { finding($0, inspection) }
    }

    private static func finding(_ circle: Circles.Circle, _ inspection: Inspection) -> Diagnostic {
        let bindings = inspection.graph.bindings.count
        let points = circle.points
        let entry = points.first { $0 < bindings } ?? points[0]
        let loop = inspection.text(points: Forest.abbreviated(points + [points[0]]))
        let members = points.indices.filter { points[$0] < bindings }
        var notes = inspection.notes(members, more: { "and \(others($0))" }) { member in
            let needed = inspection.name(point: points[(member + 1) % points.count])
            return inspection.note("\(inspection.mention(binding: points[member])) needs \(needed), bound", at: points[member])
        }
        if !inspection.isReached(points[0]) {
            notes.append(Diagnostic.Note("nothing reaches \(inspection.name(point: points[0])) from the root"))
        }
        let weakest = points[circle.weakest]
        let key = inspection.keyAskedFor(by: weakest, to: points[(circle.weakest + 1) % points.count])
        return Diagnostic(
            id, "\(inspection.name(point: points[0])) needs itself to be made", at: inspection.place(entry),
            path: inspection.path(to: points[0]).dropLast() + loop, notes: notes,
            help: ["ask for \(inspection.provider(of: key)) in \(inspection.mention(binding: weakest))"],
            types: points.prefix(20).filter { $0 < bindings }.map { inspection.graph.keys[inspection.graph.bindings[$0].key].key.type.full }
        )
    }
}

extension Inspection {
    /// The key of the request through which `binding` eagerly depends on `target`.
    fileprivate func keyAskedFor(by binding: Int, to target: Int) -> Int {
        let request = graph.bindings[binding].requests.first { request in
            answers.answers[request].timing == .now && answers.answers[request].outcome == .found
                && answers.answers[request].target == Int32(target)
        }
        return graph.requests[request ?? graph.bindings[binding].requests.lowerBound].key
    }
}
