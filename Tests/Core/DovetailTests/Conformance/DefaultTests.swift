import Dovetail
import TestTools
import Testing

/// Bindings of `bindDefault`, which other bindings of their keys override.
@Suite(.watched) struct DefaultTests {
    struct Log: Equatable, Sendable { var name: String }
    struct Net: Sendable { var log: Log }
    struct Sink {}
    enum Audit: Tag { typealias Element = Log }

    enum Logging: Module {
        static func configure(binder: Binder<Unscoped>) { binder.bindDefault(Log.self).to { Log(name: "default") } }
    }
    enum Networking: Module {
        static func configure(binder: Binder<Unscoped>) {
            binder.include(module: Logging.self)
            binder.bind(Net.self).to(factory: Net.init)
        }
    }
    enum OwnLog: Module {
        static func configure(binder: Binder<Unscoped>) { binder.bind(Log.self).to { Log(name: "own") } }
    }
    enum OtherDefault: Module {
        static func configure(binder: Binder<Unscoped>) { binder.bindDefault(Log.self).to { Log(name: "other default") } }
    }

    @Test func `a default applies if nothing else binds its key`() throws {
        #expect(try ask(Net.self) { $0.include(module: Networking.self) }.log.name == "default")
        #expect(findings(Net.self) { $0.include(module: Networking.self) } == [])
    }

    @Test func `any binding of the component overrides it, whatever the order`() throws {
        let writings: [Writing] = [
            { binder in
                binder.include(module: Networking.self)
                binder.include(module: OwnLog.self)
            },
            { binder in
                binder.include(module: OwnLog.self)
                binder.include(module: Networking.self)
            },
            { binder in
                binder.include(module: Networking.self)
                binder.bind(Log.self).to { Log(name: "own") }
            },
            { binder in
                binder.bindDefault(Log.self).to { Log(name: "another default") }
                binder.bind(Log.self).to { Log(name: "own") }
                binder.include(module: Networking.self)
            },
        ]
        for write in writings {
            #expect(try ask(Net.self, write).log.name == "own")
            #expect(findings(Net.self, write) == [])
        }
    }

    @Test func `one instance of a shared default serves all, and a shared binding takes its place`() throws {
        final class Pool: Sendable {}
        struct Both { let one: Pool, other: Pool }
        let both = try ask(Both.self) { binder in
            binder.bindDefault(Pool.self).sharedInScope().to(factory: Pool.init)
            binder.bind(Both.self).to(factory: Both.init)
        }
        #expect(both.one === both.other)
        let unshared = try ask(Both.self) { binder in
            binder.bindDefault(Pool.self).sharedInScope().to(factory: Pool.init)
            binder.bind(Pool.self).to(factory: Pool.init)
            binder.bind(Both.self).to(factory: Both.init)
        }
        #expect(unshared.one !== unshared.other)
    }

    @Test func `a tag is a key of its own`() throws {
        let write: Writing = { binder in
            binder.bindDefault(Log.self).tagged(with: Audit.self).to { Log(name: "audit default") }
            binder.bind(Log.self).to { Log(name: "own") }
        }
        #expect(try ask(Tagged<Audit>.self, write).get().name == "audit default")
        let overridden: Writing = { binder in
            binder.bind(Log.self).tagged(with: Audit.self).to { Log(name: "audit") }
            write(binder)
        }
        #expect(try ask(Tagged<Audit>.self, overridden).get().name == "audit")
    }

    // MARK: Collections

    enum DefaultNumbers: Module {
        static func configure(binder: Binder<Unscoped>) {
            binder.bindDefault(Int.self).intoCollection().to(value: 1)
            binder.bindDefault(Int.self).intoCollection().to(value: 2)
            binder.bindDefault(Int.self).intoCollection().to { 3 }
        }
    }
    enum DefaultEntries: Module {
        static func configure(binder: Binder<Unscoped>) {
            binder.bindDefault(Int.self).intoDictionary("one").to(value: 1)
            binder.bindDefault(Int.self).intoDictionary("two").to(value: 2)
        }
    }

    @Test func `default contributions form a default collection`() throws {
        #expect(try ask([Int].self) { $0.include(module: DefaultNumbers.self) } == [1, 2, 3])
        let own = try ask([Int].self) { binder in
            binder.include(module: DefaultNumbers.self)
            binder.bind(Int.self).intoCollection().to(value: 9)
        }
        #expect(own == [9])
        let whole = try ask([Int].self) { binder in
            binder.bind([Int].self).to(value: [])
            binder.include(module: DefaultNumbers.self)
        }
        #expect(whole == [])
        let declared = try ask([Int].self) { binder in
            binder.declareCollection(of: Int.self)
            binder.include(module: DefaultNumbers.self)
        }
        #expect(declared == [1, 2, 3])
        let contributions = try ask([Int].self) { binder in
            binder.bindDefault([Int].self).to(value: [0])
            binder.bind(Int.self).intoCollection().to(value: 4)
        }
        #expect(contributions == [4])
    }

