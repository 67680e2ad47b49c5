import Dovetail
import DovetailGraph
import TestTools
import Testing

/// A component that is declared where it is installed.
@Suite(.watched) struct InPlaceChildTests {
    enum PerRequest: Scope {}
    struct Request: Sendable { let number: Int }
    final class Store: Sendable {}
    final class Transaction: Sendable {
        let request: Request
        init(request: Request) { self.request = request }
    }
    struct Handler: Sendable {
        let transaction: Transaction
        let other: Provider<Transaction>
        let store: Store
    }
    struct Server {
        let handlers: @Sendable (Request) -> Handler
        let named: Factory<From<Request, Handler>>
        let store: Store
    }
    struct Label: Sendable { let text: String }
    struct Page: Sendable { let text: String }

    static let server: Writing = { binder in
        binder.bind(Store.self).sharedInScope().to(factory: Store.init)
        binder.bindChild(Handler.self, from: Request.self, scope: PerRequest.self) { child in
            child.bind(Transaction.self).sharedInScope().to(factory: Transaction.init)
            child.bind(Handler.self).to(factory: Handler.init)
        }
        binder.bind(Server.self).to { Server(handlers: $0, named: $1, store: $2) }
    }

    @Test func `each call builds a child with its seed, whose shared instances are its own`() throws {
        let server = try ask(Server.self, Self.server)
        let (one, two) = (server.handlers(Request(number: 1)), server.named.build(Request(number: 2)))
        #expect(one.transaction.request.number == 1)
        #expect(two.transaction.request.number == 2)
        #expect(one.other.get() === one.transaction)
        #expect(two.other.get() === two.transaction)
        #expect(one.store === server.store && two.store === server.store)
    }

    @Test func `nothing is alive after the last handler`() throws {
        let census = Census()
        weak var transaction: Transaction?
        do {
            var server: Server? = try ask(Server.self, Self.server)
            let handler = server?.handlers(Request(number: 1))
            let store = try #require(handler?.store)
            census.count(store)
            server = nil
            transaction = handler?.transaction
            #expect(transaction != nil)
            #expect(census.alive == 1)
        }
        #expect(transaction == nil)
        #expect(census.alive == 0)
    }

    @Test func `in the graph it is a component with the name of its root, where it is declared`() throws {
        enum App: RootComponent {
            typealias Root = (String) -> Page
            static func configure(binder: Binder<Unscoped>) {
                binder.bindChild(Page.self, from: String.self) { child in child.bind(Page.self).to(factory: Page.init(text:)) }
            }
        }
        let line: UInt = #line - 3
        let graph = App.graph()
        #expect(graph.validate().ids == [])
        let child = try #require(graph.components.last)
        #expect(child.name.short == "InPlaceChildTests.Page")
        #expect(child.parent == 0)
        #expect(child.scope == nil)
        #expect(child.place?.line == Int(line))
        #expect(child.seed.map { graph.keys[graph.bindings[$0].key].key.type.short } == "String")
        #expect(child.root.map { graph.keys[graph.bindings[$0].key].key.type.short } == "InPlaceChildTests.Page")
    }

    @Test func `what it misses is found before anything is built, and what it binds is not seen outside`() {
        let line: UInt = #line
        let found = findings([Int].self) { binder in
            binder.bindChild(Page.self, from: Request.self) { child in
                child.bind(Page.self).to { (label: Label) in Page(text: label.text) }
                child.bind(String.self).to(value: "inside")
            }
            binder.bind(Int.self).intoCollection().to { (_: (Request) -> Page, _: String) in 1 }
        }
        #expect(found.brief(from: line).sorted() == ["missing-binding +3", "missing-binding +6"])
    }

    @Test func `a root that nothing binds is reported where the child is declared`() {
        let line: UInt = #line
        let found = findings(Int.self) { binder in
            binder.bindChild(Page.self, from: Request.self) { _ in }
            binder.bind(Int.self).to { (_: (Request) -> Page) in 1 }
        }
        #expect(found.errors.brief(from: line) == ["missing-binding +2"])
    }

    @Test func `an ancestor may bind the root`() throws {
        let page = try ask(((Request) -> Page).self) { binder in
            binder.bind(Page.self).to(value: Page(text: "one for all"))
            binder.bindChild(Page.self, from: Request.self) { _ in }
        }
        #expect(page(Request(number: 1)).text == "one for all")
    }

    /// Two components that each declare a child of the same types with the same line.
    enum Branch<Name>: Component {
        typealias Root = (Request) -> Page
        static func configure(binder: Binder<Unscoped>) { declarePage("\(Name.self)", in: binder) }
    }

    static func declarePage<Scope>(_ text: String, in binder: Binder<Scope>) {
        binder.bindChild(Page.self, from: Request.self) { child in
            child.bind(Page.self).to { (request: Request) in Page(text: "\(text) \(request.number)") }
        }
    }

