public import Dovetail

// What is thrown, and where it is caught.

private enum Mishap: Error { case small, large }
private func check(_ number: Int) throws { if Run.isServed(number) { throw Spill() } }
private func checkMishap(_ number: Int) throws { throw Run.isServed(number) ? Mishap.small : Mishap.large }
private func number() throws -> Int {
    if Run.isOn { throw Spill() }
    return 1
}
private func isServed() throws -> Bool { if Run.isOff { throw Spill() } else { Run.isOn } }
private var numberOfCups: Int { get throws { if Run.isOn { throw Spill() } else { 1 } } }
private struct Cupboard {
    subscript(number: Int) -> Int { get throws { if Run.isServed(number) { throw Spill() } else { number } } }
}
private func each(_ body: (Int) throws -> Void) rethrows { for number in [1, 2] { try body(number) } }

public enum ContinueInACatch: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        for number in [2, 3] {
            do { try check(number) } catch { continue }
            if number == 2 { binder.tea() } else { binder.coffee() }
        }
    }
}
public enum BreakInACatch: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        for number in [1, 2] {
            do { try check(number) } catch { break }
            if number == 1 { binder.tea() } else { binder.coffee() }
        }
    }
}
public enum ThrownThroughTwoFunctions: CupComponent {
    static func serve(_ number: Int, _ binder: Binder<Unscoped>) throws {
        try check(number)
        binder.count()
    }
    static func wire(_ binder: Binder<Unscoped>) throws {
        try serve(2, binder)
        binder.coffee()
    }
    public static func configure(binder: Binder<Unscoped>) {
        do { try wire(binder) } catch { binder.tea() }
    }
}
public enum CatchOfAType: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        do { try check(2) } catch is CancellationError { binder.coffee() } catch let spill as Spill {
            _ = spill
            binder.tea()
        } catch { binder.count() }
    }
}
public enum CatchWithAValue: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        do { try checkMishap(2) } catch Mishap.large { binder.coffee() } catch Mishap.small { binder.tea() } catch {}
    }
}
public enum CatchWithACondition: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        do { try check(2) } catch  where Run.isOff { binder.coffee() } catch  where Run.isOn { binder.tea() } catch { binder.count() }
    }
}
public enum CatchThatThrows: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        do {
            do { try check(2) } catch {
                if Run.isOn { throw error }
                binder.count()
            }
            binder.coffee()
        } catch { binder.tea() }
    }
}
public enum CatchOfAnotherError: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        do {
            do { try check(2) } catch is CancellationError { binder.count() }
            binder.coffee()
        } catch { binder.tea() }
    }
}
public enum ErrorThatAnInnerDoLeaves: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        do {
            do { try check(2) } catch is CancellationError {}
            binder.coffee()
        } catch { binder.tea() }
    }
}
public enum CatchThatMayThrow: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        do {
            do { try check(2) } catch { try check(2) }
            binder.coffee()
        } catch { binder.tea() }
    }
}
public enum ThrowBelowACall: CupComponent {
    final class Pot: Sendable {
        func filled(_ cups: Int) throws -> Pot {
            if Run.isOn { throw Spill() }
            return self
        }
    }
    static func pot() throws -> Pot {
        try check(1)
        return Pot()
    }
    static func wire(_ binder: Binder<Unscoped>) -> Int {
        binder.count()
        return 1
    }
    public static func configure(binder: Binder<Unscoped>) {
        do {
            _ = try pot().filled(wire(binder))
            binder.coffee()
        } catch { binder.tea() }
    }
}
public enum ThrowInAnArgument: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        do { binder.value(try number()) } catch { binder.tea() }
    }
}
public enum ThrowBetweenArguments: CupComponent {
    static func wire(_ binder: Binder<Unscoped>) -> Int {
        binder.coffee()
        return 1
    }
    static func add(_: Int, _: Int, _: Int) {}
    public static func configure(binder: Binder<Unscoped>) {
        do {
            add(
                wire(binder), try number(),
                {
                    binder.count(); return 2
                }())
        } catch { binder.tea() }
    }
}
public enum ThrowInALoopThatDeclaresNothing: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        do {
            for number in Run.sequence(2) { try check(number + 1) }
            binder.coffee()
        } catch { binder.tea() }
    }
}
public enum ThrowInAWhileThatDeclaresNothing: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        do {
            var number = 0
            while number < 3 {
                try check(number)
                number += 1
            }
            binder.coffee()
        } catch { binder.tea() }
    }
}
public enum ThrowInASwitchThatDeclaresNothing: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        do {
            switch Run.mode {
            case .live: try check(2)
            case .test, .preview: break
            }
            binder.coffee()
        } catch { binder.tea() }
    }
}
public enum ThrowInAClosureThatDeclaresNothing: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        do {
            try each { try check($0) }
            binder.coffee()
        } catch { binder.tea() }
    }
}
public enum ThrowInAClosureThatDeclares: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        do {
            try each { number in
                try check(number)
                binder.coffee()
            }
            binder.count()
        } catch { binder.tea() }
    }
}
public enum ThrowInAForEach: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        do {
            try [1, 2].forEach { number in
                try check(number)
                binder.coffee()
            }
            binder.count()
        } catch { binder.tea() }
    }
}
public enum ThrowAfterADefer: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        do {
            defer { binder.coffee() }
            try check(2)
            binder.count()
        } catch { binder.tea() }
    }
}
public enum ThrowInAnInterpolation: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        do {
            _ = "\(try number())"
            binder.coffee()
        } catch { binder.tea() }
    }
}
public enum ThrowInACondition: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        do {
            if try isServed(), try number() == 1 { binder.coffee() } else { binder.count() }
        } catch { binder.tea() }
    }
}
public enum ThrowInAnOperand: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        do {
            let isOn = try Run.isOff || number() == 1
            if isOn { binder.coffee() } else { binder.count() }
        } catch { binder.tea() }
    }
}
public enum ThrowInAWhere: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        do {
            for cup in [1, 2] where try number() == cup { binder.coffee() }
            binder.count()
        } catch { binder.tea() }
    }
}
public enum ThrowInACase: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        do {
            switch Run.number {
            case let cup where try number() == cup: binder.coffee()
            default: break
            }
            binder.count()
        } catch { binder.tea() }
    }
}
public enum ThrowOfASequence: CupComponent {
    static func numbers() throws -> [Int] { [try number()] }
    public static func configure(binder: Binder<Unscoped>) {
        do {
            for _ in try numbers() {}
            binder.coffee()
        } catch { binder.tea() }
    }
}
public enum ThrowOfAGlobal: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        do {
            _ = try numberOfCups
            binder.coffee()
        } catch { binder.tea() }
    }
}
public enum ThrowOfASubscript: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        do {
            _ = try Cupboard()[2]
            binder.coffee()
        } catch { binder.tea() }
    }
}
public enum ThrowInALocalFunction: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        func wire() throws {
            try check(2)
            binder.coffee()
        }
        func test() throws { try check(2) }
        do {
            try test()
            binder.count()
            try wire()
        } catch { binder.tea() }
    }
}
public enum ThrowOfAVariable: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let functions: [() throws -> Void] = [{ try check(2) }]
        do {
            try functions[0]()
            binder.coffee()
        } catch { binder.tea() }
    }
}
public enum ThrowInAnInitializer: CupComponent {
    struct Bar {
        let binder: Binder<Unscoped>
        init(_ binder: Binder<Unscoped>) throws {
            self.binder = binder
            binder.count()
            try check(2)
        }
    }
    public static func configure(binder: Binder<Unscoped>) {
        do {
            let bar = try Bar(binder)
            bar.binder.coffee()
        } catch { binder.tea() }
    }
}
public enum ThrowThatIsForced: CupComponent {
    static func wire(_ binder: Binder<Unscoped>) throws {
        try check(1)
        binder.tea()
    }
    public static func configure(binder: Binder<Unscoped>) {
        do {
            try! wire(binder)
            try check(2)
            binder.coffee()
        } catch {}
    }
}
public enum ThrowThatMayBeNil: CupComponent {
    static func wire(_ binder: Binder<Unscoped>) throws -> Int {
        try check(2)
        binder.coffee()
        return 1
    }
    public static func configure(binder: Binder<Unscoped>) {
        let served = try? wire(binder)
        if served == nil { binder.tea() }
        guard let number = try? number() else { return binder.count() }
        if number == 1 { binder.coffee() }
    }
}
public enum TypedThrow: CupComponent {
    private static func check() throws(Mishap) { throw Run.isOn ? .small : .large }
    public static func configure(binder: Binder<Unscoped>) {
        do throws(Mishap) {
            try check()
            binder.count()
        } catch {
            switch error {
            case .small: binder.tea()
            case .large: binder.coffee()
            }
        }
    }
}
public enum ReturnInADoThatThrows: CupComponent {
    static func isServed(_ binder: Binder<Unscoped>) -> Bool {
        do {
            try check(2)
            return true
        } catch { binder.tea() }
        return false
    }
    public static func configure(binder: Binder<Unscoped>) { if isServed(binder) { binder.coffee() } else { binder.count() } }
}
public enum ReturnInATry: CupComponent {
    static func first() throws -> Bool {
        try check(2)
        return true
    }
    static func isServed() -> Bool { do { return try first() } catch { return false } }
    public static func configure(binder: Binder<Unscoped>) { if isServed() { binder.coffee() } else { binder.tea() } }
}
public enum ThrowAfterAChange: CupComponent {
    nonisolated(unsafe) static var isChanged = false
    public static func configure(binder: Binder<Unscoped>) {
        isChanged = Run.isOff
        if isChanged { binder.count() }
        do {
            isChanged = Run.isOn
            try check(2)
            isChanged = Run.isOff
        } catch { if isChanged { binder.tea() } }
        if isChanged { binder.coffee() }
    }
}
public enum ThrowInAChild: CupComponent {
    struct Pot: Component {
        typealias Root = Tea
        static func configure(binder: Binder<Unscoped>) { do { try check(2) } catch { binder.coffee() } }
        static func configureRoot(binder bind: ReceiptBinder<Tea>) -> BindingReceipt<Tea> { bind.to(factory: Tea.init) }
    }
    public static func configure(binder: Binder<Unscoped>) {
        do {
            try check(2)
            binder.install(dependency: Pot.self)
        } catch { binder.install(dependency: Pot.self) }
    }
}

// SPDX-License-Identifier: Apache-2.0
