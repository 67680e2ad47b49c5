/// Gives an instance whenever it is asked: a new one of an unshared binding, the same one of a shared binding.
///
/// Ask for a provider where something is needed later, several times, or perhaps not at all, and to break a circle.
/// It keeps its component as long as it is kept itself.
///
/// ```swift
/// final class Router {
///     let screen: Provider<Screen>
///     init(screen: Provider<Screen>) { self.screen = screen }
///     func show() { present(screen.get()) }
/// }
/// ```
@frozen
public struct Provider<Element>: ProviderProtocol, @unchecked Sendable {  // Immutable; what it points at is made for threads.
    @usableFromInline let source: Source

    @usableFromInline
    init(source: Source) { self.source = source }

    /// An instance: made, or the shared one.
    @inlinable @inline(__always)
    public func get() -> Element { source.get(Element.self) }
}

extension Provider {
    /// A provider without a graph.
    @preconcurrency
    public init(getter: @escaping @Sendable () -> Element) {
        source = Source { _, _, out in deliver(getter(), out) }
    }

    /// A provider that always gives `value`.
    @preconcurrency
    public init(value: Element) where Element: Sendable {
        self.init(getter: { value })
    }

    /// A provider that gives what `other` gives.
    @preconcurrency
    public init<Other: ProviderProtocol & Sendable>(other: Other) where Other.Element == Element {
        self.init(getter: { other.get() })
    }
}

/// Gives the instance that is bound under a tag.
///
/// ```swift
/// binder.bind(Client.self).to { (url: TaggedProvider<BaseURL>) in Client(base: url.get()) }
/// ```
@frozen
public struct TaggedProvider<T: Tag>: ProviderProtocol, @unchecked Sendable {  // As with `Provider`.
    /// What is bound under the tag.
    public typealias Element = T.Element

    @usableFromInline let source: Source

    @usableFromInline
    init(source: Source) { self.source = source }

    /// An instance: made, or the shared one.
    @inlinable @inline(__always)
    public func get() -> T.Element { source.get(T.Element.self) }
}

extension TaggedProvider {
    /// A provider without a graph.
    @preconcurrency
    public init(getter: @escaping @Sendable () -> T.Element) {
        source = Source { _, _, out in deliver(getter(), out) }
    }

    /// A provider that always gives `value`.
    @preconcurrency
    public init(value: T.Element) where T.Element: Sendable {
        self.init(getter: { value })
    }
}

/// A provider of something that lives on the main actor, for those who do not.
///
/// It can be carried anywhere and used on the main actor only:
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
    @usableFromInline let source: Source

    @usableFromInline
    init(source: Source) { self.source = source }

    /// A provider without a graph.
    public init(getter: @escaping @MainActor @Sendable () -> Element) {
        // Called by `get` only, which is on the main actor.
        let getter = unsafeBitCast(getter, to: (@Sendable () -> Element).self)
        source = Source { _, _, out in deliver(getter(), out) }
    }

    /// An instance: made, or the shared one.
    @MainActor @inlinable @inline(__always)
    public func get() -> Element { source.get(Element.self) }
}
