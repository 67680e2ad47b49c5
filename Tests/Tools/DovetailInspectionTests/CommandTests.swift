import DovetailGraph
import DovetailInspection
import Foundation
import GraphCommands
import TestTools
import Testing

@Suite(.watched) struct CommandTests {
    private func run(_ arguments: String..., graph: Graph? = nil) -> GraphCommand.Result { run(arguments, graph: graph) }

    private func run(_ arguments: [String], graph: Graph? = nil) -> GraphCommand.Result {
        let files = [
            "shop.json": shop().json(), "empty.json": Graph().json(), "visit.json": visit().json(), "broken.json": "{\"format\":\n  7,,",
        ]
        let environment = CommandEnvironment(
            program: "dovetail-graph",
            read: { file throws(GraphCommand.Failure) in
                guard let text = files[file] else { throw GraphCommand.Failure("\(file) cannot be read") }
                return Array(text.utf8)
            },
            write: { _, file throws(GraphCommand.Failure) in throw GraphCommand.Failure("\(file) cannot be written") })
        return GraphCommand(environment, ownGraph: graph).run(arguments)
    }

    @Test(arguments: [
        (["draw", "nowhere.json"], "nowhere.json cannot be read"),
        (["draw", "broken.json"], "broken.json:2:5: expected a key in double quotes"),
        (
            ["draw"],
            "missing argument; usage: dovetail-graph draw FILE [--format html|mermaid|dot|text|json] [--trace TRACE] [--editor EDITOR] "
                + "[--output FILE] [--open]"
        ),
        (
            ["draw", "shop.json", "--editor", "emacs"],
            "--editor is vscode|xcode|zed or a URL such as editor://open?file={path}&line={line}, not emacs"
        ),
        (
            ["draw", "shop.json", "--editor", "javascript:{path}"],
            "--editor is vscode|xcode|zed or a URL such as editor://open?file={path}&line={line}, not javascript:{path}"
        ),
        (["draw", "shop.json", "--editor", "zed", "--format", "dot"], "only --format html links to an editor"),
        (["diff", "shop.json", "empty.json", "--editor", "zed"], "only --format html links to an editor"),
        (["diff", "shop.json", "empty.json", "--output", "x"], "x cannot be written"),
        (["draw", "shop.json", "--format", "pdf"], "--format is html|mermaid|dot|text|json, not pdf"),
        (["draw", "shop.json", "--trace", "shop.json"], "shop.json:1:1: not a trace: the member \"format\" is not \"dovetail-trace\""),
        (["draw", "shop.json", "--trace", "visit.json", "--format", "dot"], "only --format html shows a trace"),
        (["trace", "visit.json", "--format", "html"], "--format is table|timeline|perfetto, not html"),
        (["draw", "shop.json", "--output", "x"], "x cannot be written"),
        (["draw", "shop.json", "--fromat", "dot"], "unknown option --fromat; did you mean --format?"),
        (["draw", "shop.json", "--open"], "nothing can be opened here"),
        (["why", "shop.json", "Stroe"], "there is no 'Stroe' in the graph; did you mean Store?"),
        (["why", "shop.json", "Store", "--limit", "0"], "--limit must be a positive integer, not 0"),
        (["tree", "shop.json", "--depth", "none"], "--depth must be a positive integer, not none"),
        (["tree", "shop.json", "--from", "Stroe"], "there is no 'Stroe' in the graph; did you mean Store?"),
        (["impact", "shop.json", "Stro\ne"], "there is no 'Stro\\ne' in the graph; did you mean Store?"),
        (["explain", "foo"], "unknown finding 'foo'; explain lists all"),
        (["explain", "missing-bindings"], "unknown finding 'missing-bindings'; did you mean missing-binding?"),
        (
            ["trace", "visit.json", "--format"],
            "--format requires a value: --format table|timeline|perfetto; usage: dovetail-graph trace TRACE [--format table|timeline|perfetto] [--limit N]"
        ),
        (["draw", "shop.json", "--limit", "3"], "unknown option --limit; see --help"),
        (["draw", "shop.json", "--open=yes"], "--open takes no value"),
        (["darw"], "unknown command 'darw'; did you mean draw?"),
        ([], "missing command, such as draw; see --help"),
    ])
    func `invalid input is reported in one line, with status 2`(arguments: [String], message: String) {
        let result = run(arguments)
        #expect(result == .init(error: "dovetail-graph: \(message)\n", status: 2))
    }

