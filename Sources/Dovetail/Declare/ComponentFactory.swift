/// Builds instances of a component.
///
/// Of a root component it is made by `ComponentFactory.of`; of an installed one it is asked for like any
/// other dependency. It may outlive the root it came from, and keeps what the component needs of its parent.
///
/// ```swift
/// final class Login {
///     let sessions: ComponentFactory<Session>
///     init(sessions: ComponentFactory<Session>) { self.sessions = sessions }
///     func start(_ user: User) -> SessionRoot { sessions.build(user) }
/// }
/// ```
@frozen
public struct ComponentFactory<C: ComponentBase>: @unchecked Sendable {  // Immutable; points at what is made for threads.
    @usableFromInline let site: BuildSite

    init(_ site: BuildSite) { self.site = site }

    /// A factory without a graph, for tests.
    public init(build: @escaping @Sendable (C.Seed) -> C.Root) {
        site = BuildSite(
            InputNode { _, _, seed, out in deliver(build(seed.assumingMemoryBound(to: C.Seed.self).pointee), out) })
    }

    /// A new instance of the component: its root.
    @inlinable
    public func build(_ seed: C.Seed) -> C.Root where C.Seed: Sendable { built(seed) }

    /// The same for a seed of which nobody knows whether several threads may use it.
    @available(swift, deprecated: 6, message: "all that the component creates can get the seed, on any thread: make its type Sendable")
    @inlinable
    public func build(_ seed: C.Seed) -> C.Root { built(seed) }

    @inlinable
    func built(_ seed: C.Seed) -> C.Root {
        if site.planWord == 0 { return withUnsafePointer(to: seed) { call($0) } }
        if site.unretainedPlan._withUnsafeGuaranteedRef({ $0.seedIsProvided }) { return unwrapped(seed) }
        return make(seed)
    }

    /// A new instance of the component: its root.
    @inlinable
    public func build<T: Tag>(_ seed: T.Element) -> C.Root where C.Seed == TaggedProvider<T>, T.Element: Sendable { built(tagged: seed) }

    /// The same for a seed of which nobody knows whether several threads may use it.
    @available(swift, deprecated: 6, message: "all that the component creates can get the seed, on any thread: make its type Sendable")
    @inlinable
    public func build<T: Tag>(_ seed: T.Element) -> C.Root where C.Seed == TaggedProvider<T> { built(tagged: seed) }

    @inlinable
    func built<T: Tag>(tagged seed: T.Element) -> C.Root where C.Seed == TaggedProvider<T> {
        if site.planWord != 0 { return make(seed) }
        // Nothing leaves this call: the value need not be safe to share.
        nonisolated(unsafe) let seed = seed
        return build(TaggedProvider(getter: { seed }))
    }
}

extension ComponentFactory where C.Seed == Void {
    /// A new instance of the component: its root.
    @inlinable
    public func build() -> C.Root { build(()) }
}

extension ComponentFactory {
    @inlinable
    func make<Seed>(_ seed: Seed) -> C.Root {
        site.way == 0 ? makeInside(seed) : site.entering { makeInside(seed) }
    }

    @inlinable
    func makeInside<Seed>(_ seed: Seed) -> C.Root {
        site.unretainedPlan._withUnsafeGuaranteedRef { plan in
            let (frame, env) = plan.makeFrame(site.parent)
            // The work stands outside of the closure, which would otherwise be called.
            defer { withExtendedLifetime(frame) {} }
            plan.plant(seed, env)
            return plan.root.get(env, C.Root.self)
        }
    }

    /// What a factory without a graph does.
    @usableFromInline
    func call(_ seed: UnsafePointer<C.Seed>) -> C.Root {
        withUnsafeTemporaryAllocation(of: C.Root.self, capacity: 1) { buffer in
            let memory = buffer.baseAddress.unsafelyUnwrapped
            let node = unsafeDowncast(site.owner, to: InputNode.self)
            let word = InputNode.call(node.word, .none, seed, UnsafeMutableRawPointer(memory))
            return isObject(C.Root.self) ? received(word, C.Root.self) : memory.move()
        }
    }

    /// The seed is what the provider gives now.
    @usableFromInline
    func unwrapped(_ seed: C.Seed) -> C.Root {
        func open<P: ProviderProtocol>(_ provider: P) -> C.Root { make(provider.get()) }
        // `seedIsProvided` says that it is one.
        guard let provider = seed as? any ProviderProtocol else { return make(seed) }
        return open(provider)
    }
}
