import Dovetail
import DovetailLaunch
import DovetailTesting
import TestTools
import Testing
import Foundation

private class Network: @unchecked Sendable { let name: String; init(_ name: String) { self.name = name } }
private struct Address: Sendable { let text: String }
private struct Unused: Sendable {}
private final class Client: Sendable {
    let network: Network
    let address: Address
    init(network: Network, address: Address) { self.network = network; self.address = address }
}

private enum Wires: Module {
    static let line = #line + 2
    static func configure(binder: Binder<Unscoped>) {
        binder.bind(Network.self).to { Network("live") }
    }
}

private enum Live: Module {
    static let line = #line + 3
    static func configure(binder: Binder<Unscoped>) {
        binder.include(module: Wires.self)
        binder.bind(Address.self).to(value: Address(text: "production"))
        binder.bind(Unused.self).to { Unused() }
    }
}

private enum Shop: RootComponent {
    static func configure(binder: Binder<Unscoped>) {
        binder.include(module: Live.self)
        binder.bind(Int.self).to(value: 1)
    }
    static func configureRoot(binder bind: ReceiptBinder<Client>) -> BindingReceipt<Client> {
        bind.to { (network: Network, address: Address, number: Int, unused: Provider<Unused>) in
            Client(network: network, address: Address(text: "\(address.text) \(number)"))
        }
    }
}

private protocol Mailer: Sendable {}
private struct SMTP: Mailer {}
private enum Sender: Dovetail.Tag { typealias Element = String }

private enum Mail: Module {
    static func configure(binder: Binder<Unscoped>) {
        binder.bind((any Mailer).self).to { SMTP() }
        binder.bind(String.self).tagged(with: Sender.self).to { "shop@example.com" }
        binder.bind((any Mailer).self).intoCollection().to { SMTP() }
    }
}

private enum Post: RootComponent {
    static func configure(binder: Binder<Unscoped>) { binder.include(module: Mail.self) }
    static func configureRoot(binder bind: ReceiptBinder<Void>) -> BindingReceipt<Void> {
        bind.to { (_: any Mailer, sender: TaggedProvider<Sender>, _: [any Mailer]) in _ = sender.get() }
    }
}

@Suite(.watched) struct BuildForTestTests {
    @Test func `an unreplaced binding fails the test at its line, once, and only if it is used`() throws {
        let reported = try FailureLedger.failures { _ = try Shop.buildForTest(mustReplace: [Live.self]) }
        #expect(Set(reported.map(\.file)) == ["DovetailTestingTests/BuildForTestTests.swift"])
        #expect(
            reported.map { "\($0.line) \($0.message)" }.sorted()
                == [
                    """
                    \(Live.line) Address was used without a replacement, and its module must be replaced in this test
                      help: replacing.bind(Address.self)
                    """,
                    """
                    \(Wires.line) Network was used without a replacement, and its module must be replaced in this test
                      help: replacing.bind(Network.self)
                    """,
                ].sorted())
    }

    @Test func `the suggested replacement compiles for an existential, a tagged binding and a contribution`() throws {
        let reported = try FailureLedger.failures { try Post.buildForTest(mustReplace: [Mail.self]) }
        #expect(
            reported.map(\.message).sorted()
                == [
                    """
                    Mailer was used without a replacement, and its module must be replaced in this test
                      help: replacing.bind((any Mailer).self)
                    """,
                    """
                    String tagged Sender was used without a replacement, and its module must be replaced in this test
                      help: replacing.bind(String.self).tagged(with: Sender.self)
                    """,
                    """
                    [Mailer] was used without a replacement, and its module must be replaced in this test
                      help: replacing.bind((any Mailer).self).intoCollection()
                    """,
                ].sorted())
    }

    @Test func `a replaced binding does not fail the test`() throws {
        let spy = Network("spy")
        let client = try Shop.buildForTest(mustReplace: [Live.self]) { replacing in
            replacing.bind(Network.self).to(value: spy)
            replacing.bind(Address.self).to(value: Address(text: "test"))
        }
        #expect(client.network === spy)
        #expect(client.address.text == "test 1")
    }

    @Test func `a launcher has the same strict mode`() async throws {
        var client: Client?
        let reported = try await FailureLedger.failures {
            var options = LaunchOptions()
            options.stopTimeout = .seconds(1_000)
            options.shutdownTimeout = .seconds(4_000)
            options.resolutionObserver = UnreplacedBindings(of: [Live.self])
            let launcher = try Launcher(Shop.self, options: options) { $0.bind(Network.self).to { Network("spy") } }
            client = try await launcher.launch()
            try await launcher.stop()
        }

        #expect(client?.network.name == "spy")
        #expect(
            reported.map { "\($0.line) \($0.message)" } == [
                """
                \(Live.line) Address was used without a replacement, and its module must be replaced in this test
                  help: replacing.bind(Address.self)
                """
            ])
    }

    @Test func `without strict modules no binding has to be replaced`() throws {
        #expect(try Shop.buildForTest().network.name == "live")
        #expect(try Shop.buildForTest { $0.bind(Int.self).to(value: 2) }.address.text == "production 2")
    }
}

