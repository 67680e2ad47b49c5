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
