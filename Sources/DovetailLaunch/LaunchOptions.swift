public import Dovetail

/// How a launcher goes about it.
///
/// ```swift
/// var options = LaunchOptions()
/// options.width = 4
/// options.observers = [ConsoleReporter()]
/// ```
public struct LaunchOptions: Sendable {
    /// How many steps may be on their way at the same time, where the graph leaves it free; as many children stop at once.
    public var width = 1
    /// How long a step may take to launch that does not say so itself; nil for as long as it likes.
    public var launchTimeout: Duration?
    /// How long each step may take to stop, and what is being handled when stopping begins.
    public var stopTimeout: Duration = .seconds(10)
    /// How long something that was cancelled may take to end, before it is abandoned.
    public var grace: Duration = .seconds(1)
    /// Who hears what happens.
    public var observers: [any LaunchObserver] = []
    /// Further rules for the graph.
    public var plugins: [any GraphPlugin] = []
    /// What time-outs and durations are measured with.
    public var clock: any Clock<Duration> = ContinuousClock()

    /// The defaults; change what should be different.
    public init() {}
}

/// A clock that runs from where it was started.
struct Stopwatch: Sendable {
    let elapsed: @Sendable () -> Duration
    let sleep: @Sendable (Duration) async throws -> Void

    init(_ clock: any Clock<Duration>) { self = Self.started(clock) }

    private init(elapsed: @escaping @Sendable () -> Duration, sleep: @escaping @Sendable (Duration) async throws -> Void) {
        self.elapsed = elapsed
        self.sleep = sleep
    }

    private static func started<C: Clock>(_ clock: C) -> Stopwatch where C.Duration == Duration {
        let start = clock.now
        return Stopwatch(
            elapsed: { start.duration(to: clock.now).bounded },
            sleep: { try await clock.sleep(until: clock.now.advanced(by: min(max($0, .zero), .century)), tolerance: nil) })
    }
}

/// A value that is used under a lock.
final class Locked<Value>: @unchecked Sendable {  // `value` is used under the monitor.
    private let monitor = Monitor()
    private var value: Value

    init(_ value: Value) { self.value = value }

    func use<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        try monitor.locked { try body(&value) }
    }
}
