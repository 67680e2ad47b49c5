internal import DovetailGraph

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

extension ErasedModule {
    init<M: Module>(_: M.Type) {
        self.init(type: M.self, scope: M.Scope.named) { M.configure(binder: Binder<M.Scope>($0)) }
    }
}

extension ErasedComponent {
    /// Describes a module as a component that has a scope and no root.
    init<M: Module>(alone module: M.Type) {
        self.init(
            type: M.self, scope: M.Scope.named, seed: Void.self, root: Void.self, factory: Void.self,
            configure: { M.configure(binder: Binder<M.Scope>($0)) }, configureRoot: nil)
    }
}

extension AnyScope {
    /// The type of the scope; nil for ``Unscoped``.
    static var named: Any.Type? { self == Unscoped.self ? nil : self }
}

// SPDX-License-Identifier: Apache-2.0
