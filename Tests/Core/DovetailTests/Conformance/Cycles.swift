import Dovetail
import Foundation
import TestTools
import Testing

@Suite(.watched) struct Cycles {
    final class A: Sendable {
        let later: Provider<B>?
        init(now: B) { later = nil }
        init(selfish: A) { later = nil }
        init(later: Provider<B>) { self.later = later }
    }
    final class B: Sendable {
        let a: A
        init(a: A) { self.a = a }
    }

    @Test func `two bindings that depend on each other are an error with both locations and the closed cycle`() {
        let line: UInt = #line
        let found = findings(A.self) { binder in
            binder.bind(A.self).to(factory: A.init(now:))
            binder.bind(B.self).to(factory: B.init)
        }
        #expect(found.brief(from: line) == ["dependency-cycle +2"])
        #expect(found[0].path == ["Asker<Cycles.A>.root", "Cycles.A", "Cycles.B", "Cycles.A"])
        #expect(found[0].noteLines(from: line) == [2, 3])
    }

    @Test func `a binding that depends on itself`() {
        let line: UInt = #line
        let found = findings(A.self) { binder in
            binder.bind(A.self).to(factory: A.init(selfish:))
        }
        #expect(found.brief(from: line) == ["dependency-cycle +2"])
        #expect(found[0].path == ["Asker<Cycles.A>.root", "Cycles.A", "Cycles.A"])
    }

    @Test func `a provider may lead back`() throws {
        let write: Writing = { binder in
            binder.bind(A.self).to(factory: A.init(later:))
            binder.bind(B.self).to(factory: B.init)
        }
        #expect(findings(A.self, write).isEmpty)
        let a = try ask(A.self, write)
        #expect(a.later?.get().a.later?.get().a !== a)
    }

    @Test func `lazies, weak providers, closures and factories may lead back, too`() throws {
        final class Lead: @unchecked Sendable {
            var follower: Lazy<Follower>?
            init(follower: Lazy<Follower>) { self.follower = follower }
        }
        final class Follower: Sendable {
            let lead: Lead
            let weakly: WeakProvider<Lead>
            let closure: @Sendable () -> Lead
            let factory: Factory<EmptySeed<Follower>>
            init(
                lead: Lead, weakly: WeakProvider<Lead>, closure: @escaping @Sendable () -> Lead, factory: Factory<EmptySeed<Follower>>
            ) {
                self.lead = lead
                self.weakly = weakly
                self.closure = closure
                self.factory = factory
            }
        }
        let write: Writing = { binder in
            binder.bind(Lead.self).sharedInScope().to(factory: Lead.init)
            binder.bind(Follower.self).to(factory: Follower.init)
            binder.bindFactory(Follower.self).to(factory: Follower.init)
        }
        #expect(findings(Lead.self, write).errors.isEmpty)
        let lead = try ask(Lead.self, write)
        let follower = try #require(lead.follower?.get())
        #expect(follower === lead.follower?.get())
        #expect(follower.lead === lead)
        #expect(follower.weakly.get() === lead)
        #expect(follower.closure() === lead)
        #expect(follower.factory.build().lead === lead)
        // The lazy keeps the follower, which keeps the lead.
        lead.follower = nil
    }

    struct C { init(b: D) {} }
    struct D { init(a: E) {} }
    struct E { init(c: C) {} }

    @Test func `a cycle behind a provider is still an error`() {
        let line: UInt = #line
        let found = findings(Provider<C>.self) { binder in
            binder.bind(C.self).to(factory: C.init)
            binder.bind(D.self).to(factory: D.init)
            binder.bind(E.self).to(factory: E.init)
        }
        #expect(found.brief(from: line) == ["dependency-cycle +2"])
        #expect(found[0].path.suffix(4) == ["Cycles.C", "Cycles.D", "Cycles.E", "Cycles.C"])
    }

    @Test func `two cycles are two findings`() {
        let line: UInt = #line
        let found = findings(C.self) { binder in
            binder.bind(C.self).to(factory: C.init)
            binder.bind(D.self).to(factory: D.init)
            binder.bind(E.self).to(factory: E.init)
            binder.bind(A.self).to(factory: A.init(now:))
            binder.bind(B.self).to(factory: B.init)
        }
        #expect(found.brief(from: line) == ["dependency-cycle +2", "dependency-cycle +5"])
    }

