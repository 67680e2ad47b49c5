/// A seed is only requested in the factory that is built from it.
struct AssistedOutsideFactory: Rule {
    static let id = DiagnosticID.assistedOutsideFactory

    static func check(_ context: ValidationContext) -> [Diagnostic] {
        let graph = context.graph
        var findings: [Diagnostic] = []
        for binding in graph.bindings.indices {
            var reported: Set<Int> = []
            for request in graph.bindings[binding].requests where context.resolution.answers[request].outcome == .seeded {
                let key = Int(context.resolution.answers[request].target)
                guard case .assisted(let asked) = graph.keys[key].form else { continue }
                let seed = graph.seed(ofFactory: binding)
                let form = graph.requests[request].key
                if seed != asked {
                    if reported.insert(key).inserted { findings.append(finding(binding, key, asked, seed, context)) }
                } else if form != key, reported.insert(form).inserted {
                    findings.append(wrapped(form, binding, key, context))
                }
            }
        }
        return findings
    }

    /// The seed always exists when the factory runs, so requesting it as deferred or optional is an error.
    private static func wrapped(_ form: Int, _ binding: Int, _ key: Int, _ context: ValidationContext) -> Diagnostic {
        let names = (binding: context.name(binding: binding), asked: context.name(key: form), seed: context.name(key: key))
        return Diagnostic(
            id, "\(names.binding) depends on \(names.asked), but a seed must be requested as \(names.seed)", at: context.place(binding),
            path: context.path(to: binding, and: names.asked),
            notes: [context.note("required by \(names.binding), bound", at: binding)],
            help: ["request \(context.code(key: key)) in \(names.binding)"],
            types: context.types(context.graph.bindings[binding].key, form)
        )
    }

    private static func finding(_ binding: Int, _ key: Int, _ asked: Int, _ seed: Int?, _ context: ValidationContext) -> Diagnostic {
        let names = (binding: context.mention(binding: binding), asked: context.name(key: key))
        let message: String
        let help: String
        if let product = context.graph.product(ofFactoryWithoutSeed: binding) {
            message = "\(names.binding) depends on \(names.asked), but no with(…) names the factory and its seed"
            help = factory(of: product, from: asked, context)
        } else if let seed {
            message = "\(names.binding) depends on \(names.asked), but its seed is \(context.name(key: seed))"
            help = "request Assisted<\(context.code(key: seed))> in \(names.binding)"
        } else {
            message = "\(names.binding) depends on \(names.asked), but no factory builds it from a seed"
            help = factory(of: context.graph.bindings[binding].key, from: asked, context)
        }
        return Diagnostic(
            id, message, at: context.place(binding), path: context.path(to: binding, and: names.asked),
            notes: [context.note("required by \(names.binding), bound", at: binding)], help: [help],
            types: context.types(context.graph.bindings[binding].key, asked)
        )
    }
}

extension AssistedOutsideFactory {
    /// The start of a binding that builds `product` from `seed`, with the factory that another binding requests, if there is one.
    static func factory(of product: Int, from seed: Int, _ context: ValidationContext) -> String {
        let start = "bindFactory(\(context.typeExpression(product)))"
        guard let factory = context.graph.factory(of: product, from: seed) else {
            return "\(start).with(…), where \(context.code(key: seed)) is the Seed"
        }
        return "\(start).with(\(context.selfOf(context.name(context.graph.keys[factory].key.type).genericArgument)))"
    }
}

extension Graph {
    /// The product of an assisted factory that was bound without a `with`; nil for all other bindings.
    func product(ofFactoryWithoutSeed binding: Int) -> Int? {
        guard bindings[binding].kind == .assistedFactory, case .factory(let product, _) = keys[bindings[binding].key].form,
            keys[bindings[binding].key].key.type.short.genericArgument.hasPrefix("EmptySeed<")
        else { return nil }
        return product
    }

    /// The key of a factory, bound or requested, that builds `product` from `seed`.
    func factory(of product: Int, from seed: Int) -> Int? {
        keys.indices.first { keys[$0].form == .factory(of: product, seed: seed) }
    }

    /// The key of the seed that an assisted factory is called with; nil for all other bindings.
    package func seed(ofFactory binding: Int) -> Int? {
        guard bindings[binding].kind == .assistedFactory, case .factory(_, let seed) = keys[bindings[binding].key].form else { return nil }
        return seed
    }

    /// Whether a request for `key` resolves to `seed`, the seed of the requesting factory.
    package func isSeed(_ key: Int, _ seed: Int?) -> Bool {
        guard let seed, case .assisted(let asked) = keys[key].form else { return false }
        return asked == seed
    }
}
