internal import DovetailGraph

/// Describes a module type to the collector.
@usableFromInline
struct ErasedModule {
    let type: Any.Type
    let name: TypeName
    /// Nil for an unscoped module. (Not its name, because copying an optional name needs the metadata of its type.)
    let scope: Any.Type?
    let configure: (DeclarationRecorder) -> Void

    /// - Parameter name: The name of `type`, unless the module is not declared as a type.
    init(type: Any.Type, name: TypeName? = nil, scope: Any.Type?, configure: @escaping (DeclarationRecorder) -> Void) {
        self.type = type
        self.name = name ?? TypeName(type)
        self.scope = scope
        self.configure = configure
    }
}

/// Describes a component type to the collector and the linker.
@usableFromInline
struct ErasedComponent {
    let type: Any.Type
    /// Nil for an unscoped component.
    let scope: Any.Type?
    let seed: Any.Type
    let root: Any.Type
    /// The `ComponentFactory` type of the component.
    let factory: Any.Type
    let configure: (DeclarationRecorder) -> Void
    /// Nil for a module validated in isolation, which has no root.
    let configureRoot: ((BindingDraft) -> Void)?
    /// Whether its declarations are written where it is installed, so that each installation is another component.
    var isInPlace = false

    /// A component without a type of its own has the name of its root.
    var name: TypeName { TypeName(isInPlace ? root : type) }
}

// SPDX-License-Identifier: Apache-2.0
