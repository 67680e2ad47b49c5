/// A module that has a root, which is the entry point of its graph.
///
/// Conform to ``RootComponent`` for the component that a program builds at launch, and to ``Component`` for components that are built
/// later, each time with a seed of their own.
public protocol ComponentBase {
    /// The value that the component is built with, bound inside it: a type, or `Tagged<T>` to bind it under a tag.
    ///
    /// For a `Provider<T>`, the value that it provides when the component is built is bound as `T`. A `Lazy`, a `WeakProvider`, a
    /// `MainActorProvider` or an `Assisted` cannot be an untagged seed, because the library creates those types.
    associatedtype Seed = Void
    /// The value that building the component returns. The component requests it, unless it declares a `configureRoot` that binds it.
    associatedtype Root = MissingRoot
    /// The scope of the instances that the component shares.
    associatedtype Scope: AnyScope = Unscoped

    /// Declares the bindings of the component. Called once for each graph, before any instance is created.
    static func configure(binder: Binder<Scope>)

    /// Declares how the root is created. By default the root is requested, and bound like everything else.
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root>
}

/// A component that other components install.
public protocol Component: ComponentBase {}

/// A component that can be built from outside the graph. Other components may install it too.
///
/// ```swift
/// enum App: RootComponent {
///     typealias Root = Greeter
///
///     static func configure(binder: Binder<Unscoped>) {
///         binder.bind(Clock.self).to(factory: Clock.init)
///         binder.bind(Greeter.self).to(factory: Greeter.init)
///     }
/// }
///
/// let greeter = try App.build()
/// ```
public protocol RootComponent: Component {}

// SPDX-License-Identifier: Apache-2.0
