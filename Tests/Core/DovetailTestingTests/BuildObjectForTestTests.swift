import Dovetail
import DovetailTesting
import TestTools
import Testing

@Suite(.watched) struct BuildObjectForTestTests {
    final class Network: Sendable { let name: String; init(_ name: String) { self.name = name } }
    final class Pool: Sendable { let network: Network; init(network: Network) { self.network = network } }
    struct Quoter { let pool: Pool, seed: Int }
    struct Desk { let quoter: Quoter, pool: Pool, broken: Broken }
    struct Broken {}
    struct Missing {}

    /// Its root, and one of its bindings, cannot be created.
    enum Office: RootComponent {
        typealias Seed = Int
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Network.self).to { Network("live") }
            binder.bind(Pool.self).sharedInScope().to(factory: Pool.init)
            binder.bind(Quoter.self).to(factory: Quoter.init)
            binder.bind(Broken.self).to { (_: Missing) in Broken() }
            binder.bind(String.self).to { "one" }
            binder.bind(String.self).to { "two" }
        }
        static func configureRoot(binder bind: ReceiptBinder<Desk>) -> BindingReceipt<Desk> { bind.to(factory: Desk.init) }
    }

    /// The root is only requested.
    enum Plain: RootComponent {
        typealias Root = Pool
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Network.self).to { Network("live") }
            binder.bind(Pool.self).sharedInScope().to(factory: Pool.init)
        }
    }

    @Test func `an object of an application is built although another part is invalid`() throws {
        let quoter = try Office.buildForTest(Quoter.self, 7)
        #expect(quoter.seed == 7)
        #expect(quoter.pool.network.name == "live")
        #expect(throws: GraphError.self) { try Office.buildForTest(7) }
    }

    @Test func `replacements apply, and a shared object is the one of its dependents`() throws {
        let quoter = try Office.buildForTest(Quoter.self, 7) { $0.bind(Network.self).to { Network("spy") } }
        #expect(quoter.pool.network.name == "spy")
        let pools = try Office.buildForTest(Provider<Pool>.self, 7)
        #expect(pools.get() === pools.get())
        #expect(try Plain.buildForTest(Pool.self).network.name == "live")
        #expect(try Plain.buildForTest(Network.self).name == "live")
    }

    @Test(.replacements(in: Plain.self) { $0.bind(Network.self).to { Network("trait") } })
    func `traits apply, and the closure takes precedence`() throws {
        #expect(try Plain.buildForTest(Pool.self).network.name == "trait")
        #expect(try Plain.buildForTest(Pool.self) { $0.bind(Network.self).to { Network("call") } }.network.name == "call")
    }

    private func text(_ error: GraphError?) -> [[String]] {
        (error?.diagnostics ?? []).map { finding in
            ["\(finding.message) [\(finding.id)]", finding.path.joined(separator: " → ")] + finding.notes.map { "note: \($0.message)" }
                + finding.help.map { "help: \($0)" }
        }
    }

    @Test func `an object that is not bound, and one that depends on a missing binding`() {
        let unbound = #expect(throws: GraphError.self) { try Office.buildForTest(Missing.self, 7) }
        #expect(
            text(unbound) == [
                [
                    "nothing is bound for BuildObjectForTestTests.Missing, which a test builds [missing-binding]",
                    "buildForTest → BuildObjectForTestTests.Missing",
                    "note: required by buildForTest, requested",
                    "help: bind(BuildObjectForTestTests.Missing.self) in a module that BuildObjectForTestTests.Office includes",
                ]
            ])
        let broken = #expect(throws: GraphError.self) { try Office.buildForTest(Broken.self, 7) }
        #expect(broken?.diagnostics.map(\.message) == ["nothing is bound for BuildObjectForTestTests.Missing"])
        #expect(
            broken?.diagnostics.first?.path == [
                "buildForTest", "BuildObjectForTestTests.Broken", "BuildObjectForTestTests.Missing",
            ])
        let twice = #expect(throws: GraphError.self) { try Office.buildForTest(String.self, 7) }
        #expect(twice?.diagnostics.map(\.message) == ["String is bound twice"])
    }

    @Test func `an object that is the product of a factory, that has a tag, or that a child binds`() {
        enum Title: Dovetail.Tag { typealias Element = String }
        struct Note: Sendable {}
        struct Editor: Sendable { let note: Note }
        struct User: Sendable {}
        struct Account: Sendable { let user: User }
        enum Session: Component {
            typealias Seed = User
            typealias Root = Account
            static func configure(binder: Binder<Unscoped>) {
                binder.bind(Account.self).to(factory: Account.init)
                binder.bind(Int.self).to(value: 1)
            }
        }
        enum App: RootComponent {
            typealias Root = ComponentFactory<Session>
            static func configure(binder: Binder<Singleton>) {
                binder.install(dependency: Session.self)
                binder.bindFactory(Editor.self).from(Note.self).to(factory: Editor.init)
                binder.bindFactory(Double.self).to { () async throws in 1 }
                binder.bind(String.self).tagged(with: Title.self).to(value: "")
            }
        }
        func help<Object>(_: Object.Type) -> String? {
            let error = #expect(throws: GraphError.self) { try App.buildForTest(Object.self) }
            return error?.diagnostics.first?.help.first?.replacing("BuildObjectForTestTests.", with: "")
        }
        #expect(help(Editor.self) == "pass ((Note) -> Editor).self to buildForTest")
        #expect(help(Double.self) == "pass (() async throws -> Double).self to buildForTest")
        #expect(help(String.self) == "pass Tagged<Title>.self to buildForTest")
        #expect(help(Account.self) == "pass in: Session.self, seed: … to buildForTest")
        #expect(help(Int.self) == "pass in: Session.self, seed: … to buildForTest")
    }

    @Test func `a replacement that matches no binding is an error, also of what the object does not reach`() throws {
        let error = #expect(throws: GraphError.self) {
            try Plain.buildForTest(Network.self) { $0.bind(Double.self).to(value: 1) }
        }
        #expect(error?.diagnostics.map(\.message) == ["the replacing closure replaces Double, which is not bound"])
        let network = try Plain.buildForTest(Network.self) { $0.bind(Pool.self).to { Pool(network: Network("fake")) } }
        #expect(network.name == "live")
    }

    // MARK: A module by itself

    enum FeedModule: Module {
        static func configure(binder: Binder<Unscoped>) {
            binder.requires(Network.self)
            binder.requires(Missing.self)
            binder.bind(Pool.self).to(factory: Pool.init)
            binder.bind(Broken.self).to { (_: Missing) in Broken() }
        }
    }

    @Test func `a stub binds what a module requires, and replaces what it binds`() throws {
        let pool = try FeedModule.buildForTest(Pool.self) { $0.bind(Network.self).to { Network("stub") } }
        #expect(pool.network.name == "stub")
        let own = try FeedModule.buildForTest(Pool.self) { $0.bind(Pool.self).to { Pool(network: Network("own")) } }
        #expect(own.network.name == "own")
    }

    @Test func `what a module requires and no stub binds is missing where the object depends on it`() {
        let error = #expect(throws: GraphError.self) { try FeedModule.buildForTest(Pool.self) }
        #expect(error?.diagnostics.map(\.message) == ["nothing is bound for BuildObjectForTestTests.Network"])
        #expect(error?.diagnostics.first?.help == ["bind(BuildObjectForTestTests.Network.self) in the closure of buildForTest"])
        #expect(
            error?.diagnostics.first?.notes.map(\.message) == [
                "required by BuildObjectForTestTests.Pool, bound", "required by BuildObjectForTestTests.FeedModule",
            ])
    }
}

// SPDX-License-Identifier: Apache-2.0
