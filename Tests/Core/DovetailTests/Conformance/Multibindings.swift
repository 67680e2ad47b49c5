import Dovetail
import TestTools
import Testing

@Suite(.watched) struct Multibindings {
    enum One: Module {
        static func configure(binder: Binder<Unscoped>) {
            binder.bind(String.self).intoCollection().to(value: "one")
            binder.include(module: Two.self)
            binder.bind(String.self).intoCollection().to(value: "one again")
        }
    }

    enum Two: Module {
        static func configure(binder: Binder<Unscoped>) {
            binder.bind(String.self).intoCollection().to(value: "two")
            binder.bind(String.self).elementsIntoCollection().to(value: ["two, many", "two, more"])
        }
    }

    @Test func `contributions of several modules are one collection in the order of declaration`() throws {
        let texts = try ask([String].self) { binder in
            binder.bind(String.self).intoCollection().to(value: "zero")
            binder.include(module: One.self)
            binder.bind(String.self).intoCollection().to(factory: { "three" })
        }
        #expect(texts == ["zero", "one", "two", "two, many", "two, more", "one again", "three"])
    }

    @Test func `the order is that of inclusion, each time`() throws {
        for _ in 0..<100 {
            let texts = try ask([String].self) { binder in
                binder.include(module: Two.self)
                binder.include(module: One.self)
            }
            #expect(texts == ["two", "two, many", "two, more", "one", "one again"])
        }
    }

    @Test func `a declared collection may be empty, an undeclared one may not`() throws {
        enum Special: Tag { typealias Element = [Int] }
        struct All: Equatable {
            let list: [Int]
            let set: Set<Int>
            let dictionary: [String: Int]
            let tagged: [Int]
        }
        let all = try ask(All.self) { binder in
            binder.declareCollection(of: Int.self)
            binder.declareSet(of: Int.self)
            binder.declareDictionary(of: Int.self, keyedBy: String.self)
            binder.declareCollection(tagged: Special.self)
            binder.bind(All.self).to { (list: [Int], set: Set<Int>, dictionary: [String: Int], tagged: TaggedProvider<Special>) in
                All(list: list, set: set, dictionary: dictionary, tagged: tagged.get())
            }
        }
        #expect(all == All(list: [], set: [], dictionary: [:], tagged: []))
        let found = findings([Int].self) { _ in }
        #expect(found.ids == ["missing-binding"])
        #expect(found[0].subject == "missing-binding Swift.Array<Swift.Int>")
        #expect(found[0].help.contains { $0.contains("declareCollection(of: Int.self)") })
    }

    @Test func `a collection that is bound as a whole and contributed to is an error with both locations`() {
        let line: UInt = #line
        let found = findings([Int].self) { binder in
            binder.bind([Int].self).to(value: [1])
            binder.bind(Int.self).intoCollection().to(value: 2)
        }
        #expect(found.brief(from: line) == ["collection-conflict +2"])
        #expect(found[0].noteLines(from: line) == [2, 3])
    }

    @Test func `a child that contributes to what its parent binds as a whole would hide it`() {
        enum Child: Asking {
            typealias What = [Int]
            static func configure(binder: Binder<Unscoped>) { binder.bind(Int.self).intoCollection().to(value: 2) }
        }
        struct Both {
            let numbers: [Int]
            let children: ComponentFactory<Child>
        }
        let line: UInt = #line
        let write: Writing = { binder in
            binder.bind(Both.self).to(factory: Both.init)
            binder.install(dependency: Child.self)
            binder.bind([Int].self).to(value: [1])
        }
        let found = findings(Both.self, write).errors
        #expect(found.brief(from: line) == ["shadowed-binding -6"])
        #expect(found.first?.subject == "shadowed-binding Swift.Array<Swift.Int>")
        #expect(found.first?.noteLines(from: line) == [4, -6])
        // If the parent contributes to the collection as well, the declarations are ambiguous.
        let mixed = findings(Both.self) { binder in
            write(binder)
            binder.bind(Int.self).intoCollection().to(value: 3)
        }
        #expect(mixed.errors.ids == ["collection-conflict"])
    }

    @Test func `two equal keys of a dictionary are an error with all locations`() {
        let line: UInt = #line
        let found = findings([String: Int].self) { binder in
            binder.bind(Int.self).intoDictionary("a").to(value: 1)
            binder.bind(Int.self).intoDictionary("b").to(value: 2)
            binder.bind(Int.self).intoDictionary("a").to(value: 3)
            binder.bind(Int.self).intoDictionary("a").to(value: 4)
        }
        #expect(found.brief(from: line) == ["duplicate-dictionary-key +4"])
        #expect(found[0].noteLines(from: line) == [2, 4, 5])
    }

    @Test func `a child's entry with a key of its parent's is one, too, and a sibling's is none`() throws {
        enum Left: Asking {
            typealias What = [String: Int]
            static func configure(binder: Binder<Unscoped>) { binder.bind(Int.self).intoDictionary("b").to(value: 2) }
        }
        enum Right: Asking {
            typealias What = [String: Int]
            static func configure(binder: Binder<Unscoped>) { binder.bind(Int.self).intoDictionary("b").to(value: 3) }
        }
        struct Both {
            let left: ComponentFactory<Left>
            let right: ComponentFactory<Right>
        }
        let write: Writing = { binder in
            binder.install(dependency: Left.self)
            binder.install(dependency: Right.self)
            binder.bind(Both.self).to(factory: Both.init)
        }
        let both = try ask(Both.self, write)
        #expect(both.left.build().value == ["b": 2])
        #expect(both.right.build().value == ["b": 3])
        let found = findings(Both.self) { binder in
            write(binder)
            binder.bind(Int.self).intoDictionary("b").to(value: 1)
        }
        #expect(found.errors.ids == ["duplicate-dictionary-key"])
        #expect(found.errors.first?.notes.count == 3)
    }

