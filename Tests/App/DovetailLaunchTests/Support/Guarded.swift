import Dovetail

/// A value under a lock: `Mutex` needs macOS 15.
final class Guarded<Value>: @unchecked Sendable {  // `value` is used under the monitor.
    private let monitor = Monitor()
    private var value: Value

    init(_ value: Value) { self.value = value }

    func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        try monitor.locked { try body(&value) }
    }
}

// SPDX-License-Identifier: Apache-2.0
