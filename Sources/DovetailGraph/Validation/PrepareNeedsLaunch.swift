/// A prepared step does not depend eagerly on a launched one.
struct PrepareNeedsLaunch: Rule {
    static let id = DiagnosticID.prepareNeedsLaunch

    static func check(_ context: ValidationContext) -> [Diagnostic] {
        let prepared = context.graph.steps.filter { $0.kind == .prepare }
        if prepared.isEmpty { return [] }
        let eager = context.resolution.edges { $0 == .now }
        // Visited nodes that do not depend on a launched step.
        var innocent: Set<Int> = []
        return prepared.compactMap { step in
            path(from: step.binding, over: eager, &innocent, context).map { finding(step.binding, $0, context) }
        }
    }

    private static func finding(_ binding: Int, _ path: [Int], _ context: ValidationContext) -> Diagnostic {
        let names = path.map { context.name(node: $0) }
        let (name, needed) = (names[0], names[names.count - 1])
        let between = names.dropFirst().dropLast()
        return Diagnostic(
            id, "\(name) is prepared before anything is launched, but depends on \(needed), which is launched",
            at: context.place(binding), path: names,
            notes: (between.isEmpty ? [] : [Diagnostic.Note("required through \(between.joined(separator: " → "))")])
                + [context.note("\(needed) is launched", at: path[path.count - 1])],
            help: ["launch \(name) too, or request a Provider and use it after the launch"])
    }

    /// The path from a step to a launched step that it eagerly depends on.
    private static func path(
        from start: Int, over eager: AdjacencyList, _ innocent: inout Set<Int>, _ context: ValidationContext
    ) -> [Int]? {
        var path = [(node: start, needs: eager[start].map { Int($0) }, next: 0)]
        var seen: Set<Int> = [start]
        while let (node, needs, next) = path.last {
            guard next < needs.count else {
                innocent.insert(node)
                path.removeLast()
                continue
            }
            path[path.count - 1].next += 1
            let target = needs[next]
            switch context.stepKinds[target] {
            case .launch: return path.map(\.node) + [target]
            // Another prepared step has its own diagnostic.
            case .prepare, .event: break
            case .children, nil:
                if !innocent.contains(target), seen.insert(target).inserted { path.append((target, eager[target].map { Int($0) }, 0)) }
            }
        }
        return nil
    }
}
