/// Mistakes of a requester that the graph recognizes, where binding the missing key would be wrong, or is not the only remedy.
extension ValidationContext {
    func guesses(_ missing: MissingKey) -> [Hint] {
        tag(missing) ?? factory(missing) ?? seed(missing) ?? deferredElements(missing) ?? defaultArgument(missing) ?? []
    }

    /// The type of a tag, requested as if it were the type that is bound under it.
    private func tag(_ missing: MissingKey) -> [Hint]? {
        let type = graph.keys[missing.key].type
        guard graph.keys[missing.key].tag == nil, let tagged = tags[TypeIdentity(type)] else { return nil }
        let request = missing.isDeferred ? provider(of: tagged) : spelling(key: tagged)
        let help = "\(name(key: missing.key)) is a tag: request \(request)"
        let binding = resolution.bindings(of: tagged).first
        return [Hint(message: "\(name(key: tagged)) is bound", binding: binding, help: help, isConclusive: true)]
    }

    /// A factory that is bound, but without the `with` that names it.
    private func factory(_ missing: MissingKey) -> [Hint]? {
        guard case .factory(let product, let seed) = graph.keys[missing.key].form, let binding = factoriesWithoutSeed[product]
        else { return nil }
        let help = assistedFactory(of: product, from: seed)
        return [Hint(message: "\(name(binding: binding)) is bound", binding: binding, help: help, isConclusive: true)]
    }

    /// The seed of an assisted factory, requested like a dependency.
    private func seed(_ missing: MissingKey) -> [Hint]? {
        let seeded = missing.requesters.filter { requester in
            if graph.seed(ofFactory: requester) == missing.key { return true }
            // Without a `with`, a factory that another binding requests may tell what was meant.
            guard let product = graph.product(ofFactoryWithoutSeed: requester) else { return false }
            return factoryKeys[.factory(of: product, seed: missing.key)] != nil
        }
        if seeded.isEmpty { return nil }
        let isConclusive = seeded.count == missing.requesters.count && missing.requirements.isEmpty
        return seeded.prefix(3).map { factory in
            let help = "request Assisted<\(code(key: missing.key))> in \(name(binding: factory)), whose seed it is"
            return Hint(help: help, isConclusive: isConclusive)
        }
    }

    /// An array or a dictionary of deferred elements that are not providers, such as `[K: Lazy<T>]`: nothing binds them.
    private func deferredElements(_ missing: MissingKey) -> [Hint]? {
        guard graph.keys[missing.key].tag == nil, case .collection(let element) = graph.keys[missing.key].form else { return nil }
        switch graph.keys[element].form {
        case .lazy(let inner), .weak(let inner), .closure(let inner):
            let (all, end) = (code(key: missing.key), "\(code(key: element))]")
            guard all.hasSuffix(end) else { return nil }
            let help = "request \(all.dropLast(end.count))\(provider(of: inner))], whose elements are created on demand"
            let plain = "\(name(key: missing.key).dropLast(name(key: element).count + 1))\(name(key: inner))]"
            let binding = firstContributions[plain]
            return [Hint(message: "\(plain) is contributed to", binding: binding, help: help, isConclusive: true)]
        default: return nil
        }
    }

    /// A type of the standard library or Foundation, which is seldom bound without a tag: the parameter may have a default argument, which
    /// the reference to an initializer ignores.
    private func defaultArgument(_ missing: MissingKey) -> [Hint]? {
        guard missing.requesters.count == 1, missing.requirements.isEmpty, graph.keys[missing.key].tag == nil,
            isFromToolchain(missing.key)
        else { return nil }
        let binding = graph.bindings[missing.requesters[0]]
        // The type of the instances that the factory creates.
        var product = binding.key
        switch (binding.kind, graph.keys[product].form) {
        case (.factory, _): break
        case (.assistedFactory, .factory(let created, _)): product = created
        default: return nil
        }
        // A type of the toolchain has no initializer that a graph would call: its factory is a closure, where nothing is ignored.
        if isFromToolchain(product) { return nil }
        let isKnown = binding.contribution == nil && !graph.keys[product].type.isExistential
        let call = isKnown ? "\(code(key: product))(\(binding.requests.count > 1 ? "…" : ""))" : "…"
        let requester = mention(binding: missing.requesters[0])
        return [Hint(help: "to { \(call) } in the binding of \(requester), if the parameter has a default argument")]
    }

    /// Whether a key, or the element of a collection, is a type of the toolchain.
    func isFromToolchain(_ key: Int) -> Bool {
        let entry = if case .collection(let element) = graph.keys[key].form { graph.keys[element] } else { graph.keys[key] }
        guard entry.form == .plain, entry.type.metatype != nil else { return false }
        return ["Swift.", "Foundation.", "FoundationEssentials.", "Dispatch.", "_Concurrency."].contains { entry.type.full.hasPrefix($0) }
    }
}

// SPDX-License-Identifier: Apache-2.0
