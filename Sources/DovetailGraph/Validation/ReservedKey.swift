/// A type that the library creates, such as `Provider<Clock>`, is neither bound nor a seed.
struct ReservedKey: Rule {
    static let id = DiagnosticID.reservedKey

    static func check(_ context: ValidationContext) -> [Diagnostic] {
        let graph = context.graph
        return graph.bindings.indices.filter { isBroken(by: $0, graph) }.map { binding in
            let key = graph.bindings[binding].key
            if graph.bindings[binding].kind == .seed { return finding(seed: binding, key, context) }
            return Diagnostic(
                id, "\(context.name(key: key)) cannot be \(verb(binding, graph)), because the library provides it",
                at: context.place(binding),
                path: context.path(ofReached: binding), notes: [context.note(verb(binding, graph), at: binding)],
                help: [help(key, context)], types: context.types(key)
            )
        }
    }

    private static func verb(_ binding: Int, _ graph: Graph) -> String {
        graph.bindings[binding].contribution == nil ? "bound" : "contributed to"
    }

    private static func finding(seed binding: Int, _ key: Int, _ context: ValidationContext) -> Diagnostic {
        let component = context.name(component: context.graph.bindings[binding].component)
        let spelling = context.code(key: key)
        let inner = context.graph.keys[key].form.asksFor.map { context.code(key: $0) }
        return Diagnostic(
            id, "\(context.name(key: key)) cannot be the seed of \(component), because the library provides it",
            at: context.place(binding), path: context.path(ofReached: binding),
            notes: [context.note("the seed of \(component)", at: binding)],
            help: [
                "make \(inner.map { "\($0) the Seed, or" } ?? "the Seed") the Tagged of a tag whose Element is \(spelling)"
            ],
            types: context.types(key)
        )
    }

    static func isBroken(by binding: Int, _ graph: Graph) -> Bool {
        if graph.isForBuilderOnly(binding) { return false }
        let isSeed = graph.bindings[binding].kind == .seed
        if graph.bindings[binding].isBuiltIn && !isSeed { return false }
        if graph.bindings[binding].contribution != nil {
            // Its elements are those of the collection that it provides.
            if case .providers = graph.keys[graph.bindings[binding].key].form { return true }
            return false
        }
        switch graph.keys[graph.bindings[binding].key].form {
        case .plain, .closure, .optional, .collection, .providers: return false
        case .tagged, .provider, .lazy, .weak, .mainActorProvider, .assisted: return true
        case .factory, .componentFactory, .propertyInjector:
            switch graph.bindings[binding].kind {
            // A fake may replace the real one.
            case .value, .factory, .provider: return !graph.bindings[binding].isReplacement
            case .seed, .given, .assistedFactory, .propertyInjector, .componentFactory: return false
            }
        }
    }

    private static func help(_ position: Int, _ context: ValidationContext) -> String {
        let key = context.graph.keys[position]
        let argument = context.name(key.key.type).genericArgument
        return switch key.form {
        case .tagged(let inner), .provider(let inner), .lazy(let inner), .weak(let inner), .mainActorProvider(let inner):
            "\(context.declaration(of: inner)), and request \(context.code(key: position))"
        case .assisted(let inner): "bindFactory(…).with(…), where \(context.code(key: inner)) is the Seed"
        case .factory(let product, _):
            "bindFactory(\(context.typeExpression(product))).with(\(context.selfOf(argument)))"
        case .componentFactory: "install(dependency: \(context.selfOf(argument)))"
        case .propertyInjector: "bindPropertyInjectionOf(\(context.selfOf(argument)))"
        case .providers(let collection):
            "\(context.declaration(of: collection, contributes: true)), and request \(context.code(key: position))"
        case .plain, .closure, .optional, .collection: "remove it"
        }
    }
}
