import TestTools
import Testing

@testable import Cleanse

/// The intended differences from Cleanse, in the order of the guide.
@Suite(.watched) struct DifferenceTests {
    @Test func `configure runs once for each graph, and values are evaluated for each instance of the component`() throws {
        nonisolated(unsafe) var (configured, evaluated) = (0, 0)
        Counted.tell = {
            configured += 1
            return {
                evaluated += 1
                return evaluated
            }
        }
        let factory = try ComponentFactory.of(Counted.self)
        #expect(evaluated == 1, "while configure ran")
        #expect([factory.build(()), factory.build(())] == [1, 2])
        #expect(configured == 1)
    }

    private struct Counted: RootComponent {
        nonisolated(unsafe) static var tell: () -> @Sendable () -> Int = { { 0 } }

        static func configure(binder: UnscopedBinder) {
            let value = tell()
            binder.bind(Int.self).tagged(with: Number.self).to(value: value())
        }

        struct Number: Cleanse.Tag { typealias Element = Int }

        static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
            bind.to { (number: TaggedProvider<Number>) in number.get() }
        }
    }

    @Test func `a value is created while configure runs, as with Cleanse`() throws {
        #expect(try ComponentFactory.of(Early.self).build(()) == 1)
    }

    private struct Early: RootComponent {
        static func configure(binder: UnscopedBinder) {
            var number = 1
            binder.bind(Int.self).tagged(with: Counted.Number.self).to(value: number)
            number = 2
        }

        static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
            bind.to { (number: TaggedProvider<Counted.Number>) in number.get() }
        }
    }

    @Test func `a value in a child is another object for each instance of the child, in generic code as well`() throws {
        let visits = try ComponentFactory.of(Shop.self).build(())
        let (one, other) = (visits.build(()), visits.build(()))
        #expect(one.basket !== other.basket)
        #expect(one.again.get() === one.basket)
        #expect(one.till !== other.till)
    }

    private final class Basket {}
    private final class Till {}

    private struct Shop: RootComponent {
        static func configure(binder: UnscopedBinder) { binder.install(dependency: Visit.self) }
        static func configureRoot(binder bind: ReceiptBinder<ComponentFactory<Visit>>) -> BindingReceipt<ComponentFactory<Visit>> {
            bind.to { (visits: ComponentFactory<Visit>) in visits }
        }
    }

    private struct Visit: Component {
        struct Root {
            let basket: Basket
            let again: Provider<Basket>
            let till: Till
        }

        static func configure(binder: UnscopedBinder) {
            binder.bind(Basket.self).to(value: Basket())
            bind(Till.init, binder)
        }

        private static func bind<T>(_ make: @escaping () -> T, _ binder: UnscopedBinder) { binder.bind(T.self).to(value: make()) }

        static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
    }

    @Test func `the factory of the application is bound inside it`() throws {
        weak var keeper: Keeper?
        do {
            let factory = try ComponentFactory.of(Renewed.self)
            let first = factory.build(1), second = first.factory.build(2), third = second.factory.build(3)
            #expect([first, second, third].map(\.number) == [1, 2, 3])
            #expect(second.shared !== third.shared)
            #expect(factory.diagnostics.isEmpty)
            keeper = third.shared
        }
        #expect(keeper == nil)
        #expect(throws: GraphError.self) { try Renewed.build(1) }
    }

    private final class Keeper: Sendable {
        let factory: ComponentFactory<Renewed>
        init(factory: ComponentFactory<Renewed>) { self.factory = factory }
    }

    private struct Renewed: RootComponent {
        typealias Seed = Int
        struct Root {
            let number: Int
            let shared: Keeper
            let factory: ComponentFactory<Renewed>
        }

        static func configure(binder: Binder<Singleton>) { binder.bind().sharedInScope().to(factory: Keeper.init) }
        static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
    }

    @Test func `an application that does not request its own factory has no diagnostic`() throws {
        #expect(try ComponentFactory.of(Early.self).diagnostics.isEmpty)
    }

    @Test func `a provider may close a cycle`() throws {
        let team = try ComponentFactory.of(Team.self).build(())
        #expect(team.lead.member.lead?.get() === team.lead)
        // Two shared instances that retain each other are never deallocated: `retain-cycle` warns of them.
        team.lead.member.lead = nil
    }

    private final class Lead: Sendable {
        let member: Member
        init(member: Member) { self.member = member }
    }

    private final class Member: @unchecked Sendable {  // Used by one test, on one thread at a time.
        var lead: Provider<Lead>?
        init(lead: Provider<Lead>) { self.lead = lead }
    }

    private struct Team: RootComponent {
        struct Root { let lead: Lead }

        static func configure(binder: Binder<Singleton>) {
            binder.bind().sharedInScope().to(factory: Lead.init)
            binder.bind().sharedInScope().to(factory: Member.init)
        }

        static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
    }

    @Test func `a child component outlives its unretained factory`() throws {
        let parts = try ComponentFactory.of(Outer.self).build(())
        #expect(parts.build(3) == "3 of 4")
    }

    private struct Inner: Component {
        typealias Seed = Int
        static func configure(binder: UnscopedBinder) {}
        static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
            bind.to { (part: Int, whole: Double) in "\(part) of \(Int(whole))" }
        }
    }

    private struct Outer: RootComponent {
        struct Root {
            let parts: ComponentFactory<Inner>
            func build(_ part: Int) -> String { parts.build(part) }
        }

        static func configure(binder: UnscopedBinder) {
            binder.install(dependency: Inner.self)
            binder.bind(Double.self).to(value: 4)
        }

        static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
    }

    @Test func `a child that binds a key of its parent is a warning here, and an error in the API of Dovetail`() throws {
        let factory = try ComponentFactory.of(Above.self)
        #expect(factory.build(()) == ["above", "below"])
        #expect { try ComponentFactory.of(Above.self, plugins: []) } throws: { error in
            (error as? GraphError)?.diagnostics.map(\.id).contains(.shadowedBinding) == true
        }
    }

    @Test func `a child that contributes to what its parent binds as a whole has its own elements`() throws {
        #expect(try ComponentFactory.of(Whole.self).build(()) == [[1], [2]])
        #expect { try ComponentFactory.of(Whole.self, plugins: []) } throws: { error in
            (error as? GraphError)?.diagnostics.map(\.id) == [.shadowedBinding]
        }
    }

    private struct Contributing: Component {
        static func configure(binder: UnscopedBinder) { binder.bind(Int.self).intoCollection().to(value: 2) }
        static func configureRoot(binder bind: ReceiptBinder<Set<Int>>) -> BindingReceipt<Set<Int>> { bind.to { (all: [Int]) in Set(all) } }
    }

    private struct Whole: RootComponent {
        static func configure(binder: UnscopedBinder) {
            binder.install(dependency: Contributing.self)
            binder.bind([Int].self).to(value: [1])
        }
        static func configureRoot(binder bind: ReceiptBinder<[Set<Int>]>) -> BindingReceipt<[Set<Int>]> {
            bind.to { (own: [Int], child: ComponentFactory<Contributing>) in [Set(own), child.build(())] }
        }
    }

    private struct Below: Component {
        static func configure(binder: UnscopedBinder) { binder.bind(Character.self).to(value: "b") }
        static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
            bind.to { (first: Character) in "\(first)elow" }
        }
    }

    private struct Above: RootComponent {
        static func configure(binder: UnscopedBinder) {
            binder.install(dependency: Below.self)
            binder.bind(Character.self).to(value: "a")
        }

        static func configureRoot(binder bind: ReceiptBinder<[String]>) -> BindingReceipt<[String]> {
            bind.to { (first: Character, below: ComponentFactory<Below>) in ["\(first)bove", below.build()] }
        }
    }

    @Test func `a module in a parent and in its child is configured in the parent`() throws {
        #expect(try ComponentFactory.of(Upper.self).build(()) == ["title of p", "title of p"])
    }

    private struct Lower: Component {
        static func configure(binder: UnscopedBinder) {
            binder.include(module: Titled.self)
            binder.bind(Character.self).to(value: "c")
        }
        static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> { bind.to { ($0 as Title).text } }
    }

    private struct Upper: RootComponent {
        static func configure(binder: UnscopedBinder) {
            binder.include(module: Titled.self)
            binder.install(dependency: Lower.self)
            binder.bind(Character.self).to(value: "p")
        }

        static func configureRoot(binder bind: ReceiptBinder<[String]>) -> BindingReceipt<[String]> {
            bind.to { (title: Title, lower: ComponentFactory<Lower>) in [title.text, lower.build()] }
        }
    }

    @Test func `a component that a parent and its child install has the parent's factory`() throws {
        #expect(try ComponentFactory.of(Top.self).build(()) == ["leaf of t", "leaf of t"])
    }

    private struct Leaf: Component {
        static func configure(binder: UnscopedBinder) {}
        static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
            bind.to { (name: Character) in "leaf of \(name)" }
        }
    }

    private struct Branch: Component {
        static func configure(binder: UnscopedBinder) {
            binder.install(dependency: Leaf.self)
            binder.bind(Character.self).to(value: "b")
        }
        static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
            bind.to { (leaf: ComponentFactory<Leaf>) in leaf.build() }
        }
    }

    private struct Top: RootComponent {
        static func configure(binder: UnscopedBinder) {
            binder.install(dependency: Leaf.self)
            binder.install(dependency: Branch.self)
            binder.bind(Character.self).to(value: "t")
        }

        static func configureRoot(binder bind: ReceiptBinder<[String]>) -> BindingReceipt<[String]> {
            bind.to { (leaf: ComponentFactory<Leaf>, branch: ComponentFactory<Branch>) in [leaf.build(), branch.build()] }
        }
    }

    @Test func `collections are in order of declaration, those of the parent first`() throws {
        #expect(try ComponentFactory.of(Numbering.self).build(()) == [1, 2, 3, 4])
    }

    private struct Counting: Component {
        static func configure(binder: UnscopedBinder) {
            binder.bind(Int.self).intoCollection().to(value: 3)
            binder.bind(Int.self).intoCollection().to(value: 4)
        }
        static func configureRoot(binder bind: ReceiptBinder<Set<[Int]>>) -> BindingReceipt<Set<[Int]>> {
            bind.to { (numbers: [Int]) in [numbers] }
        }
    }

    private struct Numbering: RootComponent {
        static func configure(binder: UnscopedBinder) {
            binder.install(dependency: Counting.self)
            binder.bind(Int.self).intoCollection().to(value: 1)
            binder.bind(Int.self).intoCollection().to(value: 2)
        }

        static func configureRoot(binder bind: ReceiptBinder<ArraySlice<Int>>) -> BindingReceipt<ArraySlice<Int>> {
            bind.to { (half: ComponentFactory<Counting>) in (half.build().first ?? [])[...] }
        }
    }
}

private struct Title {
    let text: String
}

private struct Titled: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Title.self).to { (name: Character) in Title(text: "title of \(name)") }
    }
}

// SPDX-License-Identifier: Apache-2.0
