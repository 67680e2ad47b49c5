internal import DovetailGraph

/// Describes a module type to the collector.
// Both are classes, because their copies are many, and copying an optional name in a struct needs the metadata of its type.
@usableFromInline
final class ErasedModule {
    let type: Any.Type
    let name: TypeName
    let scope: TypeName?
    let configure: (DeclarationRecorder) -> Void

    /// - Parameter name: The name of `type`, unless the module is not declared as a type.
    init(type: Any.Type, name: TypeName? = nil, scope: TypeName?, configure: @escaping (DeclarationRecorder) -> Void) {
        self.type = type
        self.name = name ?? TypeName(type)
        self.scope = scope
        self.configure = configure
    }
}

/// Describes a component type to the collector and the linker.
@usableFromInline
final class ErasedComponent {
    let type: Any.Type
    let scope: TypeName?
    let seed: Any.Type
    let root: Any.Type
    /// The `ComponentFactory` type of the component.
    let factory: Any.Type
    let configure: (DeclarationRecorder) -> Void
    /// Nil for a module validated in isolation, which has no root.
    let configureRoot: ((BindingDraft) -> Void)?

    init(
        type: Any.Type, scope: TypeName?, seed: Any.Type, root: Any.Type, factory: Any.Type,
        configure: @escaping (DeclarationRecorder) -> Void, configureRoot: ((BindingDraft) -> Void)?
    ) {
        self.type = type
        self.scope = scope
        self.seed = seed
        self.root = root
        self.factory = factory
        self.configure = configure
        self.configureRoot = configureRoot
    }
}
