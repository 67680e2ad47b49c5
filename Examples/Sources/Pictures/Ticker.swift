import Synchronization

/// A clock that advances by a tenth of a millisecond each time it is read, so that the generated pictures are reproducible.
final class Ticker: Sendable {
    private let ticks = Mutex(0)

    var now: Duration {
        ticks.withLock { ticks in
            ticks += 1
            return .microseconds(100 * ticks)
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
