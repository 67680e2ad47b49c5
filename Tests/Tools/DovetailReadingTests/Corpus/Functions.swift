public import Dovetail

// Methods whose last parameter is a metatype, and local functions.

extension Binder where Scope == Unscoped {
    func add(_ type: Tea.Type) { bind(type).to(factory: Tea.init) }
    func addBrewed<T: Brewed>(_ type: T.Type) { bind(type).to { @Sendable in T.make() } }
}

public enum MethodWithAMetatype: CupComponent {
    public static func configure(binder: Binder<Unscoped>) { binder.add(Tea.self) }
}
public enum MethodWithAGenericMetatype: CupComponent {
    public static func configure(binder: Binder<Unscoped>) { binder.addBrewed(Coffee.self) }
}
public enum StaticMethodWithAMetatype: CupComponent {
    static func wire(_ binder: Binder<Unscoped>, _ type: Tea.Type) { binder.bind(type).to(factory: Tea.init) }
    public static func configure(binder: Binder<Unscoped>) { Self.wire(binder, Tea.self) }
}
enum Order: Sendable {
    case of(Tea.Type)
    case nothing
    func wire(_ binder: Binder<Unscoped>) {
        if case .of = self { binder.tea() } else { binder.coffee() }
    }
}
public enum CaseWithAMetatype: CupComponent {
    public static func configure(binder: Binder<Unscoped>) { Order.of(Tea.self).wire(binder) }
}

public enum LocalFunctionBelowItsUse: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        wire()
        func wire() { binder.bind(Tea.self).to(factory: Tea.init) }
    }
}
public enum LocalFunctionsThatCallEachOther: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        func first() { second(2) }
        func second(_ number: Int) { if number == 2 { binder.tea() } else { first() } }
        first()
    }
}
public enum LocalOverloadsByType: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        func wire(_ number: Int) { binder.tea() }
        func wire(_ text: String) { binder.coffee() }
        wire(1)
    }
}
public enum LocalOverloadsByLabel: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        func wire(tea: Int) { binder.tea() }
        func wire(coffee: Int) { binder.coffee() }
        wire(tea: 1)
        wire(tea: 2)
    }
}
public enum LocalFunctionBelowInAClosure: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        [1, 2].forEach { _ in
            wire()
            func wire() { binder.count() }
        }
    }
}
public enum LocalFunctionThatShadows: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        func wire() { binder.tea() }
        if Run.isOn {
            wire()
            func wire() { binder.coffee() }
        }
    }
}
public enum LocalFunctionAsAValue: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let later = wire
        later()
        func wire() { binder.tea() }
    }
}
public enum LocalFunctionInATuple: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        func wire() { binder.tea() }
        let (first, _) = (wire, 1)
        first()
    }
}

// SPDX-License-Identifier: Apache-2.0
