internal import DovetailGraph
internal import GraphCommands

extension CheckCommand {
    /// The commands that export or query one graph of this program: `draw`, `diff`, `why` and others.
    func ask(_ subcommand: String, _ arguments: [String]) throws(Failure) -> Result {
        let (name, rest) = try graphName(arguments)
        guard let named = name.map({ name in graphs.first { $0.name == name } }) ?? graphs.first else {
            let names = graphs.map(\.name).joined(separator: ", ")
            throw Failure("there is no graph \(name ?? ""); \(names.isEmpty ? "there is none" : "choose from \(names)")")
        }
        return GraphCommand(environment, graph: named.graph()).run([subcommand] + rest)
    }

    /// The value of `--graph`, and the arguments without it.
    private func graphName(_ arguments: [String]) throws(Failure) -> (name: String?, rest: [String]) {
        var rest = arguments
        guard let position = rest.firstIndex(where: { $0 == "--graph" || $0.hasPrefix("--graph=") }) else { return (nil, rest) }
        let option = rest.remove(at: position)
        if option != "--graph" { return (String(option.dropFirst("--graph=".count)), rest) }
        guard position < rest.count else { throw Failure("--graph requires a value: --graph NAME") }
        return (rest.remove(at: position), rest)
    }

    /// The completions of all commands, with the names of the graphs.
    func complete(_ arguments: [String]) throws(Failure) -> Result {
        let command = GraphCommand(environment, graph: Graph())
        let names = graphs.map(\.name).joined(separator: "|")
        let subcommands = command.subcommands.map { subcommand in
            switch subcommand.name {
            case "check": checkSubcommand
            case "watch": watchSubcommand(graphs: names)
            case "explain", "completions": subcommand
            default: subcommand.adding("[--graph \(names)]")
            }
        }
        guard let subcommand = subcommands.first(where: { $0.name == "completions" }) else { return Result() }
        if arguments.contains("--help") { return Result(output: subcommand.help(of: environment.program)) }
        let shell = try Arguments(arguments, options: [], usage: subcommand.usage(of: environment.program)).shell()
        return Result(output: Completions(of: environment.program, subcommands: subcommands, defaultSubcommand: "check").script(for: shell))
    }

    private var checkSubcommand: Subcommand {
        Subcommand(
            "check", (CheckOptions.known.filter { $0.name != "-h" }.map(\.usage) + ["[--watch]"]).joined(separator: " "),
            about: "Checks the graphs.", example: "")
    }

    var help: String {
        """
        usage: \(environment.program) [check] [OPTIONS]
               \(environment.program) watch [--output FILE] [OPTIONS]
               \(environment.program) draw|tree|diff|why|impact|stats|trace|explain|completions … [--graph NAME]

        Checks \(graphs.map(\.name).joined(separator: ", ")). Nothing is built.

          \(FindingOptions.help.split(separator: "\n").joined(separator: "\n  "))
          --stamp FILE                      Write FILE if the graphs can be built: for build plugins.
          --watch                           Check again whenever a source file changes, like the command watch.
          --version                         Print the version.
          --help                            Show this help.

        Status 0: the graphs are valid. 1: there are errors. 2: the command failed.
        Run `\(environment.program) draw --help`, for example, for help on the other commands.

        """
    }
}
