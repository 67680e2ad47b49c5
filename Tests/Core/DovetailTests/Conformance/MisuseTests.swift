import Dovetail
import Foundation
import TestTools
import Testing

/// A user's mistake never traps: each ends in a finding with a place in this file, or works. The only exception is the use of a binder when
/// no diagnostic can be shown any more, in a debug build.
@Suite(.watched) struct Misuse {
    struct Clock: Sendable {}
    struct Watch { let clock: Clock }
    struct Home: Scope {}

    // MARK: Binders

    #if DEBUG
    @Test(arguments: 0..<4)
    func `a binder that is stored and used after everything was collected ends the program in a debug build`(use: Int) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [use] in
            let kept = Shared<Binder<Singleton>?>(nil)
            _ = try factory(Int.self) { binder in
                kept.value = binder
                binder.bind(Int.self).to(value: 1)
            }
            switch use {
            case 0: kept.value?.bind(Int.self).to(value: 2)
            case 1: kept.value?.include(module: Hen.self)
            case 2: kept.value?.declareCollection(of: Clock.self)
            default: kept.value?.bindFactory(Clock.self).to(factory: Clock.init)
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Conformance/MisuseTests.swift:"))
        #expect(text.contains(" had returned, which has no effect"))
    }
    #else
    @Test func `a binder that is stored and used after everything was collected has no effect, and is reported`() throws {
        let kept = Shared<Binder<Singleton>?>(nil)
        let component = try factory(Int.self) { binder in
            kept.value = binder
            binder.bind(Int.self).to(value: 1)
        }
        let line: UInt = #line
        kept.value?.bind(Int.self).to(value: 2)
        kept.value?.bind(Clock.self).sharedInScope().to(factory: Clock.init)
        kept.value?.include(module: Hen.self)
        kept.value?.install(dependency: Selfish.self)
        kept.value?.declareOptional(Clock.self)
        kept.value?.declareCollection(of: Clock.self)
        _ = kept.value?.bind(Clock.self).intoDictionary("late").tagged(with: Clocks.self)
        kept.value?.bindFactory(Clock.self).to(factory: Clock.init)
        #expect(component.build().value == 1)
        let found = component.diagnostics
        #expect(Set(found.ids) == ["late-declaration"])
        #expect(Set(found.map { ($0.place?.line ?? 0) - Int(line) }) == Set(1...8))
    }

    @Test func `a binder that many threads use while another one owns it`() throws {
        let kept = Shared<Binder<Singleton>?>(nil)
        let component = try factory(Int.self) { binder in
            kept.value = binder
            binder.bind(Int.self).to(value: 1)
        }
        _ = together(8) { _ in for _ in 0..<50 { kept.value?.bind(Int.self).to(value: 2) } }
        #expect(component.build().value == 1)
    }
    #endif

    enum Clocks: Tag { typealias Element = [String: Clock] }

    @Test func `a builder that is finished twice binds twice`() {
        let line: UInt = #line
        let found = findings(Int.self) { binder in
            let builder = binder.bind(Int.self)
            builder.to(value: 1)
            builder.to(value: 2)
        }
        #expect(found.brief(from: line) == ["duplicate-binding +2"])
    }

    @Test func `a builder that goes on after it was finished`() throws {
        let line: UInt = #line
        let found = findings(Int.self) { binder in
            let builder = binder.bind(Int.self)
            builder.to(value: 1)
            _ = builder.sharedInScope()
            _ = builder.tagged(with: Number.self)
        }
        // The tag came after the request was resolved, but it is the same binding.
        #expect(found.errors.brief(from: line).allSatisfy { $0.hasPrefix("missing-binding") || $0.hasPrefix("late") })
    }

    enum Number: Tag { typealias Element = Int }
    enum Other: Tag { typealias Element = Int }

    @Test func `two tags, and two contributions, on one builder: the last one counts`() throws {
        let result = try ask(TaggedProvider<Other>.self) { binder in
            binder.bind(Int.self).tagged(with: Number.self).tagged(with: Other.self).to(value: 1)
        }
        #expect(result.get() == 1)
    }

