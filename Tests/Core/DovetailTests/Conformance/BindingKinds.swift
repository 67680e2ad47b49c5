import Dovetail
import TestTools
import Testing

@Suite(.watched) struct BindingKinds {
    @Test func `a bound value is the identical instance each time, and the library does not end it`() throws {
        final class Clock: Sendable {}
        let clock = Clock()
        let component = try factory(Provider<Clock>.self) { binder in
            binder.bind(Clock.self).to(value: clock)
        }
        let clocks = component.build().value
        #expect(clocks.get() === clock)
        #expect(clocks.get() === clock)
        #expect(component.build().value.get() === clock)
    }

    @Test func `a value is evaluated once for each instance of the component, when it is first needed`() throws {
        let evaluations = Counter()
        let write: Writing = { binder in
            binder.bind(Int.self).to(value: evaluations.next())
        }
        #expect(findings(Int.self, write).isEmpty)
        let component = try factory(Provider<Int>.self, write)
        let (one, other) = (component.build().value, component.build().value)
        #expect(evaluations.value == 0)
        #expect(together(8) { _ in other.get() } == Array(repeating: 0, count: 8))
        #expect([one.get(), other.get(), one.get()] == [1, 0, 1])
        #expect(evaluations.value == 2)
    }

    final class Basket: Sendable {
        init(_ census: Census) { census.count(self) }
    }
    enum First: Tag { typealias Element = Basket }
    struct Visit: Sendable {
        let basket: Basket
        let tagged: TaggedProvider<First>
        let all: [Basket]
        let later: Provider<Basket>
        let text: String
    }
    enum Visiting: Asking {
        typealias Seed = Census
        typealias What = Visit
        @TaskLocal static var census = Census()
        static func configure(binder: Binder<Unscoped>) {
            let census = Self.census
            let captured = Basket(census)
            binder.bind(Basket.self).to(value: Basket(census))
            binder.bind(Basket.self).tagged(with: First.self).to(value: Basket(census))
            binder.bind(Basket.self).elementsIntoCollection().to(value: [Basket(census), captured])
            binder.bind(String.self).to(value: "text that is longer than fifteen bytes")
            binder.bind(Visit.self).to(factory: Visit.init)
        }
    }

    @Test func `a value in a child is another one for each child, and ends with it; what configure captured is one for all`() throws {
        let census = Census()
        try Visiting.$census.withValue(census) {
            let visits = try ask(ComponentFactory<Visiting>.self) { $0.install(dependency: Visiting.self) }
            #expect(census.total == 1)
            do {
                let (one, other) = (visits.build(census).value, visits.build(census).value)
                #expect(one.later.get() === one.basket)
                #expect(one.tagged.get() === one.tagged.get())
                #expect(one.text == "text that is longer than fifteen bytes")
                let objects = [one, other].flatMap { [$0.basket, $0.tagged.get()] + $0.all }
                #expect(objects.count == 8)
                #expect(Set(objects.map { ObjectIdentifier($0) }).count == 7)
                #expect(one.all[1] === other.all[1])
                #expect(census.total == 7)
            }
            #expect(census.alive == 1)
        }
    }

    @Test func `an unshared factory returns a new object each time`() throws {
        final class Engine {}
        let engines = try ask(Provider<Engine>.self) { binder in
            binder.bind(Engine.self).to(factory: Engine.init)
        }
        let (one, other) = (engines.get(), engines.get())
        #expect(one !== other)
        let plain = try ask(Provider<Engine>.self) { $0.bind(Engine.self).to(Engine.init) }
        let (third, fourth) = (plain.get(), plain.get())
        #expect(third !== fourth)
    }

    struct Number<T>: Sendable {
        let value: Int
        init(_ value: Int) { self.value = value }
    }

