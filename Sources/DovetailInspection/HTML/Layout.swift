import DovetailGraph

/// The positions on the page: one frame for each component, with columns from left to right, so that
/// dependencies are to the right of their dependents.
///
/// Close to linear in the size of the graph: a fixed number of sweeps over the columns, each of which sorts.
struct Layout {
    struct Box {
        var x = 0
        var y = 0
        var width = 0
    }

    struct Frame {
        var component: Int
        var x = 0
        var y = 0
        var width = 0
        var height = 0
    }

    static let boxHeight = 36
    private static let rowHeight = 48.0
    private static let columnGap = 64
    private static let padding = 18
    private static let titleHeight = 26
    private static let frameGap = 40

    private(set) var boxes: [Box]
    private(set) var frames: [Frame] = []
    private(set) var width = 0
    private(set) var height = 0
    /// The nodes in each frame.
    private var frameNodes: [[Int]] = []

    init(_ drawable: DrawableGraph) {
        boxes = Array(repeating: Box(), count: drawable.count)
        var members = Array(repeating: [Int](), count: drawable.graph.components.count)
        for node in 0..<drawable.count {
            // A missing key is drawn next to the first binding that requests it.
            let component = drawable.component(node) ?? drawable.neededBy[node].first.flatMap { drawable.component(Int($0)) }
            if let component { members[component].append(node) }
        }
        var local = ContiguousArray<Int32>(repeating: -1, count: drawable.count)
        for (component, nodes) in members.enumerated() where !nodes.isEmpty { add(nodes, component, drawable, &local) }
        pack()
    }

    /// Lays out the nodes of one frame around an origin of its own.
    private mutating func add(_ nodes: [Int], _ component: Int, _ drawable: DrawableGraph, _ local: inout ContiguousArray<Int32>) {
        for (index, node) in nodes.enumerated() { local[node] = Int32(index) }
        defer { for node in nodes { local[node] = -1 } }
        var edges = AdjacencyList()
        for node in nodes {
            for target in drawable.needs[node] where local[Int(target)] >= 0 { edges.add(local[Int(target)]) }
            edges.endNode()
        }
        let columns = Columns(edges).arranged()
        let bandLimit = max(12, Int((Double(nodes.count) * 4).squareRoot()))
        var frame = Frame(component: component)
        var bandTop = Self.titleHeight + Self.padding
        for band in stride(from: 0, to: columns.count, by: bandLimit) {
            let band = columns[band..<min(columns.count, band + bandLimit)]
            var x = Self.padding
            let top = band.lazy.compactMap(\.rows.first).min() ?? 0
            let bottom = band.lazy.compactMap(\.rows.last).max() ?? 0
            for column in band {
                let width = column.nodes.map { Self.width(of: drawable.name(nodes[$0])) }.max() ?? 0
                for (index, row) in zip(column.nodes, column.rows) {
                    let y = bandTop + Int(((row - top) * Self.rowHeight).rounded())
                    boxes[nodes[index]] = Box(x: x, y: y, width: width)
                }
                x += width + Self.columnGap
            }
            frame.width = max(frame.width, x - Self.columnGap + Self.padding)
            bandTop += Int(((bottom - top) * Self.rowHeight).rounded()) + Self.boxHeight + Self.padding
        }
        frame.height = bandTop
        for node in nodes { boxes[node].width = max(boxes[node].width, 60) }
        frames.append(frame)
        frameNodes.append(nodes)
    }

    /// Arranges the frames in rows, so that the drawing is as large as possible on a screen.
    private mutating func pack() {
        let widest = frames.map(\.width).max() ?? 0
        let candidates = (1...8).map { rows(widest * $0 + Self.frameGap * ($0 - 1)) }
        // The size of the drawing on a screen of 16:10.
        func room(_ size: (width: Int, height: Int)) -> Double { max(Double(size.width) / 16, Double(size.height) / 10) }
        guard let best = candidates.min(by: { room($0.size) < room($1.size) }) else { return }
        for (index, origin) in best.origins.enumerated() {
            (frames[index].x, frames[index].y) = origin
            for node in frameNodes[index] {
                boxes[node].x += origin.x
                boxes[node].y += origin.y
            }
        }
        (width, height) = best.size
        frameNodes = []
    }

    /// The positions of the frames if no row is wider than `limit`.
    private func rows(_ limit: Int) -> (origins: [(x: Int, y: Int)], size: (width: Int, height: Int)) {
        var origins: [(x: Int, y: Int)] = []
        var (x, y, rowHeight, width) = (0, 0, 0, 0)
        for frame in frames {
            if x > 0, x + frame.width > limit {
                y += rowHeight + Self.frameGap
                (x, rowHeight) = (0, 0)
            }
            origins.append((x, y))
            x += frame.width + Self.frameGap
            rowHeight = max(rowHeight, frame.height)
            width = max(width, x - Self.frameGap)
        }
        return (origins, (width, y + rowHeight))
    }

    /// The approximate width of a name in the font of the page; the page truncates names that are wider.
    private static func width(of name: String) -> Int {
        var width = 0.0
        for scalar in name.unicodeScalars {
            width += scalar.value >= 0x1100 ? 13 : 8.2
            if width > 300 { break }
        }
        return min(320, max(110, Int(width) + 24))
    }
}
