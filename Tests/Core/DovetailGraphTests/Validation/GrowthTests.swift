import DovetailGraph
import TestTools
import Testing

/// Four times the graph takes about four times as long to check and to report; a square would take sixteen times.
@Suite(.serialized, .watched(patience: 60)) struct GrowthTests {
    /// A kind of graph that can be drawn in any size.
    struct Row: CustomTestStringConvertible, Sendable {
        var name: String
        var size = 250
        /// The kinds of errors in it.
        var errors: Set<DiagnosticID> = []
        var draw: @Sendable (Int) -> Graph

        var testDescription: String { name }
    }

    @Test(arguments: bindings + components)
    func `four times the graph is about four times the work`(row: Row) {
        func report(_ graph: Graph) {
            let findings = graph.validate()
            _ = DiagnosticRenderer(limit: nil).text(findings, of: "App")
            #expect(Set(findings.filter { $0.severity == .error }.map(\.id)) == row.errors)
        }
        let (small, large) = (row.draw(row.size), row.draw(row.size * 4))
        expectLinearGrowth(row.name) {
            report(small)
        } large: {
            report(large)
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
