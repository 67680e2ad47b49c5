public import Dovetail
internal import DovetailGraph

/// Reports the milestones of an application, a line each, for a log: that it was launched, what takes long, and why it ends. Before the
/// launch it reports the settings that nothing reads, and the secrets on the command line.
///
/// ```
/// Kiosk: still launching Server after 5 s
/// Kiosk: launched in 7.2 s
/// Kiosk: interrupted by SIGTERM after 2 h 3 min
/// Kiosk: stopped in 1.4 s
/// ```
///
/// ``Launcher/main(_:seed:settings:replacing:options:reloadOn:file:filePath:line:column:)`` adds one that writes to the standard error. To
/// write to a logger instead, or nowhere, pass one of your own:
///
/// ```swift
/// options.observers = [LifecycleReporter { line in logger.notice("\(line)") }]
/// ```
///
/// A reporter reports one application. Milestones of its children are not reported, but their slow steps are.
public final class LifecycleReporter: LaunchObserver {
    private struct State {
        var launching: Duration?
        var ending: Duration?
    }

    private let write: @Sendable (String) -> Void
    private let stopwatch: Stopwatch
    private let activities: OpenActivities
    private let state = Locked(State())
    /// The name of the application, which is the first that reports progress.
    private let application: Locked<String?>

    /// Creates a reporter that writes lines to the standard error, whether or not that is a terminal.
    public convenience init() { self.init { writeToStandardError($0 + "\n") } }

    /// Creates a reporter with a custom output.
    ///
    /// - Parameters:
    ///   - clock: Measures the elapsed time.
    ///   - interval: How long a step takes before it is reported. It is reported again each time its duration has doubled.
    ///   - write: Receives the output, one line at a time, without a line break. Control characters are escaped.
    public convenience init(
        clock: any Clock<Duration> = ContinuousClock(), interval: Duration = .seconds(5), write: @escaping @Sendable (String) -> Void
    ) {
        self.init(clock: clock, interval: interval, reportsSlowSteps: true, write: write)
    }

    /// - Parameter reportsSlowSteps: Whether no other reporter does.
    init(clock: any Clock<Duration>, interval: Duration, reportsSlowSteps: Bool, write: @escaping @Sendable (String) -> Void) {
        let (stopwatch, application) = (Stopwatch(clock, Supervisor()), Locked<String?>(nil))
        let line: @Sendable (String) -> Void = { write($0.escaped()) }
        (self.write, self.stopwatch, self.application) = (line, stopwatch, application)
        activities = OpenActivities(stopwatch, interval: interval) { activity, elapsed in
            if reportsSlowSteps { line("\(application.use { $0 } ?? ""): still \(activity.progressive) after \(elapsed.long)") }
        }
    }

    /// The activities in progress, except services: `launching Server`.
    var unfinished: [String] {
        var unfinished: [String] = []
        activities.use { unfinished = $0.map(\.progressive) }
        return unfinished
    }

    public func launcher(of component: String, did progress: LaunchProgress) {
        let isApplication = isApplication(component)
        switch progress {
        case .started(_, .run, _, _, _), .ended(_, .run, _), .cancelled(_, .run, _): break
        case .started(let step, let activity, let number, let count, let after):
            activities.open(step, activity, number: number, of: count, after: after)
        case .ended(let step, let activity, _), .cancelled(let step, let activity, _), .failed(let step, let activity, _, _),
            .timedOut(let step, let activity, _):
            activities.close(step, activity) { _ in }
        case .abandoned(let step, let activity, let took):
            activities.close(step, activity) { finished in
                if let finished { write("\(component): abandoned \(finished.progressive) after \(took.long)") }
            }
        case .late, .dropped: break
        case .reached(let life) where isApplication: reached(life, component)
        case .reached: break
        }
    }

    public func launcher(of component: String, willLaunchDespite warnings: [Diagnostic]) {
        let renderer = DiagnosticRenderer()
        for line in warnings.flatMap({ renderer.lines($0) }) { write(line.text) }
    }

    public func launcher(of component: String, willEnd reason: LaunchEnding) {
        guard isApplication(component) else { return }
        let now = stopwatch.elapsed()
        let launching = state.use { state in
            state.ending = now
            return state.launching
        }
        let after = launching.map { " after \((now - $0).long)" } ?? ""
        let steps = unfinished
        let doing = steps.isEmpty ? "" : " while \(steps.joined(separator: ", "))"
        switch reason {
        case .signal(let signal): write("\(component): interrupted by \(signalName(signal))\(after)\(doing)")
        default: write("\(component): stopping\(after)\(doing), because \(reason)")
        }
    }

    private func isApplication(_ component: String) -> Bool {
        application.use { application in
            if application == nil { application = component }
            return application == component
        }
    }

    private func reached(_ life: LaunchState, _ component: String) {
        let now = stopwatch.elapsed()
        let (launching, ending) = state.use { state in
            if state.launching == nil, life == .preparing || life == .launching { state.launching = now }
            return (state.launching, state.ending)
        }
        switch life {
        case .running: write("\(component): launched in \((now - (launching ?? now)).long)")
        case .stopped, .failed: write("\(component): stopped in \((now - (ending ?? now)).long)")
        case .new, .preparing, .prepared, .launching, .stopping: break
        }
    }
}

extension OpenActivities.Activity {
    /// The current action: `launching Server`.
    fileprivate var progressive: String {
        switch activity {
        case .prepare: "preparing \(step)"
        case .launch: "launching \(step)"
        case .run: "running \(step)"
        case .stop: "stopping \(step)"
        case .event(let event): "handling \(event) in \(step)"
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
