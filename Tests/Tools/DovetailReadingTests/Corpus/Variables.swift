// Local variables that change: each change is followed, or the value is not known afterwards.
public import Dovetail

private struct Larder {
    var count = 1
    var names: [String] = []
    var lamp = Lamp()
    var level = 0 { didSet { count += 10 } }
    var twice: Int {
        get { count * 2 }
        set { count = newValue }
    }
    subscript(offset: Int) -> Int {
        get { count + offset }
        set { count = newValue + offset }
    }
    mutating func add() { count += 1 }
    struct Lamp {
        var level = 5
        var steps = [1, 2]
    }
}
private protocol Filling {
    var count: Int { get set }
    mutating func add()
}
extension Larder: Filling {}
private final class Gauge { var count = 1 }
private enum Trouble: Error { case large, small(Int) }
private func add(_ count: inout Int) { count += 1 }
private func addedMore(_ count: inout Int) -> Bool {
    count += 1
    return count > 2
}
private func checked(_ number: Int) throws -> Int {
    if number > 2 { throw Trouble.large }
    return number
}
private func setAndThrow(_ number: inout Int) throws {
    number = 5
    throw Trouble.small(1)
}
private func sum(below limit: Int) -> Int {
    var sum = 0, number = 0
    while number < limit {
        sum += number
        number += 1
    }
    return sum
}
private func oddNumbers(below limit: Int) -> [Int] {
    var numbers: [Int] = []
    for number in 0..<limit {
        if number % 2 == 0 { continue }
        numbers.append(number)
    }
    return numbers
}
private func before() -> Int {
    var number = 1
    defer { number = 5 }
    return number
}
private func asked(_ condition: @autoclosure () -> Bool) -> Bool { condition() }
extension Array { fileprivate mutating func appendTwice(_ element: Element) { self += [element, element] } }
extension Int { fileprivate static func += (left: inout Int, right: String) { left += right.count } }
extension Binder where Scope == Unscoped {
    fileprivate func count(_ times: Int) { for _ in 0..<times { count() } }
    fileprivate func counted() -> Int {
        count()
        return 3
    }
}

