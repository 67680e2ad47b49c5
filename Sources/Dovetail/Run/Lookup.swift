package import DovetailGraph

/// Finds what an instance of a component makes and keeps while the program runs, by the position of its binding.
///
/// For a module above the core that answers what nobody could ask when the graph was checked. It keeps the component as a
/// provider does, but where a shared instance of the component asked for it: then it ends with the component.
package final class Lookup: @unchecked Sendable {  // Immutable; what it points at is made for threads.
    package let graph: Graph
    /// The position of the component in the graph.
    package let component: Int
    private let frame: Frame?
    private weak var livingFrame: Frame?

    init(_ env: Env) {
        let isKept = env.view == nil
        let frame = isKept ? unsafeDowncast(env.owner, to: Frame.self) : env.ledger.livingFrame
        self.frame = isKept ? frame : nil
        livingFrame = frame
        graph = env.plan.wiring.graph
        component = env.plan.component
    }

    /// What the binding gives: made, or the shared instance. Nil when the component has ended.
    ///
    /// The binding has to be one of the component or of its ancestors, and no contribution to a collection.
    package func value(of binding: Int) -> Any? {
        guard let frame = frame ?? livingFrame, let type = graph.keys[graph.bindings[binding].key].key.type.metatype else {
            return nil
        }
        let edge = edge(to: binding, from: frame.env)
        func open<T>(_: T.Type) -> Any { edge.get(frame.env, T.self) }
        return withExtendedLifetime(frame) { _openExistential(type, do: open) }
    }

    private func edge(to binding: Int, from env: Env) -> Edge {
        var hops: Int32 = 0
        var level = component
        while level != graph.bindings[binding].component, let parent = graph.components[level].parent {
            level = parent
            hops += 1
        }
        let wiring = env.plan.wiring
        let node = wiring.nodes[binding].word
        let slot = wiring.plans[level].slots.firstIndex { $0.binding == binding }
        // Nobody knows how deep it lies, nor who asks.
        let way = hops | Edge.checksStack | (wiring.doors[node] == nil ? 0 : Edge.guards) | env.pins
        return Edge(node: node, slot: slot.map { Int32(Env.headerCount + $0) } ?? 0, way: way)
    }
}
