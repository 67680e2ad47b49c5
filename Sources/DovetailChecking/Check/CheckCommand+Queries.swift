internal import DovetailGraph
internal import GraphCommands

extension CheckCommand {
    /// The commands that export or query one graph of this program: `draw`, `diff`, `why` and others.
    func ask(_ verb: String, _ arguments: [String]) throws(Failure) -> Result {
        let (name, rest) = try graphName(arguments)
        guard let named = name.map({ name in graphs.first { $0.name == name } }) ?? graphs.first else {
            let names = graphs.map(\.name).joined(separator: ", ")
            throw Failure("there is no graph \(name ?? ""); \(names.isEmpty ? "there is none" : "choose from \(names)")")
        }
        return GraphCommand(surroundings, graph: named.graph()).run([verb] + rest)
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
        let command = GraphCommand(surroundings, graph: Graph())
        let names = graphs.map(\.name).joined(separator: "|")
        let verbs = command.verbs.map { verb in
            switch verb.name {
            case "check": checkVerb
            case "watch": watchVerb(graphs: names)
            case "explain", "completions": verb
            default: verb.adding("[--graph \(names)]")
            }
        }
        guard let verb = verbs.first(where: { $0.name == "completions" }) else { return Result() }
        if arguments.contains("--help") { return Result(output: verb.help(of: surroundings.program)) }
        let shell = try Arguments(arguments, options: [], usage: verb.usage(of: surroundings.program)).shell()
        return Result(output: Completions(of: surroundings.program, verbs: verbs, defaultVerb: "check").script(for: shell))
    }

    private var checkVerb: Verb {
        Verb(
            "check", (CheckOptions.known.filter { $0.name != "-h" }.map(\.usage) + ["[--watch]"]).joined(separator: " "),
            about: "Checks the graphs.", example: "")
    }

    var help: String {
        """
        usage: \(surroundings.program) [check] [OPTIONS]
               \(surroundings.program) watch [--output FILE] [OPTIONS]
               \(surroundings.program) draw|tree|diff|why|impact|stats|trace|explain|completions … [--graph NAME]

        Checks \(graphs.map(\.name).joined(separator: ", ")). Nothing is built.

          \(FindingOptions.help.split(separator: "\n").joined(separator: "\n  "))
          --stamp FILE                      Write FILE if the graphs can be built: for build plugins.
          --watch                           Check again whenever a source file changes, like the command watch.
          --help                            Show this help.

        Status 0: the graphs are valid. 1: there are errors. 2: the command failed.
        Run `\(surroundings.program) draw --help`, for example, for help on the other commands.

        """
    }
}
