extension Graph {
    /// Declares how the instances of a key are created.
    public struct Binding: Sendable {
        /// The kind of a binding.
        public enum Kind: Hashable, Sendable {
            /// `to(value:)`: evaluated once for each instance of the component, when it is first needed.
            case value
            /// `to(factory:)`: called for each instance.
            case factory
            /// `to(provider:)`: a provider is called for each instance.
            case provider
            /// The value that a component is built with.
            case seed
            /// A value that a module above the core puts into each instance of the component.
            case external
            /// `bindFactory`: its dependencies are resolved when the factory builds, not before.
            case assistedFactory
            /// `bindPropertyInjectionOf`: its dependencies are resolved when it injects.
            case propertyInjector
            /// `install`: the position of the child in ``Graph/components``, or nil at the point where a cycle was cut.
            case componentFactory(child: Int?)
        }

        /// The contribution of a binding to a collection.
        public enum Contribution: Hashable, Sendable {
            /// One element.
            case element
            /// An array of elements, in its order.
            case elements
            /// An entry of a dictionary. Entries of one collection with equal keys have equal numbers.
            case entry(Int)
        }

        /// The bound key; for a contribution the key of the collection.
        public var key: Int
        /// The kind of the binding.
        public var kind: Kind
        /// The contribution to the collection; `nil` for other bindings.
        public var contribution: Contribution?
        // Small properties are adjacent to reduce padding, because a graph can have thousands of bindings.
        /// Whether there is one instance for each instance of the component.
        public var isShared: Bool
        /// Whether it is a replacement from ``Graph/replacements``.
        public var isReplacement = false
        /// Whether it is a default: another binding of its key, visible to its component, would override it.
        public var isDefault = false
        /// Whether the library created it: a seed, a component factory, a root that the component only requests.
        public var isBuiltIn = false
        /// Whether it is needed without being requested, such as a step that runs for its side effects.
        public var isEntryPoint = false
        private var isOnMainActor = false
        /// The component, a position in ``Graph/components``.
        public var component: Int
        /// The declaring module, a position in ``Graph/modules``.
        public var module: Int
        /// Its dependencies, positions in ``Graph/requests``.
        public var requests: Range<Int>
        /// The location of the declaration.
        public var place: SourceLocation
        private var scopeType: Any.Type?
        private var texts: Indirect<Texts>?
        @usableFromInline var attached: Indirect<any Sendable>?

        /// The names in a graph that was read from a document, and actors without a constant. In an object, so that a copy of a binding
        /// costs next to nothing.
        private struct Texts: Sendable {
            var scope: TypeName?
            var actor: TypeName?
            var implementation: TypeName?
        }

        private mutating func change(_ isNothing: Bool, _ body: (inout Texts) -> Void) {
            if isNothing, texts == nil { return }
            var changed = texts?.content ?? Texts()
            body(&changed)
            texts = Indirect(changed)
        }

        /// The scope of the binder that shared it, to be compared with that of the component.
        public var scope: TypeName? {
            get { scopeType.map { TypeName($0) } ?? texts?.content.scope }
            set {
                scopeType = newValue?.metatype
                change(newValue == nil || scopeType != nil) { $0.scope = newValue }
            }
        }

        /// The actor that the factory is isolated to.
        public var isolation: Isolation {
            get { texts?.content.actor.map { .actor($0) } ?? (isOnMainActor ? .mainActor : .nonisolated) }
            set {
                isOnMainActor = newValue == .mainActor
                var actor: TypeName?
                if case .actor(let type) = newValue { actor = type }
                change(actor == nil) { $0.actor = actor }
            }
        }

        /// The type that the binding creates under the key of a protocol or a superclass, where it is known.
        ///
        /// Collecting a graph does not set it, because the type system does not retain it: see `namingImplementations(reading:)` of
        /// DovetailInspection.
        public var implementation: TypeName? {
            get { texts?.content.implementation }
            set { change(newValue == nil) { $0.implementation = newValue } }
        }

        /// Data that a module above the core attached. The core does not interpret it, and it is not exported.
        public var attachment: (any Sendable)? {
            @inlinable get { attached?.content }
            @inlinable set { attached = newValue.map { Indirect($0) } }
        }

        /// Creates a binding with the properties that a module declares. The library sets the others afterwards.
        public init(
            key: Int, kind: Kind = .factory, contribution: Contribution? = nil, isShared: Bool = false, scope: TypeName? = nil,
            isolation: Isolation = .nonisolated, component: Int, module: Int, requests: Range<Int>, place: SourceLocation
        ) {
            self.key = key
            self.kind = kind
            self.contribution = contribution
            self.isShared = isShared
            self.component = component
            self.module = module
            self.requests = requests
            self.place = place
            self.scope = scope
            self.isolation = isolation
        }
    }
}

// Inlinable, because they take less than a call.
extension Graph.Binding.Kind {
    /// Whether it creates an object that runs the function later.
    @inlinable package var isDeferredFactory: Bool {
        switch self {
        case .assistedFactory, .propertyInjector, .componentFactory: true
        case .value, .factory, .provider, .seed, .external: false
        }
    }

    /// Whether its instances are supplied from outside. (Comparing kinds costs more than matching one.)
    @inlinable package var isExternal: Bool { if case .external = self { true } else { false } }

    /// Whether it is evaluated once for each instance of the component.
    @inlinable package var isValue: Bool { if case .value = self { true } else { false } }
}

extension Graph.Binding {
    /// Whether each instance of the component retains an instance of it, in a slot of its own.
    @inlinable package var hasSlot: Bool { isShared || kind.isValue }
}

// SPDX-License-Identifier: Apache-2.0
