public import Dovetail

// Several conditions on one value that only the running program knows. Each component with a mug binds its tea once, whatever the value is.

enum Season: CaseIterable, Sendable {
    case spring, summer, autumn
    static var now: Season { allCases[CommandLine.arguments.count / 1_000] }
    static var last: Season? { CommandLine.arguments.count > 1_000 ? now : allCases.first }
    static var name: String { String(CommandLine.arguments.count / 1_000) }
}

public enum SeasonOrAnother: MugComponent {
    public static func configure(binder: Binder<Unscoped>) {
        if Season.now == .spring { binder.tea() }
        if Season.now != .spring { binder.bind(Tea.self).to(value: Tea()) }
    }
}
public enum EachSeason: MugComponent {
    public static func configure(binder: Binder<Unscoped>) {
        if Season.now == .spring { binder.tea() }
        if .summer == Season.now { binder.bind(Tea.self).to(value: Tea()) }
        if Season.now != .spring && Season.now != .summer { binder.bind(Tea.self).to { Tea() } }
    }
}
public enum SeasonThatIsLeft: MugComponent {
    public static func configure(binder: Binder<Unscoped>) {
        if Season.now == .spring || Season.now == .summer { return binder.tea() }
        if Season.now == .autumn { binder.bind(Tea.self).to(value: Tea()) }
    }
}
public enum SwitchAndCondition: MugComponent {
    public static func configure(binder: Binder<Unscoped>) {
        switch Season.now {
        case .spring: binder.tea()
        case .summer, .autumn: break
        }
        if Season.now != .spring { binder.bind(Tea.self).to(value: Tea()) }
    }
}
public enum ConditionAndSwitch: MugComponent {
    public static func configure(binder: Binder<Unscoped>) {
        if case .spring = Season.now { binder.tea() }
        switch Season.now {
        case .spring: break
        default: binder.bind(Tea.self).to(value: Tea())
        }
    }
}
public enum TwoSwitchesOfOneSeason: MugComponent {
    public static func configure(binder: Binder<Unscoped>) {
        switch Season.now {
        case .autumn: binder.tea()
        default: break
        }
        switch Season.now {
        case .spring: binder.bind(Tea.self).to(value: Tea())
        case .summer: binder.bind(Tea.self).to { Tea() }
        case .autumn: break
        }
    }
}
public enum ConstantOfAComparison: MugComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let season = Season.now
        let isSpring = season == .spring, isOther = !isSpring
        if isSpring { binder.tea() }
        if isOther, Season.now == .summer { binder.bind(Tea.self).to(value: Tea()) }
        guard season != .spring, season != .summer else { return }
        binder.bind(Tea.self).to { Tea() }
    }
}
public enum SeasonOfAParameter: MugComponent {
    static func wire(_ season: Season, _ binder: Binder<Unscoped>) {
        if season == .spring { binder.tea() }
        let other = { if season != .spring { binder.bind(Tea.self).to(value: Tea()) } }
        other()
    }
    public static func configure(binder: Binder<Unscoped>) { wire(Season.allCases.randomElement() ?? .spring, binder) }
}
public enum SeasonThatMayBeMissing: MugComponent {
    public static func configure(binder: Binder<Unscoped>) {
        if let season = Season.last {
            if season == .spring { binder.tea() }
            if season != .spring { binder.bind(Tea.self).to(value: Tea()) }
        }
        if Season.last == nil { binder.bind(Tea.self).to { Tea() } }
    }
}
public enum SwitchOverWhatMayBeMissing: MugComponent {
    public static func configure(binder: Binder<Unscoped>) {
        switch Season.last {
        case .spring?: binder.tea()
        case .none: break
        case let other?: binder.bind(Tea.self).to(value: [other].isEmpty ? Tea() : Tea())
        }
        guard Season.last == nil else { return }
        binder.bind(Tea.self).to { Tea() }
    }
}
public enum NumbersAndNames: MugComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let count = CommandLine.arguments.count / 1_000
        switch count {
        case 1, 2: binder.tea()
        case 3: break
        default: binder.bind(Tea.self).to(value: Tea())
        }
        guard count == 3 else { return }
        switch Season.name {
        case "spring": binder.bind(Tea.self).to { Tea() }
        default: if Season.name != "spring" { binder.bind(Tea.self).to(factory: Tea.init) }
        }
    }
}
public enum TruthOfAFlag: MugComponent {
    public static func configure(binder: Binder<Unscoped>) {
        if Run.isOn == true { binder.tea() }
        if Run.isOn != true { binder.bind(Tea.self).to(value: Tea()) }
    }
}

// What looks like one value, and is not: with one answer for both conditions, these would be read as other graphs.

enum Chameleon: Sendable {
    case red, green
    static func == (_: Chameleon, _: Chameleon) -> Bool { true }
    static let now = Chameleon.red
}
enum Lamp: Sendable {
    nonisolated(unsafe) static var isOn = Run.isOn
    static var isLit: Bool { isOn }
    static func toggle() { isOn.toggle() }
    static func next() -> Bool {
        toggle()
        return isLit
    }
}

public enum EqualToBoth: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let now = Chameleon.now
        if now == .red { binder.tea() }
        if now == .green { binder.coffee() }
        if now != .green { binder.count() }
    }
}
struct Measure: Sendable, Equatable, ExpressibleByNilLiteral {
    var grams = 0
    init(nilLiteral: ()) {}
}
public enum NilOfAnotherType: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let measure: Measure = nil
        if measure == nil { binder.tea() } else { binder.coffee() }
    }
}
public enum PatternOfAnIterator: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        var numbers = [1, 7].makeIterator()
        if case let number? = numbers.next(), number < 4 { binder.tea() }
        if case let number? = numbers.next(), number < 4 { binder.coffee() }
    }
}
public enum VariableOfAPatternInALoop: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        for case var number? in [1, nil, 5] {
            number += same(1)
            if number == 2 { binder.count() }
        }
    }
}
public enum ThrownCoins: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        for _ in 1...5 {
            if Bool.random() { binder.count() }
            if [true, false].randomElement() == true { binder.count() }
        }
    }
}
public enum FlagThatAFunctionChanges: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        Lamp.isOn = Run.isOn
        if Lamp.isLit { binder.tea() }
        Lamp.toggle()
        if Lamp.isLit { binder.coffee() }
    }
}
public enum FlagThatIsToggled: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        Lamp.isOn = Run.isOn
        if Lamp.isOn { binder.tea() }
        Lamp.isOn.toggle()
        if Lamp.isOn { binder.coffee() }
    }
}
public enum FunctionWithAnEffect: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        Lamp.isOn = Run.isOn
        let first = Lamp.next(), second = Lamp.next()
        if first { binder.tea() }
        if second { binder.coffee() }
        if Lamp.next() { binder.count() }
        if Lamp.next() { binder.count() }
    }
}

// SPDX-License-Identifier: Apache-2.0
