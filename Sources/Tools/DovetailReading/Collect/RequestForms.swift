import DovetailGraph

/// How a key that is not bound is derived from another key: what the conformances to `RequestWrapper` in Dovetail return.
enum RequestForms {
    static func form(of type: SourceType, tag: SourceType?, _ interner: inout SourceKeys) -> Graph.RequestForm {
        if tag == nil, let (attributes, result) = type.closure { return form(ofClosure: attributes, result, &interner) }
        guard let end = type.text.firstIndex(of: "<"), let arguments = type.arguments(of: String(type.text[..<end])) else { return .plain }
        let generic = type.text[..<end]
        // A tag only matches a binding of exactly its element, but a tagged collection is assembled as well.
        if tag != nil { return taggedForm(generic, arguments, &interner) }
        switch generic {
        case "Dovetail.Provider": return .provider(of: interner.key(arguments[0]))
        case "Dovetail.MainActorProvider": return .mainActorProvider(of: interner.key(arguments[0]))
        case "Dovetail.Lazy": return .lazy(of: interner.key(arguments[0]))
        case "Dovetail.WeakProvider": return .weak(of: interner.key(arguments[0]))
        case "Dovetail.TaggedProvider": return .provider(of: interner.key(tagged: arguments[0]))
        case "Dovetail.Tagged": return .tagged(of: interner.key(tagged: arguments[0]))
        case "Swift.Optional": return .optional(of: interner.key(arguments[0]))
        case "Swift.Array":
            guard let provided = element(ofProvider: arguments[0]) else { return taggedForm(generic, arguments, &interner) }
            return .providers(ofCollection: interner.key(.array(of: provided)))
        case "Swift.Dictionary":
            guard let provided = element(ofProvider: arguments[1]) else { return taggedForm(generic, arguments, &interner) }
            return .providers(ofCollection: interner.key(.dictionary(of: provided, keyedBy: arguments[0])))
        case "Swift.Set": return taggedForm(generic, arguments, &interner)
        case "Dovetail.Assisted": return .assisted(of: interner.key(arguments[0]))
        case "Dovetail.Factory", "Dovetail.ThrowingFactory", "Dovetail.AsyncFactory", "Dovetail.AsyncThrowingFactory":
            let element = interner.key(interner.declarations.member("Element", of: arguments[0]) ?? .unknown)
            return .factory(of: element, seed: interner.key(interner.declarations.member("Seed", of: arguments[0]) ?? .unknown))
        case "Dovetail.ComponentFactory": return .componentFactory
        case "Dovetail.PropertyInjector": return .propertyInjector(of: interner.key(arguments[0]))
        default: return .plain
        }
    }

    private static func taggedForm(_ generic: Substring, _ arguments: [SourceType], _ interner: inout SourceKeys) -> Graph.RequestForm {
        switch generic {
        case "Swift.Array", "Swift.Set": .collection(of: interner.key(arguments[0]))
        case "Swift.Dictionary": .collection(of: interner.key(arguments[1]))
        default: .plain
        }
    }

    private static func form(ofClosure attributes: String, _ result: SourceType, _ interner: inout SourceKeys) -> Graph.RequestForm {
        switch attributes.split(separator: " ").filter({ $0 != "@Sendable" }) {
        case []: .closure(of: interner.key(result))
        case ["@Swift.MainActor"]: .mainActorProvider(of: interner.key(result))
        default: .plain
        }
    }

    /// The entry of a function that a factory can be; nil for all other types. What `functionWrapper` in Dovetail returns.
    static func function(_ type: SourceType, named key: Graph.Key, _ interner: inout SourceKeys) -> Graph.KeyEntry? {
        guard let function = type.function, function.parameters.count <= 4, function.result != .void,
            // Without parameters and effects, it is a closure.
            !(function.parameters.isEmpty && function.effects.isEmpty), !function.parameters.contains(where: { $0.isFunction })
        else { return nil }
        var traits = function.effects
        switch function.attributes.filter({ $0 != "@Sendable" }) {
        case []: break
        case ["@Swift.MainActor"] where !function.isOnCallersActor: traits.insert(.mainActor)
        default: return nil
        }
        let product = interner.key(function.result)
        let seed = interner.key(function.parameters.isEmpty ? .void : .tuple(of: function.parameters))
        return Graph.KeyEntry(key, form: .function(of: product, seed: seed), traits: traits)
    }

    private static func element(ofProvider type: SourceType) -> SourceType? { type.arguments(of: "Dovetail.Provider")?.first }

    /// The key under which the seed of a component is bound: for a provider or a tagged instance, that of the provided value.
    static func seed(_ seed: SourceType, _ declarations: Declarations) -> (type: SourceType, tag: SourceType?) {
        if let provided = element(ofProvider: seed) { return (provided, nil) }
        guard let tag = (seed.arguments(of: "Dovetail.Tagged") ?? seed.arguments(of: "Dovetail.TaggedProvider"))?.first else {
            return (seed, nil)
        }
        return (declarations.member("Element", of: tag) ?? .unknown, tag)
    }
}

// SPDX-License-Identifier: Apache-2.0
