public import Dovetail

/// The options of a launcher.
///
/// ```swift
/// var options = LaunchOptions()
/// options.width = 4
/// options.observers = [ConsoleReporter()]
/// ```
public struct LaunchOptions: Sendable {
    /// The maximum number of steps that are launched at the same time, as far as dependencies allow.
    public var width = 1
    /// The time limit for launching a step that does not specify its own; nil means no limit.
    public var launchTimeout: Duration?
    /// The maximum number of steps, and of children, that stop at the same time, as far as dependencies allow.
    ///
    /// By default, steps that do not depend on each other stop side by side, so that a slow one does not take the time of the others. With
    /// 1, they stop one after the other, in reverse order of completion.
    public var stopWidth = Int.max
    /// The time limit for stopping a step, and for an event in progress when stopping begins.
    public var stopTimeout: Duration = .seconds(10)
    /// The time limit for the whole shutdown of all steps and children, and for rolling back a launch.
    ///
    /// Choose less than the time after which the supervisor of the process kills it: 30 seconds in Kubernetes, 10 in Docker. Steps that
    /// are being stopped when the time is almost over are cancelled, those that do not end are abandoned, and those that have not begun to
    /// stop are reported with a ``NotStopped``.
    public var shutdownTimeout: Duration = .seconds(25)
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

extension LaunchOptions {
    /// The grace of a launch that is cancelled, which must not use up the time of the shutdown.
    var launchGrace: Duration { min(grace, shutdownTimeout / 4) }
}

// SPDX-License-Identifier: Apache-2.0
