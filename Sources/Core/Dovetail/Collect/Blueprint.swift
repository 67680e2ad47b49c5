internal import DovetailGraph

/// All declarations of a component and its descendants, in order.
struct Blueprint {
    let recorded: RecordedModules
    /// The root comes first; a child comes after its parent.
    let components: ContiguousArray<CollectedComponent>
    let modules: [Graph.Module]
    /// Grouped by component, in order of declaration.
    var bindings: ContiguousArray<PlacedBinding>
    let declarations: ContiguousArray<CollectedDeclaration>
    let inclusions: [Graph.Inclusion]
    let installations: [Graph.Installation]
    var unfinished: ContiguousArray<Unfinished>
    var replacements: ContiguousArray<Replacement> = []
    /// The defaults that other bindings override.
    var overriddenDefaults: ContiguousArray<PlacedBinding> = []
    /// The graph without its replacements, if they replace bindings that conflict with each other.
    // An array of at most one: the layout of a graph is not known here if it is built for library evolution, and parts of a borrowed
    // blueprint without a known layout cannot be copied.
    var unreplaced: [Graph] = []

    /// A binding in its component.
    struct PlacedBinding {
        var source: Source
        let component: Int
        let module: Int
        /// The binding that it replaced, if there is one.
        var replaced: Replaced?

        enum Source {
            /// A recipe of a recorder. The blueprint retains the recorder: retaining it each time costs more than what is read.
            case recipe(Unmanaged<DeclarationRecorder>, Int)
            /// The value that the component is built with.
            case seed(CollectedComponent)
            /// The binding of an `install`.
            case child(CollectedComponent)
        }

        init(source: Source, _ position: CollectedPosition) {
            self.source = source
            component = position.component
            module = position.module
        }

        /// The type of the recipe's product, if there is a recipe. (The recipe itself would be copied.)
        var product: Any.Type? {
            guard case .recipe(let recorder, let index) = source else { return nil }
            return recorder._withUnsafeGuaranteedRef { $0.recipes[index].product }
        }

        /// The recipe, if there is one.
        var recipe: Recipe? {
            if case .recipe(let recorder, let index) = source { recorder._withUnsafeGuaranteedRef { $0.recipes[index] } } else { nil }
        }
    }

    /// A replaced binding. It is a class because few bindings have one, and all are copied.
    final class Replaced {
        let isShared: Bool
        let scope: TypeName?
        let role: Role

        /// The part that a binding has in a replacement.
        enum Role {
            /// It replaces another one.
            case replacement
            /// It replaces another one, and requests the instance of that.
            case wrapper
            /// It has been replaced by a wrapper, which alone requests it.
            case original
        }

        init(isShared: Bool, scope: TypeName?, role: Role = .replacement) {
            self.isShared = isShared
            self.scope = scope
            self.role = role
        }
    }

    struct Unfinished {
        let recipe: Recipe
        let component: Int
        let module: Int

        init(recipe: Recipe, _ position: CollectedPosition) {
            self.recipe = recipe
            component = position.component
            module = position.module
        }
    }

    /// - Parameters:
    ///   - replacing: Modules whose bindings replace others. Components that they install and keys that they declare belong to the root.
    ///   - substitute: A description of a component that is collected instead of the one that installs it.
    init(
        of root: ErasedComponent, at place: Graph.SourceLocation, replacing: Replacements = Replacements([]),
        substitute: ErasedComponent? = nil
    ) {
        recorded = RecordedModules(replacing: replacing, substitute: substitute)
        let collected = ComponentCollector(of: recorded.number(of: root, at: place), from: recorded, at: place)
        components = collected.components
        modules = collected.modules
        declarations = collected.declarations
        inclusions = collected.inclusions
        installations = collected.installations
        bindings = recorded.takeBindings()
        unfinished = recorded.unfinished
        if recorded.hasDefaults { overrideDefaults() }
    }

    func description(of component: CollectedComponent) -> ErasedComponent { recorded.description(of: component) }

    /// Diagnostics for declarations that were made after collecting.
    var lateFindings: () -> [Diagnostic] {
        { [late = recorded.lateDeclarations] in
            late.all.map { Diagnostic.lateDeclaration(of: TypeName($0.type), in: $0.module, at: $0.place) }
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
