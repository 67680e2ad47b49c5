internal import DovetailGraph
import DovetailInspection
internal import GraphCommands

/// The implementation of a `graph-check` executable: arguments in, text out.
///
///     options ──► graphs ──► findings ──► baseline ──► text
struct CheckCommand {
    typealias Result = GraphCommand.Result
    typealias Failure = GraphCommand.Failure

    var graphs: [NamedGraph]
    var plugins: [any GraphPlugin] = []
    var environment: CommandEnvironment

    func run(_ arguments: [String]) -> Result {
        do throws(Failure) {
            // The words of a completion script can be any.
            if arguments.first == GraphCommand.completeKeys { return try ask(GraphCommand.completeKeys, Array(arguments.dropFirst())) }
            if arguments.contains("--watch") { return try watch(arguments.filter { $0 != "--watch" && $0 != "check" }) }
            switch arguments.first {
            case "watch": return try watch(Array(arguments.dropFirst()))
            case "completions": return try complete(Array(arguments.dropFirst()))
            case nil: return try check([])
            case "--version": return GraphCommand.version(of: environment)
            case "check": return try check(Array(arguments.dropFirst()))
            case let first? where first.hasPrefix("-"): return try check(arguments)
            case let subcommand?: return try ask(subcommand, Array(arguments.dropFirst()))
            }
        } catch {
            return Result(error, of: environment.program)
        }
    }

    private func check(_ arguments: [String]) throws(Failure) -> Result {
        // The plugins of the library report what is in its catalog.
        let options = try CheckOptions(arguments, knowsAllIDs: plugins.allSatisfy { $0 is any OwnPlugin })
        if options.wantsHelp { return Result(output: help) }
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
