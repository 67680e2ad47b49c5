import Dovetail
import DovetailTesting
import GraphCommands
import TestTools
import Testing

@testable import DovetailChecking

@Suite(.watched) struct CheckCommandTests {
    @Test func `a valid graph is reported with its size, and not in a build`() {
        let valid = CheckCommand.Result(error: "Sound: 1 binding, no problems\n")
        #expect(Desk().run([sound]) == valid)
        #expect(Desk().run([sound], "check") == valid)
        #expect(Desk().run([sound], "--stamp", "stamp.swift") == CheckCommand.Result())
    }

    @Test func `errors are printed where compilers print them, and fail`() {
        let result = Desk().run([app])
        #expect(result.status == 1)
        #expect(result.output == "")
        expectGolden(result.error, named: "plain.txt")
    }

    @Test func `a component is built, and its seed created, where the program names it`() throws {
        enum Seeded: RootComponent {
            typealias Seed = Provider<Clock>
            typealias Scope = Singleton
            static func configure(binder: Binder<Singleton>) { binder.install(dependency: Inner.self) }
            static func configureRoot(binder bind: ReceiptBinder<ComponentFactory<Inner>>) -> BindingReceipt<ComponentFactory<Inner>> {
                bind.to { (inner: ComponentFactory<Inner>) in inner }
            }
        }
        enum Inner: Component {
            typealias Scope = Singleton
            static func configure(binder: Binder<Singleton>) {}
            static func configureRoot(binder bind: ReceiptBinder<Pen>) -> BindingReceipt<Pen> { bind.to(factory: Pen.init) }
        }
        let graph = NamedGraph(
            Seeded.self as any RootComponent.Type, file: "graph-check/main.swift", filePath: "main.swift", line: 4, column: 1)
        let place = Graph.SourceLocation(file: "graph-check/main.swift", filePath: "main.swift", line: 4, column: 1)
        #expect(graph.graph().components[0].place == place)
        for format in ["plain", "json", "sarif"] {
            let result = Desk().run([graph], "--format", format)
            #expect(result.status == 1)
            #expect((result.output + result.error).contains("main.swift"))
            #expect(!(result.output + result.error).contains("NamedGraph"))
        }
        let alone = NamedGraph(FeedModule.self as any Module.Type)
        #expect(alone.graph().components[0].place?.file == #fileID)
    }

    @Test func `warnings are printed and do not fail`() {
        let result = Desk().run([tool])
        #expect(result.status == 0)
        expectGolden(result.error, named: "warning.txt")
    }

    @Test func `warnings fail where they count as errors`() {
        let result = Desk().run([tool], "--warnings-as-errors")
        #expect(result.status == 1)
        #expect(result.error.contains(": error: nothing depends on Clock [unused-binding]\n"))
    }

    @Test func `an invalid graph does not hide another, and what they share is reported once`() {
        let result = Desk().run([app, sound, admin])
        #expect(result.status == 1)
        expectGolden(result.error, named: "several.txt")
    }

    @Test(arguments: ["json", "sarif", "github"])
    func `every format has the same findings`(format: String) {
        let result = Desk().run([app, tool], "--format", format)
        #expect(result.status == 1)
        expectGolden(result.output + result.error, named: "format-\(format).txt")
    }

    @Test func `colors are only for terminals`() {
        let desk = Desk()
        #expect(!desk.run([app]).error.contains("\u{1B}"))
        desk.showsColors = true
        #expect(!desk.run([app], "--color", "never").error.contains("\u{1B}"))
        let colored = desk.run([app, tool]).error
        expectGolden(colored.replacing("\u{1B}", with: "␛"), named: "color.txt")
        #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == Desk().run([app, tool]).error)
    }

    @Test func `severities can be set`() {
        #expect(Desk().run([tool], "--severity", "unused-binding=error").status == 1)
        #expect(Desk().run([tool], "--severity=unused-binding=off") == CheckCommand.Result(error: "Tool: 2 bindings, no problems\n"))
        #expect(Desk().run([app], "--severity", "missing-binding=warning").status == 0)
        #expect(Desk().run([app], "--severity", "missing-binding=off", "--severity", "missing-binding=error").status == 1)
    }

