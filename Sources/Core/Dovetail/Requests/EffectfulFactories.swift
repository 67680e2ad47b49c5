internal import DovetailGraph

// Factories that fail or suspend. The graph itself does neither: see ``PendingCall``.

/// Creates a new product for each seed, or throws the error of its factory.
///
/// `bindFactory` binds it if the factory throws. It is requested under this name, or as a function that throws:
///
/// ```swift
/// binder.bindFactory(Document.self).from(URL.self).to { (url: URL, store: Store) in try Document(url, in: store) }
/// // elsewhere: init(open: @escaping @Sendable (URL) throws -> Document) … try open(url)
/// // or: init(documents: ThrowingFactory<From<URL, Document>>) … try documents.build(url)
/// ```
@frozen
public struct ThrowingFactory<F: AssistedFactory>: @unchecked Sendable {  // Immutable; everything it references is thread-safe.
    @usableFromInline let target: DeferredTarget

    /// Creates a factory without a graph, for tests.
    public init(_ build: @escaping @Sendable (F.Seed) throws -> F.Element) {
        target = DeferredTarget(input: { _, _, seed, out in
            deliver(Result { try build(seed.assumingMemoryBound(to: F.Seed.self).pointee) }, out)
        })
    }

    /// Creates a new product.
    @inlinable
    public func build(_ seed: F.Seed) throws -> F.Element {
        try target.make(seed, Result<F.Element, any Error>.self).get()
    }

    /// Creates a new product, as `build` does.
    @inlinable
    public func callAsFunction(_ seed: F.Seed) throws -> F.Element {
        try build(seed)
    }
}

extension ThrowingFactory where F.Seed == Void {
    /// Creates a new product.
    @inlinable
    public func build() throws -> F.Element { try build(()) }

    /// Creates a new product, as `build` does.
    @inlinable
    public func callAsFunction() throws -> F.Element { try build(()) }
}

extension ThrowingFactory: OpaqueRequest {
    static func form(_ interner: inout KeyInterner) -> Graph.RequestForm { Factory<F>.form(&interner) }
    static var traits: Graph.FunctionTraits { .throwing }
}

/// Creates a new product for each seed, and suspends its caller meanwhile.
///
/// `bindFactory` binds it if the factory is asynchronous. It is requested under this name, or as an asynchronous function:
///
/// ```swift
/// binder.bindFactory(Index.self).from(Library.self).to { (library: Library, store: Store) in await Index(library, in: store) }
/// // elsewhere: init(index: @escaping @Sendable (Library) async -> Index) … await index(library)
/// // or: init(indices: AsyncFactory<From<Library, Index>>) … await indices.build(library)
/// ```
@frozen
public struct AsyncFactory<F: AssistedFactory>: @unchecked Sendable {  // Immutable; everything it references is thread-safe.
    @usableFromInline let target: DeferredTarget

    /// Creates a factory without a graph, for tests.
    public init(_ build: @escaping @Sendable (F.Seed) async -> F.Element) {
        target = DeferredTarget(input: { _, _, seed, out in
            nonisolated(unsafe) let seed = seed.assumingMemoryBound(to: F.Seed.self).pointee
            return deliver(PendingCall { @Sendable () async -> F.Element in await build(seed) }, out)
        })
    }

    /// Creates a new product.
    ///
    /// A factory that needs no actor resolves its dependencies where the caller is. One that needs an actor does so there.
    @inlinable
    public func build(_ seed: sending F.Seed, isolation: isolated (any Actor)? = #isolation) async -> F.Element {
        await target.begin(seed, PendingCall<F.Element>.self, isolation: isolation).run()
    }

    /// Creates a new product, as `build` does.
    @inlinable
    public func callAsFunction(_ seed: sending F.Seed, isolation: isolated (any Actor)? = #isolation) async -> F.Element {
        await build(seed, isolation: isolation)
    }
}

