internal import CDovetail
internal import DovetailGraph

/// A type that can be requested without being bound, because its instances are derived from other keys.
///
/// To support another type, conform it to this protocol in a file of its own, and add it to ``RequestWrappers``.
protocol RequestWrapper: SendableMetatype {
    /// Returns how a request of the type is resolved. The keys that it is derived from are added to `interner`.
    static func form(_ interner: inout KeyInterner) -> Graph.RequestForm
    /// Returns how a request of the type is resolved when it has a tag.
    static func taggedForm(_ interner: inout KeyInterner) -> Graph.RequestForm
    /// Returns the code that creates an instance from one edge; nil if only bindings create instances.
    ///
    /// - Parameter contributions: The single request that the edge resolves. It is empty for an optional that is not bound; for a
    ///   collection of providers there is an edge for each contribution.
    static func code(_ contributions: [Contribution]) -> Code?
    /// For a function: returns the code that creates it from the edge of a factory with these effects.
    static func code(calling effects: Graph.FunctionTraits) -> Code?
    /// For a collection: returns the code that assembles it from its contributions. A ``CollectionAssembler``.
    static func assembled(_ contributions: [Contribution]) -> Code?
    /// For a provider or a tagged instance: the key that it provides.
    static var provided: (type: Any.Type, tag: Any.Type?)? { get }
    /// For a function or a factory: where and how it may be called.
    static var traits: Graph.FunctionTraits { get }
}

extension RequestWrapper {
    /// A tag only matches a binding of exactly its element.
    static func taggedForm(_ interner: inout KeyInterner) -> Graph.RequestForm { .plain }
    static func code(_ contributions: [Contribution]) -> Code? { nil }
    static func code(calling effects: Graph.FunctionTraits) -> Code? { nil }
    static func assembled(_ contributions: [Contribution]) -> Code? { nil }
    static var provided: (type: Any.Type, tag: Any.Type?)? { nil }
    static var traits: Graph.FunctionTraits { [] }
}

/// All types that can be requested without being bound.
enum RequestWrappers {
    /// One specialization of each generic type. Functions, which are not generic types, are looked up by ``closureWrapper(of:returning:)``
    /// and ``functionWrapper(of:_:returning:)``.
    private static let supported: [any RequestWrapper.Type] = [
        Provider<Void>.self, Tagged<EmptySeed<Void>>.self, TaggedProvider<EmptySeed<Void>>.self, MainActorProvider<Void>.self,
        Lazy<Void>.self, WeakProvider<Void>.self, Optional<Void>.self, Array<Void>.self, Set<Int>.self, Dictionary<Int, Void>.self,
        Assisted<Void>.self, Factory<EmptySeed<Void>>.self, ThrowingFactory<EmptySeed<Void>>.self, AsyncFactory<EmptySeed<Void>>.self,
        AsyncThrowingFactory<EmptySeed<Void>>.self, ComponentFactory<NoComponent>.self, PropertyInjector<AnyObject>.self,
    ]

    private static let origins = Set(
        supported.map { (type: Any.Type) in dovetail_generic_origin(unsafeBitCast(type, to: UnsafeRawPointer.self)) })

    private enum NoComponent: ComponentBase {
        typealias Root = Void
        static func configure(binder: Binder<Unscoped>) {}
        static func configureRoot(binder bind: ReceiptBinder<Void>) -> BindingReceipt<Void> { bind.to(value: ()) }
    }

    /// Returns `type` as a wrapper, without any conformance lookup for ordinary types.
    ///
    /// If a type does not conform to a protocol, the runtime searches all conformances of the process to find that out. Therefore only
    /// specializations of the supported generic types are looked up.
    static func wrapper(of type: Any.Type) -> (any RequestWrapper.Type)? {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        let origin = dovetail_generic_origin(metadata)
        if origin != 0 { return origins.contains(origin) ? type as? any RequestWrapper.Type : nil }
        guard let result = dovetail_function_result(metadata) else { return nil }
        let count = dovetail_function_parameter_count(metadata)
        let product = unsafeBitCast(result, to: Any.Type.self)
        if count == 0, dovetail_function_effects(metadata) == 0 { return closureWrapper(of: type, returning: product) }
        let parameters = (0..<count).map { unsafeBitCast(dovetail_function_parameter(metadata, $0), to: Any.Type.self) }
        return functionWrapper(of: type, parameters, returning: product)
    }

    /// The type that a `Provider` in a collection provides; nil for other types.
    static func element(ofProvider type: Any.Type) -> Any.Type? {
        guard let provided = wrapper(of: type)?.provided, provided.tag == nil else { return nil }
        return provided.type
    }

    static func form(
        of type: Any.Type, tag: Any.Type?, _ interner: inout KeyInterner
    ) -> (form: Graph.RequestForm, traits: Graph.FunctionTraits) {
        guard let wrapper = wrapper(of: type) else { return (.plain, []) }
        return tag == nil ? (wrapper.form(&interner), wrapper.traits) : (wrapper.taggedForm(&interner), [])
    }
}

/// A request wrapper with an empty mirror, so that reflection does not reach the graph behind a provider or factory.
///
/// Failing tests and `dump` reflect everything that an object contains. They would traverse the whole graph, print secret values, and
/// read references of components that have been deallocated.
protocol OpaqueRequest: RequestWrapper, CustomReflectable {}

extension OpaqueRequest {
    public var customMirror: Mirror { Mirror(self, children: []) }
}

// SPDX-License-Identifier: Apache-2.0
