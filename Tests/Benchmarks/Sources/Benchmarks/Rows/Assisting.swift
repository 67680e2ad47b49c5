import Dovetail

/// An assisted factory: one seed, two dependencies, one of them shared.
enum Assisting {
    static func rows() throws -> [Row] {
        let (root, closure, desk) = (try Graph.build(), try Closure.build(), try Arguments.build())
        let prices = Prices()
        let effects = try Effects.build()
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
            Row(
                name: "throwing-function",
                hand: { for number in 0..<$0 { consume(try! throwingInvoice(number, prices)) } },
                dovetail: { for number in 0..<$0 { consume(try! effects.throwing(number)) } }),
            Row(
                name: "async-function",
                hand: { count in wait { for number in 0..<count { consume(try! await asyncInvoice(number, prices)) } } },
                dovetail: { count in wait { for number in 0..<count { consume(try! await effects.async(Int32(number))) } } }),
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

    struct EffectsDesk: Sendable {
        let throwing: @Sendable (Int) throws -> Invoice
        let async: @Sendable (Int32) async throws -> Invoice
    }

    /// A factory that can throw, and one that is asynchronous, too, requested as functions.
    enum Effects: RootComponent {
        typealias Root = EffectsDesk

        static func configure(binder: Binder<Singleton>) {
            binder.bind(EffectsDesk.self).to(EffectsDesk.init)
            binder.bind(Prices.self).sharedInScope().to(Prices.init)
            binder.bind(Pen.self).to(Pen.init)
            binder.bindFactory(Invoice.self).from(Int.self).to { (order: Int, prices: Prices, pen: Pen) throws in
                Invoice(order: order, prices: prices, pen: pen)
            }
            binder.bindFactory(Invoice.self).from(Int32.self).to { (order: Int32, prices: Prices, pen: Pen) async throws in
                Invoice(order: Int(order), prices: prices, pen: pen)
            }
        }
    }

    @inline(never) static func throwingInvoice(_ order: Int, _ prices: Prices) throws -> Invoice {
        Invoice(order: order, prices: prices, pen: Pen())
    }

    @inline(never) static func asyncInvoice(_ order: Int, _ prices: Prices) async throws -> Invoice {
        Invoice(order: order, prices: prices, pen: Pen())
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

// SPDX-License-Identifier: Apache-2.0
