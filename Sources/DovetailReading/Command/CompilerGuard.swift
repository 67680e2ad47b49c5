internal import DovetailGraph
internal import DovetailInspection
internal import GraphCommands

/// Refuses compilers whose trees are not understood, before anything else is read from them.
struct CompilerGuard {
    private let store: TreeStore
    private let surroundings: Surroundings
    private let isUnderstood: ([TreeFile]) -> Bool

    /// - Parameter isUnderstood: Compares the trees of the canary with its graph.
    init(_ store: TreeStore, _ surroundings: Surroundings, isUnderstood: @escaping ([TreeFile]) -> Bool) {
        self.store = store
        self.isUnderstood = isUnderstood
        self.surroundings = surroundings
    }

    /// Compares the graph that is read from the canary with the graph that it collects when it runs, once for each compiler and each
    /// compiled Dovetail. Returns what should be said of the compilers.
    func requireUnderstood(_ commands: [CompileCommand]) throws(GraphCommand.Failure) -> [String] {
        for compiler in store.compilers.keys.sorted() {
            guard let command = commands.first(where: { $0.compiler == compiler }) else { continue }
            let canary = try canary(like: command)
            let key = store.key(of: canary) + canaryGraph
            let stamp = "\(store.folder(of: canary))/understood.txt"
            if surroundings.exists(stamp), (try? surroundings.text(of: stamp)) == key { continue }
            guard isUnderstood(try store.trees(of: [canary])) else {
                throw GraphCommand.Failure(
                    "\(compiler) writes trees that this version of Dovetail does not understand, so no graph was read; run the check of your "
                        + "program instead (`swift package check-graph`), or update Dovetail", log: store.compilers[compiler] ?? "")
            }
            try surroundings.write(key, stamp)
        }
        let newer = Set(store.compilers.values.compactMap { CompilerVersion($0) }.filter { $0 > .lastTested }).sorted()
        return newer.map { version in
            "Swift \(version) is newer than \(CompilerVersion.lastTested), the last version whose trees were tested; those of a test program were "
                + "understood"
        }
    }

    private func canary(like command: CompileCommand) throws(GraphCommand.Failure) -> CompileCommand {
        let folder = "\(store.folder)/\(CanaryCommand.module)Sources"
        try surroundings.createFolder(folder)
        for (name, text) in canarySources where (try? surroundings.text(of: "\(folder)/\(name)")) != text {
            try surroundings.write(text, "\(folder)/\(name)")
        }
        return CanaryCommand.command(like: command, sources: canarySources.keys.sorted().map { "\(folder)/\($0)" })
    }
}

/// Whether the trees of the canary give the graph that it collects when it runs, and everything in them could be followed.
func isCanaryUnderstood(_ canary: [TreeFile]) -> Bool {
    guard let program = try? SourceProgram(canary), program.roots.map(\.name) == [CanaryCommand.root] else { return false }
    let reading = program.read(CanaryCommand.root)
    guard var expected = try? Graph(json: canaryGraph), reading.blindSpots.isEmpty, !reading.graph.components.isEmpty else { return false }
    // A running program gives the location at which its graph was requested.
    expected.components[0].place = reading.graph.components[0].place
    return reading.graph.json() == expected.json()
}
