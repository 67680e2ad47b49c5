public import Dovetail

// Conditions that look alike and differ, and conditions that look different and are the same.

public enum ConditionInALoop: CupComponent {
    public static func configure(binder: Binder<Unscoped>) { for isServed in [Run.isOn, Run.isOff] { if isServed { binder.count() } } }
}
public enum ConditionOnAnElement: CupComponent {
    public static func configure(binder: Binder<Unscoped>) { for number in [1, 2] { if Run.isServed(number) { binder.count() } } }
}
public enum SwitchInALoop: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        for number in [Run.number, Run.number - 1] {
            switch number {
            case 1: binder.tea()
            default: binder.coffee()
            }
        }
    }
}
public enum SwitchOverKnownElements: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        for mode in [Mode.live, .test] {
            switch mode {
            case .live: binder.tea()
            case .test: binder.coffee()
            case .preview: binder.count()
            }
        }
    }
}
public enum ClosureOverElements: CupComponent {
    public static func configure(binder: Binder<Unscoped>) { [Run.isOn, Run.isOff].forEach { if $0 { binder.count() } } }
}
public enum ConditionOfACapturedElement: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        for number in [1, 2] {
            let wire = { if Run.isServed(number) { binder.count() } }
            wire()
        }
    }
}
public enum HelperTwiceOnOneLine: CupComponent {
    static func wire(_ isServed: Bool, _ binder: Binder<Unscoped>) -> Int {
        if isServed { binder.count() }
        return 1
    }
    public static func configure(binder: Binder<Unscoped>) { _ = wire(Run.isOn, binder) + wire(Run.isOff, binder) }
}
public enum ChainedHelpers: CupComponent {
    struct Waiter {
        let binder: Binder<Unscoped>
        func pour(_ isServed: Bool) -> Waiter {
            if isServed { binder.count() }
            return self
        }
    }
    public static func configure(binder: Binder<Unscoped>) { _ = Waiter(binder: binder).pour(Run.isOn).pour(Run.isOff) }
}
public enum HelperInALoop: CupComponent {
    static func wire(_ isServed: Bool, _ binder: Binder<Unscoped>) { if isServed { binder.count() } }
    public static func configure(binder: Binder<Unscoped>) { for isServed in [Run.isOn, Run.isOff] { wire(isServed, binder) } }
}
public enum FilesOfEqualLayout: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        binder.include(module: LeftModule.self)
        binder.include(module: RightModule.self)
    }
}

protocol Served { static var isServed: Bool { get } }
extension Served {
    static func wire(_ binder: Binder<Unscoped>) { if isServed { binder.count() } }
}
enum OnServed: Served { static var isServed: Bool { Run.isOn } }
enum OffServed: Served { static var isServed: Bool { Run.isOff } }
public enum ConditionInAProtocolExtension: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        OnServed.wire(binder)
        OffServed.wire(binder)
    }
}
struct Guest {
    let isThirsty: Bool
    func wire(_ binder: Binder<Unscoped>) { if isThirsty { binder.count() } }
}
public enum ConditionOnAPropertyOfSelf: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        Guest(isThirsty: Run.isOn).wire(binder)
        Guest(isThirsty: Run.isOff).wire(binder)
    }
}
public enum ConditionOnAPropertyOfALocal: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        for guest in [Guest(isThirsty: Run.isOn), Guest(isThirsty: Run.isOff)] { if guest.isThirsty { binder.count() } }
    }
}
public enum GenericCondition: CupComponent {
    static func wire<S: Served>(_: S.Type, _ binder: Binder<Unscoped>) { if S.isServed { binder.count() } }
    public static func configure(binder: Binder<Unscoped>) {
        wire(OnServed.self, binder)
        wire(OffServed.self, binder)
    }
}
public enum ConditionThatAnIteratorChanges: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        var iterator = [Run.isOn, Run.isOff].makeIterator()
        if iterator.next() == true { binder.tea() }
        if iterator.next() == true { binder.coffee() }
    }
}
public enum ConditionOnAVariableThatChanges: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        var isServed = Run.isOn
        if isServed { binder.tea() }
        isServed = Run.isOff
        if isServed { binder.coffee() }
    }
}
public enum ConditionOnAGlobalThatChanges: CupComponent {
    nonisolated(unsafe) static var isServed = Run.isOn
    public static func configure(binder: Binder<Unscoped>) {
        if isServed { binder.tea() }
        isServed = !isServed
        if isServed { binder.coffee() }
        isServed = Run.isOn
    }
}
public enum ConditionOnACounter: CupComponent {
    nonisolated(unsafe) static var calls = 0
    static func next() -> Int {
        calls += 1
        return calls % 2
    }
    public static func configure(binder: Binder<Unscoped>) {
        if next() == 1 { binder.tea() }
        if next() == 1 { binder.coffee() }
    }
}

