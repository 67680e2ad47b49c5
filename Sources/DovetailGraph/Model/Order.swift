/// What has to be known of the graph as a whole: what leads back to itself, and who may keep whom.
///
/// The linker makes the slots of frames from it, the rule ``RetainCycle`` its warnings: both have to mean the same.
package struct Order: Sendable {
    /// Whether making a point may leave behind something that holds on to the component: a provider, a factory.
    package private(set) var defers: ContiguousArray<Bool>
    /// Whether a point needs itself now: only in a graph that was not validated.
    package private(set) var isCircular: ContiguousArray<Bool>
    /// The knot of each point, over everything it needs now or later.
    package let knots: Knots
    /// Whether a point may need itself, now or later.
    package private(set) var isKnotted: ContiguousArray<Bool>

    package init(_ answers: Answers) {
        let graph = answers.graph
        let now = answers.now
        let all = answers.edgesOfOwnership()
        // Where nothing is needed later, both are the same.
        let isAllNow = all.targets.count == now.targets.count
        knots = isAllNow ? answers.nowKnots : Knots(all)
        isCircular = answers.nowKnots.whetherKnotted(now)
        defers = ContiguousArray(repeating: false, count: answers.pointCount)
        for position in graph.bindings.indices {
            defers[position] =
                graph.bindings[position].kind.isHandedOut
                || graph.bindings[position].requests.contains {
                    answers.answers[$0].timing != .now
                        && answers.holdsOn(graph.requests[$0].key, in: graph.bindings[position].component)
                }
        }
        // Those that need nothing come first, circles apart, which are no valid graph.
        for point in answers.nowKnots.order {
            for edge in now.range(Int(point)) {
                let target = Int(now.targets[edge])
                // What is shared holds on to the component in a view of its own.
                let isShared = target < graph.bindings.count && graph.bindings[target].isShared
                if defers[target], !isShared { defers[Int(point)] = true }
            }
        }
        isKnotted = isAllNow ? isCircular : knots.whetherKnotted(all)
    }

    /// What each component keeps, shared bindings and values, each behind everything it needs, circles apart: those of one
    /// circle together.
    /// In a circle those that hold on to nothing come first, so that the views of the others can keep them.
    package func circles(in graph: Graph) -> [[ArraySlice<Int>]] {
        var slots: [[Int]] = Array(repeating: [], count: graph.components.count)
        // Those of a lower knot come first. Nothing is sorted but the few that are in a circle.
        for point in knots.order where point < graph.bindings.count {
            let binding = Int(point)
            let component = graph.bindings[binding].component
            let isKept = graph.bindings[binding].isShared || graph.bindings[binding].kind.isValue
            if isKept, binding != graph.components[component].seed { slots[component].append(binding) }
        }
        return slots.map { circles(of: $0) }
    }

    private func circles(of slots: [Int]) -> [ArraySlice<Int>] {
        var circles: [ArraySlice<Int>] = []
        circles.reserveCapacity(slots.count)
        var start = 0
        while start < slots.count {
            var end = start + 1
            while end < slots.count, knots.number[slots[end]] == knots.number[slots[start]] { end += 1 }
            let circle = slots[start..<end]
            circles.append(
                circle.count == 1 ? circle : circle.sorted { (defers[$0] ? 1 : 0, $0) < (defers[$1] ? 1 : 0, $1) }[...])
            start = end
        }
        return circles
    }
}

extension Knots {
    /// Whether each point is in a circle of `edges`, from which these knots were made.
    fileprivate func whetherKnotted(_ edges: Edges) -> ContiguousArray<Bool> {
        var sizes = ContiguousArray<Int32>(repeating: 0, count: count)
        for number in number { sizes[Int(number)] += 1 }
        var knotted = ContiguousArray(repeating: false, count: edges.count)
        for point in knotted.indices {
            knotted[point] = sizes[Int(number[point])] > 1 || edges.range(point).contains { edges.targets[$0] == Int32(point) }
        }
        return knotted
    }
}

extension Answers {
    /// Whether what is handed out for `key` holds on to the component, whatever it leads to in the end: also a provider of
    /// something weak, and one of an optional that nobody binds.
    fileprivate func holdsOn(_ key: Int, in component: Int) -> Bool {
        var key = key
        while find(key, in: component) == .derived {
            switch graph.keys[key].form {
            case .provider, .lazy, .closure, .mainActorProvider, .providers: return true
            case .optional(let inner): key = inner
            case .weak, .plain, .collection, .factory, .componentFactory, .propertyInjector, .assisted: return false
            }
        }
        return false
    }
}
