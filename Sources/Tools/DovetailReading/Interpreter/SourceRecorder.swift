import DovetailGraph

/// All declarations of one module or component, in order: what `SourceRecorder` of Dovetail is when `configure` runs.
final class SourceRecorder {
    let type: SourceType
    /// The scope of the module; nil for an unscoped one.
    let scope: SourceType?
    private(set) var entries: [Entry] = []
    private(set) var recipes: [SourceRecipe] = []
    /// The recipe of a component's root.
    private(set) var root: Int?
    /// Whether `configure` has returned. Later declarations have no effect.
    private(set) var isClosed = false

    /// A declaration.
    enum Entry {
        /// A position in `recipes`.
        case binding(Int)
        case include(IncludedModule, Graph.SourceLocation)
        case install(InstalledComponent, Graph.SourceLocation)
        case declare(Graph.Declaration.Kind, SourceType, tag: SourceType?, Graph.SourceLocation)
    }

    init(_ type: SourceType, scope: SourceType?) {
        self.type = type
        self.scope = scope
    }

    func close() { isClosed = true }

    /// Starts a binding, and returns its position in `recipes`.
    func start(_ type: SourceType, _ kind: Graph.Binding.Kind = .factory, at place: Graph.SourceLocation) -> Int {
        var recipe = SourceRecipe(type, at: place)
        recipe.kind = kind
        return append(recipe)
    }

    /// Starts the root of a component. Its location is the one where it is completed.
    func startRoot(_ type: SourceType, at place: Graph.SourceLocation) -> Int {
        var recipe = SourceRecipe(type, at: place)
        recipe.hasPlace = false
        root = recipes.count
        return append(recipe)
    }

    /// Binds the factory of the component itself.
    func bindRootFactory(at place: Graph.SourceLocation) {
        let factory = start(SourceType("Dovetail.ComponentFactory<\(type)>"), at: place)
        // Most components do not use it.
        finish(factory, .componentFactory(child: 0)) { $0.isEntryPoint = true }
    }

    private func append(_ recipe: SourceRecipe) -> Int {
        recipes.append(recipe)
        entries.append(.binding(recipes.count - 1))
        return recipes.count - 1
    }

    func write(_ index: Int, _ change: (inout SourceRecipe) -> Void) { change(&recipes[index]) }

    /// Completes a binding. A second completion starts a second binding of the same key, which the rules report.
    func finish(
        _ index: Int, _ kind: Graph.Binding.Kind, requesting requests: [SourceType] = [], _ change: (inout SourceRecipe) -> Void = { _ in }
    ) {
        let target = recipes[index].isFinished ? append(recipes[index].restarted()) : index
        write(target) {
            $0.kind = kind
            $0.requests = requests
            $0.isFinished = true
            change(&$0)
        }
    }

    func add(_ entry: Entry) { entries.append(entry) }
}

/// A module, and how it is configured if it does not do so itself.
struct IncludedModule {
    let type: SourceType
    var configure: FunctionValue?
}

/// A component, and its declarations if they are written where it is installed.
struct InstalledComponent {
    let type: SourceType
    var inPlace: InPlaceComponent?
}

/// A component without a type of its own.
struct InPlaceComponent {
    let root: SourceType
    let seed: SourceType
    let scope: SourceType?
    let configure: FunctionValue
}

/// A binding as declared: what `SourceRecipe` of Dovetail is.
struct SourceRecipe {
    let type: SourceType
    /// The type that can be requested, which differs from `type` for contributions and factories.
    var key: SourceType
    var tag: SourceType?
    var place: Graph.SourceLocation
    var kind = Graph.Binding.Kind.factory
    /// False for a root that is not complete.
    var hasPlace = true
    var isShared = false
    var isFinished = false
    var isEntryPoint = false
    /// Whether another binding of its key overrides it.
    var isDefault = false
    /// Whether it is the root of a component that only requests it: another binding creates it.
    var isRequestedRoot = false
    var requests: [SourceType] = []
    /// The names of parameters with a default argument that the reference to an initializer ignores, by the positions of their requests.
    var ignoredDefaults: [Int: String] = [:]
    /// The tags whose values parameters of the factory receive.
    var usedTags: [UsedTag] = []
    var contribution: Contribution?
    var isolation = Graph.Isolation.nonisolated
    var step: Step?
    /// Whether its factory looks up other instances at run time.
    var looksUp = false

    /// A tag, and the type of its values.
    struct UsedTag {
        let tag: SourceType
        let element: SourceType
    }

    enum Contribution {
        case element, elements
        case entry(EntryKey)
    }

    /// The known part of a dictionary key.
    struct EntryKey {
        /// Equal for equal keys.
        var identity: String
        /// Its description, if it is known.
        var text: String?
    }

    /// The part that the binding has in a launch.
    struct Step {
        let kind: Graph.Step.Kind
        let name: String?
    }

    init(_ type: SourceType, at place: Graph.SourceLocation) {
        self.type = type
        self.place = place
        key = type
    }

    /// A new binding with the settings that this one had before it was completed.
    fileprivate func restarted() -> SourceRecipe {
        var recipe = SourceRecipe(type, at: place)
        recipe.key = key
        recipe.tag = tag
        recipe.contribution = contribution
        recipe.usedTags = usedTags
        recipe.isShared = isShared
        recipe.isDefault = isDefault
        return recipe
    }
}

// SPDX-License-Identifier: Apache-2.0
