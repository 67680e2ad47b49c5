import DovetailGraph

/// A graph as lists of items that can be matched with those of another graph.
struct GraphInventory {
    /// The identity that distinguishes items of one graph and matches them with those of another.
    struct Identity: Hashable, Comparable {
        /// A number that the component has in both graphs.
        var component: Int
        /// Full names, so that two types with one short name stay apart.
        var names: String

        static func < (one: Identity, other: Identity) -> Bool { (one.component, one.names) < (other.component, other.names) }
    }

    /// A component in the numbering of its parent.
    struct ComponentName: Hashable {
        var parent: Int?
        var name: String
    }

    struct Property {
        var name: String
        var value: String

        init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }

        /// An implementation or a default that one of the graphs does not name is no difference: the graph may have been recorded without.
        func isEqual(to other: Property) -> Bool { value == other.value || value.isEmpty || other.value.isEmpty }
    }

    struct Item {
        var identity: Identity
        /// The component that contains it, a position in ``Graph/components``.
        var component: Int?
        var name: String
        var properties: [Property] = []
        var place: Graph.SourceLocation?
        /// Its position: of a component, a module or a binding; for an edge, that of the binding that it starts from.
        var position: Int
        /// The position of an edge in ``DrawableGraph/needs``.
        var edge: Int?

        var values: [String] { properties.map(\.value) }
    }

    let drawable: DrawableGraph
    private var graph: Graph { drawable.graph }
    /// The number of each component.
    private var numbers: [Int] = []
    /// Separates the parts of an identity; no part contains it, because names escape control characters.
    private static let separator = "\u{1F}"

    init(_ drawable: DrawableGraph, _ known: inout [ComponentName: Int]) {
        self.drawable = drawable
        for component in graph.components {
            let name = ComponentName(parent: component.parent.map { numbers[$0] }, name: component.name.full)
            let number = known[name] ?? known.count
            known[name] = number
            numbers.append(number)
        }
    }

    fileprivate func change(
        _ subject: GraphDiff.Subject, _ kind: GraphDiff.Kind, _ item: Item, _ differences: [GraphDiff.Difference] = []
    ) -> GraphDiff.Change {
        var path: [String] = []
        var component = item.component
        while let position = component {
            path.append(drawable.names(graph.components[position].name))
            component = graph.components[position].parent
        }
        return GraphDiff.Change(
            subject: subject, kind: kind, component: path.reversed(), name: item.name, differences: differences, place: item.place)
    }

    func items(_ subject: GraphDiff.Subject) -> [Item] {
        switch subject {
        case .component: graph.components.indices.map(component)
        case .module: graph.modules.indices.map(module)
        case .binding: graph.bindings.indices.map(binding)
        case .edge: edges()
        }
    }

    private func component(_ position: Int) -> Item {
        let component = graph.components[position]
        return Item(
            identity: identity(position), component: component.parent, name: drawable.names(component.name),
            properties: [Property("scope", component.scope.map(\.full) ?? "none")], place: component.place, position: position)
    }

    private func module(_ position: Int) -> Item {
        let module = graph.modules[position]
        return Item(
            identity: identity(module.component, module.name.full), component: module.component,
            name: drawable.names(module.name), place: module.place, position: position)
    }

    private func binding(_ position: Int) -> Item {
        let binding = graph.bindings[position]
        let isContribution = binding.contribution != nil
        let module = graph.modules[binding.module].name.full
        return Item(
            identity: identity(of: position), component: binding.component,
            name: drawable.name(position) + (isContribution ? " from \(moduleName(position))" : ""),
            properties: [
                Property("kind", kind(position)),
                Property("sharing", binding.isShared ? "shared" : "not shared"),
                Property("scope", binding.scope?.full ?? "none"),
                Property("isolation", binding.isolation.identity),
                Property("module", module),
                Property("implementation", drawable.implementation(position) ?? ""),
                Property("default", drawable.setting(position).map { $0.fallback ?? "none, it is required" } ?? ""),
            ], place: binding.place, position: position)
    }

    private func kind(_ position: Int) -> String {
        let creation = drawable.creation(position)
        return switch graph.bindings[position].contribution {
        case nil: creation
        case .element: "\(creation), one element"
        case .elements: "\(creation), several elements"
        case .entry: "\(creation), an entry"
        }
    }

    private func moduleName(_ binding: Int) -> String { drawable.names(graph.modules[graph.bindings[binding].module].name) }

    private func identity(_ component: Int?, _ parts: String...) -> Identity {
        Identity(component: component.map { numbers[$0] } ?? -1, names: parts.map { $0.escaped() }.joined(separator: Self.separator))
    }

    /// The identity of a node, which distinguishes it in its graph and finds it in another one.
    func identity(of node: Int) -> Identity {
        let key = graph.keys[drawable.key(node)].key
        let names = [key.type.full, key.tag?.full ?? ""]
        switch drawable[node] {
        case .binding(let position):
            let binding = graph.bindings[position]
            let module = binding.contribution == nil ? "" : graph.modules[binding.module].name.full
            return identity(binding.component, names[0], names[1], module)
        case .multibinding(let position):
            return identity(drawable.resolution.multibindings[position].component, names[0], names[1], "", "collection")
        case .missing: return identity(nil, names[0], names[1])
        }
    }

    /// Edges from a binding to its dependencies. Contributions to collections already appear as bindings.
    private func edges() -> [Item] {
        let identities = (0..<drawable.count).map(identity(of:))
        return graph.bindings.indices.flatMap { node in
            drawable.needs.range(node).map { edge in
                let target = Int(drawable.needs.targets[edge])
                let line = drawable.edgeKinds[edge]
                return Item(
                    identity: identity(from: identities[node], to: identities[target], line),
                    component: graph.bindings[node].component,
                    name: name(node, target, line),
                    place: graph.bindings[node].place, position: node, edge: edge)
            }
        }
    }

    private func identity(from source: Identity, to target: Identity, _ line: DrawableGraph.EdgeKind) -> Identity {
        let parts = [source.names, String(target.component), target.names, String(line.rawValue)]
        return Identity(component: source.component, names: parts.joined(separator: "\u{1E}"))
    }

    private func name(_ node: Int, _ target: Int, _ line: DrawableGraph.EdgeKind) -> String {
        let name = "\(drawable.name(node)) \(line.isDeferred ? "⇢" : "→") \(described(target, for: node))"
        return line == .weak ? name + " (weakly)" : name
    }

    private func described(_ target: Int, for node: Int) -> String {
        guard let component = drawable.component(target) else { return "\(drawable.name(target)) (missing)" }
        let isNear = component == drawable.component(node)
        return isNear ? drawable.name(target) : "\(drawable.name(target)) of \(drawable.names(graph.components[component].name))"
    }
}

