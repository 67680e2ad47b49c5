import Dovetail
import TestTools
import Testing

@Suite(.watched) struct Subcomponents {
    struct First: Scope {}
    struct Second: Scope {}

    @Test func `a child reads its parent's bindings, and a parent cannot read its child's`() throws {
        enum Child: Asking {
            typealias What = [String]
            static func configure(binder: Binder<Unscoped>) {
                binder.bind(Double.self).to(value: 2)
                binder.bind([String].self).to { (number: Int, factor: Double) in ["\(number) \(factor)"] }
            }
        }
        let children = try ask(ComponentFactory<Child>.self) { binder in
            binder.install(dependency: Child.self)
            binder.bind(Int.self).to(value: 1)
        }
        #expect(children.build().value == ["1 2.0"])
        let line: UInt = #line
        let found = findings(Float.self) { binder in
            binder.install(dependency: Child.self)
            binder.bind(Int.self).to(value: 1)
            binder.bind(Float.self).to { (double: Double) in Float(double) }
        }
        #expect(found.errors.brief(from: line) == ["missing-binding +4"])
    }

    struct Clock { let time: Int }

    enum Grandchild: Asking {
        typealias Scope = Second
        typealias What = Clock
        static func configure(binder: Binder<Second>) {
            binder.bind(Clock.self).to(factory: Clock.init)
        }
    }

    enum Child: Asking {
        typealias Scope = First
        typealias What = ComponentFactory<Grandchild>
        static func configure(binder: Binder<First>) { binder.install(dependency: Grandchild.self) }
    }

    @Test func `a missing binding three levels down is reported with the path through all levels`() {
        let found = findings(ComponentFactory<Child>.self) { $0.install(dependency: Child.self) }
        #expect(found.ids == ["missing-binding"])
        let path = found[0].path
        #expect(path.first == "Asker<ComponentFactory<Subcomponents.Child>>.root")
        #expect(Array(path.suffix(2)) == ["Subcomponents.Clock", "Int"])
        #expect(path.contains("ComponentFactory<Subcomponents.Child>") && path.contains("ComponentFactory<Subcomponents.Grandchild>"))
    }

    @Test func `a child that two modules install is installed once`() throws {
        enum One: Module {
            static func configure(binder: Binder<Unscoped>) { binder.install(dependency: Leaf.self) }
        }
        enum Two: Module {
            static func configure(binder: Binder<Unscoped>) { binder.install(dependency: Leaf.self) }
        }
        enum Leaf: Asking {
            typealias What = Int
            static let configured = Counter()
            static func configure(binder: Binder<Unscoped>) {
                configured.next()
                binder.bind(Int.self).to(value: 5)
            }
        }
        let write: Writing = { binder in
            binder.include(module: One.self)
            binder.include(module: Two.self)
            binder.install(dependency: Leaf.self)
        }
        #expect(findings(ComponentFactory<Leaf>.self, write).isEmpty)
        #expect(Leaf.configured.value == 1)
        #expect(try ask(ComponentFactory<Leaf>.self, write).build().value == 5)
    }

    enum Loft: Asking {
        typealias What = Int
        static func configure(binder: Binder<Unscoped>) { binder.bind(Int.self).to(value: 5) }
    }

    enum House: Asking {
        typealias What = ComponentFactory<Loft>
        static func configure(binder: Binder<Unscoped>) { binder.install(dependency: Loft.self) }
    }

    @Test func `a component that parent and child install is that of the parent, in any order of installation`() throws {
        let write: [Writing] = [
            { binder in
                binder.install(dependency: House.self)
                binder.install(dependency: Loft.self)
            },
            { binder in
                binder.install(dependency: Loft.self)
                binder.install(dependency: House.self)
            },
        ]
        for write in write {
            #expect(findings(ComponentFactory<House>.self, write).errors == [])
            #expect(try ask(ComponentFactory<House>.self, write).build().value.build().value == 5)
        }
    }

    enum Selfish: Asking {
        typealias What = ComponentFactory<Selfish>
        static func configure(binder: Binder<Unscoped>) {
            binder.install(dependency: Selfish.self)
        }
    }

    enum Hen: Asking {
        typealias What = ComponentFactory<Egg>
        static func configure(binder: Binder<Unscoped>) {
            binder.install(dependency: Egg.self)
        }
    }

    enum Egg: Asking {
        typealias What = ComponentFactory<Hen>
        static func configure(binder: Binder<Unscoped>) {
            binder.install(dependency: Hen.self)
        }
    }

    @Test func `a component that installs itself, at once or through another, is an error with the chain`() {
        let line: UInt = #line
        #expect(Selfish.findings().brief(from: line) == ["component-cycle -19"])
        #expect(Selfish.findings().first?.path == ["Subcomponents.Selfish", "Subcomponents.Selfish"])
        #expect(Hen.findings().brief(from: line) == ["component-cycle -5"])
        #expect(Hen.findings().first?.path == ["Subcomponents.Hen", "Subcomponents.Egg", "Subcomponents.Hen"])
        #expect(Hen.findings().first?.noteLines(from: line) == [-12, -5])
        #expect(throws: GraphError.self) { try ComponentFactory.of(Hen.self) }
    }

