import Dovetail
import DovetailGraph
import TestTools
import Testing

/// Factories that throw, suspend, or do both.
@Suite("Factories with effects", .watched) struct EffectfulFactories {
    struct Broken: Error, Equatable { let number: Int }
    final class Store: Sendable {}
    final class Page: Sendable {
        let number: Int, store: Store

        init(number: Int, store: Store) throws {
            if number < 0 { throw Broken(number: number) }
            (self.number, self.store) = (number, store)
        }
        static func open(_ number: Int, in store: Store) async throws -> Page {
            await Task.yield()
            try Task.checkCancellation()
            return try Page(number: number, store: store)
        }
    }
    final class Session: Sendable {
        let store: Store
        init(store: Store) async {
            await Task.yield()
            self.store = store
        }
    }
    enum MakePage: AssistedFactory {
        typealias Seed = Int16
        typealias Element = Page
    }
    @MainActor final class Panel {
        init() { MainActor.assertIsolated() }
    }
    @MainActor final class Window {
        let number: Int
        init(number: Int, panel: Panel) throws {
            MainActor.assertIsolated()
            if number < 0 { throw Broken(number: number) }
            self.number = number
        }
        init(late number: Int, panel: Panel) async throws {
            MainActor.assertIsolated()
            await Task.yield()
            if number < 0 { throw Broken(number: number) }
            self.number = number
        }
    }

    static func bindStore(_ binder: Binder<Singleton>) { binder.bind(Store.self).sharedInScope().to(factory: Store.init) }
    static func bindPage(_ binder: Binder<Singleton>) {
        bindStore(binder)
        binder.bindFactory(Page.self).from(Int.self).to { (number: Int, store: Store) in try await Page.open(number, in: store) }
    }

    // MARK: Results

    @Test func `a factory that throws is requested as a function that throws, or by its name`() throws {
        struct Desk {
            let function: @Sendable (Int) throws -> Page
            let factory: ThrowingFactory<From<Int, Page>>
        }
        let desk = try ask(Desk.self) { binder in
            Self.bindStore(binder)
            binder.bind(Desk.self).to(factory: Desk.init)
            binder.bindFactory(Page.self).from(Int.self).to(factory: Page.init)
        }
        let pages = [try desk.function(1), try desk.factory.build(2), try desk.factory(3)]
        #expect(pages.map(\.number) == [1, 2, 3])
        #expect(pages.allSatisfy { $0.store === pages[0].store })
        #expect(throws: Broken(number: -1)) { try desk.function(-1) }
        #expect(throws: Broken(number: -2)) { try desk.factory.build(-2) }
    }

    @Test func `an asynchronous factory is requested as an asynchronous function, or by its name`() async throws {
        struct Desk {
            let function: @Sendable () async -> Session
            let factory: AsyncFactory<EmptySeed<Session>>
        }
        let desk = try ask(Desk.self) { binder in
            Self.bindStore(binder)
            binder.bind(Desk.self).to(factory: Desk.init)
            binder.bindFactory(Session.self).to(factory: Session.init)
        }
        let sessions = [await desk.function(), await desk.factory.build(), await desk.factory()]
        #expect(sessions.allSatisfy { $0.store === sessions[0].store })
        #expect(sessions[0] !== sessions[1] && sessions[1] !== sessions[2])
    }

    @Test func `a factory that does both, with an argument, two, and a seed`() async throws {
        struct Desk {
            let function: @Sendable (Int) async throws -> Page
            let factory: AsyncThrowingFactory<From<Int, Page>>
            let two: (Int, Store) async throws -> Page
            let four: @Sendable (Int, Int8, Int16, String) async throws -> String
            let named: AsyncThrowingFactory<MakePage>
        }
        let desk = try ask(Desk.self) { binder in
            Self.bindPage(binder)
            binder.bind(Desk.self).to(factory: Desk.init)
            binder.bindFactory(Page.self).from(Int.self, Store.self).to(factory: Page.open)
            binder.bindFactory(String.self).from(Int.self, Int8.self, Int16.self, String.self).to {
                (one: Int, two: Int8, three: Int16, four: String, store: Store) async throws in "\(one)\(two)\(three)\(four)"
            }
            binder.bindFactory(Page.self).with(MakePage.self).to { (store: Store, number: Assisted<Int16>) in
                try await Page.open(Int(number.get()), in: store)
            }
        }
        let store = Store()
        let pages = [
            try await desk.function(1), try await desk.factory.build(2), try await desk.two(3, store), try await desk.named.build(4),
        ]
        #expect(pages.map(\.number) == [1, 2, 3, 4])
        #expect(pages[2].store === store && pages[0].store === pages[3].store)
        #expect(try await desk.four(1, 2, 3, "4") == "1234")
        await #expect(throws: Broken(number: -1)) { try await desk.function(-1) }
        await #expect(throws: Broken(number: -2)) { try await desk.factory.build(-2) }
    }

