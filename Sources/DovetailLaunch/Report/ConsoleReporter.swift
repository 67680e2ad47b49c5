internal import DovetailGraph

/// Reports slow and failed steps on a terminal: the step, its elapsed time, and the steps it depended on.
///
/// ```swift
/// options.observers = [ConsoleReporter()]
/// ```
///
/// It writes whole lines only, because the application writes to the same terminal and neither knows the cursor of the other:
///
/// ```
/// [2/3] launch Server: 1.0 s so far, after Store
/// [2/3] launch Server: ended after 1.5 s
/// ```
///
/// A step that ends within a second is not reported unless it fails. A slow step is reported again each time its duration has doubled.
/// Nothing is printed if the standard error is not a terminal.
public final class ConsoleReporter: LaunchObserver {
    private struct Running {
        let step: String
        let activity: LaunchActivity
        let number: Int
        let count: Int
        let after: [String]
        let since: Duration
        /// The elapsed time at which it is reported.
        var due: Duration
        var isReported = false

        var title: String { "[\(number)/\(count)] \(activity) \(step)" }
    }

    private struct State {
        var running: [Running] = []
        var ticking: ScheduledCall?
        /// The number of the current tick. One that has been cancelled too late has another.
        var tick = 0
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
    ///   - interval: How long a step takes before it is reported.
    ///   - write: Receives the output, one whole line at a time.
    public init(
        isTerminal: Bool, clock: any Clock<Duration> = ContinuousClock(), interval: Duration = .seconds(1),
        write: @escaping @Sendable (String) -> Void
    ) {
        isShown = isTerminal
        stopwatch = Stopwatch(clock, Supervisor())
        self.interval = max(interval, .milliseconds(1))
        self.write = write
    }

    /// Prints a line about a failure or a slow step; does nothing without a terminal.
    public func launcher(of component: String, did progress: LaunchProgress) {
        guard isShown else { return }
        switch progress {
        case .started(_, .run, _, _, _), .ended(_, .run, _), .cancelled(_, .run, _): break
        case .started(let step, let activity, let number, let count, let after):
            let running = Running(
                step: step, activity: activity, number: number, count: count, after: after, since: stopwatch.elapsed(), due: interval)
            state.use { state in
                state.running.append(running)
                if state.ticking == nil { tick(&state) }
            }
        case .ended(let step, let activity, let took): finish(step, activity, ifReported: "ended after \(took.short)")
        case .cancelled(let step, let activity, let took): finish(step, activity, ifReported: "cancelled after \(took.short)")
        case .failed(let step, let activity, let reason, let took): finish(step, activity, "failed after \(took.short): \(reason)")
        case .timedOut(let step, let activity, let took): finish(step, activity, "timed out after \(took.short)")
        case .abandoned(let step, let activity, let took): finish(step, activity, "abandoned after \(took.short)")
        case .late(let step): state.use { _ in line("\(step) finished late and is being stopped") }
        case .dropped(let event): state.use { _ in line("\(event) arrived too late") }
        case .reached: break
        }
    }

    /// - Parameters:
    ///   - words: Printed in any case.
    ///   - usual: Printed only if the step has been reported as slow.
    private func finish(_ step: String, _ activity: LaunchActivity, _ words: String? = nil, ifReported usual: String? = nil) {
        state.use { state in
            if let index = state.running.firstIndex(where: { $0.step == step && $0.activity == activity }) {
                let running = state.running.remove(at: index)
                if let usual, running.isReported { line("\(running.title): \(usual)") }
            }
            if let words { line("\(step), \(activity): \(words)") }
            guard state.running.isEmpty else { return }
            state.ticking?.cancel()
            state.ticking = nil
            state.tick += 1
        }
    }

    private func tick(_ state: inout State) {
        state.tick += 1
        state.ticking = stopwatch.after(interval) { [tick = state.tick] in
            self.state.use { state in
                if tick != state.tick { return }
                self.report(&state)
                self.tick(&state)
            }
        }
    }

    /// Reports the steps whose time has come.
    private func report(_ state: inout State) {
        for index in state.running.indices {
            let running = state.running[index]
            let elapsed = stopwatch.elapsed() - running.since
            guard elapsed >= running.due else { continue }
            let after = running.after.isEmpty ? "" : ", after \(running.after.joined(separator: ", "))"
            line("\(running.title): \(elapsed.tenths) s so far\(after)")
            state.running[index].isReported = true
            state.running[index].due = elapsed * 2
        }
    }

    /// Prints a line. Names and reasons can contain any text, so control characters are escaped.
    private func line(_ words: String) { write(words.escaped() + "\n") }
}

extension Duration {
    /// Seconds with one decimal digit.
    fileprivate var tenths: String {
        let tenths = microseconds / 100_000
        return "\(tenths / 10).\(tenths % 10)"
    }
}
