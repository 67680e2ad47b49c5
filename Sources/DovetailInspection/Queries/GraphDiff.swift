public import DovetailGraph

/// The differences between two graphs.
///
/// Bindings are matched by their component, key and, in a collection, module. Source locations and the order of declarations are
/// not compared: moving code does not change the graph.
public struct GraphDiff: Sendable, Hashable {
    /// The subject of a difference.
    public enum Subject: String, Sendable, Hashable, CaseIterable {
        /// A component at one position of the tree.
        case component
        /// A module, in one component.
        case module
        /// How a key is resolved.
        case binding
        /// A dependency of one binding on another.
        case edge
    }

    /// The kind of a difference.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// The item is only in the new graph.
        case added
        /// The item is only in the old graph.
        case removed
        /// The item is in both graphs, with different properties.
        case changed
    }

    /// A property whose value differs.
    public struct Difference: Sendable, Hashable {
        /// `scope`, `isolation`, `sharing`, `kind` or `module`.
        public var property: String
        /// The old value, as text.
        public var old: String
        /// The new value, as text.
        public var new: String
    }

    /// An item that differs between the graphs.
    public struct Change: Sendable, Hashable {
        /// Its subject.
        public var subject: Subject
        /// Whether the item was added, removed or changed.
        public var kind: Kind
        /// The path of its component from the root component; for a component, the path of its parents.
        public var component: [String]
        /// A key, a module, a component, or a dependency.
        public var name: String
        /// The properties that differ, if the item is in both graphs.
        public var differences: [Difference]
        /// Its source location in the new graph, or in the old one if it was removed.
        public var place: Graph.Place?
    }

    /// Components first, then modules, bindings and edges; each sorted by component and name.
    public private(set) var changes: [Change] = []

    /// Whether the graphs are equivalent.
    public var isEmpty: Bool { changes.isEmpty }

    /// Compares two graphs, from the `old` to the `new` one.
    public init(_ old: Graph, _ new: Graph) {
        var numbers: [Inventory.ComponentName: Int] = [:]
        let old = Inventory(old, &numbers)
        let new = Inventory(new, &numbers)
        for subject in Subject.allCases { compare(subject, old, new) }
    }

    /// Matches items with equal identities: first those that are equal in everything, then the others as they come.
    private mutating func compare(_ subject: Subject, _ old: Inventory, _ new: Inventory) {
        let oldItems = Dictionary(grouping: old.items(subject), by: \.identity)
        let newItems = Dictionary(grouping: new.items(subject), by: \.identity)
        for identity in Set(oldItems.keys).union(newItems.keys).sorted() {
            var before = oldItems[identity] ?? []
            var after = newItems[identity] ?? []
            Self.cancel(&before, &after)
            for (one, other) in zip(before, after) {
                let differences = zip(one.properties, other.properties).compactMap { was, now in
                    was.value == now.value ? nil : Difference(property: was.name, old: was.value, new: now.value)
                }
                changes.append(new.change(subject, .changed, other, differences))
            }
            for rest in before.dropFirst(after.count) { changes.append(old.change(subject, .removed, rest)) }
            for rest in after.dropFirst(before.count) { changes.append(new.change(subject, .added, rest)) }
        }
    }

    /// Removes equal items from both sides, one for one.
    private static func cancel(_ before: inout [Inventory.Item], _ after: inout [Inventory.Item]) {
        var unmatched: [[String]: Int] = [:]
        for item in after { unmatched[item.values, default: 0] += 1 }
        var matched: [[String]: Int] = [:]
        before = before.filter { item in
            guard let count = unmatched[item.values], count > 0 else { return true }
            unmatched[item.values] = count - 1
            matched[item.values, default: 0] += 1
            return false
        }
        after = after.filter { item in
            guard let count = matched[item.values], count > 0 else { return true }
            matched[item.values] = count - 1
            return false
        }
    }
}

/// A graph as lists of items that can be matched with those of another graph.
private struct Inventory {
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

