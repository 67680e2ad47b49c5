internal import DovetailGraph

/// Resolves keys that are derived from another key: providers, optionals, closures.
extension Linker {
    // Mutating calls are in separate statements: as an argument of a nonmutating call, each would copy the whole state of the linker.
    mutating func derivedEdge(_ key: Int, in component: Int) -> Edge {
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
        case .weak(let inner) where graph.keys[inner].form.isTagged:
            // Not the edge of the instance: the requested value is a struct around it, which cannot be held weakly.
            let edge = deferredEdge(graph.keys[inner].form.wrapped ?? inner, in: component)
            let wrapped = linked(inner, [edge], in: component)
            return linked(key, [wrapped], in: component)
        case .provider(let inner), .lazy(let inner), .weak(let inner), .closure(let inner):
            if case .weak = form { reserveWeakCell(for: resolution.answer(inner, in: component)) }
            let edge = deferredEdge(inner, in: component)
            return linked(key, [edge], in: component)
        case .mainActorProvider(let inner):
            // The compiler ensures that it is used on the main actor.
            let edge = deferredEdge(inner, in: component, isGuarded: false)
            return linked(key, [edge], in: component)
        case .providers(let collection):
            guard case .multibinding(let multibinding) = resolution.find(collection, in: component) else {
                return Edge(node: keep(missingNode(collection, in: component)))
            }
            let parts = self.parts(of: multibinding, in: component)
            return linked(key, parts.map(\.edge), parts.map(\.contribution), in: component)
        case .assisted, .plain, .collection, .factory, .componentFactory, .propertyInjector:
            // Only a factory with its seed receives an `Assisted`: see ``linkBindings(of:)``.
            return Edge(node: keep(missingNode(key, in: component)))
        }
    }

    /// Returns an edge that is followed at run time. It may lead back to the instance that follows it.
    private mutating func deferredEdge(_ key: Int, in component: Int, isGuarded: Bool = true) -> Edge {
        var edge = self.edge(key, in: component)
        let answer = resolution.answer(key, in: component)
        guard answer.outcome == .found else { return edge }
        let target = Int(answer.target)
        if ownership.isInCycle(target) { edge.path.checks.insert(.stack) }
        if isGuarded, let isolationCheck = isolationCheck(ofCreating: target) {
            edge.path.checks.insert(.isolation)
            wiring.isolationChecks[edge.node] = isolationCheck
        }
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
