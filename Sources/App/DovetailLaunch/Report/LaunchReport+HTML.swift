extension LaunchReport {
    /// A self-contained page with the waterfall diagram and the table: of a launch, of a run up to its stop, or of a launch that failed.
    ///
    /// It contains no scripts, and it is readable on a phone.
    public func html() -> String {
        let critical = Set(criticalPath.map(\.order))
        let path = criticalPath.map { "\($0.step) (\($0.duration.long))" }.joined(separator: " → ")
        let hasFailed = spans.contains(where: \.isFailed)
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\(markup(component)): launch</title>
            <style>
            \(Self.style)
            </style>
            </head>
            <body>
            <main>
            <h1>\(markup(component))</h1>
            <p class="summary\(hasFailed ? " wrong" : "")">\(markup(summary)).</p>
            \(path.isEmpty ? "" : "<p>◆ Critical path: \(markup(path)). The launch cannot be faster than this path, however many steps run concurrently.</p>\n")\
            \(spans.isEmpty ? "" : waterfall(critical) + table(critical))\
            </main>
            </body>
            </html>

            """
    }

    private func waterfall(_ critical: Set<Int>) -> String {
        let axis = TimeAxis(spans)
        let percent = { (position: Double) in "\((position * 10_000).rounded() / 100)%" }
        var lines = ["<h2>Timeline</h2>", "<div class=\"legend\" role=\"list\" aria-label=\"Legend\">"]
        for key in Self.legend where spans.contains(where: { $0.kind == key.kind }) {
            lines.append("<span role=\"listitem\"><span class=\"key \(key.kind)\"></span> \(key.text)</span>")
        }
        lines.append("<span role=\"listitem\"><span class=\"key critical\"></span> ◆ critical path</span>")
        if axis.hasBreaks {
            lines.append(
                """
                <span role="listitem"><span class="key break"></span> shortened: no step started or ended here. The scales before and after it differ.</span>
                """)
        }
        lines += ["</div>", "<div class=\"chart\">", "<div class=\"lines\" aria-hidden=\"true\">"]
        for part in axis.parts where part.isBreak {
            lines.append("<span class=\"break\" style=\"left:\(percent(part.left));width:\(percent(part.width))\"></span>")
        }
        for label in axis.labels where !label.isBreak {
            lines.append("<span class=\"tick\" style=\"left:\(percent(label.position))\"></span>")
        }
        lines += ["</div>", "<div class=\"times\" aria-hidden=\"true\">"]
        for label in axis.labels {
            lines.append(
                """
                <span\(label.isBreak ? " class=\"pause\"" : "") style="left:\(percent(label.position));transform:translateX(-\(percent(label.shift)))">\
                \(label.text)</span>
                """)
        }
        lines += ["</div>", "<ol>"]
        for span in spans {
            let isCritical = critical.contains(span.order)
            let (left, right) = (axis.position(span.start), axis.position(span.end))
            let outcome = span.outcome == .ended ? "" : ", \(span.outcome)"
            lines.append(
                """
                <li class="\(span.kind)\(isCritical ? " critical" : "")" title="\(markup(span.words))">\
                <span class="name">\(isCritical ? "◆ " : "")\(markup(span.step)) \
                <small>\(markup("\(span.activity), \(span.duration.long)\(outcome)"))</small></span>\
                <span class="track"><span class="bar \(span.kind)" style="left:\(percent(left));width:\(percent(max(0, right - left)))"></span>\
                </span></li>
                """)
        }
        return (lines + ["</ol>", "</div>", ""]).joined(separator: "\n")
    }

    private func table(_ critical: Set<Int>) -> String {
        let columns = ["Step", "Activity", "Start", "Duration", "Outcome", "After"]
        var lines = ["<h2>Steps</h2>", "<table>"]
        lines.append("<thead><tr>\(columns.map { "<th scope=\"col\">\($0)</th>" }.joined())</tr></thead>")
        lines.append("<tbody>")
        for span in spans {
            let mark = critical.contains(span.order) ? "◆ " : ""
            let cells = [
                span.activity.description, span.start.long, span.duration.long, "\(span.outcome)", span.after.joined(separator: ", "),
            ]
            let data = zip(columns.dropFirst(), cells).map { "<td data-name=\"\($0)\">\(markup($1))</td>" }.joined()
            lines.append("<tr><th scope=\"row\">\(mark)\(markup(span.step))</th>\(data)</tr>")
        }
        return (lines + ["</tbody>", "</table>", ""]).joined(separator: "\n")
    }

    private static let style = """
        :root { color-scheme: light dark; --page: #fff; --text: #222; --soft: #5b5b5b; --line: #bbb; --wrong: #b3261e; --label: 240px }
        @media (prefers-color-scheme: dark) {
          :root { --page: #1b1b1b; --text: #e2e2e2; --soft: #adadad; --line: #555; --wrong: #ff8a80 }
        }
        body { font: 14px/1.4 system-ui, sans-serif; margin: 0; color: var(--text); background: var(--page); overflow-wrap: anywhere }
        main { max-width: 1200px; margin: 0 auto; padding: 24px }
        h1 { font-size: 24px; margin: 0 0 8px } h2 { font-size: 16px; margin: 24px 0 8px } p { margin: 4px 0 }
        .summary { font-size: 16px } .wrong { color: var(--wrong) } small { font-size: 12px; font-weight: normal; color: var(--soft) }
        .legend { display: flex; flex-wrap: wrap; gap: 4px 16px; font-size: 12px }
        .key { display: inline-block; width: 14px; height: 12px; border-radius: 2px; vertical-align: -1px }
        .prepare.key, .prepare.bar { background: #8e6bbf } .launch.key, .launch.bar { background: #3b7dd8 }
        .run.key, .run.bar { background: #3f8f54 } .event.key, .event.bar { background: #b07d00 }
        .stop.key, .stop.bar { background: #777 } .failed.key, .failed.bar { background: #d13b36 }
        .critical.key, .critical .bar { outline: 2px solid #d97706; outline-offset: 1px } .critical.key { margin-right: 3px }
        .break { background: repeating-linear-gradient(135deg, var(--line) 0 1px, transparent 1px 5px) }
        .chart { position: relative }
        .lines { position: absolute; inset: 24px 0 0 var(--label) } .lines span { position: absolute; top: 0; bottom: 0 }
        .tick { border-left: 1px solid var(--line) }
        .times { position: sticky; top: 0; z-index: 1; height: 24px; margin-left: var(--label); background: var(--page); font-size: 11px }
        .times span { position: absolute; top: 4px; white-space: nowrap; color: var(--soft) } .pause { font-style: italic }
        ol { list-style: none; margin: 0; padding: 0; position: relative }
        li { display: flex; align-items: center; min-height: 24px }
        .name { width: var(--label); box-sizing: border-box; padding: 2px 12px 2px 0; flex: none } .critical .name { font-weight: bold }
        .failed small { color: var(--wrong) }
        .track { position: relative; flex: 1; height: 14px } .bar { position: absolute; top: 0; bottom: 0; min-width: 3px; border-radius: 2px }
        table { border-collapse: collapse; font-size: 13px; width: 100% } th, td { text-align: left; padding: 3px 12px 3px 0; vertical-align: top }
        th[scope=row] { font-weight: normal } tr { border-bottom: 1px solid var(--line) }
        td:nth-child(3), td:nth-child(4) { white-space: nowrap }
        @media (max-width: 640px) {
          :root { --label: 0px } main { padding: 16px 12px }
          li { display: block; padding: 2px 0 6px } .name { display: inline-block; width: auto; background: var(--page) }
          .track { display: block }
          thead { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden }
          table, tbody, tr, td { display: block } th[scope=row] { display: block; font-weight: bold } tr { padding: 4px 0 }
          td { display: inline-block; padding-bottom: 0 } td:empty { display: none }
          td::before { content: attr(data-name) " "; color: var(--soft) }
        }
        """
}

// SPDX-License-Identifier: Apache-2.0