    @Test func `an unreachable cycle is an error, too`() {
        let line: UInt = #line
        let found = findings(Int.self) { binder in
            binder.bind(Int.self).to(value: 1)
            binder.bind(A.self).to(factory: A.init(now:))
            binder.bind(B.self).to(factory: B.init)
        }
        #expect(found.brief(from: line) == ["dependency-cycle +3"])
        #expect(found[0].notes.last?.message == "Cycles.A is not reachable from the root")
    }

    @Test func `a cycle through a child is an error through its root, and none through its factory`() {
        enum Child: Asking {
            typealias What = Int
            static func configure(binder: Binder<Unscoped>) {
                binder.bind(B.self).to(factory: B.init)
                binder.bind(Int.self).to { (b: B) in 1 }
            }
        }
        struct Parent: Sendable { let children: ComponentFactory<Child> }
        // The factory of the child is held, not used, by what the child needs.
        #expect(
            findings(Parent.self) { binder in
                binder.install(dependency: Child.self)
                binder.bind(Parent.self).to(factory: Parent.init)
                binder.bind(A.self).to { (parent: Parent) in A(later: Provider { fatalError("not used") }) }
            }.errors.isEmpty)
        let found = findings(ComponentFactory<Inner>.self) { binder in
            binder.install(dependency: Inner.self)
        }
        #expect(found.ids == ["dependency-cycle"])
    }

    enum Inner: Asking {
        typealias What = A
        static func configure(binder: Binder<Unscoped>) {
            binder.bind(A.self).to(factory: A.init(now:))
            binder.bind(B.self).to(factory: B.init)
        }
    }

    @Test func `the help names the request to defer`() {
        let found = findings(A.self) { binder in
            binder.bind(A.self).to(factory: A.init(now:))
            binder.bind(B.self).to(factory: B.init)
        }
        #expect(found[0].help == ["request Provider<Cycles.A> in Cycles.B"])
    }

    @Test func `a diamond and a type with many requesters are no cycle`() throws {
        struct Top { let left: Left, right: Right, again: Bottom, more: [Bottom] }
        struct Left { let bottom: Bottom }
        struct Right { let bottom: Bottom, other: Bottom }
        struct Bottom {}
        let write: Writing = { binder in
            binder.bind(Top.self).to(factory: Top.init)
            binder.bind(Left.self).to(factory: Left.init)
            binder.bind(Right.self).to(factory: Right.init)
            binder.bind(Bottom.self).to(factory: Bottom.init)
            binder.bind(Bottom.self).intoCollection().to { (bottom: Bottom) in bottom }
        }
        #expect(findings(Top.self, write).isEmpty)
        #expect(try ask(Top.self, write).more.count == 1)
    }

    @Test func `a shared binding that requests itself while it is being created ends with the whole cycle`() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            endLater()
            _ = try ask(Provider<Hasty>.self, Cycles.hasty).get()
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        let file = "Conformance/Cycles.swift"
        #expect(
            text.contains(
                """
                Cycles.Hasty was requested recursively while it was being created: \
                Cycles.Hasty (\(file):\(Self.hastyLine + 2)) → Cycles.Slow (\(file):\(Self.hastyLine + 3)) → Cycles.Hasty
                  help: use the provider after the initializer has returned
                """))
    }

    final class Hasty: Sendable {
        init(slow: Provider<Slow>) { _ = slow.get() }
    }

    final class Slow: Sendable {
        init(hasty: Hasty) {}
    }

    static let hastyLine: UInt = #line
    static let hasty: Writing = { binder in
        binder.bind(Hasty.self).sharedInScope().to(factory: Hasty.init)
        binder.bind(Slow.self).sharedInScope().to(factory: Slow.init)
    }

    @Test func `also through a lazy`() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            final class One: Sendable {
                init(again: Lazy<One>) { _ = again.get() }
            }
            endLater()
            _ = try ask(One.self) { binder in
                binder.bind(One.self).sharedInScope().to(factory: One.init)
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("was requested recursively while it was being created"))
    }

    @Test func `an unshared binding that creates itself forever ends with the path of the recursion`() async throws {
        let place = "Conformance/Cycles.swift:\(#line + 1)"
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            final class One: Sendable {
                init(again: Provider<One>) { _ = again.get() }
            }
            endLater()
            onSmallStack {
                _ = try ask(One.self) { $0.bind(One.self).to(factory: One.init) }
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            text.contains(
                "stack overflow while building the object graph: Cycles.One (\(place)) → Cycles.One (\(place))\n"))
        #expect(text.contains("a factory that calls a provider of its own instance never returns"))
    }

    @Test func `the same of a struct, through a closure, through a factory and through a component`() async throws {
        let (places, line) = ("Conformance/Cycles.swift", #line)
        func message(_ result: ExitTest.Result?) -> String { String(decoding: result?.standardErrorContent ?? [], as: UTF8.self) }
        let closure = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            struct One {
                init(again: () -> One) { _ = again() }
            }
            endLater()
            onSmallStack { _ = try ask(One.self) { $0.bind(One.self).to(factory: One.init) } }
        }
        #expect(message(closure).contains("object graph: Cycles.One (\(places):\(line + 2)) → Cycles.One (\(places):\(line + 2))\n"))
        let factory = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            struct One {
                init(again: Factory<EmptySeed<One>>) { _ = again.build() }
            }
            endLater()
            onSmallStack {
                _ = try ask(Factory<EmptySeed<One>>.self) { $0.bindFactory(One.self).to(factory: One.init) }.build()
            }
        }
        #expect(message(factory).contains("object graph: Factory<EmptySeed<Cycles.One>> (\(places):\(line + 10)) → Factory"))
        let component = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            endLater()
            onSmallStack {
                _ = try ask(ComponentFactory<Endless>.self) { binder in
                    binder.install(dependency: Endless.self)
                    binder.bind(Thing.self).to(factory: Thing.init)
                }.build()
            }
        }
        #expect(message(component).contains("→ ComponentFactory<Cycles.Endless> (\(places):\(line + 20)) → Asked<Cycles.Thing>"))
    }

    @Test func `the same through a collection of providers`() async throws {
        let place = "Conformance/Cycles.swift:\(#line + 1)"
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            final class One: Sendable {
                init(again: [Provider<One>]) { _ = again[0].get() }
            }
            endLater()
            onSmallStack {
                _ = try ask([One].self) { $0.bind(One.self).intoCollection().to(factory: One.init) }
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("stack overflow while building the object graph: [Cycles.One] (\(place)) → [Cycles.One] (\(place))\n"))
    }

    struct Thing {
        init(endless: ComponentFactory<Endless>) { _ = endless.build() }
    }

    enum Endless: Asking { typealias What = Thing }

    @Test func `a provider that is stored and called later works`() throws {
        final class One: @unchecked Sendable {
            var twos: Provider<Two>?
            init(twos: Provider<Two>) { self.twos = twos }
        }
        final class Two: Sendable {
            let one: One
            init(one: One) { self.one = one }
        }
        let write: Writing = { binder in
            binder.bind(One.self).sharedInScope().to(factory: One.init)
            binder.bind(Two.self).sharedInScope().to(factory: Two.init)
        }
        #expect(findings(One.self, write).errors.isEmpty)
        let one = try ask(One.self, write)
        let twos = try #require(one.twos)
        #expect(twos.get().one === one)
        #expect(twos.get() === twos.get())
        // Both are shared and keep each other.
        one.twos = nil
    }

    @Test func `a provider may be used in a deinit, in another provider and while a collection is assembled`() throws {
        let seen = Shared<[Int]>([])
        final class Late: Sendable {
            let numbers: Provider<Int>
            let seen: Shared<[Int]>
            init(numbers: Provider<Int>, seen: Shared<[Int]>) {
                self.numbers = numbers
                self.seen = seen
            }
            deinit { seen.change { $0.append(numbers.get()) } }
        }
        let count = Counter()
        do {
            let late = try ask(Late.self) { binder in
                binder.bind(Shared<[Int]>.self).to(value: seen)
                binder.bind(Late.self).sharedInScope().to(factory: Late.init)
                binder.bind(Int.self).sharedInScope().to { (text: Provider<String>) in text.get().count }
                binder.bind(String.self).to { (parts: Provider<[Character]>) in String(parts.get()) }
                binder.bind(Character.self).intoCollection().to { (numbers: Provider<UInt8>) -> Character in
                    Character(UnicodeScalar(numbers.get()))
                }
                binder.bind(UInt8.self).to { UInt8(65 + count.next()) }
            }
            #expect(seen.value.isEmpty)
            _ = late
        }
        #expect(seen.value == [1])
    }
}

// SPDX-License-Identifier: Apache-2.0
