package import DovetailGraph

/// Resolves instances of a component at run time, by the position of their binding.
///
/// It serves modules above the core that resolve dependencies unknown at validation. It retains the component as a provider does,
/// unless a shared instance of the component requested it; in that case it stops working when the component is deallocated.
package final class Lookup: @unchecked Sendable {  // Immutable; everything it references is thread-safe.
    package let graph: Graph
    /// The position of the component in the graph.
    package let component: Int
    private weak var frame: Frame?
    /// Retains the frame, unless a shared instance requested this.
    private let retainedOwner: Frame?

    init(_ env: EnvironmentPointer) {
        frame = env.frame
        retainedOwner = env.view == nil ? env.frame : nil
        graph = env.layout.wiring.graph
        component = env.layout.component
    }

    /// Returns a new or the shared instance of the binding, or nil if the component has been deallocated.
    ///
    /// The binding must belong to the component or an ancestor, and must not contribute to a collection.
    package func value(of binding: Int) -> Any? {
        guard let frame, let type = graph.keys[graph.bindings[binding].key].key.type.metatype else { return nil }
        let edge = edge(to: binding, from: frame.env)
        func open<T>(_: T.Type) -> Any { withExtendedLifetime(frame) { edge.get(frame.env, T.self) } }
        return open(type)
    }

    private func edge(to binding: Int, from env: EnvironmentPointer) -> Edge {
        let owner = graph.bindings[binding].component
        let hops = sequence(first: component) { [graph] in graph.components[$0].parent }.prefix { $0 != owner }.count
        let wiring = env.layout.wiring
        let node = UInt(bitPattern: wiring.nodes[binding])
        let slot = wiring.layouts[owner].slots.firstIndex { $0.binding == binding }
        // Neither its depth nor its requester is known.
        var checks = env.holderCheck.union(.stack)
        if wiring.isolationChecks[node] != nil { checks.insert(.isolation) }
        return Edge(
            node: node, slot: slot.map { Environment.slot(at: $0) } ?? 0, path: AccessPath(hops: Int32(hops), checks: checks))
    }
}
