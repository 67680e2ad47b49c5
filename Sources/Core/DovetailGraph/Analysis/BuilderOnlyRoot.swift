extension Graph {
    /// Whether a binding is the root of a component that only requests it: another binding of its key creates the root.
    package func isRequestedRoot(_ binding: Int) -> Bool {
        guard bindings[binding].isBuiltIn, case .factory = bindings[binding].kind else { return false }
        return components[bindings[binding].component].root == binding
    }

    /// Whether a binding only serves the caller that builds the component: a root that is only requested, or one whose type the library
    /// creates, such as `Provider<Clock>` or `ComponentFactory<Session>`.
    func isForBuilderOnly(_ binding: Int) -> Bool {
        guard components[bindings[binding].component].root == binding else { return false }
        if isRequestedRoot(binding) { return true }
        switch bindings[binding].kind {
        case .seed, .external, .assistedFactory, .propertyInjector, .componentFactory: return false
        case .value, .factory, .provider: break
        }
        switch keys[bindings[binding].key].form {
        case .plain, .closure, .function, .optional, .collection, .providers: return false
        case .tagged, .provider, .lazy, .weak, .mainActorProvider, .assisted, .factory, .componentFactory, .propertyInjector: return true
        }
    }
}
