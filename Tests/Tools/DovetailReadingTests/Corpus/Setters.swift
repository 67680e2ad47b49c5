public import Dovetail

// Properties that run code when they are read, set or never used.

extension Binder where Scope == Unscoped {
    var pot: Int {
        get { 1 }
        nonmutating set { bind(Tea.self).to(factory: Tea.init) }
    }
    subscript(pot: String) -> Int {
        get { 1 }
        nonmutating set { bind(Coffee.self).to(factory: Coffee.init) }
    }
    var measured: Int {
        get throws {
            tea()
            return 1
        }
    }
}

public enum SetterThatBinds: CupComponent {
    public static func configure(binder: Binder<Unscoped>) { binder.pot = 2 }
}
public enum CompoundSetterThatBinds: CupComponent {
    public static func configure(binder: Binder<Unscoped>) { binder.pot += 2 }
}
public enum SetterOfASubscript: CupComponent {
    public static func configure(binder: Binder<Unscoped>) { binder["a"] = 2 }
}
public enum SetterThroughInout: CupComponent {
    static func change(_ number: inout Int) { number = 3 }
    public static func configure(binder: Binder<Unscoped>) { change(&binder.pot) }
}
public enum SetterOfAKeyPath: CupComponent {
    public static func configure(binder: Binder<Unscoped>) { binder[keyPath: \.pot] = 3 }
}
public enum GetterThatThrows: CupComponent {
    public static func configure(binder: Binder<Unscoped>) { _ = try? binder.measured }
}
public enum StaticSetter: CupComponent {
    static var binder: Binder<Unscoped>? {
        get { nil }
        set { newValue?.tea() }
    }
    public static func configure(binder: Binder<Unscoped>) { Self.binder = binder }
}
struct Pot {
    var binder: Binder<Unscoped>
    var level = 0 {
        didSet { binder.tea() }
    }
    var isFull = false {
        willSet { if newValue { binder.coffee() } }
    }
}
public enum ObserverThatBinds: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        var pot = Pot(binder: binder)
        pot.level = 2
        pot.isFull = true
    }
}
public enum LocalObserver: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        var level = 0 {
            didSet { binder.tea() }
        }
        level += 1
    }
}
@propertyWrapper struct Poured {
    var binder: Binder<Unscoped>
    var wrappedValue: Int {
        get {
            binder.tea()
            return 1
        }
        nonmutating set { binder.coffee() }
    }
}
public enum LocalPropertyWrapper: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        @Poured(binder: binder) var level
        _ = level
        level = 2
    }
}
struct Tray {
    @Poured var level: Int
    init(_ binder: Binder<Unscoped>) { _level = Poured(binder: binder) }
}
public enum PropertyWrapper: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let tray = Tray(binder)
        _ = tray.level
    }
}
public enum UnusedLazyVariable: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        lazy var receipt: Void = binder.tea()
        if Run.isOff { _ = receipt }
    }
}
public enum NeverUsedLazyVariable: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        lazy var receipt: Void = binder.tea()
        binder.coffee()
    }
}
public enum LazyVariable: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        lazy var receipt: Void = binder.tea()
        binder.coffee()
        _ = receipt
        _ = receipt
    }
}
struct LazyPot {
    let binder: Binder<Unscoped>
    lazy var receipt: Void = binder.tea()
}
public enum LazyProperty: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        var pot = LazyPot(binder: binder)
        _ = pot.receipt
        _ = pot.receipt
    }
}
public enum ComputedLocalVariable: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        var wired: Binder<Unscoped> {
            binder.count()
            return binder
        }
        wired.count()
        wired.count()
    }
}
public enum LocalSetter: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        var level: Int {
            get { 1 }
            set { if newValue == 2 { binder.tea() } }
        }
        level = 2
        _ = level
    }
}
@dynamicMemberLookup struct Menu {
    let binder: Binder<Unscoped>
    subscript(dynamicMember name: String) -> Int {
        binder.tea()
        return 1
    }
}
public enum DynamicMember: CupComponent {
    public static func configure(binder: Binder<Unscoped>) { _ = Menu(binder: binder).green }
}
@resultBuilder enum Brewing {
    static func buildBlock(_ parts: Int...) -> Int { parts.count }
}
public enum ResultBuilder: CupComponent {
    @Brewing static func wire(_ binder: Binder<Unscoped>) -> Int {
        pour(binder)
        pour(binder)
    }
    static func pour(_ binder: Binder<Unscoped>) -> Int {
        binder.count()
        return 1
    }
    public static func configure(binder: Binder<Unscoped>) { _ = wire(binder) }
}
public enum KeyPathOfAMethod: CupComponent {
    public static func configure(binder: Binder<Unscoped>) { _ = [binder].map(\.wired) }
}
public enum GlobalWithAnEffect: CupComponent {
    nonisolated(unsafe) static var binders: [Binder<Unscoped>] = []
    static let receipt: Void = binders.forEach { $0.tea() }
    public static func configure(binder: Binder<Unscoped>) {
        binders.append(binder)
        _ = receipt
    }
}

// What is set is a part of something that is made once.

final class Crate {
    var count = 1
    var list = [1]
    var inner: Crate?
    static func make(_ binder: Binder<Unscoped>) -> Crate {
        binder.count()
        return Crate()
    }
    static func maybe(_ binder: Binder<Unscoped>) -> Crate? {
        binder.count()
        return Crate()
    }
    static func position(_ binder: Binder<Unscoped>) -> Int {
        binder.count()
        return 0
    }
    static func change(_ number: inout Int) {}
}
public enum DestinationsThatAreMade: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        Crate.make(binder).count = 1
        Crate.make(binder).count += 1
        Crate.change(&Crate.make(binder).count)
        Crate.make(binder).list[0] += 1
        Crate.make(binder).list.append(3)
    }
}
public enum DestinationsInChains: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        Crate.maybe(binder)?.count = 1
        Crate.maybe(binder)?.count += 1
        Crate.maybe(binder)?.list.append(3)
        Crate.maybe(binder)?.inner?.count = 2
    }
}
public enum DestinationsAtPositions: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        var list = [1, 2]
        _ = list[Crate.position(binder)]
        list[Crate.position(binder)] = 3
        list[Crate.position(binder)] += 3
        (list[Crate.position(binder)], list[1]) = (1, 2)
        _ = list
    }
}

// SPDX-License-Identifier: Apache-2.0
