import DovetailGraph
import DovetailTesting
import TestTools
import Testing

@Suite(.watched) struct ReportTests {
    @Test func `equal short names are written with their modules`() {
        let graph = sketch("App", root: ["A.Config", "Core.Store<B.Config>", "Provider<Core.Item>", "A.Tagged#A.Config"])
        #expect(
            graph.validate().map(\.message) == [
                "nothing is bound for A.Config", "nothing is bound for Store<B.Config>", "nothing is bound for Item",
                "nothing is bound for Tagged tagged A.Config",
            ])
    }

    @Test func `a long name is written in full`() {
        let name = "Outer<" + (1...40).map { "Argument\($0)" }.joined(separator: ", ") + ">"
        #expect(sketch("App", root: [name]).validate().map(\.message) == ["nothing is bound for \(name)"])
    }

    @Test func `a hostile name stays on its line`() {
        let names = ["Evil\n  help: rm\u{1B}[31m", "Quo\"ted\t", "Näme👩‍👧", "Turn\u{202E}ed", "Clock#new\r\nline"]
        let graph = sketch("App", root: names)
        expectGolden(report(graph), named: "hostile-names.txt")
    }

    @Test func `locations are written by module or by path`() {
        let graph = sketch("App", root: ["Clock"])
        let lines = { (renderer: DiagnosticRenderer) in renderer.lines(graph.validate(), of: "App").map(\.text) }
        #expect(
            lines(DiagnosticRenderer()) == [
                "App/App.swift:2:9: error: nothing is bound for Clock [missing-binding]",
                "  App.root → Clock",
                "  note: required by App.root, bound at App/App.swift:2:9 (installed by App)",
                "  help: bind(Clock.self) in a module that App includes",
                "error: 1 problem in the graph of App: 1 × missing-binding; nothing was built",
            ])
        #expect(lines(DiagnosticRenderer(places: .path)).first?.hasPrefix("Sources/App/App.swift:2:9: error: nothing") == true)
        #expect(DiagnosticRenderer().lines(graph.validate(), of: "App").map(\.role) == [.headline, .path, .note, .help, .summary])
    }

    @Test func `a graph without faults has an empty report`() {
        #expect(report(sketch("App")) == "")
        #expect(report(Graph()) == "")
    }

    @Test func `the same graph has the same report every time`() {
        let draw = {
            sketch("App", root: ["A", "B", "Missing"]) { app in
                for name in ["A", "B", "C", "C", "D", "D"] { app.bind(name, needs: ["A", "Clock#X", "Clock#Y", "[P]"]) }
                for tag in ["P", "Q", "R", "S"] { app.bind("Clock#\(tag)") }
            }
        }
        let first = report(draw())
        for _ in 1...20 { #expect(report(draw()) == first) }
    }

    @Test func `an error has its findings, its report, and equals another of the same kinds`() {
        let error = GraphError(sketch("App", root: ["Clock"]).validate(), graph: "App")
        #expect(error.diagnostics.map(\.id) == ["missing-binding"])
        #expect(error.diagnostics.map(\.types) == [["Clock"]])
        #expect(error.localizedDescription == error.description)
        #expect("\(error)".hasSuffix("error: 1 problem in the graph of App: 1 × missing-binding; nothing was built"))
        #expect(error == GraphError(sketch("Other", root: ["Pen"]).validate(), graph: "Other"))
        #expect(error != GraphError([], graph: "App"))
    }

    @Test func `errors come before warnings, whichever rule or plugin reports them, and only errors are counted as problems`() {
        struct Mixed: GraphPlugin {
            func visit(_ graph: Graph, report: inout PluginReport) {
                report.warning("odd", id: "odd")
                report.error("wrong", id: "wrong")
                report.error("worse", id: "wrong")
            }
        }
        let graph = sketch("App") { $0.bind("Clock") }
        #expect(graph.validate(plugins: [Mixed()]).map(\.id) == ["wrong", "wrong", .unusedBinding, "odd"])
        #expect(
            report(graph, plugins: [Mixed()]).hasSuffix(
                "error: 2 problems and 2 warnings in the graph of App: 2 × wrong, 1 × unused-binding, 1 × odd; nothing was built\n"))
        let all = graph.validate(plugins: [Mixed()], severities: ["odd": .error, "wrong": .warning])
        #expect(all.map(\.id) == ["odd", .unusedBinding, "wrong", "wrong"])
        #expect(
            DiagnosticRenderer().summary(all, of: "App")?.text
                == "error: 1 problem and 3 warnings in the graph of App: 1 × odd, 1 × unused-binding, 2 × wrong; nothing was built")
        #expect(
            DiagnosticRenderer().summary(graph.validate(), of: "App")?.text == "warning: 1 problem in the graph of App: 1 × unused-binding")
    }

    @Test func `a program that cannot start prints errors, those of its settings first, and the warnings about settings`() {
        let findings = [
            Diagnostic(.missingBinding, "nothing is bound for Clock"), Diagnostic(.invalidSetting, "setting port"),
            Diagnostic(.plugin, severity: .error, "a rule of the program"), Diagnostic(.settingFile, "app.json"),
            Diagnostic(.unusedBinding, "nothing depends on Pen"), Diagnostic(.unknownSetting, "prot in app.json"),
            Diagnostic(.retainCycle, "a cycle"),
        ]
        let error = GraphError(findings, graph: "App")
        #expect(
            "\(error)" == """
                error: setting port [invalid-setting]
                error: app.json [setting-file]
                error: nothing is bound for Clock [missing-binding]
                error: a rule of the program [plugin]
                warning: prot in app.json [unknown-setting]
                error: 4 problems and 1 warning in the graph of App: 1 × invalid-setting, 1 × setting-file, 1 × missing-binding, 1 × plugin, \
                1 × unknown-setting; nothing was built
                """)
        #expect(error.diagnostics == findings)
        // A tool may create an error without errors.
        #expect("\(GraphError([findings[4]], graph: "App"))".hasPrefix("warning: nothing depends on Pen [unused-binding]\n"))
    }

    @Test func `diagnostics are printed as reports, in an array, too`() {
        let findings = sketch("App", root: ["Clock"]).validate()
        let report = DiagnosticRenderer().lines(findings[0]).map(\.text).joined(separator: "\n")
        #expect(report.contains("error: nothing is bound for Clock [missing-binding]\n"))
        #expect("\(findings[0])" == report)
        #expect("\(findings)" == "[\(report)]")
    }

    @Test func `severities can be set for each kind`() {
        let graph = sketch("App") { $0.bind("Clock") }
        #expect(graph.validate(severities: [.unusedBinding: .error]).map(\.severity) == [.error])
        #expect(Resolution(graph).faults(plugins: []) == [])
        #expect(Resolution(graph).faults(plugins: [], severities: [.unusedBinding: .error]).map(\.severity) == [.error])
        #expect(sketch("App", root: ["Pen"]).validate(severities: [.missingBinding: .warning]).map(\.severity) == [.warning])
    }

    /// Counts how often it is applied.
    final class Asked: GraphPlugin, @unchecked Sendable {
        var count = 0
        func visit(_ graph: Graph, report: inout PluginReport) { count += 1 }
    }

    @Test func `errors and warnings are searched for in one pass`() {
        let asked = Asked()
        let graph = sketch("App", scope: "Singleton", root: ["A", "Clock"]) { app in
            app.bind("A", needs: ["Provider<B>"], shared: "Singleton")
            app.bind("B", needs: ["A", "Pen"], shared: "Singleton")
        }
        let all = graph.validate(plugins: [asked])
        #expect(all.map(\.id) == [.missingBinding, .missingBinding, .retainCycle])
        #expect(Resolution(graph).faults(plugins: [asked]) == all)
        #expect(asked.count == 2)
    }

    @Test func `every kind of finding is in the catalogue, errors and warnings`() {
        #expect(Set(DiagnosticID.catalogue).count == DiagnosticID.catalogue.count)
        #expect(
            DiagnosticID.catalogue.filter { $0.severity == .warning }
                == [
                    .splitInstance, .exponentialCreation, .retainCycle, .untaggedValue, .missingContribution, .notLaunched, .unusedBinding,
                    .unknownSetting, .secretOnCommandLine,
                ])
    }

    @Test func `the rules run in the order of the catalogue`() {
        let rules = DiagnosticID.rules
        #expect(rules == DiagnosticID.catalogue.filter { rules.contains($0) })
    }
}

