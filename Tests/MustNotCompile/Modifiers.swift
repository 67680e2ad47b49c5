import Dovetail

struct Store: Sendable, Hashable {}
struct Order: Sendable {}
struct Invoice: Sendable {
    let order: Order
}
enum BaseURL: Tag {
    typealias Element = String
}
enum MakeInvoice: AssistedFactory {
    typealias Seed = Order
    typealias Element = Invoice
}

enum WithoutScope: Module {
    static func configure(binder: Binder<Unscoped>) {
        // Mistake: Sharing without a scope.
        // expected-error@+1 {{'sharedInScope()' is unavailable: this binder has no scope in which an instance could be shared: write Binder<Singleton>, or Binder with a scope of your own}}
        binder.bind(Store.self).sharedInScope().to(factory: Store.init)
    }
}

enum InTheWrongPlace: RootComponent {
    static func configure(binder: Binder<Singleton>) {
        // Mistake: Sharing after `to`.
        // expected-error@+1 {{'sharedInScope()' is unavailable: write sharedInScope() before to, which completes the binding}}
        binder.bind(Store.self).to(factory: Store.init).sharedInScope()
        // Mistake: A tag after `to`.
        // expected-error@+1 {{'tagged(with:)' is unavailable: write tagged(with:) before to, which completes the binding}}
        binder.bind(String.self).to(value: "https://example.org").tagged(with: BaseURL.self)
        // Mistake: The tag of a parameter after `to`.
        // expected-error@+1 {{'using' is unavailable: write using(_:) before to, which completes the binding}}
        binder.bind(Store.self).to(factory: Store.init).using(BaseURL.self)
        // Mistake: A collection after `to`.
        // expected-error@+1 {{'intoCollection()' is unavailable: write intoCollection() before to, which completes the binding}}
        binder.bind(Store.self).to { Store() }.intoCollection()
        // Mistake: A set after `to`.
        // expected-error@+1 {{'intoSet()' is unavailable: write intoSet() before to, which completes the binding}}
        binder.bind(Store.self).to { Store() }.intoSet()
        // Mistake: A dictionary after `to`.
        // expected-error@+1 {{'intoDictionary' is unavailable: write intoDictionary(key) before to, which completes the binding}}
        binder.bind(Store.self).to { Store() }.intoDictionary("main")
        // Mistake: A scope as an argument.
        // expected-error@+1 {{'sharedInScope' is unavailable: the scope is that of the binder: write sharedInScope() without an argument}}
        binder.bind(Store.self).sharedInScope(Singleton.self).to { Store() }
        // Mistake: A string as a tag.
        // expected-error@+1 {{'tagged(with:)' is unavailable: a tag is a type: declare enum Name: Tag { typealias Element = … } and write tagged(with: Name.self)}}
        binder.bind(String.self).tagged(with: "base").to(value: "https://example.org")
        // expected-error@+1 {{'tagged' is unavailable: a tag is a type: declare enum Name: Tag { typealias Element = … } and write tagged(with: Name.self)}}
        binder.bind(String.self).tagged("base").to(value: "https://example.org")
        // Mistake: An entry without a key.
        // expected-error@+1 {{'intoDictionary()' is unavailable: an entry needs a key, as in intoDictionary("search")}}
        binder.bind(Store.self).intoDictionary().to { Store() }
        // Mistake: Sharing the product of an assisted factory.
        // expected-error@+1 {{'sharedInScope()' is unavailable: an assisted factory creates a new product for each call, which cannot be shared: bind a shared type with bind(_:)}}
        binder.bindFactory(Invoice.self).with(MakeInvoice.self).sharedInScope().to { (order: Assisted<Order>) in Invoice(order: order.get())
        }
    }

    static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
        // Mistake: A tag on the root.
        // expected-error@+1 {{'tagged(with:)' is unavailable: the key of this binding is already set: bind the type under the tag in configure(binder:)}}
        bind.tagged(with: BaseURL.self).to(value: "https://example.org")
    }
}

// SPDX-License-Identifier: Apache-2.0