    @Test func `each format is drawn`() {
        #expect(run("draw", "shop.json").output.hasPrefix("<!doctype html>"))
        #expect(run("draw", "shop.json", "--format=mermaid").output.hasPrefix("flowchart LR\n"))
        #expect(run("draw", "shop.json", "--format", "dot").output.hasPrefix("digraph"))
        #expect(run("draw", "shop.json", "--format", "text").output.hasPrefix("Feed"))
        #expect(run("draw", "shop.json", "--format", "json").output == shop().json())
    }

    @Test func `a difference is drawn as a page, with the status of a difference`() {
        let page = run("diff", "empty.json", "shop.json", "--format", "html")
        #expect(page.output.hasPrefix("<!doctype html>") && page.output.contains("\"difference\":"))
        #expect(page.status == 1)
        #expect(run("diff", "shop.json", "shop.json", "--format", "html").status == 0)
    }

    @Test func `the names of a source file are those of the folders around it`() {
        let names = Console.names(of: ["/a/Sources/Shop/Feed/Store.swift", "/a/Shop/Store.swift", "/a/Tests/Shop/Deep/Feed/Store.swift"])
        #expect(names["Shop/Store.swift"] == "/a/Shop/Store.swift", "the shortest path is meant")
        #expect(names["Feed/Store.swift"] == "/a/Sources/Shop/Feed/Store.swift")
        #expect(names["Deep/Store.swift"] == "/a/Tests/Shop/Deep/Feed/Store.swift")
        #expect(names["Store.swift"] == nil)
    }

    #if !os(Windows) && !os(WASI)
    @Test func `a page to be opened is written to a folder of this user alone`() throws {
        let manager = FileManager.default
        let folder = manager.temporaryDirectory.appending(path: "dovetail-open-\(UUID().uuidString)").path
        try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? manager.removeItem(atPath: folder) }
        // A symbolic link at the path of the file.
        let target = folder + "/target"
        try Data("untouched".utf8).write(to: URL(filePath: target))
        try manager.createSymbolicLink(atPath: folder + "/page.html", withDestinationPath: target)

