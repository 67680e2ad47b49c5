import DovetailGraph
import DovetailInspection
import GraphCommands
import TestTools
import Testing

@testable import DovetailReading

/// Trees that another program has written are compared with those of the canary, or are reported.
@Suite(.watched(patience: 300), .enabled(if: FixtureProgram.products != nil)) struct TreeVerifierTests {
    /// A machine with trees of a valid graph.
    private let machine = BuildMachine.ofApp
    private let canary: [TreeFile]

    init() throws {
        canary = try FixtureProgram.trees(of: ["Canary"])
        let files = try FixtureProgram.trees(of: ["ReadingFixtures"])
        put(files.filter { ["/Fixture.swift", "/Storing.swift"].contains(where: $0.path.hasSuffix) }, in: "/trees")
    }

    private func put(_ files: [TreeFile], in folder: String) {
        for file in files {
            let tree = String(decoding: file.bytes, as: UTF8.self)
            machine.put(tree, "\(folder)/\(TreeName(module: file.module, source: file.path).file)")
            machine.put(String(decoding: file.source, as: UTF8.self), file.path)
        }
    }

    /// What the compiler states as its version in the trees.
    private var version: String { TreeHeader(canary[0].bytes)?.compiler ?? "" }

    private func run(_ options: String...) -> GraphCommand.Result {
        // The comparison that users have.
        let command = ReadCommand.command(machine.environment)
        let arguments = ["read", "--trees", "/trees", "--root", "AliasOfABinder"] + options
        return GraphCommand(machine.environment, commands: [command]).run(arguments)
    }

    private let doubt = """
        warning: nothing shows whether the trees in /trees are understood [unverified-trees]
          help: add the trees of Dovetail's Tests/Canary, written by the same compiler, or pass its build folder: --build DIR

        """
    private let valid = GraphCommand.Result(error: "AliasOfABinder: 2 bindings, no problems\n", status: 0)
    private var doubtful: GraphCommand.Result {
        .init(error: doubt + "AliasOfABinder: 2 bindings, valid as far as it can be read: the trees were not verified\n", status: 3)
    }

    @Test func `without the canary, a valid graph is valid only as far as it can be read`() {
        #expect(run() == doubtful)
        #expect(run("--complete") == .init(error: doubtful.error.replacing("warning:", with: "error:"), status: 1))
        let json = run("--format", "json")
        #expect(json.status == 3)
        #expect(json.output.contains("\"unverified-trees\""))
        // Without it, the trees are believed.
        #expect(run("--severity", "unverified-trees=off") == valid)
    }

    @Test(arguments: ["/trees", "/Canary"]) func `the canary verifies the trees of its folder, and of those beside it`(folder: String) {
        put(canary, in: folder)
        #expect(run() == valid)
    }

    @Test func `the canary is not a part of the program that it verifies`() {
        put(canary, in: "/trees")
        let command = ReadCommand.command(machine.environment)
        let result = GraphCommand(machine.environment, commands: [command]).run(["read", "--trees", "/trees", "--root", "CanaryApp"])
        #expect(result.status == 2)
        #expect(result.error.hasPrefix("dovetail-graph: there is no root component 'CanaryApp'"))
    }

    @Test func `another module of the same name is read`() throws {
        let fixtures = machine.files.keys.filter { $0.hasPrefix("/trees/ReadingFixtures.") }
        for file in fixtures { machine.files[file] = nil }
        put(try FixtureProgram.trees(of: ["ReadingFixtures"]).map { $0.named("Canary") }, in: "/trees")
        #expect(run() == doubtful)
    }

    @Test func `trees that are not understood are refused`() {
        put(canary.map { $0.replacing("\"let\":true", with: "\"constant\":true") }, in: "/trees")
        let expected = """
            dovetail-graph: \(version) writes trees that this version of Dovetail does not understand, so no graph was read; run the check of \
            your program instead (`swift package check-graph`), or update Dovetail

            """
        #expect(run() == .init(error: expected, status: 2))
    }

    @Test func `a canary of another compiler, of another version, or in part verifies nothing`() {
        put(canary.map { $0.replacing(version, with: "Swift version 6.4") }, in: "/trees")
        #expect(run() == doubtful)
        put(canary, in: "/trees")
        #expect(run() == valid)
        let other = canary[0]
        machine.put(String(decoding: other.source, as: UTF8.self) + "\n", other.path)
        #expect(run() == doubtful)
        put(canary, in: "/trees")
        machine.files["/trees/\(TreeName(module: "Canary", source: other.path).file)"] = nil
        #expect(run() == doubtful)
    }

    @Test func `the compiler of a build writes the canary if it has written the trees`() {
        machine.version = "\(version)\nTarget: x86_64-unknown-linux-gnu\n"
        #expect(machine.run("--trees", "/trees", "--root", "AliasOfABinder", "--build", "/app/.build") == valid)
        #expect(machine.files["/app/.build/dovetail-graph.trees/Canary/understood.txt"] != nil)
        machine.put("", "/app/.build/debug/Modules/Dovetail.swiftmodule")
        machine.isUnderstood = false
        let refused = machine.run("--trees", "/trees", "--root", "AliasOfABinder", "--build", "/app/.build")
        #expect(refused.status == 2)
        #expect(refused.error.contains("dovetail-graph: /usr/bin/swiftc writes trees that this version of Dovetail does not understand"))
        machine.version = "Swift version 6.4 (swift-6.4-RELEASE)\n"
        #expect(machine.run("--trees", "/trees", "--root", "AliasOfABinder", "--build", "/app/.build") == doubtful)
    }
}

extension TreeFile {
    fileprivate func named(_ module: String) -> TreeFile {
        var file = self
        file.module = module
        return file
    }
}

// SPDX-License-Identifier: Apache-2.0
