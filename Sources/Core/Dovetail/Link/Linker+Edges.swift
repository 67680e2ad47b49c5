internal import DovetailGraph

/// Links each request to the node that resolves it.
extension Linker {
    func linkBindings(of number: Int) {
        let component = graph.components[number]
        let requests = component.bindings.reduce(0) { $0 + graph.bindings[$1].requests.count }
        var block = wiring.allocateEdges(requests)
        for position in component.bindings {
            let own = Edges(block)
            let isDeferredFactory = graph.bindings[position].kind.isDeferredFactory
            let seed = isDeferredFactory ? graph.seed(ofFactory: position) : nil
            for request in graph.bindings[position].requests {
                let key = graph.requests[request].key
                let target = Int(resolution.answers[request].target)
                // Most requests ask for a bound key, which is resolved already. (No key is bound in a form that is resolved later.)
                if resolution.answers[request].outcome == .found, target < graph.bindings.count, graph.bindings[target].key == key {
                    block.initialize(to: edge(toBinding: target, in: number))
                } else {
                    block.initialize(to: seed != nil && graph.isSeed(key, seed) ? Edge(node: 0) : edge(key, in: number))
                }
                block += 1
            }
            wiring.nodes[position].pointee.edges = isDeferredFactory ? factoryEdges(position, own) : own
            if graph.bindings[position].kind.isExternal {
                wiring.layouts[number].externalValues[position] = (edge(toBinding: position, in: number), own)
            }
        }
        if let object = graph.testedObject, component.bindings.contains(object), let check = isolationCheck(ofCreating: object) {
            wiring.isolationChecks[UInt(bitPattern: wiring.nodes[object])] = check
        }
        if let root = component.root {
            // A root that is only requested is created by the binding that it resolves to.
            wiring.layouts[number].root =
                graph.isRequestedRoot(root) ? wiring.nodes[root].pointee.edges.first.pointee : edge(toBinding: root, in: number)
            wiring.layouts[number].isolationCheck = isolationCheck(ofCreating: root)
        }
    }

    /// Gives the requests of a factory to the code that runs when it is called. Returns the edge to that code.
    private func factoryEdges(_ position: Int, _ own: Edges) -> Edges {
        guard let input = blueprint.bindings[position].recipe?.extras?.input else { return own }
        let inputNode = InputNode(isObserved ? observed(input, position) : input, edges: own)
        wiring.inputNodes.append(inputNode)
        // The product may use the factory again.
        var checks = ownership.isInCycle(position) ? stackChecks[position].union(.stack) : []
        if isolations.isolation(ofUsing: position) != nil, let isolationCheck = isolationCheck(to: position) {
            checks.insert(.isolation)
            wiring.isolationChecks[inputNode.word] = isolationCheck
        }
        return edges([Edge(node: inputNode.word, path: AccessPath(checks: checks))])
    }

    /// Returns the edge that resolves `key` for requesters in `component`.
    func edge(_ key: Int, in component: Int) -> Edge {
        if cached.isEmpty {
            // Most graphs have no such request.
            cached = ContiguousArray(repeating: Cached(component: -1, edge: Edge(node: 0)), count: interner.types.count)
        }
        if cached[key].component == Int32(component) { return cached[key].edge }
        let edge = find(key, in: component)
        cached[key] = Cached(component: Int32(component), edge: edge)
        return edge
    }

    private func find(_ key: Int, in component: Int) -> Edge {
        switch resolution.find(key, in: component) {
        case .binding(let binding): return edge(toBinding: binding, in: component)
        case .multibinding(let multibinding): return edge(toMultibinding: multibinding, in: component)
        case .derived: return derivedEdge(key, in: component)
        case .nothing: return Edge(node: keep(missingNode(key, in: component)))
        }
    }

    func edge(toBinding binding: Int, in component: Int) -> Edge {
        Edge(
            node: UInt(bitPattern: wiring.nodes[binding]), slot: slots[binding],
            path: path(to: binding, in: graph.bindings[binding].component, from: component))
    }

    private func path(to node: Int, in target: Int, from component: Int) -> AccessPath {
        let hops = component == target ? 0 : resolution.tree.depth(component) - resolution.tree.depth(target)
        return AccessPath(hops: Int32(hops), checks: stackChecks[node])
    }

    /// Links to a collection. A collection is assembled in its own component.
    private func edge(toMultibinding number: Int, in component: Int) -> Edge {
        let multibinding = resolution.multibindings[number]
        let position = graph.bindings.count + number
        if collectionNodes[number] == 0 {
            let parts = self.parts(of: number, in: multibinding.component)
            guard let code = assembled(multibinding, from: parts.map(\.contribution)) else {
                let name = graph.keys[multibinding.key].key
                return Edge(node: keep(Self.faultyNode { "\(name) is not a collection" }))
            }
            collectionNodes[number] = keep(Node(code, edges: edges(parts.map(\.edge))))
        }
        return Edge(node: collectionNodes[number], path: path(to: position, in: multibinding.component, from: component))
    }

    /// Returns the code that assembles a collection: that of its first contribution, or that of its type if it has none.
    private func assembled(_ multibinding: Resolution.Multibinding, from contributions: [Contribution]) -> Code? {
        if let first = multibinding.contributions.first, let assemble = blueprint.bindings[first].recipe?.extras?.assemble {
            return assemble(contributions)
        }
        return RequestWrappers.wrapper(of: interner.types[multibinding.key])?.assembled(contributions)
    }

    /// Returns the contributions visible to `component`, those of its ancestors first.
    func parts(of multibinding: Int, in component: Int) -> [(binding: Int, contribution: Contribution, edge: Edge)] {
        let chain = sequence(first: multibinding) { [multibindings = resolution.multibindings] in multibindings[$0].outer }
        return chain.reversed().flatMap { resolution.multibindings[$0].contributions }.map { binding in
            (binding, blueprint.bindings[binding].recipe?.extras?.contribution ?? .element, edge(toBinding: binding, in: component))
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
