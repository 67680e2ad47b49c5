/// The time to create instances grows with the size of the graph, and not with the number of paths through it.
///
/// An unshared instance is created again for each requester. If each of twenty layers requires the next one twice, the instance of the
/// last layer is created a million times.
struct ExponentialCreation: Rule {
    static let id = DiagnosticID.exponentialCreation

    /// Nothing can be counted in a cycle.
    static let needsFaultlessGraph = true

    static func check(_ context: ValidationContext) -> [Diagnostic] {
        Calls(context.resolution).findings().map { finding($0, context) }
    }

    private static func finding(_ found: Calls.Finding, _ context: ValidationContext) -> Diagnostic {
        let name = context.name(binding: found.binding)
        let key = context.graph.bindings[found.binding].key
        let component = context.graph.bindings[found.binding].component
        let share = "add .sharedInScope() to \(context.declaration(ofBinding: found.binding))"
        let declare = "declare typealias Scope = Singleton in \(context.name(component: component)), and "
        return Diagnostic(
            id, "factories are called \(spelled(found.calls)) times to create \(context.name(node: found.start)) once",
            at: context.place(found.binding), path: context.text(nodes: PathForest.abbreviated(found.path)),
            notes: [context.note("\(name) is created \(spelled(found.times)) times, and is not shared, bound", at: found.binding)],
            help: [(context.graph.components[component].scope == nil ? declare : "") + share], types: context.types(key))
    }

    /// Formats a number up to a limit beyond which the exact value is irrelevant.
    private static func spelled(_ number: Double) -> String {
        number < 1e12 ? grouped(Int(number)) : "more than \(grouped(1_000_000_000_000))"
    }
}

/// Counts the factory calls over all paths. Linear in the size of the graph; counts that would overflow are infinite.
private struct Calls {
    private let graph: Graph
    private let now: AdjacencyList
    /// Nodes without dependencies come first.
    private let order: ContiguousArray<Int32>
    /// The dependencies that an assisted factory or a property injector resolves when it is called.
    private let used: [Int: [Int32]]
    /// The number of calls needed to create, or use, the instance of each node.
    private var counts: ContiguousArray<Double>

    struct Finding {
        /// The instance that is created once.
        let start: Int
        let calls: Double
        /// The binding that should be shared, and how often it is created.
        let binding: Int
        let times: Double
        let path: [Int]
    }

    /// Corresponds to a tenth of a second or more. A graph that is merely large is not exponential, so there is also a limit per node.
    private static let limit = 100_000.0
    private static let callsForEach = 50.0
    /// The number of starts to inspect, those with most calls first.
    private static let startLimit = 10

    init(_ resolution: Resolution) {
        graph = resolution.graph
        now = resolution.now
        order = resolution.nowKnots.order
        var used: [Int: [Int32]] = [:]
        for binding in graph.bindings.indices where graph.bindings[binding].kind.isHandedOut {
            used[binding] = graph.bindings[binding].requests.compactMap { request in
                let answer = resolution.answers[request]
                return answer.outcome == .found && answer.timing == .now ? answer.target : nil
            }
        }
        self.used = used
        counts = ContiguousArray(repeating: 1, count: resolution.nodeCount)
        for node in order where used[Int(node)] == nil { count(Int(node)) }
        // A requester of such a node runs none of these calls.
        for node in used.keys { count(node) }
    }

    private mutating func count(_ node: Int) {
        let own = node < graph.bindings.count ? 1.0 : 0
        counts[node] = targets(of: node).reduce(own) { $0 + (isCreatedAnew(Int($1)) ? counts[Int($1)] : 0) }
    }

    private func targets(of node: Int) -> ArraySlice<Int32> { used[node].map { $0[...] } ?? now[node] }

    /// Whether an instance is created again for each requester.
    private func isCreatedAnew(_ node: Int) -> Bool {
        guard node < graph.bindings.count else { return true }
        return !graph.bindings[node].isShared && !graph.bindings[node].kind.isValue && !graph.bindings[node].kind.isHandedOut
    }

    func findings() -> [Finding] {
        let heavy = counts.indices.filter { counts[$0] > Self.limit }
        if heavy.isEmpty { return [] }
        // Instances that another one of them creates are reported with that one.
        var isInner = Set<Int>()
        for node in heavy { for target in targets(of: node) where isCreatedAnew(Int(target)) { isInner.insert(Int(target)) } }
        let starts = heavy.filter { !isInner.contains($0) }
            .sorted { (counts[$1], $0) < (counts[$0], $1) }
        var findings: [Finding] = []
        var isExplained = Set<Int>()
        for start in starts.prefix(Self.startLimit) where !isExplained.contains(start) {
            guard let finding = finding(from: start) else { continue }
            findings.append(finding)
            isExplained.formUnion(starts.filter(creators(of: finding.binding).contains))
        }
        return findings
    }

    /// The binding that would save the most calls if it were shared.
    private func finding(from start: Int) -> Finding? {
        var times = ContiguousArray<Double>(repeating: 0, count: counts.count)
        times[start] = 1
        for target in targets(of: start) where isCreatedAnew(Int(target)) { times[Int(target)] += 1 }
        var nodeCount = 0.0
        for node in order.reversed() where times[Int(node)] > 0 {
            nodeCount += 1
            if Int(node) == start { continue }
            for target in now[Int(node)] where isCreatedAnew(Int(target)) { times[Int(target)] += times[Int(node)] }
        }
        guard counts[start] > nodeCount * Self.callsForEach else { return nil }
        // If that is infinite for several bindings, the one in the middle of the path.
        var best: (binding: Int, spared: Double, both: Double)?
        for binding in graph.bindings.indices where times[binding] > 1 && graph.bindings[binding].kind == .factory {
            let (spared, both) = ((times[binding] - 1) * counts[binding], min(times[binding], counts[binding]))
            if (spared, both) > (best?.spared ?? 0, best?.both ?? 0) { best = (binding, spared, both) }
        }
        guard let best else { return nil }
        return Finding(
            start: start, calls: counts[start], binding: best.binding, times: times[best.binding],
            path: path(from: start, to: best.binding))
    }

    /// A shortest path through unshared instances.
    private func path(from start: Int, to end: Int) -> [Int] {
        if start == end { return [end] }
        return BreadthFirstSearch.path(from: [start], to: { $0 == end }, over: targets(of:), where: isCreatedAnew) ?? [end]
    }

    /// All nodes that create `node` again when they are created.
    private func creators(of node: Int) -> Set<Int> {
        var creators: Set<Int> = [node]
        for other in order where !creators.contains(Int(other)) {
            if now[Int(other)].contains(where: { isCreatedAnew(Int($0)) && creators.contains(Int($0)) }) { creators.insert(Int(other)) }
        }
        for other in used.keys where targets(of: other).contains(where: { isCreatedAnew(Int($0)) && creators.contains(Int($0)) }) {
            creators.insert(other)
        }
        return creators
    }
}
