public import Dovetail

/// The progress of a launcher.
///
/// ```swift
/// #expect(recorder.events == [.started("Database", .launch), .ended("Database", .launch, took: .zero)])
/// ```
public enum LaunchProgress: Sendable, Hashable {
    /// A step begins; with its number, the number of steps, and the steps it depended on.
    case started(_ step: String, LaunchActivity, number: Int, of: Int, after: [String])
    /// It succeeded.
    case ended(_ step: String, LaunchActivity, took: Duration)
    /// It threw.
    case failed(_ step: String, LaunchActivity, reason: String, took: Duration)
    /// It threw because it was cancelled.
    case cancelled(_ step: String, LaunchActivity, took: Duration)
    /// It exceeded its time limit, was cancelled, and ended.
    case timedOut(_ step: String, LaunchActivity, took: Duration)
    /// It did not end although it was cancelled, and was left running.
    case abandoned(_ step: String, LaunchActivity, took: Duration)
    /// An abandoned step has produced its value, which is stopped and released.
    case late(_ step: String)
    /// An event was dropped without being handled.
    case dropped(LaunchEvent)
    /// The launcher has reached a state.
    case reached(LaunchState)
}

/// Observes the progress of a launcher.
///
/// The method is called synchronously where progress occurs, and should return quickly. Calls are never concurrent and are in order,
/// including those of children.
///
/// ```swift
/// struct Log: LaunchObserver {
///     func launcher(of component: String, did progress: LaunchProgress) { logger.debug("\(component): \(progress)") }
/// }
/// ```
public protocol LaunchObserver: Sendable {
    /// Called for each progress in the launcher of `component`.
    func launcher(of component: String, did progress: LaunchProgress)
    /// Called once when the launcher of `component` begins to stop, before anything is stopped. Does nothing by default.
    func launcher(of component: String, willEnd reason: LaunchEnding)
    /// Called once before the first step, if the settings have warnings: names that no setting reads, and secrets on the command line. Does
    /// nothing by default.
    func launcher(of component: String, willLaunchDespite warnings: [Diagnostic])
}

extension LaunchObserver {
    public func launcher(of component: String, willEnd reason: LaunchEnding) {}
    public func launcher(of component: String, willLaunchDespite warnings: [Diagnostic]) {}
}

// SPDX-License-Identifier: Apache-2.0
