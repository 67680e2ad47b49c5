internal import DovetailGraph

/// Describes a module type to the collector.
@usableFromInline
struct ErasedModule {
    let type: Any.Type
    let scope: TypeName?
    let configure: (DeclarationRecorder) -> Void

    init(type: Any.Type, scope: TypeName?, configure: @escaping (DeclarationRecorder) -> Void) {
        self.type = type
        self.scope = scope
        self.configure = configure
    }

    init<M: Module>(_: M.Type) {
        type = M.self
        scope = M.Scope.self == Unscoped.self ? nil : TypeName(M.Scope.self)
        configure = { M.configure(binder: Binder<M.Scope>($0)) }
    }

    static func of(_ module: any Module.Type) -> ErasedModule {
        func open<M: Module>(_ module: M.Type) -> ErasedModule { ErasedModule(M.self) }
        return open(module)
    }
}

/// Describes a component type to the collector and the linker.
@usableFromInline
struct ErasedComponent {
    let type: Any.Type
    let scope: TypeName?
    let seed: Any.Type
    let root: Any.Type
    /// The `ComponentFactory` type of the component.
    let factory: Any.Type
    let configure: (DeclarationRecorder) -> Void
    /// Nil for a module validated in isolation, which has no root.
    let configureRoot: ((BindingDraft) -> Void)?

    /// - Parameter place: The location of the build call, if the component's own factory is bound inside it.
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

    /// Describes a module as a component that has a scope and no root.
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