        let files = try (0..<2).map { try PrivateFile.write("page \($0)", named: "page.html", in: folder + ($0 == 0 ? "" : "/")) }
        #expect(Set(files).count == 2)
        for (number, file) in files.enumerated() {
            #expect(try Data(contentsOf: URL(filePath: file)) == Data("page \(number)".utf8))
            let parts = file.dropFirst(folder.count + 1).split(separator: "/", omittingEmptySubsequences: false)
            #expect(file.hasPrefix(folder + "/dovetail.") && parts.count == 2 && parts[1] == "page.html")
            func mode(_ path: String) throws -> Int? { try manager.attributesOfItem(atPath: path)[.posixPermissions] as? Int }
            #expect(try mode(file) == 0o600)
            #expect(try mode(String(file.dropLast("/page.html".count))) == 0o700)
        }
        #expect(try Data(contentsOf: URL(filePath: target)) == Data("untouched".utf8))
        let error = #expect(throws: GraphCommand.Failure.self) {
            try PrivateFile.write("", named: "page.html", in: folder + "/nowhere")
        }
        #expect(error?.message == "no file can be created in \(folder)/nowhere")
    }
    #endif

    @Test func `a run is shown, also on the page`() {
        #expect(run("trace", "visit.json").output == visit().table())
        #expect(run("trace", "visit.json", "--format", "timeline", "--limit", "2").output == visit().timeline(limit: 2))
        #expect(run("trace", "visit.json", "--format", "perfetto").output == visit().perfetto())
        #expect(run("draw", "shop.json", "--trace", "visit.json").output.contains("\"run\":"))
    }

    @Test func `a tree has a depth and a start`() throws {
        let store = try #require(shop().keys(named: "Store").first)
        let findings = shop().validate()
        #expect(run("tree", "shop.json").output == shop().text(findings))
        #expect(run("tree", "shop.json", "--depth", "2").output == shop().text(findings, depth: 2))
        #expect(run("tree", "--depth=1", "--from=Store", graph: shop()).output == shop().text(findings, depth: 1, from: store))
    }

    @Test func `why lists the shortest paths or all`() throws {
        let clock = try #require(shop().keys(named: "Clock tagged UTC").first)
        #expect(run("why", "shop.json", "Clock tagged UTC").output == shop().why(clock).description)
        #expect(run("why", "shop.json", "Clock tagged UTC", "--all").output == shop().why(clock, .all).description)
        #expect(run("why", "Clock tagged UTC", "--all", "--limit=2", graph: shop()).output == shop().why(clock, .all, limit: 2).description)
    }

    @Test func `diff has status 0 for equal graphs and 1 for different ones`() {
        #expect(run("diff", "shop.json", "shop.json") == .init(output: "the graphs are equal\n"))
        #expect(run("diff", "shop.json", "empty.json", "--format", "markdown").status == 1)
    }

    @Test func `check has status 1 where there are errors`() {
        let result = run("check", "shop.json")
        #expect(result.status == 1)
        #expect(result.output.contains("Shop/Store.swift:3:9: error: nothing is bound for Mailer [missing-binding]"))
        #expect(run("check", "empty.json").status == 0)
        let one = run("check", "shop.json", "--limit", "1")
        #expect(one.output.contains("not shown; see --limit all, JSON or SARIF:"))
        #expect(one.status == 1)
        #expect(run("check", "shop.json", "--limit=all") == result)
        #expect(run("check", "shop.json", "--limit=0").status == 2)
    }

    @Test func `a program with its own graph needs no file`() {
        #expect(run("why", "Store", graph: shop()).output.hasPrefix("Store: "))
        #expect(run("diff", "shop.json", graph: shop()).status == 0)
        #expect(run("stats", graph: shop()).output == shop().metrics().description)
        #expect(run("metrics", graph: shop()).output == shop().metrics().description)
    }

    @Test func `explain lists all kinds`() {
        let lines = run("explain").output.split(separator: "\n")
        #expect(lines.count == DiagnosticID.catalogue.count)
        #expect(
            lines.contains(
                "missing-binding            error    A factory depends on a key that is not bound in its component or in an ancestor of its component."
            ))
        #expect(lines.contains { $0.hasPrefix("unused-binding             warning  ") })
    }

    @Test func `every finding can be explained, and help names every command`() {
        for id in DiagnosticID.catalogue {
            #expect(run("explain", id.rawValue).output.hasPrefix("\(id) (\(id.severity.rawValue))\n\n"))
        }
        for subcommand in ["draw", "tree", "diff", "why", "impact", "stats", "trace", "check", "watch", "completions", "explain"] {
            #expect(run("--help").output.contains("dovetail-graph COMMAND") && run("--help").output.contains("\n  \(subcommand) "))
            #expect(run(subcommand, "--help").output.hasPrefix("usage: dovetail-graph \(subcommand) "))
            #expect(run(subcommand, "--help").output.contains("\n\nexample: dovetail-graph \(subcommand) "))
        }
    }

    @Test func `the example of a command is one that it accepts`() {
        let files = ["graph.json": "shop.json", "old.json": "shop.json", "new.json": "empty.json", "run.json": "visit.json"]
        for subcommand in GraphCommand(.init(program: "", read: { _ in [] }, write: { _, _ in })).subcommands {
            let help = run(subcommand.name, "--help").output
            let example = help.split(separator: "\n").last.map { $0.dropFirst("example: dovetail-graph ".count) } ?? ""
            // An argument in quotes is one word.
            let words = example.split(separator: "'", omittingEmptySubsequences: false).enumerated().flatMap { index, part in
                index % 2 == 1 ? [String(part)] : part.split(separator: " ").map(String.init)
            }
            let result = run(words.map { files[$0] ?? $0 })
            // Here nothing can be written or watched, and no shell redirects.
            let isFromHere = [".html cannot be written", "files cannot be watched", "unexpected argument >"].contains(
                where: result.error.contains)
            #expect(result.status < 2 || isFromHere, "\(example): \(result.error)")
        }
    }
}

extension GraphCommand {
    /// The commands of a program that has a graph, or works on files.
    init(_ environment: CommandEnvironment, ownGraph: Graph?) {
        if let ownGraph {
            self.init(environment, graphs: [NamedGraph(name: "App") { ownGraph }])
        } else {
            self.init(environment)
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
