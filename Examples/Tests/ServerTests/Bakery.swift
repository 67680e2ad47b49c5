import Dovetail
import Logging

// The code of the guide "Run in a server" that does not depend on a framework.

/// The values of a request that its objects depend on.
struct Call: Sendable {
    let id: String
    let logger: Logger
}

/// Shared by all requests.
final class Prices: Sendable {
    let cents: [String: Int]

    init(cents: [String: Int]) { self.cents = cents }
}

/// Counts what one request looks up. The objects of the request share it.
actor Trail {
    private let logger: Logger
    private var lookups = 0

    init(logger: Logger) { self.logger = logger }

    func add(_ bread: String) {
        lookups += 1
        logger.info("lookup \(lookups): \(bread)")
    }
}

/// Answers one request.
struct Counter: Sendable {
    let prices: Prices
    let trail: Trail

    func price(of bread: String) async -> String? {
        await trail.add(bread)
        return prices.cents[bread].map { "\($0) cents" }
    }
}

/// Shared instances of this scope live as long as their request.
struct PerCall: Scope {}

/// One instance for each request.
enum Handling: Component {
    typealias Seed = Call
    typealias Root = Counter

    static func configure(binder: Binder<PerCall>) {
        binder.bind(Trail.self).sharedInScope().to(factory: Trail.init)
        binder.bind(Logger.self).to { (call: Call) in
            var logger = call.logger
            logger[metadataKey: "request"] = "\(call.id)"
            return logger
        }
        binder.bind(Counter.self).to(factory: Counter.init)
    }
}

/// What the routes of the server use.
struct Bakery: Sendable {
    let handlings: ComponentFactory<Handling>

    func price(of bread: String, _ call: Call) async -> String? { await handlings.build(call).price(of: bread) }
}

enum BakeryServer: RootComponent {
    typealias Root = Bakery

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Prices.self).sharedInScope().to { Prices(cents: ["rye": 420, "spelt": 480]) }
        binder.install(dependency: Handling.self)
        binder.bind(Bakery.self).to(factory: Bakery.init)
    }
}

// SPDX-License-Identifier: Apache-2.0
