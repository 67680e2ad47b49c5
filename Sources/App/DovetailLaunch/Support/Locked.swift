import Dovetail

/// A value that is protected by a lock.
final class Locked<Value>: @unchecked Sendable {  // `value` is only used under the monitor.
    private let monitor = Monitor()
    private var value: Value

    init(_ value: Value) { self.value = value }

    func use<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        try monitor.locked { try body(&value) }
    }
}

// SPDX-License-Identifier: Apache-2.0
