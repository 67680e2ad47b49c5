import Synchronization

/// The source of the measurements.
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

/// Reports twice a day.
public struct Desk {
    let morning: Reporter
    let evening: Reporter

    public func reports() -> [String] { [morning.report(), evening.report()] }
}

// SPDX-License-Identifier: Apache-2.0