    @Test func `twenty arguments arrive in the order of the parameters, from a closure and from an initializer`() throws {
        struct Wide: Sendable {
            let values: [Int]
            init(
                _ a: Number<Int>, _ b: Number<Int8>, _ c: Number<Int16>, _ d: Number<Int32>, _ e: Number<Int64>, _ f: Number<UInt>,
                _ g: Number<UInt8>, _ h: Number<UInt16>, _ i: Number<UInt32>, _ j: Number<UInt64>, _ k: Number<Float>,
                _ l: Number<Double>, _ m: Number<Bool>, _ n: Number<String>, _ o: Number<Character>, _ p: Number<Void>,
                _ q: Number<[Int]>, _ r: Number<Int?>, _ s: Number<Set<Int>>, _ t: Number<[Int: Int]>
            ) {
                values = [
                    a.value, b.value, c.value, d.value, e.value, f.value, g.value, h.value, i.value, j.value, k.value, l.value, m.value,
                    n.value, o.value, p.value, q.value, r.value, s.value, t.value,
                ]
            }
        }
        struct Closed: Sendable { let values: [Int] }
        enum Unlabelled: Tag { typealias Element = Wide }
        let write: Writing = { binder in
            // The order of bindings differs from the order of requests.
            binder.bind(Number<[Int: Int]>.self).to(value: Number(19))
            binder.bind(Number<Set<Int>>.self).to(value: Number(18))
            binder.bind(Number<Int?>.self).to(value: Number(17))
            binder.bind(Number<[Int]>.self).to(value: Number(16))
            binder.bind(Number<Void>.self).to(value: Number(15))
            binder.bind(Number<Character>.self).to(value: Number(14))
            binder.bind(Number<String>.self).to(value: Number(13))
            binder.bind(Number<Bool>.self).to(value: Number(12))
            binder.bind(Number<Double>.self).to(value: Number(11))
            binder.bind(Number<Float>.self).to(value: Number(10))
            binder.bind(Number<UInt64>.self).to(value: Number(9))
            binder.bind(Number<UInt32>.self).to(value: Number(8))
            binder.bind(Number<UInt16>.self).to(value: Number(7))
            binder.bind(Number<UInt8>.self).to(value: Number(6))
            binder.bind(Number<UInt>.self).to(value: Number(5))
            binder.bind(Number<Int64>.self).to(value: Number(4))
            binder.bind(Number<Int32>.self).to(value: Number(3))
            binder.bind(Number<Int16>.self).to(value: Number(2))
            binder.bind(Number<Int8>.self).to(value: Number(1))
            binder.bind(Number<Int>.self).to(value: Number(0))
            binder.bind(Wide.self).to(factory: Wide.init)
            binder.bind(Wide.self).tagged(with: Unlabelled.self).to(Wide.init)
            binder.bind(Closed.self).to {
                (
                    a: Number<Int>, b: Number<Int8>, c: Number<Int16>, d: Number<Int32>, e: Number<Int64>, f: Number<UInt>,
                    g: Number<UInt8>, h: Number<UInt16>, i: Number<UInt32>, j: Number<UInt64>, k: Number<Float>, l: Number<Double>,
                    m: Number<Bool>, n: Number<String>, o: Number<Character>, p: Number<Void>, q: Number<[Int]>, r: Number<Int?>,
                    s: Number<Set<Int>>, t: Number<[Int: Int]>
                ) -> Closed in
                let first: [Int] = [a.value, b.value, c.value, d.value, e.value, f.value, g.value, h.value, i.value, j.value]
                let last: [Int] = [k.value, l.value, m.value, n.value, o.value, p.value, q.value, r.value, s.value, t.value]
                return Closed(values: first + last)
            }
        }
        #expect(try ask(Wide.self, write).values == Array(0..<20))
        #expect(try ask(Closed.self, write).values == Array(0..<20))
        #expect(try ask(TaggedProvider<Unlabelled>.self, write).get().values == Array(0..<20))
    }

    @Test func `a factory without parameters, and with one`() throws {
        struct Engine { let power: Int }
        let write: Writing = { binder in
            binder.bind(Int.self).to { 90 }
            binder.bind(Engine.self).to(factory: Engine.init)
        }
        #expect(try ask(Engine.self, write).power == 90)
    }

    protocol Store: Sendable, AnyObject {}

