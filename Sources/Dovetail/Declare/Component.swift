/// A module that has a root: what is asked of the graph from outside.
///
/// Conform to ``RootComponent`` where a program starts, and to ``Component`` for parts that are built later, each time with
/// a seed of its own.
public protocol ComponentBase {
    /// The value that the component is built with, bound inside it: a type, or `TaggedProvider<T>` to bind it under a tag.
    ///
    /// Of a `Provider<T>`, what it provides when the component is built is bound, as `T`. A `Lazy`, a `WeakProvider`, a
    /// `MainActorProvider` or an `Assisted` cannot be a seed without a tag, because the library makes those.
    associatedtype Seed = Void
    /// What building the component gives.
    associatedtype Root
    /// The scope of the instances that the component shares.
    associatedtype Scope: AnyScope = Unscoped

    /// Says what the component binds. Called once for each graph, before anything is made.
    static func configure(binder: Binder<Scope>)

    /// Says how the root is made.
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root>
}

/// A component that others install.
public protocol Component: ComponentBase {}

/// A component that is built from outside, and that others may install.
///
/// ```swift
/// enum App: RootComponent {
///     typealias Root = Greeter
///
///     static func configure(binder: Binder<Unscoped>) {
///         binder.bind(Clock.self).to(factory: Clock.init)
///     }
///
///     static func configureRoot(binder bind: ReceiptBinder<Greeter>) -> BindingReceipt<Greeter> {
///         bind.to(factory: Greeter.init)
///     }
/// }
///
/// let greeter = try App.build()
/// ```
public protocol RootComponent: Component {}
