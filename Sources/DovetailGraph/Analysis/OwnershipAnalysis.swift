/// Properties of the graph as a whole: its cycles, and which instances may retain others.
///
/// The linker assigns the slots of frames accordingly, and the rule ``RetainCycle`` warns accordingly, so both must agree.
package struct OwnershipAnalysis: Sendable {
    /// Whether creating a node may create an object that retains the component: a provider, a factory.
    package private(set) var defers: ContiguousArray<Bool>
    /// Whether a node depends on itself eagerly, which happens only in a graph that was not validated.
    package private(set) var isCircular: ContiguousArray<Bool>
    /// The strongly connected component of each node, with eager and deferred dependencies.
    package let knots: StronglyConnectedComponents
    /// Whether a node may depend on itself, eagerly or deferred.
    package private(set) var isKnotted: ContiguousArray<Bool>

    package init(_ resolution: Resolution) {
        let graph = resolution.graph
        let now = resolution.now
        let all = resolution.edgesOfOwnership()
        // If there are no deferred dependencies, both are the same.
        let isAllNow = all.targets.count == now.targets.count
        knots = isAllNow ? resolution.nowKnots : StronglyConnectedComponents(all)
        isCircular = resolution.nowKnots.whetherKnotted(now)
        defers = ContiguousArray(repeating: false, count: resolution.nodeCount)
        for position in graph.bindings.indices {
            defers[position] =
                graph.bindings[position].kind.isHandedOut
                || graph.bindings[position].requests.contains {
                    resolution.answers[$0].timing != .now
                        && resolution.holdsOn(graph.requests[$0].key, in: graph.bindings[position].component)
                }
        }
        // Nodes without dependencies come first, except within cycles, which make the graph invalid.
        for node in resolution.nowKnots.order {
            for edge in now.range(Int(node)) {
                let target = Int(now.targets[edge])
                // A shared instance retains the component through its own view.
                let isShared = target < graph.bindings.count && graph.bindings[target].isShared
                if defers[target], !isShared { defers[Int(node)] = true }
            }
        }
        isKnotted = isAllNow ? isCircular : knots.whetherKnotted(all)
    }

    /// The slots of each component, for shared bindings and values, each after everything it depends on; those of one cycle are grouped.
    /// Within a cycle, instances that do not retain the component come first, so that the views of the others can retain them.
    package func cycles(in graph: Graph) -> [[ArraySlice<Int>]] {
        var slots: [[Int]] = Array(repeating: [], count: graph.components.count)
        // Dependencies come first. Only the few nodes in cycles are sorted.
        for node in knots.order where node < graph.bindings.count {
            let binding = Int(node)
            let component = graph.bindings[binding].component
            let isKept = graph.bindings[binding].isShared || graph.bindings[binding].kind.isValue
            if isKept, binding != graph.components[component].seed { slots[component].append(binding) }
        }
        return slots.map { cycles(of: $0) }
    }

    private func cycles(of slots: [Int]) -> [ArraySlice<Int>] {
        var cycles: [ArraySlice<Int>] = []
        cycles.reserveCapacity(slots.count)
        var start = 0
        while start < slots.count {
            var end = start + 1
            while end < slots.count, knots.number[slots[end]] == knots.number[slots[start]] { end += 1 }
            let cycle = slots[start..<end]
            cycles.append(
                cycle.count == 1 ? cycle : cycle.sorted { (defers[$0] ? 1 : 0, $0) < (defers[$1] ? 1 : 0, $1) }[...])
            start = end
        }
        return cycles
    }
}

extension StronglyConnectedComponents {
    /// Whether each node is in a cycle of `edges`, from which these components were computed.
    fileprivate func whetherKnotted(_ edges: AdjacencyList) -> ContiguousArray<Bool> {
        var sizes = ContiguousArray<Int32>(repeating: 0, count: count)
        for number in number { sizes[Int(number)] += 1 }
        var knotted = ContiguousArray(repeating: false, count: edges.count)
        for node in knotted.indices {
            knotted[node] = sizes[Int(number[node])] > 1 || edges.range(node).contains { edges.targets[$0] == Int32(node) }
        }
        return knotted
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
            case .weak, .plain, .collection, .factory, .componentFactory, .propertyInjector, .assisted: return false
            }
        }
        return false
    }
}
