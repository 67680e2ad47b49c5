public import DovetailGraph
internal import CDovetail

/// All declarations of one module or component, in order.
///
/// The binder, its builders and the receipts all write to the recorder. A recorder is filled once for each graph, no matter how many
/// components include its module.
///
/// It is not Sendable, and neither are the binder and the builders, which contain one: only the thread that runs `configure` writes to it.
@usableFromInline
final class DeclarationRecorder {
    @exclusivity(unchecked) private(set) var declarer: Declarer
    let name: TypeName
    /// The scope of the module; nil for an unscoped one.
    let scope: TypeName?
    // Not checked for exclusive access, because the check costs more than the write.
    @exclusivity(unchecked) private(set) var recipes: ContiguousArray<Recipe> = []
    /// The declarations that are not bindings.
    @exclusivity(unchecked) private var others: ContiguousArray<Other> = []
    /// The requests of all factories, one recipe after the other.
    @exclusivity(unchecked) private(set) var requests: ContiguousArray<Any.Type> = []
    /// The recipe of a component's root.
    @exclusivity(unchecked) private(set) var root: Int?
    private let lateDeclarations: LateDeclarations

    /// A declaration that is not a binding.
    struct Other {
        enum Kind {
            case include(ErasedModule)
            indirect case install(ErasedComponent)
            case declare(Graph.Declaration.Kind, Any.Type, tag: Any.Type?)
        }

        let kind: Kind
        let place: Graph.SourceLocation
        /// The number of recipes that come before it.
        fileprivate let position: Int
    }

    /// A module or component, whose `configure` fills the recorder.
    enum Declarer {
        case module(ErasedModule)
        /// The location is that of the root, if that has none of its own.
        indirect case component(ErasedComponent, at: Graph.SourceLocation)
    }

    init(of declarer: Declarer, name: TypeName, scope: Any.Type?, _ lateDeclarations: LateDeclarations) {
        self.declarer = declarer
        self.name = name
        self.scope = scope.map { TypeName($0) }
        self.lateDeclarations = lateDeclarations
    }

    var type: Any.Type {
        switch declarer {
        case .module(let module): module.type
        case .component(let component, _): component.type
        }
    }

    /// Whether `configure` has been called.
    @exclusivity(unchecked) private(set) var isStarted = false

    /// Runs `configure`. Later declarations have no effect and are reported.
    func record() {
        isStarted = true
        // Sized for a typical module, so that the arrays are not reallocated five times while it is recorded.
        recipes.reserveCapacity(32)
        requests.reserveCapacity(64)
        switch declarer {
        case .module(let module):
            module.configure(self)
            // A replacing closure does not outlive the call that collects, but a binder may, and it retains the recorder.
            declarer = .module(ErasedModule(type: module.type, name: module.name, scope: module.scope) { _ in })
        case .component(let component, let place):
            component.configure(self)
            component.configureRoot?(startRoot(component.root, at: place))
        }
        isRead = true
    }

    /// Returns the next recipes, in the order in which they were declared, and the other declaration that follows them, if there is one.
    func next(in reader: DeclarationReader) -> (recipes: Range<Int>, other: Other?) {
        let (first, number) = reader.progress
        let other = number < others.count ? others[number] : nil
        let recipes = first..<(other?.position ?? recipes.count)
        reader.progress = (recipes.upperBound, number + 1)
        return (recipes, other)
    }

    /// A declaration that is not a binding, by its number.
    func other(_ number: Int) -> Other { others[number] }

    @exclusivity(unchecked) private(set) var isRead = false

    /// Releases what the factories have captured, once the graph is assembled: a factory that has captured a binder would retain the
    /// recorder, which retains the factory.
    func forgetFactories() { for recipe in recipes.indices { recipes[recipe].forgetFunctions() } }

    // MARK: Bindings

    @usableFromInline @inline(never)
    func start(
        _ type: Any.Type, _ file: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt
    ) -> BindingDraft {
        guard !isRead else {
            lateDeclarations.report(type, on: self, at: Graph.SourceLocation(file: file, filePath: filePath, line: line, column: column))
            return BindingDraft(recorder: self, index: -1)
        }
        return append(Recipe(type, at: Graph.SourceLocation(file: file, filePath: filePath, line: line, column: column)))
    }

    /// Whether it has a default.
    @exclusivity(unchecked) private(set) var hasDefaults = false

