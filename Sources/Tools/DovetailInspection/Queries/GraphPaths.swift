public import DovetailGraph

/// The paths from the roots to a key, and everything that requests it: the reason why it is in the graph.
public struct GraphPaths: Sendable {
    /// The paths to look for.
    public enum Selection: Sendable, Hashable {
        /// The shortest paths.
        case shortest
        /// All paths that pass no binding twice, shortest first.
        case all
    }

    /// One binding or collection on a path.
    public struct Step: Hashable, Sendable {
        /// Its name in the output.
        public var name: String
        /// Its component.
        public var component: String?
        /// The location of the binding; nil for a collection.
        public var place: Graph.SourceLocation?
        /// Whether it is a default, which a binding of its key would override.
        public var isDefault = false
        /// Whether the previous step depends on this one only through a deferred request; for a requester, whether it depends on the key
        /// only through one.
        public var isDeferred: Bool
    }

    /// A default of the queried key that another binding overrides.
    public struct OverriddenDefault: Hashable, Sendable {
        /// The location of the default.
        public var place: Graph.SourceLocation
        /// The module that declares it.
        public var module: String
        /// The location of the binding that overrides it.
        public var overridden: Graph.SourceLocation?
    }

    /// The name of the queried key in the output.
    public var key: String
    /// Whether the graph provides the key.
    public var isBound: Bool
    /// The paths, each from the root to the key, in the order of the requests.
    public var paths: [[Step]]
    /// The number of paths, including those that are not listed; `Int.max` if it overflows.
    public var count: Int
    /// Whether ``count`` is exact. In a graph with cycles, counting all paths stops after a while: there are at least that many.
    public var isCountExact = true
    /// Every binding and collection that depends on the key directly, also those that are not on a shortest path, in declaration order.
    public var requesters: [Step]
    /// The defaults of the key that other bindings override, in declaration order.
    public var overriddenDefaults: [OverriddenDefault]
    /// The paths that were looked for.
    public let selection: Selection
    /// The maximum number of paths, and of requesters, in the description.
    private let limit: Int
    /// The modules that lead to a module, if the query is about one.
    private let installers: [String]

    /// Finds the paths to `key`, and lists at most `limit` of them.
    package init(to key: Int, _ selection: Selection, in drawable: DrawableGraph, limit: Int) {
        let subject = GraphSubject(name: drawable.names.key(key), nodes: drawable.nodes(ofKey: key))
        self.init(to: subject, defaultsOf: key, selection, in: drawable, limit: limit)
    }

    /// Finds the paths to what a name refers to.
    package init(
        to subject: GraphSubject, defaultsOf key: Int? = nil, _ selection: Selection, in drawable: DrawableGraph, limit: Int
    ) {
        let search = ShortestPaths(from: drawable.roots, over: drawable.needs)
        let nodes = subject.nodes
        installers = subject.installers
        let nearest = nodes.filter(search.contains).map { search.distance[$0] }.min()
        let ends = nodes.filter { search.contains($0) && search.distance[$0] == nearest }
        self.key = subject.name
        isBound = nodes.contains { $0 < drawable.resolution.nodeCount }
        switch selection {
        case .shortest:
            count = Self.count(of: ends, in: drawable, search)
            paths = Self.list(ends, in: drawable, search, limit: limit)
        case .all:
            let all = SimplePaths(from: drawable.roots, to: nodes, over: drawable.needs, reversed: drawable.neededBy, limit: limit)
            count = all.count
            isCountExact = all.isCountExact
            paths = all.paths.map { Self.steps($0, in: drawable) }
        }
        self.selection = selection
        requesters = Self.requesters(of: nodes, in: drawable)
        let graph = drawable.graph
        overriddenDefaults = graph.overriddenDefaults.filter { $0.key == key }.map { overridden in
            OverriddenDefault(
                place: overridden.place, module: drawable.names(graph.modules[overridden.module].name),
                overridden: graph.binding(overriding: overridden).map { graph.bindings[$0].place })
        }
        self.limit = limit
    }

    /// A collection does not count as a requester of its own elements, nor of the same collection of an ancestor.
    private static func requesters(of nodes: [Int], in drawable: DrawableGraph) -> [Step] {
        var isDeferred: [Int: Bool] = [:]
        let own = Set(nodes)
        for node in nodes {
            for (edge, source) in zip(drawable.neededBy.range(node), drawable.neededBy[node]) where !own.contains(Int(source)) {
                isDeferred[Int(source)] = (isDeferred[Int(source)] ?? true) && drawable.neededByKinds[edge].isDeferred
            }
        }
        return isDeferred.keys.sorted().map { step($0, in: drawable, isDeferred: isDeferred[$0] ?? false) }
    }

    private static func count(of ends: [Int], in drawable: DrawableGraph, _ search: ShortestPaths) -> Int {
        var paths = ContiguousArray(repeating: 0, count: drawable.count)
        for node in search.order {
            if search.distance[Int(node)] == 0 { paths[Int(node)] = 1 }
            for target in distinct(drawable.needs[Int(node)])
            where search.distance[Int(target)] == search.distance[Int(node)] + 1 {
                paths[Int(target)] = saturated(paths[Int(target)], paths[Int(node)])
            }
        }
        return ends.reduce(0) { saturated($0, paths[$1]) }
    }