extension GraphInventory {
    /// One item in two graphs, or in one of them.
    struct Match {
        var old: Item?
        var new: Item?
    }

    /// Two graphs whose items are matched.
    struct Pair {
        let old: GraphInventory
        let new: GraphInventory

        init(_ old: DrawableGraph, _ new: DrawableGraph) {
            var numbers: [ComponentName: Int] = [:]
            self.old = GraphInventory(old, &numbers)
            self.new = GraphInventory(new, &numbers)
        }

        /// Matches items with equal identities: first those that are equal in everything, then the others as they come.
        func matches(_ subject: GraphDiff.Subject) -> [Match] {
            let oldItems = Dictionary(grouping: old.items(subject), by: \.identity)
            let newItems = Dictionary(grouping: new.items(subject), by: \.identity)
            return Set(oldItems.keys).union(newItems.keys).sorted().flatMap { identity in
                var before = oldItems[identity] ?? []
                var after = newItems[identity] ?? []
                var matches = Self.equal(&before, &after)
                for (one, other) in zip(before, after) { matches.append(Match(old: one, new: other)) }
                for rest in before.dropFirst(after.count) { matches.append(Match(old: rest)) }
                for rest in after.dropFirst(before.count) { matches.append(Match(new: rest)) }
                return matches
            }
        }

        /// Takes equal items from both sides, one for one.
        private static func equal(_ before: inout [Item], _ after: inout [Item]) -> [Match] {
            var candidates: [[String]: [Int]] = [:]
            for index in after.indices.reversed() { candidates[after[index].values, default: []].append(index) }
            var matches: [Match] = []
            var isMatched = Set<Int>()
            before = before.filter { item in
                guard let index = candidates[item.values]?.popLast() else { return true }
                isMatched.insert(index)
                matches.append(Match(old: item, new: after[index]))
                return false
            }
            after = after.indices.filter { !isMatched.contains($0) }.map { after[$0] }
            return matches
        }

        /// The difference; nil if there is none.
        func change(_ subject: GraphDiff.Subject, _ match: Match) -> GraphDiff.Change? {
            switch (match.old, match.new) {
            case (let one?, let other?):
                let differences = zip(one.properties, other.properties).compactMap { was, now in
                    was.isEqual(to: now) ? nil : GraphDiff.Difference(property: was.name, old: was.value, new: now.value)
                }
                if differences.isEmpty { return nil }
                let isMoved = differences.allSatisfy { $0.property == "module" }
                return new.change(subject, isMoved ? .moved : .changed, other, differences)
            case (let one?, nil): return old.change(subject, .removed, one)
            case (nil, let other?): return new.change(subject, .added, other)
            case (nil, nil): return nil
            }
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
