/// Properties of the graph as a whole: its cycles, and which instances may retain others.
///
/// The linker assigns the slots of frames accordingly, and the rule `retainCycles` warns accordingly, so both must agree.
package struct OwnershipAnalysis: Sendable {
    /// Whether each node ``defers(_:)``; empty if none does, which is so in most graphs.
    private var defers: ContiguousArray<Bool> = []
    /// The strongly connected component of each node, with eager and deferred dependencies.
    package let sccs: StronglyConnectedComponents

    package init(_ resolution: borrowing Resolution) {
        let eager = resolution.eagerEdges
        let all = resolution.edgesOfOwnership()
        // If there are no deferred dependencies, both are the same.
        sccs = all.targets.count == eager.targets.count ? resolution.eagerSCCs : StronglyConnectedComponents(all)
        if resolution.outcomes.areEager { return }
        let graph = resolution.graph
        var defers = ContiguousArray(repeating: false, count: resolution.nodeCount)
        for position in graph.bindings.indices {
            defers[position] =
                graph.bindings[position].kind.isDeferredFactory
                || graph.bindings[position].requests.contains {
                    resolution.answers[$0].timing != .eager
                        && resolution.holdsOn(graph.requests[$0].key, in: graph.bindings[position].component)
                }
        }
        // Nodes without dependencies come first, except within cycles, which make the graph invalid.
        for node in resolution.eagerSCCs.order {
            for edge in eager.range(Int(node)) {
                let target = Int(eager.targets[edge])
                // A shared instance retains the component through its own view.
                let isShared = target < graph.bindings.count && graph.bindings[target].isShared
                if defers[target], !isShared { defers[Int(node)] = true }
            }
        }
        self.defers = defers
    }

    /// Whether ``defers(_:)`` may be true for some node.
    package var mayDefer: Bool { !defers.isEmpty }

    /// Whether creating a node may create an object that retains the component: a provider, a factory.
    package func defers(_ node: some BinaryInteger) -> Bool { !defers.isEmpty && defers[Int(node)] }

    /// Whether a node may depend on itself, eagerly or deferred.
    package func isInCycle(_ node: Int) -> Bool { sccs.isInCycle(node) }

    /// The shared bindings and values of each component, each after everything it depends on; those of one cycle are adjacent. Within a
    /// cycle, instances that do not retain the component come first, so that the views of the others can retain them.
    package func slots(in graph: borrowing Graph) -> AdjacencyList {
        var slots = AdjacencyList()
        var kept: ContiguousArray<Int32> = []
        // Dependencies come first. Only the few nodes in cycles are sorted.
        for node in sccs.order where node < graph.bindings.count {
            let binding = Int(node)
            if graph.bindings[binding].hasSlot, binding != graph.components[graph.bindings[binding].component].seed { kept.append(node) }
        }
        if graph.components.count == 1, !sccs.haveCycle {
            slots.append(kept)
            return slots
        }
        var lists: [[Int32]] = Array(repeating: [], count: graph.components.count)
        for binding in kept { lists[graph.bindings[Int(binding)].component].append(binding) }
        for list in lists {
            for cycle in cycles(of: list[...]) {
                for binding in cycle.map(Int.init).sorted(byRank: { defers($0) ? 1 : 0 }) { slots.add(Int32(binding)) }
            }
            slots.endNode()
        }
        return slots
    }

    /// The cycles of the slots of one component. A binding that is not in a cycle is one of its own.
    package func cycles(of slots: ArraySlice<Int32>) -> [ArraySlice<Int32>] {
        var cycles: [ArraySlice<Int32>] = []
        cycles.reserveCapacity(slots.count)
        var start = slots.startIndex
        while start < slots.endIndex {
            var end = start + 1
            while end < slots.endIndex, sccs.number[Int(slots[end])] == sccs.number[Int(slots[start])] { end += 1 }
            cycles.append(slots[start..<end])
            start = end
        }
        return cycles
    }
}

extension Resolution {
    /// Whether the value provided for `key` retains the component, regardless of its final target: this includes a provider of a weak
    /// provider, and a provider of an optional that is not bound.
    fileprivate func holdsOn(_ key: Int, in component: Int) -> Bool {
        var key = key
        while find(key, in: component) == .derived {
            switch graph.keys[key].form {
            case .provider, .lazy, .closure, .mainActorProvider, .providers: return true
            case .optional(let inner), .tagged(let inner): key = inner
            case .function: return true
            case .weak, .plain, .collection, .factory, .componentFactory, .propertyInjector, .assisted: return false
            }
        }
        return false
    }
}

// SPDX-License-Identifier: Apache-2.0
