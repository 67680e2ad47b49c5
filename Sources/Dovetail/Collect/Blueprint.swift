internal import CDovetail
internal import DovetailGraph

/// All declarations of a component and its descendants, in order.
///
/// It is the only caller of `configure`: once for each module and component, no matter how often they are included or installed.
struct Blueprint {
    /// The root comes first; a child comes after its parent.
    var components: ContiguousArray<Part> = []
    private(set) var modules: ContiguousArray<Graph.Module> = []
    /// Grouped by component, in order of declaration.
    var bindings: ContiguousArray<Declared> = []
    private(set) var declarations: ContiguousArray<Declaration> = []
    private(set) var inclusions: [Graph.Inclusion] = []
    private(set) var installations: [Graph.Installation] = []
    var unfinished: ContiguousArray<Unfinished> = []
    var replacements: ContiguousArray<Replacement> = []
    /// Declarations that come too late.
    let lateness = LateDeclarations()

    private var sheets: ContiguousArray<DeclarationRecorder> = []
    /// The position of each type's sheet in `sheets`.
    private var sheetNumbers = TypeIndex()
    /// The components from the root to the one that is being collected.
    private var path: ContiguousArray<Level> = []
    /// The modules that they configure, by type.
    private var included = NumbersOnPath()
    /// The components that they install, by type: positions in `childNumbers`.
    private var installed = NumbersOnPath()
    /// The component for each new `install`; nil until it has been collected.
    private var childNumbers: ContiguousArray<Int?> = []
    /// The target of each element of `installations`.
    private var outcomes: ContiguousArray<Outcome> = []

    /// Diagnostics for declarations that were made after collecting.
    var lateFindings: () -> [Diagnostic] {
        { [lateness] in
            var graph = Graph()
            for late in lateness.all {
                graph.keys.append(Graph.KeyEntry(Graph.Key(TypeName(late.type))))
                graph.modules.append(Graph.Module(late.module, component: 0))
                graph.unfinished.append(
                    Graph.Unfinished(
                        key: graph.keys.count - 1, component: 0, module: graph.modules.count - 1, place: late.place, isLate: true))
            }
            if graph.unfinished.isEmpty { return [] }
            graph.components = [Graph.Component(graph.modules[0].name)]
            return graph.validate()
        }
    }

    /// One component at one position of the tree.
    struct Part {
        let description: ErasedComponent
        let parent: Int?
        let place: Graph.Place?
        var seed: Int?
        var root: Int?
        var bindings = 0..<0
        var modules = 0..<0
    }

    /// A binding in its component.
    struct Declared {
        var source: Source
        let component: Int
        let module: Int
        /// The binding that it replaced, if there is one.
        var replaced: Replaced?

        enum Source {
            /// A recipe of a sheet. The blueprint retains the sheet: retaining it each time costs more than what is read.
            case recipe(Unmanaged<DeclarationRecorder>, Int)
            /// The value that the component is built with.
            case seed
            /// The binding of an `install`.
            indirect case child(ErasedComponent, Int?, Graph.Place)
        }

        /// The type of the recipe's product, if there is a recipe. (The recipe itself would be copied.)
        var product: Any.Type? {
            if case .recipe(let sheet, let index) = source { sheet._withUnsafeGuaranteedRef { $0.recipes[index].product } } else { nil }
        }

        /// The recipe, if there is one.
        var recipe: Recipe? {
            if case .recipe(let sheet, let index) = source { sheet._withUnsafeGuaranteedRef { $0.recipes[index] } } else { nil }
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
        let place: Graph.Place
    }

    struct Unfinished {
        let recipe: Recipe
        let component: Int
        let module: Int
    }

