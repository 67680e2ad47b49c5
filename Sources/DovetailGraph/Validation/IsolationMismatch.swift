/// Eager dependencies can be created on one actor, and deferred dependencies are requested on the actor that they need.
struct IsolationMismatch: Rule {
    static let id = DiagnosticID.isolationMismatch

    static func check(_ context: ValidationContext) -> [Diagnostic] {
        let isolations = context.isolations
        if isolations.isEmpty { return [] }
        return isolations.meetings.map { meeting($0.node, [$0.one, $0.other], context) } + offActor(context) + unlaunchable(context)
    }

    // MARK: Two actors at once

    private static func meeting(_ node: Int, _ origins: [IsolationAnalysis.Origin], _ context: ValidationContext) -> Diagnostic {
        let name = context.name(node: node)
        let notes = origins.map { origin -> Diagnostic.Note in
            let last = context.isolations.source(of: origin.next ?? node)
            let path = context.text(nodes: context.pathToSource(from: node, through: origin.next)).joined(separator: " → ")
            return context.note("\(path) runs on \(context.name(origin.isolation)), bound", node: last)
        }
        // The dependency that can only be used on its actor, which the compiler ensures, comes first.
        let main = origins.first { $0.isolation == .mainActor && $0.next != nil }?.next.map { context.key(node: $0) }
        let later = origins.compactMap(\.next).last.map { context.key(node: $0) } ?? context.key(node: node)
        let isMain = main.map { context.graph.keys[$0].key.tag == nil } ?? false
        return Diagnostic(
            id, "\(name) requires two actors to be created: \(origins.map { context.name($0.isolation) }.joined(separator: " and "))",
            at: context.placed(node).map { context.place($0) }, path: context.path(ofReached: node), notes: notes,
            help: [
                isMain
                    ? "request MainActorProvider<\(context.code(key: main ?? later))> in \(name)"
                    : "request \(context.provider(of: later)) in \(name), or isolate both to one actor"
            ], types: [context.typeName(node: node)])
    }

    // MARK: Deferred, on another actor

    /// A use of an actor-isolated instance from another isolation.
    private struct Use {
        let binding: Int
        let request: Int
    }

    private static func offActor(_ context: ValidationContext) -> [Diagnostic] {
        let graph = context.graph
        var order: [Int] = []
        var uses: [Int: [Use]] = [:]
        for binding in graph.bindings.indices {
            let own = context.isolations.isolation(ofRunning: binding)
            for request in graph.bindings[binding].requests {
                guard let needed = neededLater(request, context), needed != own else { continue }
                let target = Int(context.resolution.answers[request].target)
                if uses[target] == nil { order.append(target) }
                uses[target, default: []].append(Use(binding: binding, request: request))
            }
        }
        return order.map { finding($0, uses[$0] ?? [], context) }
    }

    /// The actor that a request needs when it is used, unless the compiler checks it.
    private static func neededLater(_ request: Int, _ context: ValidationContext) -> Graph.Isolation? {
        let answer = context.resolution.answers[request]
        guard answer.outcome == .found else { return nil }
        let target = Int(answer.target)
        let isHandedOut = target < context.graph.bindings.count && context.graph.bindings[target].kind.isHandedOut
        guard answer.timing != .now || isHandedOut else { return nil }
        let needed = context.isolations.isolation(ofUsing: target)
        if needed == .mainActor, context.isMainActorForm(context.graph.requests[request].key) { return nil }
        return needed
    }

    private static func finding(_ target: Int, _ uses: [Use], _ context: ValidationContext) -> Diagnostic {
        let needed = context.isolations.isolation(ofUsing: target) ?? .nonisolated
        let actor = context.name(needed)
        let first = uses[0]
        let asked = context.spelling(key: context.graph.requests[first.request].key)
        let source = context.isolations.source(of: target)
        var notes = context.notes(uses, more: { "required by \(others($0))" }) { use in
            context.note("required by \(context.mention(binding: use.binding)), which is not isolated to \(actor), bound", at: use.binding)
        }
        let steps = context.pathToSource(from: target, through: context.isolations.next(after: target))
        let path = context.text(nodes: steps).joined(separator: " → ")
        notes.append(context.note("\(path) runs on \(actor), bound", node: source))
        let requester = context.name(binding: first.binding)
        let annotation = needed == .mainActor ? "@MainActor" : "@\(actor)"
        let isProvider = context.providedName(context.graph.requests[first.request].key)
        return Diagnostic(
            id, "\(asked) is isolated to \(actor) but is required outside of it", at: context.place(first.binding),
            path: context.path(to: first.binding, and: asked), notes: notes,
            help: [
                needed == .mainActor && isProvider != nil
                    ? "request MainActorProvider<\(isProvider ?? asked)> in \(requester), or make \(requester) \(annotation)"
                    : "make \(requester) \(annotation)"
            ] + memberwise(first.binding, annotation, context), types: [context.typeName(node: target)])
    }

