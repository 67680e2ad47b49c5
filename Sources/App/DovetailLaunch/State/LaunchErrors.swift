/// The failure of a step.
public struct StepFailure: Error, Sendable {
    /// The name of the step: its key, or the name that it was declared with.
    public let step: String
    /// The location of its declaration.
    public let place: String
    /// The activity that failed.
    public let activity: LaunchActivity
    /// The error that it threw, or a ``TimedOut``, ``Abandoned`` or `CancellationError`. Its description may contain secrets.
    public let reason: any Error
    /// The description of the reason without the secrets of the settings, as in reports and ``description``.
    let words: String
}

/// A launch failed, or was ended and left a step running. The steps that had been started were stopped.
public struct LaunchFailure: Error, Sendable {
    /// The failures, in order; those of stopping come last.
    public let failures: [StepFailure]
    /// The steps that were stopped, in this order.
    public let rolledBack: [String]
}

/// The application ended because one of its services failed, or failed to stop.
public struct RunFailure: Error, Sendable {
    /// The failures, in order; those of stopping come last.
    public let failures: [StepFailure]
}

/// Everything was stopped, but some steps failed to stop.
public struct StopFailure: Error, Sendable {
    /// The failures, in order.
    public let failures: [StepFailure]
}

/// An event was handled, but some of its steps failed.
public struct EventFailure: Error, Sendable {
    /// The event.
    public let event: LaunchEvent
    /// The failures, in order.
    public let failures: [StepFailure]
}

/// A method of a launcher was called in a state that does not allow it.
public struct LaunchMisuse: Error, Sendable, Hashable {
    /// The methods of a launcher.
    public enum Call: String, Sendable, Hashable {
        /// `prepare()`.
        case prepare
        /// `launch()`.
        case launch
        /// `run()`.
        case run
    }

    /// The method that was called.
    public let call: Call
    /// The state of the launcher.
    public let state: LaunchState

    /// Creates an error, for tests and for custom launchers.
    public init(_ call: Call, _ state: LaunchState) {
        self.call = call
        self.state = state
    }
}

/// A step exceeded its time limit.
public struct TimedOut: Error, Sendable, Hashable {
    /// The time limit.
    public let after: Duration

    /// Creates an error, for steps that measure their own time.
    public init(after: Duration) { self.after = after }
}

/// A step did not end although it was cancelled. It was left running; a value that it produces later is stopped and released.
public struct Abandoned: Error, Sendable, Hashable {
    /// The time it had, before and after it was cancelled; for a cancelled launch only the time after that.
    public let after: Duration

    /// Creates an error, for tests and for observers that report errors of their own.
    public init(after: Duration) { self.after = after }
}

/// A step was not stopped, because the time for the whole shutdown was over before its turn.
public struct NotStopped: Error, Sendable, Hashable {
    /// The time limit for the shutdown.
    public let after: Duration

    /// Creates an error, for tests and for observers that report errors of their own.
    public init(after: Duration) { self.after = after }
}

extension StepFailure: CustomStringConvertible, CustomReflectable {
    public var description: String { "\(step) (\(place)): \(activity.failing)\(words)" }
    /// Contains the redacted reason, so that dumping a failure shows no more than printing it.
    public var customMirror: Mirror {
        Mirror(self, children: ["step": step, "place": place, "activity": activity, "reason": words])
    }
}

extension LaunchFailure: CustomStringConvertible {
    public var description: String {
        let list = failures.map(\.description).joined(separator: "; ")
        return "launch failed at \(list)" + (rolledBack.isEmpty ? "" : "; rolled back: \(rolledBack.joined(separator: ", "))")
    }
}

extension RunFailure: CustomStringConvertible {
    public var description: String { "ended by \(failures.map(\.description).joined(separator: "; "))" }
}

extension StopFailure: CustomStringConvertible {
    public var description: String { "stop failed at \(failures.map(\.description).joined(separator: "; "))" }
}

extension EventFailure: CustomStringConvertible {
    public var description: String { "\(event) failed at \(failures.map(\.description).joined(separator: "; "))" }
}

extension LaunchMisuse: CustomStringConvertible {
    public var description: String {
        switch state {
        case .prepared where call == .prepare: "\(call)() was called while the launcher was already prepared"
        case .new, .prepared: "\(call)() was called too early"
        case .preparing, .launching: "\(call)() was called while the launcher was already \(state)"
        case .running: "\(call)() was called while the launcher was already running"
        case .stopping: "\(call)() was called while the launcher was stopping"
        case .stopped, .failed: "\(call)() was called after the launcher had \(state); a new launch requires a new launcher"
        }
    }
}

extension TimedOut: CustomStringConvertible {
    public var description: String { "took longer than \(after.short)" }
}

extension Abandoned: CustomStringConvertible {
    public var description: String { "did not end within \(after.short) although it was cancelled, and was left running" }
}

extension NotStopped: CustomStringConvertible {
    public var description: String { "was not stopped, because the shutdown took longer than \(after.short)" }
}

extension LaunchActivity {
    fileprivate var failing: String {
        switch self {
        case .prepare, .launch, .event: ""
        case .run: "while it ran: "
        case .stop: "while it stopped: "
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
