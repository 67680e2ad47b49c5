internal import DovetailGraph

/// A module type, as the collector needs it.
@usableFromInline
struct ModuleDescription {
    let type: Any.Type
    let scope: TypeName?
    let configure: (Sheet) -> Void

    init<M: Module>(_: M.Type) {
        type = M.self
        scope = M.Scope.self == Unscoped.self ? nil : TypeName(M.Scope.self)
        configure = { M.configure(binder: Binder<M.Scope>($0)) }
    }

    static func of(_ module: any Module.Type) -> ModuleDescription {
        func open<M: Module>(_ module: M.Type) -> ModuleDescription { ModuleDescription(M.self) }
        return open(module)
    }
}

/// A component type, as the collector and the linker need it.
@usableFromInline
struct ComponentDescription {
    let type: Any.Type
    let scope: TypeName?
    let seed: Any.Type
    let root: Any.Type
    /// `ComponentFactory` of the component.
    let factory: Any.Type
    let configure: (Sheet) -> Void
    /// Nil for a module that is looked at alone: nothing is asked of it from outside.
    let configureRoot: ((Draft) -> Void)?

    /// - Parameter place: Where the component is built, if its own factory is bound inside it.
    init<C: ComponentBase>(_: C.Type, bindingItsFactoryAt place: Graph.Place? = nil) {
        type = C.self
        scope = C.Scope.self == Unscoped.self ? nil : TypeName(C.Scope.self)
        seed = C.Seed.self
        root = C.Root.self
        factory = ComponentFactory<C>.self
        configure = { sheet in
            C.configure(binder: Binder<C.Scope>(sheet))
            if let place { sheet.bindRootFactory(ComponentFactory<C>.self, at: place) }
        }
        configureRoot = { _ = C.configureRoot(binder: ReceiptBinder<C.Root>($0)) }
    }

    /// A module as if it were a component: with its scope, and without a root.
    init<M: Module>(alone module: M.Type) {
        type = M.self
        scope = M.Scope.self == Unscoped.self ? nil : TypeName(M.Scope.self)
        seed = Void.self
        root = Void.self
        factory = Void.self
        configure = { M.configure(binder: Binder<M.Scope>($0)) }
        configureRoot = nil
    }
}
