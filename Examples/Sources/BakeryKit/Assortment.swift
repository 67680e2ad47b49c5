import Dovetail

/// The products with their prices and ingredients. Each kind of bread has its own module.
enum Assortment: Module {
    static func configure(binder: Binder<Unscoped>) {
        binder.include(module: EverydayBread.self)
        binder.include(module: SundayBread.self)
    }
}

enum EverydayBread: Module {
    static func configure(binder: Binder<Unscoped>) {
        binder.bind(Price.self).intoDictionary(Bread.rye).to(value: Price(cents: 420))
        binder.bind(Price.self).intoDictionary(Bread.spelt).to(value: Price(cents: 480))
        binder.bind(Allergen.self).intoSet().to(value: .gluten)
    }
}

enum SundayBread: Module {
    static func configure(binder: Binder<Unscoped>) {
        binder.bind(Price.self).intoDictionary(Bread.brioche).to(value: Price(cents: 250))
        binder.bind(Allergen.self).intoSet().to(value: .egg)
        binder.bind(Allergen.self).intoSet().to(value: .milk)
    }
}

// SPDX-License-Identifier: Apache-2.0
