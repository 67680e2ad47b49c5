internal import DovetailGraph
internal import GraphCommands

/// Refuses compilers whose trees are not understood, before anything else is read from them.
struct CompilerGuard {
    private let store: TreeStore
    private let environment: CommandEnvironment
    private let isUnderstood: ([TreeFile]) -> Bool

    /// - Parameter isUnderstood: Compares the trees of the canary with its graph.
    init(_ store: TreeStore, _ environment: CommandEnvironment, isUnderstood: @escaping ([TreeFile]) -> Bool) {
        self.store = store
        self.isUnderstood = isUnderstood
        self.environment = environment
    }

    /// Compares the graph that is read from the canary with the expected graph, once for each compiler and each compiled Dovetail.
    /// Returns the notes on the compilers.
    func requireUnderstood(_ commands: [CompileCommand]) throws(GraphCommand.Failure) -> [String] {
        for compiler in store.compilers.keys.sorted() {
            guard let command = commands.first(where: { $0.compiler == compiler }) else { continue }
            let canary = try canary(like: command)
            let key = store.key(of: canary) + canaryGraph + canaryTranscript
            let stamp = "\(store.folder(of: canary))/understood.txt"
            if environment.exists(stamp), (try? environment.text(of: stamp)) == key { continue }
            guard isUnderstood(try store.trees(of: [canary])) else {
                throw Self.refusal(of: compiler, log: store.compilers[compiler] ?? "")
            }
            try environment.write(key, stamp)
        }
        let newer = Set(store.compilers.values.compactMap { CompilerVersion($0) }.filter { $0 > .lastTested }).sorted()
        return newer.map { version in
            "Swift \(version) is newer than \(CompilerVersion.lastTested), the last version whose trees were tested; those of a test program were "
                + "understood"
        }
    }

    /// The failure of a compiler whose trees of the canary are read differently.
    static func refusal(of compiler: String, log: String = "") -> GraphCommand.Failure {
        GraphCommand.Failure(
            "\(compiler) writes trees that this version of Dovetail does not understand, so no graph was read; run the check of your "
                + "program instead (`swift package check-graph`), or update Dovetail", log: log)
    }

    private func canary(like command: CompileCommand) throws(GraphCommand.Failure) -> CompileCommand {
        let folder = "\(store.folder)/\(CanaryCommand.module)Sources"
        try environment.createFolder(folder)
        for (name, text) in canarySources where (try? environment.text(of: "\(folder)/\(name)")) != text {
            try environment.write(text, "\(folder)/\(name)")
        }
        return CanaryCommand.command(like: command, sources: canarySources.keys.sorted().map { "\(folder)/\($0)" })
    }
}

// SPDX-License-Identifier: Apache-2.0
