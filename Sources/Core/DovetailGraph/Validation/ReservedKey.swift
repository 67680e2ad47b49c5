extension ValidationContext {
    /// A type that the library creates, such as `Provider<Clock>`, is neither bound nor a seed.
    func reservedKeys() -> [Diagnostic] {
        graph.bindings.indices.filter { graph.bindsReservedKey($0) }.map { binding in
            let isSeed = graph.bindings[binding].kind == .seed
            let verb = graph.bindings[binding].contribution == nil ? "bound" : "contributed to"
            let what = isSeed ? "the seed of \(name(componentOf: binding))" : verb
            let key = graph.bindings[binding].key
            let own = graph.keys[key].form.wrapped.map { "\(code(key: $0)) the Seed, or" } ?? "the Seed"
            let seedHelp = "make \(own) the Tagged of a tag whose Element is \(code(key: key))"
            return finding(
                .reservedKey, "\(name(key: key)) cannot be \(what), because the library provides it", at: binding,
                notes: [note(what, at: binding)], help: [isSeed ? seedHelp : remedy(key)])
        }
    }

    private func remedy(_ key: Int) -> String {
        switch graph.keys[key].form {
        case .tagged(let inner), .provider(let inner), .lazy(let inner), .weak(let inner), .mainActorProvider(let inner):
            "\(declaration(of: inner)), and request \(code(key: key))"
        case .providers(let collection): "\(declaration(of: collection, contributes: true)), and request \(code(key: key))"
        case .assisted(let inner): "bindFactory(…).with(…), where \(code(key: inner)) is the Seed"
        default: specialDeclaration(of: key) ?? "remove it"
        }
    }
}

extension Graph {
    /// Whether a binding, contribution or seed has a key that only the library provides.
    func bindsReservedKey(_ binding: Int) -> Bool {
        // The most common form first, because each binding is looked at.
        if case .plain = keys[bindings[binding].key].form { return false }
        if isForBuilderOnly(binding) || bindings[binding].isBuiltIn && bindings[binding].kind != .seed { return false }
        // The elements of a contribution are those of the collection that it provides.
        if bindings[binding].contribution != nil { return keys[bindings[binding].key].form.isProviders }
        switch keys[bindings[binding].key].form {
        case .plain, .closure, .function, .optional, .collection, .providers: return false
        case .tagged, .provider, .lazy, .weak, .mainActorProvider, .assisted: return true
        case .factory, .componentFactory, .propertyInjector:
            switch bindings[binding].kind {
            // A fake may replace the real one.
            case .value, .factory, .provider: return !bindings[binding].isReplacement
            case .seed, .external, .assistedFactory, .propertyInjector, .componentFactory: return false
            }
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
