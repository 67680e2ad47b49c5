internal import DovetailGraph

/// Resolves keys that are derived from another key: providers, optionals, closures.
extension Linker {
    func derivedEdge(_ key: Int, in component: Int) -> Edge {
        let form = graph.keys[key].form
        switch form {
        case .optional(let inner):
            // A seed in an optional is a fault, and never nil.
            let isAbsent = [.absent, .missing].contains(resolution.answer(inner, in: component).outcome)
            let inner = isAbsent ? [] : [edge(inner, in: component)]
            return linked(key, inner, isAbsent ? [] : [.element], in: component)
        case .tagged(let inner):
            // The edge of the instance itself, if a ``Tagged`` around it has the same representation.
            let edge = edge(inner, in: component)
            return isObject(dynamically: interner.types[inner]) ? linked(key, [edge], in: component) : edge
        case .weak(let inner):
            let edge = weakEdge(inner, in: component)
            return linked(key, [edge], in: component)
        case .provider(let inner), .lazy(let inner), .closure(let inner):
            let edge = deferredEdge(inner, in: component)
            return linked(key, [edge], in: component)
        case .mainActorProvider(let inner):
            // The compiler ensures that it is used on the main actor.
            let edge = deferredEdge(inner, in: component, isGuarded: false)
            return linked(key, [edge], in: component)
        case .function:
            let answer = resolution.answer(key, in: component)
            guard answer.outcome == .found,
                let code = RequestWrappers.wrapper(of: interner.types[key])?.code(
                    calling: graph.keys[graph.bindings[Int(answer.target)].key].traits.effects)
            else { return Edge(node: keep(missingNode(key, in: component))) }
            let edge = edge(toBinding: Int(answer.target), in: component)
            return Edge(node: keep(Node(code, edges: edges([edge]))))
        case .providers(let collection):
            guard case .multibinding(let multibinding) = resolution.find(collection, in: component) else {
                return Edge(node: keep(missingNode(collection, in: component)))
            }
            let parts = self.parts(of: multibinding, in: component)
            return linked(key, parts.map { deferred($0.edge, to: $0.binding) }, parts.map(\.contribution), in: component)
        case .assisted, .plain, .collection, .factory, .componentFactory, .propertyInjector:
            // Only a factory with its seed receives an `Assisted`: see ``linkBindings(of:)``.
            return Edge(node: keep(missingNode(key, in: component)))
        }
    }

    /// Returns an edge that is followed at run time. It may lead back to the instance that follows it.
    private func deferredEdge(_ key: Int, in component: Int, isGuarded: Bool = true) -> Edge {
        let edge = self.edge(key, in: component)
        let answer = resolution.answer(key, in: component)
        return answer.outcome == .found ? deferred(edge, to: Int(answer.target), isGuarded: isGuarded) : edge
    }

    /// Returns an edge to `target` with the checks that it needs because it is followed at run time.
    private func deferred(_ edge: Edge, to target: Int, isGuarded: Bool = true) -> Edge {
        var edge = edge
        if ownership.isInCycle(target) { edge.path.checks.insert(.stack) }
        if isGuarded, let isolationCheck = isolationCheck(ofCreating: target) {
            edge.path.checks.insert(.isolation)
            wiring.isolationChecks[edge.node] = isolationCheck
        }
        return edge
    }

    /// Returns the edge of a weak provider: it is followed in the component of the instance that it leads to.
    ///
    /// A weak provider works while that component is alive, and nothing is retained for it: see ``AncestorDependencies``. So a key that is
    /// derived from a bound one, such as `X?` or `Provider<X>`, is resolved there, too, and not in the component of the requester, which
    /// may outlive it.
    private func weakEdge(_ key: Int, in component: Int) -> Edge {
        let answer = resolution.answer(key, in: component)
        let owner = answer.outcome == .found ? resolution.component(of: Int(answer.target)) : component
        var edge: Edge
        if graph.keys[key].form.isTagged {
            // Not the edge of the instance: the requested value is a struct around it, which cannot be held weakly.
            let instance = deferredEdge(graph.keys[key].form.wrapped ?? key, in: owner)
            edge = linked(key, [instance], in: owner)
        } else {
            reserveWeakCell(for: answer)
            edge = deferredEdge(key, in: owner)
        }
        let hops = resolution.tree.depth(component) - resolution.tree.depth(owner)
        edge.path = AccessPath(hops: edge.path.hops + Int32(hops), checks: edge.path.checks)
        return edge
    }

    /// Reserves a word for a weak cell in the frames of the component that shares the instance.
    private func reserveWeakCell(for answer: Resolution.Answer) {
        let binding = Int(answer.target)
        guard answer.outcome == .found, binding < graph.bindings.count, slots[binding] != 0 else { return }
        let layout = wiring.layouts[graph.bindings[binding].component]
        let index = Environment.position(of: slots[binding])
        guard layout.slots[index].weakCell == nil else { return }
        layout.slots[index].weakCell = layout.weakCellCount
        layout.weakCellCount += 1
    }

    private func linked(_ key: Int, _ inner: [Edge], _ contributions: [Contribution] = [.element], in component: Int) -> Edge {
        guard let code = RequestWrappers.wrapper(of: interner.types[key])?.code(contributions) else {
            return Edge(node: keep(missingNode(key, in: component)))
        }
        return Edge(node: keep(Node(code, edges: edges(inner))))
    }
}

// SPDX-License-Identifier: Apache-2.0