// One question.

public enum LocalConstantTwice: MugComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let isServed = Run.isOn
        if isServed { binder.tea() }
        if !isServed { binder.bind(Tea.self).to(value: Tea()) }
    }
}
public enum LocalConstantAndItsValue: MugComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let isServed = Run.isOn
        if isServed { binder.tea() }
        if !Run.isOn { binder.bind(Tea.self).to(value: Tea()) }
    }
}
public enum ParameterTwice: MugComponent {
    static func wire(_ isServed: Bool, _ binder: Binder<Unscoped>) {
        if isServed { binder.tea() }
        guard !isServed else { return }
        binder.bind(Tea.self).to(value: Tea())
    }
    public static func configure(binder: Binder<Unscoped>) { wire(Run.isOn, binder) }
}
public enum ConstantInAClosure: MugComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let isServed = Run.isOn
        func wire() { if isServed { binder.tea() } }
        wire()
        if !isServed { binder.bind(Tea.self).to(value: Tea()) }
    }
}
public enum EqualAndUnequal: MugComponent {
    public static func configure(binder: Binder<Unscoped>) {
        if Run.mode == .live { binder.tea() }
        if Run.mode != .live { binder.bind(Tea.self).to(value: Tea()) }
    }
}
public enum EqualToTwoCases: MugComponent {
    public static func configure(binder: Binder<Unscoped>) {
        if Run.mode == .live { binder.tea() }
        if Run.mode == .test { binder.bind(Tea.self).to(value: Tea()) }
        if Run.mode != .live && Run.mode != .test { binder.bind(Tea.self).to { Tea() } }
    }
}
public enum SwitchAndEqual: MugComponent {
    public static func configure(binder: Binder<Unscoped>) {
        switch Run.mode {
        case .live: binder.tea()
        case .test, .preview: break
        }
        if Run.mode != .live { binder.bind(Tea.self).to(value: Tea()) }
    }
}
public enum TwoSwitchesOverOneMode: MugComponent {
    public static func configure(binder: Binder<Unscoped>) {
        switch Run.mode {
        case .live: binder.tea()
        default: break
        }
        switch Run.mode {
        case .live: break
        case .test, .preview: binder.bind(Tea.self).to(value: Tea())
        }
    }
}
public enum IfCaseAndSwitch: MugComponent {
    public static func configure(binder: Binder<Unscoped>) {
        if case .live = Run.mode { binder.tea() }
        switch Run.mode {
        case .live: break
        default: binder.bind(Tea.self).to(value: Tea())
        }
    }
}
public enum OperandsInAnotherOrder: MugComponent {
    public static func configure(binder: Binder<Unscoped>) {
        if Run.mode == .live { binder.tea() }
        if .live != Run.mode { binder.bind(Tea.self).to(value: Tea()) }
    }
}
public enum NilAndLet: MugComponent {
    static var name: String? { Run.isOn ? "tea" : nil }
    public static func configure(binder: Binder<Unscoped>) {
        if let _ = name { binder.tea() }
        if name == nil { binder.bind(Tea.self).to(value: Tea()) }
    }
}
public enum KnownCase: MugComponent {
    static let mode = Mode.live
    public static func configure(binder: Binder<Unscoped>) { if mode == .live { binder.tea() } }
}
public enum SwitchOverAKnownCase: MugComponent {
    static let mode = Mode.live
    public static func configure(binder: Binder<Unscoped>) {
        switch mode {
        case .live: binder.tea()
        case .test, .preview: break
        }
    }
}
public enum IfCaseOfAKnownCase: MugComponent {
    static let mode = Mode.live
    public static func configure(binder: Binder<Unscoped>) { if case .live = mode { binder.tea() } }
}
public enum RequiredUnderACondition: MugComponent {
    public static func configure(binder: Binder<Unscoped>) { if Run.isOn { binder.tea() } }
}
public enum RequiredInAnElse: MugComponent {
    public static func configure(binder: Binder<Unscoped>) { if Run.isOff {} else { binder.tea() } }
}
public enum RequiredUnderThreeConditions: MugComponent {
    static var first: Bool { Run.isOff }
    static var second: Bool { Run.isOff }
    static var third: Bool { Run.isOff }
    public static func configure(binder: Binder<Unscoped>) {
        if first && second && third { return }
        binder.tea()
    }
}
public enum ThreeFlags: CupComponent {
    static var first: Bool { Run.isOff }
    static var second: Bool { Run.isOff }
    static var third: Bool { Run.isOff }
    public static func configure(binder: Binder<Unscoped>) {
        var count = 0
        if first { count += 1 }
        if first { if second { if !third { binder.bind(Mug.self).to(factory: Mug.init) } } }
        _ = count
    }
}

// SPDX-License-Identifier: Apache-2.0
