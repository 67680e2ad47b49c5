/// The pending events.
struct EventQueue {
    struct Pending {
        let event: LaunchEvent
        /// Whether it was sent before the launch had finished, so that steps that were launched do not run again for it.
        let isEarly: Bool
        var waiters: [CheckedContinuation<[StepFailure], Never>] = []
    }

    var pending: [Pending] = []
    /// The task that handles them one at a time.
    var handling: Task<Void, Never>?
    /// Whether the current event must end soon, because an ancestor is stopping and has waited long enough.
    var mustEndSoon = false

    /// Adds an event, unless it is already pending.
    mutating func add(_ event: LaunchEvent, isEarly: Bool, _ waiter: CheckedContinuation<[StepFailure], Never>?) {
        let known = pending.firstIndex { $0.event == event && $0.isEarly == isEarly }
        if known == nil { pending.append(Pending(event: event, isEarly: isEarly)) }
        if let waiter { pending[known ?? pending.count - 1].waiters.append(waiter) }
    }
}

// SPDX-License-Identifier: Apache-2.0
