/// On which actor each point of a graph has to be made.
///
/// A factory runs on its own actor, and on that of everything it needs now: what is needed now is made on the way.
package struct Isolations: Sendable {
    /// Where a point's isolation comes from.
    package struct Origin: Sendable {
        package var isolation: Graph.Isolation
        /// The next point on the way to the factory that is isolated itself; nil for that factory.
        package var next: Int?
    }

    /// What making each point needs: nothing, for a factory or injector that is only handed out. Empty where no factory is
    /// isolated.
    private var making: ContiguousArray<Origin?>
    /// What its function needs: for a factory, what building with it needs.
    private var running: ContiguousArray<Origin?>
    /// The isolated factory at the end of each point's way; the point itself where there is none.
    private var sources: ContiguousArray<Int32>
    /// Who only reads what somebody has put there.
    private var isGiven: ContiguousArray<Bool>
    /// Points whose factory needs two actors at once, with both ways. Only where the two meet.
    package private(set) var meetings: [(point: Int, one: Origin, other: Origin)] = []

    package init(_ answers: Answers) {
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
        for point in Knots(needs).order.map(Int.init) {
            var origin: Origin?
            if point < graph.bindings.count, graph.bindings[point].isolation != .nonisolated {
                origin = Origin(isolation: graph.bindings[point].isolation)
            }
            for target in needs[point] {
                guard let other = making[Int(target)] else { continue }
                let found = Origin(isolation: other.isolation, next: Int(target))
                if let known = origin, known.isolation != found.isolation {
                    // What needs this one meets the same two actors, and is no fault of its own.
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

    /// The actor that making `point` needs; nil for none.
    package func isolation(ofMaking point: Int) -> Graph.Isolation? { isEmpty ? nil : making[point]?.isolation }

    /// The actor that using what `point` makes needs: a provider of it, or the factory that it is.
    package func isolation(ofUsing point: Int) -> Graph.Isolation? {
        isEmpty || isGiven[point] ? nil : running[point]?.isolation
    }

    /// The actor that the function of `point` runs on: its factory, or what a module above the core makes it with.
    package func isolation(ofRunning point: Int) -> Graph.Isolation? { isEmpty ? nil : running[point]?.isolation }

    /// The factory that is isolated itself, for whose sake `point` is; `point` where there is none.
    package func source(of point: Int) -> Int { isEmpty ? point : Int(sources[point]) }

    /// The next point on the way from `point` to the factory that is isolated itself; nil for that factory.
    package func next(after point: Int) -> Int? { isEmpty ? nil : running[point]?.next }

    /// From `point` to the factory that is isolated itself: as long as the chain is.
    package func way(from point: Int) -> [Int] {
        var way = [point]
        while !isEmpty, let next = running[way[way.count - 1]]?.next { way.append(next) }
        return way
    }
}

// Asked of the kind: to ask a binding of another module copies all of it.
extension Graph.Binding.Kind {
    /// Whether it makes something that runs its function later.
    package var isHandedOut: Bool {
        switch self {
        case .assistedFactory, .propertyInjector, .componentFactory: true
        case .value, .factory, .provider, .seed, .given: false
        }
    }

    /// Whether its instances come from outside. (To compare kinds costs more than to look at one.)
    package var isGiven: Bool { if case .given = self { true } else { false } }

    /// Whether it is evaluated once for each instance of the component.
    package var isValue: Bool { if case .value = self { true } else { false } }
}

extension Answers {
    /// What each point's factory needs before it runs: for an assisted factory, before it builds.
    fileprivate func neededToRun() -> Edges {
        var edges = Edges()
        for binding in graph.bindings.indices {
            for request in graph.bindings[binding].requests where answers[request].outcome == .found && answers[request].timing == .now {
                edges.add(answers[request].target)
            }
            edges.endPoint()
        }
        for gathering in gatherings {
            for contribution in gathering.contributions { edges.add(Int32(contribution)) }
            if let outer = gathering.outer { edges.add(Int32(graph.bindings.count + outer)) }
            edges.endPoint()
        }
        return edges
    }
}

extension Graph {
    /// The actor on which a component has to be built: that of its root, or of anything that the root needs now.
    public func isolation(ofComponent component: Int) -> Isolation {
        guard let root = components[component].root else { return .nonisolated }
        return Isolations(Answers(self)).isolation(ofMaking: root) ?? .nonisolated
    }
}