    /// A struct may have the annotation already: its memberwise initializer is nonisolated nevertheless.
    private static func memberwise(_ binding: Int, _ annotation: String, _ context: ValidationContext) -> [String] {
        let graph = context.graph
        guard graph.bindings[binding].kind == .factory, graph.bindings[binding].contribution == nil else { return [] }
        let key = graph.bindings[binding].key
        guard graph.keys[key].form == .plain, graph.keys[key].key.type.isStruct else { return [] }
        let name = context.code(key: key)
        return ["to { \(annotation) (…) in \(name)(…) } if \(name) is \(annotation) already, because its memberwise initializer is not"]
    }
}

extension IsolationMismatch {
    /// The eager dependencies of a step, and of the root of a component with steps, are isolated to the main actor or nonisolated.
    private static func unlaunchable(_ context: ValidationContext) -> [Diagnostic] {
        let graph = context.graph
        let steps = graph.steps.filter { $0.kind != .children }.map(\.binding)
        if steps.isEmpty { return [] }
        let roots = Set(steps.map { graph.bindings[$0].component }).sorted().compactMap { graph.components[$0].root }
        return (steps + roots.filter { context.stepKinds[$0] == nil }).compactMap { binding in
            guard case .actor(let actor) = context.isolations.isolation(ofRunning: binding) else { return nil }
            let steps = context.pathToSource(from: binding, through: context.isolations.next(after: binding))
            let path = context.text(nodes: steps)
            let name = context.name(binding: binding)
            return Diagnostic(
                id, "\(name) requires an instance isolated to \(context.name(actor)), where a launcher cannot create it",
                at: context.place(binding), path: path, help: ["launch \(path.last ?? name), and create it there: launch { await … }"])
        }
    }
}

extension ValidationContext {
    fileprivate func name(_ isolation: Graph.Isolation) -> String {
        switch isolation {
        case .nonisolated: "no actor"
        case .mainActor: "MainActor"
        case .actor(let type): name(type)
        }
    }

    /// The path from `node` through `next` to the factory that is isolated itself, abbreviated to a readable length.
    fileprivate func pathToSource(from node: Int, through next: Int?) -> [PathForest.Step] {
        guard let next else { return [.node(node)] }
        return isolationRoutes.path(upFrom: next, after: node)
    }

    /// A note at the location of a node: for a collection, that of its first contribution.
    fileprivate func note(_ message: String, node: Int) -> Diagnostic.Note {
        placed(node).map { note(message, at: $0) } ?? Diagnostic.Note(message)
    }

    fileprivate func placed(_ node: Int) -> Int? {
        node < graph.bindings.count ? node : resolution.multibindings[node - graph.bindings.count].contributions.first
    }

    fileprivate func key(node: Int) -> Int {
        node < graph.bindings.count ? graph.bindings[node].key : resolution.multibindings[node - graph.bindings.count].key
    }

    fileprivate func typeName(node: Int) -> String { graph.keys[key(node: node)].key.type.full }

    /// Whether the requested value can only be used on the main actor, which the compiler ensures.
    fileprivate func isMainActorForm(_ key: Int) -> Bool {
        switch graph.keys[key].form {
        case .mainActorProvider: true
        case .optional(let inner), .tagged(let inner), .lazy(let inner), .provider(let inner): isMainActorForm(inner)
        default: false
        }
    }

    /// The type that a provider, lazy or closure provides, for suggesting a provider of the main actor.
    fileprivate func providedName(_ key: Int) -> String? {
        switch graph.keys[key].form {
        case .provider(let inner), .lazy(let inner), .closure(let inner), .weak(let inner):
            graph.keys[inner].key.tag == nil ? code(key: inner) : nil
        case .optional(let inner): providedName(inner)
        default: nil
        }
    }
}
