import GraphCommands
import TestTools
import Testing

@testable import DovetailReading

/// Clients that cannot be read as a whole, each with the compiler: the command reports it, and answers nothing by halves.
@Suite(.watched(patience: 300), .enabled(if: FixtureProgram.products != nil)) struct CompiledClientTests {
    /// The archive that a notebook needs.
    private let archive = """
        public import Dovetail

        public struct Archive: Sendable { public init() {} }
        public enum ArchiveModule: Module {
            public static func configure(binder: Binder<Unscoped>) { binder.bind(Archive.self).to(factory: Archive.init) }
        }
        public enum Vault: Component {
            public static func configure(binder: Binder<Unscoped>) {}
            public static func configureRoot(binder bind: ReceiptBinder<Archive>) -> BindingReceipt<Archive> {
                bind.to(factory: Archive.init)
            }
        }
        extension Binder {
            public func bindArchive() { bind(Archive.self).to(factory: Archive.init) }
        }
        """

    private func notebook(_ statement: String, needs need: String = "Archive") -> String {
        """
        import Archive
        import Dovetail

        struct Notebook { let archive: \(need) }
        enum App: RootComponent {
            static func configure(binder: Binder<Unscoped>) {
                \(statement)
            }
            static func configureRoot(binder bind: ReceiptBinder<Notebook>) -> BindingReceipt<Notebook> {
                bind.to { (archive: \(need)) in Notebook(archive: archive) }
            }
        }
        """
    }

    /// Reads a client of the archive, which exists only as a binary.
    private func readWithBinary(_ source: String) throws -> GraphCommand.Result {
        let client = try CompiledClient()
        try client.addBinary("Archive", archive)
        return try client.read(source)
    }

    private static let unread =
        "this code cannot be followed: what Archive.ArchiveModule binds is not known, because the sources of the module Archive were not read"

    @Test func `a module that exists only as a binary is reported where it is included, and what it may bind is uncertain`() throws {
        let result = try readWithBinary(notebook("binder.include(module: ArchiveModule.self)"))
        let expected = """
            Client.swift:10:17: warning: perhaps nothing is bound for Archive [missing-binding]
              App.root → Archive
              note: required by App.root, bound at Client.swift:10:17 (installed by App)
              note: this code cannot be followed at Client.swift:7:23
              help: bind(Archive.self) in a module that App includes
            Client.swift:7:23: warning: \(Self.unread) [not-followed]
            warning: 2 problems in the graph of App: 1 × missing-binding, 1 × not-followed
            App: 1 binding, valid as far as it can be read: 1 location not followed

            """
        #expect(result == .init(error: expected, status: 3))
    }

    @Test func `a component that exists only as a binary is reported where it is installed`() throws {
        let result = try readWithBinary(notebook("binder.install(dependency: Vault.self)", needs: "ComponentFactory<Vault>"))
        let expected = """
            Client.swift:7:23: warning: \(Self.unread.replacing("ArchiveModule", with: "Vault")) [not-followed]
            warning: 1 problem in the graph of App: 1 × not-followed
            App: 2 bindings, valid as far as it can be read: 1 location not followed

            """
        #expect(result == .init(error: expected, status: 3))
    }

    @Test func `a function that exists only as a binary is reported where it receives the binder`() throws {
        let result = try readWithBinary(notebook("binder.bindArchive()"))
        let expected = """
            Client.swift:10:17: warning: perhaps nothing is bound for Archive [missing-binding]
              App.root → Archive
              note: required by App.root, bound at Client.swift:10:17 (installed by App)
              note: this code cannot be followed at Client.swift:7:9
              help: bind(Archive.self) in a module that App includes
            Client.swift:7:9: warning: this code cannot be followed: a binder is passed to bindArchive, which cannot be read [not-followed]
            warning: 2 problems in the graph of App: 1 × missing-binding, 1 × not-followed
            App: 1 binding, valid as far as it can be read: 1 location not followed

            """
        #expect(result == .init(error: expected, status: 3))
    }

    // MARK: Names of Cleanse

    /// A garage with the names of Cleanse, whose `ComponentFactory.of` binds the component's own factory.
    private func garage(_ statement: String) -> String {
        """
        import Cleanse

        struct Car {
            let engine: Engine
            let garage: ComponentFactory<Garage>
        }
        struct Engine {}
        struct Parts: Cleanse.Module {
            static func configure(binder: UnscopedBinder) { \(statement) }
        }
        struct Garage: Cleanse.RootComponent {
            static func configure(binder: UnscopedBinder) { binder.include(module: Parts.self) }
            static func configureRoot(binder bind: ReceiptBinder<Car>) -> BindingReceipt<Car> { return bind.to(factory: Car.init) }
        }
        """
    }

    @Test func `code with the names of Cleanse is read`() throws {
        let client = try CompiledClient()
        let valid = try client.read(garage("binder.bind().to(value: Engine())"), with: "Cleanse")
        #expect(valid == .init(error: "Garage: 3 bindings, no problems\n", status: 0))
        let missing = try client.read(garage(""), with: "Cleanse")
        let expected = """
            Client.swift:13:103: error: nothing is bound for Engine [missing-binding]
              Garage.root → Engine
              note: required by Garage.root, bound at Client.swift:13:103 (installed by Garage)
              help: bind(Engine.self) in a module that Garage includes
            error: 1 problem in the graph of Garage: 1 × missing-binding; nothing was built

            """
        #expect(missing == .init(error: expected, status: 1))
    }

    // MARK: Sources and trees that are refused

    @Test func `private roots of the same name are written to a file each`() throws {
        func source(_ root: String) -> String {
            """
            import Dovetail

            struct \(root) {}
            private enum App: RootComponent {
                static func configure(binder: Binder<Unscoped>) {}
                static func configureRoot(binder bind: ReceiptBinder<\(root)>) -> BindingReceipt<\(root)> { bind.to { \(root)() } }
            }
            """
        }
        let graphs = try CompiledClient().graphs(of: source("Kitchen"), source("Garden"), source("Cellar"))
        #expect(graphs.keys.sorted() == ["Client.App-2.json", "Client.App-3.json", "Client.App.json"])
        for (name, root) in [("Client.App.json", "Kitchen"), ("Client.App-2.json", "Garden"), ("Client.App-3.json", "Cellar")] {
            #expect(graphs[name]?.contains("Client.\(root)\"") == true, "\(name)")
        }
    }

    @Test func `the graphs that are written name the implementations`() throws {
        let source = """
            import Dovetail
            protocol Feed {}
            final class WebFeed: Feed, Sendable {}
            enum App: RootComponent {
                typealias Scope = Singleton
                static func configure(binder: Binder<Singleton>) {}
                static func configureRoot(binder bind: ReceiptBinder<any Feed>) -> BindingReceipt<any Feed> {
                    bind.to { WebFeed() }
                }
            }
            """
        let graph = try #require(CompiledClient().graphs(of: source)["Client.App.json"])
        #expect(graph.ranges(of: "\"implementation\":\"WebFeed\"").count == 1, "\(graph)")
    }

    @Test func `a source that does not compile is not read`() throws {
        let result = try CompiledClient().read(notebook("binder.include(module: ArchiveModule.self)"))
        #expect(result.status == 2)
        #expect(result.output == "")
        #expect(result.error.hasPrefix("Client.swift:1:8: error: no such module 'Archive'\n"))
        #expect(result.error.hasSuffix("\ndovetail-graph: Client cannot be type-checked, so no graph was read\n"))
    }

    @Test func `a tree of a source that does not compile is refused`() throws {
        let result = try CompiledClient().readTree("let wrong: Unknown = 3", format: "json")
        let expected = """
            error: the tree of Client.swift cannot be read: it contains a type that the compiler could not determine at byte 0
            dovetail-graph: the trees cannot be read

            """
        #expect(result == .init(error: expected, status: 2))
    }

    @Test func `a tree of another format is refused`() throws {
        let result = try CompiledClient().readTree("let right = 3", format: "default")
        let expected = "dovetail-graph: Client.Client.swift.json is not a tree that `-dump-ast -dump-ast-format json` has written\n"
        #expect(result == .init(error: expected, status: 2))
    }

    // MARK: Conformances

    private let foreign = """
        public enum Foreign {}
        public enum ForeignChild {}
        """

    @Test func `types of other modules can be made components`() throws {
        let client = try CompiledClient()
        try client.addBinary("Archive", foreign)
        let result = try client.read(
            """
            public import Archive
            public import Dovetail

            extension Foreign: RootComponent {
                public static func configure(binder: Binder<Unscoped>) {
                    binder.install(dependency: ForeignChild.self)
                    binder.bind(UInt8.self).to(value: 1)
                }
                public static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> { bind.to(value: 1) }
            }
            extension ForeignChild: Component {
                public static func configure(binder: Binder<Unscoped>) {}
                public static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
                    bind.to { (stem: Float) in "\\(stem)" }
                }
            }
            """)
        #expect(result.status == 1)
        #expect(result.error.contains("Client.swift:14:17: error: nothing is bound for Float [missing-binding]\n"), "\(result.error)")
    }

    @Test func `a generic root component is named`() throws {
        let generic = """
            import Dovetail
            enum Shop<Item: Sendable>: RootComponent {
                static func configure(binder: Binder<Unscoped>) {}
                static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> { bind.to(value: 1) }
            }

            """
        let only = try CompiledClient().read(generic)
        #expect(
            only.error
                == "dovetail-graph: no root component was found: the modules that were read declare none; generic ones are not read: "
                + "Client.Shop\n")
        let beside = try CompiledClient().read(
            generic + generic.replacing("import Dovetail\n", with: "").replacing("Shop<Item: Sendable>", with: "App"))
        #expect(beside.error.hasPrefix("note: not read, because generic: Client.Shop\n"), "\(beside.error)")
    }

    @Test func `a component that no root component installs is named`() throws {
        let result = try CompiledClient().read(
            """
            import Dovetail
            struct Leaf: Sendable {}
            enum App: RootComponent {
                typealias Root = Leaf
                static func configure(binder: Binder<Unscoped>) {
                    binder.bind(Leaf.self).to(factory: Leaf.init)
                    if CommandLine.arguments.isEmpty { binder.install(dependency: Seldom.self) }
                }
            }
            enum Seldom: Component {
                typealias Root = Leaf
                static func configure(binder: Binder<Unscoped>) {}
            }
            enum Launched: Component {
                typealias Root = Leaf
                static func configure(binder: Binder<Unscoped>) {}
            }
            """)
        #expect(result.status == 0, "\(result)")
        #expect(result.error.hasPrefix("note: not read, because installed by no root component: Client.Launched\n"), "\(result.error)")
    }

    // MARK: Answers

    private let season = """
        import Dovetail

        enum Season: CaseIterable { case spring, summer, autumn; static var now: Season { allCases[CommandLine.arguments.count] } }
        struct Leaf: Sendable {}
        enum App: RootComponent {
            typealias Root = Leaf
            static func configure(binder: Binder<Unscoped>) {
                switch Season.now {
                case .spring, .summer: binder.bind(Leaf.self).to(factory: Leaf.init)
                case .autumn: break
                }
                if Season.now == .summer { binder.bind(Int.self).to(value: 1) }
            }
        }
        """

    @Test func `answers are taken whatever their spaces are`() throws {
        let client = try CompiledClient()
        let missing = try client.read(season, given: [])
        #expect(missing.status == 1)
        #expect(missing.error.contains("note: only if switch Season.now selects .autumn,"), "\(missing)")
        for answer in ["switch Season.now=.spring, .summer", "switch  Season.now = .spring,.summer"] {
            let result = try client.read(season, given: [answer])
            #expect(result.status == 0, "\(result)")
            #expect(!result.error.contains("switch Season.now"))
        }
    }

    @Test(arguments: [
        ("Season.nwo == .summer=true", "there is no open condition Season.nwo == .summer; did you mean Season.now == .summer?"),
        ("isOn=true", "there is no open condition isOn; the open conditions are Season.now == .summer, switch Season.now"),
        ("Season.now == .summer=yes", "Season.now == .summer cannot be yes; its answers are false and true"),
        ("switch Season.now=.winter", "switch Season.now cannot be .winter; its answers are .autumn and .spring, .summer"),
    ])
    func `an answer that no condition has is refused`(answer: String, message: String) throws {
        let result = try CompiledClient().read(season, given: [answer])
        #expect(result == .init(error: "dovetail-graph: --given: \(message)\n", status: 2))
    }

    @Test func `an answer to a graph without conditions is refused`() throws {
        let source =
            "import Dovetail\nenum App: RootComponent {\n    typealias Root = Int\n    static func configure(binder: Binder<Unscoped>) "
            + "{ binder.bind(Int.self).to(value: 1) }\n}\n"
        let result = try CompiledClient().read(source, given: ["Flags.isOn=true"])
        #expect(
            result == .init(error: "dovetail-graph: --given: there is no open condition Flags.isOn, and no other one\n", status: 2))
    }

    private let settings = """
        import Dovetail

        struct Damage: Error {}
        func load(_ name: String) throws -> Int {
            if CommandLine.arguments.contains(name) { throw Damage() }
            return name.count
        }
        enum App: RootComponent {
            typealias Root = Int
            static func configure(binder: Binder<Unscoped>) {
                do {
                    let number = try load("number")
                    binder.bind(Int.self).to(value: number)
                } catch {
                    binder.bind(String.self).to(value: "\\(error)")
                }
            }
        }
        """

    @Test func `whether a call throws is an open condition`() throws {
        let client = try CompiledClient()
        let result = try client.read(settings, given: [])
        #expect(result.status == 1)
        #expect(result.error.contains("nothing is bound for Int, the root of App [missing-binding]"), "\(result)")
        #expect(result.error.contains(#"note: only if load("number") throws is true, at Client.swift:12:30"#), "\(result)")
        #expect(try client.read(settings, given: [#"load("number") throws=false"#]).status == 0)
    }

    #if os(Linux)  // Elsewhere, the compiler needs an option to find the module.
    @Test func `a macro that receives a binder is reported`() throws {
        let result = try CompiledClient().read(
            "import Testing\n\n" + notebook("#expect(serve(binder))").replacing("import Archive\n", with: "")
                + "\nstruct Archive { init() {} }\nfunc serve(_ binder: Binder<Unscoped>) -> Bool { "
                + "binder.bind(Archive.self).to(factory: Archive.init); return true }\n", given: [])
        #expect(result.status == 3, "\(result)")
        #expect(result.error.contains("this code cannot be followed: what a macro writes is not followed [not-followed]"), "\(result)")
    }
    #endif
}

// SPDX-License-Identifier: Apache-2.0
