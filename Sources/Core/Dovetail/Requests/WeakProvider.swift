internal import CDovetail
internal import DovetailGraph

/// Provides an instance without retaining it or its component.
///
/// Use it for back references, such as from a screen to its coordinator. A shared instance is created on first access while the
/// component is alive, and is returned for as long as something else retains it. For an unshared binding, one instance is created, and
/// returned for as long as the requester retains it. After that, the provider returns nil.
///
/// Values that are not class instances cannot be held weakly: they are returned while the component is alive.
@frozen
public struct WeakProvider<E>: ProviderProtocol, Sendable {
    /// The instance, or nil when it has been deallocated.
    public typealias Element = E?

    @usableFromInline let link: WeakLink

    init(_ link: WeakLink) { self.link = link }

    /// Creates a provider without a graph. It does not retain the results of `getter`.
    @preconcurrency
    public init(getter: @escaping @Sendable () -> E?) {
        link = WeakLink(DeferredTarget(code: { _, _, _, out in deliver(getter(), out) }))
    }

    /// Returns the instance for as long as something else retains it.
    @inlinable @inline(__always)
    public func get() -> E? {
        // The cell is retained by the link, which the factory that runs may release. As in `DeferredTarget.keepOwner`.
        defer { _fixLifetime(link) }
        if isObject(E.self), let object = link.cell.first { return unsafeBitCast(object, to: E.self) }
        return link.get(E.self)
    }
}

extension WeakProvider: OpaqueRequest {
    static func form(_ interner: inout KeyInterner) -> Graph.RequestForm { .weak(of: interner.key(E.self)) }

    static func code(_ contributions: [Contribution]) -> Code? {
        { env, edges, _, out in
            let link = WeakLink(edges.first.pointee, env)
            return deliver(WeakProvider(link), out)
        }
    }
}

extension EnvironmentPointer {
    /// The object in a slot, whose frame the caller retains unless this is a view; nil if it does not exist, or is not a class instance.
    fileprivate func object(in slot: Int32) -> AnyObject? {
        if let view { return view.retention.object(in: slot) }
        let word = dovetail_load_acquire(self.slot(slot))  // Pairs with the exchange in `Slot.ready`.
        return Slot.isReady(word) ? layout.shared(slot).object(in: word) : nil
    }
}

/// The state that all copies of one weak provider share.
@usableFromInline
final class WeakLink: @unchecked Sendable {  // The references are set before it is shared; the cell is thread-safe.
    @usableFromInline let cell: WeakCell
    private weak var frame: Frame?
    private let edge: Edge
    private var isShared: Bool { edge.slot != 0 }
    /// What a provider without a graph calls.
    private let getter: DeferredTarget?

    /// Links to the instance that `edge` resolves to in `env`, without retaining it.
    init(_ edge: Edge, _ env: EnvironmentPointer) {
        let env = env.up(edge.path.hops)
        frame = env.frame
        self.edge = env.entry(to: edge)
        getter = nil
        let shared = edge.slot == 0 ? nil : env.layout.weakCell(env.layout.shared(edge.slot), env)
        cell = shared ?? WeakCell()
        // It may have been created before the first weak request.
        if let shared, let object = env.object(in: edge.slot) { shared.remember(object) }
    }

    /// Links to the results of code that belongs to no graph, which are not remembered.
    init(_ getter: DeferredTarget) {
        self.getter = getter
        edge = getter.edge
        cell = WeakCell()
    }

    /// Returns the instance where reading the first one does not suffice: it does not exist, or is not an object to its requester.
    @usableFromInline @inline(never)
    func get<E>(_: E.Type) -> E? {
        if let object = cell.remembered() {
            return isObject(E.self) ? unsafeBitCast(object, to: E.self) : object as? E
        }
        if let getter { return getter.get(E?.self) }
        guard let frame, isShared || !cell.hasLost else { return nil }
        let value = withExtendedLifetime(frame) { edge.get(frame.env, E.self) }
        if !isShared, let object = DynamicValue.object(inside: value), !cell.remember(first: object) { return get(E.self) }
        return value
    }
}

// SPDX-License-Identifier: Apache-2.0
