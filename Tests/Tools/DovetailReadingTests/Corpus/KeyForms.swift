public import Dovetail

// Types of keys that are not spelled where they are bound.

extension Binder where Scope == Unscoped {
    func value<T: Sendable>(_ value: T) { bind(T.self).to(value: value) }
}
public enum OpaqueKey: CupComponent {
    static func brew() -> some Brewed { Tea() }
    public static func configure(binder: Binder<Unscoped>) { binder.value(brew()) }
}
public enum OpaquePropertyKey: CupComponent {
    static var brew: some Brewed { Tea() }
    public static func configure(binder: Binder<Unscoped>) { binder.value(brew) }
}
public enum OpaqueParameter: CupComponent {
    static func wire(_ brewed: some Brewed, _ binder: Binder<Unscoped>) { binder.value(brewed) }
    public static func configure(binder: Binder<Unscoped>) { wire(Tea(), binder) }
}
class Vessel: @unchecked Sendable {
    required init() {}
    // Not a factory, for which the compiler crashes with optimization (6.3.1).
    class func wire(_ binder: Binder<Unscoped>) { binder.bind(Self.self).to(value: Self()) }
    class func wireValue(_ binder: Binder<Unscoped>) { binder.value(Self()) }
}
final class Beaker: Vessel, @unchecked Sendable {}
public enum KeyOfSelfInAClass: CupComponent {
    public static func configure(binder: Binder<Unscoped>) { Beaker.wire(binder) }
}
public enum KeyOfAValueOfSelf: CupComponent {
    public static func configure(binder: Binder<Unscoped>) { Beaker.wireValue(binder) }
}
func bindElement<C: Collection & Sendable>(_: C.Type, _ binder: Binder<Unscoped>) where C.Element: Sendable {
    binder.bind(C.Element?.self).to(value: nil)
}
public enum ElementOfAString: CupComponent {
    public static func configure(binder: Binder<Unscoped>) { bindElement(String.self, binder) }
}
public enum ElementOfAnArray: CupComponent {
    public static func configure(binder: Binder<Unscoped>) { bindElement([Int].self, binder) }
}
func bindIndex<C: Collection>(_: C.Type, _ binder: Binder<Unscoped>) where C.Index: Sendable {
    binder.bind(C.Index?.self).to(value: nil)
}
public enum IndexOfAnArray: CupComponent {
    public static func configure(binder: Binder<Unscoped>) { bindIndex([Int].self, binder) }
}
public enum ElementOfADictionary: CupComponent {
    public static func configure(binder: Binder<Unscoped>) { bindElement([String: Int].self, binder) }
}
public enum ElementOfARange: CupComponent {
    public static func configure(binder: Binder<Unscoped>) { bindElement(Range<Int>.self, binder) }
}
public enum PackOfOne: CupComponent {
    static func wire<each T: Sendable>(_ value: repeat each T, to binder: Binder<Unscoped>) {
        binder.bind((repeat each T).self).to(value: (repeat each value))
    }
    public static func configure(binder: Binder<Unscoped>) { wire(1, to: binder) }
}
public enum PackOfTwo: CupComponent {
    static func wire<each T: Sendable>(_ value: repeat each T, to binder: Binder<Unscoped>) {
        binder.bind((repeat each T).self).to(value: (repeat each value))
    }
    public static func configure(binder: Binder<Unscoped>) { wire(1, "a", to: binder) }
}
public enum PackOfNone: CupComponent {
    static func wire<each T: Sendable>(_ value: repeat each T, to binder: Binder<Unscoped>) {
        binder.bind([String: (repeat each T)].self).to(value: [:])
    }
    public static func configure(binder: Binder<Unscoped>) { wire(to: binder) }
}
public enum TypeInALocalEnum: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        enum Local {
            struct Spoon: Sendable {}
        }
        binder.bind(Local.Spoon.self).to { Local.Spoon() }
    }
}
public enum LocalType: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        struct Spoon: Sendable {}
        binder.bind(Spoon.self).to { Spoon() }
    }
}
public enum LocalFunctionInAGenericFunction: CupComponent {
    static func wire<T: Sendable>(_: T.Type, _ binder: Binder<Unscoped>) {
        func pour<Other: Sendable>(_: Other.Type) { binder.bind([Other].self).to(value: []) }
        pour(Tea.self)
    }
    public static func configure(binder: Binder<Unscoped>) { wire(Int.self, binder) }
}
public enum LocalAlias: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        typealias Drink = [String: Tea]
        binder.bind(Drink.self).to(value: [:])
    }
}
public enum DefaultArgumentOfATypeParameter: CupComponent {
    static func wire<T: Brewed>(_ binder: Binder<Unscoped>, _ value: T, _ type: T.Type = T.self) {
        binder.bind(type).to(value: value)
    }
    public static func configure(binder: Binder<Unscoped>) { wire(binder, Tea()) }
}
public enum DefaultClosureOfATypeParameter: CupComponent {
    static func wire<T: Brewed>(
        _: T.Type, _ binder: Binder<Unscoped>, _ body: (Binder<Unscoped>) -> Void = { $0.bind(T.self).to { @Sendable in T.make() } }
    ) { body(binder) }
    public static func configure(binder: Binder<Unscoped>) { wire(Tea.self, binder) }
}
public enum DefaultArgumentWithAnotherArgument: CupComponent {
    struct Wire {
        var number = 2
        func run(_ binder: Binder<Unscoped>, count: Int = Wire.usual) { if count == 3 { binder.count() } }
        static var usual: Int { 3 }
    }
    public static func configure(binder: Binder<Unscoped>) { Wire().run(binder) }
}
public enum TypeOfAValue: CupComponent {
    static func wire<T: Brewed>(_ type: T.Type, _ binder: Binder<Unscoped>) { binder.addBrewed(type) }
    public static func configure(binder: Binder<Unscoped>) { wire(type(of: Tea()), binder) }
}
public enum NestedGenerics: CupComponent {
    enum Box<Item: Brewed> {
        struct Lid: Sendable { init() {} }
        static func wire(_ binder: Binder<Unscoped>) { binder.bind(Lid.self).to { @Sendable in Lid() } }
    }
    public static func configure(binder: Binder<Unscoped>) { Box<Tea>.wire(binder) }
}
protocol Kettled {
    associatedtype Filling: Brewed
}
extension Kettled { typealias Pair = [String: Filling] }
enum TeaKettle: Kettled { typealias Filling = Tea }
public enum AssociatedAlias: CupComponent {
    static func wire<K: Kettled>(_: K.Type, _ binder: Binder<Unscoped>) { binder.bind(K.Pair.self).to(value: [:]) }
    public static func configure(binder: Binder<Unscoped>) { wire(TeaKettle.self, binder) }
}

