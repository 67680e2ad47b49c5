import Dovetail
import DovetailGraph
import TestTools
import Testing

@Suite(.watched) struct KeysAndTags {
    enum Left: Tag { typealias Element = Int }
    enum Right: Tag { typealias Element = Int }

    @Test func `two tags of one type are independent of each other and of the type itself`() throws {
        struct Three: Equatable {
            let plain: Int
            let left: Int
            let right: Int
        }
        let three = try ask(Three.self) { binder in
            binder.bind(Int.self).to(value: 0)
            binder.bind(Int.self).tagged(with: Left.self).to(value: 1)
            binder.bind(Int.self).tagged(with: Right.self).to(value: 2)
            binder.bind(Three.self).to { (plain: Int, left: TaggedProvider<Left>, right: TaggedProvider<Right>) in
                Three(plain: plain, left: left.get(), right: right.get())
            }
        }
        #expect(three == Three(plain: 0, left: 1, right: 2))
    }

    @Test func `only a tagged one is bound and the plain one requested`() {
        let line: UInt = #line
        let found = findings(Int.self) { binder in
            binder.bind(Int.self).tagged(with: Left.self).to(value: 1)
        }
        #expect(found.errors.ids == ["missing-binding"])
        #expect(found.first?.subject == "missing-binding Swift.Int")
        #expect(found.first?.notes.last?.message == "Int tagged KeysAndTags.Left is bound")
        #expect(found.first?.notes.last?.place?.line == Int(line) + 2)
    }

    @Test func `only the plain one is bound and a tagged one requested`() {
        let line: UInt = #line
        let found = findings(TaggedProvider<Left>.self) { binder in
            binder.bind(Int.self).to(value: 1)
        }
        #expect(found.errors.ids == ["missing-binding"])
        #expect(found.first?.subject == "missing-binding Swift.Int KeysAndTags.Left")
        #expect(found.first?.notes.last?.message == "Int is bound without a tag")
        #expect(found.first?.notes.last?.place?.line == Int(line) + 2)
    }

    struct Box<Content: Sendable>: Sendable, Equatable where Content: Equatable { let content: Content }

    @Test func `specializations of a generic type are different keys, and sugar makes no difference`() throws {
        struct Both: Equatable {
            let number: Box<Int>
            let text: Box<String>
            let list: [Int]?
        }
        let both = try ask(Both.self) { binder in
            binder.bind(Box<Int>.self).to(value: Box(content: 1))
            binder.bind(Box<String>.self).to(value: Box(content: "one"))
            binder.bind(Optional<Array<Int>>.self).to(value: [1])
            binder.bind(Both.self).to(factory: Both.init)
        }
        #expect(both == Both(number: Box(content: 1), text: Box(content: "one"), list: [1]))
    }

    @Test func `a type alias is the same key`() {
        typealias Port = Int
        let line: UInt = #line
        let found = findings(Int.self) { binder in
            binder.bind(Int.self).to(value: 1)
            binder.bind(Port.self).to(value: 2)
        }
        #expect(found.brief(from: line) == ["duplicate-binding +3"])
    }

    protocol Readable: Sendable {}
    protocol Writable: Sendable {}

    @Test func `the order of a composition makes no difference`() throws {
        struct File: Readable, Writable { let name = "file" }
        let file = try ask((any Writable & Readable).self) { binder in
            binder.bind((any Readable & Writable).self).to { File() }
        }
        #expect((file as? File)?.name == "file")
    }

    @Test func `only a subclass or a conforming type is bound`() {
        class Base: @unchecked Sendable {}
        final class Derived: Base, @unchecked Sendable {}
        struct File: Readable {}
        let line: UInt = #line
        let bases = findings(Base.self) { binder in
            binder.bind(Derived.self).to(factory: Derived.init)
        }
        #expect(bases.errors.ids == ["missing-binding"])
        #expect(bases.first?.notes.last?.message == "KeysAndTags.Derived, which inherits from KeysAndTags.Base, is bound")
        #expect(bases.first?.notes.last?.place?.line == Int(line) + 2)
        let readables = findings((any Readable).self) { binder in
            binder.bind(File.self).to(factory: File.init)
        }
        #expect(readables.errors.ids == ["missing-binding"])
        #expect(readables.first?.notes.last?.message == "KeysAndTags.File, which conforms to KeysAndTags.Readable, is bound")
    }

