import Dovetail
import Foundation
import TestTools
import Testing

@Suite(.watched) struct Concurrency {
    final class Engine: @unchecked Sendable {
        /// Written by the factory, without any protection.
        var text = ""
        init() { text = String(repeating: "engine ", count: 3) }
    }

    @Test func `sixty-four threads that request at the same time get one object, created once`() throws {
        for _ in 0..<50 {
            let made = Counter()
            let engines = try ask(Provider<Engine>.self) { binder in
                binder.bind(Engine.self).sharedInScope().to { () -> Engine in
                    made.next()
                    return Engine()
                }
            }
            let all = together(64, stack: 256 << 10) { _ in engines.get() }
            #expect(made.value == 1)
            #expect(Set(all.map { ObjectIdentifier($0) }).count == 1)
        }
    }

    struct Texts: Equatable, Sendable {
        let one: String, two: String, three: String
    }

    @Test func `no thread sees half of a struct`() throws {
        let expected = Texts(
            one: "one, longer than fifteen bytes", two: "two, longer than fifteen bytes", three: "three, longer than fifteen bytes")
        for _ in 0..<100 {
            let texts = try ask(Provider<Texts>.self) { binder in
                binder.bind(Texts.self).sharedInScope().to {
                    Texts(
                        one: "one, longer than " + "fifteen bytes", two: "two, longer than " + "fifteen bytes",
                        three: "three, longer than " + "fifteen bytes")
                }
            }
            #expect(together(8) { _ in texts.get() == expected }.allSatisfy { $0 })
        }
    }

    enum Numbered<Name>: Tag { typealias Element = Engine }

    @Test func `many shared objects in any order, each created once`() throws {
        let made = Counter()
        let engines = try ask([Provider<Engine>].self) { binder in
            for _ in 0..<2_000 {
                binder.bind(Engine.self).intoCollection().sharedInScope().to { () -> Engine in
                    made.next()
                    return Engine()
                }
            }
        }
        let seen = together(8) { thread in
            var order = Array(engines.indices)
            var generator = SeededGenerator(seed: UInt64(thread) + 1)
            order.shuffle(using: &generator)
            var found = [ObjectIdentifier?](repeating: nil, count: engines.count)
            for index in order { found[index] = ObjectIdentifier(engines[index].get()) }
            return found
        }
        #expect(made.value == 2_000)
        #expect(seen.allSatisfy { $0 == seen[0] })
    }

    @Test func `what the factory wrote is seen by every reader`() throws {
        for _ in 0..<100 {
            let engines = try ask(Provider<Engine>.self) { $0.bind(Engine.self).sharedInScope().to(factory: Engine.init) }
            #expect(together(8) { _ in engines.get().text.count }.allSatisfy { $0 == 21 })
        }
    }

    final class First: Sendable {
        let second: Second
        init(second: Second) { self.second = second }
    }
    final class Second: Sendable {}

    @Test func `one thread creates an instance that depends on one that another thread creates`() throws {
        for _ in 0..<50 {
            let made = Counter()
            struct Both: Sendable { let firsts: Provider<First>, seconds: Provider<Second> }
            let both = try ask(Both.self) { binder in
                binder.bind(First.self).sharedInScope().to { (second: Second) -> First in
                    made.next()
                    return First(second: second)
                }
                binder.bind(Second.self).sharedInScope().to { () -> Second in
                    made.next()
                    return Second()
                }
                binder.bind(Both.self).to(factory: Both.init)
            }
            let seen = together(2) { $0 == 0 ? both.firsts.get().second : both.seconds.get() }
            #expect(seen[0] === seen[1])
            #expect(made.value == 2)
        }
    }

    final class Left: Sendable {
        init(rights: Provider<Right>) {
            Meeting.meet()
            _ = rights.get()
        }
    }
    final class Right: Sendable {
        init(lefts: Provider<Left>) {
            Meeting.meet()
            _ = lefts.get()
        }
    }
    struct Sides: Sendable { let lefts: Provider<Left>, rights: Provider<Right> }

    /// Where two threads wait for each other once.
    enum Meeting {
        static let arrived = DispatchSemaphore(value: 0)
        static let count = Counter()
        static func meet() {
            if count.next() == 0 { arrived.wait() } else { arrived.signal() }
        }
    }

    static let sidesLine: UInt = #line
    static let sides: Writing = { binder in
        binder.bind(Left.self).sharedInScope().to(factory: Left.init)
        binder.bind(Right.self).sharedInScope().to(factory: Right.init)
        binder.bind(Sides.self).to(factory: Sides.init)
    }

