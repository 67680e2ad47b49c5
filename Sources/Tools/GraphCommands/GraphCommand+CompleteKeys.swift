import DovetailGraph
import DovetailInspection

extension GraphCommand {
    /// Prints the names that KEY can be, one a line.
    ///
    /// - Parameter words: `option` at the value of an option, or `argument`; then the words before the cursor, without the program.
    ///
    /// The output is empty if the cursor is not at a KEY or the graph is not known. That is no failure, because a shell would show its
    /// message in the middle of the line that is being typed.
    func completeKeys(_ words: [String]) -> Result {
        let isOption = words.first == "option"
        guard words.count > 1, let command = subcommands.first(where: { $0.name == words[1] }), isOption || command.takesKey,
            let arguments = typed(Array(words.dropFirst(2)), of: command), arguments.words.count < 2, arguments.words != ["-"],
            isOption || ownGraphs != nil || arguments.words.count == 1, let graph = try? graph(arguments.words.first, arguments)
        else { return Result() }
        // A name with a control character would be two lines, or none.
        let names = DrawableGraph(graph).subjectNames.filter { $0.escaped() == $0 }
        return Result(output: names.map { "\($0)\n" }.joined())
    }

    /// The arguments of an incomplete command line; nil if the options are wrong.
    private func typed(_ words: [String], of command: Subcommand) -> Arguments? {
        // The last word can be an option whose value is being completed.
        (try? Arguments(words, options: command.options)) ?? (try? Arguments(words.dropLast(), options: command.options))
    }
}

// SPDX-License-Identifier: Apache-2.0