    @Test func `a factory without a label is nonisolated`() async throws {
        let pages = try ask(((Int) throws -> Page).self) { binder in
            Self.bindStore(binder)
            binder.bindFactory(Page.self).from(Int.self).to(Page.init)
        }
        #expect(try pages(1).number == 1)
        let sessions = try ask((() async -> Session).self) { binder in
            Self.bindStore(binder)
            binder.bindFactory(Session.self).to(Session.init)
        }
        #expect(await sessions() !== sessions())
        let late = try ask(((Int, Store) async throws -> Page).self) { binder in
            binder.bindFactory(Page.self).from(Int.self, Store.self).to(Page.open)
        }
        #expect(try await late(1, Store()).number == 1)
    }

    @Test func `a factory that throws or is asynchronous can have eight dependencies`() async throws {
        struct Sum: Sendable { let total: Int }
        let throwing = try ask(((Int) throws -> Sum).self) { binder in
            Numbers.bind(binder)
            binder.bindFactory(Sum.self).from(Int.self).to {
                (n: Int, a: Int8, b: Int16, c: Int32, d: Int64, e: UInt8, f: UInt16, g: UInt32, h: UInt64) throws in
                Sum(total: n + Int(a) + Int(b) + Int(c) + Int(d) + Int(e) + Int(f) + Int(g) + Int(h))
            }
        }
        #expect(try throwing(1_000).total == 1_255)
        let late = try ask(((Int) async -> Sum).self) { binder in
            Numbers.bind(binder)
            binder.bindFactory(Sum.self).from(Int.self).to {
                (n: Int, a: Int8, b: Int16, c: Int32, d: Int64, e: UInt8, f: UInt16, g: UInt32, h: UInt64) async in
                Sum(total: n + Int(a) + Int(b) + Int(c) + Int(d) + Int(e) + Int(f) + Int(g) + Int(h))
            }
        }
        #expect(await late(1_000).total == 1_255)
    }

    enum Numbers {
        static func bind(_ binder: Binder<Singleton>) {
            binder.bind(Int8.self).to(value: 1)
            binder.bind(Int16.self).to(value: 2)
            binder.bind(Int32.self).to(value: 4)
            binder.bind(Int64.self).to(value: 8)
            binder.bind(UInt8.self).to(value: 16)
            binder.bind(UInt16.self).to(value: 32)
            binder.bind(UInt32.self).to(value: 64)
            binder.bind(UInt64.self).to(value: 128)
        }
    }

    // MARK: Effects

    @Test func `a function may have more effects than its factory`() async throws {
        struct Desk {
            let plainAsThrowing: (Int8) throws -> Int
            let plainAsAsync: (Int8) async -> Int
            let plainAsBoth: (Int8) async throws -> Int
            let throwingAsBoth: (Int16) async throws -> Int
            let asyncAsBoth: (Int32) async throws -> Int
            let withoutArgument: () async throws -> Session
        }
        let desk = try ask(Desk.self) { binder in
            Self.bindStore(binder)
            binder.bind(Desk.self).to(factory: Desk.init)
            binder.bindFactory(Int.self).from(Int8.self).to { Int($0) }
            binder.bindFactory(Int.self).from(Int16.self).to { (number: Int16) throws in
                guard number > 0 else { throw Broken(number: Int(number)) }
                return Int(number)
            }
            binder.bindFactory(Int.self).from(Int32.self).to { (number: Int32) async in Int(number) }
            binder.bindFactory(Session.self).to(factory: Session.init)
        }
        #expect(try desk.plainAsThrowing(1) == 1)
        #expect(await desk.plainAsAsync(2) == 2)
        #expect(try await desk.plainAsBoth(3) == 3)
        #expect(try await desk.throwingAsBoth(4) == 4)
        await #expect(throws: Broken(number: -4)) { try await desk.throwingAsBoth(-4) }
        #expect(try await desk.asyncAsBoth(5) == 5)
        _ = try await desk.withoutArgument()
    }

