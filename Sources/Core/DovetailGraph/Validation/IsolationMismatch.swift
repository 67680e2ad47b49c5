extension ValidationContext {
    /// Eager dependencies can be created on one actor, and deferred dependencies are requested on the actor that they need.
    func isolationMismatches() -> [Diagnostic] {
        if isolations.isEmpty { return [] }
        return isolations.conflicts.map { meeting($0.node, [$0.one, $0.other]) } + usesOffActor() + unlaunchableSteps()
    }

    // MARK: Two actors at once

    private func meeting(_ node: Int, _ origins: [IsolationAnalysis.Origin]) -> Diagnostic {
        // The dependency that can only be used on its actor, which the compiler ensures, comes first.
        let main = origins.first { $0.isolation == .mainActor && $0.next != nil }?.next.map { resolution.key(of: $0) }
        let later = resolution.key(of: origins.compactMap(\.next).last ?? node)
        let help =
            if let main, graph.keys[main].tag == nil {
                "request MainActorProvider<\(code(key: main))> in \(name(node: node))"
            } else {
                "request \(provider(of: later)) in \(name(node: node)), or isolate both to one actor"
            }
        let actors = origins.map { name($0.isolation) }
        return Diagnostic(
            .isolationMismatch, "\(name(node: node)) requires two actors to be created: \(actors.joined(separator: " and "))",
            at: placed(node).map { place($0) }, path: path(ofReached: node),
            notes: origins.map { runningNote(from: node, through: $0.next, on: name($0.isolation)) },
            help: [help], types: [type(node: node)])
    }

    // MARK: Deferred, on another actor

    private func usesOffActor() -> [Diagnostic] {
        // By the target that is used on another actor.
        var users = Groups()
        for binding in graph.bindings.indices {
            let own = isolations.isolation(ofRunning: binding)
            for request in graph.bindings[binding].requests {
                if let needed = neededLater(request), needed != own { users.add(binding, to: Int(resolution.answers[request].target)) }
            }
        }
        return users.numbers.map { finding($0, users[$0]) }
    }

    /// The actor that a request needs when it is used, unless the compiler checks it.
    private func neededLater(_ request: Int) -> Graph.Isolation? {
        let answer = resolution.answers[request]
        guard answer.outcome == .found else { return nil }
        let target = Int(answer.target)
        guard answer.timing != .eager || target < graph.bindings.count && graph.bindings[target].kind.isDeferredFactory else { return nil }
        let needed = isolations.isolation(ofUsing: target)
        let key = graph.requests[request].key
        if isAsynchronous(key) || needed == .mainActor && isMainActorForm(key) { return nil }
        return needed
    }

    private func finding(_ target: Int, _ users: [Int]) -> Diagnostic {
        let needed = isolations.isolation(ofUsing: target) ?? .nonisolated
        let request = requests(of: users[0], for: target).first { neededLater($0) != nil }
        let key = request.map { graph.requests[$0].key } ?? resolution.key(of: target)
        let (actor, asked, requester) = (name(needed), spelling(key: key), name(binding: users[0]))
        let annotation = needed == .mainActor ? "@MainActor" : "@\(actor)"
        let provided = needed == .mainActor ? provider(onMainActorFor: key) : nil
        return finding(
            .isolationMismatch, "\(asked) is isolated to \(actor) but is required outside of it", at: users[0],
            path: path(to: users[0], and: asked),
            notes: notes(users, more: { "required by \(others($0))" }) {
                note("required by \(mention(binding: $0)), which is not isolated to \(actor), bound", at: $0)
            } + [runningNote(from: target, through: isolations.next(after: target), on: actor)],
            help: ["\(provided.map { "request \($0) in \(requester), or " } ?? "")make \(requester) \(annotation)"]
                + memberwise(users[0], annotation),
            types: [type(node: target)])
    }

    /// A struct may have the annotation already: its memberwise initializer is nonisolated nevertheless.
    private func memberwise(_ binding: Int, _ annotation: String) -> [String] {
        guard graph.bindings[binding].kind == .factory, graph.bindings[binding].contribution == nil else { return [] }
        let key = graph.bindings[binding].key
        guard graph.keys[key].form == .plain, graph.keys[key].type.isStruct else { return [] }
        let name = code(key: key)
        return ["to { \(annotation) (…) in \(name)(…) } if \(name) is \(annotation) already, because its memberwise initializer is not"]
    }

    /// Whether the requested function or factory goes to the actor that it needs, while its caller waits.
    private func isAsynchronous(_ key: Int) -> Bool {
        switch graph.keys[key].form {
        case .function, .factory: graph.keys[key].traits.contains(.asynchronous)
        case .optional(let inner), .lazy(let inner), .provider(let inner): isAsynchronous(inner)
        default: false
        }
    }

    /// Whether the requested value can only be used on the main actor, which the compiler ensures.
    private func isMainActorForm(_ key: Int) -> Bool {
        switch graph.keys[key].form {
        case .mainActorProvider: true
        case .function: graph.keys[key].traits.contains(.mainActor)
        case .optional(let inner), .tagged(let inner), .lazy(let inner), .provider(let inner): isMainActorForm(inner)
        default: false
        }
    }

    /// What to request instead of a provider, lazy or function, so that it is used on the main actor only.
    private func provider(onMainActorFor key: Int) -> String? {
        switch graph.keys[key].form {
        case .provider(let inner), .lazy(let inner), .closure(let inner), .weak(let inner):
            graph.keys[inner].tag == nil ? "MainActorProvider<\(code(key: inner))>" : nil
        case .function, .factory:
            // A named factory has no such function if there is another one.
            graph.keys[key].form.isFunction || graph.isFromArguments(key)
                ? "@MainActor \(function(like: graph.keys[key].form.isFunction ? key : nil, calling: key))" : nil
        case .optional(let inner): provider(onMainActorFor: inner)
        default: nil
        }
    }

    // MARK: Steps

    /// The eager dependencies of a step, and of the root of a component with steps, are isolated to the main actor or nonisolated.
    private func unlaunchableSteps() -> [Diagnostic] {
        let steps = graph.steps.filter { $0.kind != .children }.map(\.binding)
        if steps.isEmpty { return [] }
        let roots = Set(steps.map { graph.bindings[$0].component }).sorted().compactMap { graph.components[$0].root }
        return (steps + roots.filter { stepKinds[$0] == nil }).compactMap { binding in
            guard case .actor(let actor) = isolations.isolation(ofRunning: binding) else { return nil }
            let path = pathToSource(from: binding, through: isolations.next(after: binding))
            let (name, last) = (name(binding: binding), path[path.count - 1])
            return finding(
                .isolationMismatch,
                "\(name) requires an instance isolated to \(self.name(actor)), where a launcher cannot create it", at: binding, path: path,
                help: ["launch \(last), and create it there: launch { await … }"], types: [])
        }
    }

    // MARK: Paths

    /// The path from `node` through `next` to the factory that is isolated itself, abbreviated to a readable length.
    private func pathToSource(from node: Int, through next: Int?) -> [String] {
        text(nodes: next.map { isolationRoutes.path(upFrom: $0, after: node) } ?? [.node(node)])
    }

    /// The path to the factory that is isolated itself, at the location of that factory.
    private func runningNote(from node: Int, through next: Int?, on actor: String) -> Diagnostic.Note {
        let path = pathToSource(from: node, through: next).joined(separator: " → ")
        let message = "\(path) runs on \(actor), bound"
        return placed(isolations.source(of: next ?? node)).map { note(message, at: $0) } ?? Diagnostic.Note(message)
    }

    /// The binding of a node: for a collection, its first contribution.
    private func placed(_ node: Int) -> Int? {
        if let multibinding = resolution.multibinding(of: node) { multibinding.contributions.first } else { node }
    }

    private func name(_ isolation: Graph.Isolation) -> String {
        if case .actor(let type) = isolation { name(type) } else { "\(isolation)" }
    }
}

// SPDX-License-Identifier: Apache-2.0
