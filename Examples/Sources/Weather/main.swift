import Dovetail
import Synchronization

/// Where the numbers come from.
protocol Station: Sendable {
    func temperature() -> Int
}

struct RoofStation: Station {
    func temperature() -> Int { 17 }
}

/// Numbers the reports of a day.
final class Journal: Sendable {
    private let count = Mutex(0)

    func next() -> Int {
        count.withLock { count in
            count += 1
            return count
        }
    }
}

struct Reporter {
    let station: any Station
    let journal: Journal

    func report() -> String { "\(journal.next()): \(station.temperature()) °C" }
}

enum Measuring: Module {
    static func configure(binder: Binder<Unscoped>) {
        binder.bind((any Station).self).to { RoofStation() }
    }
}

enum Writing: Module {
    static func configure(binder: Binder<Singleton>) {
        binder.bind(Journal.self).sharedInScope().to(factory: Journal.init)
        binder.bind(Reporter.self).to(factory: Reporter.init)
    }
}

struct Desk {
    let morning: Reporter
    let evening: Reporter
}

enum WeatherApp: RootComponent {
    static func configure(binder: Binder<Singleton>) {
        binder.include(module: Measuring.self)
        binder.include(module: Writing.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Desk>) -> BindingReceipt<Desk> {
        bind.to(factory: Desk.init)
    }
}

let desk = try WeatherApp.build()
print(desk.morning.report())
print(desk.evening.report())
