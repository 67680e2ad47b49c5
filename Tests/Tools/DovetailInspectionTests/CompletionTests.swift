import DovetailGraph
import DovetailInspection
import DovetailTesting
import GraphCommands
import TestTools
import Testing

@Suite(.watched) struct CompletionTests {
    private func completions(_ shell: String) -> GraphCommand.Result {
        GraphCommand(.init(program: "dovetail-graph", read: { _ in [] }, write: { _, _ in })).run(["completions", shell])
    }

    @Test(arguments: ["bash", "zsh", "fish"]) func `completions for a shell`(shell: String) {
        expectGolden(completions(shell).output, named: "completions.\(shell)")
    }

    @Test func `another shell is refused`() {
        #expect(completions("csh").error == "dovetail-graph: the shells are bash, zsh, fish, not csh\n")
    }

    /// The names that the scripts offer, for the words before the cursor.
    private func keys(_ words: [String], graph: Graph? = nil) -> [Substring] {
        let files = ["shop.json": shop().json(), "broken.json": "{", "-": shop().json()]
        let environment = CommandEnvironment(
            program: "dovetail-graph",
            read: { file throws(GraphCommand.Failure) in
                guard let text = files[file] else { throw GraphCommand.Failure("\(file) cannot be read") }
                return Array(text.utf8)
            }, write: { _, _ in })
        let result = GraphCommand(environment, ownGraph: graph).run(["complete-keys"] + words)
        #expect(result == .init(output: result.output))
        return result.output.split(separator: "\n")
    }

    private let names: [Substring] = [
        "App", "Cart", "Checkout", "CheckoutRoot", "Clock tagged UTC", "ComponentFactory<Checkout>", "Feed", "Mailer", "ScreenModule",
        "Store",
        "StoreModule", "Unused", "[Screen]", "element of [Screen]", "elements of [Screen]",
    ]

    @Test(arguments: [
        ["argument", "why", "shop.json"], ["argument", "impact", "shop.json"], ["argument", "why", "--limit", "5", "shop.json", "--all"],
        ["option", "tree", "shop.json", "--from"], ["option", "tree", "--depth=2", "shop.json"],
    ])
    func `keys of a file`(words: [String]) {
        #expect(keys(words) == names)
    }

    @Test(arguments: [
        [], ["argument"], ["argument", "why"], ["argument", "why", "nowhere.json"], ["argument", "why", "broken.json"],
        ["argument", "why", "shop.json", "Store"], ["argument", "why", "-"], ["argument", "stats", "shop.json"],
        ["argument", "wy", "shop.json"],
        ["argument", "why", "shop.json", "--al", "--li"], ["option", "tree", "--from"],
    ])
    func `without a graph, or elsewhere, no key is offered, and no error`(words: [String]) {
        #expect(keys(words) == [])
    }

    @Test func `keys of the graph of the program`() {
        let own = GraphBuilder()
        own.component("Shop.App")
        own.bind(own.key("Shop.Box<Swift.Int, Shop.Feed>"), [own.key("Shop.Clock", tag: "Shop.UTC")], isRoot: true)
        own.bind(own.key("Shop.Odd\nName"))
        let expected: [Substring] = ["App", "Box<Int, Feed>", "Clock tagged UTC", "Odd\\nName"]
        #expect(keys(["argument", "why"], graph: own.graph) == expected)
        #expect(keys(["option", "tree", "--from"], graph: own.graph) == expected)
        #expect(keys(["argument", "why", "shop.json"], graph: own.graph) == names)
        #expect(keys(["argument", "why", "Clock"], graph: own.graph) == [])
    }

    @Test func `a query knows each name that is offered`() {
        for graph in [shop()] + (1...5).map({ randomGraph(bindings: 60, seed: $0) }) {
            let drawable = DrawableGraph(graph)
            for name in drawable.subjectNames { #expect(!drawable.subjects(named: name).isEmpty, "\(name)") }
        }
    }

    #if os(macOS) || os(Linux)
    /// Completes a command line; the program prints `keys`, and an error.
    private func bash(_ words: [String], keys: String) throws -> [ProcessOutcome] {
        let script = """
            \(completions("bash").output)
            dovetail-graph() {
                echo problem >&2
                printf '%s|' "$@" >&3
                printf %s "$KEYS"
            }
            KEYS=$1
            shift
            COMP_WORDS=(dovetail-graph "$@") COMP_CWORD=$#
            { _dovetail_graph; } 3>&1
            printf '<%s>' "${COMPREPLY[@]}"
            """
        // Not Foundation's `Process`, which leaks.
        let run = try #require(CommandEnvironment.process(named: "bash").run)
        return try run([ProcessCommand("/bin/bash", ["-c", script, "bash", keys] + words)])
    }

    @Test(arguments: [
        (["why", "graph.json", ""], "argument|why|graph.json|", "<Box<Int, $(exit)>><Clock tagged UTC><step \"Load\">"),
        (["why", #"my\ graph.json"#, #"Clock\ ta"#], "argument|why|my graph.json|", "<Clock tagged UTC>"),
        (["why", "'my graph.json'", "'Clock ta"], "argument|why|my graph.json|", "<Clock tagged UTC>"),
        (["impact", "graph.json", #"Box\<"#], "argument|impact|graph.json|", "<Box<Int, $(exit)>>"),
        (["impact", "graph.json", #"step\ \"L"#], "argument|impact|graph.json|", #"<step "Load">"#),
        (["why", "--limit", "=", "5", "graph.json", "C"], "argument|why|--limit|5|graph.json|", "<Clock tagged UTC>"),
        (["tree", "graph.json", "--from", "C"], "option|tree|graph.json|--from|", "<Clock tagged UTC>"),
        (["tree", "graph.json", "--from", "=", "C"], "option|tree|graph.json|--from|", "<Clock tagged UTC>"),
        (["why", "/dev/nul"], "argument|why|", "</dev/null>"), (["why", "graph.json", "--l"], "", "<--limit>"),
    ])
    func `bash completes keys`(words: [String], call: String, expected: String) throws {
        let keys = "Box<Int, $(exit)>\nClock tagged UTC\nstep \"Load\"\n"
        #expect(try bash(words, keys: keys) == [ProcessOutcome(output: call.isEmpty ? expected : "complete-keys|\(call)\(expected)")])
    }

    @Test(arguments: [
        (["dr"], "draw"), (["draw", "--f"], "--format"), (["draw", "--format", ""], "html mermaid dot text json"),
        (["draw", "--format", "=", "ht"], "html"), (["draw", "--format", "="], "html mermaid dot text json"),
        (["check", "--limit", ""], "all"), (["why", "graph.json", "--a"], "--all"), (["completions", ""], "bash zsh fish --help"),
        (["explain", "missing-"], "missing-binding missing-external-value missing-setting missing-contribution"),
        (["tree", "--depth", ""], ""),
    ])
    func `bash completes commands, options and values`(words: [String], expected: String) throws {
        let script = """
            \(completions("bash").output)
            COMP_WORDS=(dovetail-graph "$@") COMP_CWORD=$#
            _dovetail_graph
            printf %s "${COMPREPLY[*]}"
            """
        // Not Foundation's `Process`, which leaks.
        let run = try #require(CommandEnvironment.process(named: "bash").run)
        #expect(try run([ProcessCommand("/bin/bash", ["-c", script, "bash"] + words)]) == [ProcessOutcome(output: expected)])
    }
    #endif
}

// SPDX-License-Identifier: Apache-2.0
