import Dovetail
import TestTools
import Testing

@Suite("M Overrides", .watched) struct Overrides {
    class Network: @unchecked Sendable { let name: String; init(name: String = "real") { self.name = name } }
    final class Store: Sendable {
        let network: Network
        init(network: Network) { self.network = network }
    }
    enum Fakes: Module {
        static func configure(binder: Binder<Unscoped>) {
            binder.bind(Network.self).to { Network(name: "fake") }
        }
    }
    struct Session: Scope {}
    enum Child: Asking {
        typealias Scope = Session
        typealias What = Both
        static func configure(binder: Binder<Session>) {
            binder.bind(Both.self).to(factory: Both.init)
        }
    }
    struct Both { let store: Store, network: Network }

    static let write: Writing = { binder in
        binder.bind(Network.self).sharedInScope().to { Network() }
        binder.bind(Store.self).sharedInScope().to(factory: Store.init)
        binder.install(dependency: Child.self)
    }

    @Test func `M1 what is replaced is replaced everywhere, and keeps its scope`() throws {
        let children = try ask(ComponentFactory<Child>.self, replacing: [Fakes.self], Self.write)
        let both = children.build().value
        #expect(both.network.name == "fake")
        #expect(both.store.network === both.network)
        #expect(children.build().value.network === both.network)
        #expect(try ask(ComponentFactory<Child>.self, Self.write).build().value.network.name == "real")
    }

    @Test func `M1 what a child alone binds can be replaced, and a root, and a contribution, and a factory`() throws {
        enum Product: AssistedFactory {
            typealias Seed = Int
            typealias Element = String
        }
        enum Others: Module {
            static func configure(binder: Binder<Unscoped>) {
                binder.bind(Int.self).intoCollection().to(value: 7)
                binder.bind(Int.self).intoCollection().to(value: [8, 9])
                binder.bindFactory(String.self).with(Product.self).to { (number: Assisted<Int>) in "other \(number.get())" }
            }
        }
        struct Root { let numbers: [Int], factory: Factory<Product> }
        let write: Writing = { binder in
            binder.bind(Int.self).intoCollection().to(value: 1)
            binder.bind(Int.self).intoCollection().to(value: 2)
            binder.bindFactory(String.self).with(Product.self).to { (number: Assisted<Int>) in "first \(number.get())" }
            binder.bind(Root.self).to(factory: Root.init)
        }
        let root = try ask(Root.self, replacing: [Others.self], write)
        #expect(root.numbers == [7, 8, 9])
        #expect(root.factory.build(1) == "other 1")
        enum Roots: Module {
            static func configure(binder: Binder<Unscoped>) {
                binder.bind(Asked<Int>.self).to(value: Asked(value: 99))
            }
        }
        #expect(try ask(Int.self, replacing: [Roots.self]) { $0.bind(Int.self).to(value: 1) } == 99)
    }

    @Test func `a replacing contribution is shared if it says so itself, whatever the replaced one said`() throws {
        enum Plain: Module {
            static func configure(binder: Binder<Unscoped>) {
                binder.bind(Network.self).intoCollection().to { Network(name: "plain") }
            }
        }
        enum Kept: Module {
            static func configure(binder: Binder<Singleton>) {
                binder.bind(Network.self).intoCollection().sharedInScope().to { Network(name: "kept") }
            }
        }
        let plain = try ask(Provider<[Network]>.self, replacing: [Plain.self]) { binder in
            binder.bind(Network.self).intoCollection().sharedInScope().to { Network() }
        }
        #expect(plain.get().map(\.name) == ["plain"])
        #expect(plain.get()[0] !== plain.get()[0])

        let kept = try ask(Provider<[Network]>.self, replacing: [Kept.self]) { binder in
            binder.bind(Network.self).intoCollection().to { Network() }
        }
        #expect(kept.get().map(\.name) == ["kept"])
        #expect(kept.get()[0] === kept.get()[0])
    }

    @Test func `M1 a component factory can be replaced by a fake`() throws {
        enum Fake: Module {
            static func configure(binder: Binder<Unscoped>) {
                binder.bind(ComponentFactory<Child>.self).to(
                    value: ComponentFactory {
                        let network = Network(name: "none")
                        return Asked(value: Both(store: Store(network: network), network: network))
                    })
            }
        }
        let children = try ask(ComponentFactory<Child>.self, replacing: [Fake.self], Self.write)
        #expect(children.build().value.network.name == "none")
    }

    @Test func `M2 a replacement of nothing is an error at its place`() {
        enum Wrong: Module {
            static func configure(binder: Binder<Unscoped>) {
                binder.bind(Double.self).to(value: 1)
            }
        }
        let line: UInt = #line - 3
        let found = findings(ComponentFactory<Child>.self, replacing: [Wrong.self], Self.write)
        #expect(found.errors.brief(from: line) == ["unmatched-replacement +0"])
        #expect(throws: GraphError.self) { try factory(ComponentFactory<Child>.self, replacing: [Wrong.self], Self.write) }
    }

    @Test func `M3 two replacements of one key are an error with both places`() {
        enum More: Module {
            static func configure(binder: Binder<Unscoped>) {
                binder.bind(Network.self).to { Network(name: "another") }
            }
        }
        let line: UInt = #line - 3
        let found = findings(ComponentFactory<Child>.self, replacing: [Fakes.self, More.self], Self.write)
        #expect(found.errors.brief(from: line) == ["duplicate-replacement +0"])
        #expect(found.errors.first?.notes.count == 2)
        // The same module twice is the same replacement once.
        #expect(findings(ComponentFactory<Child>.self, replacing: [Fakes.self, Fakes.self], Self.write).errors.isEmpty)
    }

    // M5: a graph is linked once, with its replacements: nothing can be replaced after something was made.

    @Test func `M6 what a child alone binds is replaced there, and its parent is as it was`() throws {
        enum Alone: Asking {
            typealias What = Int
            static func configure(binder: Binder<Unscoped>) { binder.bind(Int.self).to(value: 1) }
        }
        enum Other: Module {
            static func configure(binder: Binder<Unscoped>) { binder.bind(Int.self).to(value: 2) }
        }
        struct Root { let text: String, alone: ComponentFactory<Alone> }
        let root = try ask(Root.self, replacing: [Other.self]) { binder in
            binder.install(dependency: Alone.self)
            binder.bind(String.self).to(value: "text")
            binder.bind(Root.self).to(factory: Root.init)
        }
        #expect(root.text == "text")
        #expect(root.alone.build().value == 2)
    }

    @Test func `M8 what only the replaced binding needed is not reported as unused, and what the new one needs is checked`() {
        struct Cable {}
        let write: Writing = { binder in
            binder.bind(Cable.self).to(factory: Cable.init)
            binder.bind(Network.self).to { (cable: Cable) in Network() }
        }
        #expect(findings(Network.self, replacing: [Fakes.self], write).isEmpty)
        enum Needy: Module {
            static func configure(binder: Binder<Unscoped>) {
                binder.bind(Network.self).to { (text: String) in Network(name: text) }
            }
        }
        let line: UInt = #line - 3
        #expect(findings(Network.self, replacing: [Needy.self], write).errors.brief(from: line) == ["missing-binding +0"])
    }
}
