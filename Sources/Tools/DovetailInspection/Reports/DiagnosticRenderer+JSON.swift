public import DovetailGraph
import DovetailJSON

extension DiagnosticRenderer {
    /// The findings as JSON.
    ///
    /// `version` increases when a member is removed or changes its meaning. Members without a value are omitted.
    public func json(_ reports: [DiagnosticReport]) -> String {
        var writer = JSONWriter()
        writer.object { document in
            document.member("version", 1)
            document.member("graphs") { graphs in
                for report in reports {
                    graphs.line()
                    graphs.object { write(report, to: &$0) }
                }
                graphs.line()
            }
        }
        return writer.text + "\n"
    }

    private func write(_ report: DiagnosticReport, to writer: inout JSONWriter) {
        writer.member("graph", report.graph)
        writer.member("diagnostics") { diagnostics in
            for diagnostic in report.diagnostics {
                diagnostics.line()
                diagnostics.object { write(diagnostic, to: &$0) }
            }
            if !report.diagnostics.isEmpty { diagnostics.line() }
        }
    }

    private func write(_ diagnostic: Diagnostic, to writer: inout JSONWriter) {
        writer.member("id", diagnostic.id.rawValue)
        writer.member("severity", diagnostic.severity.rawValue)
        writer.member("message", diagnostic.message)
        write(diagnostic.place, to: &writer)
        writer.member("plugin", diagnostic.plugin)
        writer.members("path", diagnostic.path)
        if !diagnostic.notes.isEmpty {
            writer.member("notes") { notes in
                for note in diagnostic.notes {
                    notes.object { member in
                        member.member("message", note.message)
                        write(note.place, to: &member)
                        member.members("installedBy", note.installers)
                    }
                }
            }
        }
        writer.members("help", diagnostic.help)
        writer.members("types", diagnostic.types)
    }

    private func write(_ place: Graph.SourceLocation?, to writer: inout JSONWriter) {
        guard let place else { return }
        writer.name("place")
        writer.object { member in
            member.member("file", file(of: place))
            member.member("line", place.line)
            member.member("column", place.column)
        }
    }
}

extension JSONWriter {
    /// Omitted if it is empty.
    fileprivate mutating func members(_ name: StaticString, _ values: [String]) {
        if values.isEmpty { return }
        member(name) { array in for value in values { array.string(value) } }
    }
}

// SPDX-License-Identifier: Apache-2.0
