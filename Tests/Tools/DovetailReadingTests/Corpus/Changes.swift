public import Dovetail

// Values that change after they were created.

public enum VariableOfALoop: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        for var number in [1, 2] {
            number += 1
            if number == 2 { binder.count() }
        }
    }
}
public enum VariableOfALoopThatDecides: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        for var number in [1, 2] {
            number += 1
            if number == 3 { binder.tea() }
            if [1].contains(number) { binder.coffee() }
        }
    }
}
public enum VariableInATupleOfALoop: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        for (var number, other) in [(1, 1), (2, 2)] {
            number += 1
            if number + other == 4 { binder.tea() }
            if [1].contains(number) { binder.coffee() }
        }
    }
}
public enum ShadowedInASwitch: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let number = 1
        switch Run.number {
        case let number where number > 5: binder.tea()
        case let number: if number == 1 { binder.tea() } else { binder.coffee() }
        }
        if number == 1 { binder.count() }
    }
}
public enum ShadowedInASwitchOfAKnownValue: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let number = 1
        switch 2 {
        case var number:
            number += 1
            if number == 3 { binder.tea() }
        }
        switch (number, 5) {
        case (let other, let number): if other + number == 6, number == 5 { binder.coffee() }
        }
    }
}
public enum ShadowedInACatch: CupComponent {
    struct Spill: Error {}
    public static func configure(binder: Binder<Unscoped>) {
        let error: (any Error)? = nil
        do { throw Spill() } catch { if error is Spill { binder.tea() } }
        if error == nil { binder.coffee() }
    }
}
public enum VariableOfAGuard: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        guard var number = Optional(1) else { return }
        number = same(2)
        if number == 1 { binder.tea() } else { binder.coffee() }
    }
}
public enum VariableOfAnIf: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        if var number = Optional(1) {
            number += 1
            if number == 1 { binder.tea() } else { binder.coffee() }
        }
    }
}
public enum VariableOfAnIfCase: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        if case .some(var number) = Optional(1) {
            number += 1
            if number == 1 { binder.tea() } else { binder.coffee() }
        }
    }
}
public enum VariableOfASwitch: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        switch 1 {
        case var number:
            number += same(1)
            if number == 1 { binder.tea() } else { binder.coffee() }
        }
    }
}
struct Jug {
    let isFull: Bool
    var level: Int
    init(isFull: Bool, level: Int) {
        self.isFull = !isFull
        self.level = level + 1
    }
    func wire(_ binder: Binder<Unscoped>) {
        if isFull { binder.tea() } else { binder.coffee() }
        if level == 1 { binder.count() }
    }
}
public enum InitializerThatChanges: CupComponent {
    public static func configure(binder: Binder<Unscoped>) { Jug(isFull: true, level: 1).wire(binder) }
}
struct Carafe {
    var isFull: Bool
    var isWarm: Bool
    let binder: Binder<Unscoped>
    init(_ binder: Binder<Unscoped>, isFull: Bool, isWarm: Bool) {
        self.binder = binder
        self.isFull = isFull
        self.isWarm = isWarm
        for _ in Run.sequence(2) { self.isFull = false }
        while self.isWarm { self.isWarm = false }
    }
    func wire() {
        if isFull { binder.tea() }
        if isWarm { binder.coffee() }
    }
}
public enum InitializerWithLoops: CupComponent {
    public static func configure(binder: Binder<Unscoped>) { Carafe(binder, isFull: true, isWarm: true).wire() }
}
struct Bowl {
    var isFull: Bool
    let binder: Binder<Unscoped>
    init(_ binder: Binder<Unscoped>, isFull: Bool) {
        self.binder = binder
        self.isFull = isFull
        if !isFull { self.isFull = true }
        change(&self.isFull)
    }
    func change(_ flag: inout Bool) { flag.toggle() }
    func wire() { if isFull { binder.tea() } else { binder.coffee() } }
    mutating func fill() { isFull = true }
    mutating func replace() { self = Bowl(binder, isFull: true) }
}
public enum InitializerWithABinderThatChanges: CupComponent {
    public static func configure(binder: Binder<Unscoped>) { Bowl(binder, isFull: true).wire() }
}
struct Glass {
    var isFull = false
    let binder: Binder<Unscoped>
    func wire() { if isFull { binder.tea() } else { binder.coffee() } }
    mutating func fill() { isFull = true }
    mutating func replace() { self = Glass(isFull: true, binder: binder) }
    mutating func wireTwice() {
        wire()
        isFull = true
        wire()
    }
}
public enum MutatingMethod: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        var glass = Glass(isFull: false, binder: binder)
        glass.fill()
        glass.wire()
    }
}
public enum MutatingMethodThatReplaces: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        var glass = Glass(isFull: false, binder: binder)
        glass.replace()
        glass.wire()
    }
}
public enum MutatingMethodThatWires: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        var glass = Glass(isFull: false, binder: binder)
        glass.wireTwice()
    }
}
public enum ChangedProperty: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        var glass = Glass(isFull: false, binder: binder)
        glass.isFull = true
        glass.wire()
    }
}
public enum InitialValueOfAProperty: CupComponent {
    public static func configure(binder: Binder<Unscoped>) { Glass(binder: binder).wire() }
}
public enum InoutStructure: CupComponent {
    static func fill(_ glass: inout Glass) {
        glass.isFull = true
        glass.wire()
    }
    public static func configure(binder: Binder<Unscoped>) {
        var glass = Glass(isFull: false, binder: binder)
        fill(&glass)
    }
}
public enum InoutClosure: CupComponent {
    static func change(_ body: inout (Binder<Unscoped>) -> Void) { body = { $0.coffee() } }
    public static func configure(binder: Binder<Unscoped>) {
        var body: (Binder<Unscoped>) -> Void = { $0.tea() }
        change(&body)
        body(binder)
    }
}
public enum InoutClosureWithACapture: CupComponent {
    static func change(_ body: inout () -> Void) { body = {} }
    public static func configure(binder: Binder<Unscoped>) {
        var body: () -> Void = { binder.tea() }
        change(&body)
        body()
    }
}
public enum AssignedClosure: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        var body: () -> Void = { binder.tea() }
        if Run.isOn { body = { binder.coffee() } }
        body()
    }
}
public enum AssignedInAClosure: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        var body: () -> Void = { binder.tea() }
        [1].lazy.map { _ in body = { binder.coffee() } }.forEach {}
        body()
    }
}
public enum AssignedTuple: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        var first: () -> Void = { binder.tea() }
        var second: () -> Void = { binder.coffee() }
        (first, second) = (second, first)
        first()
    }
}
public enum SwappedClosures: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        var first: () -> Void = { binder.tea() }
        var second: () -> Void = { binder.coffee() }
        swap(&first, &second)
        first()
    }
}
public enum OptionalBecomesNil: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        var maybe: Binder<Unscoped>? = binder
        if Run.isOn { maybe = nil }
        maybe?.tea()
    }
}
public enum OptionalThatIsNil: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let maybe: Binder<Unscoped>? = Run.isOff ? binder : nil
        maybe?.tea()
        if let maybe { maybe.coffee() }
    }
}
public enum UninitializedConstant: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let isServed: Bool
        if Run.isOn { isServed = true } else { isServed = false }
        if isServed { binder.tea() } else { binder.coffee() }
    }
}
public enum UninitializedClosure: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let body: () -> Void
        if Run.isOn { body = { binder.coffee() } } else { body = { binder.tea() } }
        body()
    }
}
struct Doubled {
    var half: Int
    var whole: Int {
        @storageRestrictions(initializes: half)
        init(initial) { half = initial / 2 }
        get { half * 2 }
        set { half = newValue / 2 }
    }
}
public enum InitAccessor: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let doubled = Doubled(whole: 4)
        if doubled.half == 2 { binder.tea() } else { binder.coffee() }
    }
}
@propertyWrapper struct Negated {
    var wrappedValue: Bool {
        get { !stored }
        set { stored = newValue }
    }
    private var stored: Bool
    init(wrappedValue: Bool) { stored = wrappedValue }
}
struct Switchboard {
    @Negated var isOn: Bool
    let binder: Binder<Unscoped>
    func wire() { if isOn { binder.tea() } else { binder.coffee() } }
}
public enum WrappedMember: CupComponent {
    public static func configure(binder: Binder<Unscoped>) { Switchboard(isOn: true, binder: binder).wire() }
}
public enum CapturedVariable: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        var number = 1
        let wire = { if number == 2 { binder.tea() } else { binder.coffee() } }
        number = 2
        wire()
    }
}
public enum ArrayOfClosuresThatGrows: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        var steps: [() -> Void] = [{ binder.tea() }]
        steps.append { binder.coffee() }
        for step in steps { step() }
    }
}
public enum ArrayElementThatChanges: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        var steps: [() -> Void] = [{ binder.tea() }, { binder.coffee() }]
        steps[0] = {}
        for step in steps { step() }
    }
}
public enum IndexedClosure: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let steps: [() -> Void] = [{ binder.tea() }, { binder.coffee() }]
        steps[1]()
    }
}

// SPDX-License-Identifier: Apache-2.0
