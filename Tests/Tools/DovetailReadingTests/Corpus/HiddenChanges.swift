public import Dovetail
import Foundation

// Flags that change where no call or assignment of them is written. Each component has its own, so that nothing else changes it.

public enum FlagThatAnInterpolationChanges: CupComponent {
    nonisolated(unsafe) static var isOn = Run.isOn
    static func flipped() -> Int {
        isOn.toggle()
        return 1
    }
    public static func configure(binder: Binder<Unscoped>) {
        if isOn { binder.tea() }
        _ = "\(flipped())"
        if isOn { binder.coffee() }
    }
}
public enum FlagThatAFunctionInterpolates: CupComponent {
    nonisolated(unsafe) static var isOn = Run.isOn
    static func flipped() -> Int {
        isOn.toggle()
        return 1
    }
    static func change() { _ = "\(flipped())" }
    public static func configure(binder: Binder<Unscoped>) {
        if isOn { binder.tea() }
        change()
        if isOn { binder.coffee() }
    }
}
public enum FlagThatASubscriptChanges: CupComponent {
    nonisolated(unsafe) static var isOn = Run.isOn
    static func flipped() -> Int {
        isOn.toggle()
        return 1
    }
    struct Holder {
        subscript(number: Int) -> Int {
            get { flipped() + number }
            nonmutating set { _ = flipped() }
        }
    }
    public static func configure(binder: Binder<Unscoped>) {
        if isOn { binder.tea() }
        _ = Holder()[1]
        if isOn { binder.coffee() }
    }
}
public enum FlagThatASubscriptSets: CupComponent {
    nonisolated(unsafe) static var isOn = Run.isOn
    static func flipped() -> Int {
        isOn.toggle()
        return 1
    }
    struct Holder {
        subscript(number: Int) -> Int {
            get { number }
            nonmutating set { _ = flipped() }
        }
    }
    public static func configure(binder: Binder<Unscoped>) {
        if isOn { binder.tea() }
        Holder()[1] = 2
        if isOn { binder.coffee() }
    }
}
public enum FlagThatALazyPropertyChanges: CupComponent {
    nonisolated(unsafe) static var isOn = Run.isOn
    static func flipped() -> Int {
        isOn.toggle()
        return 1
    }
    final class Holder { lazy var number = flipped() }
    public static func configure(binder: Binder<Unscoped>) {
        let holder = Holder()
        if isOn { binder.tea() }
        _ = holder.number
        if isOn { binder.coffee() }
    }
}
public enum FlagThatAKeyPathSets: CupComponent {
    final class Holder { var isOn = Run.isOn }
    public static func configure(binder: Binder<Unscoped>) {
        let holder = Holder()
        let path: ReferenceWritableKeyPath<Holder, Bool> = \.isOn
        if holder.isOn { binder.tea() }
        holder[keyPath: path] = Run.isOff
        if holder.isOn { binder.coffee() }
    }
}
public enum FlagThatAnInitialValueChanges: CupComponent {
    nonisolated(unsafe) static var isOn = Run.isOn
    static func flipped() -> Int {
        isOn.toggle()
        return 1
    }
    struct Price {
        let number = flipped()
        init() {}
    }
    public static func configure(binder: Binder<Unscoped>) {
        if isOn { binder.tea() }
        _ = Price()
        if isOn { binder.coffee() }
    }
}
public enum FlagThatADeinitializerChanges: CupComponent {
    nonisolated(unsafe) static var isOn = Run.isOn
    final class Falling {
        deinit { isOn.toggle() }
    }
    public static func configure(binder: Binder<Unscoped>) {
        if isOn { binder.tea() }
        do { _ = Falling() }
        if isOn { binder.coffee() }
    }
}
public enum FlagThatAWrapperChanges: CupComponent {
    nonisolated(unsafe) static var isOn = Run.isOn
    static func flipped() -> Int {
        isOn.toggle()
        return 1
    }
    @propertyWrapper struct Flickering {
        var number: Int
        init(wrappedValue: Int) { number = wrappedValue }
        var wrappedValue: Int { number * flipped() }
    }
    struct Tray { @Flickering var level = 1 }
    public static func configure(binder: Binder<Unscoped>) {
        if isOn { binder.tea() }
        _ = Tray().level
        if isOn { binder.coffee() }
    }
}
public enum FlagThatAPatternChanges: CupComponent {
    nonisolated(unsafe) static var isOn = Run.isOn
    static func flipped() -> Int {
        isOn.toggle()
        return 1
    }
    struct Price {
        static func ~= (_: Price, _: Int) -> Bool { flipped() == 2 }
    }
    public static func configure(binder: Binder<Unscoped>) {
        if isOn { binder.tea() }
        if case Price() = Run.number {}
        if isOn { binder.coffee() }
    }
}
public enum FlagThatAPatternOfACaseChanges: CupComponent {
    nonisolated(unsafe) static var isOn = Run.isOn
    static func flipped() -> Int {
        isOn.toggle()
        return 1
    }
    struct Price {
        static func ~= (_: Price, _: Int) -> Bool { flipped() == 2 }
    }
    public static func configure(binder: Binder<Unscoped>) {
        if isOn { binder.tea() }
        switch Run.number {
        case Price(): binder.count()
        default: break
        }
        if isOn { binder.coffee() }
    }
}
public enum FlagThatAConditionOfACaseChanges: CupComponent {
    nonisolated(unsafe) static var isOn = Run.isOn
    static func flipped() -> Int {
        isOn.toggle()
        return 1
    }
    public static func configure(binder: Binder<Unscoped>) {
        if isOn { binder.tea() }
        switch Run.number {
        case let number where flipped() > number: binder.count()
        default: break
        }
        if isOn { binder.coffee() }
    }
}
public enum FlagThatAStringLiteralChanges: CupComponent {
    nonisolated(unsafe) static var isOn = Run.isOn
    struct Name: ExpressibleByStringLiteral {
        init(stringLiteral: String) { isOn.toggle() }
    }
    public static func configure(binder: Binder<Unscoped>) {
        if isOn { binder.tea() }
        let name: Name = "a"
        _ = name
        if isOn { binder.coffee() }
    }
}
public enum FlagThatAnArrayLiteralChanges: CupComponent {
    nonisolated(unsafe) static var isOn = Run.isOn
    struct Name: ExpressibleByArrayLiteral {
        init(arrayLiteral: Int...) { isOn.toggle() }
    }
    public static func configure(binder: Binder<Unscoped>) {
        if isOn { binder.tea() }
        let name: Name = [1]
        _ = name
        if isOn { binder.coffee() }
    }
}
public enum FlagThatAnIntegerLiteralChanges: CupComponent {
    nonisolated(unsafe) static var isOn = Run.isOn
    struct Name: ExpressibleByIntegerLiteral {
        init(integerLiteral: Int) { isOn.toggle() }
    }
    public static func configure(binder: Binder<Unscoped>) {
        if isOn { binder.tea() }
        let name: Name = 1
        _ = name
        if isOn { binder.coffee() }
    }
}
public enum FlagThatADynamicMemberChanges: CupComponent {
    nonisolated(unsafe) static var isOn = Run.isOn
    static func flipped() -> Int {
        isOn.toggle()
        return 1
    }
    @dynamicMemberLookup struct Shop {
        subscript(dynamicMember name: String) -> Int { flipped() }
    }
    public static func configure(binder: Binder<Unscoped>) {
        if isOn { binder.tea() }
        _ = Shop().green
        if isOn { binder.coffee() }
    }
}
public enum FlagInAnArray: CupComponent {
    nonisolated(unsafe) static var flags = [Run.isOn]
    public static func configure(binder: Binder<Unscoped>) {
        if flags[0] { binder.tea() }
        flags[0].toggle()
        if flags[0] { binder.coffee() }
    }
}
public enum FlagInAnArrayThatIsSet: CupComponent {
    nonisolated(unsafe) static var flags = [Run.isOn]
    public static func configure(binder: Binder<Unscoped>) {
        if flags[0] { binder.tea() }
        flags[0] = Run.isOff
        if flags[0] { binder.coffee() }
    }
}
public enum FlagThatATupleSets: CupComponent {
    nonisolated(unsafe) static var isOn = Run.isOn
    public static func configure(binder: Binder<Unscoped>) {
        if isOn { binder.tea() }
        (isOn, _) = (Run.isOff, 1)
        if isOn { binder.coffee() }
    }
}
public enum FlagThatAFunctionSetsInATuple: CupComponent {
    nonisolated(unsafe) static var isOn = Run.isOn
    static func change() { (isOn, _) = (Run.isOff, 1) }
    public static func configure(binder: Binder<Unscoped>) {
        if isOn { binder.tea() }
        change()
        if isOn { binder.coffee() }
    }
}
public enum FlagThatAnElementOfATupleSets: CupComponent {
    nonisolated(unsafe) static var isOn = Run.isOn
    static var both: (isOn: Bool, number: Int) {
        get { (isOn, 1) }
        set { isOn = newValue.isOn }
    }
    public static func configure(binder: Binder<Unscoped>) {
        if isOn { binder.tea() }
        both.isOn = Run.isOff
        if isOn { binder.coffee() }
    }
}
public enum FlagOfAWholeStructure: CupComponent {
    struct Settings: Equatable { var isOn = Run.isOn }
    nonisolated(unsafe) static var settings = Settings()
    public static func configure(binder: Binder<Unscoped>) {
        if settings == Settings(isOn: true) { binder.tea() }
        settings.isOn = Run.isOff
        if settings == Settings(isOn: true) { binder.coffee() }
    }
}
public enum FlagOfAWholeStructureThatAFunctionSets: CupComponent {
    struct Settings: Equatable { var isOn = Run.isOn }
    nonisolated(unsafe) static var settings = Settings()
    static func change() { settings.isOn = Run.isOff }
    public static func configure(binder: Binder<Unscoped>) {
        if settings == Settings(isOn: true) { binder.tea() }
        change()
        if settings == Settings(isOn: true) { binder.coffee() }
    }
}
public enum FlagThroughAnOptional: CupComponent {
    final class Holder { var isOn = Run.isOn }
    nonisolated(unsafe) static var holder: Holder? = Holder()
    public static func configure(binder: Binder<Unscoped>) {
        if holder?.isOn == true { binder.tea() }
        holder?.isOn = Run.isOff
        if holder?.isOn == true { binder.coffee() }
    }
}
public enum FlagOfTheEnvironment: CupComponent {
    static var isOn: Bool { getenv("DOVETAIL_CORPUS_BEACON") != nil }
    public static func configure(binder: Binder<Unscoped>) {
        setenv("DOVETAIL_CORPUS_BEACON", "1", 1)
        if isOn { binder.tea() }
        unsetenv("DOVETAIL_CORPUS_BEACON")
        if isOn { binder.coffee() }
    }
}
public enum FlagOfAnotherModule: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let progress = Progress(totalUnitCount: 2)
        if progress.isFinished { binder.tea() }
        progress.becomeCurrent(withPendingUnitCount: 2)
        progress.resignCurrent()
        if progress.isFinished { binder.coffee() }
    }
}
public enum FlagOfAGetterThatChanges: CupComponent {
    nonisolated(unsafe) static var count = 0
    static var isNext: Bool {
        count += 1
        return count % 2 == 1
    }
    public static func configure(binder: Binder<Unscoped>) {
        if isNext { binder.tea() }
        if isNext { binder.coffee() }
    }
}
protocol Shining { var isShining: Bool { get } }
public enum FlagOfARequirement: CupComponent {
    nonisolated(unsafe) static var isOn = Run.isOn
    static func flipped() -> Int {
        isOn.toggle()
        return 1
    }
    struct Shiner: Shining { var isShining: Bool { flipped() == 1 && isOn } }
    static func shining() -> any Shining { Shiner() }
    public static func configure(binder: Binder<Unscoped>) {
        if shining().isShining { binder.tea() }
        if shining().isShining { binder.coffee() }
    }
}
public enum FlagThatAPropertyOfAProtocolChanges: CupComponent {
    nonisolated(unsafe) static var isOn = Run.isOn
    static func flipped() -> Int {
        isOn.toggle()
        return 1
    }
    struct Shiner: Shining { var isShining: Bool { flipped() == 1 && isOn } }
    static func shining() -> any Shining { Shiner() }
    public static func configure(binder: Binder<Unscoped>) {
        if isOn { binder.tea() }
        _ = shining().isShining
        if isOn { binder.coffee() }
    }
}
public enum FlagThatAModuleChanges: CupComponent {
    nonisolated(unsafe) static var isOn = Run.isOn
    enum Flipping: Module {
        static func configure(binder: Binder<Unscoped>) { isOn.toggle() }
    }
    public static func configure(binder: Binder<Unscoped>) {
        if isOn { binder.tea() }
        binder.include(module: Flipping.self)
        if isOn { binder.coffee() }
    }
}
public enum FlagThatAChildInPlaceChanges: CupComponent {
    nonisolated(unsafe) static var isOn = Run.isOn
    public static func configure(binder: Binder<Unscoped>) {
        binder.bindChild(Int.self, from: String.self) { child in
            child.bind(Int.self).to(value: 1)
            if isOn { child.tea() }
            isOn.toggle()
            if isOn { child.coffee() }
        }
    }
}
public enum FlagOfALocalFunction: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        var isOn = Run.isOn
        func isLit() -> Bool { isOn }
        if isLit() { binder.tea() }
        isOn = Run.isOff
        if isLit() { binder.coffee() }
    }
}
public enum FlagOfALocalClosure: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        var isOn = Run.isOn
        let isLit = { isOn }
        if isLit() { binder.tea() }
        isOn = Run.isOff
        if isLit() { binder.coffee() }
    }
}
public enum FlagOfALocalType: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        final class Switch {
            var isOn = Run.isOn
            var isLit: Bool { isOn }
            func flip() { isOn.toggle() }
        }
        let one = Switch()
        let other = one
        if one.isLit { binder.tea() }
        other.flip()
        if one.isLit { binder.coffee() }
    }
}
public enum FlagInACapturedObject: CupComponent {
    final class Box { var value = 1 }
    static func isFull(_ box: Box) -> Bool { box.value == 1 }
    public static func configure(binder: Binder<Unscoped>) {
        let box = Box()
        let flip = { box.value += 1 }
        if isFull(box) { binder.tea() }
        for _ in Run.sequence(1) { flip() }
        if isFull(box) { binder.coffee() }
    }
}
public enum FlagThatIsCopied: CupComponent {
    nonisolated(unsafe) static var isOn = Run.isOn
    public static func configure(binder: Binder<Unscoped>) {
        let before = isOn
        isOn.toggle()
        let after = isOn
        if before { binder.tea() }
        if after { binder.coffee() }
        if before == after { binder.count() }
    }
}

/// Flags that change, but not while a graph is configured.
public enum FlagsThatDoNotChange: CupComponent {
    nonisolated(unsafe) static var isSetBefore = false
    nonisolated(unsafe) static var isSetByAFactory = false
    static func setUp() { isSetBefore = Run.isOn }
    static func brew() -> Tea {
        isSetByAFactory = true
        return Tea()
    }
    final class Pot: Sendable {
        nonisolated(unsafe) var isFull: Bool
        init() { isFull = Run.isOn }
    }
    static let pot = Pot()
    public static func configure(binder: Binder<Unscoped>) {
        if isSetBefore { binder.bind(Tea.self).to(factory: brew) } else { binder.bind(Tea.self).to { brew() } }
        if isSetByAFactory { binder.coffee() }
        if isSetBefore, pot.isFull { binder.count() }
    }
}

// SPDX-License-Identifier: Apache-2.0