    @Test func `an entry overrides the default entry with its key`() throws {
        #expect(try ask([String: Int].self) { $0.include(module: DefaultEntries.self) } == ["one": 1, "two": 2])
        let write: Writing = { binder in
            binder.bind(Int.self).intoDictionary("two").to(value: 20)
            binder.bind(Int.self).intoDictionary("three").to(value: 30)
            binder.include(module: DefaultEntries.self)
        }
        #expect(try ask([String: Int].self, write) == ["one": 1, "two": 20, "three": 30])
        #expect(findings([String: Int].self, write) == [])
        let whole = try ask([String: Int].self) { binder in
            binder.include(module: DefaultEntries.self)
            binder.bind([String: Int].self).to(value: [:])
        }
        #expect(whole == [:])
    }

    // MARK: Children

    struct Page { let log: Log, child: ComponentFactory<Child> }
    enum Child: Component {
        typealias Root = Log
        static func configure(binder: Binder<Unscoped>) { binder.bindDefault(Log.self).to { Log(name: "child default") } }
    }
    enum BindingChild: Component {
        typealias Root = Log
        static func configure(binder: Binder<Unscoped>) { binder.bind(Log.self).to { Log(name: "child") } }
    }
    enum SeededChild: Component {
        typealias Seed = Log
        typealias Root = Log
        static func configure(binder: Binder<Unscoped>) { binder.bindDefault(Log.self).to { Log(name: "child default") } }
    }

    @Test func `a binding, a default and a seed that a child sees override its default`() throws {
        let page = try ask(Page.self) { binder in
            binder.install(dependency: Child.self)
            binder.bind(Page.self).to(factory: Page.init)
            binder.include(module: OwnLog.self)
        }
        #expect(page.child.build().name == "own")
        let defaults: Writing = { binder in
            binder.install(dependency: Child.self)
            binder.bind(Page.self).to(factory: Page.init)
            binder.include(module: Logging.self)
        }
        #expect(try ask(Page.self, defaults).child.build().name == "default")
        #expect(findings(Page.self, defaults) == [])
        let alone = try ask(ComponentFactory<Child>.self) { $0.install(dependency: Child.self) }
        #expect(alone.build().name == "child default")
        let seeded = try ask(ComponentFactory<SeededChild>.self) { $0.install(dependency: SeededChild.self) }
        #expect(seeded.build(Log(name: "seed")).name == "seed")
    }

    @Test func `a binding of a child does not override the default of its parent`() throws {
        struct Page { let net: Net, child: ComponentFactory<BindingChild> }
        let write: Writing = { binder in
            binder.install(dependency: BindingChild.self)
            binder.include(module: Networking.self)
            binder.bind(Page.self).to(factory: Page.init)
        }
        let found = findings(Page.self, write)
        #expect(found.ids == ["shadowed-binding"])
        #expect(try ask(Page.self, validate: false, write).net.log.name == "default")
    }

    // MARK: Replacements

    enum Fakes: Module {
        static func configure(binder: Binder<Unscoped>) { binder.bind(Log.self).to { Log(name: "fake") } }
    }

    @Test func `a replacement replaces a default, and what overrides one`() throws {
        #expect(try ask(Net.self, replacing: [Fakes.self]) { $0.include(module: Networking.self) }.log.name == "fake")
        let write: Writing = { binder in
            binder.include(module: OwnLog.self)
            binder.include(module: Networking.self)
        }
        #expect(try ask(Net.self, replacing: [Fakes.self], write).log.name == "fake")
        #expect(findings(Net.self, replacing: [Fakes.self], write).ids == [])
    }

    @Test func `a default of a replacing module replaces unless the module binds its key, too`() throws {
        #expect(try ask(Net.self, replacing: [OtherDefault.self]) { $0.include(module: Networking.self) }.log.name == "other default")
        let both = try ask(Net.self, replacing: [OtherDefault.self, Fakes.self]) { $0.include(module: Networking.self) }
        #expect(both.log.name == "fake")
        #expect(findings(Net.self, replacing: [OtherDefault.self, Fakes.self]) { $0.include(module: Networking.self) }.ids == [])
    }

    // MARK: The graph

    @Test func `the graph tells defaults from what they would be`() throws {
        let line: UInt = #line + 1
        let graph = graph { $0.bindDefault(Log.self).to { (_: Sink) in Log(name: "") } }
        #expect(graph.bindings.map(\.isDefault) == [true, false])
        #expect(graph.overriddenDefaults == [])
        let overridden = self.graph { binder in
            binder.bindDefault(Log.self).to { (_: Sink) in Log(name: "") }
            binder.bind(Log.self).to { Log(name: "") }
        }
        #expect(overridden.bindings.map(\.isDefault) == [false, false])
        let found = try #require(overridden.overriddenDefaults.first)
        #expect(overridden.overriddenDefaults.count == 1)
        #expect("\(overridden.keys[found.key].key)" == "DefaultTests.Log")
        #expect(found.requests.map { "\(overridden.keys[$0].key)" } == ["DefaultTests.Sink"])
        #expect(found.place.line == Int(line) + 4)
        #expect(overridden.binding(overriding: found) == 0)
    }

