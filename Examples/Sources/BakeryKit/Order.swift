import Dovetail
import Synchronization

/// The request of a customer: the seed of the component.
public struct Order: Sendable {
    let customer: String
    let breads: [Bread]
    let inscription: String?

    public init(from customer: String, _ breads: [Bread], cake inscription: String? = nil) {
        self.customer = customer
        self.breads = breads
        self.inscription = inscription
    }
}

/// Counts the orders of the day.
final class Till: Sendable {
    private let count = Mutex(0)

    func next() -> Int {
        count.withLock { count in
            count += 1
            return count
        }
    }
}

/// The number of an order, drawn once, so that all bags and the bill share it.
struct Ticket: Sendable {
    let number: Int

    init(till: Till) { number = till.next() }
}

/// Every bread gets a bag of its own.
struct Bag {
    let ticket: Ticket
}

/// Serves one order.
public struct Counter {
    let order: Order
    let ticket: Ticket
    let baker: Baker
    let cakes: @Sendable (String) -> Cake
    let bags: Provider<Bag>
    let prices: [Bread: Price]
    let discount: Discount?

    public func serve() -> [String] {
        var lines = ["order \(ticket.number) for \(order.customer)"]
        for bread in order.breads {
            lines.append("  bag \(bags.get().ticket.number): \(baker.bake(bread))")
        }
        if let inscription = order.inscription {
            lines.append("  \(cakes(inscription).description)")
        }
        return lines + ["  \(total)"]
    }

    private var total: Price {
        let full = order.breads.reduce(0) { $0 + prices[$1]!.cents }
        return Price(cents: full * (100 - (discount?.percent ?? 0)) / 100)
    }
}

/// Shared instances of this scope live as long as their order.
struct PerOrder: Scope {}

/// One instance for each order.
enum OrderDesk: Component {
    typealias Seed = Order
    typealias Root = Counter

    static func configure(binder: Binder<PerOrder>) {
        binder.bind(Ticket.self).sharedInScope().to(factory: Ticket.init)
        binder.bind(Bag.self).to(factory: Bag.init)
        binder.bind(Counter.self).to(factory: Counter.init)
    }
}

// SPDX-License-Identifier: Apache-2.0
