import Foundation
import GraphCommands
import Testing

@testable import DovetailReading

/// A module of a client that the compiler of these tests compiles, in a folder of its own.
final class CompiledClient {
    let folder: String
    private let environment = CommandEnvironment.process(named: "dovetail-graph")
    /// How the build of these tests compiles a module that uses Dovetail.
    private let model: CompileCommand
    private let products: String

    init() throws {
        let products = try #require(FixtureProgram.products)
        self.products = products
        model = try #require(SwiftPMBuild.commands(in: products, environment).first { $0.module == "ReadingFixtures" })
        folder = FileManager.default.temporaryDirectory.appending(path: "dovetail-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    private func write(_ text: String, _ name: String) throws -> String {
        try text.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
        return "\(folder)/\(name)"
    }

    private func compile(_ arguments: [String]) throws -> ProcessOutcome {
        let run = try #require(environment.run)
        return try #require(run([ProcessCommand(model.compiler, arguments + ["-I", folder] + model.arguments)]).first)
    }

    /// Compiles a module of which only the binary remains.
    func addBinary(_ module: String, _ text: String) throws {
        let source = try write(text, "\(module).swift")
        let outcome = try compile(["-emit-module", "-module-name", module, "-emit-module-path", "\(folder)/\(module).swiftmodule", source])
        try #require(outcome.status == 0, "\(outcome.error)")
        try FileManager.default.removeItem(atPath: source)
    }

    /// Reads the module `Client`, with this source, from a build that describes it and those modules of this package.
    func read(_ text: String, with modules: String...) throws -> GraphCommand.Result {
        try read([try write(text, "Client.swift")], with: modules)
    }

    /// Reads the module `Client` with answers to its open conditions.
    func read(_ text: String, given answers: [String]) throws -> GraphCommand.Result {
        try read([try write(text, "Client.swift")], options: answers.flatMap { ["--given", $0] })
    }

    /// The graphs of a module of several sources, by the names of the files to which they are written.
    func graphs(of texts: String...) throws -> [String: String] {
        let sources = try texts.enumerated().map { try write($0.element, "Client\($0.offset).swift") }
        let result = try read(sources, options: ["--write-graphs", "\(folder)/graphs"])
        try #require(result.status == 0, "\(result.error)")
        let names = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/graphs")
        return Dictionary(
            uniqueKeysWithValues: try names.map { ($0, try String(contentsOfFile: "\(folder)/graphs/\($0)", encoding: .utf8)) })
    }

    private func read(_ sources: [String], with modules: [String] = [], options: [String] = []) throws -> GraphCommand.Result {
        let data = try Data(contentsOf: URL(filePath: "\(products)/description.json"))
        var description = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
        let commands = try #require(description["swiftCommands"] as? [String: [String: Any]])
        var client: [String: Any] = ["moduleName": "Client", "executable": model.compiler, "importPath": folder]
        client["otherArguments"] = model.arguments
        client["sources"] = sources
        description["swiftCommands"] = commands.filter { modules.contains($0.value["moduleName"] as? String ?? "") }
            .merging(["C.Client": client]) { _, new in new }
        description["targetDependencyMap"] = ["Client": ["Dovetail"] + modules].merging(modules.map { ($0, ["Dovetail"]) }) { old, _ in old
        }
        _ = try write(String(decoding: JSONSerialization.data(withJSONObject: description), as: UTF8.self), "description.json")
        return run(["--build", folder, "--module", "Client"] + options)
    }

    /// Reads the tree that the compiler writes in a format.
    func readTree(_ text: String, format: String) throws -> GraphCommand.Result {
        let source = try write(text, "Client.swift")
        let tree = "\(folder)/Client.Client.swift.json"
        _ = try compile([
            "-frontend", "-dump-ast", "-dump-ast-format", format, "-module-name", "Client", "-primary-file", source, "-o", tree,
        ])
        return run(["--trees", folder])
    }

    /// The result, without the name of the folder.
    private func run(_ arguments: [String]) -> GraphCommand.Result {
        var result = GraphCommand(environment, commands: [ReadCommand.command(environment)]).run(["read"] + arguments)
        result.output = result.output.replacing("\(folder)/", with: "")
        result.error = result.error.replacing("\(folder)/", with: "").replacing(folder, with: "FOLDER")
        return result
    }
}

// SPDX-License-Identifier: Apache-2.0
