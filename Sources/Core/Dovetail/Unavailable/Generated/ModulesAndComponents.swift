// Written by `Scripts/generate unavailable`. Do not edit.
//
// A module or component that is added with the wrong method, or where it does not fit.

extension Binder {
    /// Rejects a mistake: the module has another scope than this binder: include it where that scope is, or make the module Unscoped if it shares nothing
    @available(*, unavailable, message: "the module has another scope than this binder: include it where that scope is, or make the module Unscoped if it shares nothing")
    public func include<M: Module>(module: M.Type) {}

    /// Rejects a mistake: modules are types: write include(module: StoreModule.self)
    @available(*, unavailable, message: "modules are types: write include(module: StoreModule.self)")
    public func include<M: Module>(module: M) {}

    /// Rejects a mistake: include each module by itself: include(module: StoreModule.self)
    @available(*, unavailable, message: "include each module by itself: include(module: StoreModule.self)")
    public func include(modules: [any Module.Type]) {}

    /// Rejects a mistake: this is a component, not a module: write install(dependency:)
    @available(*, unavailable, message: "this is a component, not a module: write install(dependency:)")
    public func include<Child: ComponentBase>(module component: Child.Type) {}

    /// Rejects a mistake: this is a module, not a component: write include(module:)
    @available(*, unavailable, message: "this is a module, not a component: write include(module:)")
    public func install<M: Module>(dependency module: M.Type) {}

    /// Rejects another spelling of `include(module:)`.
    @available(*, unavailable, renamed: "include(module:)")
    public func include<M: Module>(_ module: M.Type) {}

    /// Rejects another spelling of `include(module:)`.
    @available(*, unavailable, renamed: "include(module:)")
    public func install<M: Module>(module: M.Type) {}

    /// Rejects another spelling of `install(dependency:)`.
    @available(*, unavailable, renamed: "install(dependency:)")
    public func install<Child: ComponentBase>(_ component: Child.Type) {}

    /// Rejects another spelling of `install(dependency:)`.
    @available(*, unavailable, renamed: "install(dependency:)")
    public func install<Child: ComponentBase>(component: Child.Type) {}
}

extension ReceiptBinder {
    /// Rejects a mistake: the binding of the root is already started: write bind.to(…), and other bindings in configure(binder:)
    @available(*, unavailable, message: "the binding of the root is already started: write bind.to(…), and other bindings in configure(binder:)")
    public func bind<Other>(_ element: Other.Type = Other.self) -> ReceiptBinder<Other> { unavailable() }

    /// Rejects a mistake: include modules in configure(binder:)
    @available(*, unavailable, message: "include modules in configure(binder:)")
    public func include<M: Module>(module: M.Type) {}

    /// Rejects a mistake: install components in configure(binder:)
    @available(*, unavailable, message: "install components in configure(binder:)")
    public func install<Child: ComponentBase>(dependency component: Child.Type) {}
}
