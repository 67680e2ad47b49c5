public import Dovetail
import Foundation

// Conditions on the types and values that a function is called with.

private protocol Making {
    static var isMade: Bool { get }
    init()
}
private struct Cake: Making { static var isMade: Bool { Run.isOn } }
private struct Bread: Making { static var isMade: Bool { Run.isOff } }
private func make<T: Making>() -> T? { T.isMade ? T() : nil }
private func isMade<T: Making>(_: T? = nil) -> Bool { T.isMade }
private var baked: any Making { Run.isOn ? Cake() : Bread() }

public enum ResultOfAGenericFunction: CupComponent {
    private static func wire<T: Making>(_: T.Type, _ binder: Binder<Unscoped>) {
        let made: T? = make()
        if made != nil { binder.tea() } else { binder.coffee() }
    }
    public static func configure(binder: Binder<Unscoped>) {
        wire(Cake.self, binder)
        wire(Bread.self, binder)
    }
}
public enum FlagOfAGenericFunction: CupComponent {
    private static func wire<T: Making>(_: T.Type, _ binder: Binder<Unscoped>) {
        if isMade(nil as T?) { binder.tea() } else { binder.coffee() }
    }
    public static func configure(binder: Binder<Unscoped>) {
        wire(Cake.self, binder)
        wire(Bread.self, binder)
    }
}
public enum CastToAGenericArgument: CupComponent {
    private static func wire<T: Making>(_: T.Type, _ binder: Binder<Unscoped>) {
        if baked is T { binder.tea() } else { binder.coffee() }
    }
    public static func configure(binder: Binder<Unscoped>) {
        wire(Cake.self, binder)
        wire(Bread.self, binder)
    }
}
public enum ConditionalCastToAGenericArgument: CupComponent {
    private static func wire<T: Making>(_: T.Type, _ binder: Binder<Unscoped>) {
        if let cake = baked as? T {
            _ = cake
            binder.tea()
        } else {
            binder.coffee()
        }
    }
    public static func configure(binder: Binder<Unscoped>) {
        wire(Cake.self, binder)
        wire(Bread.self, binder)
    }
}
public enum CaseOfAGenericCast: CupComponent {
    private static func wire<T: Making>(_: T.Type, _ binder: Binder<Unscoped>) {
        switch baked {
        case is T: binder.tea()
        default: binder.coffee()
        }
    }
    public static func configure(binder: Binder<Unscoped>) {
        wire(Cake.self, binder)
        wire(Bread.self, binder)
    }
}
public enum PropertyOfAGenericType: CupComponent {
    private struct Oven<T: Making> {
        var isHot: Bool { T.isMade }
        func wire(_ binder: Binder<Unscoped>) { if isHot { binder.tea() } else { binder.coffee() } }
    }
    public static func configure(binder: Binder<Unscoped>) {
        Oven<Cake>().wire(binder)
        Oven<Bread>().wire(binder)
    }
}
public enum MethodOfTwoValues: CupComponent {
    private struct Oven {
        let degrees: Int
        var isHot: Bool { degrees + Run.number > 100 }
        func wire(_ binder: Binder<Unscoped>) { if isHot { binder.tea() } else { binder.coffee() } }
    }
    public static func configure(binder: Binder<Unscoped>) {
        Oven(degrees: 200).wire(binder)
        Oven(degrees: 20).wire(binder)
    }
}
public enum MethodOfTwoArguments: CupComponent {
    private static func isHot(_ degrees: Int) -> Bool { degrees + Run.number > 100 }
    private static func wire(_ degrees: Int, _ binder: Binder<Unscoped>) {
        if isHot(degrees) { binder.tea() } else { binder.coffee() }
    }
    public static func configure(binder: Binder<Unscoped>) {
        wire(200, binder)
        wire(20, binder)
    }
}
public enum CaseOfAParameter: CupComponent {
    private static func wire(_ number: Int, _ binder: Binder<Unscoped>) {
        switch Run.number {
        case number: binder.tea()
        default: binder.coffee()
        }
    }
    public static func configure(binder: Binder<Unscoped>) {
        wire(1, binder)
        wire(2, binder)
    }
}
public enum InitializerOfAClassThatChanges: CupComponent {
    private final class Kettle {
        var isFull: Bool
        init(_ binder: Binder<Unscoped>) {
            isFull = Run.isOn
            if isFull { binder.tea() }
            isFull = Run.isOff
            if isFull { binder.coffee() }
        }
    }
    public static func configure(binder: Binder<Unscoped>) { _ = Kettle(binder) }
}
public enum MutatingMethodWithABinder: CupComponent {
    private struct Kettle {
        var isFull = Run.isOn
        mutating func wire(_ binder: Binder<Unscoped>) {
            if isFull { binder.tea() }
            isFull = Run.isOff
            if isFull { binder.coffee() }
        }
    }
    public static func configure(binder: Binder<Unscoped>) {
        var kettle = Kettle()
        kettle.wire(binder)
    }
}
public enum ConditionThatAScannerChanges: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let scanner = Scanner(string: "1 2")
        if scanner.scanInt() == 1 { binder.tea() }
        if scanner.scanInt() == 1 { binder.coffee() }
    }
}
protocol Turn: Module where Scope == Unscoped {
    static func wire(_ binder: Binder<Unscoped>)
}
enum Turns {
    nonisolated(unsafe) static var count = 0
    static func isNext() -> Bool {
        count += 1
        return count % 2 == 1
    }
}
extension Turn {
    static func configure(binder: Binder<Unscoped>) { if Turns.isNext() { wire(binder) } }
}
public enum ConditionOfTwoModulesThatShareTheirCode: CupComponent {
    enum First: Turn { static func wire(_ binder: Binder<Unscoped>) { binder.tea() } }
    enum Second: Turn { static func wire(_ binder: Binder<Unscoped>) { binder.coffee() } }
    public static func configure(binder: Binder<Unscoped>) {
        binder.include(module: First.self)
        binder.include(module: Second.self)
    }
}
public enum ConditionOfTwoChildrenThatShareTheirCode: CupComponent {
    static func wire<T: Sendable>(_ type: T.Type, _ binder: Binder<Unscoped>, _ value: T) {
        binder.bindChild(T.self, from: String.self) { child in
            child.bind(T.self).to(value: value)
            if Turns.isNext() { child.coffee() }
        }
    }
    public static func configure(binder: Binder<Unscoped>) {
        wire(Int.self, binder, 1)
        wire(Bool.self, binder, true)
    }
}
@resultBuilder private enum StepBuilder {
    static func buildExpression(_ step: @escaping (Binder<Unscoped>) -> Void) -> [(Binder<Unscoped>) -> Void] { [step] }
    static func buildBlock(_ steps: [(Binder<Unscoped>) -> Void]...) -> [(Binder<Unscoped>) -> Void] { steps.flatMap { $0 } }
    static func buildOptional(_ steps: [(Binder<Unscoped>) -> Void]?) -> [(Binder<Unscoped>) -> Void] { steps ?? [] }
}
private func wire(_ binder: Binder<Unscoped>, @StepBuilder _ steps: () -> [(Binder<Unscoped>) -> Void]) {
    for step in steps() { step(binder) }
}
public enum StepsOfABuilder: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        wire(binder) {
            { binder in binder.tea() }
            if Run.isOn { { binder in binder.coffee() } }
        }
    }
}
@resultBuilder private enum DeclarationBuilder {
    static func buildExpression(_: Void) {}
    static func buildBlock(_: Void...) {}
    static func buildOptional(_: Void?) {}
}
private func declare(_ binder: Binder<Unscoped>, @DeclarationBuilder _ body: (Binder<Unscoped>) -> Void) { body(binder) }
public enum DeclarationsInABuilder: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        declare(binder) { binder in
            binder.tea()
            if Run.isOn { binder.coffee() }
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
