internal import CDovetail

/// A lock with a condition variable.
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

// SPDX-License-Identifier: Apache-2.0
