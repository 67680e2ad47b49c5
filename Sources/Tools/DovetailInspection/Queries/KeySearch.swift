public import DovetailGraph

extension Graph {
    /// The positions of the keys that match `name`.
    ///
    /// A name is a full or a short type name, followed by ` tagged ` and the tag if there is one. A key that matches
    /// exactly is the only result; otherwise, the result is every key whose short name matches.
    public func keys(named name: String) -> [Int] {
        let hidden = internalKeys
        let shown = keys.indices.filter { !hidden.contains($0) }
        let exact = shown.filter { keys[$0].key.identity == name }
        if !exact.isEmpty { return exact }
        let names = GraphNames(self)
        return shown.filter { keys[$0].key.description == name || names.key($0) == name }
    }

    /// The names of keys that are similar to `name`, most similar first, at most `limit`.
    public func keys(like name: String, limit: Int = 3) -> [String] {
        let (names, hidden) = (GraphNames(self), internalKeys)
        let shown = keys.indices.filter { keys[$0].form.isAnswerable && !hidden.contains($0) }
        return similar(to: name, in: shown.map(names.key), limit: limit)
    }
}

extension Graph.RequestForm {
    /// Whether these keys are bound, or only requested.
    fileprivate var isAnswerable: Bool {
        switch self {
        case .plain, .collection, .factory, .function, .componentFactory, .propertyInjector: true
        default: false
        }
    }
}

extension DrawableGraph {
    /// The nodes that resolve a key in any component, or represent it as missing; for the product of a factory or an injector, the nodes of
    /// these.
    package func nodes(ofKey key: Int) -> [Int] {
        var current = key
        while true {
            let nodes = (0..<count).filter { self.key($0) == current }
            if !nodes.isEmpty { return nodes }
            guard let base = graph.keys[current].form.base else { break }
            current = base
        }
        return (0..<count).filter { node in binding(node)?.kind.isDeferredFactory == true && graph.keys[self.key(node)].form.base == current
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
