import Dovetail
import DovetailTesting
import TestTools
import Testing

@Suite(.watched) struct BuildObjectInChildForTestTests {
    struct User: Sendable { let name: String }
    struct Order: Sendable { let number: Int }
    final class Network: Sendable { let name: String; init(name: String) { self.name = name } }
    final class Basket: Sendable {
        let user: User, network: Network
        init(user: User, network: Network) { (self.user, self.network) = (user, network) }
    }
    struct Counter { let order: Order, basket: Basket, network: Network }
    struct Missing {}
    struct Broken { let missing: Missing }

    enum PerSession: Scope {}
    enum PerOrder: Scope {}

    /// Its root cannot be created.
    enum OrderDesk: Component {
        typealias Seed = Order
        typealias Scope = PerOrder
        typealias Root = Broken
        static func configure(binder: Binder<PerOrder>) {
            binder.bind(Broken.self).to(factory: Broken.init)
            binder.bind(Counter.self).sharedInScope().to(factory: Counter.init)
        }
    }

    /// A component without a seed.
    enum Counters: Component {
        typealias Root = Provider<Network>
        static func configure(binder: Binder<Unscoped>) { binder.install(dependency: OrderDesk.self) }
    }

    enum Session: Component {
        typealias Seed = User
        typealias Scope = PerSession
        typealias Root = Basket
        static func configure(binder: Binder<PerSession>) {
            binder.install(dependency: Counters.self)
            binder.bind(Basket.self).sharedInScope().to(factory: Basket.init)
        }
    }

    enum Shop: RootComponent {
        typealias Root = Network
        static func configure(binder: Binder<Singleton>) {
            binder.install(dependency: Session.self)
            binder.bind(Network.self).sharedInScope().to { Network(name: "live") }
        }
    }

    enum Stand: Component {
        typealias Root = String
        static func configure(binder: Binder<Unscoped>) {
            binder.bind(String.self).to { (network: Network) in "stand of \(network.name)" }
        }
    }
    enum Hall: Component {
        typealias Root = Provider<Network>
        static func configure(binder: Binder<Unscoped>) { binder.install(dependency: Stand.self) }
    }
    enum OtherHall: Component {
        typealias Root = Provider<Network>
        static func configure(binder: Binder<Unscoped>) { binder.install(dependency: Stand.self) }
    }

    /// A root with a seed, which contains components of one type twice.
    enum Fair: RootComponent {
        typealias Seed = Int
        typealias Root = Network
        static func configure(binder: Binder<Singleton>) {
            binder.install(dependency: Hall.self)
            binder.install(dependency: OtherHall.self)
            binder.bind(Network.self).to { (number: Int) in Network(name: "fair \(number)") }
        }
    }
    enum Mall: RootComponent {
        typealias Seed = Int
        typealias Root = Network
        static func configure(binder: Binder<Singleton>) {
            binder.install(dependency: Hall.self)
            binder.bind(Network.self).to { (number: Int) in Network(name: "mall \(number)") }
        }
    }

    private let ada = User(name: "Ada")

    @Test func `an object of a child is built from the seed of the child`() throws {
        let basket = try Shop.buildForTest(Basket.self, in: Session.self, seed: ada)
        #expect(basket.user.name == "Ada")
        #expect(basket.network.name == "live")
    }

    @Test func `an object several levels down, although the root of its component is invalid`() throws {
        let counter = try Shop.buildForTest(Counter.self, in: Session.self, OrderDesk.self, seed: ada, Order(number: 7))
        #expect(counter.order.number == 7)
        #expect(counter.basket.user.name == "Ada")
        #expect(counter.network === counter.basket.network)
        let named = try Shop.buildForTest(
            Counter.self, in: Session.self, Counters.self, OrderDesk.self, seed: ada, (), Order(number: 8))
        #expect(named.order.number == 8)
        #expect(throws: GraphError.self) { try Shop.build() }
    }

    @Test func `an object of an ancestor is what the child would receive`() throws {
        let networks = try Shop.buildForTest(Provider<Network>.self, in: Session.self, seed: ada)
        #expect(networks.get() === networks.get())
        let factory = try Shop.buildForTest(ComponentFactory<Session>.self)
        #expect(factory.build(ada).user.name == "Ada")
    }

