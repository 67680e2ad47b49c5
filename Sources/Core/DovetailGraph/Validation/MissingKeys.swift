/// A key that is not bound, with all its requesters, and all modules that declare it as required.
struct MissingKey {
    let key: Int
    /// Those nearest to the root first, then in declaration order.
    let requesters: [Int]
    /// Positions in ``Graph/declarations``.
    let requirements: [Int]
    /// Whether one of the requests is optional.
    let isAskedForOptionally: Bool
    /// Whether one of the requests is for a provider of it.
    let isDeferred: Bool
    /// The function types without parameters through which it is requested.
    let functions: [Int]
}

extension ValidationContext {
    /// Every missing key once, in the order of the first requests, followed by keys that are only declared as required.
    ///
    /// A key whose binding is incomplete, or was bound in a form that cannot be bound, is not missing: it has another diagnostic, which is
    /// sufficient.
    func findMissingKeys() -> [MissingKey] {
        // All by the missing key.
        var requesters = Groups()
        var requirements = Groups()
        var functions = Groups()
        var optional: Set<Int> = []
        var deferred: Set<Int> = []
        for binding in resolution.outcomes.includeMissing ? graph.bindings.indices : 0..<0 {
            for request in graph.bindings[binding].requests where resolution.answers[request].outcome == .missing {
                let target = Int(resolution.answers[request].target)
                let forms = graph.forms(of: graph.requests[request].key)
                let asked = forms.filter { isFunction($0) }
                // For a request of `() -> Void` the missing key is the function, because `Void` is not meant to be bound.
                let key = asked.first { graph.keys[$0].form.wrapped == target && graph.keys[target].type.full == "()" } ?? target
                if explainedKeys.contains(key) { continue }
                for function in asked where !functions[key].contains(function) { functions.add(function, to: key) }
                if requesters[key].last != binding { requesters.add(binding, to: key) }
                if forms.contains(where: { graph.keys[$0].form.isOptional }) { optional.insert(key) }
                if key == target, resolution.answers[request].timing != .eager { deferred.insert(key) }
            }
        }
        var counted: Set<Site> = []
        for (number, declaration) in graph.declarations.enumerated() where declaration.kind == .requirement {
            let answer = resolution.answer(declaration.key, in: declaration.component)
            let key = Int(answer.target)
            guard answer.outcome == .missing, !explainedKeys.contains(key) else { continue }
            let site = Site(key: key, place: declaration.place, module: graph.modules[declaration.module].name)
            if counted.insert(site).inserted { requirements.add(number, to: key) }
        }
        return (requesters.numbers + requirements.numbers.filter { requesters[$0].isEmpty }).map { key in
            MissingKey(
                key: key, requesters: distinct(requesters[key]), requirements: requirements[key],
                isAskedForOptionally: optional.contains(key), isDeferred: deferred.contains(key), functions: functions[key])
        }
    }

    /// The innermost component that contains all components that need the key.
    func commonComponent(of missing: MissingKey) -> Int {
        let components =
            missing.requesters.map { graph.bindings[$0].component } + missing.requirements.map { graph.declarations[$0].component }
        var common = components[0]
        for component in components {
            while common > 0, !resolution.tree.contains(component, in: common) { common = graph.components[common].parent ?? 0 }
        }
        return common
    }

    /// The keys that are not bound for a reason that another diagnostic explains.
    func findExplainedKeys() -> Set<Int> {
        var keys = Set(graph.unfinished.map(\.key))
        // The factories that are bound without the `with` that names them: see ``misplacedSeeds()``.
        var factories: Set<Graph.RequestForm> = []
        for binding in graph.bindings.indices {
            if graph.bindsReservedKey(binding) { keys.formUnion(graph.forms(of: graph.bindings[binding].key).dropFirst()) }
            guard let product = graph.product(ofFactoryWithoutSeed: binding) else { continue }
            for request in graph.bindings[binding].requests where resolution.answers[request].outcome == .seeded {
                guard case .assisted(let seed) = graph.keys[Int(resolution.answers[request].target)].form else { continue }
                factories.insert(.factory(of: product, seed: seed))
            }
        }
        return factories.isEmpty ? keys : keys.union(graph.keys.indices.filter { factories.contains(graph.keys[$0].form) })
    }

    private func isFunction(_ key: Int) -> Bool {
        switch graph.keys[key].form {
        case .closure: true
        case .mainActorProvider: TypeShape.isFunction(graph.keys[key].type.full)
        default: false
        }
    }

    /// Removes duplicates: a module in two components has the same request at the same location twice. Bindings that one line of one
    /// component declares repeatedly, in a loop or for many types, are all counted.
    private func distinct(_ requesters: [Int]) -> [Int] {
        let components = Dictionary(requesters.map { (site($0), graph.bindings[$0].component) }, uniquingKeysWith: { first, _ in first })
        let requesters = requesters.filter { graph.bindings[$0].component == components[site($0)] }
        let nearest = requesters.filter { isReached($0) }.min { routes.depth($0) < routes.depth($1) }
        return nearest.map { nearest in [nearest] + requesters.filter { $0 != nearest } } ?? requesters
    }
}

// SPDX-License-Identifier: Apache-2.0
