internal import CDovetail
internal import DovetailGraph

/// Provides an instance without retaining it or its component.
///
/// Use it for back references, such as from a screen to its coordinator. A shared instance is created on first access while the
/// component is alive, and is returned for as long as something else retains it. For an unshared binding, one instance is created, and
/// returned for as long as the requester retains it. After that, the provider returns nil.
///
/// Values that are not class instances cannot be held weakly: they are returned while the component is alive.
public struct WeakProvider<E>: ProviderProtocol, @unchecked Sendable {  // Immutable; the link is thread-safe.
    /// The instance, or nil when it has been deallocated.
    public typealias Element = E?

    private let link: WeakLink

    init(_ link: WeakLink) { self.link = link }

    /// Creates a provider without a graph. It does not retain the results of `getter`.
    @preconcurrency
    public init(getter: @escaping @Sendable () -> E?) {
        link = WeakLink { getter() }
    }

    /// Returns the instance for as long as something else retains it.
    public func get() -> E? { link.get(E.self) }
}

extension WeakProvider: RequestWrapper {
    static func form(_ interner: inout KeyInterner) -> Graph.Form { .weak(of: interner.key(E.self)) }

    static func code(_ contributions: [Contribution]) -> Code? {
        { env, edges, _, out in deliver(WeakProvider(WeakLink(edges.first.pointee, env)), out) }
    }
}

extension WeakProvider: CustomReflectable {
    public var customMirror: Mirror { .opaque(self) }
}

extension EnvironmentPointer {
    /// The object in a slot of a frame that the caller retains; nil if it has not been created, or is not a class instance.
    fileprivate func object(in slot: Int32) -> AnyObject? {
        let word = dovetail_load_acquire(self.slot(slot))
        return Slot.isReady(word) ? plan.shared(slot).object(in: word) : nil
    }
}

/// The state that all copies of one weak provider share.
final class WeakLink: @unchecked Sendable {  // The references are set before it is shared; the cell is thread-safe.
    private let cell: WeakCell
    private weak var frame: Frame?
    private let edge: Edge
    private let isShared: Bool
    private let getter: (@Sendable () -> Any?)?

    init(getter: @escaping @Sendable () -> Any?) {
        self.getter = getter
        cell = WeakCell()
        edge = Edge(node: 0)
        isShared = false
    }

    /// Links to the instance that `edge` resolves to in `env`, without retaining it.
    init(_ edge: Edge, _ env: EnvironmentPointer) {
        let env = env.up(edge.path.hops)
        getter = nil
        let view = env.view
        frame = view == nil ? unsafeDowncast(env.owner, to: Frame.self) : view?.ledger.livingFrame
        self.edge = Edge(node: edge.node, slot: edge.slot, path: AccessPath(checks: env.checks(entering: edge)))
        isShared = edge.slot != 0
        guard isShared, let cell = env.plan.weakCell(env.plan.shared(edge.slot), env) else {
            cell = WeakCell()
            return
        }
        self.cell = cell
        // It may have been created before the first weak request.
        if let object = view == nil ? env.object(in: edge.slot) : view?.ledger.object(in: edge.slot) { cell.remember(object) }
    }

    func get<E>(_: E.Type) -> E? {
        if let getter { return getter() as? E }
        if let object = cell.remembered() {
            return isObject(E.self) ? unsafeBitCast(object, to: E.self) : object as? E
        }
        guard let frame, isShared || !cell.hasLost else { return nil }
        let value = withExtendedLifetime(frame) { edge.get(frame.env, E.self) }
        if !isShared, let object = self.object(value) {
            guard cell.remember(first: object) else { return get(E.self) }
        }
        return value
    }

    private func object<E>(_ value: E) -> AnyObject? {
        type(of: value as Any) is AnyClass ? value as AnyObject : nil
    }
}
