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
    /// The scope of the components that may include the module. A module that is ``Unscoped`` can be included by any component.
    associatedtype Scope: AnyScope = Unscoped

    /// Declares the bindings of the module. Called once for each graph, before any instance is created.
    static func configure(binder: Binder<Scope>)
}