    @Test func `an alias of a shared binding returns the same object under both keys`() throws {
        final class Disk: Store {}
        struct Both {
            let store: any Store
            let disk: Disk
        }
        let both = try ask(Both.self) { binder in
            binder.bind((any Store).self).to { (disk: Disk) in disk }
            binder.bind(Disk.self).sharedInScope().to(factory: Disk.init)
            binder.bind(Both.self).to(factory: Both.init)
        }
        #expect(both.store === both.disk)
    }

    @Test func `two shared aliases of an unshared binding are two objects, and a warning`() throws {
        final class Disk: Store {}
        struct Both {
            let one: any Store
            let other: AnyStore
        }
        final class AnyStore: Sendable {
            let disk: Disk
            init(disk: Disk) { self.disk = disk }
        }
        class Volume: @unchecked Sendable {}
        final class Partition: Volume, Store, @unchecked Sendable {}
        struct Pair {
            let store: any Store
            let volume: Volume
        }
        let line: UInt = #line
        let write: Writing = { binder in
            binder.bind(Partition.self).to(factory: Partition.init)
            binder.bind((any Store).self).sharedInScope().to { (partition: Partition) in partition }
            binder.bind(Volume.self).sharedInScope().to { (partition: Partition) in partition }
            binder.bind(Pair.self).to(factory: Pair.init)
        }
        let pair = try ask(Pair.self, write)
        #expect(pair.store !== pair.volume)
        let found = findings(Pair.self, write)
        #expect(found.brief(from: line) == ["split-instance +4"])
        #expect(found.map(\.severity) == [.warning])
        #expect(found.first?.noteLines(from: line) == [3, 4, 2])
    }

    enum Direction: Equatable, Sendable { case north, south(Int) }

    struct Nine: Equatable, Sendable {
        var a = 1, b = 2, c = 3, d = 4, e = 5, f = 6, g = 7, h = 8, i = "nine"
    }

    protocol Named: Sendable { var name: String { get } }

    @Test func `values of every shape come back exactly, unshared and shared and from factories`() throws {
        struct Person: Named { let name: String }
        func check<Value: Sendable>(_ value: Value, _ isEqual: (Value, Value) -> Bool) throws {
            let values = [
                try ask(Value.self) { $0.bind(Value.self).to(value: value) },
                try ask(Value.self) { $0.bind(Value.self).to(factory: { value }) },
                try ask(Value.self) { $0.bind(Value.self).sharedInScope().to(value: value) },
                try ask(Value.self) { $0.bind(Value.self).sharedInScope().to(factory: { value }) },
                try ask(Value.self) { $0.bind(Value.self).to({ value }) },
                try ask(Value.self) { $0.bind(Value.self).sharedInScope().to({ value }) },
                try ask(Value.self) { $0.bind(Value.self).to(provider: Provider(value: value)) },
                try ask(Provider<Value>.self) { $0.bind(Value.self).to(value: value) }.get(),
                try ask(Lazy<Value>.self) { $0.bind(Value.self).sharedInScope().to(factory: { value }) }.get(),
            ]
            #expect(values.allSatisfy { isEqual($0, value) })
        }
        try check(42, ==)
        try check("text, longer than fifteen bytes", ==)
        try check(Direction.south(3), ==)
        try check(Nine(), ==)
        try check((1, "two"), ==)
        try check({ $0 + 1 } as @Sendable (Int) -> Int) { $0(1) == $1(1) }
        try check(Nine.self as Any.Type, ==)
        try check(Person(name: "Ada") as any Named) { $0.name == $1.name }
        try check(Int?.some(7), ==)
        try check(Int?.none, ==)
        try check(Int??.some(.none), ==)
        try check([1, 2, 3], ==)
        try check(true, ==)
        try check((), ==)
        try check(SIMD4<Float>(1, 2, 3, 4), ==)
        try check(Int8(-1), ==)
    }

