// Values that code computes without declaring anything.
public import Dovetail

struct Measured {
    var amount: Int
    init(_ binder: Binder<Unscoped>, _ amount: Int) {
        self.amount = amount
        self.amount += 1
    }
}
struct Stocked {
    var amount: Int
    var parts: [Int]
    init(_ amount: Int) {
        self.amount = amount
        parts = [1]
        parts.append(2)
        func add() { self.amount += 1 }
        add()
    }
}
struct Packed {
    struct Part { var amount = 1 }
    var part: Part
    init() {
        part = Part(amount: 1)
        part.amount = 3
    }
}
struct Weighed: Equatable {
    let grams: Int
    let half: Int
    init?(_ grams: Int) {
        if grams > 3 { return nil }
        self.grams = grams
        half = grams / 2
    }
}
enum Roast: String {
    case light
    case dark = "black"
    init() { self = .dark }
    var other: Roast {
        switch self {
        case .light: .dark
        case .dark: .light
        }
    }
}

extension Binder where Scope == Unscoped {
    fileprivate func entry(_ name: String) { bind(Int.self).intoDictionary(name).to(value: 1) }
}

public enum ValuesOfInitializersThatChange: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        if Measured(binder, 1).amount == 2 { binder.tea() } else { binder.coffee() }
        if Stocked(1).parts.count == 2 { binder.count() }
        if Stocked(1).amount == 2 { binder.count() }
        if Packed().part.amount == 3 { binder.count() }
    }
}
public enum ValuesOfInitializers: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        if let weighed = Weighed(2), weighed.grams == 2 { binder.tea() }
        if Weighed(4) == nil { binder.coffee() }
        if Roast().other == .light { binder.count() }
        if Roast(rawValue: "black") == .dark { binder.count() }
        if Roast(rawValue: "green") == nil { binder.count() }
        binder.entry(Roast().rawValue)
    }
}
public enum ValuesOfFunctions: CupComponent {
    private static func name(_ number: Int) -> String { number > 1 ? "cup\(number)" : "first" }
    private static func product(_ number: Int) -> Int { number < 2 ? 1 : number * product(number - 1) }
    private static func found(_ number: Int) throws -> Int {
        guard number > 1 else { throw Spill() }
        return number
    }
    public static func configure(binder: Binder<Unscoped>) {
        for number in 1...2 { binder.entry(name(number)) }
        binder.entry("n" + String(product(3)))
        for _ in 0..<(product(3) - 4) { binder.count() }
        do {
            _ = try found(1)
            binder.tea()
        } catch { binder.coffee() }
        if let number = try? found(2), number == 2 { binder.count() }
        if (try? found(0)) == nil { binder.count() }
    }
}
public enum ValueThatTakesTooManyCalls: CupComponent {
    private static func fibonacci(_ number: Int) -> Int { number < 2 ? number : fibonacci(number - 1) + fibonacci(number - 2) }
    public static func configure(binder: Binder<Unscoped>) {
        if fibonacci(20) == 6_765 { binder.tea() } else { binder.coffee() }
        if fibonacci(6) == 8 { binder.count() }
    }
}
public enum ValuesOfLists: CupComponent {
    private struct Item {
        let name: String
        var isServed = true
        let price: Int
    }
    public static func configure(binder: Binder<Unscoped>) {
        let items = [Item(name: "tea", price: 2), Item(name: "milk", isServed: false, price: 3), Item(name: "mate", price: 1)]
        for (position, item) in items.filter({ $0.isServed }).sorted(by: { $0.price < $1.price }).enumerated() {
            binder.entry("\(position)-\(item.name.uppercased())")
        }
        for name in items.map({ $0.name }) + ["water"] { binder.entry(name) }
        for _ in 0..<items.reduce(0, { $0 + $1.price }) { binder.count() }
        if items.contains(where: { $0.price == 3 }) && items.allSatisfy({ $0.price > 0 }) { binder.tea() }
        if items.first(where: { $0.price == 9 }) == nil { binder.coffee() }
        if let first = items.first, first.name.hasPrefix("t"), items[1].name.hasSuffix("k") { binder.count() }
        for number in [3, 1, 2].sorted().prefix(2).dropFirst() { binder.entry("\(number)") }
        for name in ["b", "a"].sorted() + Array(repeating: "q", count: 1) { binder.entry(name) }
        binder.entry(["x", "y"].joined(separator: "+") + "!")
        for number in [1, 2, 3].compactMap({ $0 > 1 ? $0 * 10 : nil }) { binder.entry("\(number)") }
        for number in [1, 2].flatMap({ [$0 + 4, $0 + 6] }) { binder.entry("\(number)") }
    }
}
public enum ValuesInATable: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let pours: [(Binder<Unscoped>) -> Void] = [{ $0.tea() }, { $0.coffee() }]
        pours[1](binder)
        pours.first?(binder)
        let counts: (Int) -> (Binder<Unscoped>) -> Void = { number in { binder in for _ in 0..<number { binder.count() } } }
        counts(2)(binder)
    }
}

