import Dovetail

enum Measuring: Module {
    static func configure(binder: Binder<Unscoped>) {
        binder.bind((any Station).self).to { RoofStation() }
    }
}

enum Writing: Module {
    static func configure(binder: Binder<Singleton>) {
        binder.bind(Journal.self).sharedInScope().to(factory: Journal.init)
        binder.bind(Reporter.self).to(factory: Reporter.init)
    }
}

public enum WeatherApp: RootComponent {
    public static func configure(binder: Binder<Singleton>) {
        binder.include(module: Measuring.self)
        binder.include(module: Writing.self)
    }

    public static func configureRoot(binder bind: ReceiptBinder<Desk>) -> BindingReceipt<Desk> {
        bind.to(factory: Desk.init)
    }
}
