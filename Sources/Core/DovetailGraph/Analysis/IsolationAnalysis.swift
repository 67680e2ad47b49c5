/// The actor on which each node of a graph must be created.
///
/// A factory runs on its own actor, and so do all its isolated eager dependencies, because they are created in the same call.
package struct IsolationAnalysis: Sendable {
    /// The origin of a node's isolation.
    package struct Origin: Sendable {
        package var isolation: Graph.Isolation
        /// The next node on the path to the factory that is isolated itself; nil for that factory.
        package var next: Int?
    }

    private struct Node {
        /// The isolation of creating it: none for a factory or injector that is called later.
        var making: Origin?
        /// The isolation of its function: for a factory, that of building with it.
        var running: Origin?
        /// The isolated factory at the end of its path; the node itself if there is none.
        var source: Int
        /// Whether it only reads a value that has been supplied.
        var isExternal = false
    }

    /// Empty if no factory is isolated.
    private var nodes: ContiguousArray<Node> = []
    /// All nodes, each after the next one on its path.
    private(set) var order: ContiguousArray<Int32> = []
    /// Nodes whose factory needs two actors at once, with both paths. Only the nodes where two actors meet first.
    package private(set) var conflicts: [(node: Int, one: Origin, other: Origin)] = []

    package init(_ resolution: borrowing Resolution) {
        let graph = resolution.graph
        guard resolution.outcomes.areIsolated else { return }
        nodes = ContiguousArray((0..<resolution.nodeCount).map { Node(source: $0) })

        // What must exist before each node's factory runs: for an assisted factory, before it builds.
        let needs = resolution.edges { _, request in resolution.answers[request].timing == .eager }
        order = StronglyConnectedComponents(needs).order
        for node in order.map(Int.init) {
            var origin: Origin?
            if node < graph.bindings.count, graph.bindings[node].isolation != .nonisolated {
                origin = Origin(isolation: graph.bindings[node].isolation)
            }
            for target in needs[node] {
                guard let other = nodes[Int(target)].making else { continue }
                let found = Origin(isolation: other.isolation, next: Int(target))
                if let known = origin, known.isolation != found.isolation {
                    // Nodes that depend on this one have the same conflict, which is not reported again.
                    if conflicts.last?.node != node { conflicts.append((node, known, found)) }
                } else if origin == nil {
                    origin = found
                }
            }
            nodes[node].running = origin
            nodes[node].making = origin
            if let next = origin?.next { nodes[node].source = nodes[next].source }
            guard node < graph.bindings.count else { continue }
            nodes[node].isExternal = graph.bindings[node].kind.isExternal
            if graph.bindings[node].kind.isDeferredFactory || nodes[node].isExternal { nodes[node].making = nil }
        }
        let meet = Set(conflicts.map(\.node))
        conflicts.removeAll { meeting in
            [meeting.one.next, meeting.other.next].contains { next in next.map { meet.contains($0) } ?? false }
        }
        conflicts = conflicts.indices.sorted(byRank: { conflicts[$0].node }).map { conflicts[$0] }
    }

    /// Whether no factory is isolated.
    package var isEmpty: Bool { nodes.isEmpty }

    /// The actor on which `node` must be created; nil for none.
    package func isolation(ofCreating node: Int) -> Graph.Isolation? { isEmpty ? nil : nodes[node].making?.isolation }

    /// The actor on which the result of `node` must be used, if it is a provider or a factory.
    package func isolation(ofUsing node: Int) -> Graph.Isolation? {
        isEmpty || nodes[node].isExternal ? nil : nodes[node].running?.isolation
    }

    /// The actor on which the function of `node` runs: its factory, or the function of a module above the core.
    package func isolation(ofRunning node: Int) -> Graph.Isolation? { isEmpty ? nil : nodes[node].running?.isolation }

    /// The isolated factory that determines the isolation of `node`; `node` itself if there is none.
    package func source(of node: Int) -> Int { isEmpty ? node : nodes[node].source }

    /// The next node on the path from `node` to the factory that is isolated itself; nil for that factory.
    package func next(after node: Int) -> Int? { isEmpty ? nil : nodes[node].running?.next }

    /// The path from `node` to the factory that is isolated itself. It is as long as the chain.
    package func path(from node: Int) -> [Int] {
        var path = [node]
        while let next = next(after: path[path.count - 1]) { path.append(next) }
        return path
    }
}

extension Graph {
    /// The actor on which a component must be built: that of its root, or of any eager dependency of the root.
    public func isolation(ofComponent component: Int) -> Isolation {
        guard let root = components[component].root else { return .nonisolated }
        return IsolationAnalysis(Resolution(self)).isolation(ofCreating: root) ?? .nonisolated
    }
}

// SPDX-License-Identifier: Apache-2.0
