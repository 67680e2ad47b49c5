/// A weak reference to an instance, for code that must not retain it.
final class WeakCell: WordReferenced, @unchecked Sendable {  // The reference is set and read under the monitor.
    private let monitor = Monitor()
    private weak var object: AnyObject?
    private var hasFirst = false

    /// Stores the instance, replacing an earlier one.
    func remember(_ object: AnyObject) {
        monitor.locked { self.object = object }
    }

    /// Stores `object` unless another object was the first. The first is never replaced, even after it has been deallocated.
    func remember(first object: AnyObject) -> Bool {
        monitor.locked {
            if hasFirst { return false }
            hasFirst = true
            self.object = object
            return true
        }
    }

    /// Whether there was a first instance that has been deallocated.
    var hasLost: Bool {
        // Released after the monitor: this may be the last reference, and a deinitializer may use the provider of its own instance.
        let (hasFirst, object) = monitor.locked { (self.hasFirst, self.object) }
        return hasFirst && object == nil
    }

    func remembered() -> AnyObject? { monitor.locked { object } }
}
