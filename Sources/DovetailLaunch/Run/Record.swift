/// Writes down what happens in one launcher, and tells those who listen.
final class Record: Sendable {
    /// Something that has begun.
    struct Opened {
        let span: Int
        let step: String
        let activity: LaunchActivity
        let start: Duration
        let lane: Int
        let place: String
        let after: [String]
    }

    enum Ending {
        case ended, cancelled, timedOut, abandoned
        case failed(String)
    }

    /// An application may handle events for years: so many of them are remembered.
    static let rememberedEvents = 1_000

    private struct State {
        var spans: [LaunchReport.Span] = []
        var events: [LaunchReport.Span] = []
        var lanes: [Bool] = []
        var opened = 0
    }

    private let component: String
    private let observers: [any LaunchObserver]
    private let stopwatch: Stopwatch
    private let state = Locked(State())

    init(_ component: String, _ observers: [any LaunchObserver], _ stopwatch: Stopwatch) {
        self.component = component
        self.observers = observers
        self.stopwatch = stopwatch
    }

    var report: LaunchReport {
        state.use { LaunchReport(component: component, spans: ($0.spans + $0.events).sorted { $0.order < $1.order }) }
    }

    func tell(_ progress: LaunchProgress) {
        for observer in observers { observer.launcher(of: component, did: progress) }
    }

    func open(
        _ step: String, _ activity: LaunchActivity, at place: String, number: Int, of count: Int, after: [String] = []
    ) -> Opened {
        let start = stopwatch.elapsed()
        let (span, lane) = state.use { state in
            state.opened += 1
            // Services run beside everything else.
            if activity == .run { return (state.opened, -1) }
            let lane = state.lanes.firstIndex(of: false) ?? state.lanes.count
            if lane == state.lanes.count { state.lanes.append(true) } else { state.lanes[lane] = true }
            return (state.opened, lane)
        }
        tell(.started(step, activity, number: number, of: count, after: after))
        return Opened(span: span, step: step, activity: activity, start: start, lane: lane, place: place, after: after)
    }

    func close(_ opened: Opened, _ ending: Ending) {
        let took = stopwatch.elapsed() - opened.start
        let span = LaunchReport.Span(
            step: opened.step, activity: opened.activity, start: opened.start, duration: took, lane: max(0, opened.lane),
            outcome: ending.outcome, after: opened.after, place: opened.place, order: opened.span)
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
        case .ended: tell(.ended(opened.step, opened.activity, took: took))
        case .cancelled: tell(.cancelled(opened.step, opened.activity, took: took))
        case .timedOut: tell(.timedOut(opened.step, opened.activity, took: took))
        case .abandoned: tell(.abandoned(opened.step, opened.activity, took: took))
        case .failed(let reason): tell(.failed(opened.step, opened.activity, reason: reason, took: took))
        }
    }
}

extension Record.Ending {
    init(_ error: any Error) {
        switch error {
        case is CancellationError: self = .cancelled
        case is TimedOut: self = .timedOut
        case is Abandoned: self = .abandoned
        default: self = .failed("\(error)")
        }
    }

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
