extension ValidationContext {
    /// A seed is only requested in the factory that is built from it.
    func misplacedSeeds() -> [Diagnostic] {
        if !resolution.outcomes.includeSeeds { return [] }
        var findings: [Diagnostic] = []
        for binding in graph.bindings.indices {
            var reported: Set<Int> = []
            for request in graph.bindings[binding].requests where resolution.answers[request].outcome == .seeded {
                let key = Int(resolution.answers[request].target)
                guard case .assisted(let asked) = graph.keys[key].form else { continue }
                let isForeign = graph.seed(ofFactory: binding) != asked
                let form = isForeign ? key : graph.requests[request].key
                if !isForeign && form == key || !reported.insert(form).inserted { continue }
                findings.append(finding(binding, form, key, asked))
            }
        }
        return findings
    }

    /// - Parameter form: The key of the seed, or the deferred or optional form in which the factory requests its own seed. That is an
    ///   error, because the seed always exists when the factory runs.
    private func finding(_ binding: Int, _ form: Int, _ key: Int, _ asked: Int) -> Diagnostic {
        let own = graph.bindings[binding].key
        let requester = mention(binding: binding)
        let (fault, help) =
            if form != key {
                ("a seed must be requested as \(name(key: key))", "request \(code(key: key)) in \(requester)")
            } else if let product = graph.product(ofFactoryWithoutSeed: binding) {
                ("no with(…) names the factory and its seed", assistedFactory(of: product, from: asked))
            } else if let seed = graph.seed(ofFactory: binding) {
                ("its seed is \(name(key: seed))", "request Assisted<\(code(key: seed))> in \(requester)")
            } else {
                ("no factory builds it from a seed", assistedFactory(of: own, from: asked))
            }
        return finding(
            .assistedOutsideFactory, "\(requester) depends on \(name(key: form)), but \(fault)", at: binding,
            path: path(to: binding, and: name(key: form)), notes: [requesterNote(binding)], help: [help],
            types: types(own, form == key ? asked : form))
    }

    /// The start of a binding that builds `product` from `seed`, with the factory that another binding requests, if there is one.
    func assistedFactory(of product: Int, from seed: Int) -> String {
        factoryKeys[.factory(of: product, seed: seed)].flatMap { specialDeclaration(of: $0) }
            ?? "bindFactory(\(typeExpression(product))).with(…), where \(code(key: seed)) is the Seed"
    }
}

extension Graph {
    /// The product of an assisted factory that was bound without a `with`; nil for all other bindings.
    func product(ofFactoryWithoutSeed binding: Int) -> Int? {
        guard bindings[binding].kind == .assistedFactory, case .factory(let product, _) = keys[bindings[binding].key].form,
            hasNoSeed(bindings[binding].key)
        else { return nil }
        return product
    }

    /// Whether this is the key of a factory that is bound without `with` and `from`.
    func hasNoSeed(_ key: Int) -> Bool { keys[key].form.isFactory && keys[key].type.full.genericArgument.hasPrefix("Dovetail.EmptySeed<") }

    /// The key of the seed that an assisted factory is called with; nil for all other bindings.
    package func seed(ofFactory binding: Int) -> Int? {
        bindings[binding].kind == .assistedFactory ? construction(by: bindings[binding].key)?.seed : nil
    }

    /// What a `Factory`, or a function with parameters, builds, and from what; nil for all other keys.
    func construction(by key: Int) -> (product: Int, seed: Int)? {
        switch keys[key].form {
        case .factory(let product, let seed), .function(let product, let seed): (product, seed)
        default: nil
        }
    }

    /// Whether a request for `key` resolves to `seed`, the seed of the requesting factory.
    package func isSeed(_ key: Int, _ seed: Int?) -> Bool {
        guard let seed, case .assisted(let asked) = keys[key].form else { return false }
        return asked == seed
    }
}

// SPDX-License-Identifier: Apache-2.0
