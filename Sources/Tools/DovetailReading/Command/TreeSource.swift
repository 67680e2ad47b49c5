internal import DovetailGraph
internal import DovetailInspection
internal import GraphCommands

/// The trees that the options of `read` name.
struct TreeSource {
    private let options: ReadOptions
    private let environment: CommandEnvironment
    private let isUnderstood: ([TreeFile]) -> Bool

    private typealias Failure = GraphCommand.Failure

    init(_ options: ReadOptions, _ environment: CommandEnvironment, isUnderstood: @escaping ([TreeFile]) -> Bool) {
        self.options = options
        self.isUnderstood = isUnderstood
        self.environment = environment
    }

    /// The trees that were found or written.
    struct Trees {
        var files: [TreeFile]
        /// Remarks on their choice.
        var notes: [String] = []
        /// The finding if nothing shows whether the trees are understood.
        var doubt: Diagnostic?
    }

    func trees() throws(GraphCommand.Failure) -> Trees {
        switch options.origin {
        case .trees(let folder, let build): return try verified(folder, build)
        case .build(let folder):
            let commands = try SwiftPMBuild.commands(in: folder, environment)
            var choice = try choose(commands, in: folder)
            let edited = SwiftPMBuild.editedSources(of: commands, usedBy: choice.commands, environment)
            if !edited.isEmpty {
                let files = edited.joined(separator: ", ")
                choice.notes.append("edited after the build, so that other modules were read with what was declared before: \(files)")
            }
            let added = try SwiftPMBuild.addedSources(beside: choice.commands, in: folder, environment)
            if !added.isEmpty { choice.notes.append("not read, because added after the build: \(added.joined(separator: ", "))") }
            return try dump(choice, cache: TreeStore.folder(inBuild: folder))
        case .xcode(let file):
            return try dump(choose(XcodeSettings.commands(in: file, environment), in: file), cache: "\(file).trees")
        }
    }

    private func dump(
        _ choice: (commands: [CompileCommand], notes: [String]), cache: String
    ) throws(GraphCommand.Failure) -> Trees {
        let store = try TreeStore(in: options.cache ?? cache, for: choice.commands, environment)
        let notes = try CompilerGuard(store, environment, isUnderstood: isUnderstood).requireUnderstood(choice.commands)
        return Trees(files: try store.trees(of: choice.commands), notes: notes + choice.notes)
    }

    // MARK: Trees that are there

    /// The trees in a folder, without those of the canary.
    private func verified(_ folder: String, _ build: String?) throws(GraphCommand.Failure) -> Trees {
        let all = try files(in: folder)
        if all.isEmpty { throw Failure("\(folder) contains no tree, that is, no file such as Module.File.swift.json") }
        let canary = CanaryCommand.trees(among: all)
        // A folder with nothing else is read itself.
        let files = canary.isEmpty || canary.count == all.count ? all : all.filter { $0.module != CanaryCommand.module }
        let verifier = TreeVerifier(environment, isUnderstood: isUnderstood)
        if try verifier.verify(files, with: canary.isEmpty ? self.files(in: neighbor(of: folder)) : canary) { return Trees(files: files) }
        if let build, let notes = try verifier.verify(files, byBuild: build, cache: options.cache) {
            return Trees(files: files, notes: notes)
        }
        let doubt = Diagnostic(
            .unverifiedTrees, severity: .warning, "nothing shows whether the trees in \(folder) are understood",
            help: ["add the trees of Dovetail's Tests/Canary, written by the same compiler, or pass its build folder: --build DIR"])
        return Trees(files: files, doubt: doubt)
    }

    /// The folder for the canary where `read` has written the trees of each module into one of its own.
    private func neighbor(of folder: String) -> String {
        environment.absolute(folder).split(separator: "/").dropLast().map { "/\($0)" }.joined() + "/\(CanaryCommand.module)"
    }

    private func files(in folder: String) throws(GraphCommand.Failure) -> [TreeFile] {
        var files: [TreeFile] = []
        for file in environment.names(folder) {
            guard let name = TreeName(file: file) else { continue }
            let bytes = try environment.read("\(folder)/\(file)")
            guard let header = TreeHeader(bytes) else {
                throw Failure("\(folder)/\(file) is not a tree that `-dump-ast -dump-ast-format json` has written")
            }
            files.append(TreeFile(module: name.module, path: header.path, bytes: bytes, source: try environment.read(header.path)))
        }
        return files
    }

    // MARK: Modules

    /// The modules of this package that nothing is bound in: their trees are not needed.
    private static let engine: Set<String> = [
        "Dovetail", "DovetailGraph", "DovetailInspection", "DovetailJSON", "GraphCommands", "DovetailReading", "DovetailSwiftUI",
        "dovetail_graph",
    ]

    /// The modules that can see Dovetail and have been built: those that the options name, or all but tests, with their dependencies.
    private func choose(
        _ commands: [CompileCommand], in place: String
    ) throws(GraphCommand.Failure) -> (commands: [CompileCommand], notes: [String]) {
        let users = commands.filter { $0.dependencies.contains("Dovetail") && !Self.engine.contains($0.module) }
        if users.isEmpty { throw Failure("no module in \(place) depends on Dovetail") }
        let (wanted, unbuilt) = options.modules.isEmpty ? allBuilt(users) : (try named(options.modules, in: users), [])
        if wanted.isEmpty { throw Failure("no module that depends on Dovetail has been built in \(place)") }

        let names = wanted.reduce(into: Set(wanted.map(\.module))) { $0.formUnion($1.dependencies) }
        let missing = commands.first { names.contains($0.module) && !wanted.contains($0) && !isBuilt($0) }
        if let missing { throw Failure("\(missing.module) has not been built in \(place): build the package first") }
        let notes = unbuilt.isEmpty || !options.roots.isEmpty ? [] : ["not read, because not built: \(unbuilt.joined(separator: ", "))"]
        return (users.filter { names.contains($0.module) }, notes)
    }

    private func isBuilt(_ command: CompileCommand) -> Bool { command.output.map(environment.exists) ?? true }

    /// The modules in which a program is put together, without its tests.
    private func allBuilt(_ users: [CompileCommand]) -> (built: [CompileCommand], others: [String]) {
        let programs = users.filter { !$0.isTest && !Self.isLibrary($0.module) }
        return (programs.filter(isBuilt), programs.filter { !isBuilt($0) }.map(\.module))
    }

    private func named(_ names: [String], in users: [CompileCommand]) throws(GraphCommand.Failure) -> [CompileCommand] {
        let known = users.map(\.module)
        for name in names where !known.contains(name) {
            let own = known.filter { !Self.isLibrary($0) }
            let near = similar(to: name, in: own)
            let hint = near.isEmpty ? "; choose from \(own.joined(separator: ", "))" : suggestion(near)
            throw Failure("\(name) is not a module that depends on Dovetail\(hint)")
        }
        return users.filter { names.contains($0.module) }
    }

    /// The modules of this package that bind something for others: they are read where they are used.
    private static func isLibrary(_ module: String) -> Bool {
        ["DovetailLayers", "DovetailLaunch", "DovetailSettings", "DovetailChecking", "DovetailTesting", "Cleanse"].contains(module)
    }
}

// SPDX-License-Identifier: Apache-2.0
