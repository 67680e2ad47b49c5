internal import CDovetail
internal import DovetailGraph

/// The threads that wait for instances of one wiring that another thread is creating.
///
/// It is only used by threads that have to wait, and by the threads that they wait for.
final class CreationWaiters: @unchecked Sendable {  // Immutable; the monitor is thread-safe.
    private let monitor = Monitor()
    /// Notified of long waits.
    let observer: (any ResolutionObserver)?

    init(_ observer: (any ResolutionObserver)? = nil) { self.observer = observer }

    // Neither function is inlined: code that creates a shared instance rarely has to wait, and would pay for the stack space.
    @inline(never)
    func wake() {
        monitor.locked { monitor.broadcast() }
    }

    @inline(never)
    func wait(for slot: UnsafeMutablePointer<UInt>, _ instance: InstanceInProgress, as thread: UInt) {
        let wait = WaitForGraph.Wait(slot: slot, wanted: instance, creating: InstanceInProgress.onCurrentThread)
        let outer = WaitForGraph.process.begin(wait, of: thread)
        defer { WaitForGraph.process.end(of: thread, outer) }
        var timer = observer.map { WaitTimer($0) }
        var loan = PriorityLoan()
        defer { loan.end() }
        monitor.lock()
        defer { monitor.unlock() }
        while true {
            // The caller acquires the instance itself, when it tries again.
            let word = dovetail_load_acquire(slot)
            guard let creator = Slot.creator(word) else { return }
            WaitForGraph.process.refuseDeadlock(of: thread)
            // Needs no order: either this fails, or the exchange that makes the slot ready finds `awaited`, and wakes this thread.
            if word & Slot.awaited == 0, dovetail_compare_exchange(slot, word, word | Slot.awaited) != word { continue }
            // From here on the creator exists until the monitor is unlocked, because it has to wake this thread.
            loan.lend(to: creator)
            switch timer?.remaining {
            case nil: monitor.wait()
            case 0:
                // Unlocked, because an observer may take any amount of time.
                monitor.unlock()
                timer?.end(wait, of: thread, for: creator)
                timer = nil
                monitor.lock()
            case let nanoseconds?: monitor.wait(atMost: nanoseconds)
            }
        }
    }
}

/// Lets the thread that a thread waits for run at the priority of the latter, because a condition variable has no owner to which the system
/// could lend it. The threads that it waits for in turn are not included.
///
/// - Note: This has an effect on Apple platforms only, and is untested there.
private struct PriorityLoan {
    private var creator: UInt = 0
    private var loan: UnsafeMutableRawPointer?

    mutating func lend(to creator: UInt) {
        if creator == self.creator { return }
        end()
        self.creator = creator
        loan = dovetail_lend_priority(creator)
    }

    mutating func end() {
        if let loan { dovetail_end_loan(loan) }
        loan = nil
    }
}

/// Measures how long a thread waits until an observer is notified, once.
private struct WaitTimer {
    private let observer: any ResolutionObserver
    private let threshold: Duration
    private let begin: ContinuousClock.Instant
    private let start: Duration

    init(_ observer: any ResolutionObserver) {
        self.observer = observer
        threshold = observer.waitThreshold
        begin = .now
        start = observer.now
    }

    /// The remaining time in nanoseconds, at most one hour, after which it is computed again.
    var remaining: UInt64 {
        let (seconds, attoseconds) = min(max(threshold - begin.duration(to: .now), .zero), .seconds(3600)).components
        // Rounded up, so that a remainder never becomes zero.
        return UInt64(seconds) * 1_000_000_000 + UInt64((attoseconds + 999_999_999) / 1_000_000_000)
    }

    func end(_ wait: WaitForGraph.Wait, of thread: UInt, for creator: UInt) {
        observer.observe(
            ResolutionWait(
                for: wait.wanted.step, createdBy: creator, creating: wait.creating.map(\.step), thread: thread, since: start,
                at: observer.now))
    }
}

/// Records which threads of this process wait for instances that other threads are creating, in all graphs.
///
/// Before a thread waits, it checks whether the thread it would wait for waits for it in turn, through any number of threads, because
/// such a deadlock would never end. There is one graph for the whole process because the factories of one graph may use another
/// graph. Threads that do not have to wait do not use it.
final class WaitForGraph: @unchecked Sendable {  // Its mutable state is protected by its monitor.
    static let process = WaitForGraph()

    private let monitor = Monitor()
    private var waits: [UInt: Wait] = [:]

    struct Wait {
        fileprivate let slot: UnsafeMutablePointer<UInt>
        let wanted: InstanceInProgress
        /// The instances that the waiting thread was creating when it had to wait.
        let creating: [InstanceInProgress]
    }

    /// Records a wait. Returns the previous wait of the thread, if there is one: an observer that is notified of a wait may use a graph.
    func begin(_ wait: Wait, of thread: UInt) -> Wait? {
        monitor.locked { waits.updateValue(wait, forKey: thread) }
    }

    func end(of thread: UInt, _ outer: Wait?) {
        monitor.locked { waits[thread] = outer }
    }

    /// Traps if `thread` waits for itself. The slots of all waiting threads remain valid while the monitor is locked, because no thread
    /// returns before it has ended its wait.
    func refuseDeadlock(of thread: UInt) {
        monitor.locked {
            var deadlock: [Wait] = []
            var current = thread
            repeat {
                // Needs no order: nothing but the number of the creator is used.
                guard let wait = waits[current], let creator = Slot.creator(dovetail_load_acquire(wait.slot)) else { return }
                deadlock.append(wait)
                // This thread is not part of the deadlock, which was reported by the thread that closed it.
                if deadlock.count > waits.count { return }
                current = creator
            } while current != thread
            RuntimeFault.deadlock(deadlock)
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
