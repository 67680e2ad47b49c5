public import CDovetail  // The code of clients reads slots.
internal import DovetailGraph

/// Provides one instance, which is created on first access, once, from any thread, and then retained.
///
/// All copies of a `Lazy` return the same instance on every thread, so its type should be Sendable.
///
/// ```swift
/// final class Editor {
///     let dictionary: Lazy<SpellingDictionary>
///     init(dictionary: Lazy<SpellingDictionary>) { self.dictionary = dictionary }
/// }
/// ```
@frozen
public struct Lazy<Element>: ProviderProtocol, @unchecked Sendable {  // Immutable; the value behind it is created once.
    @usableFromInline let value: LazyValue

    init(_ value: LazyValue) { self.value = value }

    /// Creates a lazy value without a graph.
    @preconcurrency
    public init(_ make: @escaping @Sendable () -> Element) {
        value = LazyValue(DeferredTarget(code: { _, _, _, out in deliver(make(), out) }), Element.self, CreationWaiters())
    }

    /// Returns the instance, and creates it on the first call.
    @inlinable @inline(__always)
    public func get() -> Element {
        // The word does not retain the instance: the value behind it does, also while the factory clears the caller's variable. As in
        // `DeferredTarget.keepOwner`.
        defer { _fixLifetime(value) }
        let word = dovetail_load_acquire(value.slot)  // Pairs with the exchange in `Slot.ready`.
        return slotContent(Slot.isReady(word) ? word : value.createdWord(), Element.self)
    }
}

extension Lazy: OpaqueRequest {
    static func form(_ interner: inout KeyInterner) -> Graph.RequestForm { .lazy(of: interner.key(Element.self)) }

    static func code(_ contributions: [Contribution]) -> Code? {
        { env, edges, _, out in
            let source = DeferredTarget(edges.first.pointee, env)
            return deliver(Lazy(LazyValue(source, Element.self, env.layout.wiring.waiting)), out)
        }
    }
}

/// The state that all copies of one `Lazy` share.
@usableFromInline
final class LazyValue: @unchecked Sendable {  // Its word is only accessed through atomic operations, as in a slot.
    private let source: DeferredTarget
    private let type: Any.Type
    private let waiting: CreationWaiters
    @usableFromInline let slot: UnsafeMutablePointer<UInt>

    init(_ source: DeferredTarget, _ type: Any.Type, _ waiting: CreationWaiters) {
        self.source = source
        self.type = type
        self.waiting = waiting
        slot = .allocate(capacity: 1)
        slot.initialize(to: Slot.empty)
    }

    deinit {
        if Slot.isReady(slot.pointee) {
            Unmanaged<AnyObject>.at(slot.pointee).release()
        }
        slot.deallocate()
    }

    /// Creates the instance, unless another thread does. Returns its word, which is not retained for the caller.
    @usableFromInline @inline(never)
    func createdWord() -> UInt {
        Slot.ready(slot, InstanceInProgress(type: type), waiting) {
            Box.word(of: type, isObject: isObject(dynamically: type)) { out in
                guard let out else { return source.edge.object(source.env) }
                resolveValue(source.edge, source.env, out, type)
                return 0
            }
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
