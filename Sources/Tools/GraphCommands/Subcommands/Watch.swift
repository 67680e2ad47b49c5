extension GraphCommand {
    /// Repeats `check` and `draw` over the graph in a file.
    ///
    /// A program with a graph of its own has to be built again for that: `CheckCommand` does so.
    func watch(_ arguments: Arguments) throws(Failure) -> Result {
        let file = try arguments.words(1...1)[0]
        if file == "-" { throw Failure("the standard input cannot be watched; pass a file") }
        let limit = arguments["--limit"].map { ["--limit", $0] } ?? []
        let watching = try fileWatching()
        return try watching.repeating(over: [file]) { _ throws(Failure) in
            let checked = result { () throws(Failure) in try check(Arguments([file] + limit, options: [.init("--limit", "N")])) }
            watching.print(checked)
            guard let output = arguments["--output"], checked.status != ExitCode.failure else { return checked.status }
            let drawn = result { () throws(Failure) in
                try draw(Arguments([file, "--output", output], options: [.init("--output", "FILE")]))
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

    /// The parts of this process that watching needs.
    package func fileWatching() throws(Failure) -> FileWatching {
        guard let watching = environment.watching else { throw Failure("files cannot be watched on this platform") }
        return watching
    }
}
