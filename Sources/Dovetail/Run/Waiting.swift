internal import CDovetail

/// Threads of one wiring that wait until another thread has made something.
///
/// A thread looks, before it waits, whether the one it would wait for waits for itself in turn, over any number of
/// threads: such a ring would never end.
final class Waiting: @unchecked Sendable {  // Everything in it is used under its monitor.
    private let monitor = Monitor()
    private var waits: [UInt: Wait] = [:]

    struct Wait {
        fileprivate let slot: UnsafeMutablePointer<UInt>
        let wanted: Subject
        /// What the waiting thread was making when it had to wait.
        let making: [Subject]
    }

    // Never inlined, both: whoever makes a shared instance seldom has to wait, and pays for the room that this takes.
    @inline(never)
    func wake() {
        monitor.lock()
        monitor.broadcast()
        monitor.unlock()
    }

    @inline(never)
    func wait(for slot: UnsafeMutablePointer<UInt>, _ subject: Subject, as thread: UInt) {
        monitor.lock()
        defer { monitor.unlock() }
        waits[thread] = Wait(slot: slot, wanted: subject, making: Subject.beingMade)
        defer { waits[thread] = nil }
        while true {
            let word = dovetail_load_acquire(slot)
            guard Slot.maker(word) != nil else { return }
            refuseRing(at: thread)
            if word & Slot.awaited == 0, dovetail_compare_exchange(slot, word, word | Slot.awaited) != word { continue }
            monitor.wait()
        }
    }

    private func refuseRing(at thread: UInt) {
        var ring: [Wait] = []
        var current = thread
        repeat {
            guard let wait = waits[current], let maker = Slot.maker(dovetail_load_acquire(wait.slot)) else { return }
            ring.append(wait)
            // A ring without this thread: whoever closed it has found it.
            if ring.count > waits.count { return }
            current = maker
        } while current != thread
        RuntimeFault.ring(ring)
    }
}

/// A lock that can be waited on.
package final class Monitor: @unchecked Sendable {  // The platform's own lock, at an address that does not change.
    private let memory: UnsafeMutableRawPointer

    package init() {
        memory = .allocate(byteCount: dovetail_monitor_size(), alignment: MemoryLayout<UInt64>.alignment)
        dovetail_monitor_init(memory)
    }

    deinit {
        dovetail_monitor_destroy(memory)
        memory.deallocate()
    }

    func lock() { dovetail_monitor_lock(memory) }
    func unlock() { dovetail_monitor_unlock(memory) }
    func wait() { dovetail_monitor_wait(memory) }
    func broadcast() { dovetail_monitor_broadcast(memory) }

    package func locked<Result>(_ body: () throws -> Result) rethrows -> Result {
        lock()
        defer { unlock() }
        return try body()
    }
}
