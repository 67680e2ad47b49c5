/// A binding in the events of a running graph, with enough information to be readable without the graph.
public struct ObservedBinding: Sendable {
    /// The position in ``Graph/bindings``.
    public var position: Int
    /// The key of its instances.
    public var key: Graph.Key
    /// The component that contains it.
    public var component: TypeName
    /// The location of the declaration.
    public var place: Graph.SourceLocation
    /// Whether its instance is shared within the component.
    public var isShared: Bool

    /// Creates a binding, for tests of observers and for tools that read a trace.
    public init(position: Int, key: Graph.Key, component: TypeName, place: Graph.SourceLocation, isShared: Bool) {
        self.position = position
        self.key = key
        self.component = component
        self.place = place
        self.isShared = isShared
    }

    package init(_ position: Int, in graph: Graph) {
        let binding = graph.bindings[position]
        self.init(
            position: position, key: graph.keys[binding.key].key, component: graph.components[binding.component].name,
            place: binding.place, isShared: binding.isShared)
    }
}

extension ObservedBinding: Hashable {
    /// The position identifies a binding of one graph. Names are not computed, because that would distort measurements.
    public func hash(into hasher: inout Hasher) { hasher.combine(position) }
}

// SPDX-License-Identifier: Apache-2.0
