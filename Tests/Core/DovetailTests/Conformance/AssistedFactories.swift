import Dovetail
import TestTools
import Testing

@Suite(.watched) struct AssistedFactories {
    struct Order: Sendable, Equatable { let number: Int }
    final class Prices: Sendable {}
    final class Invoice: Sendable {
        let order: Order
        let prices: Prices
        init(order: Order, prices: Prices) {
            self.order = order
            self.prices = prices
        }
    }
    enum MakeInvoice: AssistedFactory {
        typealias Seed = Order
        typealias Element = Invoice
    }

    @Test func `the seed and the dependencies arrive, and each call creates a new object`() throws {
        let invoices = try ask(Factory<MakeInvoice>.self) { binder in
            binder.bind(Prices.self).sharedInScope().to(factory: Prices.init)
            binder.bindFactory(Invoice.self).with(MakeInvoice.self).to { (order: Assisted<Order>, prices: Prices) in
                Invoice(order: order.get(), prices: prices)
            }
        }
        let (one, other) = (invoices.build(Order(number: 1)), invoices.build(Order(number: 2)))
        #expect([one.order.number, other.order.number] == [1, 2])
        #expect(one !== other && one.prices === other.prices)
        #expect(invoices.build(Order(number: 1)) !== one)
    }

    @Test func `the seed may be at any position, and twice, and be omitted`() throws {
        struct Label: Equatable { let text: String }
        enum MakeLabel: AssistedFactory {
            typealias Seed = String
            typealias Element = Label
        }
        let labels = try ask(Factory<MakeLabel>.self) { binder in
            binder.bind(Int.self).to(value: 7)
            binder.bindFactory(Label.self).with(MakeLabel.self).to {
                (number: Int, one: Assisted<String>, more: [Int], two: Assisted<String>) in
                Label(text: "\(number) \(one.get()) \(more) \(two.get())")
            }
            binder.bind(Int.self).intoCollection().to(value: 1)
        }
        #expect(labels.build("seed").text == "7 seed [1] seed")
        let plain = try ask(Factory<EmptySeed<Label>>.self) { binder in
            binder.bindFactory(Label.self).to { Label(text: "plain") }
        }
        #expect(plain.build().text == "plain")
        let ignored = try ask(Factory<MakeLabel>.self) { binder in
            binder.bindFactory(Label.self).with(MakeLabel.self).to { Label(text: "ignored") }
        }
        #expect(ignored.build("seed").text == "ignored")
    }

    @Test func `a missing dependency of the product is found before anything is built`() {
        let line: UInt = #line
        let found = findings(Factory<MakeInvoice>.self) { binder in
            binder.bindFactory(Invoice.self).with(MakeInvoice.self).to { (order: Assisted<Order>, prices: Prices) in
                Issue.record("a factory ran although the graph has faults")
                return Invoice(order: order.get(), prices: prices)
            }
        }
        #expect(found.brief(from: line) == ["missing-binding +2"])
        #expect(found[0].path.suffix(2) == ["Factory<AssistedFactories.MakeInvoice>", "AssistedFactories.Prices"])
    }

    @Test func `requesting the product directly is reported with its factory`() {
        let found = findings(Invoice.self) { binder in
            binder.bind(Prices.self).to(factory: Prices.init)
            binder.bindFactory(Invoice.self).with(MakeInvoice.self).to { (order: Assisted<Order>, prices: Prices) in
                Invoice(order: order.get(), prices: prices)
            }
        }
        #expect(found.errors.ids == ["missing-binding"])
        #expect(found[0].help.first == "request Factory<AssistedFactories.MakeInvoice>")
    }

    @Test func `a seed that is requested outside of its factory`() {
        let line: UInt = #line
        let found = findings(Invoice.self) { binder in
            binder.bind(Prices.self).to(factory: Prices.init)
            binder.bind(Invoice.self).to { (order: Assisted<Order>, prices: Prices) in
                Invoice(order: order.get(), prices: prices)
            }
            binder.bindFactory(Prices.self).to { (order: Assisted<Order>) in Prices() }
        }
        #expect(found.errors.brief(from: line) == ["assisted-outside-factory +3", "assisted-outside-factory +6"])
        #expect(found[1].message.hasSuffix("depends on Assisted<AssistedFactories.Order>, but no with(…) names the factory and its seed"))
    }

    // `bindFactory` has no `sharedInScope()`, and `Scope` is not asked of products: Tests/MustNotCompile.

    @Test func `two factories of one product with different seeds`() throws {
        enum MakeFromNumber: AssistedFactory {
            typealias Seed = Int
            typealias Element = Invoice
        }
        struct Both {
            let orders: Factory<MakeInvoice>
            let numbers: Factory<MakeFromNumber>
        }
        let both = try ask(Both.self) { binder in
            binder.bind(Prices.self).to(factory: Prices.init)
            binder.bindFactory(Invoice.self).with(MakeInvoice.self).to { (order: Assisted<Order>, prices: Prices) in
                Invoice(order: order.get(), prices: prices)
            }
            binder.bindFactory(Invoice.self).with(MakeFromNumber.self).to { (number: Assisted<Int>, prices: Prices) in
                Invoice(order: Order(number: number.get()), prices: prices)
            }
            binder.bind(Both.self).to(factory: Both.init)
        }
        #expect(both.orders.build(Order(number: 1)).order.number == 1)
        #expect(both.numbers.build(2).order.number == 2)
    }

    @Test func `sixteen threads that use one factory get independent products`() throws {
        let invoices = try ask(Factory<MakeInvoice>.self) { binder in
            binder.bind(Prices.self).sharedInScope().to(factory: Prices.init)
            binder.bindFactory(Invoice.self).with(MakeInvoice.self).to { (order: Assisted<Order>, prices: Prices) in
                Invoice(order: order.get(), prices: prices)
            }
        }
        let products = together(16) { thread in
            (0..<200).map { invoices.build(Order(number: thread * 200 + $0)) }
        }.flatMap(\.self)
        #expect(products.map(\.order.number) == Array(0..<3200))
        #expect(Set(products.map { ObjectIdentifier($0) }).count == 3200)
        #expect(Set(products.map { ObjectIdentifier($0.prices) }).count == 1)
    }

    @Test func `a struct distinguishes two seeds of one type`() throws {
        struct Range: Equatable { let low: Int, high: Int }
        struct Span { let low: Int, high: Int }
        enum MakeRange: AssistedFactory {
            typealias Seed = Span
            typealias Element = Range
        }
        enum MakePair: AssistedFactory {
            typealias Seed = (low: Int, high: Int)
            typealias Element = Range
        }
        let ranges = try ask(Factory<MakeRange>.self) { binder in
            binder.bindFactory(Range.self).with(MakeRange.self).to { (span: Assisted<Span>) in
                Range(low: span.get().low, high: span.get().high)
            }
        }
        #expect(ranges.build(Span(low: 1, high: 9)) == Range(low: 1, high: 9))
        let pairs = try ask(Factory<MakePair>.self) { binder in
            binder.bindFactory(Range.self).with(MakePair.self).to { (pair: Assisted<(low: Int, high: Int)>) in
                Range(low: pair.get().low, high: pair.get().high)
            }
        }
        #expect(pairs.build((2, 8)) == Range(low: 2, high: 8))
    }

    @Test func `two fakes for tests need no graph`() {
        let factory = Factory<MakeInvoice> { Invoice(order: $0, prices: Prices()) }
        #expect(factory.build(Order(number: 4)).order.number == 4)
    }
}

// SPDX-License-Identifier: Apache-2.0
