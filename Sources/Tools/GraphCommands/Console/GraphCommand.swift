package import DovetailGraph
import DovetailInspection

/// A command about a graph on the command line.
///
/// A command receives its arguments and returns the text to print; the surrounding program handles files, screens and processes.
/// `dovetail-graph` works on files; the `graph-check` program of a package works on its own graph.
package struct GraphCommand {
    /// The command that completion scripts start at an argument KEY. No help lists it, because its arguments are made for these scripts.
    package static let completeKeys = "complete-keys"

    package struct Result: Equatable, Sendable {
        package var output = ""
        /// Text for people, where compilers print: findings, and the problem that prevented the command from running.
        package var error = ""
        package var status = ExitCode.success

        package init(output: String = "", error: String = "", status: Int32 = ExitCode.success) {
            self.output = output
            self.error = error
            self.status = status
        }

        package init(_ failure: Failure, of program: String) {
            self.init(error: "\(failure.log)\(program): \(failure.message.escaped())\n", status: ExitCode.failure)
        }
    }

    /// The reason why a command cannot run, in one line.
    package struct Failure: Error, Hashable {
        package var message: String
        /// The report of another program about it, in whole lines.
        package var log: String

        package init(_ message: String, log: String = "") {
            self.message = message
            self.log = log
        }
    }

    /// One command, such as `draw`: its description, and what it does.
    package struct Command {
        var subcommand: Subcommand
        /// The text that `--help` prints, instead of the usage and the example.
        var help: String?
        /// The kinds of findings that no other command reports, for `explain`.
        var findings: [Finding]
        var run: (Arguments) throws(Failure) -> Result

        package init(
            _ subcommand: Subcommand, help: String? = nil, findings: [Finding] = [], run: @escaping (Arguments) throws(Failure) -> Result
        ) {
            self.subcommand = subcommand
            self.help = help
            self.findings = findings
            self.run = run
        }

        init(
            _ name: String, alias: String? = nil, _ arguments: String, about: String, example: String, words: [String] = [],
            run: @escaping (Arguments) throws(Failure) -> Result
        ) {
            self.init(Subcommand(name, alias: alias, arguments, about: about, example: example, words: words), run: run)
        }
    }

    /// A kind of finding, with what `explain` prints about it.
    package struct Finding {
        let id: DiagnosticID
        let severity: Diagnostic.Severity
        let summary: String
        let text: String

        /// The summary is the first sentence of the text.
        package init(_ id: DiagnosticID, _ severity: Diagnostic.Severity, summary: String, text: String) {
            self.id = id
            self.severity = severity
            self.summary = summary
            self.text = text
        }
    }

    let environment: CommandEnvironment
    /// The graph of the program itself; `nil` if graphs come from files.
    let ownGraph: Graph?
    /// Commands that only this program has.
    let ownCommands: [Command]

    package init(_ environment: CommandEnvironment, graph: Graph? = nil, commands: [Command] = []) {
        self.environment = environment
        ownGraph = graph
        ownCommands = commands
    }

    /// Reads the graph in a file; without a file, returns the program's own graph.
    func graph(_ file: String?) throws(Failure) -> Graph {
        guard let file else {
            guard let graph = ownGraph else { throw Failure("missing file to read") }
            return graph.namingImplementations { file in try? environment.text(of: file) }
        }
        environment.progress("reading \(file)")
        let bytes = try environment.read(file)
        do throws(Graph.DocumentError) {
            return try Graph(json: bytes)
        } catch {
            throw Failure("\(file):\(error)")
        }
    }
}
