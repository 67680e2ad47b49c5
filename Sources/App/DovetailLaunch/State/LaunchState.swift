/// The state of a launcher.
///
/// The effect of each call depends on the state:
///
/// | | new | preparing | prepared | launching | running | stopping | stopped | failed |
/// |---|---|---|---|---|---|---|---|---|
/// | `prepare()` | prepares | misuse | misuse | misuse | misuse | misuse | misuse | misuse |
/// | `launch()` | prepares and launches | misuse | launches | misuse | misuse | misuse | misuse | misuse |
/// | `send(_:)` | remembers | remembers | remembers | waits for its turn | handles | drops | drops | drops |
/// | `stop()` | ends it | rolls back | rolls back | rolls back | stops | waits for the same end | nothing | nothing |
/// | `run()` | launches, waits, stops | misuse | launches, waits, stops | misuse | waits, stops | waits for the end | nothing | misuse |
///
/// *Misuse* throws a ``LaunchMisuse`` and changes nothing. Concurrent calls take effect one after the other. A launcher is used once: the
/// states `stopped` and `failed` are final. `run()` of a launcher that has been stopped returns immediately, so that a stop is never lost,
/// even if it is called first. A second `run()` is misuse in every state. A launcher that is deallocated while it is prepared is stopped.
public enum LaunchState: String, Sendable, Hashable, CaseIterable {
    /// No method has been called.
    case new
    /// Steps are being prepared.
    case preparing
    /// All steps are prepared, and none is launched.
    case prepared
    /// Steps are being launched.
    case launching
    /// All steps have been launched.
    case running
    /// Steps are being stopped, also while a failed launch is rolled back.
    case stopping
    /// All steps have been stopped. This state is final.
    case stopped
    /// The launch failed, and was rolled back.
    case failed
}

/// The activity of a step.
public enum LaunchActivity: Sendable, Hashable {
    /// It is being prepared, before any step is launched.
    case prepare
    /// It is being launched.
    case launch
    /// It runs until it is stopped.
    case run
    /// It is being stopped.
    case stop
    /// It handles an event.
    case event(LaunchEvent)
}

extension LaunchActivity: CustomStringConvertible {
    public var description: String {
        switch self {
        case .prepare: "prepare"
        case .launch: "launch"
        case .run: "run"
        case .stop: "stop"
        case .event(let event): "on \(event)"
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
