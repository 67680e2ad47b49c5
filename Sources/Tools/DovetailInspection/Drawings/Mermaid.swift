public import DovetailGraph

extension Graph {
    /// The graph as a Mermaid flowchart, which GitHub and other sites display.
    ///
    /// Mermaid rejects texts beyond `characters` and drawings beyond `edges`; the defaults are Mermaid's own. If the graph is too large, the
    /// drawing shows its modules. If that is still too large, it shows its components and omits the smallest. The drawing states
    /// what it omits.
    public func mermaid(_ findings: [Diagnostic] = [], characters: Int = 50_000, edges: Int = 500) -> String {
        let drawable = DrawableGraph(self)
        let statuses = NodeStatuses(drawable, findings)
        for level in MermaidDrawing.Level.allCases {
            let drawing = MermaidDrawing(drawable, statuses, level)
            let text = drawing.text()
            if drawing.arrows.count <= edges, text.utf8.count <= characters { return text }
        }
        var drawing = MermaidDrawing(drawable, statuses, .components)
        drawing.trim(characters: characters, edges: edges)
        return drawing.text()
    }
}

/// A graph at one level of detail: boxes in frames, and arrows between boxes.
struct MermaidDrawing {
    enum Level: CaseIterable {
        case bindings, modules, components
    }

    struct Box {
        var label: String
        /// The number of nodes it represents.
        var size: Int
        var status: NodeStatuses.Status
        var isMissing: Bool
        /// The frames around it, the outermost first.
        var frames: [Frame]
    }

    struct Frame: Hashable {
        var id: String
        var label: String

        static func == (one: Frame, other: Frame) -> Bool { one.id == other.id }
        func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }

    struct Arrow {
        var from: Int
        var to: Int
        var kind: DrawableGraph.EdgeKind
        /// The number of edges it represents.
        var count: Int
    }

    private let level: Level
    private(set) var boxes: [Box] = []
    private(set) var arrows: [Arrow] = []
    private var note: String?

    init(_ drawable: DrawableGraph, _ statuses: NodeStatuses, _ level: Level) {
        self.level = level
        let owner = makeBoxes(drawable, statuses)
        connect(drawable, owner)
        if level != .bindings {
            let noun = level == .modules ? "module" : "component"
            let kept = boxes.count { !$0.isMissing }
            note = "too many for one drawing: \(counted(drawable.resolution.nodeCount, "binding")) in \(counted(kept, noun))"
        }
    }

    /// Creates the boxes, and records the box of each node.
    private mutating func makeBoxes(_ drawable: DrawableGraph, _ statuses: NodeStatuses) -> [Int] {
        var boxOf: [String: Int] = [:]
        return (0..<drawable.count).map { node in
            let (id, box) = box(node, drawable, statuses)
            guard let known = boxOf[id] else {
                boxOf[id] = boxes.count
                boxes.append(box)
                return boxes.count - 1
            }
            boxes[known].size += 1
            boxes[known].status = max(boxes[known].status, box.status)
            return known
        }
    }

    private func box(_ node: Int, _ drawable: DrawableGraph, _ statuses: NodeStatuses) -> (id: String, box: Box) {
        guard let component = drawable.component(node) else {
            return ("p\(node)", Box(label: drawable.name(node), size: 1, status: statuses[node], isMissing: true, frames: []))
        }
        let outer = Frame(id: "c\(component)", label: drawable.names(drawable.graph.components[component].name))
        let inner = drawable.binding(node).map {
            Frame(id: "c\(component)_m\($0.module)", label: drawable.names(drawable.graph.modules[$0.module].name))
        }
        switch level {
        case .bindings:
            let frames = [outer] + (inner.map { [$0] } ?? [])
            return ("p\(node)", Box(label: drawable.fullName(node), size: 1, status: statuses[node], isMissing: false, frames: frames))
        case .modules:
            // Collections belong to no module: they are shown with the component.
            let frame = inner ?? Frame(id: outer.id + "_own", label: outer.label + " (collections)")
            return (frame.id, Box(label: frame.label, size: 1, status: statuses[node], isMissing: false, frames: [outer]))
        case .components:
            return (outer.id, Box(label: outer.label, size: 1, status: statuses[node], isMissing: false, frames: []))
        }
    }

    private mutating func connect(_ drawable: DrawableGraph, _ owner: [Int]) {
        var known: [Int: Int] = [:]
        for node in 0..<drawable.count {
            for edge in drawable.needs.range(node) {
                let from = owner[node]
                let to = owner[Int(drawable.needs.targets[edge])]
                if from == to, level != .bindings { continue }
                let kind = drawable.edgeKinds[edge]
                let pair = from * boxes.count + to
                if level != .bindings, let index = known[pair] {
                    arrows[index].count += 1
                    if !kind.isDeferred { arrows[index].kind = .eager }
                } else {
                    known[pair] = arrows.count
                    arrows.append(Arrow(from: from, to: to, kind: level == .bindings || kind.isDeferred ? kind : .eager, count: 1))
                }
            }
        }
    }

