import DovetailGraph

extension GraphCommand {
    package func run(_ arguments: [String]) -> Result {
        do throws(Failure) {
            guard let verb = arguments.first else { throw Failure("missing command, such as \(verbs[0].name); see --help") }
            if verb == "--help" || verb == "-h" || verb == "help" { return Result(output: help) }
            guard let command = verbs.first(where: { $0.name == verb }) else {
                let near = similar(to: verb, in: verbs.map(\.name))
                let hint = near.isEmpty ? "; the commands are \(verbs.map(\.name).joined(separator: ", "))" : suggestion(near)
                throw Failure("unknown command '\(verb.escaped())'" + hint)
            }
            if arguments.dropFirst().contains("--help") { return Result(output: "usage: \(usage(command))\n\(command.about)\n") }
            return try command.run(Arguments(Array(arguments.dropFirst()), options: Self.options, usage: usage(command)))
        } catch {
            return Result(error, of: surroundings.program)
        }
    }

    private static let options: [Arguments.Option] = [
        .init("--format", "FORMAT"), .init("--output", "FILE"), .init("--limit", "N"), .init("--trace", "TRACE"), .init("--open"),
    ]

    private struct Verb {
        var name: String
        var arguments: String
        var about: String
        var run: (Arguments) throws(Failure) -> Result
    }

    /// The argument for the graph: a file, which is optional if the program has a graph of its own.
    private var file: String { ownGraph == nil ? " FILE" : " [FILE]" }

    private var verbs: [Verb] {
        [
            Verb(
                name: "draw", arguments: "\(file) [--format html|mermaid|dot|text|json] [--trace TRACE] [--output FILE] [--open]",
                about: "Draws the graph: a page (the default), Mermaid, Graphviz, a text tree, or JSON.", run: draw),
            Verb(
                name: "diff", arguments: " OLD \(ownGraph == nil ? "NEW" : "[NEW]") [--format text|markdown|json]",
                about: "Compares two graphs. Status 0: equal; 1: different.", run: diff),
            Verb(
                name: "why", arguments: "\(file) KEY [--limit N]",
                about: "Shows the shortest paths from the root to a key, and what requires it directly.", run: why),
            Verb(
                name: "impact", arguments: "\(file) KEY", about: "Shows which bindings depend on a key, directly or transitively.",
                run: impact),
            Verb(
                name: "metrics", arguments: file, about: "Prints counts, and the bindings with the most dependencies and dependents.",
                run: metrics),
            Verb(
                name: "trace", arguments: " TRACE [--format table|timeline|perfetto] [--limit N]",
                about: "Shows which objects were created in a run, and how long that took.", run: trace),
            Verb(
                name: "check", arguments: "\(file) [--limit N|all]", about: "Validates the graph. Status 0: no errors; 1: errors.",
                run: check),
            Verb(
                name: "explain", arguments: " [ID]",
                about: "Explains a kind of finding, such as missing-binding; lists all kinds without an ID.",
                run: explain),
        ]
    }

    private func usage(_ verb: Verb) -> String { "\(surroundings.program) \(verb.name)\(verb.arguments)" }

    private var help: String {
        var text = "usage: \(surroundings.program) COMMAND …\n\n"
        for verb in verbs { text += "  \(verb.name)\(verb.arguments)\n      \(verb.about)\n" }
        text += "\nFILE is a graph in JSON, as `Graph.json()` and `draw --format json` write it; - is the standard input.\n"
        text += "TRACE is a run in JSON, as `ResolutionTrace.json()` writes it.\n"
        return text + "KEY is a type name, short or full, followed by ` tagged TAG` if it has a tag.\n"
    }
}