    @Test func `no hints for Any, and at most three for anything else`() {
        class Base: @unchecked Sendable {}
        final class D1: Base, @unchecked Sendable {}
        final class D2: Base, @unchecked Sendable {}
        final class D3: Base, @unchecked Sendable {}
        final class D4: Base, @unchecked Sendable {}
        final class D5: Base, @unchecked Sendable {}
        let write: Writing = { binder in
            binder.bind(D1.self).to(factory: D1.init)
            binder.bind(D2.self).to(factory: D2.init)
            binder.bind(D3.self).to(factory: D3.init)
            binder.bind(D4.self).to(factory: D4.init)
            binder.bind(D5.self).to(factory: D5.init)
        }
        let any = findings(Any.self, write)
        #expect(any.errors.ids == ["missing-binding"])
        #expect(any.first?.notes.count == 1)
        let base = findings(Base.self, write)
        #expect(base.errors.ids == ["missing-binding"])
        #expect(base.first?.notes.count == 1 + 3)
    }

    enum A { struct Config: Sendable {} }
    enum B { struct Config: Sendable {} }

    @Test func `two types of one simple name are printed with distinct names`() {
        let found = findings(A.Config.self) { binder in
            binder.bind(B.Config.self).to(factory: B.Config.init)
        }
        #expect(found.errors.count == 1)
        let text = found.errors.first.map { DiagnosticRenderer().lines($0).map(\.text).joined(separator: "\n") } ?? ""
        #expect(text.contains("A.Config"))
        #expect(text.contains("B.Config"))
    }

    @Test func `equality and hashing of bound values are never called`() throws {
        struct Touchy: Hashable, Sendable {
            let name: String
            static func == (one: Touchy, other: Touchy) -> Bool { fatalError("== was called") }
            func hash(into hasher: inout Hasher) { fatalError("hash was called") }
        }
        struct All { let shared: Touchy, list: [Touchy], byName: [String: Touchy] }
        let all = try ask(All.self) { binder in
            binder.bind(Touchy.self).sharedInScope().to { Touchy(name: "shared") }
            binder.bind(Touchy.self).intoCollection().to(value: Touchy(name: "listed"))
            binder.bind(Touchy.self).intoCollection().to(value: Touchy(name: "listed too"))
            binder.bind(Touchy.self).intoDictionary("one").to(value: Touchy(name: "entered"))
            binder.bind(All.self).to(factory: All.init)
        }
        #expect([all.shared.name, all.list[1].name, all.byName["one"]?.name] == ["shared", "listed too", "entered"])
    }

    @Test func `an optional is derived from the binding of its value, and a binding of the optional itself comes first`() throws {
        #expect(try ask(Int?.self) { $0.bind(Int.self).to(value: 1) } == 1)
        let both: Writing = { binder in
            binder.bind(Int.self).to(value: 1)
            binder.bind(Int?.self).to(value: 2)
        }
        #expect(try ask(Int?.self, both) == 2)
        #expect(try ask(Int.self, both) == 1)
        let bound: Writing = { $0.bind(Int?.self).to(value: nil) }
        #expect(try ask(Int?.self, bound) == nil)
    }

    enum Named<Name>: Tag { typealias Element = String }

    @Test func `a generic tag is another tag for each argument`() throws {
        let pair = try ask([String].self) { binder in
            binder.bind(String.self).tagged(with: Named<Left>.self).to(value: "left")
            binder.bind(String.self).tagged(with: Named<Right>.self).to(value: "right")
            binder.bind([String].self).to { (left: TaggedProvider<Named<Left>>, right: TaggedProvider<Named<Right>>) in
                [left.get(), right.get()]
            }
        }
        #expect(pair == ["left", "right"])
    }

