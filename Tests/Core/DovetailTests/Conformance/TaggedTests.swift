import DovetailGraph
import TestTools
import Testing

@testable import Dovetail

/// A tagged instance that is requested as a `Tagged`: as eager as the instance itself.
@Suite(.watched) struct TaggedTests {
    final class Client: Sendable {
        let name: String
        init(name: String) { self.name = name }
    }
    protocol Service: Sendable {}
    final class Remote: Service {}
    struct Large: Equatable, Sendable {
        var text = "a text that is longer than fifteen bytes"
        var numbers = (1, 2, 3, 4, 5, 6, 7)
        static func == (one: Large, other: Large) -> Bool { one.text == other.text && one.numbers.6 == other.numbers.6 }
    }

    enum Port: Tag { typealias Element = Int }
    enum Title: Tag { typealias Element = String }
    enum Plain: Tag { typealias Element = Client }
    enum Outer: Tag { typealias Element = any Service }
    enum Whole: Tag { typealias Element = Large }
    enum Format: Tag { typealias Element = @Sendable (Int) -> String }
    enum Names: Tag { typealias Element = [String] }
    enum Perhaps: Tag { typealias Element = Int? }

    private func text(_ found: [Diagnostic]) -> String {
        found.map { DiagnosticRenderer().lines($0).map(\.text).joined(separator: "\n") }.joined(separator: "\n")
    }

    // MARK: What arrives

    @Test func `a value, an object, a protocol, a closure and a collection arrive as they were bound`() throws {
        let write: Writing = { binder in
            binder.bind(Int.self).tagged(with: Port.self).to(value: 8080)
            binder.bind(String.self).tagged(with: Title.self).sharedInScope().to { (port: Tagged<Port>) in "port \(port.get())" }
            binder.bind(Client.self).tagged(with: Plain.self).to { (title: Tagged<Title>) in Client(name: title.get()) }
            binder.bind((any Service).self).tagged(with: Outer.self).sharedInScope().to { Remote() }
            binder.bind(Large.self).tagged(with: Whole.self).to { Large() }
            binder.bind((@Sendable (Int) -> String).self).tagged(with: Format.self).to(value: { "<\($0)>" })
            binder.bind(String.self).intoCollection().tagged(with: Names.self).to(value: "one")
            binder.bind(String.self).intoCollection().tagged(with: Names.self).to(value: "two")
            binder.bind(Int?.self).tagged(with: Perhaps.self).to(value: nil)
        }
        #expect(try ask(Tagged<Port>.self, write).get() == 8080)
        #expect(try ask(Tagged<Title>.self, write).get() == "port 8080")
        #expect(try ask(Tagged<Plain>.self, write).get().name == "port 8080")
        #expect(try ask(Tagged<Outer>.self, write).get() is Remote)
        #expect(try ask(Tagged<Whole>.self, write).get() == Large())
        #expect(try ask(Tagged<Format>.self, write).get()(7) == "<7>")
        #expect(try ask(Tagged<Names>.self, write).get() == ["one", "two"])
        #expect(try ask(Tagged<Perhaps>.self, write).get() == nil)
    }

    @Test func `a shared object is one for Tagged, for TaggedProvider and for each requester`() throws {
        struct Three: Sendable {
            let one: Tagged<Plain>
            let other: Tagged<Plain>
            let later: TaggedProvider<Plain>
        }
        let three = try ask(Three.self) { binder in
            binder.bind(Client.self).tagged(with: Plain.self).sharedInScope().to { Client(name: "shared") }
            binder.bind(Three.self).to(factory: Three.init)
        }
        #expect(three.one.get() === three.other.get())
        #expect(three.one.get() === three.later.get())
        let unshared = try ask(Three.self) { binder in
            binder.bind(Client.self).tagged(with: Plain.self).to { Client(name: "new") }
            binder.bind(Three.self).to(factory: Three.init)
        }
        #expect(unshared.one.get() !== unshared.other.get())
        #expect(unshared.one.get() === unshared.one.get())
    }

    @Test func `an object is released with the last Tagged around it`() throws {
        let census = Census()
        var root: Tagged<Plain>? = try ask { binder in
            binder.bind(Client.self).tagged(with: Plain.self).sharedInScope().to {
                let client = Client(name: "counted")
                census.count(client)
                return client
            }
        }
        #expect((census.total, census.alive) == (1, 1))
        #expect(root?.get().name == "counted")
        root = nil
        #expect(census.alive == 0)
    }

