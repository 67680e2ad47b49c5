/// What the library makes itself, such as `Provider<Clock>`, is not bound by anybody.
struct ReservedKey: Rule {
    static let id = DiagnosticID.reservedKey

    static func check(_ inspection: Inspection) -> [Diagnostic] {
        let graph = inspection.graph
        return graph.bindings.indices.filter { isBroken(by: $0, graph) }.map { binding in
            let key = graph.bindings[binding].key
            return Diagnostic(
                id, "\(inspection.name(key: key)) cannot be bound, because the library makes it", at: inspection.place(binding),
                path: inspection.path(ofReached: binding), notes: [inspection.note("bound", at: binding)],
                help: [help(key, inspection)], types: inspection.types(key)
            )
        }
    }

    static func isBroken(by binding: Int, _ graph: Graph) -> Bool {
        if graph.isForBuilderOnly(binding) { return false }
        if graph.bindings[binding].isBuiltIn || graph.bindings[binding].contribution != nil { return false }
        switch graph.keys[graph.bindings[binding].key].form {
        case .plain, .closure, .optional, .collection, .providers: return false
        case .provider, .lazy, .weak, .mainActorProvider, .assisted: return true
        case .factory, .componentFactory, .propertyInjector:
            switch graph.bindings[binding].kind {
            // A fake takes the place of the real one.
            case .value, .factory, .provider: return !graph.bindings[binding].isReplacement
            case .seed, .given, .assistedFactory, .propertyInjector, .componentFactory: return false
            }
        }
    }

    private static func help(_ position: Int, _ inspection: Inspection) -> String {
        let key = inspection.graph.keys[position]
        let argument = inspection.name(key.key.type).genericArgument
        return switch key.form {
        case .provider(let inner), .lazy(let inner), .weak(let inner), .mainActorProvider(let inner):
            key.key.tag == nil
                ? "\(inspection.declaration(of: inner)), and ask for \(inspection.code(key: position))"
                : "bind(\(inspection.typeExpression(inner))) with a tag whose Element is \(inspection.code(key: inner)), and ask with its TaggedProvider"
        case .assisted(let inner): "bindFactory(…).with(…), where \(inspection.code(key: inner)) is the Seed"
        case .factory(let product, _):
            "bindFactory(\(inspection.typeExpression(product))).with(\(inspection.selfOf(argument)))"
        case .componentFactory: "install(dependency: \(inspection.selfOf(argument)))"
        case .propertyInjector: "bindPropertyInjectionOf(\(inspection.selfOf(argument)))"
        case .plain, .closure, .optional, .collection, .providers: "remove it"
        }
    }
}
