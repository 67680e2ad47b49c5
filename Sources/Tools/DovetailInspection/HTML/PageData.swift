import DovetailGraph
import DovetailJSON

/// The data for the script of the page, as JSON that can be embedded in HTML.
///
/// Rows of values rather than objects: Page/model.js defines their order, and a large graph stays small.
struct PageData {
    private let drawable: DrawableGraph
    private let statuses: NodeStatuses
    private let findings: [Diagnostic]
    private let metrics: GraphMetrics
    private let search: ShortestPaths
    private let trace: ResolutionTrace?
    private let comparison: PageComparison?
    private var files: PageFiles
    private var words = PageTexts()
    /// Notes and help of the findings, many of which are alike.
    private var remarks = PageTexts()
    /// The keys of the nodes, and the position of each key among them; −1 for a key that no node has.
    private let usedKeys: [Int]
    private let keyNumbers: [Int]

    init(
        _ drawable: DrawableGraph, _ findings: [Diagnostic], trace: ResolutionTrace? = nil, comparedTo old: Graph? = nil,
        editor: SourceEditor? = nil
    ) {
        self.trace = trace
        self.drawable = drawable
        self.findings = findings
        statuses = NodeStatuses(drawable, findings)
        metrics = GraphMetrics(drawable)
        search = ShortestPaths(from: drawable.roots, over: drawable.needs)
        comparison = old.map { PageComparison(from: DrawableGraph($0), to: drawable) }
        files = PageFiles(editor)
        var isUsed = Array(repeating: false, count: drawable.graph.keys.count)
        for node in 0..<drawable.count { isUsed[drawable.key(node)] = true }
        usedKeys = isUsed.indices.filter { isUsed[$0] }
        var numbers = isUsed.map { _ in -1 }
        for (number, key) in usedKeys.enumerated() { numbers[key] = number }
        keyNumbers = numbers
    }

    mutating func json() -> String {
        var writer = JSONWriter(forPage: true)
        writer.object { page in
            page.member("keys", array: { writeKeys(&$0) })
            page.member("components", array: { writeComponents(&$0) })
            page.member("modules", array: { writeModules(&$0) })
            page.member("points", array: { writePoints(&$0) })
            let (added, removed) = writeLines(&page)
            page.member(
                "findings",
                array: { list in
                    for (finding, nodes) in zip(findings, statuses.nodes) {
                        list.line()
                        list.object { write(finding, nodes, &$0) }
                    }
                })
            writeExplanations(&page)
            page.member("longestChain", array: { list in for node in metrics.longestChain { list.number(node) } })
            page.member("requests", metrics.requestCount)
            comparison?.write(addedLines: added, removedLines: removed, place: { files.write($0, &$1) }, &page)
            if let trace { page.write(trace, of: drawable.graph) }
            page.member("words", array: { for word in words.texts { $0.string(word) } })
            page.member("remarks", array: { for remark in remarks.texts { $0.string(remark) } })
            files.write(&page)
        }
        return writer.text
    }

    private func writeKeys(_ rows: inout JSONWriter) {
        for key in usedKeys { rows.row { drawable.write(key: key, &$0) } }
        guard let comparison else { return }
        for node in comparison.removedNodes { rows.row { comparison.old.write(key: comparison.old.key(node), &$0) } }
    }

    private func writeComponents(_ rows: inout JSONWriter) {
        for component in drawable.graph.components { rows.row { drawable.write(component, parent: component.parent ?? -1, &$0) } }
        guard let comparison else { return }
        for position in comparison.removedComponents {
            let component = comparison.old.graph.components[position]
            rows.row { comparison.old.write(component, parent: comparison.number(ofComponent: component.parent), &$0) }
        }
    }

    private mutating func writeModules(_ rows: inout JSONWriter) {
        func write(_ module: Graph.Module, of drawable: DrawableGraph, component: Int, includedBy: Int, _ row: inout JSONWriter) {
            row.string(drawable.names(module.name))
            row.string(module.name.full.escaped())
            row.number(component)
            row.number(includedBy)
            if let place = module.place { files.write(place, &row) }
        }
        for module in drawable.graph.modules {
            rows.row { write(module, of: drawable, component: module.component, includedBy: module.includedBy ?? -1, &$0) }
        }
        guard let comparison else { return }
        for position in comparison.removedModules {
            let module = comparison.old.graph.modules[position]
            rows.row {
                write(
                    module, of: comparison.old, component: comparison.number(ofComponent: module.component),
                    includedBy: comparison.number(ofModule: module.includedBy), &$0)
            }
        }
    }

    private mutating func writePoints(_ rows: inout JSONWriter) {
        let graph = drawable.graph
        let overriding = Set(graph.overriddenDefaults.compactMap { graph.binding(overriding: $0) })
        for node in 0..<drawable.count {
            rows.row { row in
                let isUnused = drawable.binding(node)?.isBuiltIn == false && !search.contains(node)
                let module = drawable.binding(node)?.module ?? -1
                write(
                    node, of: drawable, key: keyNumbers[drawable.key(node)], component: drawable.component(node) ?? -1, module: module, &row
                )
                row.number(flags(drawable.binding(node), isUnused: isUnused) + (overriding.contains(node) ? 16 : 0))
                row.number(statuses[node].rawValue)
                writePlace(drawable.place(node), &row)
                let figures = node < metrics.nodes.count ? metrics.nodes[node] : nil
                row.number(search.previous[node])
                row.number(search.distance[node])
                row.number(figures?.dominator ?? -1)
                row.number(figures?.dominated ?? 0)
                // Not the name of its key.
                writeOwnName(node, of: drawable, &row)
            }
        }
        guard let comparison else { return }
        let old = comparison.old
        for (index, node) in comparison.removedNodes.enumerated() {
            rows.row { row in
                write(
                    node, of: old, key: usedKeys.count + index, component: comparison.number(ofComponent: old.component(node)),
                    module: comparison.number(ofModule: old.binding(node)?.module), &row)
                row.number(flags(old.binding(node), isUnused: false))
                row.number(0)
                writePlace(old.place(node), &row)
                for figure in [-1, -1, -1, 0] { row.number(figure) }
                writeOwnName(node, of: old, &row)
            }
        }
    }

