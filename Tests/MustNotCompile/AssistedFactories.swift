import Dovetail

struct Order: Sendable {}
struct Invoice: Sendable {
    let order: Order
}

enum MakeInvoice: AssistedFactory {
    typealias Seed = Order
    typealias Element = Invoice
}

// Each seed makes a product of its own: there is nothing to share.
enum SharedProduct: Module {
    static func configure(binder: Binder<Singleton>) {
        // expected-error@+1 {{value of type 'FactoryBuilder<Invoice, MakeInvoice>' has no member 'sharedInScope'}}
        binder.bindFactory(Invoice.self).with(MakeInvoice.self).sharedInScope().to { (order: Assisted<Order>) in
            Invoice(order: order.get())
        }
    }
}

enum FactoryOfAnotherProduct: Module {
    static func configure(binder: Binder<Singleton>) {
        // expected-error@+2 {{instance method 'with' requires the types 'EmptySeed<Order>.Element' (aka 'Order') and 'MakeInvoice.Element' (aka 'Invoice') be equivalent}}
        // expected-error@+1 {{referencing instance method 'to(factory:)' on 'FactoryBuilder' requires the types 'Order' and 'MakeInvoice.Element' (aka 'Invoice') be equivalent}}
        binder.bindFactory(Order.self).with(MakeInvoice.self).to { Order() }
    }
}

func use(invoices: Factory<MakeInvoice>) {
    // expected-error@+1 {{cannot convert value of type 'String' to expected argument type 'MakeInvoice.Seed' (aka 'Order')}}
    _ = invoices.build("seven loaves")
    // expected-error@+1 {{referencing instance method 'build()' on 'Factory' requires the types 'MakeInvoice.Seed' (aka 'Order') and '()' be equivalent}}
    _ = invoices.build()
}
