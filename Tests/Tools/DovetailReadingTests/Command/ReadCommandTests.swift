import DovetailGraph
import GraphCommands
import TestTools
import Testing

@testable import DovetailReading

@Suite(.watched) struct ReadCommandTests {
    private func tree(_ text: String, version: String = "\"major\":\"6\",\"minor\":\"3\"") -> String {
        "{\"_kind\":\"source_file\",\"filename\":\"/app/A.swift\",\"compiler_version\":{\"_kind\":\"compiler_version\",\(version)},\(text)"
    }

    private func machine(_ tree: String) -> BuildMachine {
        let machine = BuildMachine()
        machine.put(tree, "/trees/App.A.swift.json")
        machine.put("", "/app/A.swift")
        return machine
    }

    @Test func `the finding that only this command reports is explained`() {
        let machine = BuildMachine()
        let tool = GraphCommand(machine.environment, commands: [ReadCommand.command(machine.environment)])
        let explanation = tool.run(["explain", "not-followed"])
        #expect(
            explanation.output.hasPrefix("not-followed (warning)\n\nThe graph was read from sources, and this code could not be followed."))
        #expect(tool.run(["explain"]).output.contains("warning  The graph was read from sources, and this code could not be followed.\n"))
        #expect(tool.run(["explain"]).output.contains("warning  Nothing shows whether trees of their compiler are understood.\n"))
        #expect(
            tool.run(["explain"]).output.hasSuffix(
                "warning  A reference to an initializer ignores a default argument, and the graph has a value for it.\n"))
        #expect(
            tool.run(["explain", "unverified-trees"]).output.hasPrefix(
                "unverified-trees (warning)\n\nNothing shows whether trees of their compiler are understood. A graph is read from"))
        #expect(tool.run(["explain", "not-folowed"]).error.contains("did you mean not-followed?"))
        #expect(GraphCommand(machine.environment).run(["explain", "not-followed"]).status == 2)
    }

    // MARK: Trees

    @Test func `a folder without trees is refused`() {
        let expected = "dovetail-graph: /trees contains no tree, that is, no file such as Module.File.swift.json\n"
        #expect(BuildMachine().run("--trees", "/trees") == .init(error: expected, status: 2))
    }

    @Test func `a file of another format is refused`() {
        let expected = "dovetail-graph: /trees/App.A.swift.json is not a tree that `-dump-ast -dump-ast-format json` has written\n"
        #expect(machine("(source_file \"/app/A.swift\"").run("--trees", "/trees") == .init(error: expected, status: 2))
    }

    @Test func `a tree whose source is missing is refused`() {
        let machine = machine(tree("\"items\":[]}"))
        machine.files["/app/A.swift"] = nil
        #expect(machine.run("--trees", "/trees") == .init(error: "dovetail-graph: /app/A.swift cannot be read\n", status: 2))
    }

    @Test func `a tree that ends too early is refused`() {
        let result = machine(tree("\"items\":[{")).run("--trees", "/trees")
        #expect(result.status == 2)
        #expect(result.error.hasPrefix("error: the tree of /app/A.swift cannot be read: "))
        #expect(result.error.hasSuffix("\ndovetail-graph: the trees cannot be read\n"))
    }

    @Test func `a tree of an older compiler is refused`() {
        let result = machine(tree("\"items\":[]}", version: "\"major\":\"6\",\"minor\":\"2\"")).run("--trees", "/trees")
        #expect(
            result
                == .init(
                    error: """
                        error: reading a graph requires Swift 6.3, and the trees were written by 6.2
                        dovetail-graph: the trees cannot be read

                        """, status: 2))
    }

    @Test func `sources without a root component are refused`() {
        let expected = "dovetail-graph: no root component was found: the modules that were read declare none\n"
        #expect(machine(tree("\"items\":[]}")).run("--trees", "/trees") == .init(error: expected, status: 2))
    }

    // MARK: Options

    @Test(arguments: [
        (
            ["--build", "a", "--xcode", "b"],
            "--build, --xcode and --trees name the origin of the trees: pass only one of them, or --trees with --build"
        ),
        (
            ["--trees", "a", "--xcode", "b"],
            "--build, --xcode and --trees name the origin of the trees: pass only one of them, or --trees with --build"
        ),
        (["--given", "isStaging"], "--given is CONDITION=ANSWER, such as Flags.isStaging=false, not isStaging"),
        (["--given", "isStaging="], "--given is CONDITION=ANSWER, such as Flags.isStaging=false, not isStaging="),
        (["--given", "=true"], "--given is CONDITION=ANSWER, such as Flags.isStaging=false, not =true"),
        (["App"], "unexpected argument App; see --help"), (["--rot", "App"], "unknown option --rot; did you mean --root?"),
        (["--severity", "not-folowed=off"], "unknown finding not-folowed; did you mean not-followed?"),
        (["--complete=yes"], "--complete takes no value"),
    ])
    func `invalid options are reported in one line`(arguments: [String], message: String) {
        let machine = BuildMachine()
        let command = GraphCommand(machine.environment, commands: [ReadCommand.command(machine.environment)])
        #expect(command.run(["read"] + arguments) == .init(error: "dovetail-graph: \(message)\n", status: 2))
    }

    @Test func `the answer to a condition can contain signs of equality`() throws {
        let options = try ReadOptions(
            Arguments(["--given", "a == b = true", "--given", "Flags.x=false"], options: ReadOptions.known))
        #expect(options.answers.byText == ["a == b ": " true", "Flags.x": "false"])
        #expect(options.origin == .build(".build"))
    }

    @Test func `the options are listed`() {
        let help = BuildMachine().run("--help")
        #expect(help.status == 0)
        #expect(help.output.hasPrefix("usage: dovetail-graph read [OPTIONS]\n"))
        let options = [
            "--build", "--xcode", "--trees", "--module", "--root", "--given", "--complete", "--write-graphs", "--cache", "--format",
            "--color",
            "--warnings-as-errors", "--severity", "--limit", "--documentation", "--baseline", "--write-baseline", "--help",
        ]
        for option in options { #expect(help.output.contains("\n  \(option) "), "\(option)") }
    }

    // MARK: Findings

    @Test func `code that cannot be followed is a warning, or an error where completeness is expected`() {
        let place = Graph.SourceLocation(file: "App/A.swift", path: "/app/A.swift", line: 3, column: 9)
        let reading = SourceReading(graph: Graph(), blindSpots: [], questions: [])
        let missing = SourceFinding(
            diagnostic: Diagnostic(.missingBinding, "nothing is bound for Clock", at: place), conditions: [], isUncertain: true,
            blindSpots: [])
        let findings = SourceFindings(
            usual: reading, findings: [missing], blindSpots: [BlindSpot("a binder is stored", at: place)], questions: [], worldCount: 1)
        let partial = findings.diagnostics(isComplete: false)
        #expect(partial.map(\.severity) == [.warning, .warning])
        #expect(partial.map(\.id) == [.missingBinding, .notFollowed])
        #expect(partial.map(\.message) == ["perhaps nothing is bound for Clock", "this code cannot be followed: a binder is stored"])
        let complete = findings.diagnostics(isComplete: true)
        #expect(complete.map(\.severity) == [.error, .error])
    }
}

// SPDX-License-Identifier: Apache-2.0