    @Test func `Tagged is requested in every other form, too`() throws {
        struct All {
            let optional: Tagged<Port>?
            let absent: Tagged<Title>?
            let provider: Provider<Tagged<Plain>>
            let lazy: Lazy<Tagged<Plain>>
            let closure: () -> Tagged<Port>
            let weakly: WeakProvider<Tagged<Plain>>
            let service: WeakProvider<Tagged<Outer>>
            let injector: PropertyInjector<Client>
        }
        let seen = Shared<[Int]>([])
        let all = try ask(All.self) { binder in
            binder.bind(Int.self).tagged(with: Port.self).to(value: 1)
            binder.declareOptional(tagged: Title.self)
            binder.bind(Client.self).tagged(with: Plain.self).sharedInScope().to { Client(name: "shared") }
            binder.bind((any Service).self).tagged(with: Outer.self).sharedInScope().to { Remote() }
            binder.bindPropertyInjectionOf(Client.self).to { (_: Client, port: Tagged<Port>) in seen.change { $0.append(port.get()) } }
            binder.bind(All.self).to(factory: All.init)
        }
        #expect(all.optional?.get() == 1)
        #expect(all.absent == nil)
        #expect(all.provider.get().get() === all.lazy.get().get())
        #expect(all.closure().get() == 1)
        #expect(all.weakly.get()?.get() === all.lazy.get().get())
        #expect(all.service.get()?.get() is Remote)
        #expect(all.service.get()?.get() is Remote)
        all.injector.injectProperties(into: Client(name: "outside"))
        #expect(seen.value == [1])
    }

    enum Chapter<T: Dovetail.Tag>: Asking where T.Element: Sendable {
        typealias Seed = Tagged<T>
        typealias What = Tagged<T>
    }

    enum Book: Asking {
        typealias What = ComponentFactory<Chapter<Plain>>
        static func configure(binder: Binder<Unscoped>) { binder.install(dependency: Chapter<Plain>.self) }
    }

    @Test func `a component is built with a tagged seed, wrapped or not`() throws {
        let titled = try ComponentFactory.of(Chapter<Title>.self)
        #expect(titled.build("one").value.get() == "one")
        #expect(titled.build(Tagged("two")).value.get() == "two")
        #expect(ComponentFactory<Chapter<Title>>(build: { Asked(value: $0) }).build("three").value.get() == "three")
        let client = Client(name: "seed")
        #expect(try ComponentFactory.of(Chapter<Plain>.self).build(client).value.get() === client)
        #expect(try Book.build().value.build(Tagged(client)).value.get() === client)
        #expect(Chapter<Title>.findings().isEmpty)
    }

    @Test func `without a graph it is created from an instance`() {
        let port: Tagged<Port> = Tagged(80)
        #expect(port.get() == 80)
        #expect(Provider(other: port).get() == 80)
    }

    @Test func `a request of a value, a protocol or a collection costs nothing more than one without a tag`() throws {
        func nodes(_ form: Bool) throws -> Int {
            let factory = try factory(Bool.self) { binder in
                binder.bind(Int.self).tagged(with: Port.self).to(value: 1)
                binder.bind((any Service).self).tagged(with: Outer.self).sharedInScope().to { Remote() }
                binder.bind([String].self).tagged(with: Names.self).to(value: [])
                if form {
                    binder.bind(Bool.self).to { (_: Tagged<Port>, _: Tagged<Outer>, _: Tagged<Names>) in true }
                } else {
                    binder.bind(Bool.self).to { true }
                }
            }
            return try #require(factory.site.layout).wiring.nodes.count
        }
        #expect(try nodes(true) == nodes(false))
        #expect(MemoryLayout<Tagged<Outer>>.size == MemoryLayout<any Service>.size)
    }

    // MARK: What is found

