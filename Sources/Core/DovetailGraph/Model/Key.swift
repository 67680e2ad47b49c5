extension Graph {
    /// Identifies a dependency: a type, with a tag to distinguish dependencies of equal types.
    public struct Key: Hashable, Sendable {
        /// The type of the dependency.
        public var type: TypeName
        /// Distinguishes the dependency from others of the same type.
        public var tag: TypeName?

        /// Creates a key from the names of a type and a tag.
        public init(_ type: TypeName, tag: TypeName? = nil) {
            self.type = type
            self.tag = tag
        }

        /// Creates a key from strings, for graphs that were not collected from a program.
        public init(_ type: String, tag: String? = nil) {
            self.init(TypeName(type), tag: tag.map { TypeName($0) })
        }
    }

    /// How a key that is not bound is derived from another key.
    ///
    /// The numbers are positions in ``Graph/keys``.
    public enum RequestForm: Hashable, Sendable {
        /// Only a binding resolves it.
        case plain
        /// `Tagged<T>`: the instance that is bound under the tag, created eagerly.
        case tagged(of: Int)
        /// `Provider<T>`, `TaggedProvider<T>`: resolves the key on each call.
        case provider(of: Int)
        /// `Lazy<T>`: resolves the key once, on first use.
        case lazy(of: Int)
        /// `WeakProvider<T>`: does not retain the instance.
        case weak(of: Int)
        /// `() -> T`.
        case closure(of: Int)
        /// `MainActorProvider<T>`: used on the main actor only.
        case mainActorProvider(of: Int)
        /// `T?`.
        case optional(of: Int)
        /// `[T]`, `Set<T>`, `[K: T]`: assembled from contributions to this key.
        case collection(of: Int)
        /// `[Provider<T>]`, `[K: Provider<T>]`: a provider for each contribution to the collection.
        case providers(ofCollection: Int)
        /// `Factory<F>` of the product, built from a seed; bound by `bindFactory`.
        case factory(of: Int, seed: Int)
        /// `(A) -> T`, `(A, B) -> T`: the factory of the product that is built from the arguments, whose seed is the argument or a tuple.
        /// `() throws -> T` and the like: a factory without arguments that may have the same effects.
        case function(of: Int, seed: Int)
        /// `ComponentFactory<C>`; bound by `install`.
        case componentFactory
        /// `PropertyInjector<T>`; bound by `bindPropertyInjectionOf`.
        case propertyInjector(of: Int)
        /// `Assisted<Seed>`: the seed of the running assisted factory.
        case assisted(of: Int)
    }
}

extension Graph {
    /// Where and how a function or a factory may be called.
    public struct FunctionTraits: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt8

        /// Creates a set from its bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// On the main actor only, which the compiler checks.
        public static let mainActor = FunctionTraits(rawValue: 1)
        /// It can throw.
        public static let throwing = FunctionTraits(rawValue: 2)
        /// It is asynchronous: it can be called on any actor, and suspends its caller.
        public static let asynchronous = FunctionTraits(rawValue: 4)

        /// What a caller has to write: `try`, `await`, or both.
        package var effects: FunctionTraits { intersection([.throwing, .asynchronous]) }
    }
}

extension Graph.Key: CustomStringConvertible {
    public var description: String {
        if let tag { "\(type) tagged \(tag)" } else { "\(type)" }
    }
}

extension Graph.RequestForm {
    /// The key that this form unwraps to.
    package var wrapped: Int? {
        switch self {
        case .tagged(let key), .provider(let key), .lazy(let key), .weak(let key), .closure(let key), .mainActorProvider(let key),
            .optional(let key), .providers(ofCollection: let key):
            key
        case .plain, .collection, .factory, .function, .componentFactory, .propertyInjector, .assisted: nil
        }
    }

    /// Whether this is `Tagged<T>`.
    package var isTagged: Bool { if case .tagged = self { true } else { false } }
    var isCollection: Bool { if case .collection = self { true } else { false } }
    var isFunction: Bool { if case .function = self { true } else { false } }
    var isFactory: Bool { if case .factory = self { true } else { false } }
    var isLazy: Bool { if case .lazy = self { true } else { false } }
    var isOptional: Bool { if case .optional = self { true } else { false } }
    var isProviders: Bool { if case .providers = self { true } else { false } }
}

// SPDX-License-Identifier: Apache-2.0
