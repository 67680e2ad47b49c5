import DovetailGraph
import DovetailInspection
import Foundation
import GraphCommands
import TestTools
import Testing

@Suite(.watched) struct WatchTests {
    /// Files in memory that change while the command waits; no time passes.
    private final class Desk {
        var files: [String: String] = [:]
        var printed = ""
        var changes: [(Desk) -> Void]

        init(_ graph: Graph?, changes: [(Desk) -> Void]) {
            files["graph.json"] = graph?.json()
            self.changes = changes
        }

        func run(_ arguments: String...) -> GraphCommand.Result {
            let watching = FileWatching(
                stamps: { [self] file in files[file].map { [file: .init(seconds: 0, size: $0.utf8.count)] } ?? [:] }, run: { _ in 0 },
                print: { [self] in printed += $0.output + $0.error },
                wait: { [self] in
                    if changes.isEmpty { return false }
                    changes.removeFirst()(self)
                    return true
                })
            let environment = CommandEnvironment(
                program: "dovetail-graph",
                read: { [self] file throws(GraphCommand.Failure) in
                    guard let text = files[file] else { throw GraphCommand.Failure("\(file) cannot be read") }
                    return Array(text.utf8)
                }, write: { [self] text, file in files[file] = text }, watching: watching)
            return GraphCommand(environment).run(arguments)
        }
    }

    private func sound() -> Graph {
        let builder = GraphBuilder()
        builder.component("App.App")
        builder.bind(builder.key("App.Root"), [], isRoot: true)
        return builder.graph
    }

    @Test func `a changed graph is checked and drawn again`() {
        let desk = Desk(
            sound(),
            changes: [
                { _ in }, { $0.files["graph.json"] = shop().json() }, { _ in }, { _ in },
                // While it is written, it is no graph.
                { $0.files["graph.json"] = "{" }, { $0.files["graph.json"] = Graph().json() }, { _ in }, { _ in },
            ])
        #expect(desk.run("watch", "graph.json", "--output", "graph.html", "--limit", "1") == .init())
        let lines = desk.printed.split(separator: "\n").map { $0.prefix { $0 != "[" } }
        #expect(
            lines == [
                "no findings in 1 binding", "watching 1 file; Ctrl-C stops", "changed: graph.json",
                "Shop/Store.swift:3:9: error: nothing is bound for Mailer ", "  App.root → Store → Mailer",
                "  note: required by Store, bound at Shop/Store.swift:3:9 (installed by App → StoreModule)",
                "  help: bind(Mailer.self) in a module that App includes",
                "note: 2 more findings are not shown; see --limit all, JSON or SARIF:", "  2 × isolation-mismatch in App",
                "error: 3 problems in the graph of App: 1 × missing-binding, 2 × isolation-mismatch; nothing was built",
                "changed: graph.json", "no findings in 0 bindings",
            ])
        #expect(desk.files["graph.html"] == Graph().html())
    }

    @Test func `a file that is invalid for a while is reported, and watched further`() {
        let desk = Desk(sound(), changes: [{ $0.files["graph.json"] = "{" }, { _ in }, { $0.files["graph.json"] = nil }, { _ in }])
        #expect(desk.run("watch", "graph.json") == .init())
        #expect(
            desk.printed.hasSuffix(
                """

                changed: graph.json
                dovetail-graph: graph.json:1:1: the object is never closed

                changed: graph.json
                dovetail-graph: graph.json cannot be read

                """))
    }

    @Test func `what cannot be watched ends at once`() {
        let desk = Desk(nil, changes: [])
        #expect(desk.run("watch", "graph.json") == .init(status: 2))
        #expect(desk.printed == "dovetail-graph: graph.json cannot be read\n")
        #expect(desk.run("watch", "-").error == "dovetail-graph: the standard input cannot be watched; pass a file\n")
        let nowhere = GraphCommand(.init(program: "dovetail-graph", read: { _ in [] }, write: { _, _ in }))
        #expect(nowhere.run(["watch", "graph.json"]).error == "dovetail-graph: files cannot be watched on this platform\n")
    }

    #if os(macOS) || os(Linux)
    @Test func `the Swift files of a folder are watched, without hidden folders and loops`() throws {
        let manager = FileManager.default
        let folder = manager.temporaryDirectory.appending(path: "dovetail-watch-\(UUID().uuidString)").path
        defer { try? manager.removeItem(atPath: folder) }
        for path in ["Sources/App", ".build/checkouts"] {
            try manager.createDirectory(atPath: "\(folder)/\(path)", withIntermediateDirectories: true)
        }
        for file in [
            "Package.swift", "Sources/App/Feed.swift", "Sources/App/notes.txt", ".build/checkouts/Other.swift", "Sources/.Feed.swift",
        ] {
            try Data("1".utf8).write(to: URL(filePath: "\(folder)/\(file)"))
        }
        try manager.createSymbolicLink(atPath: "\(folder)/Sources/loop", withDestinationPath: folder)
        try manager.createSymbolicLink(atPath: "\(folder)/Sources/Linked.swift", withDestinationPath: "\(folder)/Sources/App/notes.txt")
        try manager.createSymbolicLink(atPath: "\(folder)/Sources/Lost.swift", withDestinationPath: "\(folder)/nothing")

        let watching = try #require(Console.watching)
        let before = watching.stamps(folder)
        #expect(before.keys.sorted() == ["Package.swift", "Sources/App/Feed.swift", "Sources/Linked.swift"].map { "\(folder)/\($0)" })
        try Data("12".utf8).write(to: URL(filePath: "\(folder)/Sources/App/Feed.swift"))
        let after = watching.stamps(folder)
        #expect(after.filter { before[$0.key] != $0.value }.map(\.key) == ["\(folder)/Sources/App/Feed.swift"])
        #expect(watching.stamps("\(folder)/Package.swift").count == 1)
        #expect(watching.stamps("\(folder)/none").isEmpty)
    }

    @Test func `another program is run, and its status is known`() throws {
        let watching = try #require(Console.watching)
        #expect(try watching.run(["sh", "-c", "exit 7"]) == 7)
        #expect(try watching.run(["sh", "-c", "kill -9 $$"]) == 137)
        #expect(throws: GraphCommand.Failure("dovetail-nowhere was not found")) { try watching.run(["dovetail-nowhere"]) }
    }
    #endif
}

// SPDX-License-Identifier: Apache-2.0
