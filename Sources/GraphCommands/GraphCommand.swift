package import DovetailGraph
import DovetailInspection

/// What can be asked about a graph from a command line.
///
/// A command takes its arguments and returns what is to be printed: files, screens and processes are the business of the
/// program around it. `dovetail-graph` asks about files; a `graph-check` of somebody's package asks about its own graph.
package struct GraphCommand {
    package struct Result: Equatable, Sendable {
        package var output = ""
        /// One line for each thing that kept the command from being carried out.
        package var error = ""
        /// 0: all is well; 1: there are differences or errors in the graph; 2: the command could not be carried out.
        package var status: Int32 = 0

        package init(output: String = "", error: String = "", status: Int32 = 0) {
            self.output = output
            self.error = error
            self.status = status
        }
    }

    /// What a command needs from the program around it.
    package struct Surroundings {
        /// How the program is called, for its messages.
        package var program: String
        /// The graph of the program itself; `nil` where graphs come from files.
        package var graph: Graph?
        /// The bytes of a file, or a reason why there are none.
        package var read: (_ file: String) throws(Failure) -> [UInt8]
        package var write: (_ text: String, _ file: String) throws(Failure) -> Void
        /// Shows a file to whoever sits at the screen, and says where it lies; `nil` where nobody does.
        package var show: ((_ page: String) throws(Failure) -> String)?
        /// Is told what begins, for those who wait.
        package var progress: (_ step: String) -> Void

        package init(
            program: String, graph: Graph? = nil, read: @escaping (String) throws(Failure) -> [UInt8],
            write: @escaping (String, String) throws(Failure) -> Void, show: ((String) throws(Failure) -> String)? = nil,
            progress: @escaping (String) -> Void = { _ in }
        ) {
            self.program = program
            self.graph = graph
            self.read = read
            self.write = write
            self.show = show
            self.progress = progress
        }
    }

    /// Why a command cannot be carried out, in one line.
    package struct Failure: Error, Hashable {
        package var message: String

        package init(_ message: String) { self.message = message }
    }

    let surroundings: Surroundings

    package init(_ surroundings: Surroundings) { self.surroundings = surroundings }

    package func run(_ arguments: [String]) -> Result {
        do throws(Failure) {
            guard let verb = arguments.first else { throw Failure("say what to do, such as \(verbs[0].name); see --help") }
            if verb == "--help" || verb == "-h" || verb == "help" { return Result(output: help) }
            guard let command = verbs.first(where: { $0.name == verb }) else {
                throw Failure("there is no command '\(verb.escaped())'" + suggestion(similar(to: verb, in: verbs.map(\.name))))
            }
            if arguments.dropFirst().contains("--help") { return Result(output: "usage: \(usage(command))\n\(command.about)\n") }
            return try command.run(Arguments(Array(arguments.dropFirst()), usage: usage(command)))
        } catch {
            return Result(error: "\(surroundings.program): \(error.message.escaped())\n", status: 2)
        }
    }

    private struct Verb {
        var name: String
        var arguments: String
        var about: String
        var run: (Arguments) throws(Failure) -> Result
    }

    /// Where a graph is expected: a file, unless the program has a graph of its own.
    private var file: String { surroundings.graph == nil ? " FILE" : " [FILE]" }

    private var verbs: [Verb] {
        [
            Verb(
                name: "draw", arguments: "\(file) [--format html|mermaid|dot|text|json] [--trace TRACE] [--output FILE] [--open]",
                about: "Draws the graph: a page (the default), Mermaid, Graphviz, a text tree, or JSON.", run: draw),
            Verb(
                name: "diff", arguments: " OLD \(surroundings.graph == nil ? "NEW" : "[NEW]") [--format text|markdown|json]",
                about: "Says what is different between two graphs. Status 0: nothing; 1: something.", run: diff),
            Verb(name: "why", arguments: "\(file) KEY [--limit N]", about: "Shows the shortest ways from the root to a key.", run: why),
            Verb(name: "impact", arguments: "\(file) KEY", about: "Shows what would break without a key.", run: impact),
            Verb(name: "metrics", arguments: file, about: "Counts, and says who stands out.", run: metrics),
            Verb(
                name: "trace", arguments: " TRACE [--format table|timeline|perfetto] [--limit N]",
                about: "Shows what was made in a run, and how long it took.", run: trace),
            Verb(
                name: "check", arguments: "\(file) [--limit N|all]", about: "Validates the graph. Status 0: no errors; 1: errors.",
                run: check),
            Verb(name: "explain", arguments: " ID", about: "Explains a kind of finding, such as missing-binding.", run: explain),
        ]
    }

    private func usage(_ verb: Verb) -> String { "\(surroundings.program) \(verb.name)\(verb.arguments)" }

    private var help: String {
        var text = "usage: \(surroundings.program) COMMAND …\n\n"
        for verb in verbs { text += "  \(verb.name)\(verb.arguments)\n      \(verb.about)\n" }
        text += "\nFILE is a graph in JSON, as `Graph.json()` and `draw --format json` write it; - is the standard input.\n"
        text += "TRACE is a run in JSON, as `ResolutionTrace.json()` writes it.\n"
        return text + "KEY is a type name, short or full, with ` tagged TAG` behind it where there is one.\n"
    }

    /// Reads the graph in a file; without a file it is the program's own.
    func graph(_ file: String?) throws(Failure) -> Graph {
        guard let file else {
            guard let graph = surroundings.graph else { throw Failure("say which file to read") }
            return graph
        }
        surroundings.progress("reading \(file)")
        let bytes = try surroundings.read(file)
        do throws(Graph.DocumentError) {
            return try Graph(json: bytes)
        } catch {
            throw Failure("\(file):\(error)")
        }
    }
}

/// `, did you mean Clock or Clocks?`
func suggestion(_ names: [String]) -> String {
    names.isEmpty ? "" : "; did you mean \(names.joined(separator: " or "))?"
}
