extension Graph {
    /// The name of a dependency: a type, and a tag where two equal types are told apart.
    public struct Key: Hashable, Sendable {
        /// What is asked for.
        public var type: TypeName
        /// What tells it apart from others of the same type.
        public var tag: TypeName?

        /// A key from the names of a type and a tag.
        public init(_ type: TypeName, tag: TypeName? = nil) {
            self.type = type
            self.tag = tag
        }

        /// A key from text, for graphs that no program wrote down.
        public init(_ type: String, tag: String? = nil) {
            self.init(TypeName(type), tag: tag.map { TypeName($0) })
        }
    }

    /// How a key that nobody bound as such is answered from another one.
    ///
    /// The numbers are positions in ``Graph/keys``.
    public enum Form: Hashable, Sendable {
        /// Answered by its binding, or not at all.
        case plain
        /// `Provider<T>`, `TaggedProvider<T>`: asks for the key each time it is used.
        case provider(of: Int)
        /// `Lazy<T>`: asks for the key once, when it is first used.
        case lazy(of: Int)
        /// `WeakProvider<T>`: does not keep what it provides.
        case weak(of: Int)
        /// `() -> T`.
        case closure(of: Int)
        /// `MainActorProvider<T>`: used on the main actor only.
        case mainActorProvider(of: Int)
        /// `T?`.
        case optional(of: Int)
        /// `[T]`, `Set<T>`, `[K: T]`: gathered from contributions to this very key.
        case collection(of: Int)
        /// `[Provider<T>]`, `[K: Provider<T>]`: a provider for each contribution to the named collection.
        case providers(ofCollection: Int)
        /// `Factory<F>` of the product, built from a seed; bound by `bindFactory`.
        case factory(of: Int, seed: Int)
        /// `ComponentFactory<C>`; bound by `install`.
        case componentFactory
        /// `PropertyInjector<T>`; bound by `bindPropertyInjectionOf`.
        case propertyInjector(of: Int)
        /// `Assisted<Seed>`: answered by the seed of the assisted factory that is running.
        case assisted(of: Int)
    }
}

extension Graph.Key: CustomStringConvertible {
    public var description: String {
        if let tag { "\(type) tagged \(tag)" } else { "\(type)" }
    }
}

extension Graph.Form {
    /// The key that stands behind this one.
    var asksFor: Int? {
        switch self {
        case .provider(let key), .lazy(let key), .weak(let key), .closure(let key), .mainActorProvider(let key), .optional(let key),
            .providers(ofCollection: let key):
            key
        case .plain, .collection, .factory, .componentFactory, .propertyInjector, .assisted: nil
        }
    }
}