    @Test func `a module that is included twice contributes once`() throws {
        let texts = try ask([String].self) { binder in
            binder.include(module: Two.self)
            binder.include(module: Two.self)
        }
        #expect(texts == ["two", "two, many", "two, more"])
    }

    @Test func `a child adds to its parent's collection, and the parent's is unchanged`() throws {
        enum Child: Asking {
            typealias What = [String]
            static func configure(binder: Binder<Unscoped>) {
                binder.bind(String.self).intoCollection().to(value: "child")
            }
        }
        struct Both {
            let texts: [String]
            let children: ComponentFactory<Child>
        }
        let both = try ask(Both.self) { binder in
            binder.install(dependency: Child.self)
            binder.bind(Both.self).to(factory: Both.init)
            binder.bind(String.self).intoCollection().to(value: "parent")
        }
        #expect(both.texts == ["parent"])
        #expect(both.children.build().value == ["parent", "child"])
    }

    struct Plugin: Sendable { let number: Int }

    @Test func `a missing dependency of a contribution is reported with that contribution`() {
        let line: UInt = #line
        let found = findings([Plugin].self) { binder in
            binder.bind(Plugin.self).intoCollection().to(value: Plugin(number: 1))
            binder.bind(Plugin.self).intoCollection().to(factory: Plugin.init)
        }
        #expect(found.brief(from: line) == ["missing-binding +3"])
        #expect(found[0].path.suffix(2).last == "Int")
        #expect(found[0].path.contains { $0.contains("[Multibindings.Plugin]") })
    }

    @Test func `a contribution that needs its own collection is a cycle, and one that needs a provider of it is none`() {
        final class Part: Sendable {
            init(parts: [Part]) {}
            init(later: Provider<[Part]>) {}
        }
        let line: UInt = #line
        let found = findings([Part].self) { binder in
            binder.bind(Part.self).intoCollection().to(factory: Part.init(parts:))
        }
        #expect(found.brief(from: line) == ["dependency-cycle +2"])
        #expect(findings([Part].self) { $0.bind(Part.self).intoCollection().to(factory: Part.init(later:)) }.isEmpty)
    }

    @Test func `unused contributions are a warning`() {
        let line: UInt = #line
        let found = findings(Int.self) { binder in
            binder.bind(Int.self).to(value: 1)
            binder.bind(String.self).intoCollection().to(value: "a")
            binder.bind(String.self).intoCollection().to(value: "b")
        }
        #expect(found.brief(from: line) == ["unused-binding +3"])
        #expect(found.map(\.severity) == [.warning])
        #expect(found[0].message == "nothing depends on [String], to which 2 bindings contribute")
    }

    @Test func `keys that are optionals of optionals are distinct`() throws {
        let write: Writing = { binder in
            binder.bind(String.self).intoDictionary(Int??.none).to(value: "none")
            binder.bind(String.self).intoDictionary(Int??.some(nil)).to(value: "some of none")
            binder.bind(String.self).intoDictionary(Int??.some(2)).to(value: "two")
        }
        let entries: [Int??: String] = [Int??.none: "none", Int??.some(nil): "some of none", Int??.some(2): "two"]
        #expect(try ask([Int??: String].self, write) == entries)
        #expect(try ask([Int??: Provider<String>].self, write).mapValues { $0.get() } == entries)
    }

    @Test func `elements that are shared are the same objects each time, the others are not`() throws {
        final class Element: Sendable {}
        let lists = try ask(Provider<[Element]>.self) { binder in
            binder.bind(Element.self).intoCollection().sharedInScope().to(factory: Element.init)
            binder.bind(Element.self).intoCollection().to(factory: Element.init)
        }
        let (one, other) = (lists.get(), lists.get())
        #expect(one[0] === other[0])
        #expect(one[1] !== other[1])
    }

    @Test func `sets and dictionaries, whole and as providers`() throws {
        final class Element: Sendable {}
        struct All {
            let numbers: Set<Int>
            let elements: [String: Element]
            let later: [String: Provider<Element>]
            let list: [Provider<Element>]
        }
        let all = try ask(All.self) { binder in
            binder.bind(Int.self).intoSet().to(value: 1)
            binder.bind(Int.self).intoSet().to(value: 2)
            binder.bind(Int.self).intoSet().to(value: 2)
            binder.bind(Element.self).intoDictionary("shared").sharedInScope().to(factory: Element.init)
            binder.bind(Element.self).intoDictionary("new").to(factory: Element.init)
            binder.bind(Element.self).intoCollection().sharedInScope().to(factory: Element.init)
            binder.bind(All.self).to(factory: All.init)
        }
        #expect(all.numbers == [1, 2])
        #expect(all.elements["shared"] === all.later["shared"]?.get())
        #expect(all.elements["new"] !== all.later["new"]?.get())
        #expect(all.list.count == 1 && all.list[0].get() === all.list[0].get())
    }
}

// SPDX-License-Identifier: Apache-2.0
