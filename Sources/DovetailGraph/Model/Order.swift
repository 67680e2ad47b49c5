/// What has to be known of the graph as a whole: how deep things go, and who may keep whom.
///
/// The linker makes the slots of frames from it, the rule ``RetainCycle`` its warnings: both have to mean the same.
package struct Order: Sendable {
    /// All points but for circles of things needed now, which are no valid graph: those that need nothing first.
    private let now: Edges
    /// How many things are made, one inside the other, to make a point.
    package private(set) var height: ContiguousArray<Int32>
    /// Whether making a point may leave behind something that holds on to the component: a provider, a factory.
    package private(set) var defers: ContiguousArray<Bool>
    /// The knot of each point, over everything it needs now or later.
    package let knots: Knots
    /// Whether a point may need itself, now or later.
    package private(set) var isKnotted: ContiguousArray<Bool>

    package init(_ answers: Answers) {
        let graph = answers.graph
        now = answers.edges { $0 == .now }
        let all = answers.edges { $0 != .weakly }
        let order = Knots(now).order
        knots = Knots(all)
        height = ContiguousArray(repeating: 0, count: answers.pointCount)
        defers = ContiguousArray(repeating: false, count: answers.pointCount)
        for (position, binding) in graph.bindings.enumerated() {
            defers[position] =
                binding.isHandedOut
                || binding.requests.contains {
                    answers.answers[$0].timing == .later && answers.answers[$0].outcome == .found
                }
        }
        for point in order {
            for target in now[Int(point)] {
                height[Int(point)] = max(height[Int(point)], height[Int(target)] + 1)
                // What is shared holds on to the component in a view of its own.
                let isShared = Int(target) < graph.bindings.count && graph.bindings[Int(target)].isShared
                if defers[Int(target)], !isShared { defers[Int(point)] = true }
            }
        }
        isKnotted = ContiguousArray(repeating: false, count: answers.pointCount)
        var sizes = ContiguousArray<Int32>(repeating: 0, count: knots.count)
        for number in knots.number { sizes[Int(number)] += 1 }
        for point in 0..<all.count {
            isKnotted[point] = sizes[Int(knots.number[point])] > 1 || all[point].contains(Int32(point))
        }
    }

    /// The shared bindings of a component, each behind everything it needs, circles apart. In a circle those that hold on
    /// to nothing come first, so that the views of the others can keep them.
    package func slots(of component: Graph.Component, in graph: Graph) -> [Int] {
        let shared = component.bindings.filter { graph.bindings[$0].isShared && $0 != component.seed }
        return shared.sorted {
            (knots.number[$0], defers[$0] ? 1 : 0, $0) < (knots.number[$1], defers[$1] ? 1 : 0, $1)
        }
    }

    /// The same, those of each knot together.
    package func circles(of component: Graph.Component, in graph: Graph) -> [ArraySlice<Int>] {
        let slots = slots(of: component, in: graph)
        return slots.indices.reduce(into: []) { circles, index in
            if index > 0, knots.number[slots[index]] == knots.number[slots[index - 1]], let last = circles.popLast() {
                circles.append(slots[last.startIndex...index])
            } else {
                circles.append(slots[index...index])
            }
        }
    }
}
