extension ValidationContext {
    /// The time to create instances grows with the size of the graph, and not with the number of paths through it.
    ///
    /// An unshared instance is created again for each requester. If each of twenty layers requires the next one twice, the instance of the
    /// last layer is created a million times.
    func exponentialCreations() -> [Diagnostic] {
        let calls = FactoryCalls(resolution)
        var isExplained = Set<Int>()
        return calls.heaviest().compactMap { start in
            guard !isExplained.contains(start), let (binding, times) = calls.costliest(from: start) else { return nil }
            isExplained.formUnion(calls.creators(of: binding))
            return finding(start, calls, binding, times)
        }
    }

    /// - Parameters:
    ///   - binding: The binding that should be shared.
    ///   - times: How often its instance is created, to create that of `start` once.
    private func finding(_ start: Int, _ calls: FactoryCalls, _ binding: Int, _ times: Double) -> Diagnostic {
        let component = graph.bindings[binding].component
        let declare = "declare typealias Scope = Singleton in \(name(component: component)), and "
        let share = "add .sharedInScope() to \(declaration(ofBinding: binding))"
        return finding(
            .exponentialCreation, "factories are called \(spelled(calls.counts[start])) times to create \(name(node: start)) once",
            at: binding, path: text(nodes: PathForest.abbreviated(calls.path(from: start, to: binding))),
            notes: [note("\(name(binding: binding)) is created \(spelled(times)) times, and is not shared, bound", at: binding)],
            help: [(graph.components[component].scope == nil ? declare : "") + share])
    }

    /// Formats a number up to a limit beyond which the exact value is irrelevant.
    private func spelled(_ number: Double) -> String {
        // `Int` has 32 bits on some watches and in WebAssembly.
        number < 1e12 ? grouped(Int64(number)) : "more than \(grouped(1_000_000_000_000 as Int64))"
    }
}

/// Counts the factory calls over all paths. Linear in the size of the graph; counts that would overflow are infinite.
private struct FactoryCalls {
    private let graph: Graph
    /// The unshared instances that are created with each instance; for an assisted factory or a property injector, when it is called.
    private var created = AdjacencyList()
    /// Nodes without dependencies come first, and those that run their factory later come last.
    private let order: [Int]
    /// The number of calls needed to create, or use, the instance of each node.
    private(set) var counts: ContiguousArray<Double>

    /// Corresponds to a tenth of a second or more. A graph that is merely large is not exponential, so there is also a limit per node.
    private static let limit = 100_000.0
    private static let callsForEach = 50.0
    /// The number of starts to inspect, those with most calls first.
    private static let startLimit = 10

    init(_ resolution: Resolution) {
        let graph = resolution.graph
        self.graph = graph
        func isDeferredFactory(_ node: Int) -> Bool { node < graph.bindings.count && graph.bindings[node].kind.isDeferredFactory }
        func isCreatedAnew(_ target: Int32) -> Bool {
            target >= graph.bindings.count || !graph.bindings[Int(target)].hasSlot && !isDeferredFactory(Int(target))
        }
        created.reserve(nodes: resolution.nodeCount, edges: resolution.answers.count)
        // Without closures, each of which would copy the resolution.
        for binding in graph.bindings.indices {
            for request in graph.bindings[binding].requests {
                let answer = resolution.answers[request]
                if answer.outcome == .found, answer.timing == .eager, isCreatedAnew(answer.target) { created.add(answer.target) }
            }
            created.endNode()
        }
        for node in graph.bindings.count..<resolution.nodeCount {
            for target in resolution.eagerEdges[node] where isCreatedAnew(target) { created.add(target) }
            created.endNode()
        }
        let nodes = resolution.eagerSCCs.order.map { Int($0) }
        order = nodes.filter { !isDeferredFactory($0) } + nodes.filter { isDeferredFactory($0) }
        counts = ContiguousArray(repeating: 1, count: nodes.count)
        for node in order { counts[node] = created[node].reduce(node < graph.bindings.count ? 1 : 0) { $0 + counts[Int($1)] } }
    }

    /// The nodes with most calls, except those that are created by another one of them.
    func heaviest() -> ArraySlice<Int> {
        let heavy = counts.indices.filter { counts[$0] > Self.limit }
        let inner = Set(heavy.flatMap { created[$0] })
        return heavy.filter { !inner.contains(Int32($0)) }.sorted { (counts[$1], $0) < (counts[$0], $1) }.prefix(Self.startLimit)
    }

    /// The binding that would save the most calls if it were shared, and how often it is created.
    func costliest(from start: Int) -> (binding: Int, times: Double)? {
        var times = ContiguousArray<Double>(repeating: 0, count: counts.count)
        times[start] = 1
        var nodeCount = 0.0
        for node in order.reversed() where times[node] > 0 {
            nodeCount += 1
            for target in created[node] { times[Int(target)] += times[node] }
        }
        guard counts[start] > nodeCount * Self.callsForEach else { return nil }
        // If that is infinite for several bindings, the one in the middle of the path.
        var best: (binding: Int, spared: Double, both: Double)?
        for binding in graph.bindings.indices
        where times[binding] > 1 && graph.bindings[binding].kind == .factory && !graph.isRequestedRoot(binding) {
            let (spared, both) = ((times[binding] - 1) * counts[binding], min(times[binding], counts[binding]))
            if (spared, both) > (best?.spared ?? 0, best?.both ?? 0) { best = (binding, spared, both) }
        }
        return best.map { ($0.binding, times[$0.binding]) }
    }

    /// A shortest path through unshared instances.
    func path(from start: Int, to end: Int) -> [Int] {
        start == end ? [end] : BreadthFirstSearch.path(from: start, to: end, over: created) ?? [end]
    }

    /// All nodes that create `node` again when they are created.
    func creators(of node: Int) -> Set<Int> {
        var creators: Set<Int> = [node]
        for other in order where created[other].contains(where: { creators.contains(Int($0)) }) { creators.insert(other) }
        return creators
    }
}

// SPDX-License-Identifier: Apache-2.0
