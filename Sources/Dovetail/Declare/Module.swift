/// A group of bindings.
///
/// ```swift
/// enum StoreModule: Module {
///     static func configure(binder: Binder<Singleton>) {
///         binder.include(module: NetworkModule.self)
///         binder.bind(Store.self).sharedInScope().to(factory: Store.init)
///     }
/// }
/// ```
public protocol Module {
    /// The scope of the components that may include the module: any component, if it is ``Unscoped``.
    associatedtype Scope: AnyScope = Unscoped

    /// Says what the module binds. Called once for each graph, before anything is made.
    static func configure(binder: Binder<Scope>)
}
