extension Graph {
    /// Whether a binding answers nobody but the one who builds the component: a root that hands out what the library makes,
    /// such as `Provider<Clock>` or `ComponentFactory<Session>`.
    func isForBuilderOnly(_ binding: Int) -> Bool {
        guard components[bindings[binding].component].root == binding else { return false }
        switch bindings[binding].kind {
        case .seed, .given, .assistedFactory, .propertyInjector, .componentFactory: return false
        case .value, .factory, .provider: break
        }
        switch keys[bindings[binding].key].form {
        case .plain, .closure, .optional, .collection, .providers: return false
        case .provider, .lazy, .weak, .mainActorProvider, .assisted, .factory, .componentFactory, .propertyInjector: return true
        }
    }
}
