/// What the `Scope` of a module or component may be: a ``Scope``, or ``Unscoped``.
public protocol AnyScope {}

/// How long a shared instance is kept: as long as the instance of the component that declares the scope.
///
/// Declare one for each kind of component that shares instances:
///
/// ```swift
/// struct LoggedIn: Scope {}
///
/// enum Session: Component {
///     typealias Scope = LoggedIn
///     // …
/// }
/// ```
public protocol Scope: AnyScope {}

/// Of modules and components that share nothing. The default.
public enum Unscoped: AnyScope {}

/// The usual scope of a root component: one instance for the whole application.
public struct Singleton: Scope {}
