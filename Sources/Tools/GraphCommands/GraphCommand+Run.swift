import DovetailGraph
import DovetailInspection

extension GraphCommand {
    package func run(_ arguments: [String]) -> Result {
        do throws(Failure) {
            let subcommands = commands.map(\.subcommand)
            guard let name = arguments.first else { throw Failure("missing command, such as \(subcommands[0].name); see --help") }
            if name == "--help" || name == "-h" || name == "help" { return Result(output: help) }
            if name == "--version" { return Self.version(of: environment) }
            if name == Self.completeKeys { return completeKeys(Array(arguments.dropFirst())) }
            guard let command = commands.first(where: { $0.subcommand.name == name || $0.subcommand.alias == name }) else {
                let near = similar(to: name, in: subcommands.map(\.name))
                let hint = near.isEmpty ? "; the commands are \(subcommands.map(\.name).joined(separator: ", "))" : suggestion(near)
                throw Failure("unknown command '\(name.escaped())'" + hint)
            }
            let program = environment.program
            if arguments.dropFirst().contains("--help") { return Result(output: command.help ?? command.subcommand.help(of: program)) }
            return try command.run(
                Arguments(Array(arguments.dropFirst()), options: command.subcommand.options, usage: command.subcommand.usage(of: program)))
        } catch {
            return Result(error, of: environment.program)
        }
    }

    /// The version of the library that this program was built with, such as `dovetail-graph 0.1.0`.
    package static func version(of environment: CommandEnvironment) -> Result {
        Result(output: "\(environment.program) \(libraryVersion)\n")
    }

    /// The newest version in the changelog.
    private static let libraryVersion = "0.1.0"

    /// The commands, for the help and the completions of a program that has more of them.
    package var subcommands: [Subcommand] { commands.map(\.subcommand) }

    private var commands: [Command] {
        // The argument for the graph is a file, which is optional if the program has a graph of its own.
        let (file, new) = ownGraph == nil ? ("FILE", "NEW") : ("[FILE]", "[NEW]")
        let (example, newExample) = ownGraph == nil ? ("graph.json ", " new.json") : ("", "")
        return [
            Command(
                "draw", "\(file) [--format html|mermaid|dot|text|json] [--trace TRACE] [--editor EDITOR] [--output FILE] [--open]",
                about: """
                    Draws the graph: a page (the default), Mermaid, Graphviz, a text tree, or JSON. With --editor, the locations on the page \
                    are links: vscode, xcode, zed, or a URL such as editor://open?file={path}&line={line}.
                    """,
                example: "\(example)--output graph.html", run: draw),
            Command(
                "tree", "\(file) [--depth N] [--from KEY]",
                about:
                    "Prints the graph as a tree. What was printed before is only named (↑), and so is what follows later (↓) or is too deep (…).",
                example: "\(example)--depth 3", run: tree),
            Command(
                "diff", "OLD \(new) [--format text|markdown|json|html] [--editor EDITOR] [--output FILE]",
                about: """
                    Compares two graphs. Status 0: equal; 1: different. The page of --format html lists and marks what was added, removed \
                    and changed.
                    """, example: "old.json\(newExample) --format html --output difference.html", run: diff),
            Command(
                "why", "\(file) KEY [--all] [--limit N]",
                about: """
                    Shows the shortest paths from the root to a key, or all paths, and what requires the key directly. At most 20 paths are \
                    listed, unless --limit sets another number; the others are counted.
                    """, example: "\(example)'Clock tagged UTC' --all", run: why),
            Command(
                "impact", "\(file) KEY", about: "Shows which bindings depend on a key, directly or transitively.",
                example: "\(example)Store", run: impact),
            Command(
                "stats", alias: "metrics", file,
                about: "Prints counts, and the bindings with the most dependencies and dependents. Another name is metrics.",
                example: String(example.dropLast()), run: metrics),
            Command(
                "trace", "TRACE [--format table|timeline|perfetto] [--limit N]",
                about: "Shows which objects were created in a run, and how long that took.", example: "run.json --format timeline",
                run: trace),
            Command(
                "check", "\(file) [--limit N|all]", about: "Validates the graph. Status 0: no errors; 1: errors.",
                example: "\(example)--limit 10", run: check),
            Command(
                "watch", "FILE [--output FILE] [--limit N|all]",
                about: "Validates the graph whenever the file changes, and draws its page into the file of --output. Ctrl-C stops.",
                example: "graph.json --output graph.html", run: watch),
            Command(
                "completions", Shell.allCases.map(\.rawValue).joined(separator: "|"),
                about: "Writes the completions of this command line for a shell. Its first lines say where they belong.",
                example: "zsh > ~/.zfunc/_\(environment.program)", words: Shell.allCases.map(\.rawValue), run: complete),
            Command(
                "explain", "[ID]", about: "Explains a kind of finding, such as missing-binding; lists all kinds without an ID.",
                example: "missing-binding", words: DiagnosticID.catalogue.map(\.rawValue), run: explain),
        ] + ownCommands
    }

    private func complete(_ arguments: Arguments) throws(Failure) -> Result {
        Result(output: Completions(of: environment.program, subcommands: subcommands).script(for: try arguments.shell()))
    }

    private var help: String {
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
