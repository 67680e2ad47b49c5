/// Where a launcher is in its life.
///
/// Each call has one answer in each state:
///
/// | | new | preparing | prepared | launching | running | stopping | stopped | failed |
/// |---|---|---|---|---|---|---|---|---|
/// | `prepare()` | prepares | misuse | misuse | misuse | misuse | misuse | misuse | misuse |
/// | `launch()` | prepares and launches | misuse | launches | misuse | misuse | misuse | misuse | misuse |
/// | `send(_:)` | remembers | remembers | remembers | waits for its turn | handles | drops | drops | drops |
/// | `stop()` | ends it | rolls back | rolls back | rolls back | stops | waits for the same end | nothing | nothing |
/// | `run()` | launches, waits, stops | misuse | launches, waits, stops | misuse | waits, stops | waits for the end | nothing | misuse |
///
/// *Misuse* throws a ``LaunchMisuse`` and changes nothing. Of several calls at the same time one is first; the others find
/// the state that it has led to. A launcher is used once: after `stopped` and `failed` nothing leads back. `run()` of one
/// that has been stopped returns at once, so that a stop is never lost, not even one that comes before everything else. A
/// second `run()` is misuse in every state. One that is dropped when it was only prepared is stopped.
public enum LaunchState: String, Sendable, Hashable, CaseIterable {
    /// Nothing has happened yet.
    case new
    /// Steps are being prepared.
    case preparing
    /// All steps are prepared, and none is launched.
    case prepared
    /// Steps are coming up.
    case launching
    /// Everything is up.
    case running
    /// Also while a failed launch is rolled back.
    case stopping
    /// Everything has been stopped; nothing leads back.
    case stopped
    /// The launch failed, and was rolled back.
    case failed
}

/// What a step is doing.
public enum LaunchActivity: Sendable, Hashable {
    /// It gets ready, before anything is launched.
    case prepare
    /// It comes up.
    case launch
    /// It runs until it is stopped.
    case run
    /// It goes down.
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
