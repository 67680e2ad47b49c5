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
    @usableFromInline let source: ProviderTarget

    @usableFromInline
    init(source: ProviderTarget) { self.source = source }

    /// Returns a new instance, or the shared one.
    @inlinable @inline(__always)
    public func get() -> Element { source.get(Element.self) }
}

extension Provider {
    /// Creates a provider without a graph.
    @preconcurrency
    public init(getter: @escaping @Sendable () -> Element) {
        source = ProviderTarget { _, _, _, out in deliver(getter(), out) }
    }

    /// Creates a provider that always returns `value`.
    @preconcurrency
    public init(value: Element) where Element: Sendable {
        self.init(getter: { value })
    }

    /// Creates a provider that returns the elements of `other`.
    @preconcurrency
    public init<Other: ProviderProtocol & Sendable>(other: Other) where Other.Element == Element {
        self.init(getter: { other.get() })
    }
}

/// Provides the instance that is bound under a tag.
///
/// ```swift
/// binder.bind(Client.self).to { (url: TaggedProvider<BaseURL>) in Client(base: url.get()) }
/// ```
@frozen
public struct TaggedProvider<T: Tag>: ProviderProtocol, @unchecked Sendable {  // As with `Provider`.
    /// The type that is bound under the tag.
    public typealias Element = T.Element

    @usableFromInline let source: ProviderTarget

    @usableFromInline
    init(source: ProviderTarget) { self.source = source }

    /// Returns a new instance, or the shared one.
    @inlinable @inline(__always)
    public func get() -> T.Element { source.get(T.Element.self) }
}

extension TaggedProvider {
    /// Creates a provider without a graph.
    @preconcurrency
    public init(getter: @escaping @Sendable () -> T.Element) {
        source = ProviderTarget { _, _, _, out in deliver(getter(), out) }
    }

    /// Creates a provider that always returns `value`.
    @preconcurrency
    public init(value: T.Element) where T.Element: Sendable {
        self.init(getter: { value })
    }
}

/// Provides an instance that is isolated to the main actor to a requester that is not.
///
/// The provider can be passed to any actor; only the main actor can call it:
///
/// ```swift
/// actor Downloads {
///     let window: MainActorProvider<Window>
///     init(window: MainActorProvider<Window>) { self.window = window }
///     func finish() async { await MainActor.run { window.get().show() } }
/// }
/// ```
@frozen
public struct MainActorProvider<Element>: @unchecked Sendable {  // As with `Provider`.
    @usableFromInline let source: ProviderTarget

    @usableFromInline
    init(source: ProviderTarget) { self.source = source }

    /// Creates a provider without a graph.
    public init(getter: @escaping @MainActor @Sendable () -> Element) {
        // Only `get` calls it, which is isolated to the main actor.
        let getter = unsafeBitCast(getter, to: (@Sendable () -> Element).self)
        source = ProviderTarget { _, _, _, out in deliver(getter(), out) }
    }

    /// Returns a new instance, or the shared one.
    @MainActor @inlinable @inline(__always)
    public func get() -> Element { source.get(Element.self) }
}
