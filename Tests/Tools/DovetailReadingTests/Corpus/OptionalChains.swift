// What is written behind a value that is nil does not run.
public import Dovetail

struct Round: Equatable {
    var number = 1
    func pour(_ binder: Binder<Unscoped>) -> Round? {
        binder.count()
        return number > 0 ? self : nil
    }
    var again: Round? { Run.isOff ? self : nil }
    static func number(_ number: Int) -> Round? { Run.number == number ? Round() : nil }
}
struct Ticket {
    let number: Int
    init?(_ number: Int, _ binder: Binder<Unscoped>) {
        binder.count()
        if number > 2 { return nil }
        self.number = number
    }
    func next(_ binder: Binder<Unscoped>) -> Ticket? { Ticket(number + 1, binder) }
}
private func poured(_ binder: Binder<Unscoped>) -> Binder<Unscoped> {
    binder.tea()
    return binder
}

public enum ChainOfAnUnknownValue: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        _ = Round.number(1)?.pour(binder)
        _ = Round.number(2)?.pour(binder)
        _ = Round.number(2)?.again?.pour(binder)
    }
}
public enum ChainOfNil: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let none: Binder<Unscoped>? = nil
        none?.tea()
        let some: Binder<Unscoped>? = binder
        some?.coffee()
        _ = Round().pour(binder)?.pour(binder)
    }
}
public enum ChainThatAnInitializerEnds: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        if Ticket(1, binder)?.next(binder)?.next(binder)?.next(poured(binder)) == nil { binder.coffee() }
    }
}
public enum ChainOfAFunction: CupComponent {
    private static var action: ((Binder<Unscoped>) -> Void)? {
        if Run.isOn { return { $0.count() } }
        return nil
    }
    private static var other: ((Binder<Unscoped>) -> Void)? {
        if Run.isOff { return { $0.count() } }
        return nil
    }
    public static func configure(binder: Binder<Unscoped>) {
        action?(binder)
        other?(binder)
    }
}
public enum ChainInAnAssignment: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        func counted() -> Int {
            binder.count()
            return 1
        }
        var round = Round.number(2)
        var other = Round.number(1)
        round?.number = counted()
        other?.number = counted()
        round?.number += counted()
        other?.number += counted()
    }
}
public enum ChainAndCondition: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let round = Round.number(1)
        if round == nil { binder.tea() }
        _ = round?.pour(binder)
        if let round { _ = round.pour(binder) } else { binder.coffee() }
        for number in 1...3 { _ = Round.number(number)?.pour(binder) }
    }
}
public enum ChainOfABinderThatMayBeMissing: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let off: Binder<Unscoped>? = Run.isOff ? binder : nil
        off?.bind(Int.self).to(value: 1)
        let on: Binder<Unscoped>? = Run.isOn ? binder : nil
        on?.bind(Int.self).to(value: 1)
    }
}
/// What is behind a value that may be nil is known, but whether there is something is not.
public enum ChainOfAKnownProperty: CupComponent {
    private struct Lamp {
        var isOn: Bool { true }
        static func find(_ isThere: Bool) -> Lamp? { isThere ? Lamp() : nil }
    }
    private static func pair(_ isThere: Bool) -> (first: Int, second: Int)? { isThere ? (1, 2) : nil }
    public static func configure(binder: Binder<Unscoped>) {
        if Lamp.find(Run.isOff)?.isOn == true { binder.tea() } else { binder.coffee() }
        if Lamp.find(Run.isOff)?.isOn ?? false { binder.count() }
        // The labels are removed from what is in an optional value.
        if let (_, _) = pair(Run.isOff) { binder.count() }
        guard let (first, _) = pair(Run.isOn) else { return binder.count() }
        if first == 1 { binder.count() }
    }
}
public enum PartsOfOneTuple: CupComponent {
    private static func flags() -> (Bool, Bool)? { Run.isOn ? (true, false) : nil }
    public static func configure(binder: Binder<Unscoped>) {
        if let (first, _) = flags(), let (_, second) = flags() {
            if first { binder.tea() }
            if second { binder.coffee() }
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
