public import Dovetail

// Code that would be read for ever, and code that runs where no call of it is written.

public enum CallsThatDouble: CupComponent {
    static func number(_ depth: Int, _ binder: Binder<Unscoped>) -> Int {
        guard depth > 0, Run.isServed(depth / depth + 1) else { return 1 }
        return number(depth - 1, binder) * number(depth - 1, binder)
    }
    public static func configure(binder: Binder<Unscoped>) {
        if number(3, binder) == 1 { binder.tea() }
    }
}
public enum QuestionInEachCall: CupComponent {
    static func pour(_ number: Int, _ binder: Binder<Unscoped>) {
        guard number < Run.number else { return }
        if Run.isServed(number) { binder.tea() }
        pour(number + 1, binder)
        pour(number + 2, binder)
    }
    public static func configure(binder: Binder<Unscoped>) { pour(0, binder) }
}
public enum DeinitializerThatBinds: CupComponent {
    private struct Ticket: ~Copyable {
        let binder: Binder<Unscoped>
        deinit { binder.tea() }
    }
    public static func configure(binder: Binder<Unscoped>) {
        let ticket = Ticket(binder: binder)
        binder.coffee()
        _ = consume ticket
    }
}

// SPDX-License-Identifier: Apache-2.0
