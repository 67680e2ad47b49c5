package import DovetailGraph

// All that the module `Cleanse` needs of the core and no other module uses.

/// How a graph differs from one of this library because it was written for another.
package struct Compatibility {
    /// Overrides of the default severities.
    var severities: [DiagnosticID: Diagnostic.Severity]
    /// Whether the factory of the root component can be requested inside the component.
    var bindsRootFactory: Bool

    package init(severities: [DiagnosticID: Diagnostic.Severity], bindsRootFactory: Bool) {
        self.severities = severities
        self.bindsRootFactory = bindsRootFactory
    }

    static let none = Compatibility(severities: [:], bindsRootFactory: false)
}

extension BindingBuilder {
    /// Completes the binding with the value that `evaluate` returns, called once for each instance of the component. The value is not
    /// required to be Sendable.
    @discardableResult
    package func finished(evaluating evaluate: @escaping @Sendable () -> Element) -> BindingReceipt<Element> {
        draft.finish(value: { _, _, _, out in deliver(evaluate(), out) })
        return BindingReceipt()
    }
}

extension ReceiptBinder {
    /// Completes the binding with a function that resolves other instances at run time.
    package func to(lookup make: @escaping @Sendable (Lookup) -> Element) -> BindingReceipt<Element> {
        // The dependencies that it may look up must be retained for the case that the component's parents have been deallocated.
        draft.attach(LookupAttachment())
        // The result may retain the component as a provider does, and this request makes the dependency visible to the graph.
        draft.finish(pack: { $0.request(Provider<Element>.self) }) { env, _, _, out in deliver(make(Lookup(env)), out) }
        return BindingReceipt()
    }
}

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

// SPDX-License-Identifier: Apache-2.0
