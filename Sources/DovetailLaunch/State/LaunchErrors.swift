/// How a step failed.
public struct StepFailure: Error, Sendable {
    /// The name of the step: what it makes, or what it was called.
    public let step: String
    /// Where it is declared.
    public let place: String
    /// What it was doing.
    public let activity: LaunchActivity
    /// What it threw, or a ``TimedOut``, ``Abandoned`` or `CancellationError`. What it says of itself is up to its author.
    public let reason: any Error
    /// The reason in words, as reports and ``description`` have it: without the secrets of the settings.
    let words: String
}

/// A launch did not succeed. What had been started has been stopped, in reverse order.
public struct LaunchFailure: Error, Sendable {
    /// What failed: the first failure first, those of stopping last.
    public let failures: [StepFailure]
    /// The steps that were stopped, in this order.
    public let rolledBack: [String]
}

/// The application ended because a service of it failed, or failed to stop.
public struct RunFailure: Error, Sendable {
    /// What failed: the first failure first, those of stopping last.
    public let failures: [StepFailure]
}

/// Everything has been stopped, but not all of it as it should.
public struct StopFailure: Error, Sendable {
    /// What went wrong, in the order in which it did.
    public let failures: [StepFailure]
}

/// An event was handled, but not by all of its steps.
public struct EventFailure: Error, Sendable {
    /// What was to be handled.
    public let event: LaunchEvent
    /// What went wrong, in the order in which it did.
    public let failures: [StepFailure]
}

/// A launcher was told to do what it cannot do in its state.
public struct LaunchMisuse: Error, Sendable, Hashable {
    /// What a launcher can be told.
    public enum Call: String, Sendable, Hashable {
        /// `prepare()`.
        case prepare
        /// `launch()`.
        case launch
        /// `run()`.
        case run
    }

    /// What it was told.
    public let call: Call
    /// Where it was in its life.
    public let state: LaunchState

    /// For tests, and for launchers of your own.
    public init(_ call: Call, _ state: LaunchState) {
        self.call = call
        self.state = state
    }
}

/// Something took longer than it may.
public struct TimedOut: Error, Sendable, Hashable {
    /// The time it was given.
    public let after: Duration

    /// For steps that keep their own time.
    public init(after: Duration) { self.after = after }
}

/// Something did not end although it was cancelled. It was left running; what it makes after all is stopped and dropped.
public struct Abandoned: Error, Sendable, Hashable {
    /// The time it was given, before and after it was cancelled; of a cancelled launch the time after that.
    public let after: Duration

    /// For tests, and for observers that write errors of their own.
    public init(after: Duration) { self.after = after }
}

extension StepFailure: CustomStringConvertible, CustomReflectable {
    public var description: String { "\(step) (\(place)): \(activity.failing)\(words)" }
    /// With the reason in words, so that dumping it shows no more than printing it.
    public var customMirror: Mirror {
        Mirror(self, children: ["step": step, "place": place, "activity": activity, "reason": words])
    }
}

extension LaunchFailure: CustomStringConvertible {
    public var description: String {
        let list = failures.map(\.description).joined(separator: "; ")
        return "launch failed at \(list)" + (rolledBack.isEmpty ? "" : "; stopped again: \(rolledBack.joined(separator: ", "))")
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
        case .prepared where call == .prepare: "\(call)() came when the launcher was prepared already"
        case .new, .prepared: "\(call)() came too early"
        case .preparing, .launching: "\(call)() came while the launcher was \(state) already"
        case .running: "\(call)() came when the launcher was running already"
        case .stopping: "\(call)() came while the launcher was stopping"
        case .stopped, .failed: "\(call)() came after the launcher had \(state); a new launch needs a new launcher"
        }
    }
}

extension TimedOut: CustomStringConvertible {
    public var description: String { "took longer than \(after.short)" }
}

extension Abandoned: CustomStringConvertible {
    public var description: String { "did not end within \(after.short) although it was cancelled, and was left running" }
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
