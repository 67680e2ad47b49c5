import Dovetail

/// The public interface of a bakery.
public struct Shop {
    let orders: ComponentFactory<OrderDesk>
    let decorator: PropertyInjector<ShopWindow>

    public func serve(_ order: Order) -> [String] { orders.build(order).serve() }
    public func decorate(_ window: ShopWindow) { decorator.injectProperties(into: window) }
}

/// The bindings that all bakeries have in common.
enum Trade: Module {
    static func configure(binder: Binder<Singleton>) {
        binder.include(module: Kitchen.self)
        binder.include(module: Assortment.self)
        binder.include(module: Street.self)
        binder.install(dependency: OrderDesk.self)

        binder.bind(Shop.self).to(factory: Shop.init)
        binder.bind(Till.self).sharedInScope().to(factory: Till.init)
        binder.declareOptional(Discount.self)
    }
}

/// A bakery on an ordinary day.
public enum Bakery: RootComponent {
    public typealias Root = Shop

    public static func configure(binder: Binder<Singleton>) {
        binder.include(module: Trade.self)
    }
}

/// The same bakery in the last hour: one more module, and everything is cheaper.
public enum LastHour: RootComponent {
    public typealias Root = Shop

    public static func configure(binder: Binder<Singleton>) {
        binder.include(module: Trade.self)
        binder.bind(Discount.self).to(value: Discount(percent: 50))
    }
}

// SPDX-License-Identifier: Apache-2.0
