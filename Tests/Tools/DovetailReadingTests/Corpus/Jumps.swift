public import Dovetail

// Jumps that leave code that declares nothing.

public enum ContinueInASwitch: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        for number in [1, 2, 3] {
            switch number {
            case 2: continue
            default: break
            }
            binder.count()
        }
    }
}
public enum ContinueInASwitchOfTheRun: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        for number in [1, 2, 3] {
            switch Run.number + number {
            case 4: continue
            default: break
            }
            binder.count()
        }
    }
}
public enum BreakOfASwitchInALoop: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        for number in [1, 2] {
            switch number {
            case 1: break
            default: binder.tea()
            }
            binder.count()
        }
    }
}
public enum ReturnInASwitch: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        switch Run.mode {
        case .live: return
        case .test, .preview: break
        }
        binder.tea()
    }
}
public enum ReturnInALoopOverArguments: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        for argument in CommandLine.arguments { if !argument.isEmpty { return } }
        binder.tea()
    }
}
public enum ReturnInAWhile: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        var number = 0
        while number < 3 {
            if number == 2 { return }
            number += 1
        }
        binder.tea()
    }
}
public enum ReturnInARepeat: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        repeat { if Run.isOn { return } } while Run.isOn
        binder.tea()
    }
}
public enum BreakInAWhile: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        while true { break }
        binder.tea()
    }
}
public enum ReturnInACatch: CupComponent {
    static func fail() throws { if Run.isOn { throw Spill() } }
    public static func configure(binder: Binder<Unscoped>) {
        do { try fail() } catch { return }
        binder.tea()
    }
}
public enum ThrowInADo: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        do {
            if Run.isOn { throw Spill() }
            binder.tea()
        } catch { binder.coffee() }
    }
}
public enum ThrowingHelper: CupComponent {
    static func wire(_ binder: Binder<Unscoped>) throws {
        try check()
        binder.tea()
    }
    static func check() throws { if Run.isOn { throw Spill() } }
    public static func configure(binder: Binder<Unscoped>) { try? wire(binder) }
}
public enum ThrowingCheckInADo: CupComponent {
    static func check() throws { if Run.isOn { throw Spill() } }
    public static func configure(binder: Binder<Unscoped>) {
        do {
            try check()
            binder.tea()
        } catch {}
        binder.coffee()
    }
}
public enum ReturnInADo: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        do { if Run.isOn { return } }
        binder.tea()
    }
}
public enum BreakOfALabeledBlock: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        wiring: do {
            if Run.isOn { break wiring }
            binder.tea()
        }
        binder.coffee()
    }
}
public enum BreakOfALabeledIf: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        wiring: if Run.isOn {
            if Run.isOn { break wiring }
            binder.tea()
        }
        binder.coffee()
    }
}
public enum BreakOfALabeledLoop: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        outer: for number in [1, 2, 3] {
            inner: for other in [1, 2] {
                if number == 1 { continue outer }
                if other == 2 { break inner }
                if number == 3 { break outer }
                binder.tea()
            }
            binder.count()
        }
        binder.coffee()
    }
}
public enum BreakOfALabeledSwitch: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        choice: switch Run.isOn {
        case true:
            for number in [1, 2] {
                if number == 2 { break choice }
                binder.tea()
            }
            binder.count()
        case false: break
        }
        binder.coffee()
    }
}
public enum LabelInBackticks: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        `for`: do {
            for _ in [1] { break `for` }
            binder.tea()
        }
        binder.coffee()
    }
}
public enum LabelWithAComment: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        outer /* a comment */: for number in [1, 2] {
            for _ in [1] where number == 1 { continue outer }
            binder.tea()
        }
        binder.coffee()
    }
}
public enum LabelOfALoopThatIsNotKnown: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        for number in [1, 2] {
            outer: while true {
                for other in [1, 2] where other == number { break outer }
            }
            if number == 2 { binder.tea() }
        }
        binder.coffee()
    }
}
public enum DeferredStatements: CupComponent {
    static func isServed(_ binder: Binder<Unscoped>, _ number: Int) -> Bool {
        if number == 1 {
            defer { binder.tea() }
            if Run.isOn { return true }
        }
        defer { if number == 1 { binder.count() } }
        return false
    }
    public static func configure(binder: Binder<Unscoped>) {
        for number in [1, 2] {
            defer { if number == 2 { binder.bind(Int?.self).to(value: 1) } }
            if isServed(binder, number) { continue }
            if number == 2 { binder.coffee() }
        }
    }
}
public enum DeferInTheWrongOrder: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        var isServed = true
        defer { if isServed { binder.tea() } else { binder.coffee() } }
        defer { isServed = false }
        if isServed { binder.count() }
    }
}
public enum DeferThatIsNotReached: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        do {
            if Run.isOn { return }
            defer { binder.tea() }
            binder.count()
        }
        binder.coffee()
    }
}
public enum ContinueInAForWithoutDeclarations: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        outer: for number in [1, 2] {
            for other in Run.sequence(2) where other == 1 { continue outer }
            if number == 2 { binder.tea() }
        }
    }
}
public enum ReturnInALoopOfALocalFunction: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        func find() -> Bool {
            for number in Run.sequence(2) where number == 1 { return true }
            return false
        }
        if find() { binder.tea() }
    }
}
public enum ReturnInADefaultOfAnIf: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        if case .live = Run.mode { return }
        binder.tea()
    }
}
public enum DeferInAHelper: CupComponent {
    static func wire(_ binder: Binder<Unscoped>) -> Bool {
        defer { binder.tea() }
        return Run.isOn
    }
    public static func configure(binder: Binder<Unscoped>) { if wire(binder) { binder.coffee() } }
}
public enum FailableInitializer: CupComponent {
    struct Pot {
        init?(_ binder: Binder<Unscoped>) {
            if Run.isOn { return nil }
            binder.tea()
        }
    }
    public static func configure(binder: Binder<Unscoped>) { if Pot(binder) == nil { binder.coffee() } }
}

// SPDX-License-Identifier: Apache-2.0
