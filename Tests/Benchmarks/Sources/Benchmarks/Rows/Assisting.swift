import Dovetail

/// An assisted factory: one seed, two dependencies, one of them shared.
enum Assisting {
    static func rows() throws -> [Row] {
        let (root, closure, desk) = (try Graph.build(), try Closure.build(), try Arguments.build())
        let prices = Prices()
        return [
            Row(
                name: "assisted", hand: { for number in 0..<$0 { consume(invoice(number, prices)) } },
                dovetail: { for number in 0..<$0 { consume(root.invoices.build(number)) } }),
            Row(
                name: "assisted-closure", hand: { for number in 0..<$0 { consume(invoice(number, prices)) } },
                dovetail: { for number in 0..<$0 { consume(closure.invoices.build(number)) } }),
            Row(
                name: "from", hand: { for number in 0..<$0 { consume(invoice(number, prices)) } },
                dovetail: { for number in 0..<$0 { consume(desk.invoices.build(number)) } }),
            Row(
                name: "from-function", hand: { for number in 0..<$0 { consume(invoice(number, prices)) } },
                dovetail: { for number in 0..<$0 { consume(desk.function(number)) } }),
        ]
    }

    struct Factories {
        let invoices: Factory<MakeInvoice>
    }

    enum Graph: RootComponent {
        typealias Root = Factories
        typealias Scope = Singleton

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Prices.self).sharedInScope().to(Prices.init)
            binder.bind(Pen.self).to(Pen.init)
            binder.bindFactory(Invoice.self).with(MakeInvoice.self).to({ (order: Assisted<Int>, prices: Prices, pen: Pen) in
                Invoice(order: order.get(), prices: prices, pen: pen)
            })
        }

        static func configureRoot(binder bind: ReceiptBinder<Factories>) -> BindingReceipt<Factories> {
            bind.to(Factories.init)
        }
    }

    /// The same with a closure behind the parentheses, which may say that it belongs to an actor.
    enum Closure: RootComponent {
        typealias Root = Factories
        typealias Scope = Singleton

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Prices.self).sharedInScope().to(Prices.init)
            binder.bind(Pen.self).to(Pen.init)
            binder.bindFactory(Invoice.self).with(MakeInvoice.self).to { (order: Assisted<Int>, prices: Prices, pen: Pen) in
                Invoice(order: order.get(), prices: prices, pen: pen)
            }
        }

        static func configureRoot(binder bind: ReceiptBinder<Factories>) -> BindingReceipt<Factories> {
            bind.to(Factories.init)
        }
    }

    struct Desk {
        let invoices: Factory<From<Int, Invoice>>
        let function: @Sendable (Int) -> Invoice
    }

    /// The same with the argument as the first parameter, requested as a factory and as a function.
    enum Arguments: RootComponent {
        typealias Root = Desk
        typealias Scope = Singleton

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Prices.self).sharedInScope().to(Prices.init)
            binder.bind(Pen.self).to(Pen.init)
            binder.bindFactory(Invoice.self).from(Int.self).to(Invoice.init)
        }

        static func configureRoot(binder bind: ReceiptBinder<Desk>) -> BindingReceipt<Desk> {
            bind.to(Desk.init)
        }
    }

    @inline(never) static func invoice(_ order: Int, _ prices: Prices) -> Invoice {
        Invoice(order: order, prices: prices, pen: Pen())
    }

    struct MakeInvoice: AssistedFactory {
        typealias Seed = Int
        typealias Element = Invoice
    }
    final class Prices: Sendable {}
    final class Pen: Sendable {}
    final class Invoice: Sendable {
        let order: Int
        let prices: Prices
        let pen: Pen
        init(order: Int, prices: Prices, pen: Pen) {
            self.order = order
            self.prices = prices
            self.pen = pen
        }
    }
}
