import Dovetail
import TestTools
import Testing

@Suite(.watched) struct Overrides {
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

    @Test func `a binding is replaced everywhere, and retains its scope`() throws {
        let children = try ask(ComponentFactory<Child>.self, replacing: [Fakes.self], Self.write)
        let both = children.build().value
        #expect(both.network.name == "fake")
        #expect(both.store.network === both.network)
        #expect(children.build().value.network === both.network)
        #expect(try ask(ComponentFactory<Child>.self, Self.write).build().value.network.name == "real")
    }

    enum FakeEntry: Module {
        static func configure(binder: Binder<Unscoped>) { binder.bind(Int.self).intoDictionary("one").to(value: -1) }
    }
    enum FakeElements: Module {
        static func configure(binder: Binder<Unscoped>) { binder.bind(Int.self).intoCollection().to(value: -1) }
    }

    @Test func `a replacement does not hide that the key is bound twice`() {
        let line: UInt = #line
        let write: Writing = { binder in
            binder.bind(Network.self).to { Network(name: "one") }
            binder.bind(Network.self).to { Network(name: "two") }
        }
        for replacing in [[], [Fakes.self]] as [[any Module.Type]] {
            let found = findings(Network.self, replacing: replacing, write)
            #expect(found.brief(from: line) == ["duplicate-binding +3"])
            #expect(found[0].subject == "duplicate-binding Overrides.Network")
            #expect(found[0].noteLines(from: line) == [2, 3])
        }
        #expect(throws: GraphError.self) { try factory(Network.self, replacing: [Fakes.self], write) }
    }

    @Test func `a replacement does not hide two entries with one key, nor a collection that is bound as a whole and contributed to`() {
        let line: UInt = #line
        let entries: Writing = { binder in
            binder.bind(Int.self).intoDictionary("one").to(value: 1)
            binder.bind(Int.self).intoDictionary("one").to(value: 2)
        }
        let collection: Writing = { binder in
            binder.bind([Int].self).to(value: [1])
            binder.bind(Int.self).intoCollection().to(value: 2)
        }
        for replacing in [[], [FakeEntry.self]] as [[any Module.Type]] {
            let found = findings([String: Int].self, replacing: replacing, entries)
            #expect(found.brief(from: line) == ["duplicate-dictionary-key +3"])
            #expect(found[0].noteLines(from: line) == [2, 3])
        }
        for replacing in [[], [FakeElements.self]] as [[any Module.Type]] {
            let found = findings([Int].self, replacing: replacing, collection)
            #expect(found.brief(from: line) == ["collection-conflict +6"])
            #expect(found[0].noteLines(from: line) == [6, 7])
        }
    }

