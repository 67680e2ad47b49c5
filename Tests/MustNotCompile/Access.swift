import Dovetail

struct Clock: Sendable {}
struct Order: Sendable {}
struct Invoice: Sendable {}
final class Screen {}
enum MakeInvoice: AssistedFactory {
    typealias Seed = Order
    typealias Element = Invoice
}
enum BaseURL: Tag {
    typealias Element = String
}
enum Session: Component {
    typealias Seed = Order

    static func configure(binder: Binder<Unscoped>) {}

    static func configureRoot(binder bind: ReceiptBinder<Clock>) -> BindingReceipt<Clock> {
        bind.to { Clock() }
    }
}

@MainActor func use(
    clock: Provider<Clock>, url: TaggedProvider<BaseURL>, lazy: Lazy<Clock>, weak: WeakProvider<Screen>, screen: MainActorProvider<Screen>,
    order: Assisted<Order>, invoices: Factory<MakeInvoice>, sessions: ComponentFactory<Session>, screens: PropertyInjector<Screen>
) {
    // Mistake: The value of a provider.
    // expected-error@+1 {{'value' has been renamed to 'get()'}} {{15-20=get()}}
    _ = clock.value
    // expected-error@+1 {{'value' has been renamed to 'get()'}} {{13-18=get()}}
    _ = url.value
    // expected-error@+1 {{'value' has been renamed to 'get()'}} {{14-19=get()}}
    _ = lazy.value
    // expected-error@+1 {{'value' has been renamed to 'get()'}} {{14-19=get()}}
    _ = weak.value
    // expected-error@+1 {{'value' has been renamed to 'get()'}} {{16-21=get()}}
    _ = screen.value
    // Mistake: The seed of an assisted parameter.
    // expected-error@+1 {{'seed' has been renamed to 'get()'}} {{15-19=get()}}
    _ = order.seed
    // expected-error@+1 {{'value' has been renamed to 'get()'}} {{15-20=get()}}
    _ = order.value
    // expected-error@+1 {{'callAsFunction()' is unavailable: write get()}}
    _ = order()
    // Mistake: Another word for the `build` of a factory.
    // expected-error@+1 {{'make' has been renamed to 'build(_:)'}} {{18-22=build}}
    _ = invoices.make(Order())
    // expected-error@+1 {{'create' has been renamed to 'build(_:)'}} {{18-24=build}}
    _ = invoices.create(Order())
    // expected-error@+1 {{'get' has been renamed to 'build(_:)'}} {{18-21=build}}
    _ = invoices.get(Order())
    // Mistake: Another word for the `build` of a component.
    // expected-error@+1 {{'make' has been renamed to 'build(_:)'}} {{18-22=build}}
    _ = sessions.make(Order())
    // expected-error@+1 {{'create' has been renamed to 'build(_:)'}} {{18-24=build}}
    _ = sessions.create(Order())
    // expected-error@+1 {{'callAsFunction' is unavailable: write build(seed)}}
    _ = sessions(Order())
    // Mistake: Another word for `injectProperties`.
    // expected-error@+1 {{'inject' has been renamed to 'injectProperties(into:)'}} {{13-19=injectProperties}} {{20-20=into: }}
    screens.inject(Screen())
    // expected-error@+1 {{'inject(into:)' has been renamed to 'injectProperties(into:)'}} {{13-19=injectProperties}}
    screens.inject(into: Screen())
    // expected-error@+1 {{'callAsFunction' is unavailable: write injectProperties(into:)}}
    screens(Screen())
}

// SPDX-License-Identifier: Apache-2.0
