public import Dovetail

/// A component of the graph, for ``CleanseBindingPlugin``.
public protocol ComponentBinding {
    /// The scope of its shared instances, or nil for an unscoped component.
    var scope: (any Scope.Type)? { get }
    /// The type of its seed, which is `Void` for a component without one.
    var seed: Any.Type { get }
    /// The component that installs it; nil for the root passed to a plugin, which is the parent of the application's root component.
    var parent: (any ComponentBinding)? { get }
    /// The components that it installs, in order.
    var subcomponents: [any ComponentBinding] { get }
    /// The type that conforms to `Component`; nil for the root passed to a plugin.
    var componentType: Any.Type? { get }
    /// The component's own bindings. A collection has one entry for each contribution.
    var providers: [ProviderKey: [ProviderInfo]] { get }
}

/// A key that can be requested: a type, which for a tagged key is its `TaggedProvider`.
public struct ProviderKey: Hashable, Sendable, CustomStringConvertible {
    /// The requested type.
    public let type: Any.Type

    /// Creates the key of `type`.
    public init(_ type: Any.Type) { self.type = type }

    public static func == (one: ProviderKey, other: ProviderKey) -> Bool { one.type == other.type }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }

    public var description: String { "Provider<\(type)>" }
}

/// How the instances of a key are created.
public struct ProviderInfo: Hashable, Sendable, CustomStringConvertible {
    /// The dependencies of its factory, in order, unwrapped: `Clock` for a request of `Provider<Clock>`.
    public let requirements: [ProviderKey]
    /// Whether it contributes to a collection.
    public let isCollectionProvider: Bool

    public var description: String { "ProviderInfo(requirements: \(requirements), isCollectionProvider: \(isCollectionProvider))" }
}

/// The parent that installs the application's root. It has no name, and provides the component that it installs.
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

/// A component of a collected graph.
struct GraphComponentBinding: ComponentBinding {
    private let graph: Graph
    private let types: KeyTypes
    private let component: Int

    /// Creates the application's root.
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

// SPDX-License-Identifier: Apache-2.0
