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
    let isShown: Bool
    private let write: @Sendable (String) -> Void
    private let activities: OpenActivities

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
        self.write = write
        activities = OpenActivities(Stopwatch(clock, Supervisor()), interval: interval) { activity, elapsed in
            let after = activity.after.isEmpty ? "" : ", after \(activity.after.joined(separator: ", "))"
            write(Self.line("\(activity.title): \(elapsed.tenths) s so far\(after)"))
        }
    }

    /// Prints a line about a failure or a slow step; does nothing without a terminal.
    public func launcher(of component: String, did progress: LaunchProgress) {
        guard isShown else { return }
        switch progress {
        case .started(_, .run, _, _, _), .ended(_, .run, _), .cancelled(_, .run, _): break
        case .started(let step, let activity, let number, let count, let after):
            activities.open(step, activity, number: number, of: count, after: after)
        case .ended(let step, let activity, let took): finish(step, activity, ifReported: "ended after \(took.short)")
        case .cancelled(let step, let activity, let took): finish(step, activity, ifReported: "cancelled after \(took.short)")
        case .failed(let step, let activity, let reason, let took): finish(step, activity, "failed after \(took.short): \(reason)")
        case .timedOut(let step, let activity, let took): finish(step, activity, "timed out after \(took.short)")
        case .abandoned(let step, let activity, let took): finish(step, activity, "abandoned after \(took.short)")
        case .late(let step): activities.use { _ in write(Self.line("\(step) finished late and is being stopped")) }
        case .dropped(let event): activities.use { _ in write(Self.line("\(event) arrived too late")) }
        case .reached: break
        }
    }

    /// - Parameters:
    ///   - words: Printed in any case.
    ///   - usual: Printed only if the step has been reported as slow.
    private func finish(_ step: String, _ activity: LaunchActivity, _ words: String? = nil, ifReported usual: String? = nil) {
        activities.close(step, activity) { finished in
            if let usual, let finished, finished.isReported { write(Self.line("\(finished.title): \(usual)")) }
            if let words { write(Self.line("\(step), \(activity): \(words)")) }
        }
    }

    /// A line. Names and reasons can contain any text, so control characters are escaped.
    private static func line(_ words: String) -> String { words.escaped() + "\n" }
}

extension OpenActivities.Activity {
    fileprivate var title: String { "[\(number)/\(count)] \(activity) \(step)" }
}

extension Duration {
    /// Seconds with one decimal digit.
    fileprivate var tenths: String {
        let tenths = microseconds / 100_000
        return "\(tenths / 10).\(tenths % 10)"
    }
}

// SPDX-License-Identifier: Apache-2.0
