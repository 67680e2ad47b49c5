/// A key that nobody binds, with all who ask for it, and all modules that say they leave it to others.
struct MissingKey {
    let key: Int
    /// The nearest to the root first, then in declaration order.
    fileprivate(set) var requesters: [Int] = []
    /// Positions in ``Graph/declarations``.
    fileprivate(set) var requirements: [Int] = []
    /// Whether somebody would be content with nil.
    fileprivate(set) var isAskedForOptionally = false
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
                guard let position = position(of: Int(answers.answers[request].target)) else { continue }
                if missing[position].requesters.last != binding { missing[position].requesters.append(binding) }
                if !missing[position].isAskedForOptionally {
                    missing[position].isAskedForOptionally = isOptional(graph.requests[request].key)
                }
            }
        }
        for position in missing.indices { tidy(&missing[position].requesters) }
        for (number, declaration) in graph.declarations.enumerated() where declaration.kind == .requirement {
            let answer = answers.answer(declaration.key, in: declaration.component)
            guard answer.outcome == .missing, let position = position(of: Int(answer.target)) else { continue }
            if missing[position].requirements.contains(where: { graph.declarations[$0].place == declaration.place }) { continue }
            missing[position].requirements.append(number)
        }
        return missing
    }

    /// The component that all who need the key are in or below.
    func commonComponent(of missing: MissingKey) -> Int {
        let components =
            missing.requesters.map { graph.bindings[$0].component } + missing.requirements.map { graph.declarations[$0].component }
        var common = components[0]
        for component in components {
            var component = component
            // Parents stand before their children: the later one of two is never an ancestor of the other.
            while common != component {
                if common > component {
                    common = graph.components[common].parent ?? 0
                } else {
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

    private func isOptional(_ key: Int) -> Bool {
        var key = key
        while let inner = graph.keys[key].form.asksFor {
            if case .optional = graph.keys[key].form { return true }
            key = inner
        }
        return false
    }

    /// A module in two components asks twice for the same thing at the same place: once for the reader.
    private func tidy(_ requesters: inout [Int]) {
        var seen: Set<Graph.Place> = []
        requesters = requesters.filter { seen.insert(place($0)).inserted }
        guard
            let nearest = requesters.indices.filter({ isReached(requesters[$0]) }).min(by: {
                (routes.depth(requesters[$0]), $0) < (routes.depth(requesters[$1]), $1)
            })
        else { return }
        requesters.insert(requesters.remove(at: nearest), at: 0)
    }
}

extension Graph {
    /// The keys whose binding was begun and not finished.
    var begunKeys: Set<Int> { Set(unfinished.map(\.key)) }
}