    @Test func `children of equal types in different components are different, also if one line declares them`() throws {
        struct Both { let left: ComponentFactory<Branch<Int>>, right: ComponentFactory<Branch<String>> }
        let both = try ask(Both.self) { binder in
            binder.install(dependency: Branch<Int>.self)
            binder.install(dependency: Branch<String>.self)
            binder.bind(Both.self).to(factory: Both.init)
        }
        #expect(both.left.build()(Request(number: 1)).text == "Int 1")
        #expect(both.right.build()(Request(number: 2)).text == "String 2")
    }

    enum Declaring: Module {
        static func configure(binder: Binder<Unscoped>) { declarePage("module", in: binder) }
    }

    @Test func `a module that is included twice declares it once`() throws {
        let page = try ask(((Request) -> Page).self) { binder in
            binder.include(module: Declaring.self)
            binder.include(module: Declaring.self)
        }
        #expect(page(Request(number: 3)).text == "module 3")
    }

    @Test func `two of the same types in one component are duplicates`() {
        let found = findings(((Request) -> Page).self) { binder in
            Self.declarePage("one", in: binder)
            Self.declarePage("two", in: binder)
        }
        #expect(found.ids.first == "duplicate-binding")
    }

    @Test func `one inside of another of the same types is a shadowed binding`() {
        let found = findings(((Request) -> Page).self) { binder in
            binder.bindChild(Page.self, from: Request.self) { child in
                Self.declarePage("inner", in: child)
                child.bind(Page.self).to(value: Page(text: "outer"))
            }
        }
        #expect(Set(found.ids).contains("shadowed-binding"))
    }

    @Test func `a child in a child gets the seeds of both`() throws {
        let pages = try ask(((Request) -> (String) -> Page).self) { binder in
            binder.bindChild(((String) -> Page).self, from: Request.self, scope: PerRequest.self) { outer in
                outer.bindChild(Page.self, from: String.self) { inner in
                    inner.bind(Page.self).to { (request: Request, name: String) in Page(text: "\(request.number) \(name)") }
                }
            }
        }
        #expect(pages(Request(number: 4))("four").text == "4 four")
    }

    @Test func `a replacement of its factory replaces it, and one of a binding is inside it`() throws {
        enum Fake: Module {
            static func configure(binder: Binder<Unscoped>) {
                binder.bindFactory(Page.self).from(Request.self).to { (request: Request) in Page(text: "fake \(request.number)") }
            }
        }
        enum OtherLabel: Module {
            static func configure(binder: Binder<Unscoped>) { binder.bind(Label.self).to(value: Label(text: "other")) }
        }
        let write: Writing = { binder in
            binder.bindChild(Page.self, from: Request.self) { child in
                child.bind(Label.self).to(value: Label(text: "own"))
                child.bind(Page.self).to { (label: Label) in Page(text: label.text) }
            }
        }
        let one = Request(number: 1)
        #expect(try factory(((Request) -> Page).self, write).build().value(one).text == "own")
        #expect(try factory(((Request) -> Page).self, replacing: [OtherLabel.self], write).build().value(one).text == "other")
        #expect(try factory(((Request) -> Page).self, replacing: [Fake.self], write).build().value(one).text == "fake 1")
    }

    enum Named: Tag { typealias Element = String }

    @Test func `a tagged seed is bound under its tag`() throws {
        let page = try ask(((Tagged<Named>) -> Page).self) { binder in
            binder.bindChild(Page.self, from: Tagged<Named>.self) { child in
                child.bind(Page.self).to { (name: Tagged<Named>) in Page(text: name.get()) }
            }
        }
        #expect(page(Tagged("tagged")).text == "tagged")
    }

    @Test func `a seed of several values is a tuple, which the function takes as parameters`() throws {
        let page = try ask(((Request, String) -> Page).self) { binder in
            binder.bindChild(Page.self, from: (Request, String).self) { child in
                child.bind(Page.self).to { (seed: (Request, String)) in Page(text: "\(seed.0.number) \(seed.1)") }
            }
        }
        #expect(page(Request(number: 5), "five").text == "5 five")
    }

    @MainActor @Test func `a root on the main actor is built there`() throws {
        let page = try ask((@MainActor (Request) -> Page).self) { binder in
            binder.bindChild(Page.self, from: Request.self) { child in
                child.bind(Page.self).to { @MainActor in Page(text: "main") }
            }
        }
        #expect(page(Request(number: 1)).text == "main")
    }

    @Test func `a hundred that are declared by one component are a hundred`() throws {
        struct Numbered<Name>: Sendable { let number: Int }
        let names = Shared(Scale.types(100))
        let numbers = try ask([Int].self) { binder in
            func declare<Name>(_: Name.Type, _ number: Int) {
                binder.bindChild(Numbered<Name>.self, from: Request.self) { child in
                    child.bind(Numbered<Name>.self).to { (request: Request) in Numbered(number: request.number * number) }
                }
                binder.bind(Int.self).intoCollection().to { (child: (Request) -> Numbered<Name>) in child(Request(number: 2)).number }
            }
            for (number, name) in names.value.enumerated() {
                func open<Name>(_: Name.Type) { declare(Name.self, number) }
                _openExistential(name, do: open)
            }
        }
        #expect(numbers == (0..<100).map { $0 * 2 })
    }
}

// SPDX-License-Identifier: Apache-2.0
