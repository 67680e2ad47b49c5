import DovetailGraph

/// All declarations of a component and its descendants, in order: what `Blueprint` of Dovetail is.
struct Blueprint {
    /// The root comes first; a child comes after its parent.
    private(set) var components: [ComponentRecord] = []
    private(set) var modules: [Graph.Module] = []
    /// Grouped by component, in order of declaration.
    private(set) var bindings: [PlacedBinding] = []
    private(set) var declarations: [Declaration] = []
    private(set) var inclusions: [Graph.Inclusion] = []
    private(set) var installations: [Graph.Installation] = []
    private(set) var unfinished: [Unfinished] = []

    private let interpreter: Interpreter
    /// The component for each new `install`; nil until it has been collected.
    private var childNumbers: [Int?] = []
    /// The target of each element of `installations`.
    private var outcomes: [Outcome] = []

    /// One component at one position of the tree.
    struct ComponentRecord {
        let type: SourceType
        let parent: Int?
        let place: Graph.SourceLocation
        var scope: SourceType?
        var seed: Int?
        var root: Int?
        var bindings = 0..<0
        var modules = 0..<0
        /// The modules that it configures.
        fileprivate var included: [SourceType: Int] = [:]
        /// The components that it installs: positions in `childNumbers`.
        fileprivate var installed: [SourceType: Int] = [:]
    }

    /// A binding in its component.
    struct PlacedBinding {
        enum Source {
            case recipe(Recipe, scope: SourceType?)
            /// The value that the component is built with.
            case seed(SourceType)
            /// The binding of an `install`.
            case child(SourceType, Int?, Graph.SourceLocation)
        }

        fileprivate(set) var source: Source
        let component: Int
        let module: Int
    }

    struct Declaration {
        let kind: Graph.Declaration.Kind
        let type: SourceType
        let tag: SourceType?
        let component: Int
        let module: Int
        let place: Graph.SourceLocation
    }

    struct Unfinished {
        let recipe: Recipe
        let component: Int
        let module: Int
    }

    /// A component to collect.
    private struct Child {
        let type: SourceType
        let parent: Int?
        let place: Graph.SourceLocation
        /// Its position in `childNumbers`, and the binding of its factory.
        var installation: (child: Int, binding: Int)?
    }

    /// The target of an `install`.
    private enum Outcome {
        case child(Int)
        /// The root that contains the `install`.
        case cycle
    }

    init(of root: SourceType, at place: Graph.SourceLocation, _ interpreter: Interpreter) {
        self.interpreter = interpreter
        var waiting = [Child(type: root, parent: nil, place: place)]
        while let child = waiting.popLast() {
            let component = components.count
            components.append(ComponentRecord(type: child.type, parent: child.parent, place: child.place))
            if let (number, binding) = child.installation { arrive(component, number, binding) }
            // Last in, first out: reversed, so that children are collected in the order in which they were installed.
            waiting.append(contentsOf: collect(component).reversed())
        }
        for (position, outcome) in outcomes.enumerated() {
            if case .child(let child) = outcome { installations[position].child = childNumbers[child] }
        }
    }

    private mutating func collect(_ component: Int) -> [Child] {
        let type = components[component].type
        let firstBinding = bindings.count
        let firstModule = modules.count
        var children: [Child] = []
        modules.append(Graph.Module(TypeName(type.full), component: component))
        components[component].included[type] = firstModule
        if let seed = interpreter.declarations.member("Seed", of: type), seed != .void {
            components[component].seed = bindings.count
            bindings.append(PlacedBinding(source: .seed(seed), component: component, module: firstModule))
        }
        let recorder = interpreter.recorder(ofComponent: type, at: components[component].place)
        components[component].scope = recorder.scope
        walk(recorder, firstModule, component, &children)
        components[component].bindings = firstBinding..<bindings.count
        components[component].modules = firstModule..<modules.count
        return children
    }

    /// Reads declarations and everything they include, in order. It is not recursive, because includes can nest to any depth.
    private mutating func walk(_ recorder: DeclarationRecorder, _ module: Int, _ component: Int, _ children: inout [Child]) {
        var path = [(recorder: recorder, module: module, next: 0)]
        while let (recorder, module, next) = path.last {
            guard next < recorder.entries.count else {
                path.removeLast()
                continue
            }
            path[path.count - 1].next += 1
            switch recorder.entries[next] {
            case .binding(let index): bind(recorder, index, component, module)
            case .declare(let kind, let type, let tag, let place):
                declarations.append(
                    Declaration(kind: kind, type: type, tag: tag, component: component, module: module, place: place))
            case .install(let child, let place): install(child, component, module, place, &children)
            case .include(let included, let place):
                let (number, isNew) = include(included.type, component, from: module, place)
                inclusions.append(Graph.Inclusion(module: module, included: number, name: TypeName(included.type.full), place: place))
                guard isNew, let number else { break }
                path.append((interpreter.recorder(of: included, includedAt: place), number, 0))
            }
        }
    }

    private mutating func bind(_ recorder: DeclarationRecorder, _ index: Int, _ component: Int, _ module: Int) {
        let recipe = recorder.recipes[index]
        guard recipe.isFinished else { return unfinished.append(Unfinished(recipe: recipe, component: component, module: module)) }
        // Only the recorder of a component has a root.
        if index == recorder.root { components[component].root = bindings.count }
        bindings.append(PlacedBinding(source: .recipe(recipe, scope: recorder.scope), component: component, module: module))
    }

    /// Returns the module's number if it is configured here, nil if an ancestor configures it, and whether it still has to be read.
    private mutating func include(
        _ module: SourceType, _ component: Int, from includer: Int, _ place: Graph.SourceLocation
    ) -> (number: Int?, isNew: Bool) {
        if let (level, known) = find(module, \.included, from: component) { return (level == component ? known : nil, false) }
        let number = modules.count
        modules.append(Graph.Module(TypeName(module.full), component: component, includedBy: includer, place: place))
        components[component].included[module] = number
        return (number, true)
    }

    private mutating func install(
        _ child: SourceType, _ component: Int, _ module: Int, _ place: Graph.SourceLocation, _ waiting: inout [Child]
    ) {
        let known = find(child, \.installed, from: component)?.number
        // Any other component on the path was installed by the one above it, and is known.
        let isCycle = child == components[0].type
        outcomes.append(isCycle ? .cycle : .child(known ?? childNumbers.count))
        installations.append(
            Graph.Installation(module: module, component: component, child: nil, name: TypeName(child.full), place: place))
        if known != nil { return }
        bindings.append(PlacedBinding(source: .child(child, nil, place), component: component, module: module))
        if isCycle { return }
        components[component].installed[child] = childNumbers.count
        waiting.append(Child(type: child, parent: component, place: place, installation: (childNumbers.count, bindings.count - 1)))
        childNumbers.append(nil)
    }

    /// The entry of a component or its nearest ancestor that has one.
    private func find(_ type: SourceType, _ numbers: KeyPath<ComponentRecord, [SourceType: Int]>, from component: Int) -> (
        level: Int, number: Int
    )? {
        var level: Int? = component
        while let current = level {
            if let number = components[current][keyPath: numbers][type] { return (current, number) }
            level = components[current].parent
        }
        return nil
    }

    /// Records the number of a child at its installation.
    private mutating func arrive(_ component: Int, _ child: Int, _ binding: Int) {
        childNumbers[child] = component
        if case .child(let type, _, let place) = bindings[binding].source { bindings[binding].source = .child(type, component, place) }
    }
}
