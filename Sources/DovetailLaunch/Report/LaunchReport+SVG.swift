extension LaunchReport {
    /// A waterfall diagram of the steps with the critical path highlighted. It contains no external fonts, scripts or files.
    public func svg() -> String {
        let critical = Set(criticalPath.map(\.order))
        let layout = Waterfall(spans)
        var lines = [
            """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Waterfall.width) \(layout.height)" font-family="sans-serif" \
            font-size="12" role="img" aria-label="\(escaped(component)): \(layout.total.short)">
            """,
            "<style>\(Waterfall.style)</style>",
        ]
        for tick in layout.ticks {
            lines.append("<line class=\"tick\" x1=\"\(tick.x)\" x2=\"\(tick.x)\" y1=\"20\" y2=\"\(layout.height)\"/>")
            lines.append("<text class=\"tick\" x=\"\(tick.x)\" y=\"14\">\(tick.label)</text>")
        }
        for (row, span) in spans.enumerated() {
            let y = Waterfall.top + row * Waterfall.rowHeight
            let kind = span.outcome == .ended ? span.activity.kind : "failed"
            let mark = critical.contains(span.order) ? " critical" : ""
            let after = span.after.isEmpty ? "" : ", after \(span.after.joined(separator: ", "))"
            let words = "\(span.step), \(span.activity): \(span.duration.short) from \(span.start.short), \(span.outcome)\(after)"
            lines.append("<g class=\"\(kind)\(mark)\"><title>\(escaped(words))</title>")
            lines.append("<text x=\"\(Waterfall.left - 8)\" y=\"\(y + 13)\" text-anchor=\"end\">\(escaped(span.label))</text>")
            lines.append(
                """
                <rect x="\(layout.x(span.start))" y="\(y + 2)" width="\(max(2, layout.x(span.end) - layout.x(span.start)))" \
                height="\(Waterfall.rowHeight - 6)" rx="2"/></g>
                """)
        }
        return lines.joined(separator: "\n") + "\n</svg>\n"
    }

    /// A self-contained page with the waterfall diagram and the table.
    public func html() -> String {
        let path = criticalPath.map { "\($0.step) (\($0.duration.short))" }.joined(separator: " → ")
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width">
            <title>\(escaped(component)): launch</title>
            <style>
            body { font-family: sans-serif; margin: 2em; color: #222; background: #fff }
            pre { overflow-x: auto }
            svg { width: 100%; height: auto }
            @media (prefers-color-scheme: dark) { body { color: #ddd; background: #1b1b1b } }
            </style>
            </head>
            <body>
            <h1>\(escaped(component))</h1>
            <p>Critical path: \(path.isEmpty ? "nothing was launched" : escaped(path))</p>
            \(svg())<pre>\(escaped(table()))</pre>
            </body>
            </html>

            """
    }
}

/// The layout of the drawing.
private struct Waterfall {
    static let width = 1_000
    static let left = 220
    static let top = 24
    static let rowHeight = 20
    static let style = """
        text { fill: currentColor } .tick { stroke: #8884; text-anchor: middle; stroke-width: 1 } text.tick { stroke: none; \
        font-size: 10px; opacity: .6 } .prepare rect { fill: #8e6bbf } .launch rect { fill: #4a90d9 } .run rect { fill: #a8d5a2 } \
        .stop rect { fill: #999 } .event rect { fill: #e0b040 } .failed rect { fill: #d9534f } \
        .critical rect { stroke: #d97706; stroke-width: 2 } .critical text { font-weight: bold }
        """

    let total: Duration
    let height: Int

    init(_ spans: [LaunchReport.Span]) {
        total = spans.map(\.end).max() ?? .zero
        height = Self.top + spans.count * Self.rowHeight + 8
    }

    func x(_ time: Duration) -> Int {
        let all = max(1, total.microseconds)
        let room = Int64(Self.width - Self.left - 30)
        // A clock that was set back produces times before the beginning.
        return Self.left + Int((max(0, Double(time.microseconds)) / Double(all) * Double(room)).rounded())
    }

    /// The axis labels, at about five round times.
    var ticks: [(x: Int, label: String)] {
        guard total > .zero else { return [] }
        var step: Int64 = 1
        while step * 5 < total.microseconds {
            for factor: Int64 in [2, 5, 10] {
                if step * factor * 5 >= total.microseconds || factor == 10 {
                    step *= factor
                    break
                }
            }
        }
        return stride(from: 0, through: total.microseconds, by: Int(step)).map { time in
            let time = Duration.microseconds(time)
            return (x(time), time.short)
        }
    }
}

extension LaunchReport.Span {
    fileprivate var label: String { isStart ? step : "\(step), \(activity)" }
}

extension LaunchActivity {
    fileprivate var kind: String { if case .event = self { "event" } else { description } }
}

private func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "&": result += "&amp;"
        case "<": result += "&lt;"
        case ">": result += "&gt;"
        case "\"": result += "&quot;"
        case "\n": result += "\n"
        // Characters that XML documents must not contain.
        case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += " "
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result
}