// The keys of dictionaries.

enum Loose: Hashable, Sendable {
    case first, second
    static func == (left: Loose, right: Loose) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
}
struct LooseName: Hashable, Sendable, ExpressibleByStringLiteral {
    let text: String
    init(stringLiteral value: String) { text = value }
    static func == (left: Self, right: Self) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
}
enum Described: Hashable, Sendable, CustomDebugStringConvertible {
    case first
    var debugDescription: String { "number one" }
}
enum Raw: String, Hashable, Sendable { case first = "one", second = "two" }
enum StaticKeys: Hashable, Sendable {
    case first, second
    static var usual: StaticKeys { Run.isOn ? .second : .first }
}
public enum EntriesWithEqualKeys: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        binder.bind(Int.self).intoDictionary(Loose.first).to(value: 1)
        binder.bind(Int.self).intoDictionary(Loose.second).to(value: 1)
    }
}
public enum EntriesWithEqualLiterals: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        binder.bind(Int.self).intoDictionary("a" as LooseName).to(value: 1)
        binder.bind(Int.self).intoDictionary("b" as LooseName).to(value: 1)
    }
}
public enum EntryWithADebugDescription: CupComponent {
    public static func configure(binder: Binder<Unscoped>) { binder.bind(Int.self).intoDictionary(Described.first).to(value: 1) }
}
public enum EntryWithARawValue: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        binder.bind(Int.self).intoDictionary(Raw.first).to(value: 1)
        binder.bind(Int.self).intoDictionary(Raw(rawValue: "two")).to(value: 1)
        binder.bind(Int.self).intoDictionary(Raw.second.rawValue).to(value: 1)
    }
}
public enum EntryOfTheRun: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        binder.bind(Int.self).intoDictionary(StaticKeys.usual).to(value: 1)
        binder.bind(Int.self).intoDictionary(StaticKeys.second).to(value: 1)
    }
}
public enum EntriesOfALoop: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        for name in ["a", "b", "a"] { binder.bind(Int.self).intoDictionary(name).to(value: 1) }
    }
}
public enum EntriesOfIntegers: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        binder.bind(Int.self).intoDictionary(UInt8(1)).to(value: 1)
        binder.bind(Int.self).intoDictionary(1 as UInt8).to(value: 1)
        binder.bind(Int.self).intoDictionary(1.5).to(value: 1)
        binder.bind(Int.self).intoDictionary(1 as Double).to(value: 1)
        binder.bind(Int.self).intoDictionary("a" as Substring).to(value: 1)
    }
}
public enum EntriesOfEqualTexts: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        binder.bind(Int.self).intoDictionary("\u{e9}").to(value: 1)
        binder.bind(Int.self).intoDictionary("e\u{301}").to(value: 1)
    }
}
public enum EntriesOfOptionals: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        binder.bind(Int.self).intoDictionary(Optional("a")).to(value: 1)
        binder.bind(Int.self).intoDictionary("a" as String?).to(value: 1)
        binder.bind(Int.self).intoDictionary(nil as String?).to(value: 1)
    }
}
struct Erased: Hashable, @unchecked Sendable {  // What it contains is not changed.
    let value: AnyHashable
    init(_ value: some Hashable & Sendable) { self.value = value }
}
public enum EntriesOfTypeErasedKeys: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        binder.bind(Int.self).intoDictionary(Erased(1)).to(value: 1)
        binder.bind(Int.self).intoDictionary(Erased("a")).to(value: 1)
    }
}

