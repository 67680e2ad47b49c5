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

func use(invoices: Factory<MakeInvoice>) {
    // expected-error@+1 {{cannot convert value of type 'String' to expected argument type 'MakeInvoice.Seed' (aka 'Order')}}
    _ = invoices.build("seven loaves")
}
