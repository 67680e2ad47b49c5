/// A forest with a path to each of its nodes, which is shown in a bounded number of steps.
///
/// A path may be 100 000 steps long, and many diagnostics may refer to its end. Each node stores where its path leaves the first few
/// steps, so that computing the shown steps takes the same time for all nodes.
struct PathForest {
    enum Step: Equatable {
        case node(Int)
        /// The number of omitted nodes.
        case gap(Int)
    }

    private static let head = 6
    private static let tail = 6

    /// The parent of each node: the node itself for a root, -1 for a node outside the forest.
    private var parents: ContiguousArray<Int32>
    private var depths: ContiguousArray<Int32>
    /// The last node of the first steps of each path.
    private var firstSteps: ContiguousArray<Int32>

    init(count: Int) {
        parents = ContiguousArray(repeating: -1, count: count)
        depths = ContiguousArray(repeating: 0, count: count)
        firstSteps = parents
    }

    func contains(_ node: Int) -> Bool { parents[node] >= 0 }
    func depth(_ node: Int) -> Int { Int(depths[node]) }

    /// Adds a node after its parent, or a root.
    mutating func add(_ node: Int, after parent: Int? = nil) {
        parents[node] = Int32(parent ?? node)
        depths[node] = parent.map { depths[$0] + 1 } ?? 0
        firstSteps[node] = depth(node) < Self.head ? Int32(node) : firstSteps[parent ?? node]
    }

    /// The path from the root to `node`, inclusive; empty for a node outside the forest.
    func path(to node: Int) -> [Step] {
        contains(node) ? Self.abbreviated(count: depth(node) + 1) { ancestor(of: node, atDepth: $0) } : []
    }

    /// The abbreviated path from `node` up to its root, with `first` before it.
    func path(upFrom node: Int, after first: Int) -> [Step] {
        let depth = depth(node)
        return Self.abbreviated(count: depth + 2) { $0 == 0 ? first : ancestor(of: node, atDepth: depth + 1 - $0) }
    }

    /// A node among the first or the last steps of the path to `node`.
    private func ancestor(of node: Int, atDepth depth: Int) -> Int {
        var node = depth < Self.head ? Int(firstSteps[node]) : node
        while depths[node] > depth { node = Int(parents[node]) }
        return node
    }

    /// Returns `nodes` without the middle part if there are too many to read.
    static func abbreviated(_ nodes: [Int]) -> [Step] { abbreviated(count: nodes.count) { nodes[$0] } }

    /// The variant for nodes that are looked up one at a time.
    static func abbreviated(count: Int, _ node: (Int) -> Int) -> [Step] {
        if count <= head + tail { return (0..<count).map { .node(node($0)) } }
        return (0..<head).map { .node(node($0)) } + [.gap(count - head - tail)] + (count - tail..<count).map { .node(node($0)) }
    }
}

extension Resolution {
    /// The shortest path from the root, or from an entry point of the root component, to every reachable node; from the object that a test
    /// builds, if there is one.
    func routes(over edges: AdjacencyList) -> PathForest {
        var routes = PathForest(count: nodeCount)
        guard let root = graph.testedObject ?? graph.components.first?.root else { return routes }
        var queue = ContiguousArray(([root] + graph.entryPoints(of: 0)).map { Int32($0) })
        for start in queue { routes.add(Int(start)) }
        BreadthFirstSearch.visit(&queue, { edges[$0] }) { node, _, target in
            if routes.contains(target) { return .skip }
            routes.add(target, after: node)
            return .enter
        }
        return routes
    }
}

extension IsolationAnalysis {
    /// The paths from each isolated factory to all nodes whose isolation it determines.
    func routes() -> PathForest {
        var routes = PathForest(count: order.count)
        for node in order.map(Int.init) { routes.add(node, after: next(after: node)) }
        return routes
    }
}

extension Graph {
    /// The components with their installers and the modules with their including modules. Components come first, by position.
    func origins() -> PathForest {
        var origins = PathForest(count: components.count + modules.count)
        for (position, component) in components.enumerated() {
            origins.add(position, after: component.parent.flatMap { $0 < position ? $0 : nil })
        }
        for (position, module) in modules.enumerated() {
            guard let includer = module.includedBy else { continue }
            // The first module of a component is the component itself.
            let isNested = includer < position && modules[includer].includedBy != nil
            origins.add(components.count + position, after: isNested ? components.count + includer : module.component)
        }
        return origins
    }
}

// SPDX-License-Identifier: Apache-2.0