    /// Walks backward from the targets, always to nodes that are one step nearer to a root.
    private static func list(_ ends: [Int], in drawable: DrawableGraph, _ search: ShortestPaths, limit: Int) -> [[Step]] {
        var paths: [[Step]] = []
        for end in ends where paths.count < limit {
            var walk: [(node: Int, before: [Int32])] = []
            func enter(_ node: Int) {
                let before = distinct(drawable.neededBy[node]).filter {
                    search.distance[Int($0)] >= 0 && search.distance[Int($0)] + 1 == search.distance[node]
                }
                walk.append((node, before.reversed()))
            }
            enter(end)
            while let (node, before) = walk.last, paths.count < limit {
                if search.distance[node] == 0 {
                    paths.append(steps(walk.reversed().map(\.node), in: drawable))
                    walk.removeLast()
                } else if let next = before.last {
                    walk[walk.count - 1].before.removeLast()
                    enter(Int(next))
                } else {
                    walk.removeLast()
                }
            }
        }
        return paths
    }

    private static func steps(_ nodes: [Int], in drawable: DrawableGraph) -> [Step] {
        nodes.enumerated().map { index, node in
            let edges = index == 0 ? nil : drawable.needs.range(nodes[index - 1]).filter { Int(drawable.needs.targets[$0]) == node }
            return step(node, in: drawable, isDeferred: edges?.allSatisfy { drawable.edgeKinds[$0].isDeferred } ?? false)
        }
    }

    private static func step(_ node: Int, in drawable: DrawableGraph, isDeferred: Bool) -> Step {
        Step(
            name: drawable.fullName(node), component: drawable.component(node).map { drawable.names(drawable.graph.components[$0].name) },
            place: drawable.place(node), isDefault: drawable.binding(node)?.isDefault ?? false, isDeferred: isDeferred)
    }
}

/// The sum, or the largest number if it overflows.
func saturated(_ one: Int, _ other: Int) -> Int {
    let (sum, overflow) = one.addingReportingOverflow(other)
    return overflow ? .max : sum
}

/// Two edges between the same nodes (eager and deferred) are one step.
func distinct(_ targets: ArraySlice<Int32>) -> [Int32] {
    var seen: Set<Int32> = []
    return targets.filter { seen.insert($0).inserted }
}

extension Graph {
    /// Returns paths from the roots to `key`, a position in `keys`, and all that requests it; lists at most `limit` paths.
    public func why(_ key: Int, _ selection: GraphPaths.Selection = .shortest, limit: Int = 20) -> GraphPaths {
        GraphPaths(to: key, selection, in: DrawableGraph(self), limit: limit)
    }
}

extension GraphPaths: CustomStringConvertible {
    /// One paragraph for each path, one line for each step, and one line for each direct requester.
    public var description: String {
        if !installers.isEmpty { return "\(key) is a module: \(installers.joined(separator: " → "))\n\n" + descriptionOfPaths }
        return descriptionOfPaths
    }

    private var descriptionOfPaths: String {
        guard !paths.isEmpty else {
            let isRequested = !requesters.isEmpty
            let missing = isRequested ? "not bound, and not reachable from the root" : "not bound, and nothing depends on it"
            return "\(key) is \(isBound ? "bound, but not reachable from the root" : missing)\n" + listOfRequesters + listOfDefaults
        }
        let number = (isCountExact ? "" : "at least ") + counted(count, selection == .all ? "path" : "shortest path")
        var text = "\(key): \(number) from the root\(isBound ? "" : ", but it is not bound")\n"
        for path in paths {
            text += "\n"
            for (index, step) in path.enumerated() {
                text += "  " + (index == 0 ? "" : step.isDeferred ? "⇢ " : "→ ") + step.name + (step.isDefault ? " (default)" : "")
                if let place = step.place { text += "  \(place.description.escaped())" }
                text += "\n"
            }
        }
        if paths.count < count {
            let rest = count == .max ? "more than can be counted" : "\(count - paths.count) more"
            text += "\n  and \(isCountExact ? "" : "at least ")\(rest)\n"
        }
        return text + listOfRequesters + listOfDefaults
    }

    private var listOfDefaults: String {
        if overriddenDefaults.isEmpty { return "" }
        let lines = overriddenDefaults.map { overridden in
            let place = overridden.overridden.map { ", overridden by \($0.description.escaped())" } ?? ", overridden"
            return "  default of \(overridden.module)\(place)  \(overridden.place.description.escaped())\n"
        }
        return "\n\(counted(lines.count, "overridden default"))\n" + lines.joined()
    }

    private var listOfRequesters: String {
        if requesters.isEmpty { return "" }
        var text = "\nrequired directly by \(counted(requesters.count, "binding"))\n"
        for requester in requesters.prefix(limit) {
            text += "  \(requester.name)\(requester.isDeferred ? " (deferred)" : "")"
            if let place = requester.place { text += "  \(place.description.escaped())" }
            text += "\n"
        }
        if requesters.count > limit { text += "  and \(requesters.count - limit) more\n" }
        return text
    }
}

// SPDX-License-Identifier: Apache-2.0
