import Dovetail

protocol Plugin {}
struct Search: Plugin, Sendable {}
struct Order: Sendable {}
struct Invoice: Sendable {
    let order: Order
}

enum WithoutLabel: RootComponent {
    static func configure(binder: Binder<Unscoped>) {
        // Mistake: A value without its label.
        // expected-error@+1 {{'to' has been renamed to 'to(value:)'}} {{37-37=value: }}
        binder.bind(Search.self).to(Search())
        // expected-error@+1 {{'to' has been renamed to 'to(value:)'}} {{34-34=value: }}
        binder.bind(Int.self).to(3)
        // Mistake: A value as a factory.
        // expected-error@+1 {{'to(factory:)' has been renamed to 'to(value:)'}} {{37-44=value}}
        binder.bind(Search.self).to(factory: Search())
        // Mistake: A closure as a value.
        // expected-error@+1 {{'to(value:)' has been renamed to 'to(factory:)'}} {{37-42=factory}}
        binder.bind(Search.self).to(value: { Search() })
        // Mistake: A provider without its label.
        // expected-error@+1 {{missing argument label 'provider:' in call}} {{37-37=provider: }}
        binder.bind(Search.self).to(Provider(value: Search()))
        // Mistake: A type as a factory.
        // expected-error@+1 {{'to' is unavailable: a type is not a factory: pass its initializer, as in to(factory: Store.init)}}
        binder.bind((any Plugin).self).to(Search.self)
        // expected-error@+1 {{'to(factory:)' is unavailable: a type is not a factory: pass its initializer, as in to(factory: Store.init)}}
        binder.bind((any Plugin).self).to(factory: Search.self)
        // Mistake: The value of an assisted factory.
        // expected-error@+1 {{'to(value:)' is unavailable: an assisted factory creates each product: write to(factory:) with an initializer or a closure}}
        binder.bindFactory(Invoice.self).to(value: Invoice(order: Order()))
    }

    static func configureRoot(binder bind: ReceiptBinder<Search>) -> BindingReceipt<Search> {
        // expected-error@+1 {{'to' has been renamed to 'to(value:)'}} {{17-17=value: }}
        bind.to(Search())
    }

    static func configureWithLabel(binder bind: ReceiptBinder<Search>) -> BindingReceipt<Search> {
        // expected-error@+1 {{'to(factory:)' has been renamed to 'to(value:)'}} {{17-24=value}}
        bind.to(factory: Search())
    }

    static func configureType(binder bind: ReceiptBinder<any Plugin>) -> BindingReceipt<any Plugin> {
        // expected-error@+1 {{'to' is unavailable: a type is not a factory: pass its initializer, as in to(factory: Store.init)}}
        bind.to(Search.self)
    }

    static func configureNothing(binder bind: ReceiptBinder<Search>) -> BindingReceipt<Search> {
        // Mistake: A receipt without a binding.
        // expected-error@+1 {{'init(_:)' is unavailable: only a completed binding returns a receipt: write bind.to(factory:) or bind.to(value:)}}
        BindingReceipt()
    }
}

// SPDX-License-Identifier: Apache-2.0
