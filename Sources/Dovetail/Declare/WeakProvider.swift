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

extension Env {
    /// The object in a slot of a frame that the caller keeps; nil if it is not made, or is no object.
    fileprivate func object(in slot: Int32) -> AnyObject? {
        let word = dovetail_load_acquire(self.slot(slot))
        return Slot.isReady(word) ? plan.shared(slot).object(in: word) : nil
    }
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
        let view = env.view
        frame = view == nil ? unsafeDowncast(env.owner, to: Frame.self) : view?.ledger.livingFrame
        self.edge = Edge(node: edge.node, slot: edge.slot, way: env.way(of: edge))
        isShared = edge.slot != 0
        guard isShared, let cell = env.plan.weakCell(env.plan.shared(edge.slot), env) else {
            cell = WeakCell()
            return
        }
        self.cell = cell
        // It may have been made before anybody asked for it weakly.
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
