extension LaunchReport {
    /// A waterfall diagram of the steps with the critical path highlighted. It contains no external fonts, scripts or files.
    ///
    /// Times in which nothing begins or ends are shortened. ``html()`` is readable at any width.
    public func svg() -> String {
        let critical = Set(criticalPath.map(\.order))
        let drawing = Waterfall(spans)
        let keys = Self.legend.filter { key in spans.contains { $0.kind == key.kind } }
        let height = drawing.bottom + (spans.isEmpty ? 0 : Waterfall.rowHeight + 8)
        var lines = [
            """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Waterfall.width) \(height)" font-family="sans-serif" \
            font-size="12" role="img" aria-label="\(markup(component)): \(markup(summary))">
            """,
            "<style>\(Waterfall.style)</style>",
        ]
        for part in drawing.axis.parts where part.isBreak {
            let (left, right) = (drawing.x(part.left), drawing.x(part.left + part.width))
            lines.append("<rect class=\"break\" x=\"\(left)\" y=\"20\" width=\"\(right - left)\" height=\"\(drawing.bottom - 20)\"/>")
        }
        for label in drawing.axis.labels {
            let x = drawing.x(label.position)
            if !label.isBreak { lines.append("<line class=\"tick\" x1=\"\(x)\" x2=\"\(x)\" y1=\"20\" y2=\"\(drawing.bottom)\"/>") }
            lines.append("<text class=\"\(label.isBreak ? "pause" : "tick")\" x=\"\(x)\" y=\"14\">\(label.text)</text>")
        }
        for (row, span) in spans.enumerated() {
            let y = Waterfall.top + row * Waterfall.rowHeight
            let isCritical = critical.contains(span.order)
            let (left, right) = (drawing.x(span.start), drawing.x(span.end))
            lines.append("<g class=\"\(span.kind)\(isCritical ? " critical" : "")\"><title>\(markup(span.words))</title>")
            lines.append(
                """
                <text x="\(Waterfall.left - 8)" y="\(y + 13)" text-anchor="end">\(isCritical ? "◆ " : "")\(markup(span.label))</text>
                """)
            lines.append(
                "<rect x=\"\(left)\" y=\"\(y + 2)\" width=\"\(max(3, right - left))\" height=\"\(Waterfall.rowHeight - 6)\" rx=\"2\"/></g>")
        }
        var x = Waterfall.left
        for (kind, text) in keys {
            lines.append("<rect class=\"\(kind)\" x=\"\(x)\" y=\"\(drawing.bottom + 9)\" width=\"14\" height=\"12\" rx=\"2\"/>")
            lines.append("<text x=\"\(x + 20)\" y=\"\(drawing.bottom + 19)\">\(text)</text>")
            x += 34 + text.count * 7
        }
        if !spans.isEmpty { lines.append("<text x=\"\(x)\" y=\"\(drawing.bottom + 19)\">◆ critical path</text>") }
        return lines.joined(separator: "\n") + "\n</svg>\n"
    }
}

/// The layout of the drawing.
private struct Waterfall {
    static let width = 1_000
    static let left = 220
    static let top = 24
    static let rowHeight = 20
    static let style = """
        text { fill: currentColor } line.tick { stroke: #8888; stroke-width: 1 } text.tick, text.pause { text-anchor: middle; \
        font-size: 11px } text.pause { font-style: italic } .break { fill: #8883 } .prepare { fill: #8e6bbf } .launch { fill: #3b7dd8 } \
        .run { fill: #3f8f54 } .event { fill: #b07d00 } .stop { fill: #777 } .failed { fill: #d13b36 } g text { fill: currentColor } \
        .critical rect { stroke: #d97706; stroke-width: 2 } .critical text { font-weight: bold }
        """

    let axis: TimeAxis
    let bottom: Int

    init(_ spans: [LaunchReport.Span]) {
        axis = TimeAxis(spans)
        bottom = Self.top + spans.count * Self.rowHeight
    }

    func x(_ time: Duration) -> Int { x(axis.position(time)) }
    func x(_ position: Double) -> Int { Self.left + Int((position * Double(Self.width - Self.left - 30)).rounded()) }
}

extension LaunchReport.Span {
    fileprivate var label: String { isStart ? step : "\(step), \(activity)" }
}

// SPDX-License-Identifier: Apache-2.0