    private func graph(_ write: @escaping Writing) -> Graph {
        enum Never: Error {}
        final class Box: @unchecked Sendable { var graph = Graph() }
        let box = Box()
        _ = try? factory(Log.self, plugins: [Spy { box.graph = $0 }], write)
        return box.graph
    }

    struct Spy: GraphPlugin {
        let visit: @Sendable (Graph) -> Void
        let id = "spy"
        func visit(_ graph: Graph, report: inout PluginReport) { visit(graph) }
    }

    @Test func `what only an overridden default depends on is not unused`() {
        let found = findings(Log.self) { binder in
            binder.bindDefault(Log.self).to { (_: Sink) in Log(name: "") }
            binder.bind(Sink.self).to { (_: Bool) in Sink() }
            binder.bind(Bool.self).to(value: true)
            binder.bind(Log.self).to { Log(name: "") }
        }
        #expect(found == [])
    }

    // MARK: Mistakes

    private func text(_ found: [Diagnostic]) -> [[String]] {
        found.map { finding in
            ["\(finding.message) [\(finding.id)]"] + finding.notes.map { "note: \($0.message)" } + finding.help.map { "help: \($0)" }
        }
    }

    @Test func `two defaults of a key are an error that names both`() {
        let found = findings(Net.self) { binder in
            binder.include(module: Networking.self)
            binder.include(module: OtherDefault.self)
        }
        #expect(
            text(found) == [
                [
                    "DefaultTests.Log has 2 defaults [duplicate-default]", "note: default, bound", "note: default, bound",
                    "help: keep one of them, or bind(DefaultTests.Log.self) in a module that Asker<DefaultTests.Net> includes, which overrides them",
                ]
            ])
        #expect(found.first?.notes.map(\.installers.last) == ["DefaultTests.Logging", "DefaultTests.OtherDefault"])
        let twice = findings(Log.self) { binder in
            for name in ["one", "two", "three"] { binder.bindDefault(Log.self).to { Log(name: name) } }
        }
        #expect(twice.map(\.subject) == ["duplicate-default DefaultTests.Log"])
    }

    @Test func `default contributions of two modules are an error`() {
        enum MoreNumbers: Module {
            static func configure(binder: Binder<Unscoped>) { binder.bindDefault(Int.self).intoCollection().to(value: 4) }
        }
        let found = findings([Int].self) { binder in
            binder.include(module: DefaultNumbers.self)
            binder.include(module: MoreNumbers.self)
        }
        #expect(
            text(found) == [
                [
                    "[Int] has default contributions of 2 modules [duplicate-default]", "note: default, bound", "note: default, bound",
                    "note: default, bound", "note: default, bound",
                    "help: keep one of them, or bind(Int.self).intoCollection() in a module that Asker<[Int]> includes, which overrides them",
                ]
            ])
    }

    @Test func `a default entry twice, a default beside default contributions, a default of a reserved type and an incomplete one`() {
        let entries = findings([String: Int].self) { binder in
            binder.include(module: DefaultEntries.self)
            binder.bindDefault(Int.self).intoDictionary("one").to(value: 1)
        }
        #expect(entries.map(\.message) == [#"2 entries of [String: Int] have the same key, "one""#])
        let mixed = findings([Int].self) { binder in
            binder.include(module: DefaultNumbers.self)
            binder.bindDefault([Int].self).to(value: [])
        }
        #expect(mixed.map(\.subject) == ["collection-conflict Swift.Array<Swift.Int>"])
        let reserved = findings(Log.self) { binder in
            binder.include(module: Logging.self)
            binder.bindDefault(Provider<Int>.self).to { Provider(value: 1) }
        }
        #expect(reserved.errors.map(\.subject) == ["reserved-key Dovetail.Provider<Swift.Int>"])
        let unfinished = findings(Log.self) { _ = $0.bindDefault(Log.self) }
        #expect(unfinished.ids == ["unfinished-binding"])
    }

    @Test func `an unused default is unused like a binding`() {
        let found = findings(Net.self) { binder in
            binder.include(module: Networking.self)
            binder.bindDefault(Int.self).to(value: 1)
        }
        #expect(found.map(\.subject) == ["unused-binding Swift.Int"])
    }

    @Test func `a default of a component is missing in a sibling`() {
        let found = findings(ComponentFactory<Child>.self) { binder in
            binder.install(dependency: Child.self)
            binder.bind(Net.self).to(factory: Net.init)
        }
        #expect(found.errors.map(\.subject) == ["missing-binding DefaultTests.Log"])
        #expect(
            found.errors.first?.notes.suffix(2).map(\.message) == [
                "bound only in DefaultTests.Child, a child of Asker<ComponentFactory<DefaultTests.Child>>,",
                "DefaultTests.Child, whose root is DefaultTests.Log, is installed",
            ])
    }
}

// SPDX-License-Identifier: Apache-2.0
