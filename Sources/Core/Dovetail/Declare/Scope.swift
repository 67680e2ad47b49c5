/// The types that the `Scope` of a module or component can be: a ``Scope``, or ``Unscoped``.
public protocol AnyScope {}

/// The lifetime of shared instances: that of the instance of the component that declares the scope.
///
/// Declare one scope for each kind of component that shares instances:
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

/// The scope of modules and components that share no instances. This is the default.
public enum Unscoped: AnyScope {}

/// The usual scope of a root component: one instance for the whole application.
public struct Singleton: Scope {}

// SPDX-License-Identifier: Apache-2.0
