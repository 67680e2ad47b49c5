import Dovetail
import TestTools
import Testing

@Suite(.watched) struct Missing {
    struct Clock: Sendable {}
    struct Store { let clock: Clock }
    struct Feed { let store: Store }
    struct Screen { let feed: Feed }

    @Test func `the missing key, its requester, and the location of the requester`() {
        let line: UInt = #line
        let found = findings(Store.self) { binder in
            binder.bind(Store.self).to(factory: Store.init)
        }
        #expect(found.brief(from: line) == ["missing-binding +2"])
        #expect(found[0].subject == "missing-binding Missing.Clock")
        #expect(found[0].notes.map(\.message) == ["required by Missing.Store, bound"])
        #expect(found[0].place?.file == "Conformance/Missing.swift")
    }

    @Test func `the whole path from the root`() {
        let line: UInt = #line
        let found = findings(Screen.self) { binder in
            binder.bind(Screen.self).to(factory: Screen.init)
            binder.bind(Feed.self).to(factory: Feed.init)
            binder.bind(Store.self).to(factory: Store.init)
        }
        #expect(found.brief(from: line) == ["missing-binding +4"])
        #expect(found[0].path == ["Asker<Missing.Screen>.root", "Missing.Screen", "Missing.Feed", "Missing.Store", "Missing.Clock"])
    }

    struct Reader<T> { let clock: Clock }

    @Test func `of many requesters, the first ten are named`() {
        let found = findings(Reader<Int>.self) { binder in
            binder.bind(Reader<Int>.self).to(factory: Reader.init)
            binder.bind(Reader<Int8>.self).to(factory: Reader.init)
            binder.bind(Reader<Int16>.self).to(factory: Reader.init)
            binder.bind(Reader<Int32>.self).to(factory: Reader.init)
            binder.bind(Reader<Int64>.self).to(factory: Reader.init)
            binder.bind(Reader<UInt>.self).to(factory: Reader.init)
            binder.bind(Reader<UInt8>.self).to(factory: Reader.init)
            binder.bind(Reader<UInt16>.self).to(factory: Reader.init)
            binder.bind(Reader<UInt32>.self).to(factory: Reader.init)
            binder.bind(Reader<UInt64>.self).to(factory: Reader.init)
            binder.bind(Reader<Float>.self).to(factory: Reader.init)
            binder.bind(Reader<Double>.self).to(factory: Reader.init)
        }
        #expect(found.errors.ids == ["missing-binding"])
        #expect(found[0].notes.count == 11)
        #expect(found[0].notes.last?.message == "and by 2 others")
    }

    @Test func `one finding for two requesters`() {
        let line: UInt = #line
        let found = findings(Both.self) { binder in
            binder.bind(Both.self).to(factory: Both.init)
            binder.bind(Reader<Int>.self).to(factory: Reader.init)
            binder.bind(Store.self).to(factory: Store.init)
        }
        #expect(found.ids == ["missing-binding"])
        #expect(found[0].noteLines(from: line) == [3, 4])
    }

    struct Both { let store: Store, reader: Reader<Int> }

    protocol Ticking: Sendable {}
    struct Quartz: Ticking {}

    @Test func `an alias is on the path`() {
        let found = findings((any Ticking).self) { binder in
            binder.bind((any Ticking).self).to { (quartz: Quartz) in quartz }
        }
        #expect(found.ids == ["missing-binding"])
        #expect(Array(found[0].path.suffix(2)) == ["Missing.Ticking", "Missing.Quartz"])
    }

    final class Object: Sendable {}

    @Test func `behind every deferred form it is found as in a direct request`() {
        func check<RequestForm>(_ form: RequestForm.Type) {
            let found = findings(form) { _ in }
            #expect(found.ids == ["missing-binding"], "\(form)")
            #expect(found.first?.subject == "missing-binding Missing.Object")
        }
        check(Provider<Object>.self)
        check(Lazy<Object>.self)
        check(WeakProvider<Object>.self)
        check((() -> Object).self)
        check((@Sendable () -> Object).self)
        check(MainActorProvider<Object>.self)
        check(Provider<Lazy<Object>>.self)
        check(Provider<Object?>.self)
        check(Object?.self)
        let all = findings([Provider<Object>].self) { _ in }
        #expect(all.map(\.subject) == ["missing-binding Swift.Array<Missing.Object>"])
    }

