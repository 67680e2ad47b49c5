public import DovetailGraph

extension Graph {
    /// The graph as a tree of text, from the roots downwards.
    ///
    /// What was drawn further up is named again and not drawn again, so that the text grows with the graph and not with
    /// the number of ways through it. What nothing leads to comes last.
    public func text(_ findings: [Diagnostic] = []) -> String {
        let picture = Picture(self)
        return TextTree(picture, Marks(picture, findings)).text()
    }
}

private struct TextTree {
    private let picture: Picture
    private let marks: Marks
    /// Deeper branches start again at the margin: a chain of 100 000 must not become 100 000 columns wide.
    private static let deepest = 24

    init(_ picture: Picture, _ marks: Marks) {
        self.picture = picture
        self.marks = marks
    }

    func text() -> String {
        var branches = Branches(picture.count)
        for root in picture.roots { draw(from: root, &branches) }
        let reached = branches.text
        branches.text = ""
        let needed = (0..<picture.count).filter { !branches.isDrawn[$0] && picture.neededBy.range($0).isEmpty }
        for start in needed + Array(0..<picture.count) where !branches.isDrawn[start] { draw(from: start, &branches) }
        if branches.text.isEmpty { return reached }
        return reached + (reached.isEmpty ? "" : "\n") + "not needed by any root:\n" + branches.text
    }

    private struct Branches {
        var text = ""
        var isDrawn: [Bool]
        /// Where branches that became too deep go on.
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
        var walk: [(rest: Range<Int>, indent: String)] = [(picture.needs.range(top), "")]
        while let (rest, indent) = walk.last {
            guard let edge = rest.first else {
                walk.removeLast()
                continue
            }
            walk[walk.count - 1].rest = rest.dropFirst()
            let target = Int(picture.needs.targets[edge])
            let isLast = rest.count == 1
            branches.text += "\(indent)\(isLast ? "└" : "├")\(arm(picture.lines[edge])) "
            let hasMore = !picture.needs.range(target).isEmpty
            if branches.isDrawn[target] {
                branches.text += "\(picture.name(target))\(hasMore ? " ↑" : "")\n"
            } else if hasMore, walk.count >= Self.deepest {
                branches.text += "\(picture.name(target)) ↓\n"
                branches.later.append(target)
            } else {
                branches.text += "\(line(target))\n"
                branches.isDrawn[target] = true
                if hasMore { walk.append((picture.needs.range(target), indent + (isLast ? "   " : "│  "))) }
            }
        }
    }

    private func arm(_ line: Picture.Line) -> String {
        switch line {
        case .now: "─"
        case .later, .weakly, .child: "╌"
        case .contribution, .inherited: "○"
        }
    }

    private func line(_ point: Int) -> String {
        var words: [String] = []
        switch picture[point] {
        case .binding(let position):
            let binding = picture.graph.bindings[position]
            if picture.kind(point) != "factory" { words.append(picture.kind(point)) }
            if binding.isShared { words.append("shared") }
            if binding.isolation != .nonisolated { words.append(picture.names(binding.isolation)) }
            words.append(picture.names(picture.graph.components[binding.component].name))
            words.append(binding.place.description.escaped())
        case .gathering(let position):
            words = ["collection", picture.names(picture.graph.components[picture.answers.gatherings[position].component].name)]
        case .missing: words = ["missing"]
        }
        if let mark = marks[point].words, picture.kind(point) != "missing" { words.append(mark.uppercased()) }
        return "\(picture.name(point))  (\(words.joined(separator: ", ")))"
    }

}
