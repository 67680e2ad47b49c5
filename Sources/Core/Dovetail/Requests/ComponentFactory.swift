internal import DovetailGraph

/// Builds instances of a component.
///
/// For a root component, create it with `ComponentFactory.of`. For an installed component, inject it like any other dependency. It may
/// outlive the root it was injected into, and it retains everything that the component needs from its parent.
///
/// ```swift
/// final class Login {
///     let sessions: ComponentFactory<Session>
///     init(sessions: ComponentFactory<Session>) { self.sessions = sessions }
///     func start(_ user: User) -> SessionRoot { sessions.build(user) }
/// }
/// ```
@frozen
public struct ComponentFactory<C: ComponentBase>: @unchecked Sendable {  // Immutable; everything it references is thread-safe.
    @usableFromInline let site: BuildSite

    init(_ site: BuildSite) { self.site = site }

    /// Creates a factory without a graph, for tests.
    public init(build: @escaping @Sendable (C.Seed) -> C.Root) {
        site = BuildSite(InputNode { _, _, seed, out in deliver(build(seed.assumingMemoryBound(to: C.Seed.self).pointee), out) })
    }

    /// Builds a new instance of the component and returns its root.
    @inlinable
    public func build(_ seed: C.Seed) -> C.Root where C.Seed: Sendable { built(seed) }

    /// Builds a new instance of the component with a seed whose type is not Sendable.
    @available(
        swift, deprecated: 6, message: "every object that the component creates can receive the seed, on any thread: make its type Sendable"
    )
    @inlinable
    public func build(_ seed: C.Seed) -> C.Root { built(seed) }

    @inlinable
    func built(_ seed: C.Seed) -> C.Root {
        defer { site.keepOwner() }
        if site.layoutWord == 0 { return withUnsafePointer(to: seed) { call($0) } }
        if site.unretainedLayout._withUnsafeGuaranteedRef({ $0.seedIsProvided }) { return unwrapped(seed) }
        return make(seed)
    }

    /// Builds a new instance of the component and returns its root.
    @inlinable
    public func build<T: Tag>(_ seed: T.Element) -> C.Root where C.Seed == TaggedProvider<T>, T.Element: Sendable { built(tagged: seed) }

    /// Builds a new instance of the component with a seed whose type is not Sendable.
    @available(
        swift, deprecated: 6, message: "every object that the component creates can receive the seed, on any thread: make its type Sendable"
    )
    @inlinable
    public func build<T: Tag>(_ seed: T.Element) -> C.Root where C.Seed == TaggedProvider<T> { built(tagged: seed) }

    @inlinable
    func built<T: Tag>(tagged seed: T.Element) -> C.Root where C.Seed == TaggedProvider<T> {
        if site.layoutWord != 0 { return make(seed) }
        // The seed does not escape this call, so it does not need to be Sendable.
        nonisolated(unsafe) let seed = seed
        return build(TaggedProvider(getter: { seed }))
    }

    /// Builds a new instance of the component and returns its root.
    @inlinable
    public func build<T: Tag>(_ seed: T.Element) -> C.Root where C.Seed == Tagged<T>, T.Element: Sendable { built(tagged: seed) }

    /// Builds a new instance of the component with a seed whose type is not Sendable.
    @available(
        swift, deprecated: 6, message: "every object that the component creates can receive the seed, on any thread: make its type Sendable"
    )
    @inlinable
    public func build<T: Tag>(_ seed: T.Element) -> C.Root where C.Seed == Tagged<T> { built(tagged: seed) }

    @inlinable
    func built<T: Tag>(tagged seed: T.Element) -> C.Root where C.Seed == Tagged<T> {
        site.layoutWord != 0 ? make(seed) : built(Tagged(seed))
    }
}

extension ComponentFactory where C.Seed == Void {
    /// Builds a new instance of the component and returns its root.
    @inlinable
    public func build() -> C.Root { build(()) }
}

extension ComponentFactory {
    @inlinable
    func make<Seed>(_ seed: Seed) -> C.Root {
        defer { site.keepOwner() }
        return site.checks.isEmpty ? makeInside(seed) : site.entering { makeInside(seed) }
    }

    @inlinable
    func makeInside<Seed>(_ seed: Seed) -> C.Root {
        site.unretainedLayout._withUnsafeGuaranteedRef { layout in
            let (frame, env) = layout.makeFrame(site.parent)
            // As in `DeferredTarget.keepOwner`.
            defer { _fixLifetime(frame) }
            layout.storeSeed(seed, env)
            return layout.root.get(env, C.Root.self)
        }
    }

    /// Calls the closure of a factory that has no graph.
    @usableFromInline
    func call(_ seed: UnsafePointer<C.Seed>) -> C.Root {
        defer { site.keepOwner() }
        return received(C.Root.self) { unsafeDowncast(site.owner, to: InputNode.self).code(.none, .none, seed, $0) }
    }

    /// Builds the component with the value that the seed, a provider, returns at the time of the call.
    @usableFromInline
    func unwrapped(_ seed: C.Seed) -> C.Root {
        func open<P: ProviderProtocol>(_ provider: P) -> C.Root { make(provider.get()) }
        // The cast succeeds for each seed for which `seedIsProvided` is set.
        guard let provider = seed as? any ProviderProtocol else { return make(seed) }
        return open(provider)
    }
}

extension ComponentFactory: OpaqueRequest {
    static func form(_ interner: inout KeyInterner) -> Graph.RequestForm { .componentFactory }
}

extension ErasedComponent {
    /// - Parameter place: The location of the build call, if the component's own factory is bound inside it.
    init<C: ComponentBase>(_: C.Type, bindingItsFactoryAt place: Graph.SourceLocation? = nil) {
        self.init(
            type: C.self, scope: C.Scope.named, seed: C.Seed.self, root: C.Root.self, factory: ComponentFactory<C>.self,
            configure: { recorder in
                C.configure(binder: Binder<C.Scope>(recorder))
                if let place { recorder.bindRootFactory(ComponentFactory<C>.self, at: place) }
            }, configureRoot: { _ = C.configureRoot(binder: ReceiptBinder<C.Root>($0)) })
    }
}

extension Binder {
    /// Makes a ``ComponentFactory`` of `component` available here, and validates the component together with this one.
    public func install<Child: ComponentBase>(
        dependency component: Child.Type, file: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        recorder.install(ErasedComponent(Child.self), at: Graph.SourceLocation(file: file, filePath: filePath, line: line, column: column))
    }
}

// SPDX-License-Identifier: Apache-2.0
