import Dovetail
import Testing

@testable import BakeryKit

@Suite struct BakeryTests {
    @Test func `the window shows the whole range`() throws {
        let window = ShopWindow()

        try Bakery.build().decorate(window)

        #expect(window.sign == "Mill Lane Bakery: brioche 2.50, rye 4.20, spelt 4.80 (contains egg, gluten, milk)")
    }

    @Test func `every order has a number, and all its bags bear it`() throws {
        let shop = try Bakery.build()

        #expect(
            shop.serve(Order(from: "Ada", [.rye, .brioche])) == [
                "order 1 for Ada",
                "  bag 1: rye: sourdough, kneaded, proved, baked at 230°",
                "  bag 1: brioche: yeast, kneaded, proved, baked at 230°",
                "  6.70",
            ])
        #expect(
            shop.serve(Order(from: "Grace", [], cake: "Happy Birthday")) == [
                "order 2 for Grace",
                "  cake “Happy Birthday”, baked at 230°",
                "  0.00",
            ])
    }

    @Test func `the last hour is half the price`() throws {
        let shop = try LastHour.build()

        #expect(shop.serve(Order(from: "Alan", [.spelt])).last == "  2.40")
    }
}

/// Replaces a binding of the street with the same key.
private enum OtherSign: Module {
    static func configure(binder: Binder<Unscoped>) {
        binder.bind(String.self).tagged(with: ShopName.self).to(value: "Test Kitchen")
    }
}

@Test func `a replaced module is used everywhere`() throws {
    let window = ShopWindow()

    try ComponentFactory.of(Bakery.self, replacing: [OtherSign.self]).build().decorate(window)

    #expect(window.sign.hasPrefix("Test Kitchen: "))
}

// SPDX-License-Identifier: Apache-2.0
