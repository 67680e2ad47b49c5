package import DovetailGraph
import DovetailInspection

/// A command about a graph on the command line.
///
/// A command receives its arguments and returns the text to print; the surrounding program handles files, screens and processes.
/// `dovetail-graph` works on files; the `graph-check` program of a package works on its own graph.
package struct GraphCommand {
    /// The command that completion scripts start at an argument KEY. Help does not list it, because only these scripts know its arguments.
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
        let subcommand: Subcommand
        /// The text that `--help` prints, instead of the usage and the example.
        let help: String?
        /// The kinds of findings that no other command reports, for `explain`.
        let findings: [Finding]
        let run: (Arguments) throws(Failure) -> Result

        package init(
            _ subcommand: Subcommand, help: String? = nil, findings: [Finding] = [], run: @escaping (Arguments) throws(Failure) -> Result
        ) {
            self.subcommand = subcommand
            self.help = help
            self.findings = findings
            self.run = run
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
    /// The graphs of the program itself; nil if graphs come from files.
    let ownGraphs: [NamedGraph]?
    /// Commands that only this program has.
    let ownCommands: [Command]
    /// The command of a command line without one.
    let defaultCommand: String?

    /// A program that works on graphs in files.
    package init(_ environment: CommandEnvironment, commands: [Command] = []) {
        self.environment = environment
        ownGraphs = nil
        ownCommands = commands
        defaultCommand = nil
    }

    /// A program that works on its own graphs: on the first, unless `--graph` names another.
    ///
    /// - Parameter commands: Its commands besides those of every graph. A command line without a command is one for the first of them.
    package init(_ environment: CommandEnvironment, graphs: [NamedGraph], commands: [Command] = []) {
        self.environment = environment
        ownGraphs = graphs
        ownCommands = commands
        defaultCommand = commands.first?.subcommand.name
    }

    /// The number of files that a command needs that works on one graph.
    var requiredFiles: Int { ownGraphs == nil ? 1 : 0 }

    /// The argument for a graph, in a usage.
    var file: String { ownGraphs == nil ? "FILE" : "[FILE]" }

    /// The argument for a graph, in an example.
    var exampleFile: String { ownGraphs == nil ? "graph.json " : "" }

    /// The option that names a graph of the program.
    var graphOptions: [Arguments.Option] { ownGraphs.map { [NamedGraph.option($0)] } ?? [] }

    /// Reads the graph in a file; without a file, collects the graph of the program that the arguments name.
    func graph(_ file: String?, _ arguments: Arguments) throws(Failure) -> Graph {
        guard let file else {
            return try ownGraph(arguments).graph().namingImplementations { file in try? environment.text(of: file) }
        }
        environment.progress("reading \(file)")
        let bytes = try environment.read(file)
        do throws(Graph.DocumentError) {
            return try Graph(json: bytes)
        } catch {
            throw Failure("\(file):\(error)")
        }
    }

    /// The graph of the program that `--graph` names, or the first.
    func ownGraph(_ arguments: Arguments) throws(Failure) -> NamedGraph {
        guard let ownGraphs else { throw Failure("missing file to read") }
        guard let first = ownGraphs.first else { throw Failure("this program has no graph") }
        guard let name = arguments["--graph"] else { return first }
        guard let graph = ownGraphs.first(where: { $0.name == name }) else {
            throw Failure("there is no graph \(name); choose from \(ownGraphs.map(\.name).joined(separator: ", "))")
        }
        return graph
    }
}

// SPDX-License-Identifier: Apache-2.0
