// What the components of the corpus bind.
public import Dovetail

public struct Tea: Sendable, Brewed {
    public init() {}
    public static func make() -> Tea { Tea() }
}
public struct Coffee: Sendable, Brewed {
    public init() {}
    public static func make() -> Coffee { Coffee() }
}
public struct Cup: Sendable { public init() {} }
public struct Mug: Sendable { public init(tea: Tea) {} }
public protocol Brewed: Sendable { static func make() -> Self }

/// A component whose root needs nothing, so that its graph is valid whatever it binds.
public protocol CupComponent: RootComponent where Root == Cup, Scope == Unscoped {}
extension CupComponent {
    public static func configureRoot(binder bind: ReceiptBinder<Cup>) -> BindingReceipt<Cup> { bind.to(factory: Cup.init) }
}

/// A component whose root needs tea.
public protocol MugComponent: RootComponent where Root == Mug, Scope == Unscoped {}
extension MugComponent {
    public static func configureRoot(binder bind: ReceiptBinder<Mug>) -> BindingReceipt<Mug> { bind.to(factory: Mug.init) }
}

enum TeaModule: Module {
    static func configure(binder: Binder<Unscoped>) { binder.bind(Tea.self).to(factory: Tea.init) }
}
enum CoffeeModule: Module {
    static func configure(binder: Binder<Unscoped>) { binder.bind(Coffee.self).to(factory: Coffee.init) }
}

// SPDX-License-Identifier: Apache-2.0
