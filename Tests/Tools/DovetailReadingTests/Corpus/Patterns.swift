public import Dovetail

// The patterns of loops and conditions.

public enum ForCaseOfANumber: CupComponent {
    public static func configure(binder: Binder<Unscoped>) { for case 2 in [1, 2, 3] { binder.count() } }
}
public enum ForCaseOfARange: CupComponent {
    public static func configure(binder: Binder<Unscoped>) { for case 2...5 in [1, 2, 3] { binder.count() } }
}
public enum ForCaseOfAnOptional: CupComponent {
    public static func configure(binder: Binder<Unscoped>) { for case let number? in [1, nil, 3] { if number > 1 { binder.count() } } }
}
public enum ForCaseOfSome: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        for case .some(let number) in [1, nil, 3] where number < 3 { binder.count() }
    }
}
public enum ForCaseOfNone: CupComponent {
    public static func configure(binder: Binder<Unscoped>) { for case .none in [1, nil, nil] { binder.count() } }
}
public enum ForCaseOfAType: CupComponent {
    public static func configure(binder: Binder<Unscoped>) { for case is Int in [1, "a"] as [Any] { binder.count() } }
}
public enum ForCaseWithACast: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        for case let number as Int in [1, "a"] as [Any] { if number == 1 { binder.count() } }
    }
}
public enum ForCaseOfATuple: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        for case (1, let number) in [(1, 2), (2, 3)] where number > 0 { binder.count() }
    }
}
public enum TuplesInALoop: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        for (number, isServed) in [(1, true), (2, false)] { if isServed, number == 1 { binder.count() } }
    }
}
public enum ForCaseOfAnEnum: CupComponent {
    public static func configure(binder: Binder<Unscoped>) { for case .live in [Mode.live, .test, .preview] { binder.count() } }
}
public enum ForWhere: CupComponent {
    public static func configure(binder: Binder<Unscoped>) { for number in [1, 2, 3] where number != 2 { binder.count() } }
}
public enum ForWhereOfTheRun: CupComponent {
    public static func configure(binder: Binder<Unscoped>) { for number in [1, 2, 3] where Run.isServed(number) { binder.count() } }
}
public enum IfCaseOfANumber: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        var number = 1
        number += 1
        if case 1 = number { binder.tea() }
        if case 1...3 = number { binder.coffee() }
    }
}
public enum IfCaseOfATuple: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let cups = (2, 3)
        if case (1, let other) = cups, other == 3 { binder.tea() }
    }
}
public enum IfLetOfANestedOptional: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let number: Int?? = .some(nil)
        if case let inner?? = number, inner > 0 { binder.tea() }
        if case .some(.none) = number { binder.coffee() }
    }
}
public enum SwitchOverATuple: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let cups = same(2)
        switch (Run.isOn, cups) {
        case (true, 1): binder.tea()
        case (_, 2): binder.coffee()
        default: binder.count()
        }
    }
}
public enum SwitchWithAWhere: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        for number in [1, 2, 3] {
            switch number {
            case let n where n == 2: binder.count()
            default: break
            }
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
