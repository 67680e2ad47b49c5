public import DovetailGraph

extension Graph {
    /// The graph as a tree of text, from the roots downwards.
    ///
    /// Each node is expanded once; below, it is only named. The text therefore grows with the graph and not with the number of paths
    /// through it. Unreachable nodes come last.
    ///
    /// - Parameters:
    ///   - findings: The diagnostics whose bindings are marked.
    ///   - depth: The number of levels below the roots. Each node then appears at its smallest depth, and the number of the nodes
    ///     below is in the last line.
    ///   - key: A position in `keys`, whose bindings are the roots of the tree instead of those of the graph.
    public func text(_ findings: [Diagnostic] = [], depth: Int? = nil, from key: Int? = nil) -> String {
        let drawable = DrawableGraph(self)
        return drawable.text(findings, depth: depth, from: key.map { drawable.nodes(ofKey: $0) })
    }
}

extension DrawableGraph {
    /// The tree below some nodes; without them, below the roots of the graph.
    package func text(_ findings: [Diagnostic] = [], depth: Int? = nil, from nodes: [Int]?) -> String {
        TextTree(self, NodeStatuses(self, findings), depth: depth).text(from: nodes)
    }
}

private struct TextTree {
    private let drawable: DrawableGraph
    private let statuses: NodeStatuses
    private let depth: Int?
    /// Deeper branches start again at the margin: a chain of 100 000 must not become 100 000 columns wide.
    private static let deepest = 24

    init(_ drawable: DrawableGraph, _ statuses: NodeStatuses, depth: Int?) {
        self.drawable = drawable
        self.statuses = statuses
        self.depth = depth
    }

    /// The tree below `starts`; without them, below the roots, and what they do not reach.
    func text(from starts: [Int]?) -> String {
        var branches = Branches(drawable.count)
        draw(from: starts ?? drawable.roots, &branches)
        let others = starts == nil ? startsOfOthers(branches) : []
        if !others.isEmpty {
            branches.text += (branches.text.isEmpty ? "" : "\n") + "not required by any root:\n"
            draw(from: others, &branches)
        }
        guard let depth, branches.hiddenCount > 0 else { return branches.text }
        return branches.text + "\n\(branches.hiddenCount) more below depth \(depth)\n"
    }

    private struct Branches {
        enum State { case new, drawn, hidden }

        var text = ""
        var states: [State]
        var hiddenCount = 0
        /// The continuations of branches that became too deep.
        var later: [(node: Int, level: Int)] = []

        init(_ count: Int) { states = Array(repeating: .new, count: count) }
    }

    /// The nodes from which all nodes can be reached that no root reaches; first those on which nothing depends.
    private func startsOfOthers(_ branches: Branches) -> [Int] {
        var isReached = branches.states.map { $0 != .new }
        var starts: [Int] = []
        let others = isReached.indices.filter { !isReached[$0] }
        for start in others.filter({ drawable.neededBy.range($0).isEmpty }) + others where !isReached[start] {
            starts.append(start)
            isReached[start] = true
            var queue: ContiguousArray = [Int32(start)]
            BreadthFirstSearch.visit(&queue, { drawable.needs[$0] }) { _, _, target in
                if isReached[target] { return .skip }
                isReached[target] = true
                return .enter
            }
        }
        return starts
    }

    private func draw(from starts: [Int], _ branches: inout Branches) {
        let search = depth.map { _ in ShortestPaths(from: starts, over: drawable.needs) }
        for start in starts {
            branches.later = [(start, 0)]
            var next = 0
            while next < branches.later.count {
                let (top, level) = branches.later[next]
                next += 1
                if branches.states[top] == .drawn { continue }
                branches.text += "\(line(top))\n"
                drawTree(below: top, at: level, search, &branches)
            }
        }
        for node in search?.order ?? [] where branches.states[Int(node)] == .new {
            branches.states[Int(node)] = .hidden
            branches.hiddenCount += 1
        }
    }

    private func drawTree(below top: Int, at level: Int, _ search: ShortestPaths?, _ branches: inout Branches) {
        branches.states[top] = .drawn
        var walk: [(rest: Range<Int>, indent: String)] = [(drawable.needs.range(top), "")]
        while let (rest, indent) = walk.last {
            guard let edge = rest.first else {
                walk.removeLast()
                continue
            }
            walk[walk.count - 1].rest = rest.dropFirst()
            let target = Int(drawable.needs.targets[edge])
            let isLast = rest.count == 1
            branches.text += "\(indent)\(isLast ? "└" : "├")\(arm(drawable.edgeKinds[edge])) "
            let hasMore = !drawable.needs.range(target).isEmpty
            let level = level + walk.count
            if branches.states[target] != .new {
                let mark = branches.states[target] == .hidden ? " …" : hasMore ? " ↑" : ""
                branches.text += "\(drawable.name(target))\(mark)\n"
            } else if let search, search.distance[target] < level {
                branches.text += "\(drawable.name(target)) ↓\n"
            } else if hasMore, level == depth {
                branches.text += "\(line(target)) …\n"
                branches.states[target] = .drawn
            } else if hasMore, walk.count >= Self.deepest {
                branches.text += "\(drawable.name(target)) ↓\n"
                branches.later.append((target, level))
            } else {
                branches.text += "\(line(target))\n"
                branches.states[target] = .drawn
                if hasMore { walk.append((drawable.needs.range(target), indent + (isLast ? "   " : "│  "))) }
            }
        }
    }

    private func arm(_ line: DrawableGraph.EdgeKind) -> String {
        switch line {
        case .eager: "─"
        case .deferred, .weak, .child: "╌"
        case .contribution, .inherited: "○"
        }
    }

    private func line(_ node: Int) -> String {
        var words: [String] = []
        switch drawable[node] {
        case .binding(let position):
            let binding = drawable.graph.bindings[position]
            let kind = drawable.kind(node)
            // `setting http.port` and `step "Preload"` say it already.
            if kind != "factory", !drawable.name(node).hasPrefix(kind) { words.append(kind) }
            if binding.isShared, !binding.kind.isExternal { words.append("shared") }
            if binding.isolation != .nonisolated { words.append(drawable.names(binding.isolation)) }
            words.append(drawable.names(drawable.graph.components[binding.component].name))
            words.append(binding.place.description.escaped())
        case .multibinding(let position):
            words = ["collection", drawable.names(drawable.graph.components[drawable.resolution.multibindings[position].component].name)]
        case .missing: words = ["missing"]
        }
        if let status = statuses[node].words, drawable.kind(node) != "missing" { words.append(status.uppercased()) }
        return "\(drawable.fullName(node))  (\(words.joined(separator: ", ")))"
    }
}

// SPDX-License-Identifier: Apache-2.0
