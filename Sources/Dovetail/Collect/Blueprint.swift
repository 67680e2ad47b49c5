internal import CDovetail
internal import DovetailGraph

/// All declarations of a component and of everything below it, in order.
///
/// The only caller of `configure`: once for each module and component, however often they are included or installed.
struct Blueprint {
    /// The root first; a child after its parent.
    var components: ContiguousArray<Part> = []
    private(set) var modules: ContiguousArray<Graph.Module> = []
    /// Grouped by component, in order of declaration.
    var bindings: ContiguousArray<Declared> = []
    private(set) var declarations: ContiguousArray<Declaration> = []
    private(set) var inclusions: [Graph.Inclusion] = []
    private(set) var installations: [Graph.Installation] = []
    var unfinished: ContiguousArray<Unfinished> = []
    var replacements: ContiguousArray<Replacement> = []
    /// What is written too late.
    let lateness = Lateness()

    private var sheets: ContiguousArray<Sheet> = []
    /// The position of each type's sheet in `sheets`.
    private var sheetNumbers = NumbersByType()

    /// What has been written since, as the rules say it.
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

    /// One component at one place of the tree.
    struct Part {
        let description: ComponentDescription
        let parent: Int?
        let place: Graph.Place?
        var seed: Int?
        var root: Int?
        var bindings = 0..<0
        var modules = 0..<0
        /// The modules that it configures, by type.
        fileprivate var included = NumbersByType()
        /// The components that it installs, by type.
        fileprivate var installed = NumbersByType()
    }

    /// A binding, in the component where it stands.
    struct Declared {
        var source: Source
        let component: Int
        let module: Int
        /// What it took the place of, if it did.
        var replaced: Replaced?

        enum Source {
            case recipe(Sheet, Int)
            /// The value that the component is built with.
            case seed
            /// What an `install` binds.
            indirect case child(ComponentDescription, Int?, Graph.Place)
        }

        /// The recipe, where there is one.
        var recipe: Recipe? {
            if case .recipe(let sheet, let index) = source { sheet.recipes[index] } else { nil }
        }
    }

    /// A binding that a replacement took the place of. An object, because few bindings have one and all are copied.
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

    init(of root: ComponentDescription, at place: Graph.Place) {
        var waiting = [Child(description: root, parent: nil, place: place, installation: nil)]
        while let child = waiting.popLast() {
            let component = components.count
            components.append(Part(description: child.description, parent: child.parent, place: child.place))
            if let installation = child.installation { settle(installation, child: component) }
            // The last in is the first out: children in the order in which they were installed.
            waiting.append(contentsOf: collect(component).reversed())
        }
    }

    // MARK: One component

    /// A component that has yet to be collected. (No tuple, here and below: the runtime has to make the type of an array of
    /// tuples when it is first used.)
    private struct Child {
        let description: ComponentDescription
        let parent: Int?
        let place: Graph.Place
        let installation: Int?
    }

    /// How far a sheet has been read.
    private struct Reading {
        let sheet: Sheet
        let module: Int
        var next = 0
    }

    private mutating func collect(_ component: Int) -> [Child] {
        let description = components[component].description
        let firstBinding = bindings.count
        let firstModule = modules.count
        var children: [Child] = []
        modules.append(Graph.Module(TypeName(description.type), component: component))
        components[component].included.set(description.type, firstModule)

        if description.seed != Void.self {
            components[component].seed = bindings.count
            bindings.append(Declared(source: .seed, component: component, module: firstModule))
        }
        let own = sheet(of: description, at: components[component].place)
        walk(own, module: firstModule, component, &children)
        components[component].bindings = firstBinding..<bindings.count
        components[component].modules = firstModule..<modules.count
        return children
    }

