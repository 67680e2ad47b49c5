internal import DovetailGraph
import DovetailInspection
internal import GraphCommands

/// The implementation of a `graph-check` executable: arguments in, text out.
///
///     options ──► graphs ──► findings ──► baseline ──► text
struct CheckCommand {
    typealias Result = GraphCommand.Result
    typealias Failure = GraphCommand.Failure

    let graphs: [NamedGraph]
    var plugins: [any GraphPlugin] = []
    let environment: CommandEnvironment

    func run(_ arguments: [String]) -> Result {
        GraphCommand(environment, graphs: graphs, commands: [command, watchCommand]).run(arguments)
    }

    private var command: GraphCommand.Command {
        let watch = Arguments.Option("--watch", about: "Check again whenever a source file changes, like the command watch.")
        let options = CheckOptions.known + [watch]
        return GraphCommand.Command(Subcommand("check", options: options, about: "Checks the graphs."), help: help(options), run: check)
    }

    private func help(_ options: [Arguments.Option]) -> String {
        let others = [
            Arguments.Option("--version", about: "Print the version."), Arguments.Option("--help", about: "Show this help."),
        ]
        return """
            usage: \(environment.program) [check] [OPTIONS]
                   \(environment.program) watch [--output FILE] [OPTIONS]
                   \(environment.program) draw|tree|diff|why|impact|stats|trace|explain|completions … [--graph NAME]

            Checks \(graphs.map(\.name).joined(separator: ", ")). Nothing is built.

            \(Arguments.Option.list(options + others))
            Status 0: the graphs are valid. 1: there are errors. 2: the command failed.
            Run `\(environment.program) draw --help`, for example, for help on the other commands.

            """
    }

    private func check(_ arguments: Arguments) throws(Failure) -> Result {
        // The plugins of the library report what is in its catalog.
        let options = try CheckOptions(arguments, knowsAllIDs: plugins.allSatisfy { $0 is any OwnPlugin })
        if graphs.isEmpty { throw Failure("there is nothing to check: pass checkGraphs(…) a root component") }

        let reporter = FindingReporter(options.findings, environment)
        let checked = graphs.map { (name: $0.name, graph: $0.graph()) }
        let reports = try reporter.applyBaseline(
            checked.map { name, graph in
                let findings = graph.validate(plugins: plugins, severities: reporter.severities)
                return DiagnosticReport(graph: name, diagnostics: reporter.select(findings))
            })

        var result = reporter.render(reports)
        result.status = reports.contains(where: \.hasErrors) ? ExitCode.findings : ExitCode.success
        if result.status == ExitCode.success, let stamp = options.stamp { try environment.write(Self.stamp, stamp) }
        // A build is silent about what is valid.
        if result.status == ExitCode.success, options.findings.format == .plain, options.stamp == nil {
            for (name, graph) in checked {
                let warnings = reports.reduce(0) { $0 + ($1.graph == name ? $1.diagnostics.count : 0) }
                let outcome = warnings == 0 ? reporter.noProblems : counted(warnings, "warning")
                result.error += "\(name): \(counted(graph.bindings.count, "binding")), \(outcome)\n"
            }
        }
        return result
    }

    /// The marker file that a successful check writes. A build passes it to the compiler, which therefore has to wait for the check.
    private static let stamp = "// The dependency graph was checked, and it can be built.\n"
}

// SPDX-License-Identifier: Apache-2.0
