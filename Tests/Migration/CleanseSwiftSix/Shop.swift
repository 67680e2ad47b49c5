import Cleanse
import Foundation
import TestTools
import XCTest

// Code of a program that used Cleanse 4, compiled in Swift 6 mode without added annotations.

struct Currency {
    let code: String
}

struct Discount: Tag {
    typealias Element = Double
}

struct Labels: Tag {
    typealias Element = [String]
}

final class Ledger: Sendable {
    let currency: String
    init(currency: Currency) { self.currency = currency.code }
}

class Till {
    let ledger: Ledger
    let discount: TaggedProvider<Discount>
    init(ledger: Ledger, discount: TaggedProvider<Discount>) {
        self.ledger = ledger
        self.discount = discount
    }
}

@MainActor
class Screen {
    let till: Till
    var title = ""
    init(till: Till) { self.till = till }

    func injectProperties(_ labels: TaggedProvider<Labels>) {
        title = labels.get().joined(separator: " ")
    }

    struct Module: Cleanse.Module {
        static func configure(binder: UnscopedBinder) {
            binder.bind(Screen.self).to(factory: Screen.init)
            binder.bindPropertyInjectionOf(Screen.self).to(injector: Screen.injectProperties)
        }
    }
}

extension Ledger {
    struct Module: Cleanse.Module {
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Ledger.self).sharedInScope().to(factory: Ledger.init)
            binder.bind(Currency.self).to(value: Currency(code: "EUR"))
        }
    }
}

/// Nonisolated code provides main-actor instances: Cleanse did not check where they are used.
class Navigator {
    let screen: Provider<Screen>
    let injector: PropertyInjector<Screen>
    let receipts: Factory<Receipt.Making>
    let counters: ComponentFactory<Counter>
    let labels: [String]

    init(
        screen: Provider<Screen>, injector: PropertyInjector<Screen>, receipts: Factory<Receipt.Making>,
        counters: ComponentFactory<Counter>, labels: [String]
    ) {
        self.screen = screen
        self.injector = injector
        self.receipts = receipts
        self.counters = counters
        self.labels = labels
    }
}

struct Receipt {
    let amount: Int
    let text: String
    let ledger: Ledger

    struct Making: AssistedFactory {
        typealias Seed = (amount: Int, text: String)
        typealias Element = Receipt
    }

    struct Module: Cleanse.Module {
        static func configure(binder: Binder<Unscoped>) {
            binder.bindFactory(Receipt.self).with(Making.self).to { (seed: Assisted<Making.Seed>, ledger: Ledger) in
                return Receipt(amount: seed.get().amount, text: seed.get().text, ledger: ledger)
            }
        }
    }
}

struct Counter: Component {
    typealias Root = String
    typealias Seed = Int

    struct PerCounter: Cleanse.Scope {}

    static func configure(binder: Binder<PerCounter>) {
        binder.bind(String.self).tagged(with: Name.self).sharedInScope().to { (number: Int) in "counter \(number)" }
    }

    struct Name: Tag { typealias Element = String }

    static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
        return bind.to { (name: TaggedProvider<Name>, ledger: Ledger) in "\(name.get()) in \(ledger.currency)" }
    }
}

struct ShopComponent: Cleanse.RootComponent {
    typealias Root = Navigator

    static func configure(binder: Binder<Singleton>) {
        binder.include(module: Ledger.Module.self)
        binder.include(module: Screen.Module.self)
        binder.include(module: Receipt.Module.self)
        binder.install(dependency: Counter.self)
        binder.bind().to(factory: Till.init)
        binder.bind().tagged(with: Discount.self).to(value: 0.5)
        binder.bind().intoCollection().to(value: "a")
        binder.bind(String.self).intoCollection().to(value: ["b", "c"])
        let sign = Sign(text: "open")
        binder.bind(Sign.self).to(value: sign)
        binder.bind(String.self).intoCollection().tagged(with: Labels.self).to { (currency: Currency) in currency.code }
    }

    static func configureRoot(binder bind: ReceiptBinder<Navigator>) -> BindingReceipt<Navigator> {
        return bind.to(factory: Navigator.init)
    }
}

class Sign {
    let text: String
    init(text: String) { self.text = text }
}

struct EmptyHandsPlugin: CleanseBindingPlugin {
    let expectation: XCTestExpectation

    func visit(root: ComponentBinding, errorReporter: CleanseErrorReporter) {
        expectation.fulfill()
    }
}

final class ShopTests: WatchedTestCase {
    func testAShop() throws {
        try MainActor.assumeIsolated { try ShopTests.visit() }
    }

    @MainActor
    private static func visit() throws {
        let navigator = try ComponentFactory.of(ShopComponent.self).build(())
        let screen = navigator.screen.get()
        navigator.injector.injectProperties(into: screen)

        XCTAssertEqual(screen.title, "EUR")
        XCTAssertEqual(screen.till.discount.get(), 0.5)
        XCTAssertEqual(navigator.labels, ["a", "b", "c"])
        XCTAssertEqual(navigator.receipts.build((3, "tea")).amount, 3)
        XCTAssertTrue(navigator.receipts.build((3, "tea")).ledger === screen.till.ledger)
        XCTAssertEqual(navigator.counters.build(4), "counter 4 in EUR")
    }

    func testAPluginRunsOnceEvenIfTheGraphHasFaults() {
        struct Broken: RootComponent {
            typealias Root = String
            static func configure(binder: UnscopedBinder) {}
            static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
                return bind.to { (missing: Int) in "\(missing)" }
            }
        }
        let expectation = XCTestExpectation(description: "the plugin runs")
        let loader = CleanseServiceLoader([EmptyHandsPlugin(expectation: expectation)])
        do {
            _ = try ComponentFactory.of(Broken.self, validate: true, serviceLoader: loader)
            XCTFail("the graph has faults")
        } catch let error as MissingProvider {
            let text = "*** Int *** binding missing\n  -> required by String at CleanseSwiftSix/Shop.swift:"
            XCTAssertTrue(error.description.hasPrefix(text))
        } catch {
            XCTFail("\(error)")
        }
        wait(for: [expectation], timeout: 1)
    }
}

// SPDX-License-Identifier: Apache-2.0
