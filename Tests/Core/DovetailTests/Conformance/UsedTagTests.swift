import Dovetail
import DovetailGraph
import TestTools
import Testing

/// Types that receive the values of tags without importing the library.
@Suite(.watched) struct UsedTagTests {
    enum Limit: Tag { typealias Element = Int }
    enum Size: Tag { typealias Element = Int }
    enum Host: Tag { typealias Element = String }
    enum Ratio: Tag { typealias Element = Double }

    struct Store { let name: String }
    struct Cache { let limit: Int, store: Store, size: Int, host: String }
    struct Note: Sendable { let text: String }
    struct Editor { let note: Note, limit: Int, store: Store }
    final class Screen {
        var limit = 0, store = ""
        func inject(limit: Int, store: Store) { (self.limit, self.store) = (limit, store.name) }
    }

    static func bindValues(_ binder: Binder<Singleton>) {
        binder.bind(Int.self).tagged(with: Limit.self).to(value: 100)
        binder.bind(Int.self).tagged(with: Size.self).to(value: 7)
        binder.bind(String.self).tagged(with: Host.self).to(value: "example.com")
        binder.bind(Store.self).to { Store(name: "disk") }
    }

    enum App: RootComponent {
        typealias Root = Cache
        static func configure(binder: Binder<Singleton>) {
            bindValues(binder)
            binder.bind(Cache.self).using(Host.self).using(Limit.self).using(Size.self).to(factory: Cache.init)
        }
    }

    @Test func `each tag is that of the first parameter of its type, in order`() throws {
        let cache = try App.build()
        #expect(cache.limit == 100)
        #expect(cache.size == 7)
        #expect(cache.host == "example.com")
        #expect(cache.store.name == "disk")
        let graph = App.graph()
        let binding = try #require(graph.bindings.first { "\(graph.keys[$0.key].key)".hasSuffix("Cache") && !$0.isBuiltIn })
        #expect(
            binding.requests.map { graph.keys[graph.requests[$0].key].key.description } == [
                "Int tagged UsedTagTests.Limit", "UsedTagTests.Store", "Int tagged UsedTagTests.Size", "String tagged UsedTagTests.Host",
            ])
    }

    struct Everything {
        let editors: Factory<From<Note, Editor>>, open: @Sendable (Note) -> Editor
        let injector: PropertyInjector<Screen>, shared: Provider<Shared>, caches: [Shared]
    }
    final class Shared: Sendable {
        let limit: Int
        init(limit: Int) { self.limit = limit }
    }

    enum All: RootComponent {
        static func configure(binder: Binder<Singleton>) {
            bindValues(binder)
            binder.bindFactory(Editor.self).from(Note.self).using(Limit.self).to { (note: Note, limit: Int, store: Store) in
                Editor(note: note, limit: limit, store: store)
            }
            binder.bindPropertyInjectionOf(Screen.self).using(Size.self).to(injector: Screen.inject)
            binder.bind(Shared.self).sharedInScope().using(Limit.self).to(factory: Shared.init)
            binder.bind(Shared.self).using(Size.self).intoCollection().to(factory: Shared.init)
        }
        static func configureRoot(binder bind: ReceiptBinder<Everything>) -> BindingReceipt<Everything> {
            bind.to(factory: Everything.init)
        }
    }

    @Test func `assisted factories, injectors, shared instances and contributions use tags`() throws {
        let all = try All.build()
        #expect(all.editors.build(Note(text: "a")).limit == 100)
        #expect(all.open(Note(text: "b")).note.text == "b")
        let screen = Screen()
        all.injector.injectProperties(into: screen)
        #expect(screen.limit == 7)
        #expect(screen.store == "disk")
        #expect(all.shared.get().limit == 100)
        #expect(all.shared.get() === all.shared.get())
        #expect(all.caches.map(\.limit) == [7])
    }

    enum Root: RootComponent {
        static func configure(binder: Binder<Singleton>) { bindValues(binder) }
        static func configureRoot(binder bind: ReceiptBinder<Shared>) -> BindingReceipt<Shared> {
            bind.using(Size.self).to(factory: Shared.init)
        }
    }

    @Test func `a root uses tags, and a replacement does not use those of what it replaces`() throws {
        #expect(try Root.build().limit == 7)
        let cache = try App.build {
            $0.bind(Cache.self).using(Size.self).to { (size: Int) in Cache(limit: 0, store: Store(name: ""), size: size, host: "") }
        }
        #expect(cache.size == 7)
        #expect(try App.build { $0.bind(Int.self).tagged(with: Limit.self).to(value: 3) }.limit == 3)
    }

    enum Unmatched: RootComponent {
        typealias Root = Shared
        static func configure(binder: Binder<Singleton>) {
            bindValues(binder)
            binder.bind(Shared.self).using(Ratio.self).using(Limit.self).using(Size.self).to(factory: Shared.init)
        }
    }

    @Test func `a tag without a parameter is an error, and the others still apply`() {
        #expect(
            Unmatched.graph().validate().filter { $0.severity == .error }.map { "\($0.message) [\($0.id)] \($0.help)" } == [
                "the factory of UsedTagTests.Shared has no parameter of type Double for UsedTagTests.Ratio [unmatched-tag] [\"add a parameter of type Double to the factory, or remove using(UsedTagTests.Ratio.self)\"]",
                "the factory of UsedTagTests.Shared has no other parameter of type Int for UsedTagTests.Size [unmatched-tag] [\"add a parameter of type Int to the factory, or remove using(UsedTagTests.Size.self)\"]",
            ])
    }

    enum Missing: RootComponent {
        typealias Root = Shared
        static func configure(binder: Binder<Singleton>) { binder.bind(Shared.self).using(Limit.self).to(factory: Shared.init) }
    }

    @Test func `a tag that is not bound is missing`() {
        #expect(
            Missing.graph().validate().filter { $0.severity == .error }.map(\.message) == [
                "nothing is bound for Int tagged UsedTagTests.Limit"
            ])
    }
}

// SPDX-License-Identifier: Apache-2.0
