import DovetailGraph
import DovetailInspection

extension GraphCommand {
    /// The `check` of a program that works on files.
    var checkCommand: Command {
        let subcommand = Subcommand(
            "check", "FILE", options: [.init("--limit", "N|all")], about: "Validates the graph. Status 0: no errors; 1: errors.",
            example: "graph.json --limit 10")
        return Command(subcommand, run: check)
    }

    func check(_ arguments: Arguments) throws(Failure) -> Result {
        let graph = try graph(arguments.words(requiredFiles...1).first, arguments)
        environment.progress("checking \(counted(graph.bindings.count, "binding"))")
        var renderer = DiagnosticRenderer()
        renderer.limit = try arguments.limit(default: renderer.limit)
        let findings = findings(in: graph)
        let hasErrors = findings.contains { $0.severity == .error }
        if findings.isEmpty { return Result(output: "no findings in \(counted(graph.bindings.count, "binding"))\n") }
        let name = graph.components.first.map { NameFormatter(graph)($0.name) } ?? "nothing"
        return Result(output: renderer.text(findings, of: name), status: hasErrors ? ExitCode.findings : ExitCode.success)
    }

    /// The diagnostics of a graph, for `check` and for the marks in drawings.
    func findings(in graph: Graph) -> [Diagnostic] { graph.validate() }
}

// SPDX-License-Identifier: Apache-2.0
