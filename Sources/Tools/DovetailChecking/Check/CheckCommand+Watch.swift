internal import GraphCommands

extension CheckCommand {
    /// `watch`, which `check --watch` is, too.
    var watchCommand: GraphCommand.Command {
        let checkOptions = CheckOptions.known.filter { !["--stamp", "--write-baseline"].contains($0.name) }
        let subcommand = Subcommand(
            "watch", alias: "--watch",
            options: [.init("--output", "FILE"), .init("--path", "FOLDER"), NamedGraph.option(graphs)] + checkOptions,
            about: """
                Validates the graphs, and draws a page into the file of --output, whenever a Swift file of the package changes: builds the \
                package again, with `swift build`, and takes the options of check. --path adds the folder of another package. Ctrl-C stops.
                """,
            example: "--output graph.html")
        return GraphCommand.Command(subcommand, run: watch)
    }

    /// Repeats `check` and `draw` whenever a source file changes.
    ///
    /// The graph is compiled into this program. So it builds the product again, and starts the new program for each pass.
    private func watch(_ arguments: Arguments) throws(Failure) -> Result {
        if let word = arguments.words.first { throw Failure("unexpected argument \(word); see watch --help") }
        let watching = try environment.fileWatching()
        let build = try PackageBuild(of: watching.executable, in: environment)
        let check = [watching.executable, "check"] + arguments.passedOn(CheckOptions.known)
        let draw = arguments["--output"].map { file in
            [watching.executable, "draw", "--output", file] + arguments.passedOn([NamedGraph.option(graphs)])
        }
        return try watching.repeating(over: [build.package] + arguments.values(of: "--path")) { isFirst throws(Failure) in
            if !isFirst, try watching.run(build.command) != ExitCode.success { throw Failure("waiting for the next change") }
            let status = try watching.run(check)
            guard let draw, status != ExitCode.failure else { return status }
            return try watching.run(draw)
        }
    }
}

/// How the program that is running was built.
private struct PackageBuild {
    /// The folder of the package.
    let package: String
    let command: [String]

    init(of executable: String, in environment: CommandEnvironment) throws(GraphCommand.Failure) {
        let parts = executable.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        // SCRATCH/TRIPLE/CONFIGURATION/PROGRAM
        let isUsual = parts.count > 4 && ["debug", "release"].contains(parts[parts.count - 2])
        let scratch = isUsual ? parts.dropLast(3).joined(separator: "/") : nil
        let folders = [scratch.map(Self.parent)].compactMap { $0 } + Self.ancestors(of: environment.folder)
        guard let package = folders.first(where: { environment.exists("\($0)/Package.swift") }) else {
            throw GraphCommand.Failure("no Package.swift was found in \(environment.folder) or above it: start watch in the package")
        }
        self.package = package
        let options = scratch.map { ["--scratch-path", $0, "--configuration", parts[parts.count - 2]] } ?? []
        command = ["swift", "build", "--package-path", package, "--product", parts[parts.count - 1]] + options
    }

    private static func parent(_ path: String) -> String { path.split(separator: "/").dropLast().map { "/\($0)" }.joined() }

    private static func ancestors(of path: String) -> [String] {
        var all = [path]
        while let last = all.last, last.count > 1 { all.append(parent(last)) }
        return all
    }
}

// SPDX-License-Identifier: Apache-2.0