    /// - Parameter replacing: Modules whose bindings replace others. Components that they install and keys that they declare belong to the
    ///   root.
    init(of root: ErasedComponent, at place: Graph.Place, replacing: Replacements = Replacements([])) {
        // Enough for a small graph, so that the arrays are not allocated for one, two, four elements.
        bindings.reserveCapacity(64)
        modules.reserveCapacity(8)
        sheets.reserveCapacity(8)
        var waiting = [Child(description: root, parent: nil, place: place, installation: nil)]
        while let child = waiting.popLast() {
            let component = components.count
            components.append(Part(description: child.description, parent: child.parent, place: child.place))
            if let installation = child.installation { arrive(component, through: installation) }
            leave(to: child.parent)
            path.append(Level(component: component, included: included.count, installed: installed.count))
            // Last in, first out: reversed, so that children are collected in the order in which they were installed.
            waiting.append(contentsOf: collect(component, component == 0 ? replacing : nil).reversed())
        }
        settle()
    }

    // MARK: One component

    /// A component to collect. (Not a tuple, here and below: the runtime would have to instantiate the metadata of an array of tuples when
    /// it is first used.)
    private struct Child {
        let description: ErasedComponent
        let parent: Int?
        let place: Graph.Place
        let installation: NewInstallation?
    }

    /// The first `install` of a child.
    private struct NewInstallation {
        /// A position in `childNumbers`.
        let child: Int
        /// The binding of its factory.
        let binding: Int
    }

    /// The target of an `install`.
    private enum Outcome {
        /// A child of the component or of an ancestor: a position in `childNumbers`, whose number may not be known yet.
        case child(Int)
        /// The root that contains the `install`.
        case cycle
    }

    /// A component whose descendants are being collected, with the counts from before it.
    private struct Level {
        let component: Int
        let included: Int
        let installed: Int
    }

    /// The progress of reading a sheet.
    private struct Reading {
        let sheet: DeclarationRecorder
        let module: Int
        var progress = DeclarationRecorder.Progress()
    }

    private mutating func collect(_ component: Int, _ replacing: Replacements?) -> [Child] {
        let description = components[component].description
        let firstBinding = bindings.count
        let firstModule = modules.count
        var children: [Child] = []
        modules.append(Graph.Module(TypeName(description.type), component: component))
        included.enter(description.type, firstModule)

        if description.seed != Void.self {
            components[component].seed = bindings.count
            bindings.append(Declared(source: .seed, component: component, module: firstModule))
        }
        let own = sheet(of: description, at: components[component].place)
        walk(own, module: firstModule, component, &children)
        if let replacing, !replacing.modules.isEmpty { add(replacing, &children) }
        components[component].bindings = firstBinding..<bindings.count
        components[component].modules = firstModule..<modules.count
        return children
    }

    /// Reads a sheet and everything it includes, in order. It is not recursive, because includes can nest to any depth.
    private mutating func walk(_ sheet: DeclarationRecorder, module: Int, _ component: Int, _ children: inout [Child]) {
        var path: [Reading] = []
        var reading = Reading(sheet: sheet, module: module)
        while true {
            guard let entry = reading.sheet.next(&reading.progress) else {
                guard let includer = path.popLast() else { return }
                reading = includer
                continue
            }
            switch entry {
            case .binding(let index):
                bind(reading.sheet, index, component, reading.module)
            case .declare(let kind, let type, let tag, let place):
                declarations.append(
                    Declaration(kind: kind, type: type, tag: tag, component: component, module: reading.module, place: place))
            case .install(let child, let place):
                install(child, component, reading.module, place, &children)
            case .include(let description, let place):
                let (included, isNew) = include(description, component, from: reading.module, place)
                inclusions.append(
                    Graph.Inclusion(module: reading.module, included: included, name: description.name, place: place))
                guard isNew, let included else { break }
                path.append(reading)
                reading = Reading(sheet: self.sheet(of: description), module: included)
            }
        }
    }

    private mutating func bind(_ sheet: DeclarationRecorder, _ index: Int, _ component: Int, _ module: Int) {
        if sheet.recipes[index].isFinished {
            // Only the sheet of a component has a root.
            if index == sheet.root { components[component].root = bindings.count }
            bindings.append(Declared(source: .recipe(Unmanaged.passUnretained(sheet), index), component: component, module: module))
        } else {
            unfinished.append(Unfinished(recipe: sheet.recipes[index], component: component, module: module))
        }
    }

