public import Dovetail

// Flags that change in code that declares nothing.

enum Lantern {
    nonisolated(unsafe) static var isOn = false
    static var isLit: Bool {
        get { isOn }
        set { isOn = newValue }
    }
    static func flip() { isOn.toggle() }
    static func wire(_ binder: Binder<Unscoped>, _ change: () -> Void) {
        isOn = Run.isOn
        if isOn { binder.tea() }
        change()
        if isOn { binder.coffee() }
    }
}
protocol Flipping { func flip() }
struct Flipper: Flipping { func flip() { Lantern.isOn.toggle() } }
class Switcher { func flip() {} }
final class OtherSwitcher: Switcher { override func flip() { Lantern.isOn.toggle() } }
func callTwice(_ body: () -> Void) {
    body()
    [0].forEach { _ in }
}

public enum FlagThatALoopChanges: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        Lantern.isOn = Run.isOn
        if Lantern.isOn { binder.tea() }
        for _ in Run.sequence(1) { Lantern.isOn.toggle() }
        if Lantern.isOn { binder.coffee() }
    }
}
public enum FlagThatAWhileChanges: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        Lantern.isOn = Run.isOn
        if Lantern.isOn { binder.tea() }
        while Lantern.isOn == Run.isOn { Lantern.flip() }
        if Lantern.isOn { binder.coffee() }
    }
}
public enum FlagThatASwitchChanges: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        Lantern.isOn = Run.isOn
        if Lantern.isOn { binder.tea() }
        switch Run.number {
        case 1, 2: Lantern.isOn.toggle()
        default: break
        }
        if Lantern.isOn { binder.coffee() }
    }
}
public enum FlagThatAClosureChanges: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let change = { Lantern.isOn.toggle() }
        Lantern.isOn = Run.isOn
        if Lantern.isOn { binder.tea() }
        change()
        if Lantern.isOn { binder.coffee() }
    }
}
public enum FlagThatALocalFunctionChanges: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        func change() { Lantern.flip() }
        Lantern.isOn = Run.isOn
        if Lantern.isOn { binder.tea() }
        change()
        if Lantern.isOn { binder.coffee() }
    }
}
public enum FlagThatAClosureInAVariableChanges: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        var change = {}
        change = { Lantern.isOn.toggle() }
        Lantern.isOn = Run.isOn
        if Lantern.isOn { binder.tea() }
        change()
        if Lantern.isOn { binder.coffee() }
    }
}
public enum FlagThatAPassedClosureChanges: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        Lantern.isOn = Run.isOn
        if Lantern.isOn { binder.tea() }
        [0].forEach { _ in Lantern.isOn.toggle() }
        if Lantern.isOn { binder.coffee() }
    }
}
public enum FlagThatAPassedFunctionChanges: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        Lantern.isOn = Run.isOn
        if Lantern.isOn { binder.tea() }
        callTwice(Lantern.flip)
        if Lantern.isOn { binder.coffee() }
    }
}
public enum FlagThatAParameterChanges: CupComponent {
    public static func configure(binder: Binder<Unscoped>) { Lantern.wire(binder) { Lantern.isOn.toggle() } }
}
public enum FlagThatAParameterOfAVariableChanges: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        var change = { Lantern.isOn.toggle() }
        if Run.isOff { change = {} }
        Lantern.wire(binder) { change() }
    }
}
public enum FlagThatACatchChanges: CupComponent {
    struct Spill: Error {}
    static func check() throws { if Run.number > 0 { throw Spill() } }
    public static func configure(binder: Binder<Unscoped>) {
        Lantern.isOn = Run.isOn
        if Lantern.isOn { binder.tea() }
        do { try check() } catch { Lantern.isOn.toggle() }
        if Lantern.isOn { binder.coffee() }
    }
}
public enum FlagThatASetterChanges: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        Lantern.isOn = Run.isOn
        if Lantern.isOn { binder.tea() }
        Lantern.isLit = !Lantern.isLit
        if Lantern.isOn { binder.coffee() }
    }
}
public enum FlagThatARequirementChanges: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let flipper: any Flipping = Flipper()
        Lantern.isOn = Run.isOn
        if Lantern.isOn { binder.tea() }
        flipper.flip()
        if Lantern.isOn { binder.coffee() }
    }
}
public enum FlagThatASubclassChanges: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let switcher: Switcher = OtherSwitcher()
        Lantern.isOn = Run.isOn
        if Lantern.isOn { binder.tea() }
        switcher.flip()
        if Lantern.isOn { binder.coffee() }
    }
}

// SPDX-License-Identifier: Apache-2.0
