/// Something that has happened in a launcher.
///
/// ```swift
/// #expect(recorder.events == [.started("Database", .launch), .ended("Database", .launch, took: .zero)])
/// ```
public enum LaunchProgress: Sendable, Hashable {
    /// A step begins: which one of how many, and whose results it has been waiting for.
    case started(_ step: String, LaunchActivity, number: Int, of: Int, after: [String])
    /// It did what it should.
    case ended(_ step: String, LaunchActivity, took: Duration)
    /// It threw.
    case failed(_ step: String, LaunchActivity, reason: String, took: Duration)
    /// It threw because it was cancelled.
    case cancelled(_ step: String, LaunchActivity, took: Duration)
    /// It took longer than it may, was cancelled, and ended.
    case timedOut(_ step: String, LaunchActivity, took: Duration)
    /// It did not end although it was cancelled, and was left running.
    case abandoned(_ step: String, LaunchActivity, took: Duration)
    /// Something that had been abandoned has made its value after all; it is stopped and dropped.
    case late(_ step: String)
    /// An event that nobody handles any more.
    case dropped(LaunchEvent)
    /// The launcher has reached a state.
    case reached(LaunchState)
}

/// Who hears what happens in a launcher.
///
/// It is called where things happen, and should return soon: one call after the other, in the order in which things
/// happened, those of children among them.
///
/// ```swift
/// struct Log: LaunchObserver {
///     func launcher(of component: String, did progress: LaunchProgress) { logger.debug("\(component): \(progress)") }
/// }
/// ```
public protocol LaunchObserver: Sendable {
    /// Hears that something has happened in the launcher of `component`.
    func launcher(of component: String, did progress: LaunchProgress)
}

extension Duration {
    /// As long as nobody waits: what is longer is beyond what some clocks can count.
    static let century = Duration.seconds(3_155_760_000)
    /// Ten times as many microseconds can be counted, and so can twice as much time.
    private static let longest = Duration.seconds(400_000_000_000)

    /// The time itself, or the longest one there is here: a clock may jump, and a time-out may never come.
    var bounded: Duration { min(max(self, .zero - Self.longest), Self.longest) }

    /// Whole microseconds.
    var microseconds: Int64 {
        let (seconds, attoseconds) = min(max(self, Self.longest * -2), Self.longest * 2).components
        return seconds * 1_000_000 + attoseconds / 1_000_000_000_000
    }

    /// As people write it: `250 µs`, `1.5 ms`, `12.0 s`.
    var short: String {
        let microseconds = microseconds
        if microseconds < 0 { return "-" + Duration.microseconds(-microseconds).short }
        if microseconds < 1_000 { return "\(microseconds) µs" }
        let (unit, name): (Int64, String) = microseconds < 1_000_000 ? (1_000, "ms") : (1_000_000, "s")
        let tenths = (microseconds * 10 + unit / 2) / unit
        return tenths % 10 == 0 ? "\(tenths / 10) \(name)" : "\(tenths / 10).\(tenths % 10) \(name)"
    }
}
