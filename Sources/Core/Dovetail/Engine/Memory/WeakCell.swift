public import CDovetail  // The code of clients reads whether there is an object.

/// A weak reference to an instance, for code that must not retain it.
///
/// Loading a weak reference is safe on several threads at once, also while the object is being released on another one: the runtime retains
/// the object only if no thread has begun to deallocate it. Storing is not safe beside a load. Therefore the first object is stored once,
/// before any thread loads it, and is then read without a lock. Objects that replace it have a reference of their own under a lock; there are
/// few of them, because a shared instance is replaced only when it has been deallocated and a view still needs it.
@usableFromInline
final class WeakCell: WordReferenced, @unchecked Sendable {  // The first is set once, atomically; later ones are protected by the monitor.
    private let monitor = Monitor()
    /// 1 once the first object has been stored.
    @usableFromInline let hasFirst: UnsafeMutablePointer<UInt>
    // A class variable without this attribute would be checked for exclusive access at every call in the client.
    @exclusivity(unchecked) @usableFromInline weak var storedFirst: AnyObject?
    private weak var later: AnyObject?

    init() {
        hasFirst = .allocate(capacity: 1)
        hasFirst.initialize(to: 0)
    }

    deinit { hasFirst.deallocate() }

    /// The first object, if there was one and it has not been deallocated.
    @inlinable @inline(__always)
    var first: AnyObject? {
        // Pairs with the store in `setFirst`.
        dovetail_load_acquire(hasFirst) == 0 ? nil : storedFirst
    }

    /// Stores the instance, replacing an earlier one, which has been deallocated.
    func remember(_ object: AnyObject) {
        // Of the threads that remember one instance, the first stores it. Compared before the lock, under which nothing may be released.
        if first === object { return }
        monitor.locked {
            if !setFirst(object) { later = object }
        }
    }

    /// Stores `object` unless another object was the first. The first is never replaced, even after it has been deallocated.
    func remember(first object: AnyObject) -> Bool {
        monitor.locked { setFirst(object) }
    }

    /// Only called under the monitor.
    private func setFirst(_ object: AnyObject) -> Bool {
        if dovetail_load_acquire(hasFirst) != 0 { return false }
        storedFirst = object
        dovetail_store_release(hasFirst, 1)  // Pairs with the load in `first`.
        return true
    }

    /// Whether there was a first instance that has been deallocated.
    var hasLost: Bool { dovetail_load_acquire(hasFirst) != 0 && storedFirst == nil }

    /// The object that was stored last, unless it has been deallocated.
    func remembered() -> AnyObject? { first ?? replacement }

    // A loaded reference leaves the lock before it is released: it may be the last, and a deinitializer may use the provider of its own
    // instance.
    private var replacement: AnyObject? { monitor.locked { later } }
}

// SPDX-License-Identifier: Apache-2.0