// Locations.

public enum LocationWithFile: CupComponent {
    static func wire(_ binder: Binder<Unscoped>, file: StaticString = #file, line: UInt = #line) {
        binder.bind(Tea.self, file: file, line: line).to(factory: Tea.init)
    }
    public static func configure(binder: Binder<Unscoped>) { wire(binder) }
}
public enum LocationWithFileID: CupComponent {
    static func wire(_ binder: Binder<Unscoped>, file: StaticString = #fileID, line: UInt = #line) {
        binder.bind(Tea.self, file: file, line: line).to(factory: Tea.init)
    }
    public static func configure(binder: Binder<Unscoped>) { wire(binder) }
}
public enum LocationWithLineOnly: CupComponent {
    static func wire(_ binder: Binder<Unscoped>, line: UInt = #line) { binder.bind(Tea.self, line: line).to(factory: Tea.init) }
    public static func configure(binder: Binder<Unscoped>) { wire(binder) }
}
public enum LocationWithFilePath: CupComponent {
    static func wire(_ binder: Binder<Unscoped>, path: StaticString = #filePath) {
        binder.bind(Tea.self, filePath: path).to(factory: Tea.init)
    }
    public static func configure(binder: Binder<Unscoped>) { wire(binder) }
}
public enum LocationWithFileAndPath: CupComponent {
    static func wire(_ binder: Binder<Unscoped>, file: StaticString = #fileID, path: StaticString = #filePath) {
        binder.bind(Tea.self, file: file, filePath: path).to(factory: Tea.init)
    }
    public static func configure(binder: Binder<Unscoped>) { wire(binder) }
}
public enum LocationThroughTwoHelpers: CupComponent {
    static func wire(_ binder: Binder<Unscoped>, line: UInt = #line) { inner(binder, line: line) }
    static func inner(_ binder: Binder<Unscoped>, line: UInt = #line, column: UInt = #column) {
        binder.bind(Tea.self, line: line, column: column).to(factory: Tea.init)
    }
    public static func configure(binder: Binder<Unscoped>) { wire(binder) }
}

// Isolation.

@MainActor func brewOnMain() -> Tea { Tea() }
func brewAnywhere() -> Tea { Tea() }
@MainActor enum MainBrewery {
    static func brew() -> Tea { Tea() }
    nonisolated static func brewAnywhere() -> Coffee { Coffee() }
}
@globalActor actor Cellar { static let shared = Cellar() }
@Cellar func brewInTheCellar() -> Tea { Tea() }
@MainActor final class MainPot { init() {} }
public enum FactoryOnTheMainActor: CupComponent {
    public static func configure(binder: Binder<Unscoped>) { binder.bind(Tea.self).to(factory: brewOnMain) }
}
public enum FactoryOnNoActor: CupComponent {
    public static func configure(binder: Binder<Unscoped>) { binder.bind(Tea.self).to(factory: brewAnywhere) }
}
public enum FactoryOfAMainActorType: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        binder.bind(Tea.self).to(factory: MainBrewery.brew)
        binder.bind(Coffee.self).to(factory: MainBrewery.brewAnywhere)
    }
}
public enum FactoryOfAnotherActor: CupComponent {
    public static func configure(binder: Binder<Unscoped>) { binder.bind(Tea.self).to(factory: brewInTheCellar) }
}
public enum InitializerOfAMainActorType: CupComponent {
    public static func configure(binder: Binder<Unscoped>) { binder.bind(MainPot.self).to(factory: MainPot.init) }
}
public enum FactoryInAVariable: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let factory: @MainActor @Sendable () -> Tea = { Tea() }
        binder.bind(Tea.self).to(factory: factory)
        let other = brewOnMain
        binder.bind(Tea.self).intoCollection().to(factory: other)
    }
}
public enum FactoryThatIsALocalFunction: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        @MainActor func brew() -> Tea { Tea() }
        binder.bind(Tea.self).to(factory: brew)
        binder.bind(Coffee.self).to(factory: pour)
        @MainActor func pour() -> Coffee { Coffee() }
    }
}

// SPDX-License-Identifier: Apache-2.0
