import DovetailGraph
import DovetailJSON

/// The data for the script of the page, as JSON that can be embedded in HTML.
///
/// Rows of values rather than objects: Page/10-model.js defines their order, and a large graph stays small.
struct PageData {
    private let drawable: DrawableGraph
    private let statuses: NodeStatuses
    private let findings: [Diagnostic]
    private let metrics: GraphMetrics
    private let layout: Layout
    private let search: BreadthFirstSearch
    private let trace: ResolutionTrace?

    init(_ drawable: DrawableGraph, _ findings: [Diagnostic], _ trace: ResolutionTrace? = nil) {
        self.trace = trace
        self.drawable = drawable
        self.findings = findings
        statuses = NodeStatuses(drawable, findings)
        metrics = GraphMetrics(drawable)
        layout = Layout(drawable)
        search = BreadthFirstSearch(from: drawable.roots, over: drawable.needs)
    }

    func json() -> String {
        var writer = JSONWriter(forPage: true)
        writer.object { page in
            page.member("keys", array: { rows in for key in drawable.graph.keys.indices { rows.row { write(key: key, &$0) } } })
            page.member("components", array: { rows in for item in drawable.graph.components { rows.row { write(item, &$0) } } })
            page.member("modules", array: { rows in for item in drawable.graph.modules { rows.row { write(item, &$0) } } })
            page.member("points", array: { rows in for node in 0..<drawable.count { rows.row { write(node: node, &$0) } } })
            page.member(
                "lines",
                array: { lines in
                    for node in 0..<drawable.count {
                        for edge in drawable.needs.range(node) {
                            lines.number(node)
                            lines.number(drawable.needs.targets[edge])
                            lines.number(drawable.lines[edge].rawValue)
                        }
                    }
                })
            page.member("frames", array: { rows in for frame in layout.frames { rows.row { write(frame, &$0) } } })
            page.member(
                "findings",
                array: { list in
                    for (finding, nodes) in zip(findings, statuses.nodes) { list.object { write(finding, nodes, &$0) } }
                })
            let explained = Set(findings.map(\.id.rawValue)).sorted()
            page.member(
                "explanations",
                array: { list in
                    for id in explained {
                        guard let explanation = explanations[id]?.text else { continue }
                        list.object { entry in
                            entry.member("id", id)
                            entry.member("text", explanation)
                        }
                    }
                })
            page.member("longestChain", array: { list in for node in metrics.longestChain { list.number(node) } })
            page.member("requests", metrics.requestCount)
            page.member("boxHeight", Layout.boxHeight)
            page.member(
                "size",
                array: {
                    $0.number(layout.width)
                    $0.number(layout.height)
                })
            if let trace { page.write(trace, of: drawable.graph) }
        }
        return writer.text
    }

    private func write(key: Int, _ row: inout JSONWriter) {
        row.string(drawable.names.key(key))
        row.string(drawable.graph.keys[key].key.identity.escaped())
    }

    private func write(_ component: Graph.Component, _ row: inout JSONWriter) {
        row.string(drawable.names(component.name))
        row.string(component.name.full.escaped())
        row.number(component.parent ?? -1)
        row.string(component.scope.map { drawable.names($0) } ?? "")
    }

    private func write(_ module: Graph.Module, _ row: inout JSONWriter) {
        row.string(drawable.names(module.name))
        row.string(module.name.full.escaped())
        row.number(module.component)
        row.number(module.includedBy ?? -1)
        row.string(module.place.map { $0.description.escaped() } ?? "")
    }

    private func write(node: Int, _ row: inout JSONWriter) {
        let binding = drawable.binding(node)
        let figures = node < metrics.nodes.count ? metrics.nodes[node] : nil
        let isUnused = binding?.isBuiltIn == false && !search.contains(node)
        row.number(drawable.key(node))
        row.string(drawable.kind(node))
        row.string(binding?.contribution == nil ? "" : drawable.name(node))
        row.number(drawable.component(node) ?? -1)
        row.number(binding?.module ?? -1)
        row.string(binding?.scope.map { drawable.names($0) } ?? "")
        row.string(binding.map { drawable.names($0.isolation) } ?? "")
        row.number((binding?.isShared == true ? 1 : 0) + (isUnused ? 2 : 0) + (binding?.isReplacement == true ? 4 : 0))
        row.number(statuses[node].rawValue)
        row.string(binding.map { $0.place.description.escaped() } ?? "")
        row.number(search.previous[node])
        row.number(search.distance[node])
        row.number(figures?.dominator ?? -1)
        row.number(figures?.dominated ?? 0)
        row.number(layout.boxes[node].x)
        row.number(layout.boxes[node].y)
        row.number(layout.boxes[node].width)
    }

    private func write(_ frame: Layout.Frame, _ row: inout JSONWriter) {
        row.number(frame.component)
        row.number(frame.x)
        row.number(frame.y)
        row.number(frame.width)
        row.number(frame.height)
    }

    private func write(_ finding: Diagnostic, _ nodes: [Int], _ object: inout JSONWriter) {
        object.member("id", finding.id.rawValue.escaped())
        object.member("severity", finding.severity.rawValue)
        object.member("message", finding.message.escaped())
        object.member("place", finding.place.map { $0.description.escaped() })
        object.member("path", array: { for name in finding.path { $0.string(name.escaped()) } })
        object.member(
            "notes",
            array: { list in
                for note in finding.notes {
                    list.string(note.message.escaped() + (note.place.map { " at \($0.description.escaped())" } ?? ""))
                }
            })
        object.member("help", array: { for help in finding.help { $0.string(help.escaped()) } })
        object.member("points", array: { for node in nodes { $0.number(node) } })
    }
}

extension JSONWriter {
    /// An array on a line of its own.
    fileprivate mutating func row(_ values: (inout JSONWriter) -> Void) {
        line()
        array(values)
    }
}
