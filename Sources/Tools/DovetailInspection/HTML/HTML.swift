public import DovetailGraph

extension Graph {
    /// The graph as a self-contained HTML page that can be viewed, searched and printed.
    ///
    /// The page needs no network and no server. `findings` are listed and marked: their subjects are red, and the dependents of
    /// the subjects are orange. With a `trace` of this graph, the page also shows how often and for how long the factories were called.
    ///
    /// - Parameters:
    ///   - findings: The diagnostics of the graph, such as those of `validate()`.
    ///   - title: The title of the page; by default the name of the root component.
    ///   - trace: A run of this graph.
    ///   - old: An earlier graph; the page lists and marks what was added, removed and changed since.
    ///   - editor: The editor that locations are linked to. Without one, the page contains no path of this machine.
    public func html(
        _ findings: [Diagnostic] = [], title: String? = nil, trace: ResolutionTrace? = nil, comparedTo old: Graph? = nil,
        editor: SourceEditor? = nil
    ) -> String {
        let drawable = DrawableGraph(self)
        let root = components.first.map { drawable.names($0.name) } ?? "Empty graph"
        let title = (title.map { $0.escaped() } ?? root).inHTML
        var data = PageData(drawable, findings, trace: trace, comparedTo: old, editor: editor)
        return PageAssets.shell.filled([
            "title": title,
            "style": PageAssets.style,
            "data": data.json(),
            "script": PageAssets.script,
        ])
    }
}

extension String {
    /// The text, escaped for HTML, including attributes.
    fileprivate var inHTML: String {
        var result = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// The text with each `{{name}}` replaced, in one pass: replacements are not scanned again.
    fileprivate func filled(_ values: [String: String]) -> String {
        var result = ""
        var rest = utf8[...]
        while let start = rest.firstIndex(of: UInt8(ascii: "{")) {
            result += String(decoding: rest[..<start], as: UTF8.self)
            rest = rest[start...]
            if rest.starts(with: "{{".utf8), let end = rest.firstIndex(of: UInt8(ascii: "}")),
                let value = values[String(decoding: rest[..<end].dropFirst(2), as: UTF8.self)]
            {
                result += value
                rest = rest[end...].dropFirst(2)
            } else {
                result += "{"
                rest = rest.dropFirst()
            }
        }
        return result + String(decoding: rest, as: UTF8.self)
    }
}

// SPDX-License-Identifier: Apache-2.0
