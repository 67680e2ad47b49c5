import Dovetail
import Foundation
import TestTools
import Testing

/// Replacements that a test binds in a closure: values at hand instead of a module.
@Suite(.watched) struct ReplacingClosureTests {
    class Network: @unchecked Sendable { let name: String; init(name: String = "live") { self.name = name } }
    final class Store: Sendable {
        let network: Network
        init(network: Network) { self.network = network }
    }
    struct Screen { let store: Store, network: Network, numbers: [Int], names: [String: Int] }

    enum App: RootComponent {
        typealias Scope = Singleton
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Network.self).sharedInScope().to { Network() }
            binder.bind(Store.self).sharedInScope().to(factory: Store.init)
            binder.bind(Int.self).intoCollection().to(value: 1)
            binder.bind(Int.self).intoCollection().to(value: 2)
            binder.bind(Int.self).intoDictionary("one").to(value: 1)
            binder.bind(Int.self).intoDictionary("two").to(value: 2)
        }
        static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> { bind.to(factory: Screen.init) }
    }

    enum Session: RootComponent {
        typealias Seed = String
        static func configure(binder: Binder<Unscoped>) { binder.bind(Int.self).to { (user: String) in user.count } }
        static func configureRoot(binder bind: ReceiptBinder<[Int]>) -> BindingReceipt<[Int]> { bind.to { (number: Int) in [number] } }
    }

    enum Fakes: Module {
        static func configure(binder: Binder<Unscoped>) { binder.bind(Network.self).to { Network(name: "module") } }
    }

    @Test func `a local value replaces a binding everywhere, in the scope of the binding`() throws {
        let spy = Network(name: "spy")
        let screen = try App.build { replacing in
            replacing.bind(Network.self).to(value: spy)
        }
        #expect(screen.network === spy)
        #expect(screen.store.network === spy)
        #expect(screen.numbers == [1, 2])
        #expect(try App.build().network.name == "live")
    }

    @Test func `a replacement requests what it replaces, in the scope of that`() throws {
        let screen = try App.build { replacing in
            replacing.bind(Network.self).to { (network: Network) in Network(name: "spied \(network.name)") }
        }
        #expect(screen.network.name == "spied live")
        #expect(screen.network === screen.store.network)

        struct Sharing: Scope {}
        enum One: Component {
            typealias Root = Store
            static func configure(binder: Binder<Sharing>) {
                binder.bind(Store.self).to(factory: Store.init)
                binder.bind(Network.self).sharedInScope().to { Network(name: "one") }
            }
        }
        enum Other: Component {
            typealias Root = Network
            static func configure(binder: Binder<Unscoped>) { binder.bind(Network.self).to { Network(name: "other") } }
        }
        struct Pair { let one: ComponentFactory<One>, other: ComponentFactory<Other> }
        enum Both: RootComponent {
            typealias Root = Pair
            static func configure(binder: Binder<Singleton>) {
                binder.bind(Pair.self).to(factory: Pair.init)
                binder.install(dependency: One.self)
                binder.install(dependency: Other.self)
            }
        }
        enum Wrapping: Module {
            static func configure(binder: Binder<Unscoped>) {
                binder.bind(Network.self).to { (network: Network) in Network(name: "(\(network.name))") }
            }
        }
        let pair = try ComponentFactory.of(Both.self, replacing: [Wrapping.self]).build()
        #expect(pair.one.build().network.name == "(one)")
        #expect(pair.other.build().name == "(other)")
        // The innermost replacement receives the instance of the application.
        let inner = try ComponentFactory.of(Both.self, replacing: [Wrapping.self]) { replacing in
            replacing.bind(Network.self).to { (network: Network) in Network(name: "[\(network.name)]") }
        }
        #expect(inner.build().one.build().network.name == "[one]")
    }

    @Test func `one client of a struct is replaced by a replacement that changes it`() throws {
        struct Clients: Sendable {
            var load: @Sendable (Int) -> String
            var save: @Sendable (String) -> Bool
        }
        enum Program: RootComponent {
            typealias Root = Clients
            static func configure(binder: Binder<Singleton>) {
                binder.bind(Clients.self).sharedInScope().to { Clients(load: { "live \($0)" }, save: { _ in true }) }
            }
        }
        let clients = try Program.build { replacing in
            replacing.bind(Clients.self).to { (clients: Clients) in
                var clients = clients
                clients.load = { "test \($0)" }
                return clients
            }
        }
        #expect(clients.load(1) == "test 1" && clients.save(""))
        // Of a binding, such a request is a cycle; so is that of a replacement for a contribution and for a tag.
        let found = findings(Clients.self) { binder in binder.bind(Clients.self).to { (clients: Clients) in clients } }
        #expect(found.ids == ["dependency-cycle"])
        let graph = Program.graph { replacing in replacing.bind(Clients.self).to { (clients: Clients) in clients } }
        #expect(graph.validate() == [])
        #expect(graph.bindings.count { graph.keys[$0.key].key.tag?.short.hasPrefix("Replaced<") == true } == 1)
    }

    @Test func `the closure runs once, on the calling thread, before the factory is returned`() throws {
        var calls = 0
        let factory = try ComponentFactory.of(App.self) { replacing in
            calls += 1
            replacing.bind(Network.self).to { Network(name: "made") }
        }
        #expect(calls == 1)
        let (first, second) = (factory.build(), factory.build())
        #expect(calls == 1)
        #expect(first.network.name == "made")
        #expect(first.network === first.store.network)
        #expect(first.network !== second.network)
    }

    @Test func `contributions and entries are replaced as those of a module are`() throws {
        let local = [7, 8, 9]
        let screen = try App.build { replacing in
            for number in local { replacing.bind(Int.self).intoCollection().to(value: number) }
            replacing.bind(Int.self).intoDictionary("two").to(value: local.count)
        }
        #expect(screen.numbers == [7, 8, 9])
        #expect(screen.names == ["one": 1, "two": 3])
    }

    @Test func `a seeded component, a module that the closure includes, and modules beside it`() throws {
        let number = try ComponentFactory.of(App.self, replacing: [Fakes.self]) { replacing in
            replacing.bind(Int.self).intoCollection().to(value: 5)
        }.build()
        #expect(number.network.name == "module")
        #expect(number.numbers == [5])
        let included = try App.build { replacing in replacing.include(module: Fakes.self) }
        #expect(included.network.name == "module")
    }

    @Test func `a replacement of nothing is an error that names the closure and its line`() throws {
        // Inside of a macro every line is that of the macro.
        let line = #line + 1
        func build() throws(GraphError) { _ = try App.build { replacing in replacing.bind(Double.self).to(value: 1) } }
        let error = try #require(throws: GraphError.self) { try build() }
        let finding = try #require(error.diagnostics.first)
        #expect(error.diagnostics.count == 1)
        #expect(finding.id == .unmatchedReplacement)
        #expect(finding.subject == "unmatched-replacement Swift.Double")
        #expect(
            finding.help == ["remove bind(Double.self) from the replacing closure, or bind the key that it is meant to replace"])
        #expect(finding.place?.line == line)
    }

    @Test func `the closure takes precedence over the modules`() throws {
        enum Numbers: Module {
            static func configure(binder: Binder<Unscoped>) {
                binder.bind(Network.self).to { Network(name: "module") }
                binder.bind(Int.self).intoCollection().to(value: 7)
                binder.bind(Int.self).intoDictionary("one").to(value: 10)
                binder.bind(Int.self).intoDictionary("two").to(value: 20)
            }
        }
        let screen = try App.build(replacing: [Numbers.self]) { replacing in
            replacing.bind(Network.self).to(value: Network(name: "spy"))
            replacing.bind(Int.self).intoCollection().to(value: 8)
            replacing.bind(Int.self).intoCollection().to(value: 9)
            replacing.bind(Int.self).intoDictionary("two").to(value: 22)
        }
        #expect(screen.network.name == "spy")
        #expect(screen.store.network === screen.network)
        #expect(screen.numbers == [8, 9])
        #expect(screen.names == ["one": 10, "two": 22])
        #expect(try App.build(replacing: [Numbers.self]) { _ in }.network.name == "module")
        // What a closure replaces is not among the replacements of the graph any longer.
        let graph = App.graph(replacing: [Numbers.self]) { $0.bind(Network.self).to(value: Network(name: "spy")) }
        #expect(graph.replacements.filter { "\(graph.keys[$0.key].key)" == "ReplacingClosureTests.Network" }.count == 1)
        #expect(graph.validate() == [])
    }

    @Test func `two replacements of one binding in one place are an error`() throws {
        let line = #line + 4
        func build() throws(GraphError) {
            _ = try App.build(replacing: [Fakes.self]) { replacing in
                replacing.bind(Network.self).to(value: Network(name: "spy"))
                replacing.bind(Network.self).to(value: Network(name: "other spy"))
            }
        }
        let error = try #require(throws: GraphError.self) { try build() }
        let finding = try #require(error.diagnostics.first)
        #expect(error.diagnostics.count == 1)
        #expect(finding.id == .duplicateReplacement)
        #expect(finding.subject == "duplicate-replacement ReplacingClosureTests.Network")
        #expect(finding.place?.line == line)
        #expect(finding.notes.map(\.message) == ["replaced", "replaced"])
        #expect(finding.notes.map(\.installers) == [["the replacing closure"], ["the replacing closure"]])
        enum Others: Module {
            static func configure(binder: Binder<Unscoped>) { binder.bind(Network.self).to { Network(name: "others") } }
        }
        let modules = try #require(throws: GraphError.self) { try ComponentFactory.of(App.self, replacing: [Fakes.self, Others.self]) }
        #expect(modules.diagnostics.map(\.id) == [.duplicateReplacement])
        // A closure that replaces the binding settles it.
        let settled = try App.build(replacing: [Fakes.self, Others.self]) { $0.bind(Network.self).to(value: Network(name: "spy")) }
        #expect(settled.network.name == "spy")
    }

    @Test func `a replacement of a module and of the closure that both match no binding is reported once`() throws {
        enum Stray: Module {
            static func configure(binder: Binder<Unscoped>) { binder.bind(Double.self).to(value: 1) }
        }
        func build() throws(GraphError) {
            _ = try App.build(replacing: [Stray.self]) { replacing in replacing.bind(Double.self).to(value: 2) }
        }
        let error = try #require(throws: GraphError.self) { try build() }
        #expect(error.diagnostics.map(\.subject) == ["unmatched-replacement Swift.Double"])
    }

    #if DEBUG
    @Test func `a binder that outlives the closure ends the program in a debug build`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var escaped: Binder<Unscoped>?
            _ = try ComponentFactory.of(App.self) { escaped = $0 }
            escaped?.bind(Network.self).to { Network(name: "late") }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("was declared after configure of the replacing closure had returned, which has no effect"))
    }
    #else
    @Test func `a binder that outlives the closure records nothing more, and that is reported`() throws {
        var escaped: Binder<Unscoped>?
        let factory = try ComponentFactory.of(App.self) { escaped = $0 }
        escaped?.bind(Network.self).to { Network(name: "late") }
        #expect(factory.build().network.name == "live")
        #expect(factory.diagnostics.map(\.id) == [.lateDeclaration])
    }
    #endif

    @Test func `a thousand graphs at once each have their own value`() async throws {
        let wrong = await withTaskGroup(of: Int.self) { group in
            for number in 0..<1000 {
                group.addTask {
                    let spy = Network(name: "\(number)")
                    let screen = try? App.build { $0.bind(Network.self).to(value: spy) }
                    return screen?.network === spy && screen?.store.network === spy ? 0 : 1
                }
            }
            return await group.reduce(0, +)
        }
        #expect(wrong == 0)
    }

    @Test func `the value is released with the factory and the instances`() throws {
        weak var spy: Network?
        do {
            let value = Network(name: "spy")
            spy = value
            let factory = try ComponentFactory.of(App.self) { $0.bind(Network.self).to(value: value) }
            #expect(factory.build().network === value)
        }
        #expect(spy == nil)
    }

    /// Binds its root a second time.
    enum Twice: RootComponent {
        static func configure(binder: Binder<Unscoped>) { binder.bind(Int.self).to(value: 1) }
        static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> { bind.to(value: 2) }
    }

    /// Its root is a collection that its parent has, too.
    enum Parent: RootComponent {
        enum Child: Component {
            static func configure(binder: Binder<Unscoped>) {}
            static func configureRoot(binder bind: ReceiptBinder<[Int]>) -> BindingReceipt<[Int]> { bind.to(value: [3]) }
        }
        static func configure(binder: Binder<Unscoped>) {
            binder.bind(Int.self).intoCollection().to(value: 1)
            binder.install(dependency: Child.self)
        }
        static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
            bind.to { (numbers: [Int], child: ComponentFactory<Child>) in "\(numbers) \(child.build())" }
        }
    }

    @Test func `a root whose key is bound twice, or whose parent has the replacement, does not get lost`() throws {
        #expect(try ComponentFactory.of(Twice.self, validate: false) { $0.bind(Int.self).to(value: 7) }.build() == 7)
        // The mistake is that of the application, with and without the replacement.
        #expect(throws: GraphError.self) { try Twice.build() }
        #expect(throws: GraphError.self) { try Twice.build { $0.bind(Int.self).to(value: 7) } }
        let text = try ComponentFactory.of(Parent.self, validate: false) { $0.bind(Int.self).intoCollection().to(value: 7) }.build()
        #expect(text == "[7] [3]")
    }

    @Test func `the graph with replacements can be read`() throws {
        let graph = App.graph { $0.bind(Network.self).to { Network() } }
        #expect(graph.validate().isEmpty)
        #expect(graph.replacements.map(\.module.full) == ["the replacing closure"])
        #expect(Session.graph(replacements: { _ in }).replacements.isEmpty)
        #expect(try Session.build("Ada") { $0.bind(Int.self).to(value: 40) } == [40])
        #expect(try Session.build("Ada") == [3])
    }
}

// SPDX-License-Identifier: Apache-2.0
