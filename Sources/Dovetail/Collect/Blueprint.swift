internal import CDovetail
internal import DovetailGraph

/// All declarations of a component and its descendants, in order.
///
/// It is the only caller of `configure`: once for each module and component, no matter how often they are included or installed.
struct Blueprint {
    /// The root comes first; a child comes after its parent.
    var components: ContiguousArray<ComponentRecord> = []
    private(set) var modules: [Graph.Module] = []
    /// Grouped by component, in order of declaration.
    var bindings: ContiguousArray<PlacedBinding> = []
    private(set) var declarations: ContiguousArray<Declaration> = []
    private(set) var inclusions: [Graph.Inclusion] = []
    private(set) var installations: [Graph.Installation] = []
    var unfinished: ContiguousArray<Unfinished> = []
    var replacements: ContiguousArray<Replacement> = []
    /// Declarations that come too late.
    let lateDeclarations = LateDeclarations()

    private var recorders: ContiguousArray<DeclarationRecorder> = []
    /// Numbers the types in the order of their recorders.
    private var recorderTypes = KeyInterner(capacity: 0)
    /// The modules that the components from the root to the one that is being collected configure, by type.
    private var included = ScopedTypeIndex()
    /// The components that they install, by type: positions in `children`.
    private var installed = ScopedTypeIndex()
    private var children: ContiguousArray<ComponentRecord> = []
    /// The component of each element of `installations`.
    private var targets: ContiguousArray<ComponentRecord> = []

    /// Diagnostics for declarations that were made after collecting.
    var lateFindings: () -> [Diagnostic] {
        { [lateDeclarations] in
            var graph = Graph()
            for (position, late) in lateDeclarations.all.enumerated() {
                graph.keys.append(Graph.KeyEntry(Graph.Key(TypeName(late.type))))
                graph.modules.append(Graph.Module(late.module, component: 0))
                graph.unfinished.append(Graph.Unfinished(key: position, component: 0, module: position, place: late.place, isLate: true))
            }
            if graph.unfinished.isEmpty { return [] }
            graph.components = [Graph.Component(graph.modules[0].name)]
            return graph.validate()
        }
    }

    /// One component at one position of the tree.
    // A class: all arrays of objects have the same metadata, which a cold start would have to instantiate for any other type of array.
    final class ComponentRecord {
        let description: ErasedComponent
        let parent: Int?
        let place: Graph.SourceLocation
        /// Its position in `components`; nil until it is collected, and where a cycle was cut.
        fileprivate(set) var number: Int?
        var seed: Int?
        var root: Int?
        var bindings = 0..<0
        var modules = 0..<0
        /// The numbers of entries in `included` and `installed` once it has been collected.
        fileprivate var entries = (included: 0, installed: 0)

        fileprivate init(_ description: ErasedComponent, parent: Int?, at place: Graph.SourceLocation) {
            self.description = description
            self.parent = parent
            self.place = place
        }
    }

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
            case seed(ComponentRecord)
            /// The binding of an `install`.
            case child(ComponentRecord)
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

