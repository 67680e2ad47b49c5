/// Permanent references between instances: the arguments of a factory, and the instance that a `Lazy` has created.
///
/// A provider retains everything it needs to create an instance. A `Lazy` that has been used retains the instance and, transitively, its
/// dependencies.
struct RetainedInstances {
    let edges: AdjacencyList
    private let sccs: StronglyConnectedComponents

    init(_ resolution: Resolution) {
        edges = resolution.edges { binding, request in
            // The product of a seed is retained by the caller, not by the factory.
            !resolution.graph.bindings[binding].kind.isDeferredFactory
                && (resolution.answers[request].timing == .eager || resolution.retainsWhenUsed(request, of: binding))
        }
        sccs = StronglyConnectedComponents(edges)
    }

    /// A path from `node` back to itself; nil if it does not retain itself.
    func cycle(through node: Int) -> [Int]? {
        BreadthFirstSearch.path(from: node, to: node, over: edges) { sccs.number[$0] == sccs.number[node] }
    }
}

extension Resolution {
    /// Whether a request is for a `Lazy` of the instance itself and not of a provider.
    func retainsWhenUsed(_ request: Int, of binding: Int) -> Bool {
        let derived = graph.forms(of: graph.requests[request].key).prefix { find($0, in: graph.bindings[binding].component) == .derived }
        let forms = derived.map { graph.keys[$0].form }
        return forms.contains(where: \.isLazy) && forms.allSatisfy { $0.isLazy || $0.isOptional || $0.isTagged }
    }
}

// SPDX-License-Identifier: Apache-2.0
