import Dovetail

struct User: Sendable {}
struct Order: Sendable {}
struct Invoice: Sendable {}
struct Chat {}

enum MakeInvoice: AssistedFactory {
    typealias Seed = Order
    typealias Element = Invoice
}
enum Plain: Module {
    static func configure(binder: Binder<Unscoped>) {}
}
enum App: RootComponent {
    typealias Seed = User

    static func configure(binder: Binder<Unscoped>) {}

    static func configureRoot(binder bind: ReceiptBinder<Chat>) -> BindingReceipt<Chat> {
        bind.to { Chat() }
    }
}
enum Session: Component {
    typealias Seed = User

    static func configure(binder: Binder<Unscoped>) {}

    static func configureRoot(binder bind: ReceiptBinder<Chat>) -> BindingReceipt<Chat> {
        bind.to { Chat() }
    }
}
enum Seedless: RootComponent {
    static func configure(binder: Binder<Unscoped>) {}

    static func configureRoot(binder bind: ReceiptBinder<Chat>) -> BindingReceipt<Chat> {
        bind.to { Chat() }
    }
}
enum Window: Component {
    static func configure(binder: Binder<Unscoped>) {}

    static func configureRoot(binder bind: ReceiptBinder<Chat>) -> BindingReceipt<Chat> {
        bind.to { Chat() }
    }
}

func build(sessions: ComponentFactory<Session>, windows: ComponentFactory<Window>, invoices: Factory<MakeInvoice>) throws {
    // Mistake: A root component without its seed.
    // expected-error@+1 {{'build()' is unavailable: this component has a seed: write build(seed)}}
    _ = try App.build()
    // Mistake: A seed with a label.
    // expected-error@+1 {{'build(seed:)' has been renamed to 'build(_:)'}} {{23-29=}}
    _ = try App.build(seed: User())
    // Mistake: A seed of another type.
    // expected-error@+1 {{cannot convert value of type 'Order' to expected argument type 'App.Seed' (aka 'User')}}
    _ = try App.build(Order())
    // Mistake: Replacements as an argument of `build`.
    // expected-error@+1 {{'build(_:replacing:)' is unavailable: write ComponentFactory.of(App.self, replacing: […]).build(seed)}}
    _ = try App.build(User(), replacing: [Plain.self])
    // Mistake: An installed component without its seed.
    // expected-error@+1 {{'build()' is unavailable: this component has a seed: write build(seed)}}
    _ = sessions.build()
    // Mistake: An assisted factory without its seed.
    // expected-error@+1 {{'build()' is unavailable: this factory has a seed: write build(seed)}}
    _ = invoices.build()
    // Mistake: A root component whose `typealias Seed` was forgotten.
    // expected-error@+1 {{'build' is unavailable: this component has no seed: declare typealias Seed in it}}
    _ = try Seedless.build(User())
    // Mistake: An installed component whose `typealias Seed` was forgotten.
    // expected-error@+1 {{'build' is unavailable: this component has no seed: declare typealias Seed in it}}
    _ = windows.build(User())
    // Mistake: A component that is no root component.
    // expected-error@+1 {{'build' is unavailable: only a RootComponent is built from outside: install this one and request its ComponentFactory, or make it a RootComponent}}
    _ = try Session.build(User())
    // expected-error@+1 {{'build()' is unavailable: only a RootComponent is built from outside: install this one and request its ComponentFactory, or make it a RootComponent}}
    _ = try Window.build()
    // Mistake: The factory of a component that is no root component.
    // expected-error@+1 {{'of' is unavailable: only a RootComponent is built from outside: install this one and request its ComponentFactory}}
    _ = try ComponentFactory.of(Session.self)
    // Mistake: A factory that is created with its initializer.
    // expected-error@+1 {{'init(_:)' is unavailable: write ComponentFactory.of(App.self)}}
    _ = ComponentFactory(App.self)
    // expected-error@+1 {{'init()' is unavailable: write ComponentFactory.of(App.self)}}
    _ = ComponentFactory<App>()
    // Mistake: A module that is built.
    // expected-error@+1 {{'build()' is unavailable: a module has no root: include(module:) it in a RootComponent, and build that}}
    try Plain.build()
}

// SPDX-License-Identifier: Apache-2.0
