public import Dovetail

// A binder that is stored, copied or returned.

struct Wiring {
    let binder: Binder<Unscoped>
    func run() { binder.bind(Tea.self).to(factory: Tea.init) }
}

public enum BinderInAStructure: MugComponent {
    public static func configure(binder: Binder<Unscoped>) { Wiring(binder: binder).run() }
}

final class Drawer {
    let binder: Binder<Unscoped>
    init(_ binder: Binder<Unscoped>) { self.binder = binder }
    func run() { binder.bind(Tea.self).to(factory: Tea.init) }
}

public enum BinderInAClass: MugComponent {
    public static func configure(binder: Binder<Unscoped>) { Drawer(binder).run() }
}

public enum BinderInATuple: MugComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let (copy, number) = (binder, 1)
        copy.bind(Tea.self).to(factory: Tea.init)
        let pair = (binder, number)
        pair.0.bind(Coffee.self).to(factory: Coffee.init)
    }
}

public enum AliasOfABinder: MugComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let first = binder
        var second = first
        second = binder
        second.bind(Tea.self).to(factory: Tea.init)
    }
}

public enum OptionalBinder: MugComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let maybe: Binder<Unscoped>? = binder
        if let present = maybe { present.bind(Coffee.self).to(factory: Coffee.init) }
        guard let present = maybe else { return }
        present.bind(Tea.self).to(factory: Tea.init)
    }
}

public enum SwitchOverABinder: MugComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let maybe: Binder<Unscoped>? = binder
        switch maybe {
        case .some(let present): present.bind(Tea.self).to(factory: Tea.init)
        case .none: break
        }
    }
}

public enum InoutBinder: MugComponent {
    static func change(_ binder: inout Binder<Unscoped>) { binder.bind(Tea.self).to(factory: Tea.init) }

    public static func configure(binder: Binder<Unscoped>) {
        var copy = binder
        change(&copy)
    }
}

public enum LateBinding: MugComponent {
    nonisolated(unsafe) static var stored: Binder<Unscoped>?

    public static func configure(binder: Binder<Unscoped>) {
        binder.bind(Tea.self).to(factory: Tea.init)
        stored = binder
        binder.include(module: LateModule.self)
    }

    enum LateModule: Module {
        static func configure(binder: Binder<Unscoped>) { stored?.bind(Coffee.self).to(factory: Coffee.init) }
    }
}

extension Binder where Scope == Unscoped {
    var wired: Binder {
        bind(Tea.self).to(factory: Tea.init)
        return self
    }

    subscript(number: Int) -> Binder {
        bind(Coffee.self).to(factory: Coffee.init)
        return self
    }
}

public enum ComputedPropertyThatBinds: MugComponent {
    public static func configure(binder: Binder<Unscoped>) { binder.wired.include(module: CoffeeModule.self) }
}

public enum SubscriptThatBinds: MugComponent {
    public static func configure(binder: Binder<Unscoped>) { binder[1].include(module: TeaModule.self) }
}

// SPDX-License-Identifier: Apache-2.0
