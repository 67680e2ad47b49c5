import Dovetail
import DovetailGraph
import DovetailInspection
import DovetailLaunch
import DovetailTesting
import Foundation
import GraphCommands
import TestTools
import Testing

@testable import DovetailChecking

/// Drawings show what a program declares, and nothing that only the library knows.
@Suite(.watched) struct PresentedGraphTests {
    private func run(_ arguments: String...) -> GraphCommand.Result {
        let environment = CommandEnvironment(
            program: "graph-check", folder: "/somewhere",
            read: { file throws(GraphCommand.Failure) in
                guard let data = FileManager.default.contents(atPath: file) else { throw GraphCommand.Failure("\(file) is missing") }
                return Array(data)
            }, write: { _, _ throws(GraphCommand.Failure) in })
        return CheckCommand(graphs: [NamedGraph(ServerApp.self)], environment: environment).run(arguments)
    }

    private func drawing(_ format: String) -> String {
        let text = run("draw", "--format", format).output
        guard format == "html", let start = text.range(of: "type=\"application/json\">\n"), let end = text.range(of: "</script>") else {
            return text
        }
        return String(text[start.upperBound..<end.lowerBound])
    }

    @Test(arguments: ["html", "mermaid", "dot", "text"])
    func `a drawing of a program with settings and steps`(format: String) {
        let text = drawing(format)
        expectGolden(text, named: "server.\(format == "html" ? "page.json" : format)")
        expectNoInternals(text)
    }

    @Test(arguments: ["HTTPPort", "http.port", "Preload", "Download", "HTTPFeeds", "LengthRule", "FeedsModule", "[EpisodeRule]"])
    func `a query about anything that a drawing shows`(name: String) {
        let why = run("why", name)
        #expect(why.status == 0)
        expectNoInternals(why.output)
        let file = "server-why-\(name.filter(\.isLetter)).txt"
        expectGolden(why.output + "\n" + run("impact", name).output + "\n" + run("tree", "--from", name).output, named: file)
    }

    @Test func `a name that nothing has`() {
        for command in [["why", "Nothing"], ["impact", "Nothing"], ["tree", "--from", "Nothing"], ["why", "NamedStep"]] {
            let environment = CommandEnvironment(
                program: "graph-check", read: { file throws(GraphCommand.Failure) in throw GraphCommand.Failure(file) },
                write: { _, _ throws(GraphCommand.Failure) in })
            #expect(CheckCommand(graphs: [NamedGraph(ServerApp.self)], environment: environment).run(command).status == 2)
        }
    }

    @Test func `all counts agree`() throws {
        let graph = ServerApp.graph()
        let page = try #require(
            try JSONSerialization.jsonObject(with: Data(drawing("html").utf8)) as? [String: Any])
        let points = try #require(page["points"] as? [[Any]])
        let modules = try #require(page["modules"] as? [Any])
        let metrics = graph.metrics()
        // A point of a binding has a module.
        #expect(points.count { $0[3] as? Int != -1 } == graph.bindings.count)
        #expect(metrics.bindingCount == graph.bindings.count)
        #expect(run("check").error.contains("ServerApp: \(graph.bindings.count) bindings"))
        #expect(modules.count == metrics.moduleCount)
        // The two components, and the modules that the program declares.
        #expect(metrics.moduleCount == 4)
        #expect(metrics.componentCount == 2)
    }

    @Test func `a difference of implementations and of defaults is reported`() throws {
        let new = try Graph(json: drawing("json"))
        var old = new
        for position in old.bindings.indices where old.bindings[position].implementation?.full == "HTTPFeeds" {
            old.bindings[position].implementation = TypeName("FileFeeds")
        }
        old.settings = old.settings.map { setting in
            var setting = setting
            if setting.key == "http.port" { setting.fallback = "80" }
            return setting
        }
        let text = GraphDiff(old, new).text()
        #expect(text.contains("implementation: FileFeeds → HTTPFeeds"))
        #expect(text.contains("default: 80 → 8080"))
        expectNoInternals(text)
        // A graph that does not name them is no different.
        #expect(GraphDiff(ServerApp.graph(), new).isEmpty)
    }

    @Test func `a document has no secret`() {
        #expect(!drawing("json").contains("hush"))
        #expect(drawing("json").contains(#""key":"api.token","default":"<redacted>""#))
    }

    private func expectNoInternals(_ text: String) {
        for word in ["SettingModule", "NamedStep", "LaunchedChildren", "external", "given"] {
            #expect(!text.contains(word), "\(word) is a word of the library's internals")
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