    @Test func `findings above the limit are counted, and fail as well`() {
        let desk = Desk()
        struct Police: GraphPlugin {
            func visit(_ graph: Graph, report: inout PluginReport) {
                for number in 0..<150 { report.warning("too many layers, \(number)") }
                report.error("too deep")
            }
        }
        desk.plugins = [Police()]
        func headlines(_ arguments: String...) -> Int {
            let text = arguments.isEmpty ? desk.run([sound]).error : desk.run([sound], arguments[0], arguments[1]).error
            return text.split(separator: "\n").count { $0.contains("CheckCommandTests.Police]") }
        }
        #expect(headlines() == 100)
        #expect(headlines("--limit", "7") == 7)
        #expect(headlines("--limit", "all") == 151)
        let result = desk.run([sound], "--limit", "1")
        #expect(result.status == 1)
        #expect(
            result.error == """
                error: too deep [plugin CheckCommandTests.Police]
                note: 150 more findings are not shown; see --limit all, JSON or SARIF:
                  150 × plugin
                error: 1 problem and 150 warnings in the graph of \(sound.name): 151 × plugin; nothing was built

                """)
        #expect(desk.run([sound], "--limit=1", "--format=json").output.split(separator: "\"message\"").count == 152)
    }

    @Test func `a rule that is off does not affect other rules`() {
        let found = Desk().run([untidy], "--severity", "missing-binding=off").error
        #expect(!found.contains("[missing-binding]"))
        #expect(found.contains("nothing depends on Pen [unused-binding]"))
        #expect(!Desk().run([untidy]).error.contains("[unused-binding]"))
    }

    @Test func `the stamp is written where the graph can be built, and only there`() {
        let desk = Desk()
        #expect(desk.run([app], "--stamp", "stamp.swift").status == 1)
        #expect(desk.files == [:])
        #expect(desk.run([tool], "--stamp", "stamp.swift").status == 0)
        #expect(desk.files == ["stamp.swift": "// The dependency graph was checked, and it can be built.\n"])
        #expect(desk.run([sound], "--stamp", "/nowhere/stamp.swift").status == 2)
    }

    @Test func `plugins report findings`() {
        struct Police: GraphPlugin {
            func visit(_ graph: Graph, report: inout PluginReport) { report.error("too many layers", id: "layers") }
        }
        let desk = Desk()
        desk.plugins = [Police()]
        #expect(desk.run([sound]).error.hasPrefix("error: too many layers [layers, plugin CheckCommandTests.Police]\n"))
        #expect(desk.run([sound], "--severity", "layers=off").error == "Sound: 1 binding, no problems\n")
    }

    @Test(arguments: [
        (["--bogus"], "unknown option --bogus; see --help"),
        (
            ["bogus"],
            "unknown command 'bogus'; the commands are draw, tree, diff, why, impact, stats, trace, check, watch, completions, explain"
        ),
        (["check", "bogus"], "unknown command bogus; see --help"),
        (["--format"], "--format requires a value: --format plain|json|sarif|github"),
        (["--format", "xml"], "--format is plain|json|sarif|github, not xml"),
        (["--format="], "--format requires a value: --format plain|json|sarif|github"),
        (["--help=yes"], "--help takes no value"),
        (["--severity", "unused-binding"], "--severity is ID=error|warning|off, such as unused-binding=off, not unused-binding"),
        (["--severity", "unused-binding=loud"], "unused-binding can be error, warning or off, not loud"),
        (["--severity", "foo=off"], "unknown finding foo; explain lists all"),
        (["--severity", "unsed-binding=off"], "unknown finding unsed-binding; did you mean unused-binding?"),
        (["--limit", "0"], "--limit must be a positive integer or all, not 0"),
        (["--limit=many"], "--limit must be a positive integer or all, not many"),
        (["--baseline", "none.txt"], "none.txt cannot be read"),
        (["--baseline", "a", "--write-baseline", "a"], "--baseline reads the list and --write-baseline writes it: pass only one of them"),
        (["--stamp", "\n"], "there is nothing to check"),
    ])
    func `an invalid command line is one line and status 2`(arguments: [String], message: String) {
        let desk = Desk()
        let graphs = message == "there is nothing to check" ? [] : [sound]
        let result =
            switch arguments.count {
            case 1: desk.run(graphs, arguments[0])
            case 2: desk.run(graphs, arguments[0], arguments[1])
            default: desk.run(graphs, arguments[0], arguments[1], arguments[2], arguments[3])
            }
        #expect(result.status == 2)
        #expect(result.output == "")
        #expect(result.error.hasPrefix("graph-check: \(message)"))
        #expect(result.error.split(separator: "\n", omittingEmptySubsequences: false).count == 2)
    }

    @Test func `help lists the options`() {
        let result = Desk().run([app, admin], "--help")
        #expect(result.status == 0)
        expectGolden(result.output, named: "help.txt")
    }

    @Test func `completions offer the keys of the graph that the command line names`() {
        let tools = Desk().run([app, tool], "complete-keys", "argument", "why", "--graph", "Tool")
        #expect(tools == CheckCommand.Result(output: "Clock\nPen\nTool\n"))
        #expect(Desk().run([tool], "complete-keys", "option", "tree", "--from") == tools)
        #expect(Desk().run([tool], "complete-keys", "argument", "why", "--watch") == tools)
    }

    @Test func `other questions are asked about one of the graphs`() {
        let why = Desk().run([app, tool], "why", "Clock", "--graph", "Tool")
        #expect(why.output.hasPrefix("Clock is bound, but not reachable from the root"))
        #expect(Desk().run([app, tool], "draw", "--format", "text").output.contains("Feed"))
        #expect(Desk().run([app], "draw", "--graph=Tool").error == "graph-check: there is no graph Tool; choose from App\n")
    }
}

// SPDX-License-Identifier: Apache-2.0
