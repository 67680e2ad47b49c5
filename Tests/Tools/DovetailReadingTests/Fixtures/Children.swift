import Dovetail

enum PerMug: Scope {}

/// Children without a type of their own: in each other, and through one helper from components that are beside each other.
enum ChildrenInPlace: RootComponent {
    enum Left: Component {
        typealias Root = (String) -> Cup
        static func configure(binder: Binder<Unscoped>) { pour("left", in: binder) }
    }
    enum Right: Component {
        typealias Root = (String) -> Cup
        static func configure(binder: Binder<Unscoped>) { pour("right", in: binder) }
    }
    enum Pouring: Module {
        static func configure(binder: Binder<Unscoped>) { pour("module", in: binder) }
    }
    enum Including<Name>: Component {
        typealias Root = Factory<From<String, Cup>>
        static func configure(binder: Binder<Unscoped>) { binder.include(module: Pouring.self) }
    }

    typealias Root = (Int) -> Mug

    static func configure(binder: Binder<Unscoped>) {
        binder.bind(Coffee.self).to(factory: Coffee.init)
        binder.bindChild(Mug.self, from: Int.self, scope: PerMug.self) { child in
            child.bind(Tea.self).sharedInScope().to { (_: Int, _: Coffee) in Tea() }
            child.bind(Mug.self).to(factory: Mug.init)
            pour("inner", in: child)
        }
        binder.install(dependency: Left.self)
        binder.install(dependency: Right.self)
        binder.install(dependency: Including<Int>.self)
        binder.install(dependency: Including<String>.self)
    }

    static func pour<Scope>(_ name: String, in binder: Binder<Scope>) {
        binder.bindChild(Cup.self, from: String.self) { child in
            child.bind(Bool.self).intoDictionary(name).to(value: true)
            child.bind(Cup.self).to { (_: [String: Bool], _: String) in Cup() }
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
