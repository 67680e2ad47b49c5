/// The root of a component that does not declare one.
///
/// The compiler infers it if `configureRoot(binder:)` is missing, and then reports a message that names that method.
public enum MissingRoot {}

extension ComponentBase where Root == MissingRoot {
    /// Rejects a component without a root.
    @available(
        *, unavailable,
        message:
            "declare static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root>, where Root is the type of the root"
    )
    public static func configureRoot(binder bind: ReceiptBinder<MissingRoot>) -> BindingReceipt<MissingRoot> { BindingReceipt() }
}
