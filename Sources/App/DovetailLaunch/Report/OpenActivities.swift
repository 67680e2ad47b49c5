/// The activities in progress, and the timer that reports those that take long: again each time their duration has doubled.
final class OpenActivities: Sendable {
    struct Activity: Sendable {
        let step: String
        let activity: LaunchActivity
        let number: Int
        let count: Int
        let after: [String]
        let since: Duration
        /// The elapsed time at which it is reported.
        var due: Duration
        var isReported = false
    }

    private struct State {
        var activities: [Activity] = []
        var ticking: ScheduledCall?
        /// The number of the current tick. One that has been cancelled too late has another.
        var tick = 0
    }

    private let interval: Duration
    private let stopwatch: Stopwatch
    private let report: @Sendable (Activity, _ elapsed: Duration) -> Void
    private let state = Locked(State())

    /// - Parameters:
    ///   - interval: How long an activity takes before it is reported.
    ///   - report: Receives an activity that takes long. The functions that are passed to the methods below are not called meanwhile.
    init(_ stopwatch: Stopwatch, interval: Duration, report: @escaping @Sendable (Activity, _ elapsed: Duration) -> Void) {
        self.stopwatch = stopwatch
        self.interval = max(interval, .milliseconds(1))
        self.report = report
    }

    func open(_ step: String, _ activity: LaunchActivity, number: Int, of count: Int, after: [String]) {
        let opened = Activity(
            step: step, activity: activity, number: number, count: count, after: after, since: stopwatch.elapsed(), due: interval)
        state.use { state in
            state.activities.append(opened)
            if state.ticking == nil { tick(&state) }
        }
    }

    /// Calls `then` with the activity that has ended, if it was open.
    func close(_ step: String, _ activity: LaunchActivity, then: (Activity?) -> Void) {
        state.use { state in
            let index = state.activities.firstIndex { $0.step == step && $0.activity == activity }
            then(index.map { state.activities.remove(at: $0) })
            guard state.activities.isEmpty else { return }
            state.ticking?.cancel()
            state.ticking = nil
            state.tick += 1
        }
    }

    /// Calls `body` with all open activities, in the order in which they began.
    func use(_ body: ([Activity]) -> Void) { state.use { body($0.activities) } }

    private func tick(_ state: inout State) {
        state.tick += 1
        state.ticking = stopwatch.after(interval) { [tick = state.tick] in
            self.state.use { state in
                if tick != state.tick { return }
                self.reportSlow(&state)
                self.tick(&state)
            }
        }
    }

    private func reportSlow(_ state: inout State) {
        for index in state.activities.indices {
            let elapsed = stopwatch.elapsed() - state.activities[index].since
            guard elapsed >= state.activities[index].due else { continue }
            report(state.activities[index], elapsed)
            state.activities[index].isReported = true
            state.activities[index].due = elapsed * 2
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
