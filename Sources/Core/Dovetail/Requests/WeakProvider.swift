internal import CDovetail
internal import DovetailGraph

/// Provides an instance without retaining it or its component.
///
/// Use it for back references, such as from a screen to its coordinator. A shared instance is created on first access while the
/// component is alive, and is returned for as long as something else retains it. For an unshared binding, one instance is created, and
/// returned for as long as the requester retains it. After that, the provider returns nil.
///
/// Values that are not class instances cannot be held weakly: they are returned while the component is alive.
public struct WeakProvider<E>: ProviderProtocol, Sendable {
    /// The instance, or nil when it has been deallocated.
    public typealias Element = E?

    private let getter: @Sendable () -> E?

    /// Creates a provider without a graph. It does not retain the results of `getter`.
    @preconcurrency
    public init(getter: @escaping @Sendable () -> E?) { self.getter = getter }

    /// Returns the instance for as long as something else retains it.
    public func get() -> E? { getter() }
}

extension WeakProvider: OpaqueRequest {
    static func form(_ interner: inout KeyInterner) -> Graph.RequestForm { .weak(of: interner.key(E.self)) }

    static func code(_ contributions: [Contribution]) -> Code? {
        { env, edges, _, out in
            let link = WeakLink(edges.first.pointee, env)
            return deliver(WeakProvider { link.get(E.self) }, out)
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
final class WeakLink: @unchecked Sendable {  // The references are set before it is shared; the cell is thread-safe.
    private let cell: WeakCell
    private weak var frame: Frame?
    private let edge: Edge
    private var isShared: Bool { edge.slot != 0 }

    /// Links to the instance that `edge` resolves to in `env`, without retaining it.
    init(_ edge: Edge, _ env: EnvironmentPointer) {
        let env = env.up(edge.path.hops)
        frame = env.frame
        self.edge = env.entry(to: edge)
        let shared = edge.slot == 0 ? nil : env.layout.weakCell(env.layout.shared(edge.slot), env)
        cell = shared ?? WeakCell()
        // It may have been created before the first weak request.
        if let shared, let object = env.object(in: edge.slot) { shared.remember(object) }
    }

    func get<E>(_: E.Type) -> E? {
        if let object = cell.remembered() {
            return isObject(E.self) ? unsafeBitCast(object, to: E.self) : object as? E
        }
        guard let frame, isShared || !cell.hasLost else { return nil }
        let value = withExtendedLifetime(frame) { edge.get(frame.env, E.self) }
        if !isShared, let object = DynamicValue.object(inside: value), !cell.remember(first: object) { return get(E.self) }
        return value
    }
}
