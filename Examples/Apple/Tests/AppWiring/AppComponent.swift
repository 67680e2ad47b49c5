import Dovetail

/// Combines ….
enum AppComponent: RootComponent {
    static func configure(binder: Binder<Singleton>) {
        binder.include(module: ServiceModule.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
        bind.to(factory: Root.init)
    }
}
