public import Dovetail

// Values that nobody writes where they are used: those of properties, of parameters, and of the cases of an enumeration.

private struct Switches {
    var isOn = true
    var isOff = false
    var count = 2
    var name = "tea"
}
@propertyWrapper private struct Inverted {
    private let stored: Bool
    var wrappedValue: Bool { !stored }
    init(wrappedValue: Bool) { stored = wrappedValue }
}
private struct Toggle: ExpressibleByBooleanLiteral {
    let isSet: Bool
    init(booleanLiteral value: Bool) { isSet = !value }
}
private struct Pourer {
    let binder: Binder<Unscoped>
    var suffix = "s"
    var isOn = false
    lazy var second: Int = {
        binder.coffee()
        return 2
    }()
    func pour(_ name: String) {
        if name + suffix == "teas" || isOn { binder.tea() }
    }
}
private enum Flavor: CaseIterable {
    case plain, sweet
    var isSweet: Bool { if case .sweet = self { true } else { false } }
}
private enum Portion: CaseIterable {
    case first, second
    static let allCases: [Portion] = [.second]
}

public enum DefaultsOfProperties: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let switches = Switches(name: "coffee")
        if switches.isOn { binder.tea() }
        if switches.isOff { binder.tea() }
        if switches.count == 2 { binder.coffee() }
        if switches.name == "tea" { binder.tea() }
    }
}
public enum DefaultsThatAreReplaced: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let switches = Switches(isOn: false, isOff: true)
        if switches.isOn { binder.tea() }
        if switches.isOff { binder.coffee() }
    }
}
public enum DefaultsThatChange: CupComponent {
    fileprivate static func serve(_ switches: consuming Switches, _ binder: Binder<Unscoped>) {
        switches.isOn = Run.isOff
        if switches.isOn { binder.tea() }
    }
    public static func configure(binder: Binder<Unscoped>) {
        var switches = Switches()
        switches.isOff = true
        if switches.isOff { binder.coffee() }
        serve(switches, binder)
        serve(Switches(), binder)
    }
}
public enum DefaultsThatAMethodChanges: CupComponent {
    fileprivate struct Flags {
        var isOn = true
        consuming func serve(_ binder: Binder<Unscoped>) {
            isOn = Run.isOff
            if isOn { binder.tea() }
        }
        mutating func pour(_ binder: Binder<Unscoped>) {
            isOn = Run.isOff
            if isOn { binder.coffee() }
        }
    }
    public static func configure(binder: Binder<Unscoped>) {
        Flags().serve(binder)
        var flags = Flags(isOn: true)
        flags.pour(binder)
    }
}
public enum DefaultOfAWrappedProperty: CupComponent {
    private struct Flags { @Inverted var isOn = true }
    public static func configure(binder: Binder<Unscoped>) {
        let flags = Flags()
        if flags.isOn { binder.tea() }
    }
}
public enum DefaultThatIsAnotherLiteral: CupComponent {
    private struct Flags { var toggle: Toggle = true }
    public static func configure(binder: Binder<Unscoped>) {
        let flags = Flags()
        if flags.toggle.isSet { binder.tea() } else { binder.coffee() }
    }
}
public enum DefaultThatAnInitializerChanges: CupComponent {
    private struct Flags {
        var isOn = true
        init() { isOn = Run.isOff }
    }
    public static func configure(binder: Binder<Unscoped>) {
        let flags = Flags()
        if flags.isOn { binder.tea() }
    }
}
public enum TextBesideABinder: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let pourer = Pourer(binder: binder, suffix: "s")
        pourer.pour("tea")
        if pourer.isOn { binder.coffee() }
    }
}
public enum LazyPropertyBesideABinder: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        var pourer = Pourer(binder: binder)
        if pourer.second == 2 { binder.tea() }
    }
}
public enum DefaultsOfALocalFunction: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        func pour(_ name: String, isServed: Bool = true) {
            guard isServed else { return }
            if name == "tea" { binder.tea() } else { binder.coffee() }
        }
        pour("tea")
        pour("coffee", isServed: false)
    }
}
public enum DefaultsOfTwoLocalFunctions: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        func pour(isServed: Bool = true) {
            func pour(_ isServed: Bool = false) { if isServed { binder.coffee() } }
            pour()
            if isServed { binder.tea() }
        }
        pour()
    }
}
public enum EachCase: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        for flavor in Flavor.allCases where flavor != .plain { if flavor.isSweet { binder.tea() } }
        Flavor.allCases.forEach { flavor in if flavor == .plain { binder.coffee() } }
    }
}
public enum EachCaseOfItsOwn: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        for portion in Portion.allCases { if portion == .first { binder.tea() } else { binder.coffee() } }
    }
}
public enum DefaultBesideThatOfAStaticProperty: CupComponent {
    private struct Pot {
        var count = 1
        static let count = 5
        let isFull = true
        nonisolated(unsafe) static var isFull = false
        var size = 1
    }
    private struct Can {
        var count: Int
        static let count = 5
        init(_ isLarge: Bool) { if isLarge { count = 2 } else { count = 1 } }
    }
    public static func configure(binder: Binder<Unscoped>) {
        for _ in 0..<Pot().count { binder.count() }
        if Pot().isFull { binder.tea() }
        if Pot.count == 5 { binder.coffee() }
        if Can(true).count == 2, Can(false).count == 1, Pot(size: 2).size == 2 { binder.count() }
    }
}

// SPDX-License-Identifier: Apache-2.0
