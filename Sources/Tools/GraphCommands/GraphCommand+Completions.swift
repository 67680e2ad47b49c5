extension GraphCommand {
    var completionsCommand: Command {
        let shells = Shell.allCases.map(\.rawValue)
        let subcommand = Subcommand(
            "completions", shells.joined(separator: "|"),
            about: "Writes the completions of this command line for a shell. Its first lines say where they belong.",
            example: "zsh > ~/.zfunc/_\(environment.program)", words: shells)
        return Command(subcommand, run: complete)
    }

    private func complete(_ arguments: Arguments) throws(Failure) -> Result {
        let name = try arguments.words(1...1)[0]
        guard let shell = Shell(rawValue: name) else {
            throw Failure("the shells are \(Shell.allCases.map(\.rawValue).joined(separator: ", ")), not \(name)")
        }
        let completions = Completions(of: environment.program, subcommands: subcommands, defaultSubcommand: defaultCommand)
        return Result(output: completions.script(for: shell))
    }
}

// SPDX-License-Identifier: Apache-2.0