        init(isShared: Bool, scope: TypeName?) {
            self.isShared = isShared
            self.scope = scope
        }
    }

    struct Declaration {
        let kind: Graph.Declaration.Kind
        let type: Any.Type
        let tag: Any.Type?
        let component: Int
        let module: Int
        let place: Graph.SourceLocation
    }

    struct Unfinished {
        let recipe: Recipe
        let component: Int
        let module: Int
    }

    /// - Parameter replacing: Modules whose bindings replace others. Components that they install and keys that they declare belong to the
    ///   root.
    init(of root: ErasedComponent, at place: Graph.SourceLocation, replacing: Replacements = Replacements([])) {
        // Enough for a small graph, so that the arrays are not allocated for one, two, four elements.
        bindings.reserveCapacity(64)
        modules.reserveCapacity(8)
        recorders.reserveCapacity(8)
        var waiting = [ComponentRecord(root, parent: nil, at: place)]
        while let record = waiting.popLast() {
            if let parent = record.parent {
                // Forgets what the components below the parent have added.
                included.leave(to: components[parent].entries.included)
                installed.leave(to: components[parent].entries.installed)
            }
            record.number = components.count
            components.append(record)
            // Last in, first out: reversed, so that children are collected in the order in which they were installed.
            waiting.append(contentsOf: collect(record, components.count - 1, components.count == 1 ? replacing : nil).reversed())
        }
        // Now all components have their numbers.
        for (position, record) in targets.enumerated() { installations[position].child = record.number }
    }

    // MARK: One component

    /// A recorder that is read further once what it includes has been read.
    private final class ReadingPosition {
        let recorder: DeclarationRecorder
        let module: Int
        @exclusivity(unchecked) var progress = DeclarationRecorder.Progress()

        init(_ recorder: DeclarationRecorder, _ module: Int) {
            self.recorder = recorder
            self.module = module
        }
    }

    /// Returns the components that it installs.
    private mutating func collect(_ record: ComponentRecord, _ component: Int, _ replacing: Replacements?) -> [ComponentRecord] {
        let description = record.description
        let firstBinding = bindings.count
        let firstModule = modules.count
        var children: [ComponentRecord] = []
        modules.append(Graph.Module(TypeName(description.type), component: component))
        included.enter(description.type, firstModule)

        if description.seed != Void.self {
            record.seed = bindings.count
            bindings.append(PlacedBinding(source: .seed(record), component: component, module: firstModule))
        }
        walk(recorder(of: description, at: record.place), module: firstModule, component, &children)
        if let replacing, !replacing.modules.isEmpty { add(replacing, &children) }
        record.bindings = firstBinding..<bindings.count
        record.modules = firstModule..<modules.count
        record.entries = (included.count, installed.count)
        return children
    }

    /// Reads a recorder and everything it includes, in order. It is not recursive, because includes can nest to any depth.
    private mutating func walk(_ recorder: DeclarationRecorder, module: Int, _ component: Int, _ children: inout [ComponentRecord]) {
        var path = [ReadingPosition(recorder, module)]
        while let reading = path.last {
            let (recorder, module) = (reading.recorder, reading.module)
            let (recipes, other) = recorder.next(&reading.progress)
            for recipe in recipes { bind(recorder, recipe, component, module) }
            guard let other else {
                path.removeLast()
                continue
            }
            switch other.kind {
            case .declare(let kind, let type, let tag):
                declarations.append(
                    Declaration(kind: kind, type: type, tag: tag, component: component, module: module, place: other.place))
            case .install(let child):
                install(child, component, module, other.place, &children)
            case .include(let description):
                let (included, isNew) = include(description, component, from: module, other.place)
                inclusions.append(Graph.Inclusion(module: module, included: included, name: description.name, place: other.place))
                if isNew, let included { path.append(ReadingPosition(self.recorder(of: description), included)) }
            }
        }
    }

    private mutating func bind(_ recorder: DeclarationRecorder, _ index: Int, _ component: Int, _ module: Int) {
        if recorder.recipes[index].isFinished {
            // Only the recorder of a component has a root.
            if index == recorder.root { components[component].root = bindings.count }
            bindings.append(PlacedBinding(source: .recipe(Unmanaged.passUnretained(recorder), index), component: component, module: module))
        } else {
            unfinished.append(Unfinished(recipe: recorder.recipes[index], component: component, module: module))
        }
    }

    /// Returns the module's number if it is configured here, nil if an ancestor configures it, and whether it still has to be read.
    private mutating func include(
        _ module: ErasedModule, _ component: Int, from includer: Int, _ place: Graph.SourceLocation
    ) -> (number: Int?, isNew: Bool) {
        if let known = included[module.type] { return (modules[known].component == component ? known : nil, false) }
        let number = modules.count
        modules.append(Graph.Module(module.name, component: component, includedBy: includer, place: place))
        included.enter(module.type, number)
        return (number, true)
    }

    private mutating func install(
        _ child: ErasedComponent, _ component: Int, _ module: Int, _ place: Graph.SourceLocation, _ waiting: inout [ComponentRecord]
    ) {
        let known = installed[child.type].map { children[$0] }
        let record = known ?? ComponentRecord(child, parent: component, at: place)
        targets.append(record)
        installations.append(
            Graph.Installation(module: module, component: component, child: nil, name: TypeName(child.type), place: place))
        if known != nil { return }
        bindings.append(PlacedBinding(source: .child(record), component: component, module: module))
        // A cycle. Any other component on the path was installed by the one above it, and is known.
        if child.type == components[0].description.type { return }
        installed.enter(child.type, children.count)
        children.append(record)
        waiting.append(record)
    }

    // MARK: Additions of replacing modules

    /// Adds the installations and declarations of replacing modules to the root. Their bindings replace others later.
    private mutating func add(_ replacing: Replacements, _ waiting: inout [ComponentRecord]) {
        let first = modules.count
        var added = KeyInterner(capacity: 0)
        for item in declarations(of: replacing) {
            guard let other = item.other else { continue }
            switch other.kind {
            case .include: break
            case .install(let child):
                install(child, 0, number(of: item.module, first, &added), other.place, &waiting)
            case .declare(let kind, let type, let tag):
                let module = number(of: item.module, first, &added)
                declarations.append(Declaration(kind: kind, type: type, tag: tag, component: 0, module: module, place: other.place))
            }
        }
    }

    /// Returns the number of a replacing module: that of the same module of the root, or one of those that are added from `first` on.
    private mutating func number(of module: ErasedModule, _ first: Int, _ added: inout KeyInterner) -> Int {
        if let number = included[module.type] { return number }
        let number = first + added.key(module.type)
        if number == modules.count { modules.append(Graph.Module(module.name, component: 0, includedBy: 0)) }
        return number
    }

    // MARK: Recorders

    mutating func recorder(of module: ErasedModule) -> DeclarationRecorder {
        recorder(module.type, module.name, module.scope) { module.configure($0) }
    }

    private mutating func recorder(of component: ErasedComponent, at place: Graph.SourceLocation) -> DeclarationRecorder {
        recorder(component.type, TypeName(component.type), component.scope) { recorder in
            component.configure(recorder)
            component.configureRoot?(recorder.startRoot(component.root, at: place))
        }
    }

    private mutating func recorder(
        _ type: Any.Type, _ name: TypeName, _ scope: Any.Type?, _ configure: (DeclarationRecorder) -> Void
    ) -> DeclarationRecorder {
        let number = recorderTypes.key(type)
        if number < recorders.count { return recorders[number] }
        let recorder = DeclarationRecorder(name: name, scope: scope.map { TypeName($0) }, lateDeclarations: lateDeclarations)
        recorders.append(recorder)
        _ = ThreadNote.write(type, to: dovetail_collecting) {
            configure(recorder)
            return 0
        }
        recorder.close()
        return recorder
    }
}
