internal import DovetailGraph

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Android)
internal import Android
#elseif canImport(WASILibc)
internal import WASILibc
#elseif canImport(ucrt)
internal import ucrt
#endif

/// Shows on a terminal what a launch is doing: the step, for how long, and whose results it was waiting for.
///
/// ```swift
/// options.observers = [ConsoleReporter()]
/// ```
///
/// One line, rewritten while things go well; what fails stays. It says nothing where the standard error is no terminal.
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

    /// A reporter that writes to the standard error, if that is a terminal.
    public convenience init() {
        self.init(isTerminal: Self.isTerminal, write: writeToStandardError)
    }

    /// A reporter that writes elsewhere.
    ///
    /// - Parameters:
    ///   - isTerminal: Whether it says anything at all.
    ///   - clock: What it measures the elapsed time with.
    ///   - interval: How often it shows the time while nothing else happens.
    ///   - write: Gets each piece of text, with carriage returns where the line is rewritten.
    public init(
        isTerminal: Bool, clock: any Clock<Duration> = ContinuousClock(), interval: Duration = .milliseconds(100),
        write: @escaping @Sendable (String) -> Void
    ) {
        isShown = isTerminal
        stopwatch = Stopwatch(clock)
        self.interval = interval
        self.write = write
    }

    /// Writes a line, or writes the running line anew; nothing where nobody reads.
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
        case .late(let step): state.use { line("\(step) came late, and is stopped", &$0) }
        case .dropped(let event): state.use { line("\(event) came too late", &$0) }
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

    /// Rewrites the line: the oldest of what is running, since that is what the others wait for.
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

    /// Writes a line that stays. Names and reasons may come from anywhere: nothing in them acts on the terminal.
    private func line(_ words: String, _ state: inout State) {
        write((state.hasLine ? "\r\u{1B}[K" : "") + words.escaped() + "\n")
        state.hasLine = false
    }

    private static var isTerminal: Bool {
        #if os(Windows)
        _isatty(2) != 0
        #elseif os(WASI)
        false
        #else
        isatty(2) == 1
        #endif
    }
}

/// Past the stream of the C library, a global variable that Swift cannot see to be safe.
private func writeToStandardError(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
        #if os(Windows)
        _ = _write(2, bytes.baseAddress, UInt32(bytes.count))
        #else
        _ = write(2, bytes.baseAddress, bytes.count)
        #endif
    }
}

extension Duration {
    /// Seconds with one digit behind the point.
    fileprivate var tenths: String {
        let tenths = microseconds / 100_000
        return "\(tenths / 10).\(tenths % 10)"
    }
}
