import Dovetail

enum Teapots: Module {
    static func configure(binder: Binder<Unscoped>) {
        binder.bind(Mug.self).to(factory: Mug.init)
        binder.bind(Cup.self).to(factory: Cup.init)
    }
}

/// The root is requested, and bound in a module.
enum RequestedRoot: RootComponent {
    typealias Root = Mug
    static func configure(binder: Binder<Unscoped>) {
        binder.include(module: TeaModule.self)
        binder.include(module: Teapots.self)
    }
}

/// The roots are derived, bound in the parent, or missing.
enum RequestedRootsOfChildren: RootComponent {
    enum Pouring: Component {
        typealias Seed = Int
        typealias Root = Provider<Mug>
        static func configure(binder: Binder<Unscoped>) {}
    }
    enum Missing: Component {
        typealias Root = Coffee
        static func configure(binder: Binder<Unscoped>) {}
    }
    typealias Root = (@Sendable () -> Mug)?
    static func configure(binder: Binder<Unscoped>) {
        binder.include(module: TeaModule.self)
        binder.include(module: Teapots.self)
        binder.install(dependency: Pouring.self)
        binder.install(dependency: Missing.self)
    }
}

/// A protocol with the type of the root.
protocol DrinkComponent: RootComponent where Root == Mug, Scope == Unscoped {}

enum RequestedRootOfAProtocol: DrinkComponent {
    static func configure(binder: Binder<Unscoped>) { binder.include(module: Teapots.self) }
}

/// Nothing calls these methods.
enum AlmostConfigureRoot: RootComponent {
    typealias Root = Mug
    static func configure(binder: Binder<Unscoped>) { binder.include(module: Teapots.self) }
    static func configureRoot(bind: ReceiptBinder<Mug>) -> BindingReceipt<Mug> { bind.to { Mug(tea: Tea()) } }
}

enum ConfigureRootOfAnotherRoot: RootComponent {
    typealias Root = Mug
    static func configure(binder: Binder<Unscoped>) { binder.include(module: Teapots.self) }
    static func configureRoot(binder bind: ReceiptBinder<Cup>) -> BindingReceipt<Cup> { bind.to(factory: Cup.init) }
}

struct ConfigureRootOfAnInstance: RootComponent {
    typealias Root = Mug
    static func configure(binder: Binder<Unscoped>) { binder.include(module: Teapots.self) }
    func configureRoot(binder bind: ReceiptBinder<Mug>) -> BindingReceipt<Mug> { bind.to { Mug(tea: Tea()) } }
}

// SPDX-License-Identifier: Apache-2.0
