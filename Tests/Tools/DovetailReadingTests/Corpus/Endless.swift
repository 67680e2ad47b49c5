public import Dovetail

// Code that would be read for ever, and code that runs where no call of it is written.

/// Would run for ever, too: it is only read.
public enum CallsThatDouble: CupComponent {
    static func pour(_ depth: Int, _ binder: Binder<Unscoped>) {
        guard depth > 0 else { return binder.tea() }
        pour(depth - 1, binder)
        pour(depth - 1, binder)
    }
    public static func configure(binder: Binder<Unscoped>) { pour(40, binder) }
}
public enum QuestionInEachCall: CupComponent {
    static func pour(_ number: Int, _ binder: Binder<Unscoped>) {
        switch number {
        case let number where number < Run.number:
            pour(number.advanced(by: 1), binder)
            pour(number.advanced(by: 2), binder)
        default: binder.tea()
        }
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
