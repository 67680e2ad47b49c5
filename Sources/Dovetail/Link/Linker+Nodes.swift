internal import DovetailGraph

/// What makes each binding.
extension Linker {
    mutating func makeNode(_ position: Int) {
        let node: Node
        switch blueprint.bindings[position].source {
        case .seed:
            // The slot is full before anybody can ask.
            node = Node { _, _, _, _ in fatalError("a component was used before it had its seed") }
        case .child(_, let child, _):
            // A circle of components has no child, and is no valid graph.
            guard let child else {
                nodes[position] = keep(brokenNode(position))
                return
            }
            wiring.plans[child].isKnotted = order.isKnotted[position]
            let plan = UInt(bitPattern: Unmanaged.passUnretained(wiring.plans[child]).toOpaque())
            node = Node { env, _, _, out in
                out.unsafelyUnwrapped.initializeMemory(as: BuildSite.self, to: BuildSite(Plan.at(plan), in: env))
                return 0
            }
        case .recipe(let sheet, let index):
            guard let code = sheet.recipes[index].code else {
                nodes[position] = keep(graph.bindings[position].kind.isGiven ? givenNode(position) : brokenNode(position))
                return
            }
            node = Node(
                isObserved && sheet.recipes[index].isWritten ? observed(code, position) : code,
                factory: sheet.recipes[index].factory ?? Node.nothing)
        }
        nodes[position] = keep(node)
    }

    /// Stands behind the slot of what is given from outside: reached by those who ask before that.
    private func givenNode(_ position: Int) -> Node {
        let key = graph.keys[graph.bindings[position].key].key
        let place = graph.bindings[position].place
        return Node { _, _, _, _ in RuntimeFault.notGiven(key.description, at: place) }
    }

    func keep(_ node: Node) -> UInt {
        wiring.nodes.append(node)
        return node.word
    }

    func edges(_ edges: some Collection<Edge>) -> Edges {
        let block = wiring.allocateEdges(edges.count)
        for (position, edge) in edges.enumerated() { (block + position).initialize(to: edge) }
        return Edges(block)
    }
}