    @Test func `a child that is requested and not installed`() {
        let line: UInt = #line
        let found = findings(String.self) { binder in
            binder.bind(String.self).to { (children: ComponentFactory<Child>) in "\(children)" }
        }
        #expect(found.brief(from: line) == ["component-not-installed +2"])
        #expect(found.first?.help == ["install(dependency: Subcomponents.Child.self) in a module that Asker<String> includes"])
    }

    @Test func `ten thousand children are independent of each other`() throws {
        final class User: Sendable {
            let number: Int
            init(number: Int) { self.number = number }
        }
        enum Numbered: Asking {
            typealias Scope = First
            typealias Seed = Int
            typealias What = Provider<User>
            static func configure(binder: Binder<First>) {
                binder.bind(User.self).sharedInScope().to(factory: User.init)
            }
        }
        let children = try ask(ComponentFactory<Numbered>.self) { $0.install(dependency: Numbered.self) }
        let users = (0..<10_000).map { children.build($0).value }
        #expect(users.map { $0.get().number } == Array(0..<10_000))
        #expect(Set(users.map { ObjectIdentifier($0.get()) }).count == 10_000)
    }

    @Test func `a missing binding of a child is found when its parent is validated`() {
        #expect(throws: GraphError.self) {
            try factory(Int.self) { binder in
                binder.bind(Int.self).to(value: 1)
                binder.install(dependency: Faulty.self)
            }
        }
    }

    enum Faulty: Asking { typealias What = Double }

    enum North { enum Office: Asking { typealias What = Int } }
    enum South { enum Office: Asking { typealias What = Int } }

    @Test func `two children of one simple name are printed with distinct names`() {
        let found = findings(ComponentFactory<South.Office>.self) { binder in
            binder.install(dependency: North.Office.self)
            binder.bind(Int.self).to(value: 1)
        }
        #expect(found.errors.ids == ["component-not-installed"])
        let text = GraphError(found, graph: "Asker").description
        #expect(text.contains("North.Office") && text.contains("South.Office"))
    }

    @Test func `seeds of every shape arrive`() throws {
        enum Optionally: Asking {
            typealias Seed = Int?
            typealias What = Int?
        }
        enum Paired: Asking {
            typealias Seed = (Int, String)
            typealias What = (Int, String)
        }
        enum Nothing: Asking {
            typealias Seed = Void
            typealias What = Int
            static func configure(binder: Binder<Unscoped>) { binder.bind(Int.self).to(value: 1) }
        }
        enum Listed: Asking {
            typealias Seed = [String]
            typealias What = [String]
        }
        enum Existential: Asking {
            typealias Seed = any Error
            typealias What = any Error
        }
        struct Oops: Error {}
        #expect(try Optionally.build(nil).value == nil)
        #expect(try Optionally.build(3).value == 3)
        #expect(try Paired.build((1, "two")).value == (1, "two"))
        #expect(try Nothing.build().value == 1)
        #expect(try Nothing.build(()).value == 1)
        #expect(try Listed.build(["a", "b"]).value == ["a", "b"])
        #expect(try Existential.build(Oops()).value is Oops)
    }

    enum Base: Tag { typealias Element = String }

    @Test func `a tagged seed is bound under its tag`() throws {
        enum Tagged: Asking {
            typealias Seed = TaggedProvider<Base>
            typealias What = String
            static func configure(binder: Binder<Unscoped>) {
                binder.bind(String.self).to { (base: TaggedProvider<Base>) in base.get() + "!" }
            }
        }
        #expect(try Tagged.build(TaggedProvider(value: "base")).value == "base!")
        let children = try ask(ComponentFactory<Tagged>.self) { $0.install(dependency: Tagged.self) }
        #expect(children.build("other").value == "other!")
        #expect(children.build(TaggedProvider { "third" }).value == "third!")
    }

    @Test func `a factory of children may outlive the root, and retains the child's dependencies`() throws {
        final class Engine: Sendable {}
        final class Root: Sendable {
            let engine: Engine
            let children: ComponentFactory<Lone>
            init(engine: Engine, children: ComponentFactory<Lone>) {
                self.engine = engine
                self.children = children
            }
        }
        enum Lone: Asking { typealias What = Engine }
        var root: Root? = try ask(Root.self) { binder in
            binder.install(dependency: Lone.self)
            binder.bind(Engine.self).sharedInScope().to(factory: Engine.init)
            binder.bind(Root.self).to(factory: Root.init)
        }
        weak let engine = root?.engine
        var children = root?.children
        root = nil
        #expect(engine != nil)
        #expect(children?.build().value === engine)
        children = nil
        #expect(engine == nil)
    }
}

// SPDX-License-Identifier: Apache-2.0