private enum ModuleNetwork: Module {
    static func configure(binder: Binder<Unscoped>) { binder.bind(Network.self).to { Network("module") } }
}

@Sendable private func bindFakes(_ replacing: Binder<Unscoped>) {
    replacing.bind(Network.self).to { Network("suite") }
    replacing.bind(Address.self).to(value: Address(text: "suite"))
}

@Suite(.watched, .replacements(in: Shop.self, mustReplace: [Live.self], bindFakes))
struct ReplacementTraitTests {
    @Test func `a test of the suite builds with the suite's replacements`() throws {
        let client = try Shop.buildForTest()
        #expect(client.network.name == "suite")
        #expect(client.address.text == "suite 1")
        #expect(try Shop.buildForTest().network !== client.network)
    }

    @Test(.replacements(in: Shop.self) { $0.bind(Int.self).to(value: 7) })
    func `those of a test and of the call are added`() throws {
        #expect(try Shop.buildForTest().address.text == "suite 7")
    }

    @Test(arguments: 0..<20) func `each case of a parallel test has its own replacements`(number: Int) throws {
        #expect(try Shop.buildForTest { $0.bind(Int.self).to(value: number) }.address.text == "suite \(number)")
    }

    @Test(.replacements(in: Shop.self) { $0.bind(Network.self).to { Network("test") } })
    func `the innermost replacement applies`() throws {
        // The trait of the test over that of the suite, and both over the modules of the call.
        #expect(try Shop.buildForTest(replacing: [ModuleNetwork.self]).network.name == "test")
        let client = try Shop.buildForTest(replacing: [ModuleNetwork.self]) { $0.bind(Network.self).to { Network("call") } }
        #expect(client.network.name == "call")
        #expect(try Shop.buildForTest { $0.bind(Address.self).to(value: Address(text: "call")) }.address.text == "call 1")
        #expect(try Shop.buildForTest().address.text == "suite 1")
    }

    @Test(.replacements(in: Shop.self, replacing: [ModuleNetwork.self]))
    func `the modules of a test's trait take precedence over the closure of the suite's`() throws {
        #expect(try Shop.buildForTest().network.name == "module")
    }

    @Test func `a binding that one place replaces twice is an error`() throws {
        let error = try #require(throws: GraphError.self) {
            try Shop.buildForTest { replacing in
                replacing.bind(Network.self).to { Network("mine") }
                replacing.bind(Network.self).to { Network("mine, too") }
            }
        }
        #expect(error.diagnostics.map(\.id) == [.duplicateReplacement])
    }

    @Test func `a component that the trait does not name has none of them`() throws {
        #expect(try App.buildForTest() as Feed? != nil)
    }
}

// SPDX-License-Identifier: Apache-2.0