extension AsyncFactory where F.Seed == Void {
    /// Creates a new product.
    @inlinable
    public func build(isolation: isolated (any Actor)? = #isolation) async -> F.Element { await build((), isolation: isolation) }

    /// Creates a new product, as `build` does.
    @inlinable
    public func callAsFunction(isolation: isolated (any Actor)? = #isolation) async -> F.Element { await build((), isolation: isolation) }
}

extension AsyncFactory: OpaqueRequest {
    static func form(_ interner: inout KeyInterner) -> Graph.RequestForm { Factory<F>.form(&interner) }
    static var traits: Graph.FunctionTraits { .asynchronous }
}

/// Creates a new product for each seed, or throws the error of its factory, and suspends its caller meanwhile.
///
/// `bindFactory` binds it if the factory is asynchronous and throws. It is requested under this name, or as a function with these effects:
///
/// ```swift
/// binder.bindFactory(Session.self).to { (network: any Network) in try await Session.open(network) }
/// // elsewhere: init(open: @escaping @Sendable () async throws -> Session) … try await open()
/// // or: init(sessions: AsyncThrowingFactory<EmptySeed<Session>>) … try await sessions.build()
/// ```
///
/// If the calling task is cancelled, so is the task in which the factory runs: it is the same one.
@frozen
public struct AsyncThrowingFactory<F: AssistedFactory>: @unchecked Sendable {  // Immutable; everything it references is thread-safe.
    @usableFromInline let target: DeferredTarget

    /// Creates a factory without a graph, for tests.
    public init(_ build: @escaping @Sendable (F.Seed) async throws -> F.Element) {
        target = DeferredTarget(input: { _, _, seed, out in
            nonisolated(unsafe) let seed = seed.assumingMemoryBound(to: F.Seed.self).pointee
            return deliver(
                PendingCall { @Sendable () async -> Result<F.Element, any Error> in await result { try await build(seed) } }, out)
        })
    }

    /// Creates a new product.
    ///
    /// A factory that needs no actor resolves its dependencies where the caller is. One that needs an actor does so there.
    @inlinable
    public func build(_ seed: sending F.Seed, isolation: isolated (any Actor)? = #isolation) async throws -> F.Element {
        try await target.begin(seed, PendingCall<Result<F.Element, any Error>>.self, isolation: isolation).run().get()
    }

    /// Creates a new product, as `build` does.
    @inlinable
    public func callAsFunction(_ seed: sending F.Seed, isolation: isolated (any Actor)? = #isolation) async throws -> F.Element {
        try await build(seed, isolation: isolation)
    }
}

extension AsyncThrowingFactory where F.Seed == Void {
    /// Creates a new product.
    @inlinable
    public func build(isolation: isolated (any Actor)? = #isolation) async throws -> F.Element { try await build((), isolation: isolation) }

    /// Creates a new product, as `build` does.
    @inlinable
    public func callAsFunction(isolation: isolated (any Actor)? = #isolation) async throws -> F.Element {
        try await build((), isolation: isolation)
    }
}

extension AsyncThrowingFactory: OpaqueRequest {
    static func form(_ interner: inout KeyInterner) -> Graph.RequestForm { Factory<F>.form(&interner) }
    static var traits: Graph.FunctionTraits { [.asynchronous, .throwing] }
}

/// The result of an asynchronous call.
@inlinable
func result<Value>(_ call: () async throws -> Value) async -> Result<Value, any Error> {
    do { return .success(try await call()) } catch { return .failure(error) }
}

extension DeferredFactory {
    @usableFromInline
    static func throwing<F: AssistedFactory>(_: F.Type) -> DeferredFactory {
        DeferredFactory(kind: .assistedFactory, key: ThrowingFactory<F>.self)
    }

    @usableFromInline
    static func async<F: AssistedFactory>(_: F.Type) -> DeferredFactory {
        DeferredFactory(kind: .assistedFactory, key: AsyncFactory<F>.self)
    }

    @usableFromInline
    static func asyncThrowing<F: AssistedFactory>(_: F.Type) -> DeferredFactory {
        DeferredFactory(kind: .assistedFactory, key: AsyncThrowingFactory<F>.self)
    }
}

// SPDX-License-Identifier: Apache-2.0