    @Test func `every incomplete binding is an error with its location`() {
        final class Engine: Hashable, Sendable {
            static func == (one: Engine, other: Engine) -> Bool { one === other }
            func hash(into hasher: inout Hasher) {}
        }
        enum Spare: Tag { typealias Element = Engine }
        let line: UInt = #line
        let found = findings(Int.self) { binder in
            binder.bind(Int.self).to(value: 1)
            _ = binder.bind(Engine.self)
            _ = binder.bind(Engine.self).sharedInScope()
            _ = binder.bind(Engine.self).tagged(with: Spare.self)
            _ = binder.bind(Engine.self).intoSet()
            _ = binder.bind(Engine.self).intoDictionary("spare")
            _ = binder.bindFactory(Engine.self)
            _ = binder.bindPropertyInjectionOf(Engine.self)
        }
        #expect(found.brief(from: line) == (3...9).map { "unfinished-binding +\($0)" })
        #expect(found.first?.subject == "unfinished-binding BindingKinds.Engine")
        let ends = [
            "complete it with .to(factory:), after .with(…) if there is a seed", "complete it with .to(injector:)",
        ]
        let plain = "complete it with .to(factory:), .to(value:), .to(provider:) or .configured(with:)"
        #expect(found.map(\.help) == (Array(repeating: plain, count: 5) + ends).map { [$0] })
    }

    @Test func `checking a graph calls no factory`() throws {
        struct A { init(b: B) { fatalError("a factory ran") } }
        final class B: Sendable { init() { fatalError("a factory ran") } }
        let write: Writing = { binder in
            binder.bind(A.self).to(factory: A.init)
            binder.bind(B.self).sharedInScope().to(factory: B.init)
            binder.bind(A.self).intoCollection().to { () -> A in fatalError("a factory ran") }
        }
        #expect(findings([A].self, write).errors.isEmpty)
        _ = try factory(A.self, write)
    }