    @Test func `replacements apply to the child and to its ancestors`() throws {
        let counter = try Shop.buildForTest(Counter.self, in: Session.self, OrderDesk.self, seed: ada, Order(number: 7)) { replacing in
            replacing.bind(Network.self).to { Network(name: "spy") }
            replacing.bind(Counter.self).to { (basket: Basket, order: Order) in
                Counter(order: Order(number: order.number + 1), basket: basket, network: basket.network)
            }
        }
        #expect(counter.order.number == 8)
        #expect(counter.network.name == "spy")
    }

    @Test func `a shared object is one for each call, and retains what it needs`() throws {
        weak var network: Network?
        do {
            let providers = try Shop.buildForTest(Provider<Counter>.self, in: Session.self, OrderDesk.self, seed: ada, Order(number: 1))
            network = providers.get().network
            #expect(providers.get().basket === providers.get().basket)
            #expect(network != nil)
        }
        #expect(network == nil)
    }

    @Test func `components without a seed can be omitted, unless several fit`() throws {
        #expect(try Mall.buildForTest(String.self, 3, in: Stand.self) == "stand of mall 3")
        #expect(try Mall.buildForTest(String.self, 4, in: Hall.self, Stand.self, seed: (), ()) == "stand of mall 4")
        let error = #expect(throws: GraphError.self) { try Fair.buildForTest(String.self, 3, in: Stand.self) }
        #expect(
            text(error) == [
                [
                    "in: BuildObjectInChildForTestTests.Stand.self fits 2 components [component-not-installed]", "",
                    "note: BuildObjectInChildForTestTests.Stand is installed in BuildObjectInChildForTestTests.Hall",
                    "note: BuildObjectInChildForTestTests.Stand is installed in BuildObjectInChildForTestTests.OtherHall",
                    "help: write in: BuildObjectInChildForTestTests.Hall.self, BuildObjectInChildForTestTests.Stand.self, with a seed for each",
                    "help: write in: BuildObjectInChildForTestTests.OtherHall.self, BuildObjectInChildForTestTests.Stand.self, with a seed for each",
                ]
            ])
        #expect(try Fair.buildForTest(String.self, 5, in: OtherHall.self, Stand.self, seed: (), ()) == "stand of fair 5")
    }

    private func text(_ error: GraphError?) -> [[String]] {
        (error?.diagnostics ?? []).map { finding in
            ["\(finding.message) [\(finding.id)]", finding.path.joined(separator: " → ")] + finding.notes.map { "note: \($0.message)" }
                + finding.help.map { "help: \($0)" }
        }
    }

    @Test func `what a test can write wrong is reported`() {
        let absent = #expect(throws: GraphError.self) { try Shop.buildForTest(Counter.self, in: Mall.self, seed: 1) }
        #expect(
            text(absent) == [
                [
                    "BuildObjectInChildForTestTests.Mall is not installed in BuildObjectInChildForTestTests.Shop [component-not-installed]",
                    "",
                    "help: install(dependency: BuildObjectInChildForTestTests.Mall.self) in a module that BuildObjectInChildForTestTests.Shop includes",
                ]
            ])
        let seedless = #expect(throws: GraphError.self) {
            try Shop.buildForTest(Counter.self, in: OrderDesk.self, seed: Order(number: 1))
        }
        #expect(
            text(seedless) == [
                [
                    "in: BuildObjectInChildForTestTests.OrderDesk.self omits a component with a seed [component-not-installed]", "",
                    "note: BuildObjectInChildForTestTests.OrderDesk is installed in BuildObjectInChildForTestTests.Counters",
                    "help: write in: BuildObjectInChildForTestTests.Session.self, BuildObjectInChildForTestTests.Counters.self, BuildObjectInChildForTestTests.OrderDesk.self, with a seed for each",
                ]
            ])
        let unbound = #expect(throws: GraphError.self) { try Shop.buildForTest(Missing.self, in: Session.self, seed: ada) }
        #expect(
            text(unbound) == [
                [
                    "nothing is bound for BuildObjectInChildForTestTests.Missing, which a test builds [missing-binding]",
                    "buildForTest → BuildObjectInChildForTestTests.Missing",
                    "note: required by buildForTest, requested",
                    "help: bind(BuildObjectInChildForTestTests.Missing.self) in a module that BuildObjectInChildForTestTests.Session includes",
                ]
            ])
        let broken = #expect(throws: GraphError.self) {
            try Shop.buildForTest(Broken.self, in: Session.self, OrderDesk.self, seed: ada, Order(number: 1))
        }
        #expect(broken?.diagnostics.map(\.message) == ["nothing is bound for BuildObjectInChildForTestTests.Missing"])
    }
}

// SPDX-License-Identifier: Apache-2.0