    @Test func `a cycle over tags is found before a factory is called`() {
        let count = Counter()
        let found = findings(Tagged<Title>.self) { binder in
            binder.bind(String.self).tagged(with: Title.self).to { (port: Tagged<Port>) in
                count.next()
                return "\(port.get())"
            }
            binder.bind(Int.self).tagged(with: Port.self).to { (title: Tagged<Title>) in title.get().count }
        }
        #expect(count.value == 0)
        #expect(found.ids == ["dependency-cycle"])
        #expect(found.first?.message == "String tagged TaggedTests.Title depends on itself")
        #expect(
            found.first?.path == [
                "Asker<Tagged<TaggedTests.Title>>.root", "String tagged TaggedTests.Title", "Int tagged TaggedTests.Port",
                "String tagged TaggedTests.Title",
            ])
        #expect(
            found.first?.notes.map(\.message) == [
                "String tagged TaggedTests.Title depends on Int tagged TaggedTests.Port, bound",
                "Int tagged TaggedTests.Port depends on String tagged TaggedTests.Title, bound",
            ])
        #expect(found.first?.help == ["request TaggedProvider<TaggedTests.Title> in Int tagged TaggedTests.Port"])
    }

    @Test func `a provider of the tag closes the cycle`() throws {
        let write: Writing = { binder in
            binder.bind(String.self).tagged(with: Title.self).to { (port: Tagged<Port>) in "\(port.get())" }
            binder.bind(Int.self).tagged(with: Port.self).to { (_: TaggedProvider<Title>) in 7 }
        }
        #expect(findings(Tagged<Title>.self, write).isEmpty)
        #expect(try ask(Tagged<Title>.self, write).get() == "7")
    }

    @Test func `a tag that is not bound`() {
        let line: UInt = #line
        let found = findings(Client.self) { binder in
            binder.bind(String.self).to(value: "untagged")
            binder.bind(Client.self).to { (title: Tagged<Title>) in Client(name: title.get()) }
        }
        #expect(found.errors.brief(from: line) == ["missing-binding +3"])
        #expect(found.first?.subject == "missing-binding Swift.String TaggedTests.Title")
        #expect(found.first?.path == ["Asker<TaggedTests.Client>.root", "TaggedTests.Client", "String tagged TaggedTests.Title"])
        #expect(found.first?.notes.map(\.message) == ["required by TaggedTests.Client, bound", "String is bound without a tag"])
        #expect(
            found.first?.help == [
                "bind(String.self).tagged(with: TaggedTests.Title.self) in a module that Asker<TaggedTests.Client> includes"
            ])
    }

    @Test func `an optional Tagged that is not declared`() {
        let found = findings((Tagged<Title>?).self) { _ in }
        #expect(found.ids == ["missing-binding"])
        #expect(found.first?.help.last?.hasPrefix("declareOptional(tagged: TaggedTests.Title.self) in a module") == true)
    }

    final class Holder: Sendable {
        let client: Tagged<Plain>
        let lazy: Lazy<Tagged<Holding>>
        init(client: Tagged<Plain>, lazy: Lazy<Tagged<Holding>>) { (self.client, self.lazy) = (client, lazy) }
    }
    enum Holding: Tag { typealias Element = Holder }

    @Test func `instances that retain each other through tags are reported`() {
        let found = findings(Tagged<Holding>.self) { binder in
            binder.bind(Client.self).tagged(with: Plain.self).to { Client(name: "plain") }
            binder.bind(Holder.self).tagged(with: Holding.self).sharedInScope().to(factory: Holder.init)
        }
        #expect(found.ids == ["retain-cycle"])
        #expect(
            found.first?.message
                == "TaggedTests.Holder tagged TaggedTests.Holding retains itself once its Lazy<Tagged<TaggedTests.Holding>> has been used")
    }

    @Test func `the isolation of a tagged binding is that of its requester`() {
        let found = findings(Provider<Int>.self) { binder in
            binder.bind(Client.self).tagged(with: Plain.self).to { @MainActor in Client(name: "main") }
            binder.bind(Int.self).to { (client: Tagged<Plain>) in client.get().name.count }
        }
        #expect(found.ids == ["isolation-mismatch"])
        #expect(found.first?.subject == "isolation-mismatch Swift.Int")
        #expect(found.first?.notes.last?.message == "Int → TaggedTests.Client tagged TaggedTests.Plain runs on MainActor, bound")
    }

    enum Replacement: Module {
        static func configure(binder: Binder<Unscoped>) { binder.bind(String.self).tagged(with: Title.self).to(value: "replaced") }
    }

    @Test func `a replaced binding arrives`() throws {
        let write: Writing = { binder in
            binder.bind(String.self).tagged(with: Title.self).to(value: "real")
            binder.bind(Client.self).to { (title: Tagged<Title>) in Client(name: title.get()) }
        }
        #expect(try ask(Client.self, write).name == "real")
        #expect(try ask(Client.self, replacing: [Replacement.self], write).name == "replaced")
    }

    enum Page: Component {
        typealias Scope = Singleton
        static func configure(binder: Binder<Singleton>) {}
        static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
            bind.to { (title: Tagged<Title>) in title.get() }
        }
    }

    @Test func `a parent that needs a tag of its child is reported`() {
        enum Child: Component {
            typealias Seed = Tagged<Title>
            static func configure(binder: Binder<Unscoped>) {}
            static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> { bind.to(value: 1) }
        }
        let found = findings(Tagged<Title>.self) { $0.install(dependency: Child.self) }
        #expect(found.errors.ids == ["missing-binding"])
        #expect(
            found.first?.notes.last?.message
                == "available only as the seed of TaggedTests.Child, a child of Asker<Tagged<TaggedTests.Title>>,")
        #expect(found.first?.help == ["request Tagged<TaggedTests.Title> in TaggedTests.Child"])
    }

    @Test func `a scope that a child repeats is found where it needs a tag of its parent`() {
        let found = findings(Tagged<Title>.self) { binder in
            binder.bind(String.self).tagged(with: Title.self).sharedInScope().to(value: "one")
            binder.install(dependency: Page.self)
        }
        #expect(found.errors.ids == ["repeated-scope"])
    }

    @Test func `a Tagged is not bound itself`() {
        let found = findings(Int.self) { binder in
            binder.bind(Tagged<Port>.self).to { Tagged(1) }
            binder.bind(Int.self).to { (port: Tagged<Port>) in port.get() }
        }
        #expect(found.errors.ids == ["reserved-key"])
        #expect(found.first?.subject == "reserved-key Dovetail.Tagged<TaggedTests.Port>")
        #expect(
            found.first?.help == ["bind(Int.self).tagged(with: TaggedTests.Port.self), and request Tagged<TaggedTests.Port>"])
    }
}

// SPDX-License-Identifier: Apache-2.0
