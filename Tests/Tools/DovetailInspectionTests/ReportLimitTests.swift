import DovetailGraph
import DovetailInspection
import TestTools
import Testing

/// Text for people is limited; documents for programs are complete.
@Suite(.watched) struct ReportLimitTests {
    @Test func `JSON and SARIF have all findings, GitHub only the shown ones`() {
        let reports = [DiagnosticReport(graph: "App", diagnostics: missing(1000))]
        let renderer = DiagnosticRenderer(limit: 10)
        #expect(renderer.json(reports).components("\"id\":") == 1001)
        #expect(renderer.sarif(reports).components("\"ruleId\":") == 1001)
        #expect(renderer.github(reports).components("::error ") == 10)
        #expect(
            renderer.github(reports).hasSuffix(
                "::notice::991 more findings are not shown; see --limit all, JSON or SARIF:%0A"
                    + "  810 × missing-binding in App%0A  180 × missing-binding in Shop%0A  1 × unused-binding\n"))
    }

    /// This number of missing bindings, each fifth of them in another module, and a warning without a source location.
    private func missing(_ count: Int) -> [Diagnostic] {
        (0..<count).map { number in
            let file = number > 99 && number.isMultiple(of: 5) ? "Shop/Cart.swift" : "App/Feed.swift"
            return Diagnostic(
                .missingBinding, "nothing is bound for T\(number)",
                at: Graph.SourceLocation(file: file, path: file, line: number, column: 9),
                path: ["App.root", "T\(number)"], help: ["bind(T\(number).self) in a module that App includes"])
        } + [Diagnostic(.unusedBinding, "nothing depends on Clock")]
    }
}

extension String {
    /// How often `part` occurs.
    fileprivate func components(_ part: String) -> Int { split(separator: part, omittingEmptySubsequences: false).count - 1 }
}

// SPDX-License-Identifier: Apache-2.0
