import Dovetail

/// A value that is used under a lock.
final class Locked<Value>: @unchecked Sendable {  // `value` is used under the monitor.
    private let monitor = Monitor()
    private var value: Value

    init(_ value: Value) { self.value = value }

    func use<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        try monitor.locked { try body(&value) }
    }
}
