import Synchronization

/// A clock that is a tenth of a millisecond later each time somebody looks: pictures that are made again are the same.
final class Ticker: Sendable {
    private let ticks = Mutex(0)

    var now: Duration {
        ticks.withLock { ticks in
            ticks += 1
            return .microseconds(100 * ticks)
        }
    }
}
