internal import CDovetail
internal import DovetailGraph

/// A type that can be requested without being bound, because it is derived from other keys.
protocol DerivedType {
    /// Returns how it is derived from other keys, which are added to `book`.
    static func form(_ book: inout KeyInterner) -> Graph.Form
    /// Returns how it is derived when it has a tag.
    static func taggedForm(_ book: inout KeyInterner) -> Graph.Form
}

extension DerivedType {
    /// A tag only matches a binding of exactly its element.
    static func taggedForm(_ book: inout KeyInterner) -> Graph.Form { .plain }
}

enum RequestForm {
    /// Returns the form of `type`, without any conformance lookup for ordinary types.
    ///
    /// If a type does not conform to a protocol, the runtime searches all conformances of the process to find that out. Therefore only
    /// specializations of Dovetail's own generic types are looked up.
    static func of(_ type: Any.Type, tag: Any.Type?, _ book: inout KeyInterner) -> Graph.Form {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        let origin = dovetail_generic_origin(metadata)
        if origin != 0 {
            guard origins.contains(origin), let derived = type as? any DerivedType.Type else { return .plain }
            return tag == nil ? derived.form(&book) : derived.taggedForm(&book)
        }
        if tag == nil, let result = dovetail_function_result(metadata) {
            return closure(type, giving: unsafeBitCast(result, to: Any.Type.self), &book)
        }
        return .plain
    }

    /// Whether `type` is a specialization of the same generic type as `other`.
    static func isSpecialization(_ type: Any.Type, like other: Any.Type) -> Bool {
        let origin = dovetail_generic_origin(unsafeBitCast(type, to: UnsafeRawPointer.self))
        return origin != 0 && origin == dovetail_generic_origin(unsafeBitCast(other, to: UnsafeRawPointer.self))
    }

    private static let origins: Set<UInt> = {
        let types: [Any.Type] = [
            Provider<Void>.self, TaggedProvider<EmptySeed<Void>>.self, MainActorProvider<Void>.self, Lazy<Void>.self,
            WeakProvider<Void>.self, Optional<Void>.self, Array<Void>.self, Set<Int>.self, Dictionary<Int, Void>.self,
            Assisted<Void>.self, Factory<EmptySeed<Void>>.self, ComponentFactory<NoComponent>.self,
            PropertyInjector<AnyObject>.self,
        ]
        return Set(types.map { dovetail_generic_origin(unsafeBitCast($0, to: UnsafeRawPointer.self)) })
    }()

    private enum NoComponent: ComponentBase {
        typealias Root = Void
        static func configure(binder: Binder<Unscoped>) {}
        static func configureRoot(binder bind: ReceiptBinder<Void>) -> BindingReceipt<Void> { bind.to(value: ()) }
    }

    /// Returns the form of `() -> T`, ignoring attributes that do not affect how the closure is created.
    private static func closure(_ type: Any.Type, giving result: Any.Type, _ book: inout KeyInterner) -> Graph.Form {
        switch ClosureKind(type, giving: result) {
        case .plain, .sendable: .closure(of: book.key(result))
        case .mainActor, .sendableOnMainActor: .mainActorProvider(of: book.key(result))
        case nil: .plain
        }
    }
}

/// The supported types of closures without parameters.
enum ClosureKind {
    case plain, sendable, mainActor, sendableOnMainActor

    init?(_ type: Any.Type, giving result: Any.Type) {
        func open<T>(_: T.Type) -> ClosureKind? {
            if type == (() -> T).self { return .plain }
            if type == (@Sendable () -> T).self { return .sendable }
            if type == (@MainActor () -> T).self { return .mainActor }
            if type == (@MainActor @Sendable () -> T).self { return .sendableOnMainActor }
            return nil
        }
        guard let kind = _openExistential(result, do: open) else { return nil }
        self = kind
    }
}

extension Provider: DerivedType {
    static func form(_ book: inout KeyInterner) -> Graph.Form { .provider(of: book.key(Element.self)) }
}

extension TaggedProvider: DerivedType {
    static func form(_ book: inout KeyInterner) -> Graph.Form {
        .provider(of: book.key(T.Element.self, tag: T.self))
    }
}

extension MainActorProvider: DerivedType {
    static func form(_ book: inout KeyInterner) -> Graph.Form { .mainActorProvider(of: book.key(Element.self)) }
}

extension Lazy: DerivedType {
    static func form(_ book: inout KeyInterner) -> Graph.Form { .lazy(of: book.key(Element.self)) }
}

extension WeakProvider: DerivedType {
    static func form(_ book: inout KeyInterner) -> Graph.Form { .weak(of: book.key(E.self)) }
}

extension Optional: DerivedType {
    static func form(_ book: inout KeyInterner) -> Graph.Form { .optional(of: book.key(Wrapped.self)) }
}

extension Array: DerivedType {
    static func form(_ book: inout KeyInterner) -> Graph.Form {
        if let provided = ProvidedType(of: Element.self) { return .providers(ofCollection: book.key(provided.array)) }
        return taggedForm(&book)
    }

    static func taggedForm(_ book: inout KeyInterner) -> Graph.Form { .collection(of: book.key(Element.self)) }
}

extension Set: DerivedType {
    static func form(_ book: inout KeyInterner) -> Graph.Form { .collection(of: book.key(Element.self)) }
    static func taggedForm(_ book: inout KeyInterner) -> Graph.Form { form(&book) }
}

extension Dictionary: DerivedType {
    static func form(_ book: inout KeyInterner) -> Graph.Form {
        if let provided = ProvidedType(of: Value.self) {
            return .providers(ofCollection: book.key(provided.dictionary(Key.self)))
        }
        return taggedForm(&book)
    }

    static func taggedForm(_ book: inout KeyInterner) -> Graph.Form { .collection(of: book.key(Value.self)) }
}

extension Assisted: DerivedType {
    static func form(_ book: inout KeyInterner) -> Graph.Form { .assisted(of: book.key(Element.self)) }
}

extension Factory: DerivedType {
    static func form(_ book: inout KeyInterner) -> Graph.Form {
        .factory(of: book.key(F.Element.self), seed: book.key(F.Seed.self))
    }
}

extension ComponentFactory: DerivedType {
    static func form(_ book: inout KeyInterner) -> Graph.Form { .componentFactory }
}

extension PropertyInjector: DerivedType {
    static func form(_ book: inout KeyInterner) -> Graph.Form { .propertyInjector(of: book.key(Element.self)) }
}

/// The type that a `Provider` in a collection provides.
struct ProvidedType {
    let type: Any.Type

    init?(of provider: Any.Type) {
        guard RequestForm.isSpecialization(provider, like: Provider<Void>.self),
            let provider = provider as? any ProviderOfType.Type
        else { return nil }
        type = provider.provided
    }

    var array: Any.Type {
        func open<T>(_: T.Type) -> Any.Type { [T].self }
        return _openExistential(type, do: open)
    }

    func dictionary<Key: Hashable>(_: Key.Type) -> Any.Type {
        func open<T>(_: T.Type) -> Any.Type { [Key: T].self }
        return _openExistential(type, do: open)
    }
}

protocol ProviderOfType {
    static var provided: Any.Type { get }
}

extension Provider: ProviderOfType {
    static var provided: Any.Type { Element.self }
}