    @Test func `configure runs once for each graph, however often it is built, and once for its children`() throws {
        enum Calls {
            static let parent = Counter()
            static let child = Counter()
            static let module = Counter()
        }
        enum Both: Module {
            static func configure(binder: Binder<Unscoped>) { Calls.module.next() }
        }
        enum Child: Asking {
            typealias What = Int
            static func configure(binder: Binder<Unscoped>) {
                Calls.child.next()
                binder.include(module: Both.self)
            }
        }
        enum Parent: Asking {
            typealias What = ComponentFactory<Child>
            static func configure(binder: Binder<Unscoped>) {
                Calls.parent.next()
                binder.include(module: Both.self)
                binder.install(dependency: Child.self)
                binder.bind(Int.self).to(value: 7)
            }
        }
        let component = try ComponentFactory.of(Parent.self)
        for _ in 0..<10 { #expect(component.build().value.build().value == 7) }
        #expect([Calls.parent.value, Calls.child.value, Calls.module.value] == [1, 1, 1])
        _ = try Parent.build()
        #expect([Calls.parent.value, Calls.child.value, Calls.module.value] == [2, 2, 2])
        _ = Parent.graph()
        #expect([Calls.parent.value, Calls.child.value, Calls.module.value] == [3, 3, 3])
    }

    @Test func `core factories do not throw, and an error can be the value`() throws {
        // A throwing initializer does not compile here; starting is DovetailLaunch's business.
        struct Refused: Error {}
        let result = try ask(Result<Int, Refused>.self) { binder in
            binder.bind(Result<Int, Refused>.self).to { .failure(Refused()) }
        }
        #expect(throws: Refused.self) { try result.get() }
    }

    @Test func `forms that the library derives cannot be bound`() {
        enum Spare: Tag { typealias Element = Int }
        enum Child: Asking { typealias What = Int }
        final class Target: Sendable {}
        enum Make: AssistedFactory {
            typealias Seed = Int
            typealias Element = Target
        }
        let line: UInt = #line
        let found = findings(Int.self) { binder in
            binder.bind(Int.self).to(value: 1)
            binder.bind(Provider<Int>.self).to(value: Provider(value: 1))
            binder.bind(Lazy<Int>.self).to(factory: { Lazy { 1 } })
            binder.bind(WeakProvider<Target>.self).to(value: WeakProvider { nil })
            binder.bind(TaggedProvider<Spare>.self).to(value: TaggedProvider(value: 1))
            binder.bind(MainActorProvider<Int>.self).to(value: MainActorProvider { 1 })
            binder.bind(Assisted<Int>.self).to(factory: { Assisted(1) })
            binder.bind(Factory<Make>.self).to(value: Factory { _ in Target() })
            binder.bind(ComponentFactory<Child>.self).to(value: ComponentFactory { Asked(value: 1) })
            binder.bind(PropertyInjector<Target>.self).to(value: PropertyInjector { _ in })
        }
        #expect(found.brief(from: line) == (3...11).map { "reserved-key +\($0)" })
    }

    @Test func `a binder that is used during another configure is an error`() throws {
        enum Kept {
            static let binder = Shared<Binder<Unscoped>?>(nil)
            static let builder = Shared<BindingBuilder<String, String, Unscoped>?>(nil)
        }
        enum Keeper: Module {
            static func configure(binder: Binder<Unscoped>) {
                Kept.binder.value = binder
                Kept.builder.value = binder.bind(String.self)
                binder.bind(Int.self).to(value: 1)
            }
        }
        enum User: Module {
            static func configure(binder: Binder<Unscoped>) {
                Kept.binder.value?.bind(Double.self).to(value: 1)
                Kept.builder.value?.to(value: "late")
            }
        }
        let line: UInt = #line
        let found = findings(Int.self) { binder in
            binder.include(module: Keeper.self)
            binder.include(module: User.self)
        }
        #expect(found.brief(from: line) == ["late-declaration -4", "late-declaration -10", "unfinished-binding -10"])
    }

    /// A factory captures its binder, and declares what belongs into `configure`.
    enum Capturing: RootComponent {
        static let line: UInt = #line + 4
        static func configure(binder: Binder<Unscoped>) {
            let captured = Shared(binder)
            binder.bind(Double.self).to {
                captured.value.bind(Int.self).to(value: 1)
                return 1
            }
        }
        static func configureRoot(binder bind: ReceiptBinder<Asked<Double>>) -> BindingReceipt<Asked<Double>> {
            bind.to(factory: Asked.init(value:))
        }
    }

    @Test func `a factory that has captured a binder is released with its graph`() throws {
        final class Token: Sendable {}
        let census = Census()
        do {
            let number = try ask(Int.self) { binder in
                let token = Token()
                census.count(token)
                let captured = Shared(binder)
                binder.bind(Int.self).to { withExtendedLifetime((captured, token)) { 1 } }
            }
            #expect(number == 1)
        }
        #expect(census.total == 1 && census.alive == 0)
    }

    #if DEBUG
    @Test func `a factory that uses a binder ends the program in a debug build, and names the line`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { _ = try Capturing.build() }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        let place = "Conformance/BindingKinds.swift:\(Capturing.line)"
        #expect(text.contains("Int (\(place)) was declared after configure of BindingKinds.Capturing had returned, which has no effect"))
        #expect(text.contains("help: declare it inside configure, and do not capture the binder in a factory"))
    }
    #else
    @Test func `a factory that uses a binder has no effect in a release build, and is reported`() throws {
        let factory = try ComponentFactory.of(Capturing.self)
        #expect(factory.diagnostics.ids == [])
        #expect(factory.build().value == 1)
        #expect(factory.diagnostics.brief(from: Capturing.line) == ["late-declaration +0"])
    }
    #endif

    @Test
    func `no instance can be resolved while configure runs, because no provider exists; building the same root there is an error`()
        throws
    {
        enum Impatient: Asking {
            typealias What = Int
            static let found = Shared<[String]>([])
            static func configure(binder: Binder<Unscoped>) {
                do { _ = try Impatient.build() } catch { found.value = error.diagnostics.brief(from: 0) }
                binder.bind(Int.self).to(value: 1)
            }
        }
        let line: UInt = #line - 4
        #expect(try Impatient.build().value == 1)
        #expect(Impatient.found.value == ["component-cycle +\(line)"])
    }
}

// SPDX-License-Identifier: Apache-2.0
