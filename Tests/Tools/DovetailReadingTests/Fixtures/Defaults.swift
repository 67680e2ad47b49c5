import Dovetail

enum DefaultTea: Module {
    static func configure(binder: Binder<Unscoped>) {
        binder.bindDefault(Tea.self).to { (_: Coffee) in Tea() }
        binder.bindDefault(Coffee.self).to(factory: Coffee.init)
        binder.bindDefault(Int.self).intoDictionary("one").to(value: 1)
        binder.bindDefault(Int.self).intoDictionary("two").to(value: 2)
        binder.bindDefault(String.self).intoCollection().to(value: "default")
        binder.bindDefault(Cup.self).tagged(with: BestCup.self).to(factory: Cup.init)
    }
}
enum BestCup: Tag { typealias Element = Cup }

/// Some defaults apply, others are overridden by bindings before and after them, and in the parent.
enum DefaultBindings: RootComponent {
    enum Child: Component {
        typealias Seed = Int
        typealias Root = Tea
        static func configure(binder: Binder<Unscoped>) {
            binder.bindDefault(Tea.self).to(factory: Tea.init)
            binder.bindDefault(Int.self).to(value: 1)
            binder.bindDefault(Mug.self).to(factory: Mug.init)
        }
    }

    typealias Root = Mug
    static func configure(binder: Binder<Unscoped>) {
        binder.bind(Int.self).intoDictionary("two").to(value: 22)
        binder.include(module: DefaultTea.self)
        binder.include(module: Teapots.self)
        binder.bind(Tea.self).to(factory: Tea.init)
        binder.bind(String.self).intoCollection().to(value: "own")
        binder.install(dependency: Child.self)
    }
}

// SPDX-License-Identifier: Apache-2.0
