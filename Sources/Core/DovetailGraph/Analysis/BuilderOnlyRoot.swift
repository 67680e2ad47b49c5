extension Graph {
    /// Whether a binding only serves the caller that builds the component: a root whose type the library creates, such as
    /// `Provider<Clock>` or `ComponentFactory<Session>`.
    func isForBuilderOnly(_ binding: Int) -> Bool {
        guard components[bindings[binding].component].root == binding else { return false }
        switch bindings[binding].kind {
        case .seed, .external, .assistedFactory, .propertyInjector, .componentFactory: return false
        case .value, .factory, .provider: break
        }
        switch keys[bindings[binding].key].form {
        case .plain, .closure, .optional, .collection, .providers: return false
        case .tagged, .provider, .lazy, .weak, .mainActorProvider, .assisted, .factory, .componentFactory, .propertyInjector: return true
        }
    }
}