    @Test func `a request with fewer effects says which function to request`() {
        func missing<What>(_ what: What.Type) -> [String] {
            let found = findings(what) { binder in
                Self.bindPage(binder)
                binder.bindFactory(Session.self).to(factory: Session.init)
            }
            return found.filter { $0.id == .missingBinding }.map {
                "\($0.message): \($0.help.first ?? "")".replacing("EffectfulFactories.", with: "")
            }
        }
        let both = "(Int) async throws -> Page"
        #expect(missing(Page.self) == ["nothing is bound for Page: request \(both), or AsyncThrowingFactory<From<Int, Page>>"])
        #expect(missing(Provider<Page>.self) == missing(Page.self))
        #expect(missing(((Int) -> Page).self) == ["nothing is bound for (Int) -> Page: request \(both)"])
        #expect(missing(((Int) async -> Page).self) == ["nothing is bound for (Int) async -> Page: request \(both)"])
        #expect(
            missing(Factory<From<Int, Page>>.self)
                == ["nothing is bound for Factory<From<Int, Page>>: request \(both), or AsyncThrowingFactory<From<Int, Page>>"])
        #expect(
            missing((() -> Session).self)
                == ["nothing is bound for Session: request () async -> Session, or AsyncFactory<EmptySeed<Session>>"])
        #expect(
            missing((() throws -> Session).self)
                == ["nothing is bound for () throws -> Session: request () async throws -> Session"])
        #expect(
            missing((() throws -> Store).self) == ["nothing is bound for () throws -> Store: request () -> Store, which has no effects"])
    }

    @Test func `a function with effects that is bound is an ordinary key`() async throws {
        let load = try ask((@Sendable (Int) async throws -> Page).self) { binder in
            Self.bindPage(binder)
            binder.bind((@Sendable (Int) async throws -> Page).self).to { { _ in throw Broken(number: 0) } }
        }
        await #expect(throws: Broken(number: 0)) { try await load(1) }
    }

    // MARK: Actors

    @Test func `a main-actor factory and its dependencies run on the main actor, from every caller`() async throws {
        struct Desk: Sendable {
            let late: @Sendable (Int) async throws -> Window
            let throwing: @Sendable (Int8) async throws -> Window
            let plain: @Sendable (Int16) async -> Panel
            let factory: AsyncThrowingFactory<From<Int, Window>>
            let onMain: @MainActor (Int8) throws -> Window
        }
        let desk = try ask(Desk.self) { binder in
            binder.bind(Desk.self).to(factory: Desk.init)
            binder.bind(Panel.self).to(factory: Panel.init)
            binder.bindFactory(Window.self).from(Int.self).to(factory: Window.init(late:panel:))
            binder.bindFactory(Window.self).from(Int8.self).to { @MainActor (number: Int8, panel: Panel) in
                try Window(number: Int(number), panel: panel)
            }
            binder.bindFactory(Panel.self).from(Int16.self).to { @MainActor (_: Int16) in Panel() }
        }
        let windows = [try await desk.late(1), try await desk.throwing(2), try await desk.factory.build(3)]
        #expect(await MainActor.run { windows.map(\.number) } == [1, 2, 3])
        _ = await desk.plain(4)
        await #expect(throws: Broken(number: -1)) { try await desk.late(-1) }
        try await callOnMain(desk.onMain)
    }

    @MainActor private func callOnMain(_ make: @MainActor (Int8) throws -> Window) throws {
        #expect(try make(5).number == 5)
        #expect(throws: Broken(number: -5)) { try make(-5) }
    }

    @Test func `the dependencies are resolved where the caller is if the factory needs no actor`() async throws {
        actor Clerk {
            typealias Open = nonisolated(nonsending) @Sendable (Int) async throws -> Page
            @TaskLocal static var current: Clerk?
            nonisolated let pages: AsyncThrowingFactory<From<Int, Page>>
            nonisolated let function: Open

            init(pages: AsyncThrowingFactory<From<Int, Page>>, function: @escaping Open) {
                (self.pages, self.function) = (pages, function)
            }
            func open() async throws -> [Int] {
                try await Clerk.$current.withValue(self) { [try await pages.build(1).number, try await function(2).number] }
            }
        }
        let clerk = try ask(Clerk.self) { binder in
            binder.bind(Clerk.self).to(factory: Clerk.init)
            binder.bind(Store.self).to {
                Clerk.current?.preconditionIsolated()
                return Store()
            }
            binder.bindFactory(Page.self).from(Int.self).to { (number: Int, store: Store) in try await Page.open(number, in: store) }
        }
        #expect(try await clerk.open() == [1, 2])
    }

    // MARK: Memory and cancellation

    @Test func `cancelling the caller cancels the factory`() async throws {
        let pages = try ask((@Sendable (Int) async throws -> Page).self, Self.bindPage)
        let page = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await pages(1)
        }
        await #expect(throws: CancellationError.self) { try await page.value }
    }

    @Test func `nothing runs before the call, and nothing remains after it`() async throws {
        final class Part: Sendable {
            static let census = Census()
            init() { Part.census.count(self) }
        }
        struct Desk {
            let throwing: (Int8) throws -> Store
            let late: (Int) async throws -> Store
        }
        let desk = try ask(Desk.self) { binder in
            binder.bind(Desk.self).to(factory: Desk.init)
            binder.bind(Part.self).to(factory: Part.init)
            binder.bindFactory(Store.self).from(Int8.self).to { (number: Int8, part: Part) in
                #expect(Part.census.alive == 1)
                if number < 0 { throw Broken(number: Int(number)) }
                return Store()
            }
            binder.bindFactory(Store.self).from(Int.self).to { (number: Int, part: Part) in
                await Task.yield()
                if number < 0 { throw Broken(number: number) }
                return Store()
            }
        }
        #expect(Part.census.alive == 0)
        _ = try desk.throwing(1)
        #expect(throws: Broken(number: -1)) { try desk.throwing(-1) }
        #expect(Part.census.alive == 0)
        _ = try await desk.late(1)
        await #expect(throws: Broken(number: -2)) { try await desk.late(-2) }
        #expect(Part.census.alive == 0)
    }

    @Test func `a thousand calls that fail or are cancelled at random release everything`() async throws {
        final class Part: Sendable {
            static let census = Census()
            init() { Part.census.count(self) }
        }
        let parts = try ask((@Sendable (Int) async throws -> Part).self) { binder in
            binder.bindFactory(Part.self).from(Int.self).to { (number: Int, one: Provider<Store>, part: Store) in
                let made = Part()
                for _ in 0..<number % 4 { await Task.yield() }
                try Task.checkCancellation()
                if number % 3 == 0 { throw Broken(number: number) }
                return made
            }
            binder.bind(Store.self).to(factory: Store.init)
        }
        var generator = SeededGenerator(seed: 7)
        var made = 0, failed = 0
        for _ in 0..<10 {
            let tasks = (0..<100).map { _ in
                let (number, isCancelled) = (Int.random(in: 0..<1_000, using: &generator), Bool.random(using: &generator))
                let task = Task { try await parts(number) }
                if isCancelled { task.cancel() }
                return task
            }
            for task in tasks {
                do {
                    _ = try await task.value
                    made += 1
                } catch {
                    #expect(error is Broken || error is CancellationError)
                    failed += 1
                }
            }
        }
        #expect(made + failed == 1_000 && made > 0 && failed > 0)
        #expect(Part.census.alive == 0)
    }

    // MARK: Replacements and children

    @Test func `a replacement has the same effects`() async throws {
        enum Fake: Module {
            static func configure(binder: Binder<Singleton>) {
                binder.bindFactory(Page.self).from(Int.self).to { (number: Int, store: Store) async throws in
                    try Page(number: number + 100, store: store)
                }
            }
        }
        enum Plain: Module {
            static func configure(binder: Binder<Singleton>) {
                binder.bindFactory(Page.self).from(Int.self).to { (number: Int, store: Store) in try! Page(number: number, store: store) }
            }
        }
        let pages = try ask((@Sendable (Int) async throws -> Page).self, replacing: [Fake.self], Self.bindPage)
        #expect(try await pages(1).number == 101)
        let found = findings((@Sendable (Int) async throws -> Page).self, replacing: [Plain.self], Self.bindPage)
        #expect(found.map(\.id) == [.unmatchedReplacement])
        let wanted = "or write bindFactory(EffectfulFactories.Page.self).from(Int.self).to { (…) async throws in … } instead"
        #expect(found.first?.help.first?.hasPrefix("remove bindFactory(EffectfulFactories.Page.self).from(Int.self) from ") == true)
        #expect(found.first?.help.first?.hasSuffix(wanted) == true)
    }

    @Test func `a child calls the factory of its parent, and retains what it needs`() async throws {
        struct Desk { let open: @Sendable (Int) async throws -> Page }
        enum Child: Component {
            typealias Root = Desk
            static func configure(binder: Binder<Unscoped>) { binder.bind(Desk.self).to(factory: Desk.init) }
        }
        var below: Desk? = try ask(ComponentFactory<Child>.self) { binder in
            Self.bindPage(binder)
            binder.install(dependency: Child.self)
        }.build()
        let open = try #require(below).open
        below = nil
        #expect(try await open(1).number == 1)
    }

    @Test func `a factory without a graph, for tests`() async throws {
        let throwing = ThrowingFactory<From<Int, Int>> { if $0 < 0 { throw Broken(number: $0) } else { $0 + 1 } }
        #expect(try throwing.build(1) == 2)
        #expect(throws: Broken(number: -1)) { try throwing.build(-1) }
        let late = AsyncFactory<From<Int, Int>> { $0 + 2 }
        #expect(await late.build(1) == 3)
        let both = AsyncThrowingFactory<From<Int, Int>> { if $0 < 0 { throw Broken(number: $0) } else { $0 + 3 } }
        #expect(try await both(1) == 4)
        await #expect(throws: Broken(number: -1)) { try await both(-1) }
    }
}

// SPDX-License-Identifier: Apache-2.0
