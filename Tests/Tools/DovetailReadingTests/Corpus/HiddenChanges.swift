public import Dovetail
import Foundation

// Flags that change where no call or assignment of them is written.

private enum Beacon {
    nonisolated(unsafe) static var isOn = false
    nonisolated(unsafe) static var action: () -> Void = {}
    nonisolated(unsafe) static var flags = [false, false]
    nonisolated(unsafe) static var settings = BeaconSettings()
    nonisolated(unsafe) static var holder: BeaconHolder? = BeaconHolder()
    static func flipped() -> Int {
        isOn.toggle()
        return 1
    }
    static func light() { isOn = Run.isOn }
    static func setUp() { action = { isOn.toggle() } }
    static var both: (isOn: Bool, number: Int) {
        get { (isOn, 1) }
        set { isOn = newValue.isOn }
    }
}
private struct BeaconSettings: Equatable { var isOn = false }
private final class BeaconHolder {
    var isOn = false
    lazy var number = Beacon.flipped()
    subscript(number: Int) -> Int {
        get { Beacon.flipped() + number }
        set { if newValue > number { Beacon.isOn.toggle() } }
    }
}
private struct BeaconPrice {
    let number = Beacon.flipped()
    static func ~= (_: BeaconPrice, _: Int) -> Bool { Beacon.flipped() == 2 }
}
private final class FallingBeacon {
    deinit { Beacon.isOn.toggle() }
}
@propertyWrapper private struct Flickering {
    private var number: Int
    init(wrappedValue: Int) { number = wrappedValue }
    var wrappedValue: Int {
        get { number * Beacon.flipped() }
        set { number = newValue }
    }
}
private struct BeaconTray { @Flickering var level = 1 }
private struct BeaconName: ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByIntegerLiteral {
    init(stringLiteral: String) { Beacon.isOn.toggle() }
    init(arrayLiteral: Int...) { Beacon.isOn.toggle() }
    init(integerLiteral: Int) { Beacon.isOn.toggle() }
}
@dynamicMemberLookup private struct BeaconShop {
    subscript(dynamicMember name: String) -> Int { Beacon.flipped() }
}

