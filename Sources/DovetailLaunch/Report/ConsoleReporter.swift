internal import DovetailGraph

/// Shows the progress of a launch on a terminal: the current step, its elapsed time, and the steps it depended on.
///
/// ```swift
/// options.observers = [ConsoleReporter()]
/// ```
///
/// It rewrites a single line while there are no failures; lines about failures remain. It prints nothing if the standard error is not a
/// terminal.
public final class ConsoleReporter: LaunchObserver {
    private struct Running {
        let step: String
        let activity: LaunchActivity
        let number: Int
        let count: Int
        let after: [String]
        let since: Duration
    }

    private struct State {
        var running: [Running] = []
        var ticking: Task<Void, Never>?
        var hasLine = false
    }

    private let isShown: Bool
    private let write: @Sendable (String) -> Void
    private let interval: Duration
    private let stopwatch: Stopwatch
    private let state = Locked(State())

    /// Creates a reporter that writes to the standard error, if that is a terminal.
    public convenience init() {
        self.init(isTerminal: isStandardErrorTerminal, write: writeToStandardError)
    }

    /// Creates a reporter with a custom output.
    ///
    /// - Parameters:
    ///   - isTerminal: Whether to print at all.
    ///   - clock: Measures the elapsed time.
    ///   - interval: How often the elapsed time is updated when there is no other progress.
    ///   - write: Receives the output, with carriage returns where the line is rewritten.
    public init(
        isTerminal: Bool, clock: any Clock<Duration> = ContinuousClock(), interval: Duration = .milliseconds(100),
        write: @escaping @Sendable (String) -> Void
    ) {
        isShown = isTerminal
        stopwatch = Stopwatch(clock)
        self.interval = interval
        self.write = write
    }

    /// Prints a line or rewrites the current one; does nothing without a terminal.
    public func launcher(of component: String, did progress: LaunchProgress) {
        guard isShown else { return }
        switch progress {
        case .started(_, .run, _, _, _), .ended(_, .run, _), .cancelled(_, .run, _): break
        case .started(let step, let activity, let number, let count, let after):
            let running = Running(
                step: step, activity: activity, number: number, count: count, after: after, since: stopwatch.elapsed())
            state.use { state in
                state.running.append(running)
                draw(&state)
                if state.ticking == nil { state.ticking = Task { await tick() } }
            }
        case .ended(let step, let activity, _): finish(step, activity, nil)
        case .cancelled(let step, let activity, _): finish(step, activity, nil)
        case .failed(let step, let activity, let reason, let took): finish(step, activity, "failed after \(took.short): \(reason)")
        case .timedOut(let step, let activity, let took): finish(step, activity, "timed out after \(took.short)")
        case .abandoned(let step, let activity, let took): finish(step, activity, "abandoned after \(took.short)")
        case .late(let step): state.use { line("\(step) finished late and is being stopped", &$0) }
        case .dropped(let event): state.use { line("\(event) arrived too late", &$0) }
        case .reached: break
        }
    }

    private func finish(_ step: String, _ activity: LaunchActivity, _ words: String?) {
        state.use { state in
            if let index = state.running.firstIndex(where: { $0.step == step && $0.activity == activity }) {
                state.running.remove(at: index)
            }
            if let words { line("\(step), \(activity): \(words)", &state) }
            draw(&state)
            guard state.running.isEmpty else { return }
            state.ticking?.cancel()
            state.ticking = nil
        }
    }

    private func tick() async {
        while (try? await stopwatch.sleep(interval)) != nil, !Task.isCancelled {
            state.use { state in
                if !state.running.isEmpty { draw(&state) }
            }
        }
    }

    /// Rewrites the line. It shows the oldest running step, because the others wait for it.
    private func draw(_ state: inout State) {
        var text = state.hasLine ? "\r\u{1B}[K" : ""
        state.hasLine = !state.running.isEmpty
        if let oldest = state.running.first {
            text += "[\(oldest.number)/\(oldest.count)] " + "\(oldest.activity) \(oldest.step)".escaped()
            text += " \((stopwatch.elapsed() - oldest.since).tenths) s"
            if !oldest.after.isEmpty { text += " after " + oldest.after.joined(separator: ", ").escaped() }
            if state.running.count > 1 { text += " and \(state.running.count - 1) more" }
        }
        if !text.isEmpty { write(text) }
    }

    /// Prints a permanent line. Names and reasons can contain any text, so control characters are escaped.
    private func line(_ words: String, _ state: inout State) {
        write((state.hasLine ? "\r\u{1B}[K" : "") + words.escaped() + "\n")
        state.hasLine = false
    }
}

extension Duration {
    /// Seconds with one decimal digit.
    fileprivate var tenths: String {
        let tenths = microseconds / 100_000
        return "\(tenths / 10).\(tenths % 10)"
    }
}
