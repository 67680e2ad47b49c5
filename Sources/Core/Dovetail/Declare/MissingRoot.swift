extension ComponentBase {
    /// Requests the root in the component, for a component that declares no `configureRoot` of its own.
    ///
    /// The type of the root, which `typealias Root` declares, is requested as a factory in the component would request it: the component or
    /// one of its ancestors binds it, or it is derived from what they bind, such as a `Provider<Desk>` or a `[Plugin]`.
    public static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.requested() }
}

extension ReceiptBinder {
    /// Completes the root of a component that only requests it.
    func requested() -> BindingReceipt<Element> {
        draft.finishRequestedRoot(Element.self) { env, edges, _, out in deliver(edges.get(0, env, Element.self), out) }
        return BindingReceipt()
    }
}

/// The root of a component that does not declare one.
///
/// The compiler infers it if both `typealias Root` and `configureRoot(binder:)` are missing, and then reports a message that names them.
public enum MissingRoot {}

extension ComponentBase where Root == MissingRoot {
    /// Rejects a component without a root.
    @available(
        *, unavailable,
        message:
            "declare typealias Root = …, a type that the component binds, or static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root>, where Root is the type of the root"
    )
    public static func configureRoot(binder bind: ReceiptBinder<MissingRoot>) -> BindingReceipt<MissingRoot> { BindingReceipt() }
}

// SPDX-License-Identifier: Apache-2.0
