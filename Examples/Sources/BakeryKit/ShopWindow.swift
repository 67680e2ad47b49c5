import Dovetail

/// Created outside the graph, as a view controller is by its storyboard; its dependencies are injected afterwards.
public final class ShopWindow {
    public private(set) var sign = ""

    public init() {}

    func decorate(name: Tagged<ShopName>, prices: [Bread: Price], allergens: Set<Allergen>) {
        let offers = prices.map { "\($0.rawValue) \($1)" }.sorted().joined(separator: ", ")
        let contents = allergens.map(\.rawValue).sorted().joined(separator: ", ")
        sign = "\(name.get()): \(offers) (contains \(contents))"
    }
}

/// Distinguishes the name of the shop from other strings.
enum ShopName: Tag {
    typealias Element = String
}

enum Street: Module {
    static func configure(binder: Binder<Unscoped>) {
        binder.bind(String.self).tagged(with: ShopName.self).to(value: "Mill Lane Bakery")
        binder.bindPropertyInjectionOf(ShopWindow.self).to(injector: ShopWindow.decorate)
    }
}

// SPDX-License-Identifier: Apache-2.0