public enum VariableOfLoops: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        var number = 0
        while number < 3 {
            binder.count()
            number += 1
        }
        if number == 3 { binder.tea() }
        repeat {
            number -= 1
            if number == 1 { continue }
            binder.count()
        } while number > 0
        outer: while true {
            number += 1
            for other in 0..<5 {
                if other == number { continue outer }
                if number > 3 { break outer }
                binder.count()
            }
        }
        if number == 4 { binder.coffee() }
    }
}
public enum ReturnInAKnownWhile: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        var number = 0
        while true {
            number += 1
            binder.count()
            if number == 3 { return }
        }
    }
}
public enum VariableArray: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        var numbers = [1, 2, 3]
        numbers.append(4)
        numbers += [5]
        numbers.insert(0, at: 0)
        numbers.removeLast()
        let last = numbers.popLast()
        numbers.reverse()
        let removed = numbers.remove(at: 1)
        numbers.removeFirst()
        if numbers == [1, 0] { binder.tea() }
        if last == 4, removed == 2 { binder.coffee() }
        numbers.appendTwice(7)
        binder.count(numbers.count)
        var rest = numbers.dropFirst()
        rest.removeFirst()
        binder.count(rest.count)
        numbers.removeAll()
        if numbers.isEmpty { binder.count() }
    }
}
public enum VariableQueue: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        var numbers = [1, 2, 3]
        while let number = numbers.popLast() {
            binder.count(number)
            if number == 3 { numbers.append(1) }
        }
    }
}
public enum VariableSliceAndIterator: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        var slice = [1, 2, 3].dropFirst()
        slice.remove(at: 1)
        binder.count(slice.count)
        var iterator = [1, 2].makeIterator()
        while let number = iterator.next() { if number == 2 { binder.tea() } }
    }
}
public enum VariableArrayOfClosures: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        var actions: [(Binder<Unscoped>) -> Void] = []
        actions.append { $0.tea() }
        for number in [1, 2] { actions.append { $0.count(number) } }
        for action in actions { action(binder) }
        var others: [() -> Void] = []
        others.append { binder.coffee() }
        others.append { binder.tea() }
        others.removeLast()
        others.forEach { $0() }
    }
}
public enum ConstantsOfBranches: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let first: Int
        if Run.isOn { first = 1 } else { first = 2 }
        let second: Int
        switch Run.number {
        case 2: second = 3
        default: second = 1
        }
        let third: Int
        do { third = try checked(3) } catch { third = 4 }
        binder.count(first + second)
        if third == 4 { binder.tea() }
    }
}
public enum VariableThatAClosureSets: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        var number = 1
        let set = { number = 2 }
        set()
        if number == 2 { binder.tea() }
    }
}
public enum VariableThatALocalFunctionSets: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        var number = 1
        func set() { number = 2 }
        set()
        if number == 2 { binder.tea() }
    }
}
public enum VariableThatAPassedFunctionSets: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        var number = 1
        func isBefore(_ one: Int, _ other: Int) -> Bool {
            number += 1
            return one < other
        }
        _ = [1, 2].min(by: isBefore)
        if number == 2 { binder.tea() }
    }
}
public enum ExistentialThatAMethodChanges: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        var filling: any Filling = Larder()
        filling.add()
        if filling.count == 2 { binder.tea() }
    }
}
public enum VariableThatAnOperandSets: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        var number = 1
        _ = Run.isOn && addedMore(&number)
        if number == 2 { binder.tea() }
        _ = asked(addedMore(&number))
        if number == 3 { binder.coffee() }
    }
}
public enum VariableThatAnAccessorSets: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        var number = 1
        var other: Int {
            get { number }
            set { number = newValue }
        }
        other = 4
        if number == 4 { binder.tea() }
    }
}
public enum VariableThatIsCaptured: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        var number = 1
        let later = { number }
        let copied = { [number] in number }
        number = 2
        binder.count(later() * 10 + copied())
        do {
            defer { number = 3 }
            binder.count(number)
        }
        binder.count(number + before())
        var numbers: [() -> Int] = []
        for number in 0..<3 {
            var own = number
            own += 1
            numbers.append { own }
        }
        for number in numbers { binder.count(number()) }
        numbers = []
        var shared = 0
        while shared < 3 {
            numbers.append { shared }
            shared += 1
        }
        for number in numbers { binder.count(number()) }
    }
}
public enum VariableInAnInoutArgument: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        var number = 1
        add(&number)
        binder.count(number)
        if addedMore(&number) { binder.tea() }
        number += "abc"
        binder.count(number)
        var numbers = [1, 2]
        add(&numbers[0])
        if numbers == [2, 2] { binder.coffee() }
    }
}
public enum VariablesThatAreSwapped: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        var (one, two) = (1, 2)
        (one, two) = (two, one)
        binder.count(one)
        (one, _) = (1, 2)
        binder.count(one)
        swap(&one, &two)
        if one == 1 { binder.tea() }
    }
}
public enum VariableBehindAPointer: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        var number = 1
        withUnsafeMutablePointer(to: &number) { $0.pointee = 3 }
        if number == 3 { binder.tea() }
    }
}
public enum PartsOfVariables: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        var larder = Larder()
        larder.count = 2
        larder.names.append("a")
        larder.lamp.level = 1
        larder.lamp.steps.append(1)
        if larder.names == ["a"], larder.lamp.steps == [1, 2, 1] { binder.tea() }
        larder.add()
        binder.count(larder.count + larder.lamp.level)
        var other = larder
        other.count = 7
        binder.count(larder.count)
        larder.count = 1
        binder.count(other.count)
        var pair = (1, (2, 3))
        pair.0 = 4
        pair.1.0 += 1
        binder.count(pair.0 * pair.1.0)
        let position = 1
        larder.lamp.steps[position] = 3
        larder.lamp.steps[0] += 1
        if larder.lamp.steps[0] == 2 { binder.coffee() }
    }
}
public enum PartsOfVariablesWithCode: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        var larder = Larder()
        larder.level = 1
        if larder.count == 11 { binder.tea() }
        larder.twice = 1
        if larder.count == 1 { binder.coffee() }
        larder[1] = 2
        if larder.count == 3 { binder.count() }
        larder[keyPath: \.count] = 2
        if larder.count == 2 { binder.count() }
    }
}
public enum VariableExistential: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        var filling: any Filling = Larder()
        filling.count = 2
        filling.add()
        if filling.count == 3 { binder.tea() }
        filling = Larder()
        if filling.count == 1 { binder.coffee() }
    }
}
public enum VariableObject: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        var one = Gauge()
        let other = one
        other.count = 3
        if one.count == 3 { binder.tea() }
        one = Gauge()
        if one.count == 1 { binder.coffee() }
        if other.count == 3 { binder.count() }
    }
}
public enum VariableOptional: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        var number: Int?
        if number == nil { binder.tea() }
        number = 2
        number? += 1
        number! += 1
        if let number { binder.count(number) }
        number = nil
        number? += binder.counted()
        var larder: Larder? = Larder()
        larder?.count = 3
        larder?.add()
        binder.count(larder!.count)
        larder = nil
        larder?.count = binder.counted()
        if larder?.count == nil { binder.coffee() }
    }
}
public enum VariableOfACatch: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        var number = 1
        do {
            number = 2
            number = try checked(3)
            number = 4
        } catch { binder.count(number) }
        try? setAndThrow(&number)
        binder.count(number)
        do {
            _ = try checked(1)
            number = 7
        } catch { number = 8 }
        if number == 7 { binder.tea() }
        do { for other in 0..<5 { number = try checked(other) } } catch {}
        binder.count(number)
    }
}
public enum VariableInSkippedCode: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        var number = 1
        for _ in CommandLine.arguments { number = 3 }
        if number == 3 { binder.tea() }
        number = 1
        while number < Run.number { number += 1 }
        if number == 2 { binder.coffee() }
    }
}
public enum VariableInPatterns: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        var number = 1
        switch addedMore(&number) {
        case true where addedMore(&number): binder.count()
        case _ where addedMore(&number): binder.tea()
        default: binder.count()
        }
        if number == 3 { binder.coffee() }
        var numbers = [1, 2, 3]
        switch same(3) {
        case numbers.removeLast(): binder.count()
        case 2: binder.tea()
        default: binder.coffee()
        }
        if numbers.count == 2 { binder.count() }
    }
}
public enum VariablesThatAreShadowed: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        var number = 1
        do {
            var number = number
            number += 2
            binder.count(number)
        }
        binder.count(number)
        let other = {
            var number = 2
            number += 1
            return number
        }
        binder.count(other())
        number = 2
        for number in [1, 2] { binder.count(number) }
        binder.count(number)
    }
}
public enum VariablesOfOtherTypes: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        var small: UInt8 = 250
        small &+= 10
        if small == 4 { binder.tea() }
        var half = 1.0
        half /= 2
        if half == 0.5 { binder.coffee() }
        var text = "e"
        text.append("\u{301}")
        if text.count == 1 { binder.count() }
        var isOn = false
        isOn.toggle()
        if isOn, text != "e" { binder.count() }
    }
}
public enum ValuesOfLoops: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        binder.count(sum(below: 4))
        for number in oddNumbers(below: 4) { binder.count(number) }
        var total = 0
        for number in [1, 2] { total += number }
        binder.count([1, 5].filter { $0 > total }.count)
        total = 9
        binder.count([1, 5].filter { $0 > total }.count)
    }
}
public enum VariableOfTheRun: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        var isServed = Run.isOn
        if isServed { binder.tea() }
        if isServed { binder.count() }
        isServed = Run.isOff
        if isServed { binder.coffee() } else { binder.count() }
        isServed = !isServed
        if isServed { binder.count() }
    }
}
public enum VariableOfAnInitializer: CupComponent {
    private struct Filled {
        var numbers: [Int] = []
        var total = 0
        init(_ count: Int) {
            for number in 0..<count {
                numbers.append(number)
                total += number
            }
        }
        init(_ binder: Binder<Unscoped>, _ count: Int) {
            while numbers.count < count {
                numbers.append(1)
                binder.count()
            }
        }
    }
    public static func configure(binder: Binder<Unscoped>) {
        let filled = Filled(3)
        binder.count(filled.numbers.count + filled.total)
        binder.count(Filled(binder, 2).numbers.count)
    }
}
public enum InitializerThatSwaps: CupComponent {
    private struct Swapped {
        var one = 1
        var two = 2
        init() { swap(&one, &two) }
    }
    public static func configure(binder: Binder<Unscoped>) {
        if Swapped().one == 2 { binder.tea() }
    }
}
public enum VariableThatAnArgumentSets: CupComponent {
    private static func add(_ number: Int, to sum: inout Int, _ other: Int) -> Int {
        sum += number * 10 + other
        return sum
    }
    private static func next(_ number: inout Int) -> Int {
        number += 1
        return number
    }
    public static func configure(binder: Binder<Unscoped>) {
        var number = 1
        let sum = add(number, to: &number, next(&number))
        if sum == 14 { binder.tea() }
        number += next(&number)
        if number == 30 { binder.coffee() }
    }
}
public enum NilInAnotherOptional: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let inner: Int? = nil
        let outer: Int?? = inner
        if outer == nil { binder.tea() } else { binder.coffee() }
        var numbers: [Int?] = [1, nil]
        if numbers.last != nil { binder.count() }
        while let number = numbers.popLast() {
            numbers = number == nil ? [] : [nil]
            binder.count()
        }
    }
}
public enum WhileThatAsks: CupComponent {
    private static func isLit(_ number: Int) -> Bool { CommandLine.arguments.count > number }
    public static func configure(binder: Binder<Unscoped>) {
        var number = 0
        while true {
            number += 1
            if Run.isOff { binder.tea() }
            if !isLit(number + 1_000) { return }
        }
    }
}
public enum ClosuresThatKeepAShadowedVariable: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let number = 1
        func outer() -> Int { number }
        do {
            let read = { number }
            defer { if number == 2 { binder.coffee() } }
            let number = 2
            func inner() -> Int { number }
            if read() == 1, outer() == 1, inner() == 2, number == 2 { binder.tea() }
        }
        for number in 3...4 {
            let read = { number }
            guard let number = Optional(number * 2) else { return }
            for _ in 0..<(number - read()) { binder.count() }
        }
    }
}
public enum ClosureInAConditionThatIsShadowed: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let number = 1
        if let read = Optional({ number }), let number = Optional(5), read() == 1, number == 5 { binder.tea() } else { binder.coffee() }
        if let pour = Optional({ binder.count() }), let binder = Optional(binder) {
            pour()
            binder.count()
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
