import Dovetail

/// Records the activity of one launcher and notifies observers.
final class ProgressRecorder: Sendable {
    /// An activity that has begun.
    struct OpenSpan {
        let span: Int
        let step: String
        let activity: LaunchActivity
        let start: Duration
        let lane: Int
        let place: String
        let after: [String]
        let position: Int
        let needs: [Int]
    }

    enum Ending {
        case ended, cancelled, timedOut, abandoned
        case failed(String)
    }

    /// The maximum number of recorded events, because an application may handle events for years.
    static let rememberedEvents = 1_000

    private struct State {
        var spans: [LaunchReport.Span] = []
        var events: [LaunchReport.Span] = []
        var lanes: [Bool] = []
        var opened = 0
    }

    private let component: String
    /// Notifies observers. The children of a launcher share it.
    let notifier: ObserverNotifier
    private let stopwatch: Stopwatch
    private let redact: @Sendable (String) -> String
    private let state = Locked(State())

    /// - Parameter redact: Removes secrets from a text.
    init(
        _ component: String, _ notifier: ObserverNotifier, _ stopwatch: Stopwatch, redact: @escaping @Sendable (String) -> String
    ) {
        self.component = component
        self.notifier = notifier
        self.stopwatch = stopwatch
        self.redact = redact
    }

    /// The description of an error without secrets.
    func words(_ error: any Error) -> String { redact("\(error)") }

    var report: LaunchReport {
        state.use { LaunchReport(component: component, spans: ($0.spans + $0.events).sorted { $0.order < $1.order }) }
    }

    /// Records progress while a lock is held. ``notify()`` must be called after it has been released.
    func enqueue(_ progress: LaunchProgress) { notifier.enqueue(component, .progress(progress)) }

    /// Records the reason for the end, like progress.
    func enqueue(_ reason: LaunchEnding) { notifier.enqueue(component, .ending(reason)) }

    /// Records the warnings about settings, like progress.
    func enqueue(_ warnings: [Diagnostic]) { notifier.enqueue(component, .warnings(warnings)) }

    func notify() { notifier.notify() }

    func notify(_ progress: LaunchProgress) {
        enqueue(progress)
        notify()
    }

    func open(
        _ position: Int, of plan: ComponentPlan, _ activity: LaunchActivity, at place: String, number: Int, of count: Int
    ) -> OpenSpan {
        let step = plan.name(of: position)
        let needs = plan.steps[position].after
        let after = needs.map { plan.name(of: $0) }
        let start = stopwatch.elapsed()
        let (span, lane) = state.use { state in
            state.opened += 1
            // Services run alongside everything else.
            if activity == .run { return (state.opened, -1) }
            let lane = state.lanes.firstIndex(of: false) ?? state.lanes.count
            if lane == state.lanes.count { state.lanes.append(true) } else { state.lanes[lane] = true }
            return (state.opened, lane)
        }
        notify(.started(step, activity, number: number, of: count, after: after))
        return OpenSpan(
            span: span, step: step, activity: activity, start: start, lane: lane, place: place, after: after, position: position,
            needs: needs)
    }

    func close(_ opened: OpenSpan, _ error: any Error) {
        switch error {
        case is CancellationError: close(opened, .cancelled)
        case is TimedOut: close(opened, .timedOut)
        case is Abandoned: close(opened, .abandoned)
        default: close(opened, .failed(words(error)))
        }
    }

    func close(_ opened: OpenSpan, _ ending: Ending) {
        let took = stopwatch.elapsed() - opened.start
        let span = LaunchReport.Span(
            step: opened.step, activity: opened.activity, start: opened.start, duration: took, lane: max(0, opened.lane),
            outcome: ending.outcome, after: opened.after, place: opened.place, order: opened.span, position: opened.position,
            needs: opened.needs)
        state.use { state in
            if opened.lane >= 0 { state.lanes[opened.lane] = false }
            if case .event = opened.activity {
                state.events.append(span)
                if state.events.count > 2 * Self.rememberedEvents { state.events.removeFirst(Self.rememberedEvents) }
            } else {
                state.spans.append(span)
            }
        }
        switch ending {
        case .ended: notify(.ended(opened.step, opened.activity, took: took))
        case .cancelled: notify(.cancelled(opened.step, opened.activity, took: took))
        case .timedOut: notify(.timedOut(opened.step, opened.activity, took: took))
        case .abandoned: notify(.abandoned(opened.step, opened.activity, took: took))
        case .failed(let reason): notify(.failed(opened.step, opened.activity, reason: reason, took: took))
        }
    }
}

extension ProgressRecorder.Ending {
    fileprivate var outcome: LaunchReport.Outcome {
        switch self {
        case .ended: .ended
        case .cancelled: .cancelled
        case .timedOut: .timedOut
        case .abandoned: .abandoned
        case .failed(let reason): .failed(reason)
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
