import Cleanse
import TestTools
import XCTest

/// Nothing is known of the type, not even whether it is Sendable.
func bindValue<Element>(_ value: Element, _ binder: UnscopedBinder) {
    binder.bind(Element.self).to(value: value)
}

class Badge {
    let text: String
    init(text: String) { self.text = text }
    init(seed: Assisted<String>, number: Int) { text = "\(seed.get()) \(number)" }

    struct Printing: AssistedFactory {
        typealias Seed = String
        typealias Element = Badge
    }
}

struct BadgeComponent: RootComponent {
    typealias Root = (Badge, Factory<Badge.Printing>)

    static func configure(binder: UnscopedBinder) {
        bindValue(Badge(text: "guest"), binder)
        bindValue(7, binder)
        binder.bindFactory(Badge.self).with(Badge.Printing.self).to(factory: Badge.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
        return bind.to { ($0 as Badge, $1 as Factory<Badge.Printing>) }
    }
}

final class GenericTests: WatchedTestCase {
    func testValuesOfAnyTypeAndAnInitializerWithASeed() throws {
        let (badge, printing) = try ComponentFactory.of(BadgeComponent.self).build(())
        XCTAssertEqual(badge.text, "guest")
        XCTAssertEqual(printing.build("Ann").text, "Ann 7")
    }
}

// SPDX-License-Identifier: Apache-2.0
