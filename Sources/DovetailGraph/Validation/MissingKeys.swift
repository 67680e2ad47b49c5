/// A key that is not bound, with all its requesters, and all modules that declare it as required.
struct MissingKey {
    let key: Int
    /// Those nearest to the root first, then in declaration order.
    fileprivate(set) var requesters: [Int] = []
    /// Positions in ``Graph/declarations``.
    fileprivate(set) var requirements: [Int] = []
    /// Whether one of the requests is optional.
    fileprivate(set) var isAskedForOptionally = false
    /// The function types without parameters through which it is requested.
    fileprivate(set) var functions: [Int] = []
}

extension ValidationContext {
    /// Every missing key once, in the order of the first requests, followed by keys that are only declared as required.
    ///
    /// A key whose binding is incomplete, or was bound in a form that cannot be bound, is not missing: it has another diagnostic, which is
    /// sufficient.
    func findMissingKeys() -> [MissingKey] {
        var positions: [Int: Int] = [:]
        var missing: [MissingKey] = []
        var explained: Set<Int>?
        func position(of key: Int) -> Int? {
            if let known = positions[key] { return known }
            if explained == nil { explained = explainedKeys() }
            if explained?.contains(key) == true { return nil }
            positions[key] = missing.count
            missing.append(MissingKey(key: key))
            return missing.count - 1
        }
        for binding in graph.bindings.indices {
            for request in graph.bindings[binding].requests where resolution.answers[request].outcome == .missing {
                let target = Int(resolution.answers[request].target)
                let functions = functions(in: graph.requests[request].key)
                guard let position = position(of: missingFunction(of: target, functions) ?? target) else { continue }
                for function in functions where !missing[position].functions.contains(function) {
                    missing[position].functions.append(function)
                }
                if missing[position].requesters.last != binding { missing[position].requesters.append(binding) }
                if !missing[position].isAskedForOptionally {
                    missing[position].isAskedForOptionally = isOptional(graph.requests[request].key)
                }
            }
        }
        for position in missing.indices { tidy(&missing[position].requesters) }
        var told: Set<Requirement> = []
        for (number, declaration) in graph.declarations.enumerated() where declaration.kind == .requirement {
            let answer = resolution.answer(declaration.key, in: declaration.component)
            guard answer.outcome == .missing, let position = position(of: Int(answer.target)) else { continue }
            let requirement = Requirement(key: position, module: graph.modules[declaration.module].name, place: declaration.place)
            if told.insert(requirement).inserted { missing[position].requirements.append(number) }
        }
        return missing
    }

    /// The innermost component that contains all components that need the key.
    func commonComponent(of missing: MissingKey) -> Int {
        let components =
            missing.requesters.map { graph.bindings[$0].component } + missing.requirements.map { graph.declarations[$0].component }
        var common = components[0]
        var isBelow: Set<Int> = []
        for component in components {
            var component = component
            // Parents come before their children, so the later one of two is never an ancestor of the other.
            while common != component {
                if common > component {
                    common = graph.components[common].parent ?? 0
                } else {
                    guard isBelow.insert(component).inserted else { break }
                    component = graph.components[component].parent ?? 0
                }
            }
        }
        return common
    }

    private func explainedKeys() -> Set<Int> {
        var keys = graph.begunKeys
        for binding in graph.bindings.indices where ReservedKey.isBroken(by: binding, graph) {
            var key = graph.bindings[binding].key
            while let inner = graph.keys[key].form.asksFor {
                keys.insert(inner)
                key = inner
            }
        }
        return keys.union(factoriesWithoutSeed())
    }

    /// The factories that are bound, but without the `with` that names them: see ``AssistedOutsideFactory``.
    private func factoriesWithoutSeed() -> Set<Int> {
        var forms: Set<Graph.Form> = []
        for binding in graph.bindings.indices {
            guard let product = graph.product(ofFactoryWithoutSeed: binding) else { continue }
            for request in graph.bindings[binding].requests where resolution.answers[request].outcome == .seeded {
                guard case .assisted(let seed) = graph.keys[Int(resolution.answers[request].target)].form else { continue }
                forms.insert(.factory(of: product, seed: seed))
            }
        }
        return forms.isEmpty ? [] : Set(graph.keys.indices.filter { forms.contains(graph.keys[$0].form) })
    }

    /// The function types among the forms in which `key` is requested.
    private func functions(in key: Int) -> [Int] {
        var functions: [Int] = []
        var key = key
        while let inner = graph.keys[key].form.asksFor {
            switch graph.keys[key].form {
            case .closure: functions.append(key)
            case .mainActorProvider where TypeShape.isFunction(graph.keys[key].key.type.full): functions.append(key)
            default: break
            }
            key = inner
        }
        return functions
    }

    /// For a request of `() -> Void` the missing key is the function, because `Void` is not meant to be bound.
    private func missingFunction(of target: Int, _ functions: [Int]) -> Int? {
        guard !functions.isEmpty, graph.keys[target].key.type.full == "()" else { return nil }
        return functions.first { graph.keys[$0].form.asksFor == target }
    }

    private func isOptional(_ key: Int) -> Bool {
        var key = key
        while let inner = graph.keys[key].form.asksFor {
            if case .optional = graph.keys[key].form { return true }
            key = inner
        }
        return false
    }

    /// Removes duplicates: a module in two components has the same request at the same location twice. Bindings that one line of one
    /// component declares repeatedly, in a loop or for many types, are all counted.
    private func tidy(_ requesters: inout [Int]) {
        var components: [BindingSite: Int] = [:]
        requesters = requesters.filter { requester in
            let component = graph.bindings[requester].component
            return components.updateValueIfNew(component, forKey: site(requester)) == component
        }
        guard
            let nearest = requesters.indices.filter({ isReached(requesters[$0]) }).min(by: {
                (routes.depth(requesters[$0]), $0) < (routes.depth(requesters[$1]), $1)
            })
        else { return }
        requesters.insert(requesters.remove(at: nearest), at: 0)
    }
}

/// A requirement that a module declares, without duplicates.
private struct Requirement: Hashable {
    var key: Int
    var module: TypeName
    var place: Graph.Place
}

/// A binding of a key on one line.
struct BindingSite: Hashable {
    var key: Int
    var place: Graph.Place
}

extension ValidationContext {
    func site(_ binding: Int) -> BindingSite { BindingSite(key: graph.bindings[binding].key, place: place(binding)) }
}

extension Dictionary {
    /// Returns the value of `key`, and sets it to `value` if there was none.
    fileprivate mutating func updateValueIfNew(_ value: Value, forKey key: Key) -> Value {
        if let known = self[key] { return known }
        self[key] = value
        return value
    }
}

extension Graph {
    /// The keys with incomplete bindings.
    var begunKeys: Set<Int> { Set(unfinished.map(\.key)) }
}
