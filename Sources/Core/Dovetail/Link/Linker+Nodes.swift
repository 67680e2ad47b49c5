internal import DovetailGraph

/// Creates the node of each binding.
extension Linker {
    func makeNode(_ position: Int) -> Node {
        switch blueprint.bindings[position].source {
        case .seed:
            // The slot is filled before the first request.
            return Node { _, _, _, _ in fatalError("a component was used before it had its seed") }
        case .child(let record):
            // A cycle of components has no child, and makes the graph invalid.
            guard let child = record.number else { return brokenNode(position) }
            wiring.layouts[child].isInCycle = ownership.isInCycle(position)
            let layout = Unmanaged.passUnretained(wiring.layouts[child]).word
            return Node { env, _, _, out in deliver(BuildSite(ComponentLayout.at(layout), in: env), out) }
        case .recipe(let recorder, let index):
            // Assigned, not returned: through a generic result, each function would be wrapped in another.
            var code: Code?
            var factory: UntypedFactory?
            var callsUserCode = false
            recorder._withUnsafeGuaranteedRef { recorder in
                code = recorder.recipes[index].code
                factory = recorder.recipes[index].factory
                callsUserCode = isObserved && recorder.recipes[index].callsUserCode
            }
            guard let code else { return graph.bindings[position].kind.isExternal ? externalValueNode(position) : brokenNode(position) }
            return Node(callsUserCode ? observed(code, position) : code, factory: factory ?? Node.nothing)
        }
    }

    /// Returns the node for the slot of a value that is supplied from outside. Only requests that come too early reach it.
    private func externalValueNode(_ position: Int) -> Node {
        let key = graph.keys[graph.bindings[position].key].key
        let place = graph.bindings[position].place
        return Node { _, _, _, _ in RuntimeFault.missingExternalValue(key.description, at: place) }
    }

    func keep(_ node: consuming Node) -> UInt { wiring.nodes.append(node) }

    func edges(_ edges: some Collection<Edge>) -> Edges {
        let block = wiring.allocateEdges(edges.count)
        for (position, edge) in edges.enumerated() { (block + position).initialize(to: edge) }
        return Edges(block)
    }
}

/// With an observer, the nodes get code that notifies it of each call. Without one, they get the code that the modules supplied, so
/// that there is no check at run time.
extension Linker {
    func observed(_ code: @escaping Code, _ position: Int) -> Code {
        guard let observer = wiring.waiting.observer else { return code }
        let binding = ObservedBinding(position, in: graph)
        return { env, edges, factory, out in binding.whileBeingMade(observer) { code(env, edges, factory, out) } }
    }

    /// Wraps the code that an assisted factory or a property injector runs each time it is called.
    func observed(_ code: @escaping InputCode, _ position: Int) -> InputCode {
        guard let observer = wiring.waiting.observer else { return code }
        let binding = ObservedBinding(position, in: graph)
        return { env, edges, input, out in binding.whileBeingMade(observer) { code(env, edges, input, out) } }
    }
}

// SPDX-License-Identifier: Apache-2.0
