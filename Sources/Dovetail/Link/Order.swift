internal import DovetailGraph

/// What the linker has to know of the graph as a whole: how deep things go, and who may keep whom.
struct Order {
    /// All points but for circles of things needed now, which are no valid graph: those that need nothing first.
    private let now: DovetailGraph.Edges
    /// How many things are made, one inside the other, to make a point.
    private(set) var height: ContiguousArray<Int32>
    /// Whether making a point may leave behind something that holds on to the component: a provider, a factory.
    private(set) var defers: ContiguousArray<Bool>
    /// Whether a point needs itself now: only in a graph that was not validated.
    private(set) var isCircular: ContiguousArray<Bool>
    /// The knot of each point, over everything it needs now or later.
    let knots: Knots
    /// Whether a point may need itself, now or later.
    private(set) var isKnotted: ContiguousArray<Bool>

    init(_ answers: Answers) {
        let graph = answers.graph
        now = answers.edges { $0 == .now }
        let all = answers.edges { $0 != .weakly }
        let circles = Knots(now)
        knots = Knots(all)
        isCircular = circles.whetherKnotted(now)
        height = ContiguousArray(repeating: 0, count: answers.pointCount)
        defers = ContiguousArray(repeating: false, count: answers.pointCount)
        for (position, binding) in graph.bindings.enumerated() {
            switch binding.kind {
            case .assistedFactory, .propertyInjector, .componentFactory: defers[position] = true
            case .value, .factory, .provider, .seed, .given:
                defers[position] = binding.requests.contains {
                    answers.answers[$0].timing != .now && answers.holdsOn(graph.requests[$0].key, in: binding.component)
                }
            }
        }
        for point in circles.order {
            for target in now[Int(point)] {
                height[Int(point)] = max(height[Int(point)], height[Int(target)] + 1)
                // What is shared holds on to the component in a view of its own.
                let isShared = Int(target) < graph.bindings.count && graph.bindings[Int(target)].isShared
                if defers[Int(target)], !isShared { defers[Int(point)] = true }
            }
        }
        isKnotted = knots.whetherKnotted(all)
    }

    /// The shared bindings of a component, each behind everything it needs, circles apart. In a circle those that hold on
    /// to nothing come first, so that the views of the others can keep them.
    func slots(of component: Graph.Component, in graph: Graph) -> [Int] {
        let shared = component.bindings.filter { graph.bindings[$0].isShared && $0 != component.seed }
        return shared.sorted {
            (knots.number[$0], defers[$0] ? 1 : 0, $0) < (knots.number[$1], defers[$1] ? 1 : 0, $1)
        }
    }
}

extension Knots {
    /// Whether each point is in a circle of `edges`, from which these knots were made.
    fileprivate func whetherKnotted(_ edges: DovetailGraph.Edges) -> ContiguousArray<Bool> {
        var sizes = ContiguousArray<Int32>(repeating: 0, count: count)
        for number in number { sizes[Int(number)] += 1 }
        return ContiguousArray((0..<edges.count).map { sizes[Int(number[$0])] > 1 || edges[$0].contains(Int32($0)) })
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
