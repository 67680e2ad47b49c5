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

func use(invoices: Factory<MakeInvoice>) {
    // expected-error@+1 {{cannot convert value of type 'String' to expected argument type 'MakeInvoice.Seed' (aka 'Order')}}
    _ = invoices.build("seven loaves")
}
