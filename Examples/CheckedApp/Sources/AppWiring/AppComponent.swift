import Dovetail

/// The root of the application.
public enum AppComponent: RootComponent {
    public typealias Root = Greeter
    public typealias Scope = Singleton

    public static func configure(binder: Binder<Singleton>) {
        binder.include(module: ClockModule.self)
        binder.bind(Phrases.self).sharedInScope().to(factory: Phrases.init)
    }

    public static func configureRoot(binder bind: ReceiptBinder<Greeter>) -> BindingReceipt<Greeter> {
        bind.to(factory: Greeter.init)
    }
}

// SPDX-License-Identifier: Apache-2.0
