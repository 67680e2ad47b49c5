import DovetailGraph
import DovetailInspection

extension GraphCommand {
    package func run(_ arguments: [String]) -> Result {
        do throws(Failure) {
            switch arguments.first {
            case Self.completeKeys: return completeKeys(Array(arguments.dropFirst()))
            case "--help", "-h", "help": return Result(output: help)
            case "--version": return Result(output: "\(environment.program) \(Self.libraryVersion)\n")
            default: break
            }
            let (command, rest) = try command(of: arguments)
            if rest.contains("--help") || rest.contains("-h") { return Result(output: help(of: command)) }
            // A usage is short, unless there is a help that explains each option.
            let usage = command.help == nil ? command.subcommand.usage(of: environment.program) : nil
            let arguments = try Arguments(rest, options: command.subcommand.options, usage: usage)
            if arguments.has("--graph") { _ = try ownGraph(arguments) }
            return try command.run(arguments)
        } catch {
            return Result(error, of: environment.program)
        }
    }

    /// The command of a command line, and its arguments.
    private func command(of arguments: [String]) throws(Failure) -> (command: Command, arguments: [String]) {
        for command in commands {
            // An option that stands for a command, such as --watch.
            guard let option = command.subcommand.alias, option.hasPrefix("-"), arguments.contains(option) else { continue }
            return (command, Array(arguments.drop { $0 == defaultCommand }.filter { $0 != option }))
        }
        var names = arguments
        if let defaultCommand, names.first?.hasPrefix("-") ?? true { names.insert(defaultCommand, at: 0) }
        guard let name = names.first else { throw Failure("missing command, such as \(commands[0].subcommand.name); see --help") }
        if let command = commands.first(where: { $0.subcommand.name == name || $0.subcommand.alias == name }) {
            return (command, Array(names.dropFirst()))
        }
        let known = subcommands.map(\.name)
        let near = similar(to: name, in: known)
        let hint = near.isEmpty ? "; the commands are \(known.joined(separator: ", "))" : suggestion(near)
        throw Failure("unknown command '\(name.escaped())'" + hint)
    }

    /// The newest version in the changelog.
    private static let libraryVersion = "0.1.0"

    /// The descriptions of all commands.
    package var subcommands: [Subcommand] { commands.map(\.subcommand) }

    private var commands: [Command] {
        [drawCommand, treeCommand, diffCommand, whyCommand, impactCommand, statsCommand, traceCommand]
            + (ownGraphs == nil ? [checkCommand, watchCommand] : []) + ownCommands + [completionsCommand, explainCommand]
    }

    private func help(of command: Command) -> String { command.help ?? command.subcommand.help(of: environment.program) }

    private var help: String {
        if let command = commands.first(where: { $0.subcommand.name == defaultCommand }) { return help(of: command) }
        var text = "usage: \(environment.program) COMMAND …\n\n"
        for subcommand in subcommands { text += "  \(subcommand.usage(of: ""))\n      \(subcommand.about)\n" }
        text += "\nFILE is a graph in JSON, as `Graph.json()` and `draw --format json` write it; - is the standard input.\n"
        text += "TRACE is a run in JSON, as `ResolutionTrace.json()` writes it.\n"
        text += "EDITOR is vscode, xcode, zed, or a URL such as editor://open?file={path}&line={line}.\n"
        text += "KEY is a type name, short or full, followed by ` tagged TAG` if it has a tag.\n"
        text += "--version prints the version.\n"
        return text + "`\(environment.program) COMMAND --help` shows an example.\n"
    }
}

// SPDX-License-Identifier: Apache-2.0
