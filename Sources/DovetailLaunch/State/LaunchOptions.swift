public import Dovetail

/// The options of a launcher.
///
/// ```swift
/// var options = LaunchOptions()
/// options.width = 4
/// options.observers = [ConsoleReporter()]
/// ```
public struct LaunchOptions: Sendable {
    /// The maximum number of steps that run at the same time, as far as dependencies allow; also the number of children that stop at once.
    public var width = 1
    /// The time limit for launching a step that does not specify its own; nil means no limit.
    public var launchTimeout: Duration?
    /// The time limit for stopping a step, and for an event in progress when stopping begins.
    public var stopTimeout: Duration = .seconds(10)
    /// The time that a cancelled step has to end before it is abandoned.
    public var grace: Duration = .seconds(1)
    /// The observers of the launch.
    public var observers: [any LaunchObserver] = []
    /// The observer of every factory call, as in `ComponentFactory.of`.
    public var resolutionObserver: (any ResolutionObserver)?
    /// Further rules for the graph.
    public var plugins: [any GraphPlugin] = []
    /// The clock that measures time limits and durations.
    public var clock: any Clock<Duration> = ContinuousClock()

    /// Creates options with the default values.
    public init() {}
}
