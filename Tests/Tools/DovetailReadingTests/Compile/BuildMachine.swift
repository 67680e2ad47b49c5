import GraphCommands

@testable import DovetailReading

/// A machine with files and a compiler in memory.
final class BuildMachine {
    var files: [String: String] = [:]
    /// Counts the changes of each file.
    var changes: [String: Int] = [:]
    /// What the compiler states as its version.
    var version = "Swift version 6.3.1 (swift-6.3.1-RELEASE)\nTarget: x86_64-unknown-linux-gnu\n"
    /// What the frontend prints for a module that it refuses.
    var complaints: [String: String] = [:]
    /// Whether the graph of the canary is the expected one.
    var isUnderstood = true
    /// The files that are newer than all others.
    var newer: Set<String> = []
    /// Every started process.
    var started: [ProcessCommand] = []

    func put(_ text: String, _ file: String) {
        files[file] = text
        changes[file, default: 0] += 1
    }

    func remove(_ file: String) {
        files[file] = nil
        changes[file] = nil
    }

    var environment: CommandEnvironment {
        CommandEnvironment(
            program: "dovetail-graph", folder: "/app",
            read: { [self] file throws(GraphCommand.Failure) in
                guard let text = files[file] else { throw GraphCommand.Failure("\(file) cannot be read") }
                return Array(text.utf8)
            },
            write: { [self] text, file throws(GraphCommand.Failure) in put(text, file) },
            exists: { [self] file in files[file] != nil },
            run: { [self] commands throws(GraphCommand.Failure) in commands.map(run) },
            version: { [self] file in changes[file].map { "\($0)" } },
            isNewer: { [self] file, other in newer.contains(file) && !newer.contains(other) },
            names: { [self] folder in
                let names = files.keys.filter { $0.hasPrefix("\(folder)/") }.map { $0.dropFirst(folder.count + 1).prefix { $0 != "/" } }
                return Set(names.map(String.init)).sorted()
            })
    }

    func run(_ arguments: String...) -> GraphCommand.Result {
        GraphCommand(environment, commands: [ReadCommand.command(environment) { [self] _ in isUnderstood }]).run(["read"] + arguments)
    }

    private func run(_ command: ProcessCommand) -> ProcessOutcome {
        started.append(command)
        let module = command.arguments.firstIndex(of: "-module-name").map { command.arguments[$0 + 1] } ?? ""
        if command.arguments == ["--version"] { return ProcessOutcome(output: version) }
        if command.arguments.first == "-driver-print-jobs" {
            let sources = command.arguments.filter { $0.hasSuffix(".swift") }.map { "'\($0)'" }
            return ProcessOutcome(
                output: "/usr/bin/swift-frontend -frontend -typecheck \(sources.joined(separator: " ")) -module-name \(module)\n")
        }
        if let complaint = complaints[module] { return ProcessOutcome(status: 1, error: complaint) }
        for position in command.arguments.indices where command.arguments[position] == "-o" {
            put("{\"_kind\":\"source_file\"}", command.arguments[position + 1])
        }
        return ProcessOutcome()
    }

    /// A build of the module App, which uses Feed, which uses Dovetail, and of the tests of App.
    static var ofApp: BuildMachine { ofApp(onMac: false) }

    /// - Parameter onMac: Whether SwiftPM writes no module that lists the tests, because the runtime finds them.
    static func ofApp(onMac: Bool) -> BuildMachine {
        let machine = BuildMachine()
        func entry(_ module: String, imports: [String], inputs: [String] = []) -> String {
            """
            "C.\(module)-debug.module": {"moduleName": "\(module)", "executable": "/usr/bin/swiftc", "importPath": "/app/.build/debug/Modules",
            "sources": ["/app/\(module)/\(module).swift"], "moduleOutputPath": "/app/.build/debug/Modules/\(module).swiftmodule",
            "inputs": [\(inputs.map { "{\"kind\": \"file\", \"name\": \"/app/.build/debug/Modules/\($0).swiftmodule\"}" }.joined(separator: ","))],
            "otherArguments": ["-target", "x86_64-unknown-linux-gnu", "-incremental", "-j2", "-DDEBUG", "-g"]}
            """
        }
        let modules = [
            ("Dovetail", []), ("Feed", ["Dovetail"]), ("App", ["Feed", "Dovetail"]), ("Plain", []),
            ("AppTests", ["App", "Feed", "Dovetail"]),
        ]
        let commands =
            modules.map { entry($0.0, imports: $0.1) } + [
                entry("AppPackageTests", imports: [], inputs: onMac ? ["AppTests"] : ["AppTests", "AppPackageDiscoveredTests"]),
                entry("Macro", imports: []).replacing("-debug.module", with: "-debug-tool.module"),
            ] + (onMac ? [] : [entry("AppPackageDiscoveredTests", imports: [], inputs: ["AppTests"])])
        let map = modules.map { "\"\($0.0)\": [\($0.1.map { "\"\($0)\"" }.joined(separator: ","))]" }
        machine.put(
            "{\"swiftCommands\": {\(commands.joined(separator: ",\n"))}, \"targetDependencyMap\": {\(map.joined(separator: ","))}, "
                + "\"builtTestProducts\": [{\"productName\": \"AppPackageTests\"}]}",
            "/app/.build/debug/description.json")
        for (module, _) in modules {
            machine.put("", "/app/.build/debug/Modules/\(module).swiftmodule")
            machine.put("import Dovetail", "/app/\(module)/\(module).swift")
        }
        return machine
    }
}

// SPDX-License-Identifier: Apache-2.0
