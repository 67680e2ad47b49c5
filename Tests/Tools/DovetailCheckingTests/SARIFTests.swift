import Dovetail
import DovetailGraph
import Foundation
import GraphCommands
import TestTools
import Testing

import DovetailInspection
@testable import DovetailChecking

/// What the schema of SARIF 2.1.0 requires of the parts that we write.
@Suite(.watched) struct SARIFTests {
    private func log(_ graphs: [NamedGraph]) throws -> [String: Any] {
        let text = Desk().run(graphs, "--format", "sarif").output
        return try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    @Test func `a log has a version, and runs that name their tool`() throws {
        for graphs in [[sound], [app, tool, admin]] {
            let log = try log(graphs)
            #expect(log["version"] as? String == "2.1.0")
            let runs = try #require(log["runs"] as? [[String: Any]])
            #expect(runs.count == 1)
            let driver = try #require((runs[0]["tool"] as? [String: Any])?["driver"] as? [String: Any])
            #expect(driver["name"] as? String == "Dovetail")
            let rules = try #require(driver["rules"] as? [[String: Any]])
            #expect(rules.compactMap { $0["id"] as? String } == DiagnosticID.catalogue.map(\.rawValue))
            #expect(rules.allSatisfy { ($0["shortDescription"] as? [String: Any])?["text"] is String })
            #expect(runs[0]["results"] is [[String: Any]])
        }
    }

    @Test func `a result has a message, a level that exists, its rule, and a region that begins somewhere`() throws {
        let runs = try #require(try log([app, tool])["runs"] as? [[String: Any]])
        let results = try #require(runs[0]["results"] as? [[String: Any]])
        #expect(results.compactMap { $0["ruleId"] as? String } == ["missing-binding", "unused-binding"])
        for result in results {
            #expect((result["message"] as? [String: Any])?["text"] is String)
            #expect(["none", "note", "warning", "error"].contains(result["level"] as? String))
            let index = try #require(result["ruleIndex"] as? Int)
            #expect(DiagnosticID.catalogue[index].rawValue == result["ruleId"] as? String)
            for name in ["locations", "relatedLocations"] {
                for location in try #require(result[name] as? [[String: Any]]) {
                    let physical = try #require(location["physicalLocation"] as? [String: Any])
                    let uri = try #require((physical["artifactLocation"] as? [String: Any])?["uri"] as? String)
                    #expect(uri == "Tests/Tools/DovetailCheckingTests/Fixtures.swift")
                    let region = try #require(physical["region"] as? [String: Any])
                    #expect(region["startLine"] as? Int ?? 0 >= 1)
                    #expect(region["startColumn"] as? Int ?? 0 >= 1)
                }
            }
        }
    }

    @Test func `a rule has its explanation, and links to the documentation that the project publishes`() throws {
        func rule(_ text: String) throws -> [String: Any] {
            let log = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
            let run = try #require((log["runs"] as? [[String: Any]])?.first)
            let rules = try #require(((run["tool"] as? [String: Any])?["driver"] as? [String: Any])?["rules"] as? [[String: Any]])
            return try #require(rules.first { $0["id"] as? String == "missing-binding" })
        }
        let plain = try rule(Desk().run([sound], "--format", "sarif").output)
        let full = try #require((plain["fullDescription"] as? [String: Any])?["text"] as? String)
        #expect(full.hasPrefix("A factory depends on a key that is not bound"))
        #expect(!full.contains("\n"))
        let help = try #require((plain["help"] as? [String: Any])?["text"] as? String)
        #expect(help.contains("Remedy: "))
        #expect(plain["helpUri"] == nil)
        let linked = try rule(
            Desk().run([sound], "--format", "sarif", "--documentation", "https://example.com/errors").output)
        #expect(linked["helpUri"] as? String == "https://example.com/errors#missing-binding")
    }

    @Test func `a location without a line is the first line of its file`() {
        let finding = Diagnostic(.plugin, "wrong", at: Graph.SourceLocation(file: "A/B.swift", path: "B.swift", line: 0, column: 0))
        let text = DiagnosticRenderer().sarif([DiagnosticReport(graph: "App", diagnostics: [finding])])
        #expect(text.contains(#""startLine":1,"startColumn":1"#))
    }

    @Test func `columns are UTF-16 code units where the file can be read`() throws {
        let line = #"    let größe = "👩‍🚀"; binder.bind(Clock.self)"#
        let column = try #require(line.utf8.firstRange(of: "bind(".utf8)).lowerBound.utf16Offset(in: line) + 1
        let bytes = line.utf8.distance(from: line.utf8.startIndex, to: try #require(line.firstRange(of: "bind(")).lowerBound) + 1
        #expect(bytes > column)
        struct Complaint: GraphPlugin {
            let places: [Graph.SourceLocation]
            func visit(_ graph: Graph, report: inout PluginReport) { for place in places { report.error("wrong", at: place) } }
        }
        func place(_ path: String, line: Int) -> Graph.SourceLocation { .init(file: "A/B.swift", path: path, line: line, column: bytes) }
        let desk = Desk()
        desk.plugins = [Complaint(places: [place("/B.swift", line: 2), place("/B.swift", line: 9), place("/none.swift", line: 2)])]
        desk.files = ["/B.swift": "\n\(line)\n"]
        let text = desk.run([sound], "--format", "sarif").output
        #expect(text.contains(#""columnKind":"utf16CodeUnits""#))
        let columns = text.matches(of: /"startLine":(\d+),"startColumn":(\d+)/).map { "\($0.1):\($0.2)" }
        #expect(columns == ["2:\(column)", "9:\(bytes)", "2:\(bytes)"])
    }

    @Test func `files are URIs`() {
        let finding = { (path: String) in
            Diagnostic(.plugin, "wrong", at: Graph.SourceLocation(file: "A/B.swift", path: path, line: 1, column: 1))
        }
        let text = { (path: String) in
            DiagnosticRenderer(places: .relative(to: "/users")).sarif([DiagnosticReport(graph: "App", diagnostics: [finding(path)])])
        }
        #expect(text("/users/My App/Ä.swift").contains(#""uri":"My%20App/%C3%84.swift""#))
        #expect(text("/else/a.swift").contains(#""uri":"file:///else/a.swift""#))
        #expect(text("/userspace/a.swift").contains(#""uri":"file:///userspace/a.swift""#))
    }
}

// SPDX-License-Identifier: Apache-2.0
