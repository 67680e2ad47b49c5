internal import DovetailGraph

/// Provides an instance on each call: a new one for an unshared binding, the same one for a shared binding.
///
/// Inject a provider for a dependency that is needed late, repeatedly, or possibly never, and to break a dependency cycle.
/// A provider retains its component.
///
/// ```swift
/// final class Router {
///     let screen: Provider<Screen>
///     init(screen: Provider<Screen>) { self.screen = screen }
///     func show() { present(screen.get()) }
/// }
/// ```
@frozen
public struct Provider<Element>: ProviderProtocol, @unchecked Sendable {  // Immutable; everything it references is thread-safe.
    @usableFromInline let source: DeferredTarget

    /// Returns a new instance, or the shared one.
    @inlinable @inline(__always)
    public func get() -> Element { source.get(Element.self) }
}

extension Provider {
    /// Creates a provider without a graph.
    @preconcurrency
    public init(getter: @escaping @Sendable () -> Element) {
        source = DeferredTarget(code: { _, _, _, out in deliver(getter(), out) })
    }

    /// Creates a provider that always returns `value`.
    @available(swift, introduced: 6)
    @preconcurrency
    public init(value: Element) where Element: Sendable {
        self.init(getter: { value })
    }

    /// Creates a provider that always returns `value`.
    // In Swift 5 mode, because the compiler warns of a type whose conformance to Sendable is marked as unavailable in that mode, too. The
    // last parameter is not used; it gives the initializer a different symbol.
    @available(swift, obsoleted: 6)
    @_disfavoredOverload
    public init(value: Element, _: StaticString = #function) {
        nonisolated(unsafe) let value = value  // As the caller's language mode permits.
        self.init(getter: { value })
    }

    /// Creates a provider that returns the elements of `other`.
    @preconcurrency
    public init<Other: ProviderProtocol & Sendable>(other: Other) where Other.Element == Element {
        self.init(getter: { other.get() })
    }
}

extension ProviderProtocol where Self: Sendable {
    /// Returns a provider that applies `transform` to each element.
    @preconcurrency
    public func map<Result>(_ transform: @escaping @Sendable (Element) -> Result) -> Provider<Result> {
        Provider(getter: { transform(get()) })
    }
}

extension Provider: OpaqueRequest {
    static func form(_ interner: inout KeyInterner) -> Graph.RequestForm { .provider(of: interner.key(Element.self)) }
    static func code(_ contributions: [Contribution]) -> Code? { DeferredTarget.code }

    static var provided: (type: Any.Type, tag: Any.Type?)? { (Element.self, nil) }
}

// SPDX-License-Identifier: Apache-2.0