    /// Starts a binding that another one of its key overrides.
    @usableFromInline
    func startDefault(_ type: Any.Type, _ file: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt) -> BindingDraft {
        let draft = start(type, file, filePath, line, column)
        write(draft.index) { $0.isDefault = true }
        hasDefaults = true
        return draft
    }

    /// Starts an assisted factory whose product is of the type.
    @usableFromInline
    func startFactory(_ type: Any.Type, _ file: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt) -> BindingDraft {
        let draft = start(type, file, filePath, line, column)
        write(draft.index) { $0.kind = .assistedFactory }
        return draft
    }

    /// Starts a property injector for objects of the type, which is requested as `key`.
    @usableFromInline
    func startInjector(
        _ type: Any.Type, _ key: Any.Type, _ file: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt
    ) -> BindingDraft {
        let draft = start(type, file, filePath, line, column)
        write(draft.index) {
            $0.kind = .propertyInjector
            $0.key = key
        }
        return draft
    }

    /// Starts the root of a component. Its location is the one where it is completed.
    func startRoot(_ type: Any.Type, at place: Graph.SourceLocation) -> BindingDraft {
        var recipe = Recipe(type, at: place)
        recipe.hasPlace = false
        root = recipes.count
        return append(recipe)
    }

    /// Starts a request for an object that a test builds.
    func startRequest(_ type: Any.Type, at place: Graph.SourceLocation) -> BindingDraft { append(Recipe(type, at: place)) }

    /// Binds the factory of the root component that this recorder describes. `type` is a `ComponentFactory`.
    func bindRootFactory(_ type: Any.Type, at place: Graph.SourceLocation) {
        let draft = append(Recipe(type, at: place))
        draft.finish(.componentFactory(child: 0), nil) {
            // Most components do not use it.
            $0.isEntryPoint = true
            // The only stored property of a `ComponentFactory`.
            $0.code = { env, _, _, out in deliver(BuildSite(env.layout, in: nil), out) }
        }
    }

    private func append(_ recipe: consuming Recipe) -> BindingDraft {
        recipes.append(recipe)
        return BindingDraft(recorder: self, index: Int32(truncatingIfNeeded: recipes.count - 1))
    }

    /// Starts a second binding with the settings that the one at `index` had before it was completed.
    func restart(_ index: Int32) -> Int32 {
        let first = recipes[Int(index)]
        var recipe = Recipe(first.type, at: first.place)
        recipe.key = first.key
        recipe.tag = first.tag
        recipe.settableExtras.contribution = first.extras?.contribution
        recipe.settableExtras.assemble = first.extras?.assemble
        if let tags = first.extras?.usedTags, !tags.isEmpty { recipe.settableExtras.usedTags = tags }
        recipe.isShared = first.isShared
        recipe.isDefault = first.isDefault
        return append(recipe).index
    }

    /// Changes a recipe that is not complete.
    func write(_ index: Int32, _ change: (inout Recipe) -> Void) {
        guard index >= 0 else { return }
        guard !isRead else {
            let recipe = recipes[Int(index)]
            return lateDeclarations.report(recipe.type, on: self, at: recipe.place)
        }
        change(&recipes[Int(index)])
    }

    // Not inlined: it is called for each parameter of each overload.
    @usableFromInline @inline(never)
    func request(_ type: Any.Type) { requests.append(type) }

    // MARK: Other declarations

    @usableFromInline
    func include(_ module: ErasedModule, at place: Graph.SourceLocation) {
        append(.include(module), module.type, place)
    }

    @usableFromInline
    func install(_ component: ErasedComponent, at place: Graph.SourceLocation) {
        append(.install(component), component.type, place)
    }

    func declare(
        _ kind: Graph.Declaration.Kind, _ type: Any.Type, tag: Any.Type? = nil, _ file: StaticString, _ filePath: StaticString,
        _ line: UInt, _ column: UInt
    ) {
        append(.declare(kind, type, tag: tag), type, Graph.SourceLocation(file: file, filePath: filePath, line: line, column: column))
    }

    private func append(_ kind: Other.Kind, _ type: Any.Type, _ place: Graph.SourceLocation) {
        if isRead { return lateDeclarations.report(type, on: self, at: place) }
        others.appendToFew(Other(kind: kind, place: place, position: recipes.count))
    }
}

// SPDX-License-Identifier: Apache-2.0