    /// Omits the smallest boxes, then the arrows that represent the fewest edges, until the rest fits.
    mutating func trim(characters: Int, edges: Int) {
        var room = characters * 2 / 5
        let bySize = boxes.indices.sorted { (boxes[$1].size, $0) < (boxes[$0].size, $1) }
        let keptBoxes = Set(
            bySize.prefix { index in
                room -= boxes[index].label.mermaid.utf8.count + 40
                return room > 0
            })
        room = characters * 2 / 5
        let byCount = arrows.indices.filter { keptBoxes.contains(arrows[$0].from) && keptBoxes.contains(arrows[$0].to) }
            .sorted { (arrows[$1].count, $0) < (arrows[$0].count, $1) }
        let keptArrows = Set(
            byCount.prefix(max(0, edges)).prefix { index in
                room -= 40 + String(arrows[index].count).utf8.count
                return room > 0
            })
        note =
            "\(note ?? ""), left out: \(boxes.count - keptBoxes.count) of \(boxes.count) boxes "
            + "and \(arrows.count - keptArrows.count) of \(counted(arrows.count, "arrow"))"
        var place: [Int: Int] = [:]
        for index in boxes.indices where keptBoxes.contains(index) { place[index] = place.count }
        arrows = arrows.indices.filter(keptArrows.contains).compactMap { index in
            var arrow = arrows[index]
            guard let from = place[arrow.from], let to = place[arrow.to] else { return nil }
            (arrow.from, arrow.to) = (from, to)
            return arrow
        }
        boxes = boxes.indices.filter(keptBoxes.contains).map { boxes[$0] }
    }

    func text() -> String {
        var text = "flowchart LR\n"
        if let note { text += "  note[\"\(note.mermaid)\"]\n" }
        var open: [Frame] = []
        for index in arranged {
            let frames = boxes[index].frames
            while open.count > frames.count || zip(open, frames).contains(where: { $0 != $1 }) { close(&open, &text) }
            for frame in frames.dropFirst(open.count) {
                text += "  subgraph \(frame.id)[\"\(frame.label.mermaid)\"]\n"
                open.append(frame)
            }
            text += "  n\(index)[\"\(label(boxes[index]).mermaid)\"]\n"
        }
        while !open.isEmpty { close(&open, &text) }
        for arrow in arrows { text += "  n\(arrow.from) \(self.arrow(arrow)) n\(arrow.to)\n" }
        for (name, style, isMember) in Self.classes {
            let members = boxes.indices.filter { isMember(boxes[$0]) }
            if members.isEmpty { continue }
            text += "  classDef \(name) \(style)\n  class \(members.map { "n\($0)" }.joined(separator: ",")) \(name)\n"
        }
        return text
    }

    private func close(_ open: inout [Frame], _ text: inout String) {
        open.removeLast()
        text += "  end\n"
    }

    private func label(_ box: Box) -> String {
        level == .bindings || box.isMissing ? box.label : "\(box.label) · \(counted(box.size, "binding"))"
    }

    private func arrow(_ arrow: Arrow) -> String {
        let count = arrow.count > 1 ? "|\(arrow.count)|" : ""
        return switch arrow.kind {
        case .eager: "-->\(count)"
        case .deferred, .child: "-.->\(count)"
        case .weak: "-.->|weak|"
        case .contribution, .inherited: "--o\(count)"
        }
    }

    private static let classes: [(name: String, style: String, isMember: @Sendable (Box) -> Bool)] = [
        ("error", "fill:#fecaca,stroke:#b91c1c,color:#7f1d1d", { $0.status == .error && !$0.isMissing }),
        ("missing", "fill:#fecaca,stroke:#b91c1c,color:#7f1d1d,stroke-dasharray:4 3", { $0.isMissing }),
        ("affected", "fill:#fed7aa,stroke:#c2410c,color:#7c2d12", { $0.status == .affected }),
        ("warning", "fill:#fef9c3,stroke:#a16207,color:#713f12", { $0.status == .warning }),
    ]
}

extension MermaidDrawing {
    /// Groups the boxes of each frame; frames are in the order of first use.
    private var arranged: [Int] {
        var rank: [String: Int] = [:]
        for frame in boxes.lazy.flatMap(\.frames) where rank[frame.id] == nil { rank[frame.id] = rank.count }
        func place(_ index: Int) -> (Int, Int, Int) {
            let ranks = boxes[index].frames.map { rank[$0.id] ?? .max }
            return (ranks.first ?? .max, ranks.count > 1 ? ranks[1] : .max, index)
        }
        return boxes.indices.sorted { place($0) < place($1) }
    }
}

extension String {
    /// The text escaped for quotes in Mermaid: every character with a meaning there, or in the HTML that Mermaid generates, becomes
    /// a numeric entity.
    var mermaid: String {
        var result = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", " ", ".", ",", "_", "(", ")", "[", "]", "?": result.unicodeScalars.append(scalar)
            default: result += "#\(scalar.value);"
            }
        }
        return result
    }
}

// SPDX-License-Identifier: Apache-2.0