    private mutating func write(
        _ node: Int, of drawable: DrawableGraph, key: Int, component: Int, module: Int, _ row: inout JSONWriter
    ) {
        let binding = drawable.binding(node)
        row.number(key)
        row.number(words.number(of: drawable.kind(node)))
        row.number(component)
        row.number(module)
        row.number(words.number(of: binding?.scope.map { drawable.names($0) } ?? ""))
        row.number(words.number(of: binding.map { drawable.names($0.isolation) } ?? ""))
    }

    /// The name of a node unless it is that of its key, followed by its implementation if that is known.
    private func writeOwnName(_ node: Int, of drawable: DrawableGraph, _ row: inout JSONWriter) {
        let name = drawable.name(node)
        let hasOwnName = name != drawable.names.key(drawable.key(node))
        // The setting's default, as a person compares it, stands where other bindings have an implementation.
        let implementation = drawable.implementation(node) ?? drawable.setting(node)?.fallback.map { "default \($0.escaped())" }
        if hasOwnName || implementation != nil { row.string(hasOwnName ? name : "") }
        if let implementation { row.string(implementation) }
    }

    private func flags(_ binding: Graph.Binding?, isUnused: Bool) -> Int {
        (binding?.isShared == true ? 1 : 0) + (isUnused ? 2 : 0) + (binding?.isReplacement == true ? 4 : 0)
            + (binding?.isDefault == true ? 8 : 0)
    }

    private mutating func writePlace(_ place: Graph.SourceLocation?, _ row: inout JSONWriter) {
        guard let place else {
            for number in [-1, 0, 0] { row.number(number) }
            return
        }
        files.write(place, &row)
    }

    /// Writes the edges, and returns the positions of the added and of the removed ones among them.
    private func writeLines(_ page: inout JSONWriter) -> (added: [Int], removed: Range<Int>) {
        var added: [Int] = []
        var count = 0
        page.member(
            "lines",
            array: { lines in
                func write(_ from: Int, _ to: Int, _ line: DrawableGraph.EdgeKind) {
                    lines.number(from)
                    lines.number(to)
                    lines.number(line.rawValue)
                    count += 1
                }
                for node in 0..<drawable.count {
                    for edge in drawable.needs.range(node) {
                        if comparison?.addedEdges.contains(edge) == true { added.append(count) }
                        write(node, Int(drawable.needs.targets[edge]), drawable.edgeKinds[edge])
                    }
                }
                for edge in comparison?.removedEdges ?? [] { write(edge.from, edge.to, edge.line) }
            })
        return (added, count - (comparison?.removedEdges.count ?? 0)..<count)
    }

    private func writeExplanations(_ page: inout JSONWriter) {
        let explained = Set(findings.map(\.id.rawValue)).sorted()
        page.member(
            "explanations",
            array: { list in
                for id in explained {
                    guard let explanation = explanations[id] else { continue }
                    list.object { entry in
                        entry.member("id", id)
                        entry.member("summary", explanation.summary)
                        entry.member("text", explanation.text)
                    }
                }
            })
    }

    private mutating func write(_ finding: Diagnostic, _ nodes: [Int], _ object: inout JSONWriter) {
        object.member("id", finding.id.rawValue.escaped())
        object.member("severity", finding.severity.rawValue)
        object.member("message", finding.message.escaped())
        if let place = finding.place {
            object.name("place")
            object.array { files.write(place, &$0) }
        }
        if !finding.path.isEmpty { object.member("path", array: { for name in finding.path { $0.string(name.escaped()) } }) }
        if !finding.notes.isEmpty {
            object.member(
                "notes",
                array: { list in
                    for note in finding.notes {
                        list.array {
                            $0.number(remarks.number(of: note.message.escaped()))
                            if let place = note.place { files.write(place, &$0) }
                        }
                    }
                })
        }
        if !finding.help.isEmpty {
            object.member("help", array: { for help in finding.help { $0.number(remarks.number(of: help.escaped())) } })
        }
        object.member("points", array: { for node in nodes { $0.number(node) } })
    }
}

extension DrawableGraph {
    fileprivate func write(key: Int, _ row: inout JSONWriter) {
        row.string(names.key(key))
        row.string(graph.keys[key].key.identity.escaped())
    }

    fileprivate func write(_ component: Graph.Component, parent: Int, _ row: inout JSONWriter) {
        row.string(names(component.name))
        row.string(component.name.full.escaped())
        row.number(parent)
        row.string(component.scope.map { names($0) } ?? "")
    }
}

extension JSONWriter {
    /// An array on a line of its own.
    fileprivate mutating func row(_ values: (inout JSONWriter) -> Void) {
        line()
        array(values)
    }
}

// SPDX-License-Identifier: Apache-2.0
