/// A key that nobody binds, with all who ask for it.
struct MissingKey {
    let key: Int
    /// The nearest to the root first, then in declaration order.
    fileprivate(set) var requesters: [Int] = []
    /// Whether somebody would be content with nil.
    fileprivate(set) var isAskedForOptionally = false
}

extension Inspection {
    /// Every missing key once, in the order in which they are first asked for.
    ///
    /// A key whose binding was begun and not finished, or was bound in a form that is not for binding, is not missing:
    /// the other finding says it all.
    func findMissingKeys() -> [MissingKey] {
        var positions: [Int: Int] = [:]
        var missing: [MissingKey] = []
        var explained: Set<Int>?
        for binding in graph.bindings.indices {
            for request in graph.bindings[binding].requests where answers.answers[request].outcome == .missing {
                let key = Int(answers.answers[request].target)
                let position: Int
                if let known = positions[key] {
                    position = known
                } else {
                    if explained == nil { explained = explainedKeys() }
                    if explained?.contains(key) == true { continue }
                    position = missing.count
                    positions[key] = position
                    missing.append(MissingKey(key: key))
                }
                if missing[position].requesters.last != binding { missing[position].requesters.append(binding) }
                if !missing[position].isAskedForOptionally {
                    missing[position].isAskedForOptionally = isOptional(graph.requests[request].key)
                }
            }
        }
        for position in missing.indices { tidy(&missing[position].requesters) }
        return missing
    }

    /// The component that all requesters are in or below.
    func commonComponent(of bindings: [Int]) -> Int {
        var common = graph.bindings[bindings[0]].component
        for binding in bindings {
            var component = graph.bindings[binding].component
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
        var keys = Set(graph.unfinished.map(\.key))
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

extension Graph.Form {
    /// The key that stands behind this one.
    var asksFor: Int? {
        switch self {
        case .provider(let key), .lazy(let key), .weak(let key), .closure(let key), .mainActorProvider(let key), .optional(let key),
            .providers(ofCollection: let key):
            key
        case .plain, .collection, .factory, .componentFactory, .propertyInjector, .assisted: nil
        }
    }
}
