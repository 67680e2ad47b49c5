internal import DovetailGraph

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
    @usableFromInline let source: DeferredTarget

    /// Creates a provider without a graph.
    public init(getter: @escaping @MainActor @Sendable () -> Element) {
        // Only `get` calls it, which is isolated to the main actor.
        let getter = unsafeBitCast(getter, to: (@Sendable () -> Element).self)
        source = DeferredTarget(code: { _, _, _, out in deliver(getter(), out) })
    }

    /// Returns a new instance, or the shared one.
    @MainActor @inlinable @inline(__always)
    public func get() -> Element { source.get(Element.self) }

    /// Returns a new instance, or the shared one, as ``get()`` does.
    @MainActor @inlinable @inline(__always)
    public func callAsFunction() -> Element { get() }
}

extension MainActorProvider: OpaqueRequest {
    static func form(_ interner: inout KeyInterner) -> Graph.RequestForm { .mainActorProvider(of: interner.key(Element.self)) }
    static func code(_ contributions: [Contribution]) -> Code? { DeferredTarget.code }
}

// SPDX-License-Identifier: Apache-2.0