    struct Item {
        var identity: Identity
        /// The component that contains it, a position in ``Graph/components``.
        var component: Int?
        var name: String
        var properties: [(name: String, value: String)] = []
        var place: Graph.Place?

        var values: [String] { properties.map(\.value) }
    }

    private let drawable: DrawableGraph
    private var graph: Graph { drawable.graph }
    /// The number of each component.
    private var numbers: [Int] = []
    /// Separates the parts of an identity; no part contains it, because `visible` writes it out.
    private static let separator = "\u{1F}"

    init(_ graph: Graph, _ known: inout [ComponentName: Int]) {
        drawable = DrawableGraph(graph)
        for component in graph.components {
            let name = ComponentName(parent: component.parent.map { numbers[$0] }, name: component.name.full)
            let number = known[name] ?? known.count
            known[name] = number
            numbers.append(number)
        }
    }

    func change(
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
        case .module: graph.modules.map(module)
        case .binding: graph.bindings.indices.map(binding)
        case .edge: edges()
        }
    }

    private func component(_ position: Int) -> Item {
        let component = graph.components[position]
        return Item(
            identity: identity(position), component: component.parent, name: drawable.names(component.name),
            properties: [("scope", component.scope.map(\.full) ?? "none")], place: component.place)
    }

    private func module(_ module: Graph.Module) -> Item {
        Item(
            identity: identity(module.component, module.name.full), component: module.component,
            name: drawable.names(module.name), place: module.place)
    }

    private func binding(_ position: Int) -> Item {
        let binding = graph.bindings[position]
        let isContribution = binding.contribution != nil
        let module = graph.modules[binding.module].name.full
        return Item(
            identity: identity(of: position), component: binding.component,
            name: drawable.name(position) + (isContribution ? " from \(moduleName(position))" : ""),
            properties: [
                ("kind", kind(binding)),
                ("sharing", binding.isShared ? "shared" : "not shared"),
                ("scope", binding.scope?.full ?? "none"),
                ("isolation", binding.isolation.identity),
                ("module", module),
            ], place: binding.place)
    }

    private func kind(_ binding: Graph.Binding) -> String {
        switch binding.contribution {
        case nil: binding.kind.words
        case .element: "\(binding.kind.words), one element"
        case .elements: "\(binding.kind.words), several elements"
        case .entry: "\(binding.kind.words), an entry"
        }
    }

    private func moduleName(_ binding: Int) -> String { drawable.names(graph.modules[graph.bindings[binding].module].name) }

    private func identity(_ component: Int?, _ parts: String...) -> Identity {
        Identity(component: component.map { numbers[$0] } ?? -1, names: parts.map { $0.escaped() }.joined(separator: Self.separator))
    }

    /// The identity of a node, which distinguishes it in its graph and finds it in another one.
    private func identity(of node: Int) -> Identity {
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
                let line = drawable.lines[edge]
                return Item(
                    identity: identity(from: identities[node], to: identities[target], line),
                    component: graph.bindings[node].component,
                    name: name(node, target, line),
                    place: graph.bindings[node].place)
            }
        }
    }

    private func identity(from source: Identity, to target: Identity, _ line: DrawableGraph.Line) -> Identity {
        let parts = [source.names, String(target.component), target.names, String(line.rawValue)]
        return Identity(component: source.component, names: parts.joined(separator: "\u{1E}"))
    }

    private func name(_ node: Int, _ target: Int, _ line: DrawableGraph.Line) -> String {
        let name = "\(drawable.name(node)) \(line.isDeferred ? "⇢" : "→") \(described(target, for: node))"
        return line == .weakly ? name + " (weakly)" : name
    }

    private func described(_ target: Int, for node: Int) -> String {
        guard let component = drawable.component(target) else { return "\(drawable.name(target)) (missing)" }
        let isNear = component == drawable.component(node)
        return isNear ? drawable.name(target) : "\(drawable.name(target)) of \(drawable.names(graph.components[component].name))"
    }
}
