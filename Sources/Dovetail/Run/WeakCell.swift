/// An instance, known to those who do not keep it.
final class WeakCell: @unchecked Sendable {  // The reference is set and read under the monitor.
    private let monitor = Monitor()
    private weak var object: AnyObject?

    static func at(_ word: UInt) -> WeakCell {
        Unmanaged<WeakCell>.fromOpaque(UnsafeRawPointer(bitPattern: word).unsafelyUnwrapped).takeUnretainedValue()
    }

    /// Remembers the instance in place of any earlier one.
    func remember(_ object: AnyObject) {
        monitor.locked { self.object = object }
    }

    /// Remembers `object` unless another one lives that was remembered before.
    func remember(first object: AnyObject) -> Bool {
        monitor.locked {
            if self.object != nil { return false }
            self.object = object
            return true
        }
    }

    func remembered() -> AnyObject? { monitor.locked { object } }
}
