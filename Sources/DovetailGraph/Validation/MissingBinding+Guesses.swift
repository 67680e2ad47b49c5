/// Mistakes of a requester that the graph recognizes, where binding the missing key would be wrong, or is not the only remedy.
extension MissingBinding {
    /// What to write instead of, or in addition to, a binding.
    struct Guess {
        var notes: [Diagnostic.Note] = []
        var help: [String] = []
        /// Whether binding the key would be wrong.
        var settles = false
    }

    static func guess(_ missing: MissingKey, _ context: ValidationContext) -> Guess {
        tag(missing, context) ?? factory(missing, context) ?? seed(missing, context) ?? defaultArgument(missing, context) ?? Guess()
    }

    /// The type of a tag, requested as if it were the type that is bound under it.
    private static func tag(_ missing: MissingKey, _ context: ValidationContext) -> Guess? {
        let graph = context.graph
        guard graph.keys[missing.key].key.tag == nil, let tagged = context.tags[graph.keys[missing.key].key.type] else { return nil }
        let isDeferred = missing.requesters.contains { requester in
            graph.bindings[requester].requests.contains { request in
                let answer = context.resolution.answers[request]
                return answer.outcome == .missing && answer.target == Int32(missing.key) && answer.timing != .now
            }
        }
        let wrapped = isDeferred ? context.provider(of: tagged) : context.spelling(key: tagged)
        let binding = context.resolution.bindings(of: tagged).first
        let note = binding.map { context.note("\(context.name(key: tagged)) is bound", at: $0) }
        return Guess(
            notes: note.map { [$0] } ?? [], help: ["\(context.name(key: missing.key)) is a tag: request \(wrapped)"], settles: true)
    }

    /// A factory that is bound, but without the `with` that names it.
    private static func factory(_ missing: MissingKey, _ context: ValidationContext) -> Guess? {
        let graph = context.graph
        guard case .factory(let product, let seed) = graph.keys[missing.key].form,
            let binding = graph.bindings.indices.first(where: { graph.product(ofFactoryWithoutSeed: $0) == product })
        else { return nil }
        let note = context.note("\(context.name(binding: binding)) is bound", at: binding)
        return Guess(notes: [note], help: [AssistedOutsideFactory.factory(of: product, from: seed, context)], settles: true)
    }

    /// The seed of an assisted factory, requested like a dependency.
    private static func seed(_ missing: MissingKey, _ context: ValidationContext) -> Guess? {
        let seeded = missing.requesters.filter { requester in
            if context.graph.seed(ofFactory: requester) == missing.key { return true }
            // Without a `with`, a factory that another binding requests may tell what was meant.
            guard let product = context.graph.product(ofFactoryWithoutSeed: requester) else { return false }
            return context.graph.factory(of: product, from: missing.key) != nil
        }
        if seeded.isEmpty { return nil }
        var guess = Guess()
        let request = "request Assisted<\(context.code(key: missing.key))>"
        for factory in seeded.prefix(3) { guess.help.append("\(request) in \(context.name(binding: factory)), whose seed it is") }
        guess.settles = seeded.count == missing.requesters.count && missing.requirements.isEmpty
        return guess
    }

    /// A type of the standard library or Foundation, which is seldom bound without a tag: the parameter may have a default argument, which
    /// the reference to an initializer ignores.
    private static func defaultArgument(_ missing: MissingKey, _ context: ValidationContext) -> Guess? {
        let graph = context.graph
        guard missing.requesters.count == 1, missing.requirements.isEmpty, graph.keys[missing.key].key.tag == nil,
            isFromToolchain(element(missing.key, graph), graph)
        else { return nil }
        let requester = missing.requesters[0]
        guard let product = product(requester, graph) else { return nil }
        let type = context.code(key: product)
        let arguments = graph.bindings[requester].requests.count > 1 ? "…" : ""
        let isKnown = graph.bindings[requester].contribution == nil && !graph.keys[product].key.type.isExistential
        let call = isKnown ? "\(type)(\(arguments))" : "…"
        return Guess(help: [
            "to { \(call) } in the binding of \(context.mention(binding: requester)), if the parameter has a default argument"
        ]
        )
    }

    /// The type of the instances that a factory creates; nil for a binding that has no factory.
    private static func product(_ binding: Int, _ graph: Graph) -> Int? {
        switch graph.bindings[binding].kind {
        case .factory: return graph.bindings[binding].key
        case .assistedFactory:
            guard case .factory(let product, _) = graph.keys[graph.bindings[binding].key].form else { return nil }
            return product
        case .value, .provider, .seed, .given, .propertyInjector, .componentFactory: return nil
        }
    }

    private static func element(_ key: Int, _ graph: Graph) -> Int {
        if case .collection(let element) = graph.keys[key].form { return element }
        return key
    }

    private static func isFromToolchain(_ key: Int, _ graph: Graph) -> Bool {
        let type = graph.keys[key].key.type
        guard graph.keys[key].form == .plain, type.metatype != nil else { return false }
        return ["Swift.", "Foundation.", "FoundationEssentials.", "Dispatch.", "_Concurrency."].contains { type.full.hasPrefix($0) }
    }
}

extension MissingBinding {
    /// The call that binds a key under a tag that is not bound with `bind`, such as a setting.
    static func declaration(ofTagged key: Int, _ context: ValidationContext) -> String? {
        guard let tag = context.graph.keys[key].key.tag, let declared = tag.metatype as? any DeclaredTag.Type else { return nil }
        return declared.declaration(of: context.name(tag))
    }
}
