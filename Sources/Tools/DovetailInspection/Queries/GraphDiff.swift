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
        /// The binding is in both graphs, and only another module declares it.
        case moved
    }

    /// How large a graph is.
    public struct Size: Sendable, Hashable {
        /// The bindings, with those that the library creates for components.
        public var bindings: Int
        /// The modules, each component among them.
        public var modules: Int
        /// The components.
        public var components: Int

        init(_ drawable: DrawableGraph) {
            bindings = drawable.bindingCount
            modules = drawable.graph.modules.count
            components = drawable.graph.components.count
        }
    }

    /// A property whose value differs.
    public struct Difference: Sendable, Hashable {
        /// `scope`, `isolation`, `sharing`, `kind`, `module`, `implementation`, or `default`, which is that of a setting.
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
        /// Whether the item was added, removed, changed or moved.
        public var kind: Kind
        /// The path of its component from the root component; for a component, the path of its parents.
        public var component: [String]
        /// A key, a module, a component, or a dependency.
        public var name: String
        /// The properties that differ, if the item is in both graphs.
        public var differences: [Difference]
        /// Its source location in the new graph, or in the old one if it was removed.
        public var place: Graph.SourceLocation?
    }

    /// Components first, then modules, bindings and edges; each sorted by component and name.
    public private(set) var changes: [Change] = []

    /// The size of the old graph.
    public let oldSize: Size
    /// The size of the new graph.
    public let newSize: Size

    /// Whether the graphs are equivalent.
    public var isEmpty: Bool { changes.isEmpty }

    /// Compares two graphs, from the `old` to the `new` one.
    public init(_ old: Graph, _ new: Graph) { self.init(GraphInventory.Pair(DrawableGraph(old), DrawableGraph(new))) }

    init(_ pair: GraphInventory.Pair) {
        oldSize = Size(pair.old.drawable)
        newSize = Size(pair.new.drawable)
        for subject in Subject.allCases { changes += pair.matches(subject).compactMap { pair.change(subject, $0) } }
    }
}

// SPDX-License-Identifier: Apache-2.0
