public import Dovetail

/// A component of the graph, for ``CleanseBindingPlugin``.
public protocol ComponentBinding {
    /// The scope of what it shares. Nil for an unscoped component.
    var scope: (any Scope.Type)? { get }
    /// The type that it is built with: `Void` for a component without a seed.
    var seed: Any.Type { get }
    /// The component that installs it; nil for the root that a plugin visits, which is above the application's.
    var parent: (any ComponentBinding)? { get }
    /// Those that it installs, in order.
    var subcomponents: [any ComponentBinding] { get }
    /// The type that conforms to `Component`; nil for the root that a plugin visits.
    var componentType: Any.Type? { get }
    /// What the component binds itself. A collection has one entry for each contribution.
    var providers: [ProviderKey: [ProviderInfo]] { get }
}

/// What can be asked for: a type, which for a tagged key is its `TaggedProvider`.
public struct ProviderKey: Hashable, Sendable, CustomStringConvertible {
    /// The type that is asked for.
    public let type: Any.Type

    /// The key of `type`.
    public init(_ type: Any.Type) { self.type = type }

    public static func == (one: ProviderKey, other: ProviderKey) -> Bool { one.type == other.type }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }

    public var description: String { "Provider<\(type)>" }
}

/// How something is made.
public struct ProviderInfo: Hashable, Sendable, CustomStringConvertible {
    /// What its factory asks for, in order: `Clock` where it asks for `Provider<Clock>`.
    public let requirements: [ProviderKey]
    /// Whether it contributes to a collection.
    public let isCollectionProvider: Bool

    public var description: String { "ProviderInfo(requirements: \(requirements), isCollectionProvider: \(isCollectionProvider))" }
}

/// What installs the application's root. It has no name, and provides the component that it installs.
struct OutermostBinding: ComponentBinding {
    private let graph: Graph

    init(_ graph: Graph) { self.graph = graph }

    var scope: (any Scope.Type)? { nil }
    var seed: Any.Type { Void.self }
    var parent: (any ComponentBinding)? { nil }
    var componentType: Any.Type? { nil }
    var subcomponents: [any ComponentBinding] { [GraphComponentBinding(graph)] }

    var providers: [ProviderKey: [ProviderInfo]] {
        func open<C: ComponentBase>(_: C.Type) -> ProviderKey { ProviderKey(ComponentFactory<C>.self) }
        guard let root = graph.components[0].name.metatype as? any ComponentBase.Type else { return [:] }
        return [open(root): [ProviderInfo(requirements: [], isCollectionProvider: false)]]
    }
}

/// A component of a written graph.
struct GraphComponentBinding: ComponentBinding {
    private let graph: Graph
    private let types: KeyTypes
    private let component: Int

    /// The application's root.
    init(_ graph: Graph) { self.init(graph, 0) }

    private init(_ graph: Graph, _ component: Int) {
        self.graph = graph
        self.component = component
        types = KeyTypes(graph)
    }

    private var entry: Graph.Component { graph.components[component] }

    var scope: (any Scope.Type)? { entry.scope?.metatype as? any Scope.Type }
    var seed: Any.Type { entry.seed.map { types[graph.bindings[$0].key] } ?? Void.self }
    var parent: (any ComponentBinding)? {
        guard let parent = entry.parent else { return OutermostBinding(graph) }
        return GraphComponentBinding(graph, parent)
    }
    var componentType: Any.Type? { entry.name.metatype }

    var subcomponents: [any ComponentBinding] {
        graph.components.indices.filter { graph.components[$0].parent == component }.map { GraphComponentBinding(graph, $0) }
    }

    var providers: [ProviderKey: [ProviderInfo]] {
        Dictionary(grouping: entry.bindings, by: { ProviderKey(types[graph.bindings[$0].key]) }).mapValues { $0.map(info) }
    }

    private func info(_ binding: Int) -> ProviderInfo {
        ProviderInfo(
            requirements: graph.bindings[binding].requests.map { ProviderKey(types[types.bound(graph.requests[$0].key)]) },
            isCollectionProvider: graph.bindings[binding].contribution != nil)
    }
}