    /// Goes through a sheet and everything it includes, in order, without recursion: includes nest as deeply as they like.
    private mutating func walk(_ sheet: Sheet, module: Int, _ component: Int, _ children: inout [Child]) {
        var path: [Reading] = []
        var reading = Reading(sheet: sheet, module: module)
        while true {
            guard reading.next < reading.sheet.entries.count else {
                guard let includer = path.popLast() else { return }
                reading = includer
                continue
            }
            reading.next += 1
            switch reading.sheet.entries[reading.next - 1] {
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
                    Graph.Inclusion(module: reading.module, included: included, name: TypeName(description.type), place: place))
                guard isNew, let included else { break }
                path.append(reading)
                reading = Reading(sheet: self.sheet(of: description), module: included)
            }
        }
    }

    private mutating func bind(_ sheet: Sheet, _ index: Int, _ component: Int, _ module: Int) {
        if sheet.recipes[index].isFinished {
            // Only the sheet of a component has one.
            if index == sheet.root { components[component].root = bindings.count }
            bindings.append(Declared(source: .recipe(sheet, index), component: component, module: module))
        } else {
            unfinished.append(Unfinished(recipe: sheet.recipes[index], component: component, module: module))
        }
    }

    /// The module's number where it is configured, nil where an ancestor has it; and whether it has yet to be walked.
    private mutating func include(
        _ module: ModuleDescription, _ component: Int, from includer: Int, _ place: Graph.Place
    ) -> (number: Int?, isNew: Bool) {
        if let known = components[component].included[module.type] { return (known, false) }
        var ancestor = components[component].parent
        while let current = ancestor {
            if components[current].included[module.type] != nil { return (nil, false) }
            ancestor = components[current].parent
        }
        let number = modules.count
        modules.append(Graph.Module(TypeName(module.type), component: component, includedBy: includer, place: place))
        components[component].included.set(module.type, number)
        return (number, true)
    }

    private mutating func install(
        _ child: ComponentDescription, _ component: Int, _ module: Int, _ place: Graph.Place, _ children: inout [Child]
    ) {
        var level: Int? = component
        while let current = level {
            if let known = components[current].installed[child.type] {
                // Known already, or being collected: then its number follows.
                installations.append(
                    Graph.Installation(
                        module: module, component: component, child: known < 0 ? nil : known, name: TypeName(child.type),
                        place: place))
                return
            }
            level = components[current].parent
        }
        let installation = installations.count
        installations.append(
            Graph.Installation(module: module, component: component, child: nil, name: TypeName(child.type), place: place))
        bindings.append(Declared(source: .child(child, nil, place), component: component, module: module))
        guard !isInside(child, component) else { return }
        components[component].installed.set(child.type, -1 - bindings.count + 1)
        children.append(Child(description: child, parent: component, place: place, installation: installation))
    }

    /// Whether `child` would be built inside itself.
    private func isInside(_ child: ComponentDescription, _ component: Int) -> Bool {
        var level: Int? = component
        while let current = level {
            if components[current].description.type == child.type { return true }
            level = components[current].parent
        }
        return false
    }

    /// Writes the number of a child where it was installed.
    private mutating func settle(_ installation: Int, child: Int) {
        installations[installation].child = child
        let description = components[child].description
        guard let parent = components[child].parent else { return }
        guard let promised = components[parent].installed[description.type], promised < 0 else { return }
        let binding = -1 - promised
        if case .child(let description, _, let place) = bindings[binding].source {
            bindings[binding].source = .child(description, child, place)
        }
        components[parent].installed.set(description.type, child)
        for position in installations.indices
        where installations[position].component == parent && installations[position].name.metatype == description.type {
            installations[position].child = child
        }
    }

    // MARK: Sheets

    mutating func sheet(of module: ModuleDescription) -> Sheet {
        sheet(module.type, module.scope) { module.configure($0) }
    }

    private mutating func sheet(of component: ComponentDescription, at place: Graph.Place?) -> Sheet {
        sheet(component.type, component.scope) { sheet in
            component.configure(sheet)
            component.configureRoot?(sheet.startRoot(component.root, at: place ?? .unknown))
        }
    }

    private mutating func sheet(_ type: Any.Type, _ scope: TypeName?, _ configure: (Sheet) -> Void) -> Sheet {
        if let known = sheetNumbers[type] { return sheets[known] }
        let sheet = Sheet(name: TypeName(type), scope: scope, lateness: lateness)
        sheetNumbers.set(type, sheets.count)
        sheets.append(sheet)
        Collecting.whileCollecting(type) { configure(sheet) }
        sheet.close()
        return sheet
    }
}
