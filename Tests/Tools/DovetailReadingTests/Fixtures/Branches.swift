public import Dovetail

// Conditions, switches, loops and errors.

enum Flags {
    nonisolated(unsafe) static var isMilky = false
    static let isSweet = true
    static var isFast: Bool { CommandLine.arguments.count < 1_000 }
    static var isSlow: Bool { false }
}

public enum ConditionOnAVariable: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        var flag = false
        [1, 2].forEach { if $0 == 2 { flag = true } }
        if flag { binder.bind(Tea.self).to(factory: Tea.init) }
        if Flags.isMilky { binder.bind(Coffee.self).to(factory: Coffee.init) }
    }
}

public enum ConditionOnAConstant: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        if Flags.isSweet { binder.bind(Tea.self).to(factory: Tea.init) }
        if Flags.isSlow || !Flags.isSweet { binder.bind(Coffee.self).to(factory: Coffee.init) }
    }
}

public enum ConditionOnAComputedProperty: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        if Flags.isFast { binder.bind(Tea.self).to(factory: Tea.init) }
    }
}

class Kettle {
    class var isHot: Bool { false }
    func wire(_ binder: Binder<Unscoped>) { binder.bind(Tea.self).to(factory: Tea.init) }
}
final class Samovar: Kettle {
    override class var isHot: Bool { true }
    override func wire(_ binder: Binder<Unscoped>) { binder.bind(Coffee.self).to(factory: Coffee.init) }
}

public enum OverriddenProperty: CupComponent {
    static var kettle: Kettle.Type { Samovar.self }

    public static func configure(binder: Binder<Unscoped>) {
        if kettle.isHot { binder.bind(Tea.self).to(factory: Tea.init) }
    }
}

protocol Recipe: Sendable {
    associatedtype Drink: Brewed
    static var isServed: Bool { get }
}
enum TeaRecipe: Recipe {
    typealias Drink = Tea
    static let isServed = true
}
enum CoffeeRecipe: Recipe {
    typealias Drink = Coffee
    static var isServed: Bool { false }
}
enum RecipeModule<R: Recipe>: Module {
    static func configure(binder: Binder<Unscoped>) {
        if R.isServed { binder.bind(R.Drink.self).to { @Sendable in R.Drink.make() } }
    }
}

public enum ConditionOnATypeParameter: MugComponent {
    public static func configure(binder: Binder<Unscoped>) {
        binder.include(module: RecipeModule<TeaRecipe>.self)
        binder.include(module: RecipeModule<CoffeeRecipe>.self)
    }
}

public enum MissingUnderACondition: MugComponent {
    public static func configure(binder: Binder<Unscoped>) {
        if !Flags.isMilky { binder.include(module: TeaModule.self) }
    }
}

public enum SameQuestionTwice: MugComponent {
    public static func configure(binder: Binder<Unscoped>) {
        if Flags.isMilky { binder.bind(Tea.self).to(value: Tea()) }
        guard !Flags.isMilky else { return }
        binder.bind(Tea.self).to(factory: Tea.init)
    }
}

public enum TwoCallsOfOneHelper: CupComponent {
    static func bind(_ isServed: Bool, _ binder: Binder<Unscoped>) {
        if isServed { binder.bind(Tea.self).to(factory: Tea.init) }
    }

    public static func configure(binder: Binder<Unscoped>) {
        bind(CommandLine.arguments.count > 1_000, binder)
        bind(CommandLine.arguments.count > 2_000, binder)
    }
}

public enum ReceiptOfAnExpression: MugComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let builder = binder.bind(Tea.self)
        let receipt = if Flags.isMilky { builder.to(value: Tea()) } else { builder.to(factory: Tea.init) }
        _ = receipt
    }
}

public enum BranchThatFallsThrough: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        switch CommandLine.arguments.count {
        case 1_000...:
            binder.bind(Tea.self).to(factory: Tea.init)
            fallthrough
        default: binder.bind(Coffee.self).to(factory: Coffee.init)
        }
    }
}

public enum UnavailableSystem: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        if #available(macOS 10, *) { binder.bind(Tea.self).to(factory: Tea.init) }
        if #unavailable(macOS 10) { binder.bind(Coffee.self).to(factory: Coffee.init) }
    }
}

public enum LabeledLoops: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        outer: for row in [1, 2] {
            for column in [1, 2] {
                if row == column { continue outer }
                binder.bind(Int.self).intoCollection().to(value: row)
            }
        }
    }
}

public enum ComputedCollection: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        for number in (1...9).filter({ $0 > 7 }) { binder.bind(Int.self).intoCollection().to(value: number) }
    }
}

