public import Dovetail

// Literals that are not arrays.

struct Backwards: ExpressibleByArrayLiteral, Sequence {
    let numbers: [Int]
    init(arrayLiteral elements: Int...) { numbers = elements.filter { $0 != 2 } }
    func makeIterator() -> IndexingIterator<[Int]> { numbers.makeIterator() }
}
struct Toppings: OptionSet {
    let rawValue: Int
    static let milk = Toppings(rawValue: 1)
    static let sugar = Toppings(rawValue: 2)
}

public enum SetLiteral: CupComponent {
    public static func configure(binder: Binder<Unscoped>) { for _ in [1, 1, 2] as Set { binder.count() } }
}
public enum ConstantSet: CupComponent {
    static let numbers: Set<Int> = [1, 1, 2]
    public static func configure(binder: Binder<Unscoped>) { numbers.forEach { _ in binder.count() } }
}
public enum ParameterThatIsASet: CupComponent {
    static func wire(_ numbers: Set<Int>, _ binder: Binder<Unscoped>) { for _ in numbers { binder.count() } }
    public static func configure(binder: Binder<Unscoped>) { wire([3, 3], binder) }
}
public enum LiteralOfAnotherSequence: CupComponent {
    public static func configure(binder: Binder<Unscoped>) { for _ in [1, 2, 3] as Backwards { binder.count() } }
}
public enum LiteralOfAnOptionSet: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let toppings: Toppings = [.milk, .sugar, .milk]
        if toppings.contains(.milk) { binder.tea() }
    }
}
public enum DictionaryLiteral: CupComponent {
    public static func configure(binder: Binder<Unscoped>) { for (_, number) in ["a": 1, "b": 2] { if number == 2 { binder.count() } } }
}
public enum ArraySliceLiteral: CupComponent {
    public static func configure(binder: Binder<Unscoped>) { for _ in [1, 2] as ArraySlice { binder.count() } }
}
public enum ReversedArray: CupComponent {
    public static func configure(binder: Binder<Unscoped>) { for number in [1, 2].reversed() { if number == 1 { binder.count() } } }
}
public enum ArrayOfAVariadicParameter: CupComponent {
    static func wire(_ numbers: Int..., to binder: Binder<Unscoped>) { for _ in numbers { binder.count() } }
    public static func configure(binder: Binder<Unscoped>) { wire(1, 2, to: binder) }
}
public enum ChangedArray: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        var numbers = [1, 2]
        numbers.append(3)
        for _ in numbers { binder.count() }
    }
}

// SPDX-License-Identifier: Apache-2.0
