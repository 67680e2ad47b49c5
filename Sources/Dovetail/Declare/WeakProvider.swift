internal import CDovetail

/// Gives an instance without keeping it, or the component that it belongs to.
///
/// For what looks back: a screen that knows its coordinator. The shared instance, if there is one, is given as long as
/// somebody else keeps it; while the component lives, it is made when it is first asked for. Of an unshared binding one
/// instance is made, and given as long as the one who asked for it keeps it. After that: nil.
///
/// Values that are no objects cannot be held weakly: they are given while the component lives.
public struct WeakProvider<E>: ProviderProtocol, @unchecked Sendable {  // Immutable; the link is made for threads.
    /// Nil when nobody keeps the instance any more.
    public typealias Element = E?

    private let link: WeakLink

    init(_ link: WeakLink) { self.link = link }

    /// A provider without a graph; what `getter` gives is not kept by it.
    @preconcurrency
    public init(getter: @escaping @Sendable () -> E?) {
        link = WeakLink { getter() }
    }

    /// The instance as long as somebody else keeps it.
    public func get() -> E? { link.get(E.self) }
}

/// What all copies of one weak provider share.
final class WeakLink: @unchecked Sendable {  // The references are set before it is shared; the cell is made for threads.
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

    /// What `edge` answers in `env`, as long as others keep it.
    init(_ edge: Edge, _ env: Env) {
        let env = env.up(edge.hops)
        getter = nil
        frame = env.view.map { $0.ledger.livingFrame } ?? unsafeDowncast(env.owner, to: Frame.self)
        self.edge = Edge(node: edge.node, slot: edge.slot, way: env.way(of: edge))
        isShared = edge.slot != 0
        guard isShared, let cell = env.plan.weakCell(env.plan.shared(edge.slot), env) else {
            cell = WeakCell()
            return
        }
        self.cell = cell
        // It may have been made before anybody asked for it weakly.
        let word = dovetail_load_acquire(env.slot(edge.slot))
        if frame != nil, Slot.isReady(word), let object = env.plan.shared(edge.slot).object(in: word) {
            cell.remember(object)
        }
    }

    func get<E>(_: E.Type) -> E? {
        if let getter { return getter() as? E }
        if let object = cell.remembered() {
            return isObject(E.self) ? unsafeBitCast(object, to: E.self) : object as? E
        }
        guard let frame else { return nil }
        let value = edge.get(frame.env, E.self)
        if !isShared, let object = self.object(value) {
            guard cell.remember(first: object) else { return get(E.self) }
        }
        return value
    }

    private func object<E>(_ value: E) -> AnyObject? {
        type(of: value as Any) is AnyClass ? value as AnyObject : nil
    }
}
