/// The actor on which each point of a graph must be created.
///
/// A factory runs on its own actor, and so do all its isolated eager dependencies, because they are created in the same call.
package struct IsolationAnalysis: Sendable {
    /// The origin of a point's isolation.
    package struct Origin: Sendable {
        package var isolation: Graph.Isolation
        /// The next point on the path to the factory that is isolated itself; nil for that factory.
        package var next: Int?
    }

    /// The isolation of creating each point: none for a factory or injector that is called later. Empty if no factory is isolated.
    private var making: ContiguousArray<Origin?>
    /// The isolation of each point's function: for a factory, that of building with it.
    private var running: ContiguousArray<Origin?>
    /// The isolated factory at the end of each point's path; the point itself if there is none.
    private var sources: ContiguousArray<Int32>
    /// Whether a point only reads a value that has been supplied.
    private var isGiven: ContiguousArray<Bool>
    /// Points whose factory needs two actors at once, with both paths. Only the points where two actors meet first.
    package private(set) var meetings: [(point: Int, one: Origin, other: Origin)] = []

    package init(_ answers: Resolution) {
        let graph = answers.graph
        making = []
        running = []
        sources = []
        isGiven = []
        guard graph.bindings.indices.contains(where: { graph.bindings[$0].isolation != .nonisolated }) else { return }
        making = ContiguousArray(repeating: nil, count: answers.pointCount)
        running = making
        sources = ContiguousArray(0..<Int32(answers.pointCount))
        isGiven = ContiguousArray(repeating: false, count: answers.pointCount)

        let needs = answers.neededToRun()
        for point in StronglyConnectedComponents(needs).order.map(Int.init) {
            var origin: Origin?
            if point < graph.bindings.count, graph.bindings[point].isolation != .nonisolated {
                origin = Origin(isolation: graph.bindings[point].isolation)
            }
            for target in needs[point] {
                guard let other = making[Int(target)] else { continue }
                let found = Origin(isolation: other.isolation, next: Int(target))
                if let known = origin, known.isolation != found.isolation {
                    // Points that depend on this one have the same conflict, which is not reported again.
                    if meetings.last?.point != point { meetings.append((point, known, found)) }
                } else if origin == nil {
                    origin = found
                }
            }
            running[point] = origin
            if let next = origin?.next { sources[point] = sources[next] }
            guard point < graph.bindings.count else {
                making[point] = origin
                continue
            }
            isGiven[point] = graph.bindings[point].kind == .given
            making[point] = graph.bindings[point].kind.isHandedOut || isGiven[point] ? nil : origin
        }
        let points = Set(meetings.map(\.point))
        meetings.removeAll { meeting in
            [meeting.one.next, meeting.other.next].contains { next in next.map { points.contains($0) } ?? false }
        }
        meetings.sort { $0.point < $1.point }
    }

    /// Whether no factory is isolated.
    package var isEmpty: Bool { making.isEmpty }

    /// The actor on which `point` must be created; nil for none.
    package func isolation(ofMaking point: Int) -> Graph.Isolation? { isEmpty ? nil : making[point]?.isolation }

    /// The actor on which the result of `point` must be used, if it is a provider or a factory.
    package func isolation(ofUsing point: Int) -> Graph.Isolation? {
        isEmpty || isGiven[point] ? nil : running[point]?.isolation
    }

    /// The actor on which the function of `point` runs: its factory, or the function of a module above the core.
    package func isolation(ofRunning point: Int) -> Graph.Isolation? { isEmpty ? nil : running[point]?.isolation }

    /// The isolated factory that determines the isolation of `point`; `point` itself if there is none.
    package func source(of point: Int) -> Int { isEmpty ? point : Int(sources[point]) }

    /// The next point on the path from `point` to the factory that is isolated itself; nil for that factory.
    package func next(after point: Int) -> Int? { isEmpty ? nil : running[point]?.next }

    /// The path from `point` to the factory that is isolated itself. It is as long as the chain.
    package func path(from point: Int) -> [Int] {
        var path = [point]
        while !isEmpty, let next = running[path[path.count - 1]]?.next { path.append(next) }
        return path
    }
}

// Properties of the kind, because accessing a property of a binding from another module copies the whole binding.
extension Graph.Binding.Kind {
    /// Whether it creates an object that runs the function later.
    package var isHandedOut: Bool {
        switch self {
        case .assistedFactory, .propertyInjector, .componentFactory: true
        case .value, .factory, .provider, .seed, .given: false
        }
    }

    /// Whether its instances are supplied from outside. (Comparing kinds costs more than matching one.)
    package var isGiven: Bool { if case .given = self { true } else { false } }

    /// Whether it is evaluated once for each instance of the component.
    package var isValue: Bool { if case .value = self { true } else { false } }
}

extension Resolution {
    /// The dependencies that must exist before each point's factory runs: for an assisted factory, before it builds.
    fileprivate func neededToRun() -> AdjacencyList {
        var edges = AdjacencyList()
        for binding in graph.bindings.indices {
            for request in graph.bindings[binding].requests where answers[request].outcome == .found && answers[request].timing == .now {
                edges.add(answers[request].target)
            }
            edges.endPoint()
        }
        appendMultibindings(to: &edges)
        return edges
    }
}

extension Graph {
    /// The actor on which a component must be built: that of its root, or of any eager dependency of the root.
    public func isolation(ofComponent component: Int) -> Isolation {
        guard let root = components[component].root else { return .nonisolated }
        return IsolationAnalysis(Resolution(self)).isolation(ofMaking: root) ?? .nonisolated
    }
}