    /// Returns the module's number if it is configured here, nil if an ancestor configures it, and whether it still has to be read.
    private mutating func include(
        _ module: ErasedModule, _ component: Int, from includer: Int, _ place: Graph.Place
    ) -> (number: Int?, isNew: Bool) {
        if let known = included[module.type] { return (modules[known].component == component ? known : nil, false) }
        let number = modules.count
        modules.append(Graph.Module(module.name, component: component, includedBy: includer, place: place))
        included.enter(module.type, number)
        return (number, true)
    }

    private mutating func install(
        _ child: ErasedComponent, _ component: Int, _ module: Int, _ place: Graph.Place, _ waiting: inout [Child]
    ) {
        let known = installed[child.type]
        // Any other component on the path was installed by the one above it, and is known.
        let isCycle = child.type == components[0].description.type
        outcomes.append(isCycle ? .cycle : .child(known ?? childNumbers.count))
        installations.append(
            Graph.Installation(module: module, component: component, child: nil, name: TypeName(child.type), place: place))
        if known != nil { return }
        bindings.append(Declared(source: .child(child, nil, place), component: component, module: module))
        if isCycle { return }
        let installation = NewInstallation(child: childNumbers.count, binding: bindings.count - 1)
        installed.enter(child.type, installation.child)
        childNumbers.append(nil)
        waiting.append(Child(description: child, parent: component, place: place, installation: installation))
    }

    /// Records the number of a child at its installation.
    private mutating func arrive(_ component: Int, through installation: NewInstallation) {
        childNumbers[installation.child] = component
        if case .child(let description, _, let place) = bindings[installation.binding].source {
            bindings[installation.binding].source = .child(description, component, place)
        }
    }

    /// Forgets the data of components that are not on the path to `component`.
    private mutating func leave(to component: Int?) {
        while let last = path.last, last.component != component {
            included.leave(to: last.included)
            installed.leave(to: last.installed)
            path.removeLast()
        }
    }

    /// Records the target of every `install`, after all components have their numbers.
    private mutating func settle() {
        for (position, outcome) in outcomes.enumerated() {
            if case .child(let child) = outcome { installations[position].child = childNumbers[child] }
        }
    }

    // MARK: Additions of replacing modules

    /// Adds the installations and declarations of replacing modules to the root. Their bindings replace others later.
    private mutating func add(_ replacing: Replacements, _ waiting: inout [Child]) {
        var known = TypeIndex()
        for item in entries(of: replacing) {
            switch item.entry {
            case .binding, .include: break
            case .install(let child, let place):
                install(child, 0, number(of: item.module, &known), place, &waiting)
            case .declare(let kind, let type, let tag, let place):
                declarations.append(
                    Declaration(kind: kind, type: type, tag: tag, component: 0, module: number(of: item.module, &known), place: place))
            }
        }
    }

    /// Returns the number of a replacing module: that of the same module of the root, or a new one.
    private mutating func number(of module: ErasedModule, _ known: inout TypeIndex) -> Int {
        if let number = included[module.type] ?? known[module.type] { return number }
        known.set(module.type, modules.count)
        modules.append(Graph.Module(module.name, component: 0, includedBy: 0))
        return modules.count - 1
    }

    // MARK: Sheets

    mutating func sheet(of module: ErasedModule) -> DeclarationRecorder {
        sheet(module.type, module.name, module.scope) { module.configure($0) }
    }

    private mutating func sheet(of component: ErasedComponent, at place: Graph.Place?) -> DeclarationRecorder {
        sheet(component.type, TypeName(component.type), component.scope) { sheet in
            component.configure(sheet)
            component.configureRoot?(sheet.startRoot(component.root, at: place ?? .unknown))
        }
    }

    private mutating func sheet(
        _ type: Any.Type, _ name: TypeName, _ scope: TypeName?, _ configure: (DeclarationRecorder) -> Void
    ) -> DeclarationRecorder {
        if let known = sheetNumbers[type] { return sheets[known] }
        let sheet = DeclarationRecorder(name: name, scope: scope, lateness: lateness)
        sheetNumbers.set(type, sheets.count)
        sheets.append(sheet)
        ConfigureStack.whileCollecting(type) { configure(sheet) }
        sheet.close()
        return sheet
    }
}
