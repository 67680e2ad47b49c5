internal import CDovetail
internal import DovetailGraph

/// The threads that wait until another thread has created something in one wiring.
///
/// Only those that have to wait, and those that somebody waits for, use it.
final class Waiting: @unchecked Sendable {  // Immutable; the monitor is made for threads.
    private let monitor = Monitor()
    /// Is told of threads that wait for long.
    private let observer: (any ResolutionObserver)?

    init(observer: (any ResolutionObserver)? = nil) { self.observer = observer }

    // Never inlined, both: whoever makes a shared instance seldom has to wait, and pays for the room that this takes.
    @inline(never)
    func wake() {
        monitor.lock()
        monitor.broadcast()
        monitor.unlock()
    }

    @inline(never)
    func wait(for slot: UnsafeMutablePointer<UInt>, _ subject: Subject, as thread: UInt) {
        let wait = WaitForGraph.Wait(slot: slot, wanted: subject, making: Subject.beingMade)
        let outer = WaitForGraph.process.begin(wait, of: thread)
        defer { WaitForGraph.process.end(of: thread, outer) }
        var patience = observer.map { Patience($0) }
        monitor.lock()
        defer { monitor.unlock() }
        while true {
            let word = dovetail_load_acquire(slot)
            guard let maker = Slot.maker(word) else { return }
            WaitForGraph.process.refuseDeadlock(of: thread)
            if word & Slot.awaited == 0, dovetail_compare_exchange(slot, word, word | Slot.awaited) != word { continue }
            guard let nanoseconds = patience?.remaining else {
                monitor.wait()
                continue
            }
            if nanoseconds > 0 {
                monitor.wait(atMost: nanoseconds)
            } else {
                // Unlocked: an observer takes as long as it likes.
                monitor.unlock()
                patience?.end(wait, of: thread, for: maker)
                monitor.lock()
            }
        }
    }
}

/// How long one thread waits before an observer is told, once.
private struct Patience {
    private let observer: any ResolutionObserver
    private let threshold: Duration
    private let begin: ContinuousClock.Instant
    private let start: Duration
    private var hasEnded = false

    init(_ observer: any ResolutionObserver) {
        self.observer = observer
        threshold = observer.waitThreshold
        begin = .now
        start = observer.now
    }

    /// In nanoseconds, and an hour at most, after which one looks again; nil when the observer has been told.
    var remaining: UInt64? {
        if hasEnded { return nil }
        let (seconds, attoseconds) = min(max(threshold - begin.duration(to: .now), .zero), .seconds(3600)).components
        // Rounded up: what is left is never taken for nothing.
        return UInt64(seconds) * 1_000_000_000 + UInt64((attoseconds + 999_999_999) / 1_000_000_000)
    }

    mutating func end(_ wait: WaitForGraph.Wait, of thread: UInt, for creator: UInt) {
        hasEnded = true
        observer.observe(
            ResolutionWait(
                for: wait.wanted.step, createdBy: creator, creating: wait.making.map(\.step), thread: thread, since: start,
                at: observer.now))
    }
}

/// Which threads of this process wait for what other threads are creating, in whatever graphs.
///
/// A thread looks, before it waits, whether the one it would wait for waits for itself in turn, over any number of
/// threads: such a deadlock would never end. One for the whole process, because the factories of one graph may ask another
/// one. Nobody uses it who has not to wait.
final class WaitForGraph: @unchecked Sendable {  // What changes is used under its monitor.
    static let process = WaitForGraph()

    private let monitor = Monitor()
    private var waits: [UInt: Wait] = [:]

    struct Wait {
        fileprivate let slot: UnsafeMutablePointer<UInt>
        let wanted: Subject
        /// What the waiting thread was making when it had to wait.
        let making: [Subject]
    }

    /// Returns what the thread was waiting for already, if it did: an observer that is told of a wait may ask a graph.
    func begin(_ wait: Wait, of thread: UInt) -> Wait? {
        monitor.locked { waits.updateValue(wait, forKey: thread) }
    }

    func end(of thread: UInt, _ outer: Wait?) {
        monitor.locked { waits[thread] = outer }
    }

    /// Ends the program if `thread` waits for itself. The slots of all threads that wait are there as long as the monitor is
    /// locked: none of them leaves before it has ended its wait.
    func refuseDeadlock(of thread: UInt) {
        monitor.locked {
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
    func wait(atMost nanoseconds: UInt64) { dovetail_monitor_wait_at_most(memory, nanoseconds) }
    func broadcast() { dovetail_monitor_broadcast(memory) }

    package func locked<Result>(_ body: () throws -> Result) rethrows -> Result {
        lock()
        defer { unlock() }
        return try body()
    }
}
