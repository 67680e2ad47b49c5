public import DovetailGraph

extension Graph {
    /// The graph as a tree of text, from the roots downwards.
    ///
    /// A node that already appears above is named again but not expanded again, so that the text grows with the graph and not with
    /// the number of paths through it. Unreachable nodes come last.
    public func text(_ findings: [Diagnostic] = []) -> String {
        let drawable = DrawableGraph(self)
        return TextTree(drawable, NodeStatuses(drawable, findings)).text()
    }
}

private struct TextTree {
    private let drawable: DrawableGraph
    private let statuses: NodeStatuses
    /// Deeper branches start again at the margin: a chain of 100 000 must not become 100 000 columns wide.
    private static let deepest = 24

    init(_ drawable: DrawableGraph, _ statuses: NodeStatuses) {
        self.drawable = drawable
        self.statuses = statuses
    }

    func text() -> String {
        var branches = Branches(drawable.count)
        for root in drawable.roots { draw(from: root, &branches) }
        let reached = branches.text
        branches.text = ""
        let needed = (0..<drawable.count).filter { !branches.isDrawn[$0] && drawable.neededBy.range($0).isEmpty }
        for start in needed + Array(0..<drawable.count) where !branches.isDrawn[start] { draw(from: start, &branches) }
        if branches.text.isEmpty { return reached }
        return reached + (reached.isEmpty ? "" : "\n") + "not required by any root:\n" + branches.text
    }

    private struct Branches {
        var text = ""
        var isDrawn: [Bool]
        /// The continuations of branches that became too deep.
        var later: [Int] = []

        init(_ count: Int) { isDrawn = Array(repeating: false, count: count) }
    }

    private func draw(from start: Int, _ branches: inout Branches) {
        branches.later = [start]
        var next = 0
        while next < branches.later.count {
            let top = branches.later[next]
            next += 1
            if branches.isDrawn[top] { continue }
            branches.text += "\(line(top))\n"
            drawTree(below: top, &branches)
        }
    }

    private func drawTree(below top: Int, _ branches: inout Branches) {
        branches.isDrawn[top] = true
        var walk: [(rest: Range<Int>, indent: String)] = [(drawable.needs.range(top), "")]
        while let (rest, indent) = walk.last {
            guard let edge = rest.first else {
                walk.removeLast()
                continue
            }
            walk[walk.count - 1].rest = rest.dropFirst()
            let target = Int(drawable.needs.targets[edge])
            let isLast = rest.count == 1
            branches.text += "\(indent)\(isLast ? "└" : "├")\(arm(drawable.lines[edge])) "
            let hasMore = !drawable.needs.range(target).isEmpty
            if branches.isDrawn[target] {
                branches.text += "\(drawable.name(target))\(hasMore ? " ↑" : "")\n"
            } else if hasMore, walk.count >= Self.deepest {
                branches.text += "\(drawable.name(target)) ↓\n"
                branches.later.append(target)
            } else {
                branches.text += "\(line(target))\n"
                branches.isDrawn[target] = true
                if hasMore { walk.append((drawable.needs.range(target), indent + (isLast ? "   " : "│  "))) }
            }
        }
    }

    private func arm(_ line: DrawableGraph.Line) -> String {
        switch line {
        case .now: "─"
        case .later, .weakly, .child: "╌"
        case .contribution, .inherited: "○"
        }
    }

    private func line(_ node: Int) -> String {
        var words: [String] = []
        switch drawable[node] {
        case .binding(let position):
            let binding = drawable.graph.bindings[position]
            if drawable.kind(node) != "factory" { words.append(drawable.kind(node)) }
            if binding.isShared { words.append("shared") }
            if binding.isolation != .nonisolated { words.append(drawable.names(binding.isolation)) }
            words.append(drawable.names(drawable.graph.components[binding.component].name))
            words.append(binding.place.description.escaped())
        case .multibinding(let position):
            words = ["collection", drawable.names(drawable.graph.components[drawable.resolution.multibindings[position].component].name)]
        case .missing: words = ["missing"]
        }
        if let status = statuses[node].words, drawable.kind(node) != "missing" { words.append(status.uppercased()) }
        return "\(drawable.name(node))  (\(words.joined(separator: ", ")))"
    }

}
