public import DovetailGraph

/// The diagnostics of one graph, for tools that report several graphs.
public struct DiagnosticReport: Sendable, Hashable {
    /// The name of the root component, or of the module validated in isolation; `nil` for diagnostics that concern no graph.
    public var graph: String?
    /// All diagnostics, in the order of the rules.
    public var diagnostics: [Diagnostic]

    /// Creates a report.
    public init(graph: String?, diagnostics: [Diagnostic]) {
        self.graph = graph
        self.diagnostics = diagnostics
    }

    /// Whether the graph cannot be built.
    public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

extension DiagnosticRenderer {
    /// Renders the reports in order, with a newline at the end; empty without diagnostics.
    ///
    /// A diagnostic that several graphs share, because they include the same module, is rendered once.
    public func text(_ reports: [DiagnosticReport]) -> String { text(lines(reports)) }

    /// Renders the reports line by line, as ``text(_:)-([DiagnosticReport])`` does.
    package func lines(_ reports: [DiagnosticReport]) -> [Line] {
        zip(reports.withoutRepetitions(), reports).flatMap { rendered, report in
            lines(atMost: limit, rendered.diagnostics) + summary(report)
        }
    }

    /// The number of diagnostics of each kind.
    package func summary(_ report: DiagnosticReport) -> [Line] {
        report.graph.flatMap { summary(report.diagnostics, of: $0) }.map { [$0] } ?? []
    }
}

extension [DiagnosticReport] {
    /// Keeps each diagnostic only in the first graph that has it, with a note that names the other graphs.
    func withoutRepetitions() -> [DiagnosticReport] {
        if count < 2 { return self }
        var reports = self
        var first: [Diagnostic.Identity: (report: Int, diagnostic: Int)] = [:]
        for report in indices {
            var own: [Diagnostic] = []
            for diagnostic in self[report].diagnostics {
                let mistake = diagnostic.identity
                if mistake.place != nil, let known = first[mistake], known.report != report {
                    let note = self[report].graph.map { [Diagnostic.Note("also reported in the graph of \($0)")] } ?? []
                    reports[known.report].diagnostics[known.diagnostic].notes += note
                } else {
                    first[mistake] = (report, own.count)
                    own.append(diagnostic)
                }
            }
            reports[report].diagnostics = own
        }
        return reports
    }
}

extension Diagnostic {
    /// The identity that two reports of the same mistake share.
    package struct Identity: Hashable {
        var id: DiagnosticID
        var message: String
        var place: Graph.SourceLocation?
    }

    package var identity: Identity { Identity(id: id, message: message, place: place) }
}

// SPDX-License-Identifier: Apache-2.0
