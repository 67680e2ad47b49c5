extension GraphCommand {
    /// The `watch` of a program that works on files.
    var watchCommand: Command {
        let subcommand = Subcommand(
            "watch", "FILE", options: [.init("--output", "FILE"), .init("--limit", "N|all")],
            about: "Validates the graph whenever the file changes, and draws its page into the file of --output. Ctrl-C stops.",
            example: "graph.json --output graph.html")
        return Command(subcommand, run: watch)
    }

    /// Repeats `check` and `draw` over the graph in a file.
    ///
    /// A program with a graph of its own has to be built again for that: `CheckCommand` does so.
    private func watch(_ arguments: Arguments) throws(Failure) -> Result {
        let file = try arguments.words(1...1)[0]
        if file == "-" { throw Failure("the standard input cannot be watched; pass a file") }
        let limit = arguments["--limit"].map { ["--limit", $0] } ?? []
        let watching = try environment.fileWatching()
        return try watching.repeating(over: [file]) { _ throws(Failure) in
            let checked = result { () throws(Failure) in try check(Arguments([file] + limit, options: checkCommand.subcommand.options)) }
            watching.print(checked)
            guard let output = arguments["--output"], checked.status != ExitCode.failure else { return checked.status }
            let drawn = result { () throws(Failure) in
                try draw(Arguments([file, "--output", output], options: drawCommand.subcommand.options))
            }
            watching.print(drawn)
            return drawn.status
        }
    }

    private func result(_ command: () throws(Failure) -> Result) -> Result {
        do throws(Failure) {
            return try command()
        } catch {
            return Result(error, of: environment.program)
        }
    }
}

extension CommandEnvironment {
    /// The parts of this process that watching needs.
    package func fileWatching() throws(GraphCommand.Failure) -> FileWatching {
        guard let watching else { throw GraphCommand.Failure("files cannot be watched on this platform") }
        return watching
    }
}

// SPDX-License-Identifier: Apache-2.0