@Suite(.watched) struct PluginTests {
    struct Counter: GraphPlugin {
        func visit(_ graph: Graph, report: inout PluginReport) {
            for binding in graph.bindings { report.warning("seen \(graph.keys[binding.key].key)", at: binding.place) }
        }
    }

    struct Police: GraphPlugin {
        func visit(_ graph: Graph, report: inout PluginReport) {
            report.error("too many\nlayers", id: "layers", notes: [Diagnostic.Note("a fact")], help: ["do something"])
        }
    }

    @Test func `plugins run in order, after the rules, also when these found something`() {
        let graph = sketch("App", root: ["Clock"]) { $0.bind("Pen") }
        expectGolden(report(graph, plugins: [Counter(), Police()]), named: "plugins.txt")
    }

    @Test func `findings of a plugin have the severity that is set for their kind`() {
        let graph = sketch("App")
        #expect(graph.validate(plugins: [Police()]).map(\.severity) == [.error])
        #expect(graph.validate(plugins: [Police()], severities: ["layers": .warning]).map(\.severity) == [.warning])
        #expect(Resolution(graph).faults(plugins: [Police()], severities: ["layers": .warning]) == [])
    }

    @Test func `all findings of a plugin are reported`() {
        struct Talkative: GraphPlugin {
            func visit(_ graph: Graph, report: inout PluginReport) { for number in 0..<1_000 { report.error("number \(number)") } }
        }
        let findings = sketch("App", root: ["Clock"]).validate(plugins: [Talkative()])
        #expect(findings.map(\.message) == ["nothing is bound for Clock"] + (0..<1_000).map { "number \($0)" })
        #expect(findings.dropFirst().allSatisfy { $0.plugin == "PluginTests.Talkative" })
    }
}

// SPDX-License-Identifier: Apache-2.0
