/// Collects the declarations of a component and its descendants, in order.
///
/// This is what `configure` means: each module is configured once on the path from the root to a component, each component is installed
/// once on it, and a cycle of either is cut.
package struct ComponentCollector {
    /// The root comes first; a child comes after its parent.
    package private(set) var components: ContiguousArray<CollectedComponent> = []
    package private(set) var modules: [Graph.Module] = []
    package private(set) var declarations: ContiguousArray<CollectedDeclaration> = []
    package private(set) var inclusions: [Graph.Inclusion] = []
    package private(set) var installations: [Graph.Installation] = []

    private let source: any DeclarationSource
    /// The modules that the components from the root to the one that is being collected configure, by declarer.
    private var included = PathNumbers()
    /// The components that they install, by declarer: positions in `children`.
    private var installed = PathNumbers()
    private var children: ContiguousArray<CollectedComponent> = []
    /// The component of each element of `installations`.
    private var targets: ContiguousArray<CollectedComponent> = []

    /// - Parameters:
    ///   - root: The declarer of the root component.
    ///   - place: The location where the graph is requested.
    package init(of root: Int, from source: any DeclarationSource, at place: Graph.SourceLocation) {
        self.source = source
        // Enough for a small graph, so that the arrays are not allocated for one, two, four elements.
        modules.reserveCapacity(8)
        var waiting = [CollectedComponent(root, parent: nil, at: place)]
        while let component = waiting.popLast() {
            if let parent = component.parent {
                // Forgets what the components below the parent have added.
                included.leave(to: components[parent].entries.included)
                installed.leave(to: components[parent].entries.installed)
            }
            component.number = components.count
            components.append(component)
            // Last in, first out: reversed, so that children are collected in the order in which they were installed.
            waiting.append(contentsOf: collect(component, components.count - 1).reversed())
        }
        // Now all components have their numbers.
        for (position, target) in targets.enumerated() { installations[position].child = target.number }
    }

    /// Returns the components that it installs.
    private mutating func collect(_ component: CollectedComponent, _ number: Int) -> [CollectedComponent] {
        let position = CollectedPosition(component: number, module: modules.count)
        let firstBinding = source.bindingCount
        var children: [CollectedComponent] = []
        modules.append(Graph.Module(source.name(of: component.declarer), component: number))
        included.enter(component.declarer, position.module)

        if source.hasSeed(component.declarer) {
            component.seed = firstBinding
            source.placeSeed(of: component, at: position)
        }
        walk(component, at: position, &children)
        if number == 0, source.hasAdditions { add(source.additions(), &children) }
        component.bindings = firstBinding..<source.bindingCount
        component.modules = position.module..<modules.count
        component.entries = (included.count, installed.count)
        return children
    }

    /// Reads a component and everything it includes, in order. It is not recursive, because includes can nest to any depth.
    private mutating func walk(
        _ component: CollectedComponent, at position: CollectedPosition, _ children: inout [CollectedComponent]
    ) {
        var path = [DeclarationReader(component.declarer, at: position)]
        while let reader = path.last {
            guard let part = source.next(in: reader, of: component) else {
                path.removeLast()
                continue
            }
            switch part.kind {
            case .declare(let number): declare(number, of: reader.declarer, reader.position, part.place)
            case .install(let child): install(child, reader.position, part.place, &children)
            case .include(let module):
                let (number, isNew) = include(module, reader.position, part.place)
                inclusions.append(
                    Graph.Inclusion(module: reader.position.module, included: number, name: source.name(of: module), place: part.place))
                guard isNew, let number else { break }
                path.append(
                    DeclarationReader(module, at: CollectedPosition(component: position.component, module: number)))
            }
        }
    }

    private mutating func declare(_ number: Int, of declarer: Int, _ position: CollectedPosition, _ place: Graph.SourceLocation) {
        declarations.append(CollectedDeclaration(declarer: declarer, number: number, position: position, place: place))
    }

    /// Returns the module's number if it is configured here, nil if an ancestor configures it, and whether it still has to be read.
    private mutating func include(
        _ module: Int, _ position: CollectedPosition, _ place: Graph.SourceLocation
    ) -> (number: Int?, isNew: Bool) {
        if let known = included[module] { return (modules[known].component == position.component ? known : nil, false) }
        let number = modules.count
        modules.append(
            Graph.Module(source.name(of: module), component: position.component, includedBy: position.module, place: place))
        included.enter(module, number)
        return (number, true)
    }

    private mutating func install(
        _ declarer: Int, _ position: CollectedPosition, _ place: Graph.SourceLocation, _ waiting: inout [CollectedComponent]
    ) {
        let known = installed[declarer].map { children[$0] }
        let child = known ?? CollectedComponent(declarer, parent: position.component, at: place)
        targets.append(child)
        installations.append(
            Graph.Installation(
                module: position.module, component: position.component, child: nil, name: source.name(of: declarer), place: place))
        if known != nil { return }
        source.placeFactory(of: child, at: position)
        // A cycle. Any other component on the path was installed by the one above it, and is known.
        if declarer == components[0].declarer { return }
        installed.enter(declarer, children.count)
        children.append(child)
        waiting.append(child)
    }

    /// Adds installations and declarations of modules that the root does not include.
    private mutating func add(_ additions: [(module: Int, part: DeclaredPart)], _ waiting: inout [CollectedComponent]) {
        var added: [Int: Int] = [:]
        for (declarer, part) in additions {
            var number: Int {
                if let known = included[declarer] ?? added[declarer] { return known }
                added[declarer] = modules.count
                modules.append(Graph.Module(source.name(of: declarer), component: 0, includedBy: 0))
                return modules.count - 1
            }
            switch part.kind {
            case .include: break
            case .install(let child): install(child, CollectedPosition(component: 0, module: number), part.place, &waiting)
            case .declare(let declared): declare(declared, of: declarer, CollectedPosition(component: 0, module: number), part.place)
            }
        }
    }
}

/// One component at one position of the tree.
package final class CollectedComponent {
    package let declarer: Int
    package let parent: Int?
    package let place: Graph.SourceLocation
    /// Its position among the components; nil until it is collected, and where a cycle was cut.
    package fileprivate(set) var number: Int?
    package var seed: Int?
    package var root: Int?
    package var bindings = 0..<0
    package fileprivate(set) var modules = 0..<0
    /// The numbers of entries in `included` and `installed` once it has been collected.
    fileprivate var entries = (included: 0, installed: 0)

    fileprivate init(_ declarer: Int, parent: Int?, at place: Graph.SourceLocation) {
        self.declarer = declarer
        self.parent = parent
        self.place = place
    }
}

/// A declaration of a key, which the source of the declarer finds by its number.
package struct CollectedDeclaration {
    package let declarer: Int
    package let number: Int
    package let position: CollectedPosition
    package let place: Graph.SourceLocation
}

// SPDX-License-Identifier: Apache-2.0
