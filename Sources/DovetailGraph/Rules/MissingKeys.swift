/// A key that nobody binds, with all who ask for it, and all modules that say they leave it to others.
struct MissingKey {
    let key: Int
    /// The nearest to the root first, then in declaration order.
    fileprivate(set) var requesters: [Int] = []
    /// Positions in ``Graph/declarations``.
    fileprivate(set) var requirements: [Int] = []
    /// Whether somebody would be content with nil.
    fileprivate(set) var isAskedForOptionally = false
    /// The functions without parameters in which it is asked for.
    fileprivate(set) var functions: [Int] = []
}

extension Inspection {
    /// Every missing key once, in the order in which they are first asked for; then those that are only declared as required.
    ///
    /// A key whose binding was begun and not finished, or was bound in a form that is not for binding, is not missing:
    /// the other finding says it all.
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
            for request in graph.bindings[binding].requests where answers.answers[request].outcome == .missing {
                let target = Int(answers.answers[request].target)
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
            let answer = answers.answer(declaration.key, in: declaration.component)
            guard answer.outcome == .missing, let position = position(of: Int(answer.target)) else { continue }
            let requirement = Requirement(key: position, module: graph.modules[declaration.module].name, place: declaration.place)
            if told.insert(requirement).inserted { missing[position].requirements.append(number) }
        }
        return missing
    }

    /// The component that all who need the key are in or below.
    func commonComponent(of missing: MissingKey) -> Int {
        let components =
            missing.requesters.map { graph.bindings[$0].component } + missing.requirements.map { graph.declarations[$0].component }
        var common = components[0]
        var isBelow: Set<Int> = []
        for component in components {
            var component = component
            // Parents stand before their children: the later one of two is never an ancestor of the other.
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
        return keys
    }

    /// The functions among the forms in which `key` is asked for.
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

    /// Who asks for `() -> Void` misses the function: nobody means to bind `Void`.
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

    /// A module in two components asks twice for the same thing at the same place: once for the reader. What one line of one
    /// component binds again and again, in a loop or for many types, counts each time.
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

/// What a module says it requires, as often as a reader wants to hear of it.
private struct Requirement: Hashable {
    var key: Int
    var module: TypeName
    var place: Graph.Place
}

/// What one line binds.
struct BindingSite: Hashable {
    var key: Int
    var place: Graph.Place
}

extension Inspection {
    func site(_ binding: Int) -> BindingSite { BindingSite(key: graph.bindings[binding].key, place: place(binding)) }
}

extension Dictionary {
    /// The value of `key`, which is `value` if there was none.
    fileprivate mutating func updateValueIfNew(_ value: Value, forKey key: Key) -> Value {
        if let known = self[key] { return known }
        self[key] = value
        return value
    }
}

extension Graph {
    /// The keys whose binding was begun and not finished.
    var begunKeys: Set<Int> { Set(unfinished.map(\.key)) }
}
