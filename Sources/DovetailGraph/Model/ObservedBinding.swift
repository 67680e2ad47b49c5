/// A binding as those who observe a running graph know it: enough to be read without the graph, and found in it.
public struct ObservedBinding: Sendable {
    /// The position in ``Graph/bindings``.
    public var position: Int
    /// What it makes.
    public var key: Graph.Key
    /// The component that it belongs to.
    public var component: TypeName
    /// Where it is bound.
    public var place: Graph.Place
    /// Whether what is made is kept for all who ask in the component.
    public var isShared: Bool

    /// For tests of observers, and for tools that read a trace.
    public init(position: Int, key: Graph.Key, component: TypeName, place: Graph.Place, isShared: Bool) {
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
    /// The position tells the bindings of one graph apart. Names are not spelled for that: somebody's clock is running.
    public func hash(into hasher: inout Hasher) { hasher.combine(position) }
}
