import ParcelsDomain
import ParcelsStorage
import Synchronization

@testable import ParcelsServer

struct Day: WallClock {
    let weekday: Int
}

final class OutputSpy: Output {
    private let written = Mutex<[String]>([])
    var lines: [String] { written.withLock { $0 } }
    func line(_ text: String) { written.withLock { $0.append(text) } }
}

final class LogSpy: Log {
    private let written = Mutex<[String]>([])
    var events: [String] { written.withLock { $0 } }
    func request(_ verb: Verb, _ events: String) { written.withLock { $0.append("\(verb): \(events)") } }
}

actor NotifierSpy: Notifier {
    private(set) var parcels: [Int] = []
    func registered(_ parcel: Parcel) { parcels.append(parcel.id) }
}

struct BrokenStore: ParcelStore {
    struct DiskError: Error {}
    func add(_ parcel: Parcel, label: String) async throws { throw DiskError() }
    func label(of id: Int) async -> String? { nil }
}

extension Parcel {
    static func sample(_ id: Int = 1, grams: Int = 800, zone: Zone = .city) -> Parcel { Parcel(id: id, grams: grams, zone: zone) }
}

// SPDX-License-Identifier: Apache-2.0
