/// Measures the time since it was created, and calls functions after a time.
struct Stopwatch: Sendable {
    let elapsed: @Sendable () -> Duration
    /// Calls a function after a time, unless the call is cancelled before.
    let after: @Sendable (Duration, @escaping @Sendable () -> Void) -> ScheduledCall

    init(_ clock: any Clock<Duration>, _ supervisor: Supervisor) { self = Self.started(clock, supervisor) }

    private init(
        elapsed: @escaping @Sendable () -> Duration,
        after: @escaping @Sendable (Duration, @escaping @Sendable () -> Void) -> ScheduledCall
    ) {
        self.elapsed = elapsed
        self.after = after
    }

    private static func started<C: Clock>(_ clock: C, _ supervisor: Supervisor) -> Stopwatch where C.Duration == Duration {
        let start = clock.now
        let elapsed: @Sendable () -> Duration = { start.duration(to: clock.now).bounded }
        // A sleep of the system's clocks ends on the threads of Swift concurrency, all of which may be blocked.
        if clock is ContinuousClock || clock is SuspendingClock {
            return Stopwatch(elapsed: elapsed, after: { supervisor.after(max($0, .zero), $1) })
        }
        return Stopwatch(elapsed: elapsed) { duration, body in
            let task = supervisor.task {
                let end = clock.now.advanced(by: min(max(duration, .zero), .century))
                guard (try? await clock.sleep(until: end, tolerance: nil)) != nil, !Task.isCancelled else { return }
                body()
            }
            return ScheduledCall { task.cancel() }
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