    final class Made: Sendable {}
    enum Make: AssistedFactory {
        typealias Seed = Int
        typealias Element = Made
    }

    @Test func `an incomplete binding is not missing as well, regardless of its kind`() {
        func check<RequestForm>(_ form: RequestForm.Type, _ begin: @escaping Writing) {
            let found = findings(form, begin)
            #expect(found.ids == ["unfinished-binding"], "\(form)")
        }
        check(TaggedProvider<Special>.self) { _ = $0.bind(Object.self).tagged(with: Special.self) }
        check([Object].self) { _ = $0.bind(Object.self).intoCollection() as BindingBuilder<Object, [Object], Singleton> }
        check([Provider<Object>].self) { _ = $0.bind(Object.self).elementsIntoCollection() }
        check(Set<Int>.self) { _ = $0.bind(Int.self).intoSet() }
        check([String: Object].self) { _ = $0.bind(Object.self).intoDictionary("a") }
        check(TaggedProvider<Words>.self) { _ = $0.bind(String.self).intoSet().tagged(with: Words.self) }
        check(Factory<EmptySeed<Made>>.self) { _ = $0.bindFactory(Made.self) }
        check(Factory<Make>.self) { _ = $0.bindFactory(Made.self).with(Make.self) }
        check(PropertyInjector<Made>.self) { _ = $0.bindPropertyInjectionOf(Made.self) }
        // Another key is missing all the same.
        #expect(
            findings(Object.self) { _ = $0.bind(Object.self).tagged(with: Special.self) }.ids == ["unfinished-binding", "missing-binding"])
        let message = findings(TaggedProvider<Special>.self) { _ = $0.bind(Object.self).tagged(with: Special.self) }.first?.message
        #expect(message == "the binding of Missing.Object tagged Missing.Special is incomplete: it has no to(…)")
    }

    enum Words: Tag { typealias Element = Set<String> }

    @Test func `a function with other effects is named, and help offers what compiles`() {
        func check<Asked, Bound>(_ asked: Asked.Type, _ bound: Bound.Type, is name: String, _ help: String) {
            let found = findings(asked) { $0.bind(bound).to { fatalError("never made") } }.errors
            #expect(found.ids == ["missing-binding"], "\(asked)")
            #expect(found.first?.notes.last?.message == "with other effects, \(name) is bound", "\(asked)")
            #expect(found.first?.help.first?.hasPrefix(help + " in a module") == true, "\(found.first?.help ?? [])")
        }
        check((() -> Void).self, (() throws -> Void).self, is: "() throws -> ()", "bind((() -> ()).self)")
        check((() -> Void).self, (() async -> Void).self, is: "() async -> ()", "bind((() -> ()).self)")
        check(
            (@MainActor () -> Void).self, (() async throws -> Void).self, is: "() async throws -> ()",
            "bind((@MainActor @Sendable () -> ()).self)")
        check(Provider<() -> Void>.self, (() throws -> Void).self, is: "() throws -> ()", "bind((() -> ()).self)")
        check((() -> Int).self, (() throws -> Int).self, is: "() throws -> Int", "bind(Int.self)")
        check(((Int) -> String).self, ((Int) async -> String).self, is: "(Int) async -> String", "bind(((Int) -> String).self)")
        check(
            (() throws -> Int).self, (() throws(Failure) -> Int).self, is: "() throws(Missing.Failure) -> Int",
            "bind((() throws -> Int).self)")
        let void = findings(Void.self) { _ in }
        #expect(void.first?.subject == "missing-binding ()")
        #expect(void.first?.help.first?.hasPrefix("bind(Void.self) in a module") == true)
        let optional = findings((() -> Void?).self) { _ in }
        #expect(
            optional.first?.help == [
                "bind(Void.self) in a module that Asker<() -> ()?> includes",
                "declareOptional(Void.self) in a module that Asker<() -> ()?> includes, if it may be nil",
            ])
    }

    struct Failure: Error {}

    enum Special: Tag { typealias Element = Object }

    @Test func `an optional of an unbound key is an error, and nil where it was declared`() throws {
        let found = findings(Object?.self) { _ in }
        #expect(found.ids == ["missing-binding"])
        #expect(found[0].help.last?.hasPrefix("declareOptional(Missing.Object.self)") == true)
        #expect(try ask(Object?.self) { $0.declareOptional(Object.self) } == nil)
        #expect(try ask(Provider<Object?>.self) { $0.declareOptional(Object.self) }.get() == nil)
        #expect(try ask(TaggedProvider<Special>?.self) { $0.declareOptional(tagged: Special.self) } == nil)
        let bound = try ask(Object?.self) { binder in
            binder.declareOptional(Object.self)
            binder.bind(Object.self).to(factory: Object.init)
        }
        #expect(bound != nil)
        // What the optional itself needs must be there.
        let needy = findings(Store?.self) { binder in
            binder.declareOptional(Store.self)
            binder.bind(Store.self).to(factory: Store.init)
        }
        #expect(needy.map(\.subject) == ["missing-binding Missing.Clock"])
    }

    @Test func `bound only in a child, or in its sibling`() {
        enum Child: Asking {
            typealias What = [Clock]
            static func configure(binder: Binder<Unscoped>) {
                binder.bind(Clock.self).to(factory: Clock.init)
                binder.bind(Clock.self).intoCollection().to { (clock: Clock) in clock }
            }
        }
        enum Sibling: Asking {
            typealias What = Clock
        }
        struct Two { let children: ComponentFactory<Child>, siblings: ComponentFactory<Sibling> }
        let parents = findings(Clock.self) { $0.install(dependency: Child.self) }
        #expect(parents.errors.ids == ["missing-binding"])
        #expect(parents[0].notes.last?.message == "bound only in Missing.Child, a child of Asker<Missing.Clock>,")
        let siblings = findings(Two.self) { binder in
            binder.install(dependency: Child.self)
            binder.install(dependency: Sibling.self)
            binder.bind(Two.self).to(factory: Two.init)
        }
        #expect(siblings.errors.ids == ["missing-binding"])
        #expect(siblings[0].notes.last?.message == "bound in Missing.Child, which Missing.Sibling cannot see,")
    }

    @Test func `a factory that only a child has is moved as it is declared`() {
        enum MakeClock: AssistedFactory {
            typealias Seed = Int
            typealias Element = Clock
        }
        enum Child: Asking {
            typealias What = Factory<MakeClock>
            static func configure(binder: Binder<Unscoped>) {
                binder.bindFactory(Clock.self).with(MakeClock.self).to { (_: Assisted<Int>) in Clock() }
            }
        }
        let factories = findings(Factory<MakeClock>.self) { $0.install(dependency: Child.self) }
        #expect(
            factories.first { $0.id == .missingBinding }?.help == [
                "move bindFactory(Missing.Clock.self).with(Missing.MakeClock.self) from Missing.Child to Asker<Factory<Missing.MakeClock>>, "
                    + "or request Factory<Missing.MakeClock> in Missing.Child"
            ])
    }

    struct Session {}
    struct Sesion {}

    @Test func `a misspelled name`() {
        let found = findings(Session.self) { $0.bind(Sesion.self).to(factory: Sesion.init) }
        #expect(found[0].notes.last?.message == "did you mean Missing.Sesion? It is bound")
    }

    @Test func `a missing dependency of an unreachable binding is an error whose severity can be set`() {
        let line: UInt = #line
        let write: Writing = { binder in
            binder.bind(Int.self).to(value: 1)
            binder.bind(Store.self).to(factory: Store.init)
        }
        let found = findings(Int.self, write)
        #expect(found.brief(from: line) == ["missing-binding +3"])
        #expect(found[0].notes.last?.message == "Missing.Store is not reachable from the root")
        #expect(throws: GraphError.self) { try ask(Int.self, write) }
        struct Look: GraphPlugin {
            let seen: Shared<[Diagnostic.Severity]>
            func visit(_ graph: Graph, report: inout PluginReport) {
                seen.value = graph.validate(severities: [.missingBinding: .warning]).filter { $0.id == .missingBinding }.map(\.severity)
            }
        }
        let seen = Shared<[Diagnostic.Severity]>([])
        _ = try? factory(Int.self, plugins: [Look(seen: seen)], write)
        #expect(seen.value == [.warning])
    }
}

// SPDX-License-Identifier: Apache-2.0