    enum Handler: Tag { typealias Element = () -> Int }
    enum Later: Tag { typealias Element = Provider<Int> }
    enum Perhaps: Tag { typealias Element = Int? }
    enum Other: Tag { typealias Element = TaggedProvider<Left> }
    enum Whole: Tag { typealias Element = [Provider<Int>] }

    @Test func `an unbound tag is not resolved by the bindings of its element`() {
        let write: Writing = { binder in
            binder.bind(Int.self).to(value: 1)
            binder.bind(Int.self).tagged(with: Left.self).to(value: 2)
            binder.bind(Int.self).intoCollection().to(value: 3)
        }
        func message<T: Tag>(_: T.Type) -> [String] { findings(TaggedProvider<T>.self, write).errors.map(\.message) }
        #expect(message(Handler.self) == ["nothing is bound for () -> Int tagged KeysAndTags.Handler"])
        #expect(message(Later.self) == ["nothing is bound for Provider<Int> tagged KeysAndTags.Later"])
        #expect(message(Perhaps.self) == ["nothing is bound for Int? tagged KeysAndTags.Perhaps"])
        #expect(message(Other.self) == ["nothing is bound for TaggedProvider<KeysAndTags.Left> tagged KeysAndTags.Other"])
        #expect(message(Whole.self) == ["nothing contributes to [Provider<Int>] tagged KeysAndTags.Whole"])
        let help = findings(TaggedProvider<Handler>.self, write).first?.help.first ?? ""
        #expect(help.hasPrefix("bind((() -> Int).self).tagged(with: KeysAndTags.Handler.self) in a module"))
    }

    @Test func `any type can be bound with a tag, and is resolved as it was bound`() throws {
        let write: Writing = { binder in
            binder.bind(Int.self).to(value: 1)
            binder.bind((() -> Int).self).tagged(with: Handler.self).to { { 2 } }
            binder.bind(Provider<Int>.self).tagged(with: Later.self).to(value: Provider(value: 3))
            binder.bind(Int?.self).tagged(with: Perhaps.self).to(value: nil)
            binder.bind(Provider<Int>.self).intoCollection().tagged(with: Whole.self).to(value: Provider(value: 4))
            binder.bind(Provider<Int>.self).intoCollection().tagged(with: Whole.self).to(value: Provider(value: 5))
        }
        #expect(try ask(TaggedProvider<Handler>.self, write).get()() == 2)
        #expect(try ask(Lazy<TaggedProvider<Handler>>.self, write).get().get()() == 2)
        #expect(try ask(TaggedProvider<Later>.self, write).get().get() == 3)
        #expect(try ask(TaggedProvider<Perhaps>.self, write).get() == nil)
        #expect(try ask(TaggedProvider<Whole>.self, write).get().map { $0.get() } == [4, 5])
        let line: UInt = #line
        let contributed = findings([Provider<Int>].self) { binder in
            binder.bind(Int.self).intoCollection().to(value: 1)
            binder.bind(Provider<Int>.self).intoCollection().to(value: Provider(value: 2))
        }
        #expect(contributed.errors.brief(from: line) == ["reserved-key +3"])
        #expect(contributed.errors.first?.subject == "reserved-key Swift.Array<Dovetail.Provider<Swift.Int>>")
        #expect(contributed.errors.first?.help == ["bind(Int.self).intoCollection(), and request [Provider<Int>]"])
    }

    @Test func `names in quotes and in another case survive into the report on one line`() {
        struct `a "quoted" name`: Sendable {}
        let found = findings(`a "quoted" name`.self) { _ in }
        let text = GraphError(found, graph: "Asker").description
        #expect(found.ids == ["missing-binding"])
        // The compiler writes the blanks of such a name as blanks that do not break.
        #expect(text.contains("KeysAndTags.`a\u{A0}\\\"quoted\\\"\u{A0}name` [missing-binding]"))
        #expect(text.split(separator: "\n").count == 5)
    }
}

// SPDX-License-Identifier: Apache-2.0
