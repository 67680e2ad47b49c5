@_exported public import Dovetail
@_exported public import DovetailLayers

/// What the world tells an application. Steps say which events they answer.
///
/// ```swift
/// extension LaunchEvent { static let lowMemory: LaunchEvent = "low memory" }
///
/// binder.on(.lowMemory, "Shrink") { (cache: Cache) in await cache.shrink() }
/// try await launcher.send(.lowMemory)
/// ```
public struct LaunchEvent: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name that reports show.
    public let description: String

    /// An event of your own; two of one name are the same.
    public init(_ name: String) { description = name }
    /// The same from a literal.
    public init(stringLiteral name: String) { description = name }

    /// The application can be seen again.
    public static let foreground: LaunchEvent = "foreground"
    /// The application cannot be seen any more.
    public static let background: LaunchEvent = "background"
    /// Somebody asks for what was read once to be read again: SIGHUP, as a rule.
    public static let reload: LaunchEvent = "reload"
}
