public import Dovetail

// Binders in parts of statements that declare nothing else.

private func serve(_ number: Int, _ binder: Binder<Unscoped>) -> Bool {
    if number == 1 { binder.tea() } else { binder.coffee() }
    return number == 2
}
public enum BinderInAnInterpolation: CupComponent {
    public static func configure(binder: Binder<Unscoped>) { _ = "\(serve(1, binder))" }
}
public enum BinderInAWhere: CupComponent {
    public static func configure(binder: Binder<Unscoped>) { for number in Run.sequence(1) where serve(number, binder) {} }
}
public enum BinderInAWhile: CupComponent {
    public static func configure(binder: Binder<Unscoped>) { while serve(1, binder) {} }
}
public enum BinderInARepeat: CupComponent {
    public static func configure(binder: Binder<Unscoped>) { repeat {} while serve(1, binder) }
}
public enum BinderInAConditionOfACase: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        switch Run.number {
        case let number where serve(number, binder): binder.count()
        default: break
        }
    }
}
public enum BinderInAConditionOfACaseThatDeclaresNothing: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        switch Run.number {
        case let number where serve(number, binder): break
        default: break
        }
    }
}
private struct Serving {
    let binder: Binder<Unscoped>
    static func ~= (served: Serving, number: Int) -> Bool { serve(number, served.binder) }
}
public enum BinderInAPattern: CupComponent {
    public static func configure(binder: Binder<Unscoped>) { if case Serving(binder: binder) = Run.number {} }
}
public enum BinderInAPatternOfACase: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        switch Run.number {
        case Serving(binder: binder): break
        default: break
        }
    }
}
public enum BinderInAPatternOfALoop: CupComponent {
    public static func configure(binder: Binder<Unscoped>) { for case Serving(binder: binder) in [1, 2] {} }
}
public enum BinderInAnAssertion: CupComponent {
    public static func configure(binder: Binder<Unscoped>) { precondition(!serve(1, binder)) }
}
public enum BinderInAnOperand: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let isServed = Run.isOn && serve(1, binder)
        _ = isServed
    }
}
public enum BinderInANilCoalescing: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let number: Bool? = Run.isOn ? nil : true
        _ = number ?? serve(1, binder)
    }
}
public enum BinderInADefaultOfASubscript: CupComponent {
    public static func configure(binder: Binder<Unscoped>) { _ = ["a": true]["b", default: serve(1, binder)] }
}
public enum BinderInAKeyPath: CupComponent {
    public static func configure(binder: Binder<Unscoped>) { _ = \[Bool].[serve(1, binder) ? 0 : 1] }
}
public enum BinderInAClosureThatIsReturned: CupComponent {
    private static func step(_ binder: Binder<Unscoped>) -> () -> Bool { { serve(1, binder) } }
    public static func configure(binder: Binder<Unscoped>) { _ = step(binder)() }
}
public enum BinderInAnAutoclosure: CupComponent {
    private static func when(_ condition: Bool, _ body: @autoclosure () -> Bool) { if condition { _ = body() } }
    public static func configure(binder: Binder<Unscoped>) { when(Run.isOn, serve(1, binder)) }
}
public enum BinderInALocalType: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        struct Waiter {
            let binder: Binder<Unscoped>
            func wait() { _ = serve(1, binder) }
        }
        Waiter(binder: binder).wait()
    }
}
public enum BinderInAResult: CupComponent {
    public static func configure(binder: Binder<Unscoped>) { _ = Result<Bool, any Error> { serve(1, binder) } }
}
public enum BinderInATuplePattern: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        if case (let inner, 2) = (binder, Run.number) { inner.tea() }
    }
}
public enum BinderInAnOptionalPattern: CupComponent {
    private static func optional(_ binder: Binder<Unscoped>) -> Binder<Unscoped>? { Run.isOn ? binder : nil }
    public static func configure(binder: Binder<Unscoped>) {
        guard let inner = optional(binder) else { return binder.coffee() }
        inner.tea()
    }
}

// SPDX-License-Identifier: Apache-2.0