public enum FlagThatAnInterpolationChanges: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        Beacon.light()
        if Beacon.isOn { binder.tea() }
        _ = "\(Beacon.flipped())"
        if Beacon.isOn { binder.coffee() }
    }
}
public enum FlagThatASubscriptChanges: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let holder = BeaconHolder()
        Beacon.light()
        if Beacon.isOn { binder.tea() }
        _ = holder[1]
        if Beacon.isOn { binder.coffee() }
    }
}
public enum FlagThatASubscriptSets: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let holder = BeaconHolder()
        Beacon.light()
        if Beacon.isOn { binder.tea() }
        holder[1] = 2
        if Beacon.isOn { binder.coffee() }
    }
}
public enum FlagThatALazyPropertyChanges: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let holder = BeaconHolder()
        Beacon.light()
        if Beacon.isOn { binder.tea() }
        _ = holder.number
        if Beacon.isOn { binder.coffee() }
    }
}
public enum FlagThatAKeyPathSets: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let holder = BeaconHolder()
        holder.isOn = Run.isOn
        if holder.isOn { binder.tea() }
        holder[keyPath: \.isOn] = Run.isOff
        if holder.isOn { binder.coffee() }
    }
}
public enum FlagThatAStoredActionChanges: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        Beacon.setUp()
        Beacon.light()
        if Beacon.isOn { binder.tea() }
        Beacon.action()
        if Beacon.isOn { binder.coffee() }
    }
}
public enum FlagThatAnInitialValueChanges: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        Beacon.light()
        if Beacon.isOn { binder.tea() }
        _ = BeaconPrice()
        if Beacon.isOn { binder.coffee() }
    }
}
public enum FlagThatADeinitializerChanges: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        Beacon.light()
        if Beacon.isOn { binder.tea() }
        do { _ = FallingBeacon() }
        if Beacon.isOn { binder.coffee() }
    }
}
public enum FlagThatAWrapperChanges: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        Beacon.light()
        if Beacon.isOn { binder.tea() }
        _ = BeaconTray().level
        if Beacon.isOn { binder.coffee() }
    }
}
public enum FlagThatAPatternChanges: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let price = BeaconPrice()
        Beacon.light()
        if Beacon.isOn { binder.tea() }
        if case price = Run.number {}
        if Beacon.isOn { binder.coffee() }
    }
}
public enum FlagThatAPatternOfACaseChanges: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let price = BeaconPrice()
        Beacon.light()
        if Beacon.isOn { binder.tea() }
        switch Run.number {
        case price: binder.count()
        default: break
        }
        if Beacon.isOn { binder.coffee() }
    }
}
public enum FlagThatAConditionOfACaseChanges: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        Beacon.light()
        if Beacon.isOn { binder.tea() }
        switch Run.number {
        case let number where Beacon.flipped() > number: binder.count()
        default: break
        }
        if Beacon.isOn { binder.coffee() }
    }
}
public enum FlagThatAStringLiteralChanges: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        Beacon.light()
        if Beacon.isOn { binder.tea() }
        let name: BeaconName = "a"
        _ = name
        if Beacon.isOn { binder.coffee() }
    }
}
public enum FlagThatAnArrayLiteralChanges: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        Beacon.light()
        if Beacon.isOn { binder.tea() }
        let name: BeaconName = [1]
        _ = name
        if Beacon.isOn { binder.coffee() }
    }
}
public enum FlagThatAnIntegerLiteralChanges: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        Beacon.light()
        if Beacon.isOn { binder.tea() }
        let name: BeaconName = 1
        _ = name
        if Beacon.isOn { binder.coffee() }
    }
}
public enum FlagThatADynamicMemberChanges: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        Beacon.light()
        if Beacon.isOn { binder.tea() }
        _ = BeaconShop().green
        if Beacon.isOn { binder.coffee() }
    }
}
public enum FlagInAnArray: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        Beacon.flags[0] = Run.isOn
        if Beacon.flags[0] { binder.tea() }
        Beacon.flags[0].toggle()
        if Beacon.flags[0] { binder.coffee() }
    }
}
public enum FlagInAnArrayThatIsSet: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        Beacon.flags[1] = Run.isOn
        if Beacon.flags[1] { binder.tea() }
        Beacon.flags[1] = Run.isOff
        if Beacon.flags[1] { binder.coffee() }
    }
}
public enum FlagThatATupleSets: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        Beacon.light()
        if Beacon.isOn { binder.tea() }
        (Beacon.isOn, _) = (Run.isOff, 1)
        if Beacon.isOn { binder.coffee() }
    }
}
public enum FlagThatAnElementOfATupleSets: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        Beacon.light()
        if Beacon.isOn { binder.tea() }
        Beacon.both.isOn = Run.isOff
        if Beacon.isOn { binder.coffee() }
    }
}
public enum FlagOfAWholeStructure: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        Beacon.settings.isOn = Run.isOn
        if Beacon.settings == BeaconSettings(isOn: true) { binder.tea() }
        Beacon.settings.isOn = Run.isOff
        if Beacon.settings == BeaconSettings(isOn: true) { binder.coffee() }
    }
}
public enum FlagThroughAnOptional: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        Beacon.holder?.isOn = Run.isOn
        if Beacon.holder?.isOn == true { binder.tea() }
        Beacon.holder?.isOn = Run.isOff
        if Beacon.holder?.isOn == true { binder.coffee() }
    }
}
public enum FlagThatAFunctionSetsInATuple: CupComponent {
    static func change() { (Beacon.isOn, _) = (Run.isOff, 1) }
    public static func configure(binder: Binder<Unscoped>) {
        Beacon.light()
        if Beacon.isOn { binder.tea() }
        change()
        if Beacon.isOn { binder.coffee() }
    }
}
public enum FlagOfAWholeStructureThatAFunctionSets: CupComponent {
    static func change() { Beacon.settings.isOn = Run.isOff }
    public static func configure(binder: Binder<Unscoped>) {
        Beacon.settings.isOn = Run.isOn
        if Beacon.settings == BeaconSettings(isOn: true) { binder.tea() }
        change()
        if Beacon.settings == BeaconSettings(isOn: true) { binder.coffee() }
    }
}
public enum FlagThatAFunctionInterpolates: CupComponent {
    static func change() { _ = "\(Beacon.flipped())" }
    public static func configure(binder: Binder<Unscoped>) {
        Beacon.light()
        if Beacon.isOn { binder.tea() }
        change()
        if Beacon.isOn { binder.coffee() }
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
        if progress.isFinished { binder.coffee() }
        progress.becomeCurrent(withPendingUnitCount: 2)
        progress.resignCurrent()
        if progress.isFinished { binder.tea() }
    }
}
public enum FlagOfAGetterThatChanges: CupComponent {
    nonisolated(unsafe) static var count = 0
    static var isNext: Bool {
        count += 1
        return count % 2 == 1
    }
    public static func configure(binder: Binder<Unscoped>) {
        count = 0
        if isNext { binder.tea() }
        if isNext { binder.coffee() }
    }
}
protocol Shining { var isShining: Bool { get } }
struct Shiner: Shining { var isShining: Bool { Beacon.flipped() == 1 && Beacon.isOn } }
public enum FlagOfARequirement: CupComponent {
    static func wire(_ shining: any Shining, _ binder: Binder<Unscoped>) {
        if shining.isShining { binder.tea() }
        if shining.isShining { binder.coffee() }
    }
    public static func configure(binder: Binder<Unscoped>) {
        Beacon.light()
        wire(Shiner(), binder)
    }
}
public enum FlagThatAPropertyOfAProtocolChanges: CupComponent {
    static func wire(_ shining: any Shining, _ binder: Binder<Unscoped>) {
        Beacon.light()
        if Beacon.isOn { binder.tea() }
        _ = shining.isShining
        if Beacon.isOn { binder.coffee() }
    }
    public static func configure(binder: Binder<Unscoped>) { wire(Shiner(), binder) }
}
public enum FlagThatAModuleChanges: CupComponent {
    enum Flipping: Module {
        static func configure(binder: Binder<Unscoped>) { Beacon.isOn.toggle() }
    }
    public static func configure(binder: Binder<Unscoped>) {
        Beacon.light()
        if Beacon.isOn { binder.tea() }
        binder.include(module: Flipping.self)
        if Beacon.isOn { binder.coffee() }
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
    public static func configure(binder: Binder<Unscoped>) {
        Beacon.light()
        let before = Beacon.isOn
        _ = Beacon.flipped()
        let after = Beacon.isOn
        if before { binder.tea() }
        if after { binder.coffee() }
        if before == after { binder.count() }
    }
}

// SPDX-License-Identifier: Apache-2.0