    @Test func `a binding of a child alone can be replaced, and a root, and a contribution, and a factory`() throws {
        enum Product: AssistedFactory {
            typealias Seed = Int
            typealias Element = String
        }
        enum Others: Module {
            static func configure(binder: Binder<Unscoped>) {
                binder.bind(Int.self).intoCollection().to(value: 7)
                binder.bind(Int.self).elementsIntoCollection().to(value: [8, 9])
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

    @Test func `a replacing contribution is shared if it is declared so itself, regardless of the replaced one`() throws {
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

    @Test func `a component factory can be replaced by a fake`() throws {
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

    @Test func `a replacement of nothing is an error at its location`() {
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

    @Test func `two replacements of one key are an error with both locations`() {
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

    enum Tags: Tag { typealias Element = [Int] }

    struct Lists {
        let numbers: [Int]
        let set: Set<Int>
        let tagged: TaggedProvider<Tags>
    }

    enum Adding: Asking {
        typealias What = Lists
        static func configure(binder: Binder<Unscoped>) {
            binder.bind(Lists.self).to(factory: Lists.init)
            binder.bind(Int.self).intoCollection().to(value: 2)
            binder.bind(Int.self).intoSet().to(value: 2)
            binder.bind(Int.self).intoCollection().tagged(with: Tags.self).to(value: 2)
        }
    }

    @Test func `a replacement of the contributions of parent and child is in both, once`() throws {
        enum Seven: Module {
            static func configure(binder: Binder<Unscoped>) {
                binder.bind(Int.self).intoCollection().to(value: 7)
                binder.bind(Int.self).intoSet().to(value: 7)
                binder.bind(Int.self).intoCollection().tagged(with: Tags.self).to(value: 7)
            }
        }
        struct Both {
            let numbers: [Int], set: Set<Int>, tagged: TaggedProvider<Tags>
            let children: ComponentFactory<Adding>
        }
        let write: Writing = { binder in
            binder.bind(Both.self).to(factory: Both.init)
            binder.install(dependency: Adding.self)
            binder.bind(Int.self).intoCollection().to(value: 1)
            binder.bind(Int.self).intoSet().to(value: 1)
            binder.bind(Int.self).intoCollection().tagged(with: Tags.self).to(value: 1)
        }
        let both = try ask(Both.self, replacing: [Seven.self], write)
        #expect(both.numbers == [7] && both.set == [7] && both.tagged.get() == [7])
        let lists = both.children.build().value
        #expect(lists.numbers == [7] && lists.set == [7] && lists.tagged.get() == [7])

        enum Whole: Module {
            static func configure(binder: Binder<Unscoped>) { binder.bind([Int].self).to(value: [8, 9]) }
        }
        let whole = try ask(Both.self, replacing: [Whole.self], write)
        #expect(whole.numbers == [8, 9] && whole.children.build().value.numbers == [8, 9])
    }

    @Test func `an entry of a dictionary replaces the one with its key, and the others stay`() throws {
        enum B: Module {
            static func configure(binder: Binder<Unscoped>) { binder.bind(Int.self).intoDictionary("b").to(value: 20) }
        }
        enum A: Module {
            static func configure(binder: Binder<Unscoped>) { binder.bind(Int.self).intoDictionary("a").to(value: 10) }
        }
        enum Child: Asking {
            typealias What = [String: Int]
            static func configure(binder: Binder<Unscoped>) { binder.bind(Int.self).intoDictionary("b").to(value: 2) }
        }
        struct Both {
            let entries: [String: Int]
            let child: ComponentFactory<Child>
        }
        let write: Writing = { binder in
            binder.bind(Both.self).to(factory: Both.init)
            binder.install(dependency: Child.self)
            binder.bind(Int.self).intoDictionary("a").to(value: 1)
            binder.bind(Int.self).intoDictionary("c").to(value: 3)
        }
        let both = try ask(Both.self, replacing: [B.self], write)
        #expect(both.entries == ["a": 1, "c": 3])
        #expect(both.child.build().value == ["a": 1, "b": 20, "c": 3])
        let two = try ask(Both.self, replacing: [A.self, B.self], write)
        #expect(two.entries == ["a": 10, "c": 3])
        #expect(two.child.build().value == ["a": 10, "b": 20, "c": 3])
    }

    @Test func `an entry that replaces nothing, and two that replace one`() {
        enum D: Module {
            static func configure(binder: Binder<Unscoped>) { binder.bind(Int.self).intoDictionary("d").to(value: 40) }
        }
        enum A: Module {
            static func configure(binder: Binder<Unscoped>) {
                binder.bind(Int.self).intoDictionary("a").to(value: 10)
                binder.bind(Int.self).intoDictionary("a").to(value: 11)
            }
        }
        let line: UInt = #line
        let write: Writing = { $0.bind(Int.self).intoDictionary("a").to(value: 1) }
        let unmatched = findings([String: Int].self, replacing: [D.self], write).errors
        #expect(unmatched.brief(from: line) == ["unmatched-replacement -8"])
        #expect(unmatched.first?.message == #"Overrides.D replaces entry "d" of [String: Int], which does not exist"#)
        let twice = findings([String: Int].self, replacing: [A.self], write).errors
        #expect(twice.brief(from: line) == ["duplicate-replacement -3"])
        #expect(twice.first?.message == #"entry "a" of [String: Int] is replaced twice"#)
        // A whole dictionary has no entry that could be replaced alone: nothing of it is lost.
        let whole = findings([String: Int].self, replacing: [D.self]) { $0.bind([String: Int].self).to(value: ["d": 4, "e": 5]) }
        #expect(whole.errors.ids == ["unmatched-replacement"])
    }

    final class Token: Sendable {}

    @Test func `a contribution has the sharing that it declares itself, regardless of the one it replaces`() throws {
        enum New: Module {
            static func configure(binder: Binder<Unscoped>) {
                binder.bind(Token.self).intoCollection().to(factory: Token.init)
                binder.bind(Token.self).intoDictionary("a").to(factory: Token.init)
            }
        }
        enum Kept: Module {
            typealias Scope = Singleton
            static func configure(binder: Binder<Singleton>) {
                binder.bind(Token.self).intoCollection().sharedInScope().to(factory: Token.init)
                binder.bind(Token.self).intoDictionary("a").sharedInScope().to(factory: Token.init)
            }
        }
        struct Tokens {
            let list: Provider<[Token]>
            let entries: Provider<[String: Token]>
            var areShared: [Bool] {
                [list.get()[0] === list.get()[0], entries.get()["a"] === entries.get()["a"]]
            }
        }
        let shared: Writing = { binder in
            binder.bind(Tokens.self).to { Tokens(list: $0, entries: $1) }
            binder.bind(Token.self).intoCollection().sharedInScope().to(factory: Token.init)
            binder.bind(Token.self).intoDictionary("a").sharedInScope().to(factory: Token.init)
        }
        let unshared: Writing = { binder in
            binder.bind(Tokens.self).to { Tokens(list: $0, entries: $1) }
            binder.bind(Token.self).intoCollection().to(factory: Token.init)
            binder.bind(Token.self).intoDictionary("a").to(factory: Token.init)
        }
        #expect(try ask(Tokens.self, shared).areShared == [true, true])
        #expect(try ask(Tokens.self, replacing: [New.self], shared).areShared == [false, false])
        #expect(try ask(Tokens.self, replacing: [Kept.self], unshared).areShared == [true, true])
        // A binding of the whole collection replaces several contributions, and is shared only if it is declared so.
        enum Whole: Module {
            static func configure(binder: Binder<Unscoped>) { binder.bind([Token].self).to { [Token()] } }
        }
        #expect(try ask(Tokens.self, replacing: [Whole.self], shared).areShared == [false, true])
    }

    @Test func `installations and declarations of a replacing module apply to the root component`() throws {
        enum Visit: Asking {
            typealias What = String
            static func configure(binder: Binder<Unscoped>) { binder.bind(String.self).to { (number: Int) in "visit \(number)" } }
        }
        struct Guest: Sendable { let name: String }
        enum Inner: Module {
            static func configure(binder: Binder<Unscoped>) { binder.declareOptional(Guest.self) }
        }
        enum Visits: Module {
            static func configure(binder: Binder<Unscoped>) {
                binder.install(dependency: Visit.self)
                binder.include(module: Inner.self)
                binder.declareCollection(of: Guest.self)
                binder.bind(Double.self).to { (visits: ComponentFactory<Visit>, guest: Guest?, guests: [Guest]) in
                    visits.build().value == "visit 3" && guest == nil && guests.isEmpty ? 1 : 0
                }
            }
        }
        let write: Writing = { binder in
            binder.bind(Int.self).to(value: 3)
            binder.bind(Double.self).to(value: 0.5)
        }
        #expect(try ask(Double.self, write) == 0.5)
        #expect(try ask(Double.self, replacing: [Visits.self], write) == 1)
        // What it requires is asked of the others.
        enum Needy: Module {
            static func configure(binder: Binder<Unscoped>) {
                binder.requires(Guest.self)
                binder.bind(Double.self).to(value: 2)
            }
        }
        let line: UInt = #line - 4
        #expect(findings(Double.self, replacing: [Needy.self], write).errors.brief(from: line) == ["missing-binding +0"])
        // An install that closes a cycle is reported, and one that the application already has changes nothing.
        enum Circle: Module {
            static func configure(binder: Binder<Unscoped>) { binder.install(dependency: Asker<Double>.self) }
        }
        #expect(findings(Double.self, replacing: [Circle.self], write).errors.ids == ["component-cycle"])
        let both: Writing = { binder in
            write(binder)
            binder.install(dependency: Visit.self)
        }
        #expect(try ask(Double.self, replacing: [Visits.self], both) == 1)
    }

    // A graph is linked once, with its replacements: nothing can be replaced after an instance was created.

    @Test func `a binding of a child alone is replaced there, and its parent is unchanged`() throws {
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

    @Test func `dependencies of only the replaced binding are not reported as unused, and those of the new one are checked`() {
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

// SPDX-License-Identifier: Apache-2.0
