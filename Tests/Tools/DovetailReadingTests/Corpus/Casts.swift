public import Dovetail

// Types that are tested when the program runs.

public enum CastOfAValue: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let value: Any = 2
        if value is String { binder.tea() } else { binder.coffee() }
    }
}
public enum ConditionalCastOfAValue: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let value: Any = 2
        if let _ = value as? String { binder.tea() }
        if let number = value as? Int, number == 2 { binder.coffee() }
    }
}
public enum CastOfAMetatype: CupComponent {
    static func wire<T>(_ type: T.Type, _ binder: Binder<Unscoped>) {
        if type is Tea.Type { binder.tea() } else { binder.coffee() }
    }
    public static func configure(binder: Binder<Unscoped>) {
        wire(Tea.self, binder)
        wire(Coffee.self, binder)
    }
}
public enum ConditionalCastOfAMetatype: CupComponent {
    static func wire<T>(_ type: T.Type, _ binder: Binder<Unscoped>) {
        if let brewed = type as? any Brewed.Type, brewed == Tea.self { binder.tea() }
    }
    public static func configure(binder: Binder<Unscoped>) {
        wire(Int.self, binder)
        wire(Tea.self, binder)
    }
}
public enum CastOfABinder: CupComponent {
    static func wire<S>(_ binder: Binder<S>) {
        if let other = binder as? Binder<Singleton> { other.bind(Tea.self).to(factory: Tea.init) }
        if let same = binder as? Binder<Unscoped> { same.coffee() }
    }
    public static func configure(binder: Binder<Unscoped>) { wire(binder) }
}
public enum TestOfABinder: CupComponent {
    static func wire<S>(_ binder: Binder<S>) {
        if binder is Binder<Singleton> { binder.bind(Tea.self).to(factory: Tea.init) }
    }
    public static func configure(binder: Binder<Unscoped>) { wire(binder) }
}
public enum ForcedCastOfABinder: CupComponent {
    static func wire(_ value: Any) { (value as! Binder<Unscoped>).tea() }
    public static func configure(binder: Binder<Unscoped>) { wire(binder) }
}
public enum SwitchOverTypes: CupComponent {
    static func wire(_ value: Any, _ binder: Binder<Unscoped>) {
        switch value {
        case is String: binder.tea()
        case let number as Int where number == 1: binder.coffee()
        default: binder.count()
        }
    }
    public static func configure(binder: Binder<Unscoped>) { wire(1, binder) }
}
public enum CaseOfACast: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let value: Any = 2
        if case let number as Int = value, number == 2 { binder.tea() }
        if case is String = value { binder.coffee() }
    }
}
public enum ComparedMetatypes: CupComponent {
    static func wire<T>(_ type: T.Type, _ binder: Binder<Unscoped>) { if T.self == Tea.self { binder.count() } }
    public static func configure(binder: Binder<Unscoped>) {
        wire(Tea.self, binder)
        wire(Coffee.self, binder)
    }
}
public enum CastOfABoolean: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let value: Any = true
        if value is Bool == false { binder.tea() }
        if (false as Any) is Bool { binder.coffee() }
    }
}

// SPDX-License-Identifier: Apache-2.0
