/// An instance, known to those who do not keep it.
final class WeakCell: @unchecked Sendable {  // The reference is set and read under the monitor.
    private let monitor = Monitor()
    private weak var object: AnyObject?
    private var hasFirst = false

    static func at(_ word: UInt) -> WeakCell {
        Unmanaged<WeakCell>.fromOpaque(UnsafeRawPointer(bitPattern: word).unsafelyUnwrapped).takeUnretainedValue()
    }

    /// Remembers the instance in place of any earlier one.
    func remember(_ object: AnyObject) {
        monitor.locked { self.object = object }
    }

    /// Remembers `object` unless another one was the first: there is no second one, even when the first has gone.
    func remember(first object: AnyObject) -> Bool {
        monitor.locked {
            if hasFirst { return false }
            hasFirst = true
            self.object = object
            return true
        }
    }

    /// Whether there was a first instance, and it has gone.
    var hasLost: Bool { monitor.locked { hasFirst && object == nil } }

    func remembered() -> AnyObject? { monitor.locked { object } }
}