    @Test func `two threads that would wait for each other forever end with both paths`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            endLater()
            let sides = try ask(Sides.self, Concurrency.sides)
            _ = together(2) { thread in
                if thread == 0 { _ = sides.lefts.get() } else { _ = sides.rights.get() }
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        let left = "Concurrency.Left (Conformance/Concurrency.swift:\(Self.sidesLine + 2))"
        let right = "Concurrency.Right (Conformance/Concurrency.swift:\(Self.sidesLine + 3))"
        #expect(text.contains("2 threads wait for each other, each for an instance that the next one is creating"))
        #expect(text.contains(": \(left) → \(right)"))
        #expect(text.contains(": \(right) → \(left)"))
    }

    final class West: Sendable {}
    final class East: Sendable {}
    static let westLine: UInt = #line + 3
    static func west(_ east: @escaping @Sendable () -> Void) throws -> Provider<West> {
        try ask { binder in
            binder.bind(West.self).sharedInScope().to { () -> West in
                Meeting.meet()
                east()
                return West()
            }
        }
    }
    static let eastLine: UInt = #line + 3
    static func east(_ west: @escaping @Sendable () -> Void) throws -> Provider<East> {
        try ask { binder in
            binder.bind(East.self).sharedInScope().to { () -> East in
                Meeting.meet()
                west()
                return East()
            }
        }
    }

    @Test func `two threads that would wait for each other forever across two graphs end with both paths`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            endLater(after: 30)
            let easts = Shared<Provider<East>?>(nil)
            let wests = try Concurrency.west { _ = easts.value?.get() }
            easts.value = try Concurrency.east { _ = wests.get() }
            _ = together(2) { thread in
                if thread == 0 { _ = wests.get() } else { _ = easts.value?.get() }
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        let west = "Concurrency.West (Conformance/Concurrency.swift:\(Self.westLine))"
        let east = "Concurrency.East (Conformance/Concurrency.swift:\(Self.eastLine))"
        #expect(text.contains("2 threads wait for each other, each for an instance that the next one is creating"))
        #expect(text.contains(": \(west) → \(east)"))
        #expect(text.contains(": \(east) → \(west)"))
    }

    @Test func `the same across a graph and a lazy without one`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            endLater(after: 30)
            let lazies = Shared<Lazy<Int>?>(nil)
            let wests = try Concurrency.west { _ = lazies.value?.get() }
            lazies.value = Lazy {
                Meeting.meet()
                _ = wests.get()
                return 1
            }
            _ = together(2) { thread in
                if thread == 0 { _ = wests.get() } else { _ = lazies.value?.get() }
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        let west = "Concurrency.West (Conformance/Concurrency.swift:\(Self.westLine))"
        #expect(text.contains("2 threads wait for each other, each for an instance that the next one is creating"))
        #expect(text.contains(": \(west) → Int"))
        #expect(text.contains(": Int → \(west)"))
    }

    @Test func `a factory may wait for another thread that requests other instances`() throws {
        struct Both: Sendable { let firsts: Provider<First>, seconds: Provider<Second> }
        for _ in 0..<50 {
            let lock = NSLock()
            let both = try ask(Both.self) { binder in
                binder.bind(First.self).sharedInScope().to { (seconds: Provider<Second>) -> First in
                    // A second thread, which resolves a provider while this factory waits for it.
                    let second = together(1) { _ in seconds.get() }[0]
                    lock.withLock {}
                    return First(second: second)
                }
                binder.bind(Second.self).sharedInScope().to(factory: Second.init)
                binder.bind(Both.self).to(factory: Both.init)
            }
            let seen = together(2) { thread in
                if thread == 0 { return both.firsts.get().second }
                return lock.withLock { both.seconds.get() }
            }
            #expect(seen[0] === seen[1])
        }
    }

    @Test func `a blocked factory blocks only threads that depend on it`() throws {
        final class Slow: Sendable {}
        struct All: Sendable { let slow: Provider<Slow>, quick: Provider<Second>, fresh: Provider<Engine> }
        let isInside = DispatchSemaphore(value: 0)
        let mayLeave = DispatchSemaphore(value: 0)
        let write: Writing = { binder in
            binder.bind(Slow.self).sharedInScope().to { () -> Slow in
                isInside.signal()
                mayLeave.wait()
                return Slow()
            }
            binder.bind(Second.self).sharedInScope().to(factory: Second.init)
            binder.bind(Engine.self).to(factory: Engine.init)
            binder.bind(All.self).to(factory: All.init)
        }
        let all = try ask(All.self, write)
        let made = all.quick.get()
        let thread = Thread { _ = all.slow.get() }
        thread.start()
        isInside.wait()
        #expect(all.quick.get() === made)
        #expect(all.fresh.get() !== all.fresh.get())
        #expect(try ask(Int.self) { $0.bind(Int.self).to(value: 1) } == 1)
        #expect(try ask(All.self, write).quick.get() !== made)
        mayLeave.signal()
        #expect(all.slow.get() === all.slow.get())
    }