    @Test func `a receipt binder that is finished twice, or not at all`() {
        let line: UInt = #line
        let twice = findings(Int.self) { binder in
            binder.bind(Int.self).configured { bind in
                bind.to(value: 1)
                return bind.to(value: 2)
            }
        }
        #expect(twice.brief(from: line) == ["duplicate-binding +2"])
        enum Twice: RootComponent {
            typealias Root = Int
            static func configure(binder: Binder<Unscoped>) {}
            static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
                bind.to(value: 1)
                return bind.to(value: 2)
            }
        }
        let rootLine: UInt = #line - 4
        #expect(
            Twice.findings().brief(from: rootLine) == ["duplicate-binding +0"]
                || Twice.findings().brief(from: rootLine) == ["duplicate-binding +1"])
        // A receipt of another binding does not finish the root.
        enum Cheat: RootComponent {
            typealias Root = Int
            static func configure(binder: Binder<Unscoped>) {}
            static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> { Kept.receipt.value! }
        }
        _ = findings(Int.self) { binder in Kept.receipt.value = binder.bind(Int.self).to(value: 1) }
        let cheatLine: UInt = #line
        #expect(Cheat.findings().brief(from: cheatLine) == ["unfinished-binding +1"])
        #expect(throws: GraphError.self) { try Cheat.build() }
    }

    enum Kept {
        static let receipt = Shared<BindingReceipt<Int>?>(nil)
    }

    @Test func `a root that its component binds once more`() {
        enum Doubled: Asking {
            typealias What = Int
            static func configure(binder: Binder<Unscoped>) {
                binder.bind(Int.self).to(value: 1)
                binder.bind(Asked<Int>.self).to(value: Asked(value: 2))
            }
        }
        #expect(Doubled.findings().ids == ["duplicate-binding"])
    }

    // MARK: Seeds

    @Test func `a seed of the type of the root`() throws {
        enum Same: RootComponent {
            typealias Seed = Int
            typealias Root = Int
            static func configure(binder: Binder<Unscoped>) {}
            static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> { bind.to(value: 1) }
        }
        let line: UInt = #line - 2
        #expect(Same.findings().brief(from: line) == ["seed-conflict +0"])
        enum Through: RootComponent {
            typealias Seed = Int
            typealias Root = Int
            static func configure(binder: Binder<Unscoped>) {}
            static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> { bind.to { (seed: Int) in seed } }
        }
        #expect(Through.findings().errors.ids.contains("seed-conflict"))
        #expect(throws: GraphError.self) { try Through.build(1) }
    }

    @Test func `a seed that the component binds`() {
        enum Bound: Asking {
            typealias Seed = Int
            typealias What = Int
            static func configure(binder: Binder<Unscoped>) { binder.bind(Int.self).to(value: 1) }
        }
        let line: UInt = #line - 2
        #expect(Bound.findings().brief(from: line) == ["seed-conflict +0"])
    }

    @Test func `seeds that are providers, factories, collections, optionals and functions`() throws {
        enum Provided: Asking {
            typealias Seed = Provider<Int>
            typealias What = String
            static func configure(binder: Binder<Unscoped>) { binder.bind(String.self).to(value: "") }
        }
        #expect(Provided.findings().errors.isEmpty)
        enum Listed: Asking {
            typealias Seed = [Int]
            typealias What = [Int]
            static func configure(binder: Binder<Unscoped>) { binder.bind(Int.self).intoCollection().to(value: 1) }
        }
        #expect(Listed.findings().errors.ids == ["collection-conflict"])
        enum Called: Asking {
            typealias Seed = @Sendable () -> Int
            typealias What = @Sendable () -> Int
        }
        #expect(try Called.build({ 5 }).value() == 5)
        enum Nested: Asking {
            typealias Seed = Int??
            typealias What = Int??
        }
        #expect(try Nested.build(.some(nil)).value == .some(nil))
    }

    enum Seeded<Seed, What>: Asking {}

    enum Parent<Given, Wanted>: Asking {
        typealias What = ComponentFactory<Seeded<Given, Wanted>>
        static func configure(binder: Binder<Unscoped>) {
            binder.install(dependency: Seeded<Given, Wanted>.self)
            binder.bind(Int.self).to(value: 1)
            binder.bind(String.self).to(value: "1")
        }
    }

    enum Pending: Tag { typealias Element = Lazy<Int> }

    @Test func `a seed in a derived form arrives or is rejected`() throws {
        // What a provider provides is bound.
        #expect(try Seeded<Provider<Int>, Int>.build(Provider { 42 }).value == 42)
        #expect(try Seeded<Provider<Int>, Provider<Int>>.build(Provider { 42 }).value.get() == 42)
        #expect(try Seeded<Provider<Int>, Lazy<Int>>.build(Provider { 42 }).value.get() == 42)
        #expect(try Parent<Provider<Double>, Double>.build().value.build(Provider { 42 }).value == 42)
        #expect(Parent<Provider<Int>, Provider<Int>>.findings().errors.ids == ["shadowed-binding"])
        // Other keys that the library provides are no seeds, even if their elements are bound.
        let lazy = Parent<Lazy<Int>, Lazy<Int>>.findings().errors
        #expect(
            lazy.map(\.message) == ["Lazy<Int> cannot be the seed of Misuse.Seeded<Lazy<Int>, Lazy<Int>>, because the library provides it"])
        #expect(lazy.first?.help == ["make Int the Seed, or the Tagged of a tag whose Element is Lazy<Int>"])
        func refused<Seed>(_: Seed.Type) -> [String] { Parent<Seed, String>.findings().errors.ids }
        #expect(refused(WeakProvider<Int>.self) == ["reserved-key"])
        #expect(refused(MainActorProvider<Int>.self) == ["reserved-key"])
        #expect(refused(Assisted<Int>.self) == ["reserved-key"])
        #expect(refused(Provider<Provider<Int>>.self) == ["reserved-key"])
        #expect(refused(Provider<Lazy<Int>>.self) == ["reserved-key"])
        // Under a tag it is.
        #expect(try Seeded<TaggedProvider<Pending>, TaggedProvider<Pending>>.build(TaggedProvider { Lazy { 42 } }).value.get().get() == 42)
    }

    // MARK: Components and modules

    enum Selfish: Asking {
        typealias What = Int
        static func configure(binder: Binder<Unscoped>) {
            binder.bind(Int.self).to(value: 1)
            binder.install(dependency: Selfish.self)
        }
    }

    enum Builder: Asking {
        typealias What = Int
        static let found = Shared<[String]>([])
        static func configure(binder: Binder<Unscoped>) {
            do { _ = try ComponentFactory.of(Builder.self) } catch { found.value += error.diagnostics.ids }
            do { _ = try Builder.build() } catch { found.value += error.diagnostics.ids }
            found.value.append("\(Builder.graph().components.count)")
            binder.bind(Int.self).to(value: 1)
        }
    }

    @Test func `a component that installs or builds itself in its configure`() throws {
        let line: UInt = #line - 16
        #expect(Selfish.findings().errors.brief(from: line) == ["component-cycle +0"])
        #expect(try Builder.build().value == 1)
        #expect(Builder.found.value == ["component-cycle", "component-cycle", "0"])
    }

    enum Hen: Module {
        static func configure(binder: Binder<Unscoped>) { binder.include(module: Egg.self) }
    }
    enum Egg: Module {
        static func configure(binder: Binder<Unscoped>) { binder.include(module: Hen.self) }
    }
    enum Alone: Module {
        static func configure(binder: Binder<Unscoped>) { binder.include(module: Alone.self) }
    }

    @Test func `modules in a cycle, also as replacements`() {
        let line: UInt = #line - 10
        let circle = findings(Int.self) { binder in
            binder.include(module: Hen.self)
            binder.include(module: Alone.self)
            binder.bind(Int.self).to(value: 1)
        }
        #expect(circle.brief(from: line) == ["module-cycle +3", "module-cycle +6"])
        #expect(findings(Int.self, replacing: [Hen.self]) { $0.bind(Int.self).to(value: 1) }.errors.isEmpty)
    }

    @Test func `a component that is installed and not requested, in two locations, and below its own sibling`() throws {
        enum Leaf: Asking {
            typealias What = Int
        }
        enum Left: Asking {
            typealias What = ComponentFactory<Leaf>
            static func configure(binder: Binder<Unscoped>) { binder.install(dependency: Leaf.self) }
        }
        enum Right: Asking {
            typealias What = ComponentFactory<Leaf>
            static func configure(binder: Binder<Unscoped>) { binder.install(dependency: Leaf.self) }
        }
        struct Both { let left: ComponentFactory<Left>, right: ComponentFactory<Right> }
        let write: Writing = { binder in
            binder.install(dependency: Left.self)
            binder.install(dependency: Right.self)
            binder.bind(Int.self).to(value: 4)
            binder.bind(Both.self).to(factory: Both.init)
        }
        #expect(findings(Both.self, write).errors.isEmpty)
        let both = try ask(Both.self, write)
        #expect(both.left.build().value.build().value + both.right.build().value.build().value == 8)
    }

    // MARK: Keys

    @Test func `Void, Never, Any, AnyObject, metatypes and nested optionals as keys`() throws {
        try ask(Void.self) { $0.bind(Void.self).to(value: ()) }
        #expect(try ask(Any.self) { $0.bind(Any.self).to { 1 } } as? Int == 1)
        #expect(try ask(AnyObject.self) { $0.bind(AnyObject.self).to { Census() } } is Census)
        #expect(try ask(Int??.self) { $0.bind(Int.self).to(value: 1) } == 1)
        #expect(try ask(Int??.self) { $0.bind(Int?.self).to(value: nil) } == .some(nil))
        #expect(try ask(Any.Type.self) { $0.bind(Any.Type.self).to(value: Int.self) } == Int.self)
        #expect(try ask([[Int]].self) { $0.bind([Int].self).intoCollection().to(value: [1]) } == [[1]])
        let never: Writing = { $0.bind(Never.self).to { fatalError("not reached") } }
        #expect(findings(Provider<Never>.self, never).isEmpty)
        _ = try ask(Provider<Never>.self, never)
        #expect(findings(Never.self) { _ in }.ids == ["missing-binding"])
        #expect(findings(Any.self) { _ in }.ids == ["missing-binding"])
        #expect(findings(Void.self) { _ in }.ids == ["missing-binding"])
    }

    @Test func `derived forms, bound and requested within themselves`() throws {
        let deep = try ask(Provider<Lazy<Provider<Int>>>.self) { $0.bind(Int.self).to(value: 1) }
        #expect(deep.get().get().get() == 1)
        let line: UInt = #line
        let found = findings(Int.self) { binder in
            binder.bind(Int.self).to(value: 1)
            binder.bind(Provider<Provider<Int>>.self).to(value: Provider(value: Provider(value: 1)))
            binder.bind(Provider<Int>.self).intoCollection().to(value: Provider(value: 1))
            binder.bind(Provider<Int>.self).tagged(with: Providers.self).to(value: Provider(value: 1))
        }
        #expect(found.errors.brief(from: line) == ["reserved-key +3", "reserved-key +4"])
    }

    enum Providers: Tag { typealias Element = Provider<Int> }

    @Test func `a seed that is requested in a deferred form`() {
        enum Make: AssistedFactory {
            typealias Seed = Int
            typealias Element = String
        }
        let line: UInt = #line
        let found = findings(Factory<Make>.self) { binder in
            binder.bindFactory(String.self).with(Make.self).to {
                (one: Provider<Assisted<Int>>, two: Assisted<Int>?, three: Lazy<Assisted<Int>>, four: @Sendable () -> Assisted<Int>) in ""
            }
        }
        #expect(found.errors.brief(from: line) == Array(repeating: "assisted-outside-factory +2", count: 4))
        #expect(
            found[0].message == "Factory<Misuse.Make> depends on Provider<Assisted<Int>>, but a seed must be requested as Assisted<Int>")
    }

    // MARK: Collections

    @Test func `a collection bound as a whole, contributed to and declared`() {
        let line: UInt = #line
        let found = findings([Int].self) { binder in
            binder.bind(Int.self).intoCollection().to(value: 1)
            binder.declareCollection(of: Int.self)
            binder.bind([Int].self).to(value: [2])
        }
        #expect(found.brief(from: line) == ["collection-conflict +4"])
    }

    @Test func `tags on collections`() throws {
        enum Numbers: Tag { typealias Element = [Int] }
        let both = try ask([Int].self) { binder in
            binder.bind(Int.self).intoCollection().tagged(with: Numbers.self).to(value: 1)
            binder.bind(Int.self).elementsIntoCollection().tagged(with: Numbers.self).to(value: [2, 3])
            binder.bind([Int].self).to { (numbers: TaggedProvider<Numbers>) in numbers.get() }
        }
        #expect(both == [1, 2, 3])
    }

    @Test func `a provider of each element of contributions that are bound together`() {
        let line: UInt = #line
        let found = findings([Provider<Int>].self) { binder in
            binder.bind(Int.self).intoCollection().to(value: 1)
            binder.bind(Int.self).elementsIntoCollection().to(value: [2, 3])
        }
        #expect(found.errors.brief(from: line) == ["collection-conflict +3"])
    }

    @Test func `keys of dictionaries whose equality is odd`() {
        struct Odd: Hashable, Sendable {
            static func == (one: Odd, other: Odd) -> Bool { true }
            func hash(into hasher: inout Hasher) {}
        }
        let line: UInt = #line
        let found = findings([Odd: Int].self) { binder in
            binder.bind(Int.self).intoDictionary(Odd()).to(value: 1)
            binder.bind(Int.self).intoDictionary(Odd()).to(value: 2)
        }
        #expect(found.brief(from: line) == ["duplicate-dictionary-key +3"])
    }

    @Test func `keys that are never equal to anything`() throws {
        let numbers = try ask([Double: Int].self) { binder in
            binder.bind(Int.self).intoDictionary(Double.nan).to(value: 1)
            binder.bind(Int.self).intoDictionary(Double.nan).to(value: 2)
        }
        #expect(numbers.count == 2)
    }

    // MARK: Replacements

    @Test func `replacements that match nothing, twice, a seed, in another kind, unfinished`() throws {
        enum Nothing: Module {
            static func configure(binder: Binder<Unscoped>) {
                binder.bind(Clock.self).to(factory: Clock.init)
                _ = binder.bind(Int.self)
            }
        }
        let line: UInt = #line - 4
        let write: Writing = { $0.bind(Int.self).to(value: 1) }
        #expect(
            findings(Int.self, replacing: [Nothing.self], write).brief(from: line) == ["unfinished-binding +1", "unmatched-replacement +0"])
        enum Clocks: Module {
            static func configure(binder: Binder<Unscoped>) { binder.bind(Clock.self).to(factory: Clock.init) }
        }
        // What it would replace was begun: that is the one mistake.
        let begun: UInt = #line + 1
        #expect(findings(Clock.self, replacing: [Clocks.self]) { _ = $0.bind(Clock.self) }.brief(from: begun) == ["unfinished-binding +0"])
        enum Twice: Module {
            static func configure(binder: Binder<Unscoped>) {
                binder.bind(Int.self).to(value: 2)
                binder.bind(Int.self).to(value: 3)
            }
        }
        let twice: UInt = #line - 4
        #expect(findings(Int.self, replacing: [Twice.self], write).brief(from: twice) == ["duplicate-replacement +1"])
        enum Seeded: Asking {
            typealias Seed = Int
            typealias What = Int
        }
        #expect(Seeded.findings(replacing: [Nothing.self]).errors.ids.contains("unmatched-replacement"))
        enum Contributing: Module {
            static func configure(binder: Binder<Unscoped>) { binder.bind(Int.self).intoCollection().to(value: 2) }
        }
        // Contributions replace a collection that is bound as a whole, and a whole replaces contributions.
        #expect(try ask([Int].self, replacing: [Contributing.self]) { $0.bind([Int].self).to(value: []) } == [2])
        enum Whole: Module {
            static func configure(binder: Binder<Unscoped>) { binder.bind([Int].self).to(value: [9]) }
        }
        #expect(try ask([Int].self, replacing: [Whole.self]) { $0.bind(Int.self).intoCollection().to(value: 1) } == [9])
    }

    @Test func `a replacement that installs, declares and includes replaces, and adds to the root`() throws {
        enum Child: Asking { typealias What = String }
        enum More: Module {
            static func configure(binder: Binder<Unscoped>) { binder.bind(Int.self).to(value: 2) }
        }
        enum Big: Module {
            static func configure(binder: Binder<Unscoped>) {
                binder.include(module: More.self)
                binder.install(dependency: Child.self)
                binder.declareOptional(Clock.self)
            }
        }
        @Sendable func write(_ binder: Binder<Singleton>) {
            binder.bind(Int.self).to(value: 1)
            binder.bind(String.self).to(value: "")
        }
        #expect(try ask(Int.self, replacing: [Big.self], write) == 2)
        #expect(try ask(Int.self, replacing: [Big.self, More.self], write) == 2)
        // What it installs is checked like any other child.
        enum Shadowing: Module {
            static func configure(binder: Binder<Unscoped>) {
                binder.include(module: More.self)
                binder.install(dependency: Selfish.self)
            }
        }
        #expect(findings(Int.self, replacing: [Shadowing.self], write).errors.ids.contains("shadowed-binding"))
    }

    // MARK: Without validation

    @Test func `an invalid graph that was not validated works where it is valid`() throws {
        struct Root { let number: Int, clock: Provider<Clock>, children: ComponentFactory<Broken> }
        enum Broken: Asking { typealias What = Clock }
        let root = try ask(Root.self, validate: false) { binder in
            binder.bind(Root.self).to(factory: Root.init)
            binder.bind(Int.self).to(value: 1)
            binder.bind(Int.self).to(value: 2)
            binder.bind(String.self).to { (double: Double) in "" }
            binder.bind(Double.self).to { (text: String) in 1 }
            binder.bind(Int.self).intoDictionary("a").to(value: 1)
            binder.bind(Int.self).intoDictionary("a").to(value: 2)
            _ = binder.bind(Clock.self)
            binder.install(dependency: Broken.self)
            binder.install(dependency: Asker<Root>.self)
            binder.include(module: Hen.self)
            binder.bind(Lazy<Int>.self).to { Lazy { 1 } }
        }
        #expect(root.number == 1)
    }

    @Test func `and ends with one message, which names the requester, where it is not`() async {
        let place = "Conformance/MisuseTests.swift:\(#line + 1)"
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            endLater()
            _ = try ask(Watch.self, validate: false) { binder in
                binder.bind(Watch.self).to(factory: Watch.init)
                binder.bind(Int.self).to { (clock: Clock?) in 1 }
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            text.contains(
                """
                nothing is bound for Misuse.Clock, required by Misuse.Watch (\(place)), Int (\(place)), \
                and the graph was not validated
                """))
    }

    @Test func `a cycle that was not validated ends with a message`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            endLater()
            _ = try ask(Provider<String>.self, validate: false) { binder in
                binder.bind(String.self).to { (double: Double) in "" }
                binder.bind(Double.self).to { (text: String) in 1 }
            }.get()
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Fatal error: "))
        #expect(text.contains("stack") || text.contains("was requested recursively"))
    }

    // MARK: Many parameters

    // One function of a hundred parameters, each of which is a new instance: 0, 1, 2 …
    @Test func `a hundred parameters arrive in order`() throws {
        let next = Counter()
        let hundred = try ask(Hundred.self) { binder in
            binder.bind(Int.self).to { next.next() }
            binder.bind(Hundred.self).to(factory: Hundred.init)
        }
        #expect(hundred.values == Array(0..<100))
    }

    struct Hundred {
        let values: [Int]
        init(
            p0: Int, p1: Int, p2: Int, p3: Int, p4: Int, p5: Int, p6: Int, p7: Int, p8: Int, p9: Int, p10: Int, p11: Int, p12: Int,
            p13: Int, p14: Int, p15: Int, p16: Int, p17: Int, p18: Int, p19: Int, p20: Int, p21: Int, p22: Int, p23: Int, p24: Int,
            p25: Int, p26: Int, p27: Int, p28: Int, p29: Int, p30: Int, p31: Int, p32: Int, p33: Int, p34: Int, p35: Int, p36: Int,
            p37: Int, p38: Int, p39: Int, p40: Int, p41: Int, p42: Int, p43: Int, p44: Int, p45: Int, p46: Int, p47: Int, p48: Int,
            p49: Int, p50: Int, p51: Int, p52: Int, p53: Int, p54: Int, p55: Int, p56: Int, p57: Int, p58: Int, p59: Int, p60: Int,
            p61: Int, p62: Int, p63: Int, p64: Int, p65: Int, p66: Int, p67: Int, p68: Int, p69: Int, p70: Int, p71: Int, p72: Int,
            p73: Int, p74: Int, p75: Int, p76: Int, p77: Int, p78: Int, p79: Int, p80: Int, p81: Int, p82: Int, p83: Int, p84: Int,
            p85: Int, p86: Int, p87: Int, p88: Int, p89: Int, p90: Int, p91: Int, p92: Int, p93: Int, p94: Int, p95: Int, p96: Int,
            p97: Int, p98: Int, p99: Int
        ) {
            values = [
                p0, p1, p2, p3, p4, p5, p6, p7, p8, p9, p10, p11, p12, p13, p14, p15, p16, p17, p18, p19, p20, p21, p22, p23, p24, p25,
                p26, p27, p28, p29, p30, p31, p32, p33, p34, p35, p36, p37, p38, p39, p40, p41, p42, p43, p44, p45, p46, p47, p48, p49,
                p50, p51, p52, p53, p54, p55, p56, p57, p58, p59, p60, p61, p62, p63, p64, p65, p66, p67, p68, p69, p70, p71, p72, p73,
                p74, p75, p76, p77, p78, p79, p80, p81, p82, p83, p84, p85, p86, p87, p88, p89, p90, p91, p92, p93, p94, p95, p96, p97,
                p98, p99,
            ]
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