public enum RepeatedWhile: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        var count = 0
        while count < 3 {
            binder.bind(Int.self).intoCollection().to(value: 1)
            count += 1
        }
    }
}

public enum ArithmeticArguments: CupComponent {
    static func bind(_ count: Int, _ binder: Binder<Unscoped>) {
        guard count > 0 else { return }
        binder.bind(Int.self).intoCollection().to(value: count)
        bind(count - 1, binder)
    }

    public static func configure(binder: Binder<Unscoped>) { bind(3, binder) }
}

struct Spill: Error {}

public enum CaughtErrors: CupComponent {
    static func bind(_ binder: Binder<Unscoped>) throws {
        binder.bind(Tea.self).to(factory: Tea.init)
        if Flags.isMilky { throw Spill() }
    }

    public static func configure(binder: Binder<Unscoped>) {
        do { try bind(binder) } catch { binder.bind(Coffee.self).to(factory: Coffee.init) }
    }
}

public enum DeferredBinding: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        defer { binder.bind(Tea.self).to(factory: Tea.init) }
        binder.bind(Coffee.self).to(factory: Coffee.init)
    }
}

public enum TwoSwitchesOverOneValue: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        switch CommandLine.arguments.count {
        case 2_000...: binder.bind(Tea.self).intoCollection().to(factory: Tea.init)
        case 1_000...: binder.bind(Tea.self).intoCollection().to(factory: Tea.init)
        default: binder.bind(Tea.self).to(factory: Tea.init)
        }
        switch CommandLine.arguments.count {
        case 1_000...: binder.bind(Coffee.self).to(factory: Coffee.init)
        default: break
        }
    }
}

public enum ConditionInAnOperand: MugComponent {
    public static func configure(binder: Binder<Unscoped>) {
        if Flags.isMilky { binder.bind(Tea.self).to(factory: Tea.init) }
        if Flags.isSlow || Flags.isMilky {} else { binder.bind(Tea.self).to(factory: Tea.init) }
    }
}

public enum BoundUnderACondition: MugComponent {
    public static func configure(binder: Binder<Unscoped>) {
        if Flags.isMilky { binder.bind(Tea.self).to(factory: Tea.init) }
    }
}

public enum MissingUnderThreeConditions: MugComponent {
    public static func configure(binder: Binder<Unscoped>) {
        if !CommandLine.arguments.contains("milk") { binder.bind(Tea.self).to(factory: Tea.init) }
        if !CommandLine.arguments.contains("sugar") { binder.bind(Tea.self).to(factory: Tea.init) }
        if !CommandLine.arguments.contains("ice") { binder.bind(Tea.self).to(factory: Tea.init) }
    }
}

public enum BoundInOneOfThreeCases: MugComponent {
    public static func configure(binder: Binder<Unscoped>) {
        switch CommandLine.arguments.count {
        case 1_000: binder.bind(Coffee.self).to(factory: Coffee.init)
        case 2_000: break
        default: binder.bind(Tea.self).to(factory: Tea.init)
        }
    }
}

public enum MissingForAPairOfMany: MugComponent {
    public static func configure(binder: Binder<Unscoped>) {
        if !CommandLine.arguments.contains("milk") { binder.bind(Tea.self).to(factory: Tea.init) }
        if !CommandLine.arguments.contains("sugar") { binder.bind(Tea.self).to(factory: Tea.init) }
        if CommandLine.arguments.contains("0") { binder.bind(Int.self).intoCollection().to(value: 0) }
        if CommandLine.arguments.contains("1") { binder.bind(Int.self).intoCollection().to(value: 1) }
        if CommandLine.arguments.contains("2") { binder.bind(Int.self).intoCollection().to(value: 2) }
        if CommandLine.arguments.contains("3") { binder.bind(Int.self).intoCollection().to(value: 3) }
        if CommandLine.arguments.contains("4") { binder.bind(Int.self).intoCollection().to(value: 4) }
        if CommandLine.arguments.contains("5") { binder.bind(Int.self).intoCollection().to(value: 5) }
        if CommandLine.arguments.contains("6") { binder.bind(Int.self).intoCollection().to(value: 6) }
        if CommandLine.arguments.contains("7") { binder.bind(Int.self).intoCollection().to(value: 7) }
    }
}

public enum MissingForTwoReasons: MugComponent {
    public static func configure(binder: Binder<Unscoped>) {
        if !Flags.isMilky && !CommandLine.arguments.contains("lemon") { binder.bind(Tea.self).to(factory: Tea.init) }
    }
}

// SPDX-License-Identifier: Apache-2.0