    // Core factories do not throw; DovetailLaunch starts what may fail.

    @Test func `factories that request more while eight threads request them`() throws {
        final class Outer: Sendable {
            let first: First
            init(firsts: Provider<First>, seconds: Lazy<Second>) {
                first = firsts.get()
                _ = seconds.get()
            }
        }
        for _ in 0..<100 {
            let outers = try ask(Provider<Outer>.self) { binder in
                binder.bind(Outer.self).sharedInScope().to(factory: Outer.init)
                binder.bind(First.self).sharedInScope().to(factory: First.init)
                binder.bind(Second.self).sharedInScope().to(factory: Second.init)
            }
            let all = together(8) { _ in [outers.get(), outers.get()] }.flatMap(\.self)
            #expect(Set(all.map { ObjectIdentifier($0) }).count == 1)
        }
    }

    struct Inner: Scope {}
    enum Child: Asking {
        typealias Scope = Inner
        typealias Seed = Int
        typealias What = Numbers
        static func configure(binder: Binder<Inner>) {
            binder.bind(Numbers.self).sharedInScope().to(factory: Numbers.init)
        }
    }
    final class Numbers: Sendable {
        let number: Int
        let second: Second
        init(number: Int, second: Second) {
            self.number = number
            self.second = second
        }
    }

    @Test func `sixteen threads build two hundred children each from one factory`() throws {
        let children = try ask(ComponentFactory<Child>.self) { binder in
            binder.install(dependency: Child.self)
            binder.bind(Second.self).sharedInScope().to(factory: Second.init)
        }
        let all = together(16) { thread in (0..<200).map { children.build(thread * 200 + $0).value } }.flatMap(\.self)
        #expect(all.map(\.number) == Array(0..<3200))
        #expect(Set(all.map { ObjectIdentifier($0) }).count == 3200)
        #expect(Set(all.map { ObjectIdentifier($0.second) }).count == 1)
    }

    @Test func `threads that build one root component at the same time do not interfere`() throws {
        let all = together(8) { _ in
            (0..<25).compactMap { _ in
                try? ask(First.self) { binder in
                    binder.bind(First.self).sharedInScope().to(factory: First.init)
                    binder.bind(Second.self).sharedInScope().to(factory: Second.init)
                }
            }
        }.flatMap(\.self)
        #expect(all.count == 200)
        #expect(Set(all.map { ObjectIdentifier($0.second) }).count == 200)
    }

    @Test func `tasks, actors and the main actor use one provider`() async throws {
        let engines = try ask(Provider<Engine>.self) { $0.bind(Engine.self).sharedInScope().to(factory: Engine.init) }
        actor Garage {
            let engines: Provider<Engine>
            init(engines: Provider<Engine>) { self.engines = engines }
            func engine() -> Engine { engines.get() }
        }
        let inActor = await Garage(engines: engines).engine()
        let inTask = await Task.detached { engines.get() }.value
        let onMain = await MainActor.run { engines.get() }
        #expect(inActor === inTask && inTask === onMain)
    }

    @Test func `an existing shared instance is read by four threads at once`() throws {
        let engines = try ask(Provider<Engine>.self) { $0.bind(Engine.self).sharedInScope().to(factory: Engine.init) }
        let engine = engines.get()
        #expect(together(4) { _ in (0..<50_000).allSatisfy { _ in engines.get() === engine } }.allSatisfy { $0 })
    }

    @Test func `a lazy resolves once for all its holders`() throws {
        for _ in 0..<50 {
            let made = Counter()
            let lazy = try ask(Lazy<[Int]>.self) { binder in
                binder.bind([Int].self).to { () -> [Int] in [made.next()] }
            }
            #expect(together(8) { _ in lazy.get() }.allSatisfy { $0 == [0] })
            #expect(made.value == 1)
        }
    }

    @Test func `weak providers return one object to all threads while it is retained`() throws {
        for _ in 0..<50 {
            let weakly = try ask(Holder.self) { binder in
                binder.bind(Holder.self).to(factory: Holder.init)
                binder.bind(Engine.self).sharedInScope().to(factory: Engine.init)
            }
            let seen = together(8) { _ in weakly.engine.get() }
            #expect(seen.allSatisfy { $0 != nil && $0 === seen[0] })
        }
    }

    struct Holder: Sendable {
        let engine: WeakProvider<Engine>
        let keeper: Provider<Engine>
    }
}

// SPDX-License-Identifier: Apache-2.0