struct Debt: ExpressibleByIntegerLiteral, Comparable, CustomStringConvertible {
    let value: Int
    init(integerLiteral value: Int) { self.value = -value }
    static func < (one: Self, other: Self) -> Bool { one.value < other.value }
    var description: String { "n\(value)" }
}
public enum ValuesOfAnotherLiteral: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let numbers: [Debt] = [1, 3, 2]
        if numbers.sorted()[0].value == -3 { binder.tea() } else { binder.coffee() }
        if "\(numbers[0])" == "n-1" { binder.count() }
        if numbers.filter({ $0 > 2 }).isEmpty { binder.count() }
    }
}
public enum ValuesThatOnlyTheRunKnows: CupComponent {
    private static func chosen(_ number: Int) -> Int {
        if Run.isOn { return number }
        return 0
    }
    public static func configure(binder: Binder<Unscoped>) {
        if chosen(1) == 1 { binder.tea() }
        let numbers = [1, Run.number, 3]
        if numbers.count == 3 { binder.coffee() }
        if numbers.first == 1 { binder.count() }
        if numbers[1] == 2 { binder.count() }
        if numbers.contains(2) { binder.count() }
    }
}
public enum ValuesThatTheOrderOfCallsDecides: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        for number in [1, 2, 1].sorted(by: { $0 <= $1 }) { if number == 2 { binder.tea() } else { binder.count() } }
    }
}

// The associated type of a private protocol.
private protocol Steeped { associatedtype Leaf }
private struct Green: Steeped { typealias Leaf = Tea }
private struct Black: Steeped { typealias Leaf = Coffee }
public enum AssociatedTypeOfAPrivateProtocol: CupComponent {
    private static func pour<Drink: Steeped>(_ drink: Drink, _ binder: Binder<Unscoped>) {
        if Drink.Leaf.self == Tea.self { binder.tea() } else { binder.count() }
    }
    public static func configure(binder: Binder<Unscoped>) {
        for drink in [Green(), Black()] as [any Steeped] { pour(drink, binder) }
    }
}

private struct Blend<Kind> {}
extension Blend: Steeped where Kind == Tea { typealias Leaf = Tea }
extension Blend where Kind == Coffee { typealias Leaf = Coffee }
public enum AssociatedTypeBesideAnAlias: CupComponent {
    private static func pour<Drink: Steeped>(_ drink: Drink.Type, _ binder: Binder<Unscoped>) {
        if Drink.Leaf.self == Tea.self { binder.tea() } else { binder.count() }
    }
    public static func configure(binder: Binder<Unscoped>) { pour(Blend<Tea>.self, binder) }
}

@propertyWrapper struct TwiceAsMuch {
    var wrappedValue: Int
    init(wrappedValue: Int) { self.wrappedValue = wrappedValue * 2 }
}
public enum WrappedParameter: CupComponent {
    private static func pour(@TwiceAsMuch _ number: Int, _ binder: Binder<Unscoped>) {
        if number == 2 { binder.tea() } else { binder.coffee() }
    }
    public static func configure(binder: Binder<Unscoped>) { pour(1, binder) }
}
public enum ClosureThatEscapesForAWhile: CupComponent {
    private static func twice(_ action: () -> Void) {
        withoutActuallyEscaping(action) { action in
            action()
            action()
        }
    }
    public static func configure(binder: Binder<Unscoped>) { twice { binder.count() } }
}

// SPDX-License-Identifier: Apache-2.0
