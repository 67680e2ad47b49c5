import Dovetail

/// Takes half an hour to heat up, so there is one, and it is shared.
final class Oven: Sendable {
    let degrees = 230
}

/// Takes a day to ferment, and only rye needs it, so it is created on first use.
final class Sourdough: Sendable {
    let name = "sourdough"
}

/// A step that the baker applies to every loaf.
struct Step {
    let name: String
}

struct Baker {
    let oven: Oven
    let steps: [Step]
    let sourdough: Lazy<Sourdough>

    func bake(_ bread: Bread) -> String {
        let leaven = bread == .rye ? sourdough.get().name : "yeast"
        return "\(bread.rawValue): \(leaven), " + steps.map(\.name).joined(separator: ", ") + " at \(oven.degrees)°"
    }
}

enum Kitchen: Module {
    static func configure(binder: Binder<Singleton>) {
        binder.bind(Oven.self).sharedInScope().to(factory: Oven.init)
        binder.bind(Sourdough.self).sharedInScope().to(factory: Sourdough.init)
        binder.bind(Baker.self).to(factory: Baker.init)

        binder.bind(Step.self).intoCollection().to(value: Step(name: "kneaded"))
        binder.bind(Step.self).intoCollection().to(value: Step(name: "proved"))
        binder.bind(Step.self).intoCollection().to(value: Step(name: "baked"))

        // The caller passes the inscription.
        binder.bindFactory(Cake.self).from(String.self).to(factory: Cake.init)
    }
}

// SPDX-License-Identifier: Apache-2.0
