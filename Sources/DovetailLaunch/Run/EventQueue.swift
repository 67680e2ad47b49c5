/// Events that wait for their turn.
struct EventQueue {
    struct Pending {
        let event: LaunchEvent
        /// It came before the launch had finished: what was launched need not run again for it.
        let isEarly: Bool
        var waiters: [CheckedContinuation<[StepFailure], Never>] = []
    }

    var pending: [Pending] = []
    /// Who handles them, one after the other.
    var handling: Task<Void, Never>?
    /// Whether whatever is handled is to come to its end, because an ancestor is stopping and has waited long enough.
    var isHurried = false

    /// An event that is waiting already is not added again.
    mutating func add(_ event: LaunchEvent, isEarly: Bool, _ waiter: CheckedContinuation<[StepFailure], Never>?) {
        let known = pending.firstIndex { $0.event == event && $0.isEarly == isEarly }
        if known == nil { pending.append(Pending(event: event, isEarly: isEarly)) }
        if let waiter { pending[known ?? pending.count - 1].waiters.append(waiter) }
    }
}
