import Dovetail

struct Order: Sendable {}
struct Invoice: Sendable {
    let order: Order
}

enum MakeInvoice: AssistedFactory {
    typealias Seed = Order
    typealias Element = Invoice
}

enum FactoryOfAnotherProduct: Module {
    static func configure(binder: Binder<Singleton>) {
        // Mistake: The assisted factory of another product.
        // expected-error@+1 {{instance method 'with' requires the types 'EmptySeed<Order>.Element' (aka 'Order') and 'MakeInvoice.Element' (aka 'Invoice') be equivalent}}
        binder.bindFactory(Order.self).with(MakeInvoice.self).to { Order() }
    }
}

// Mistake: A factory of the product, not of the type that names its seed, which conforms to `AssistedFactory`.
// expected-error@+1 {{type 'Invoice' does not conform to protocol 'AssistedFactory'}}
func print(invoices: Factory<Invoice>) {}

enum Main: Tag { typealias Element = Invoice }
final class Prices: Sendable {}
struct Receipt: Sendable {
    let order: Order
    let prices: Prices
}

enum WrongArguments: Module {
    static func configure(binder: Binder<Singleton>) {
        // Mistake: The parameters of a factory with arguments are in another order.
        // expected-error@+1 {{the first parameter is the argument that from(_:) names, without Assisted; the others are resolved from the graph, and none is inout or variadic}}
        binder.bindFactory(Receipt.self).from(Order.self).to { (prices: Prices, order: Order) in Receipt(order: order, prices: prices) }
        // Mistake: An `Assisted` parameter after `from`, which passes the argument itself.
        // expected-error@+1 {{the first parameter is the argument that from(_:) names, without Assisted; the others are resolved from the graph, and none is inout or variadic}}
        binder.bindFactory(Receipt.self).from(Order.self).to { (order: Assisted<Order>, prices: Prices) in
            Receipt(order: order.get(), prices: prices)
        }
        // Mistake: An initializer without the argument that `from` names.
        // expected-error@+1 {{the first parameter is the argument that from(_:) names, without Assisted; the others are resolved from the graph, and none is inout or variadic}}
        binder.bindFactory(Receipt.self).from(Prices.self).to(factory: Receipt.init)
        // Mistake: Two arguments in another order.
        // expected-error@+1 {{the first 2 parameters are the arguments that from(_:) names, without Assisted; the others are resolved from the graph, and none is inout or variadic}}
        binder.bindFactory(Receipt.self).from(Order.self, Prices.self).to { (prices: Prices, order: Order) in
            Receipt(order: order, prices: prices)
        }
        // Mistake: `from` for each argument.
        // expected-error@+1 {{name all arguments at once, as in from(Note.self, Mode.self)}}
        binder.bindFactory(Receipt.self).from(Order.self).from(Prices.self).to(factory: Receipt.init)
        // Mistake: Both `from` and `with`.
        // expected-error@+1 {{from(_:) has named the argument: write with(_:) for an Assisted parameter, or from(_:) for a first parameter, not both}}
        binder.bindFactory(Invoice.self).from(Order.self).with(MakeInvoice.self).to(factory: Invoice.init)
        // expected-error@+1 {{with(_:) has named the factory and its seed: write with(_:) for an Assisted parameter, or from(_:) for a first parameter, not both}}
        binder.bindFactory(Invoice.self).with(MakeInvoice.self).from(Order.self).to(factory: Invoice.init)
        // Mistake: `from` after `bind`.
        // expected-error@+1 {{only an assisted factory has arguments: write bindFactory(_:) instead of bind(_:)}}
        binder.bind(Invoice.self).from(Order.self).to(factory: Invoice.init)
        // Mistake: A named factory after `bind`.
        // expected-error@+1 {{'with' is unavailable: only an assisted factory has arguments: write bindFactory(_:) instead of bind(_:)}}
        binder.bind(Invoice.self).with(MakeInvoice.self).to(factory: Invoice.init)
        // Mistake: The type of an argument in `with`, which names a factory; write `from`.
        // expected-error@+1 {{instance method 'with' requires that 'Order' conform to 'AssistedFactory'}}
        binder.bindFactory(Invoice.self).with(Order.self).to(factory: Invoice.init)
        // Mistake: An argument instead of its type.
        // expected-error@+1 {{cannot convert value of type 'Order' to expected argument type 'Order.Type'}}
        binder.bindFactory(Invoice.self).from(Order()).to(factory: Invoice.init)
        // Mistake: More than four arguments.
        // expected-error@+1 {{'from' is unavailable: a factory has at most four arguments: pass several of them together, in a struct}}
        binder.bindFactory(Order.self).from(Int.self, Int8.self, Int16.self, Int32.self, Int64.self).to { Order() }
        // Mistake: A parameter is missing for one of two arguments.
        // expected-error@+1 {{the first 2 parameters are the arguments that from(_:) names, without Assisted; the others are resolved from the graph, and none is inout or variadic}}
        binder.bindFactory(Receipt.self).from(Order.self, Prices.self).to { (order: Order) in Receipt(order: order, prices: Prices()) }
        // Mistake: A closure without the argument that `from` names.
        // expected-error@+1 {{the first parameter is the argument that from(_:) names, without Assisted; the others are resolved from the graph, and none is inout or variadic}}
        binder.bindFactory(Order.self).from(Int.self).to { Order() }
        // Mistake: A tag for a factory.
        // expected-error@+1 {{a factory has no tag: distinguish it from others of its product with its own AssistedFactory, in with(_:)}}
        binder.bindFactory(Invoice.self).from(Order.self).tagged(with: Main.self).to(factory: Invoice.init)
        // expected-error@+1 {{a factory has no tag: distinguish it from others of its product with its own AssistedFactory, in with(_:)}}
        binder.bindFactory(Invoice.self).tagged(with: Main.self).to { (order: Order) in Invoice(order: order) }
        // Mistake: Factories in a collection.
        // expected-error@+1 {{a collection contains instances: write bind(_:) instead of bindFactory(_:), with the function type as the element if each is a factory}}
        binder.bindFactory(Invoice.self).from(Order.self).intoCollection().to(factory: Invoice.init)
        // expected-error@+1 {{a collection contains instances: write bind(_:) instead of bindFactory(_:), with the function type as the element if each is a factory}}
        binder.bindFactory(Invoice.self).intoCollection().to { (order: Order) in Invoice(order: order) }
        // Mistake: `from` after `to`.
        // expected-error@+1 {{write from(_:) before to, which completes the binding}}
        binder.bindFactory(Invoice.self).to { Invoice(order: Order()) }.from(Order.self)
        // Mistake: Sharing the products of a factory with arguments.
        // expected-error@+1 {{an assisted factory creates a new product for each call, which cannot be shared: bind a shared type with bind(_:)}}
        binder.bindFactory(Invoice.self).from(Order.self).sharedInScope().to(factory: Invoice.init)
        // Mistake: A value instead of a factory with arguments.
        // expected-error@+1 {{an assisted factory creates each product: write to(factory:) with an initializer or a closure}}
        binder.bindFactory(Invoice.self).from(Order.self).to(value: Invoice(order: Order()))
    }
}

func use(receipts: Factory<From<(Order, Int), Receipt>>) {
    // expected-error@+1 {{cannot convert value of type 'String' to expected argument type 'Int'}}
    _ = receipts.build(Order(), "seven loaves")
}

// Mistake: The argument and the product of a factory without `From`.
// expected-error@+1 {{generic type 'Factory' specialized with too many type parameters (got 2, but expected 1)}}
func print(receipts: Factory<Order, Receipt>) {}

func use(invoices: Factory<MakeInvoice>) {
    // expected-error@+1 {{cannot convert value of type 'String' to expected argument type 'MakeInvoice.Seed' (aka 'Order')}}
    _ = invoices.build("seven loaves")
}

// SPDX-License-Identifier: Apache-2.0
