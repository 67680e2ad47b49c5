/// The root of a component that does not declare one.
///
/// It is what the compiler infers where `configureRoot(binder:)` is missing, and makes it name that method.
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
