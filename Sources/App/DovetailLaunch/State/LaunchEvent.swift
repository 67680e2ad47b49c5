@_exported public import Dovetail
@_exported public import DovetailLayers

/// An external event that an application handles. Each step declares the events that it handles.
///
/// ```swift
/// extension LaunchEvent { static let lowMemory: LaunchEvent = "low memory" }
///
/// binder.on(.lowMemory, "Shrink") { (cache: Cache) in await cache.shrink() }
/// try await launcher.send(.lowMemory)
/// ```
public struct LaunchEvent: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name in reports.
    public let description: String

    /// Creates an event. Two events with the same name are equal.
    public init(_ name: String) { description = name }
    /// Creates an event from a literal.
    public init(stringLiteral name: String) { description = name }

    /// The application becomes visible.
    public static let foreground: LaunchEvent = "foreground"
    /// The application is no longer visible.
    public static let background: LaunchEvent = "background"
    /// The application is about to stop. The launcher sends it once, before the first step or child is stopped, if the application has
    /// been launched; each child receives it before its own steps are stopped.
    ///
    /// ```swift
    /// binder.on(.stopping, "Leave the load balancer") { (health: Health) in
    ///     await health.becomeUnready()
    ///     try await Task.sleep(for: .seconds(5))
    /// }
    /// ```
    public static let stopping: LaunchEvent = "stopping"
    /// A request to read configuration again, usually caused by SIGHUP.
    public static let reload: LaunchEvent = "reload"
}

// SPDX-License-Identifier: Apache-2.0
