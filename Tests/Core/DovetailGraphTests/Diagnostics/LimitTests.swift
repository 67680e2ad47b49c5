import DovetailGraph
import TestTools
import Testing

/// A report of ten thousand findings is not read: the first ones are shown, the rest is counted.
@Suite(.watched) struct LimitTests {
    @Test func `a hundred findings are shown in full, the others counted by kind and module`() {
        let findings = missing(10_000)
        let lines = DiagnosticRenderer().lines(findings, of: "App").map(\.text)
        #expect(lines.count == 300 + 5)
        #expect(lines[0] == "App/Feed.swift:0:9: error: nothing is bound for T0 [missing-binding]")
        #expect(lines[297] == "App/Feed.swift:99:9: error: nothing is bound for T99 [missing-binding]")
        #expect(
            lines.suffix(5) == [
                "note: 9 901 more findings are not shown; see --limit all, JSON or SARIF:",
                "  7 920 × missing-binding in App",
                "  1 980 × missing-binding in Shop",
                "  1 × unused-binding",
                "error: 10 000 problems and 1 warning in the graph of App: 10 000 × missing-binding, 1 × unused-binding; nothing was built",
            ])
        let error = GraphError(findings, graph: "App")
        let errors = DiagnosticRenderer().lines(findings.filter { $0.severity == .error }, of: "App").map(\.text)
        #expect(error.description == errors.joined(separator: "\n"))
        #expect(error.description.utf8.count < 50_000)
    }

    @Test func `ten thousand missing bindings are a short report, and all of them are found`() {
        let graph = sketch("App", root: (0..<10_000).map { "T\($0)" }) { app in for number in 0..<1000 { app.bind("S\(number)") } }
        let findings = graph.validate().filter { $0.id == .missingBinding }
        #expect(findings.count == 10_000)
        #expect(DiagnosticRenderer().text(findings, of: "App").utf8.count < 50_000)
        #expect(DiagnosticRenderer(limit: nil).text(findings, of: "App").utf8.count > 2_000_000)
    }

    @Test func `components are nested in 65 535 others, and one in more is an error`() {
        func nest(_ depth: Int) -> Graph {
            var graph = sketch("C0")
            for number in 1...depth {
                let place = Graph.SourceLocation(file: "App/C\(number - 1).swift", path: "C\(number - 1).swift", line: 3, column: 9)
                graph.components.append(Graph.Component(TypeName("C\(number)"), parent: number - 1, place: place))
                graph.modules.append(Graph.Module(TypeName("C\(number)"), component: number))
                graph.installations.append(
                    Graph.Installation(
                        module: number - 1, component: number - 1, child: number, name: TypeName("C\(number)"), place: place))
            }
            return graph
        }
        #expect(nest(65_535).validate() == [])
        #expect(
            report(nest(65_537)) == """
                App/C65535.swift:3:9: error: C65536 is nested in 65 536 components, and at most 65 535 are possible [component-cycle]
                  C0 → C1 → C2 → C3 → C4 → C5 → … (65 525 more) … → C65531 → C65532 → C65533 → C65534 → C65535 → C65536
                  note: C65535 installs C65536 at App/C65535.swift:3:9 (installed by C0 → C1 → C2 → C3 → C4 → C5 → … (65 524 more) … → C65530 → C65531 → C65532 → C65533 → C65534 → C65535)
                  help: install C65536 in a component further up; a generic component that installs itself with other arguments never ends
                error: 1 problem in the graph of C0: 1 × component-cycle; nothing was built

                """)
    }

    @Test func `a limit can be set, or removed`() {
        let findings = missing(1000)
        #expect(DiagnosticRenderer(limit: nil).lines(findings, of: "App").count == 1000 * 3 + 2)
        #expect(DiagnosticRenderer(limit: 2).lines(findings, of: "App").map(\.role).filter { $0 == .headline }.count == 2)
        #expect(DiagnosticRenderer(limit: 1001).lines(findings, of: "App").count == 1000 * 3 + 2)
        #expect(
            DiagnosticRenderer(limit: 1000).lines(findings, of: "App").suffix(3).map(\.text) == [
                "note: 1 more finding is not shown; see --limit all, JSON or SARIF:",
                "  1 × unused-binding",
                "error: 1 000 problems and 1 warning in the graph of App: 1 000 × missing-binding, 1 × unused-binding; nothing was built",
            ])
    }

    @Test func `errors are shown before warnings, in their order`() {
        let findings = [
            Diagnostic(.unusedBinding, "first"), Diagnostic(.missingBinding, "second"), Diagnostic(.unusedBinding, "third"),
            Diagnostic(.plugin, severity: .error, "fourth"),
        ]
        func shown(_ limit: Int) -> [String] {
            DiagnosticRenderer(limit: limit).lines(findings, of: "App").filter { $0.role == .headline }.map(\.text)
        }
        #expect(shown(1) == ["error: second [missing-binding]"])
        #expect(shown(2) == ["error: second [missing-binding]", "error: fourth [plugin]"])
        #expect(shown(3) == ["warning: first [unused-binding]", "error: second [missing-binding]", "error: fourth [plugin]"])
    }

    @Test func `more than twenty kinds and modules are counted together`() {
        let findings = (0..<50).map { number in
            Diagnostic(
                .missingBinding, "nothing is bound",
                at: Graph.SourceLocation(file: "M\(10 + number)/F.swift", path: "F.swift", line: 1, column: 1))
        }
        let lines = DiagnosticRenderer(limit: 10).lines(findings, of: "App").map(\.text)
        #expect(lines.count == 10 + 1 + 20 + 1 + 1)
        #expect(lines[11] == "  1 × missing-binding in M20")
        #expect(lines[31] == "  20 more, in 20 groups")
    }

    /// So many missing bindings, each fifth of them in another module, and a warning without a place.
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

// SPDX-License-Identifier: Apache-2.0
