extension Graph {
    /// Whether a binding only requests its key, which another binding creates: the root of a component that only requests it, or an object
    /// that a test builds.
    package func isRequestedRoot(_ binding: Int) -> Bool {
        guard bindings[binding].isBuiltIn, case .factory = bindings[binding].kind else { return false }
        return true
    }

    /// Whether a binding only serves the caller that builds the component: a root that is only requested, or one whose type the library
    /// creates, such as `Provider<Clock>` or `ComponentFactory<Session>`.
    func isForBuilderOnly(_ binding: Int) -> Bool {
        if isRequestedRoot(binding) { return true }
        guard components[bindings[binding].component].root == binding else { return false }
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

// SPDX-License-Identifier: Apache-2.0
