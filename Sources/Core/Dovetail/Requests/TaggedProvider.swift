internal import DovetailGraph

/// Provides the instance that is bound under a tag, on each call.
///
/// Use it for a dependency that is needed late, repeatedly, or possibly never, and to break a dependency cycle. For the instance itself,
/// request ``Tagged``.
///
/// ```swift
/// binder.bind(Uploader.self).to { (session: TaggedProvider<Background>) in Uploader { session.get() } }
/// ```
@frozen
public struct TaggedProvider<T: Tag>: ProviderProtocol, @unchecked Sendable {  // As with `Provider`.
    /// The type that is bound under the tag.
    public typealias Element = T.Element

    @usableFromInline let source: DeferredTarget

    /// Returns a new instance, or the shared one.
    @inlinable @inline(__always)
    public func get() -> T.Element { source.get(T.Element.self) }
}

extension TaggedProvider {
    /// Creates a provider without a graph.
    @preconcurrency
    public init(getter: @escaping @Sendable () -> T.Element) {
        source = DeferredTarget(code: { _, _, _, out in deliver(getter(), out) })
    }

    /// Creates a provider that always returns `value`.
    @available(swift, introduced: 6)
    @preconcurrency
    public init(value: T.Element) where T.Element: Sendable {
        self.init(getter: { value })
    }

    /// Creates a provider that always returns `value`.
    // In Swift 5 mode, because the compiler warns of a type whose conformance to Sendable is marked as unavailable in that mode, too. The
    // last parameter is not used; it gives the initializer a different symbol.
    @available(swift, obsoleted: 6)
    @_disfavoredOverload
    public init(value: T.Element, _: StaticString = #function) {
        nonisolated(unsafe) let value = value  // As the caller's language mode permits.
        self.init(getter: { value })
    }
}

extension TaggedProvider: OpaqueRequest {
    static func form(_ interner: inout KeyInterner) -> Graph.RequestForm { .provider(of: interner.key(T.Element.self, tag: T.self)) }
    static func code(_ contributions: [Contribution]) -> Code? { DeferredTarget.code }

    static var provided: (type: Any.Type, tag: Any.Type?)? { (T.Element.self, T.self) }
}

// SPDX-License-Identifier: Apache-2.0
