import Dovetail
import TestTools
import Testing

/// Components that declare the type of their root and no `configureRoot`: the root is requested like any dependency.
@Suite(.watched) struct RequestedRootTests {
    final class Clock: Sendable {}
    class Store: @unchecked Sendable {
        let clock: Clock
        init(clock: Clock) { self.clock = clock }
    }
    final class Desk: Sendable {
        let store: Store, clock: Clock
        init(store: Store, clock: Clock) { (self.store, self.clock) = (store, clock) }
    }
    final class FakeStore: Store, @unchecked Sendable {}

    enum Desks: Module {
        static func configure(binder: Binder<Unscoped>) { binder.bind(Desk.self).to(factory: Desk.init) }
    }

    /// The root is bound in a module.
    enum Office: RootComponent {
        typealias Root = Desk

        static func configure(binder: Binder<Singleton>) {
            binder.include(module: Desks.self)
            binder.bind(Store.self).sharedInScope().to(factory: Store.init)
            binder.bind(Clock.self).to(factory: Clock.init)
        }
    }

    /// A component with the bindings of all forms.
    enum Handing<What>: RootComponent {
        typealias Root = What

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Clock.self).to(factory: Clock.init)
            binder.bind(Store.self).sharedInScope().to(factory: Store.init)
            binder.bind(Int.self).intoCollection().to(value: 1)
            binder.bind(Int.self).intoCollection().to(value: 2)
            binder.bind(Int.self).intoDictionary("three").to(value: 3)
            binder.bind(Clock.self).tagged(with: Utc.self).to(value: Clock())
            binder.bindFactory(String.self).to { (_: Clock) in "made" }
            binder.bindFactory(String.self).with(Shouting.self).to { (seed: Assisted<Int>) in "\(seed.get())!" }
            binder.bindPropertyInjectionOf(Target.self).to(injector: Target.inject)
            binder.declareOptional(Bool.self)
            binder.install(dependency: Reading.self)
        }
    }
    enum Utc: Tag { typealias Element = Clock }
    enum Shouting: AssistedFactory {
        typealias Seed = Int
        typealias Element = String
    }
    final class Target {
        var store: Store?
        func inject(store: Store) { self.store = store }
    }
    /// Its root is bound in its parent.
    enum Reading: Component {
        typealias Seed = Int
        typealias Root = Store
        static func configure(binder: Binder<Unscoped>) {}
    }

    @Test func `a root is found in a module, and receives what a factory receives`() throws {
        let factory = try ComponentFactory.of(Office.self)
        let (first, second) = (factory.build(), factory.build())
        #expect(first.store.clock !== first.clock)
        #expect(first !== second)
        #expect(first.store !== second.store)
        #expect(factory.diagnostics == [])
    }

    @Test func `a root may be shared, and is the instance that others depend on`() throws {
        enum Shared: RootComponent {
            final class Hall: Sendable {
                let store: Provider<Store>, halls: Provider<Hall>
                init(store: Provider<Store>, halls: Provider<Hall>) { (self.store, self.halls) = (store, halls) }
            }
            typealias Root = Provider<Store>
            static func configure(binder: Binder<Singleton>) {
                binder.bind(Store.self).sharedInScope().to(factory: Store.init)
                binder.bind(Clock.self).to(factory: Clock.init)
            }
        }
        let provider = try Shared.build()
        #expect(provider.get() === provider.get())
        let store = try Handing<Store>.build()
        #expect(type(of: store) == Store.self)
    }

    @Test func `a root is requested in every form that a factory can request`() throws {
        let provider = try Handing<Provider<Clock>>.build()
        #expect(provider.get() !== provider.get())
        let closure = try Handing<@Sendable () -> Store>.build()
        #expect(closure() === closure())
        let lazy = try Handing<Lazy<Clock>>.build()
        #expect(lazy.get() === lazy.get())
        #expect(try Handing<[Int]>.build() == [1, 2])
        #expect(try Handing<[Provider<Int>]>.build().map { $0.get() } == [1, 2])
        #expect(try Handing<[String: Int]>.build() == ["three": 3])
        #expect(try Handing<Store?>.build() != nil)
        #expect(try Handing<Bool?>.build() == nil)
        let tagged = try ComponentFactory.of(Handing<Tagged<Utc>>.self)
        #expect(type(of: tagged.build().get()) == Clock.self)
        #expect(type(of: try Handing<TaggedProvider<Utc>>.build().get()) == Clock.self)
        #expect(try Handing<Factory<EmptySeed<String>>>.build().build() == "made")
        #expect(try Handing<Factory<Shouting>>.build().build(3) == "3!")
        let target = Target()
        try Handing<PropertyInjector<Target>>.build().injectProperties(into: target)
        #expect(target.store != nil)
        #expect(type(of: try Handing<ComponentFactory<Reading>>.build().build(1)) == Store.self)
    }

    @Test func `a root of a child may be bound in its parent, or be its seed`() throws {
        struct Page { let own: Store, reading: ComponentFactory<Reading>, numbers: ComponentFactory<Numbers> }
        enum Numbers: Component {
            typealias Seed = Int
            typealias Root = Int
            static func configure(binder: Binder<Unscoped>) {}
        }
        enum Book: RootComponent {
            typealias Root = Page
            static func configure(binder: Binder<Singleton>) {
                binder.bind(Page.self).to(factory: Page.init)
                binder.bind(Store.self).sharedInScope().to(factory: Store.init)
                binder.bind(Clock.self).to(factory: Clock.init)
                binder.install(dependency: Reading.self)
                binder.install(dependency: Numbers.self)
            }
        }
        let page = try Book.build()
        #expect(page.reading.build(1) === page.own)
        #expect(page.numbers.build(7) == 7)
        #expect(Book.findings() == [])
    }

    @Test func `a root is replaced once, in the scope of its binding`() throws {
        enum Fakes: Module {
            static func configure(binder: Binder<Unscoped>) { binder.bind(Store.self).to(factory: FakeStore.init) }
        }
        let provider = try ComponentFactory.of(Handing<Provider<Store>>.self, replacing: [Fakes.self]).build()
        #expect(provider.get() is FakeStore)
        #expect(provider.get() === provider.get())
        let root = try ComponentFactory.of(Handing<Store>.self, replacing: [Fakes.self]).build()
        #expect(root is FakeStore)
        #expect(Handing<Store>.findings(replacing: [Fakes.self]).ids == [])
    }

    @Test func `a configureRoot of the component takes precedence`() throws {
        enum Own: RootComponent {
            typealias Root = Int
            static func configure(binder: Binder<Unscoped>) {}
            static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> { bind.to(value: 5) }
        }
        #expect(try Own.build() == 5)
        #expect(Own.graph().bindings.map(\.isBuiltIn) == [false])
    }

    @Test func `the graph shows the root as a request`() {
        let graph = Office.graph()
        let root = graph.components[0].root
        #expect(root == graph.bindings.count - 1)
        #expect(graph.bindings.map(\.isBuiltIn) == [false, false, false, true])
        #expect(root.map { graph.bindings[$0].requests.map { "\(graph.keys[graph.requests[$0].key].key)" } } == ["RequestedRootTests.Desk"])
    }

    // MARK: Mistakes

    /// Every line of each finding that a program can see.
    private func text(_ found: [Diagnostic]) -> [[String]] {
        found.map { finding in
            ["\(finding.message) [\(finding.id)]", finding.path.joined(separator: " → ")] + finding.notes.map { "note: \($0.message)" }
                + finding.help.map { "help: \($0)" }
        }
    }

    private func signature(_ type: String, _ component: String) -> String {
        "help: or declare static func configureRoot(binder bind: ReceiptBinder<\(type)>) -> BindingReceipt<\(type)> in \(component), with exactly this signature"
    }

    @Test func `a root that is not bound`() {
        enum Empty: RootComponent {
            typealias Root = Desk
            static func configure(binder: Binder<Unscoped>) {}
        }
        let line: UInt = #line + 1
        let found = Empty.findings()
        #expect(found.brief(from: line) == ["missing-binding +0"])
        #expect(
            text(found) == [
                [
                    "nothing is bound for RequestedRootTests.Desk, the root of RequestedRootTests.Empty [missing-binding]",
                    "RequestedRootTests.Empty.root → RequestedRootTests.Desk", "note: required by RequestedRootTests.Empty.root, requested",
                    "help: bind(RequestedRootTests.Desk.self) in a module that RequestedRootTests.Empty includes",
                    signature("RequestedRootTests.Desk", "RequestedRootTests.Empty"),
                ]
            ])
        #expect(throws: GraphError.self) { try Empty.build() }
    }

    @Test func `a method that is almost configureRoot beside the type of the root`() {
        enum Labeled: RootComponent {
            typealias Root = Desk
            static func configure(binder: Binder<Unscoped>) {}
            static func configureRoot(bind: ReceiptBinder<Desk>) -> BindingReceipt<Desk> { bind.to(factory: Desk.init) }
        }
        enum OfAnotherType: RootComponent {
            typealias Root = any Hashable & Sendable
            static func configure(binder: Binder<Unscoped>) {}
            static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> { bind.to(value: 1) }
        }
        struct Instance: RootComponent {
            typealias Root = Int
            static func configure(binder: Binder<Unscoped>) {}
            func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> { bind.to(value: 1) }
        }
        enum WithoutReceipt: RootComponent {
            typealias Root = Int
            static func configure(binder: Binder<Unscoped>) {}
            static func configureRoot(binder bind: ReceiptBinder<Int>) { bind.to(value: 1) }
        }
        #expect(text(Labeled.findings()).map(\.last) == [signature("RequestedRootTests.Desk", "RequestedRootTests.Labeled")])
        #expect(text(OfAnotherType.findings()).map(\.last) == [signature("any Hashable", "RequestedRootTests.OfAnotherType")])
        #expect(text(Instance.findings()).map(\.last) == [signature("Int", "RequestedRootTests.Instance")])
        #expect(text(WithoutReceipt.findings()).map(\.last) == [signature("Int", "RequestedRootTests.WithoutReceipt")])
    }

    @Test func `a root that is bound in a child only, and one that is bound under a tag only`() {
        enum Inner: Component {
            typealias Root = Int
            static func configure(binder: Binder<Unscoped>) { binder.bind(Int.self).to(value: 1) }
        }
        enum Outer: RootComponent {
            typealias Root = Int
            static func configure(binder: Binder<Unscoped>) { binder.install(dependency: Inner.self) }
        }
        let found = Outer.findings().errors
        #expect(found.map(\.subject) == ["missing-binding Swift.Int"])
        #expect(
            found.first?.notes.map(\.message) == [
                "required by RequestedRootTests.Outer.root, requested",
                "bound only in RequestedRootTests.Inner, a child of RequestedRootTests.Outer,",
            ])
        enum Untagged: RootComponent {
            typealias Root = Clock
            static func configure(binder: Binder<Unscoped>) { binder.bind(Clock.self).tagged(with: Utc.self).to(value: Clock()) }
        }
        let help = Untagged.findings().errors.first?.help.first
        #expect(help == "typealias Root = Tagged<RequestedRootTests.Utc> in RequestedRootTests.Untagged")
        enum Swapped: RootComponent {
            typealias Root = Tagged<Utc>
            static func configure(binder: Binder<Unscoped>) { binder.bind(Clock.self).to(factory: Clock.init) }
        }
        #expect(
            Swapped.findings().errors.map(\.message) == [
                "nothing is bound for RequestedRootTests.Clock tagged RequestedRootTests.Utc, the root of RequestedRootTests.Swapped"
            ])
    }

    @Test func `a root of a child that is not bound is reported where the child is installed`() {
        enum Inner: Component {
            typealias Root = Desk
            static func configure(binder: Binder<Unscoped>) {}
        }
        let line: UInt = #line + 4
        enum Outer: RootComponent {
            typealias Root = ComponentFactory<Inner>
            static func configure(binder: Binder<Unscoped>) {
                binder.install(dependency: Inner.self)
            }
        }
        let found = Outer.findings()
        #expect(found.brief(from: line) == ["missing-binding +0"])
        #expect(found.first?.subject == "missing-binding RequestedRootTests.Desk")
        #expect(found.first?.notes.map(\.message) == ["required by RequestedRootTests.Inner.root, installed"])
        #expect(
            found.first?.path == [
                "RequestedRootTests.Outer.root", "ComponentFactory<RequestedRootTests.Inner>", "RequestedRootTests.Inner.root",
                "RequestedRootTests.Desk",
            ])
    }

    @Test func `a root that is bound twice, contributed to without a contribution, or built by a child that is not installed`() {
        enum Twice: RootComponent {
            typealias Root = Int
            static func configure(binder: Binder<Unscoped>) {
                binder.bind(Int.self).to(value: 1)
                binder.bind(Int.self).to(value: 2)
            }
        }
        let twice = Twice.findings()
        #expect(twice.map(\.subject) == ["duplicate-binding Swift.Int"])
        #expect(twice.first?.path == ["RequestedRootTests.Twice.root", "Int"])
        enum Plugins: RootComponent {
            typealias Root = [Int]
            static func configure(binder: Binder<Unscoped>) {}
        }
        #expect(Plugins.findings().map(\.subject) == ["missing-binding Swift.Array<Swift.Int>"])
        enum Child: Component {
            typealias Root = Int
            static func configure(binder: Binder<Unscoped>) { binder.bind(Int.self).to(value: 1) }
        }
        enum Builder: RootComponent {
            typealias Root = ComponentFactory<Child>
            static func configure(binder: Binder<Unscoped>) {}
        }
        #expect(Builder.findings().ids == ["component-not-installed"])
        enum Seeded: RootComponent {
            typealias Root = Assisted<Int>
            static func configure(binder: Binder<Unscoped>) {}
        }
        #expect(Seeded.findings().ids == ["assisted-outside-factory"])
    }

    @Test func `what the root does not need is unused, also beside a root that its parent binds`() {
        enum Unused: RootComponent {
            typealias Root = Clock
            static func configure(binder: Binder<Unscoped>) {
                binder.bind(Clock.self).to(factory: Clock.init)
                binder.bind(Int.self).to(value: 1)
            }
        }
        #expect(Unused.findings().map(\.subject) == ["unused-binding Swift.Int"])
    }

    @Test func `instances do not outlive the root that is requested`() throws {
        weak var store: Store?
        do {
            let provider = try Handing<Provider<Store>>.build()
            store = provider.get()
            #expect(store != nil)
        }
        #expect(store == nil)
    }
}

// SPDX-License-Identifier: Apache-2.0
