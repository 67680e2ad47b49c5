package import GraphCommands

/// Typed trees on disk, written by the compiler where they are missing or out of date.
package struct TreeStore {
    let folder: String
    private let environment: CommandEnvironment
    /// The version that each compiler states.
    let compilers: [String: String]
    private let run: ([ProcessCommand]) throws(GraphCommand.Failure) -> [ProcessOutcome]

    /// The folder for the trees of a build. Its name is not that of an executable, because the folder of the build has those, too.
    static func folder(inBuild folder: String) -> String { "\(folder)/dovetail-graph.trees" }

    /// Asks the compilers for their versions. One whose trees cannot be read is refused.
    ///
    /// - Parameters:
    ///   - folder: Where the trees and the module cache are written.
    ///   - commands: All modules whose trees will be needed.
    package init(in folder: String, for commands: [CompileCommand], _ environment: CommandEnvironment) throws(GraphCommand.Failure) {
        guard let run = environment.run else { throw GraphCommand.Failure("no compiler can be started here") }
        self.folder = environment.absolute(folder)
        self.environment = environment
        self.run = run
        compilers = try Self.versions(of: Set(commands.map(\.compiler)).sorted(), run)
    }

    /// The trees of the modules.
    package func trees(of commands: [CompileCommand]) throws(GraphCommand.Failure) -> [TreeFile] {
        let keys = commands.map { key(of: $0) }
        let stale = commands.indices.filter { !isCurrent(commands[$0], key: keys[$0]) }
        if !stale.isEmpty {
            environment.progress("type-checking \(stale.map { commands[$0].module }.joined(separator: ", "))")
            try write(stale.map { commands[$0] })
            for position in stale { try environment.write(keys[position] + stamps(of: commands[position]), keyFile(commands[position])) }
        }
        environment.progress("reading the trees of \(commands.map(\.module).joined(separator: ", "))")
        var files: [TreeFile] = []
        for command in commands {
            for source in command.read {
                let bytes = try environment.read(tree(of: source, command))
                files.append(
                    TreeFile(
                        module: command.module, path: source, bytes: bytes, source: try environment.read(source),
                        isOnMainActor: command.isOnMainActor,
                        hasConciseFile: command.hasConciseFile))
            }
        }
        return files
    }

    private static func versions(
        of compilers: [String], _ run: ([ProcessCommand]) throws(GraphCommand.Failure) -> [ProcessOutcome]
    ) throws(GraphCommand.Failure) -> [String: String] {
        var versions: [String: String] = [:]
        for (compiler, outcome) in zip(compilers, try run(compilers.map { ProcessCommand($0, ["--version"]) })) {
            guard outcome.status == 0, let version = CompilerVersion(outcome.output) else {
                throw GraphCommand.Failure("\(compiler) does not state its version", log: outcome.error)
            }
            if version < .first {
                throw GraphCommand.Failure(
                    "\(compiler) is Swift \(version); the graph can be read from the trees of Swift \(CompilerVersion.first) and later")
            }
            versions[compiler] = outcome.output
        }
        return versions
    }

    // MARK: What is current

    func folder(of command: CompileCommand) -> String { "\(folder)/\(command.module)" }
    private func keyFile(_ command: CompileCommand) -> String { "\(folder(of: command))/inputs.txt" }
    private func tree(of source: String, _ command: CompileCommand) -> String {
        "\(folder(of: command))/\(TreeName(module: command.module, source: source).file)"
    }
    private var moduleCache: String { "\(folder)/ModuleCache" }

    /// Everything that the trees of a module depend on.
    func key(of command: CompileCommand) -> String {
        var lines = [
            "trees 1", compilers[command.compiler] ?? "",
            ([command.compiler] + command.jobs(moduleCache: moduleCache)).joined(separator: "\n"),
        ]
        for file in command.sources + command.inputs + command.moduleMaps {
            lines.append("\(file) \(environment.version(file) ?? "missing")")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The trees themselves, so that a file that was damaged or deleted is written again.
    private func stamps(of command: CompileCommand) -> String {
        command.read.map { "\(environment.version(tree(of: $0, command)) ?? "missing")\n" }.joined()
    }

    private func isCurrent(_ command: CompileCommand, key: String) -> Bool {
        let file = keyFile(command)
        return environment.exists(file) && (try? environment.text(of: file)) == key + stamps(of: command)
    }

    // MARK: The compiler

    private func write(_ commands: [CompileCommand]) throws(GraphCommand.Failure) {
        for command in commands {
            try environment.createFolder(folder(of: command))
            // Trees of a run that was interrupted must not pass for current ones.
            try environment.write("", keyFile(command))
        }
        let printed = try run(commands.map { ProcessCommand($0.compiler, $0.jobs(moduleCache: moduleCache)) })
        var calls: [FrontendCall] = []
        for (command, outcome) in zip(commands, printed) {
            guard outcome.status == 0, let call = FrontendCall(printed: outcome.output, of: command, in: folder(of: command)) else {
                throw GraphCommand.Failure("\(command.compiler) does not state how it type-checks \(command.module)", log: outcome.error)
            }
            calls.append(call)
        }
        // A tree of a frontend that has failed is incomplete, although it may look like any other.
        let outcomes = try run(calls.map(\.command))
        let failed = zip(commands, outcomes).filter { $0.1.status != 0 }
        if !failed.isEmpty {
            let names = failed.map(\.0.module).joined(separator: ", ")
            throw GraphCommand.Failure(
                "\(names) cannot be type-checked, so no graph was read", log: failed.map(\.1.error).joined())
        }
    }
}

extension CompileCommand {
    /// The module maps of C modules that the arguments name.
    fileprivate var moduleMaps: [String] {
        arguments.compactMap { $0.hasPrefix("-fmodule-map-file=") ? String($0.dropFirst("-fmodule-map-file=".count)) : nil }
    }
}

// SPDX-License-Identifier: Apache-2.0
