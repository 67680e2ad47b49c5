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
    var surroundings: Surroundings

    func run(_ arguments: [String]) -> Result {
        do throws(Failure) {
            if arguments.contains("--watch") { return try watch(arguments.filter { $0 != "--watch" && $0 != "check" }) }
            switch arguments.first {
            case "watch": return try watch(Array(arguments.dropFirst()))
            case "completions": return try complete(Array(arguments.dropFirst()))
            case nil: return try check([])
            case "check": return try check(Array(arguments.dropFirst()))
            case let first? where first.hasPrefix("-"): return try check(arguments)
            case let verb?: return try ask(verb, Array(arguments.dropFirst()))
            }
        } catch {
            return Result(error, of: surroundings.program)
        }
    }

    private func check(_ arguments: [String]) throws(Failure) -> Result {
        let options = try Options(arguments, knowsAllIDs: plugins.isEmpty)
        if options.wantsHelp { return Result(output: help) }
        if graphs.isEmpty { throw Failure("there is nothing to check: pass checkGraphs(…) a root component") }

        let checked = graphs.map { (name: $0.name, graph: $0.graph()) }
        var reports = checked.map { report(on: $0.graph, named: $0.name, options) }
        if let file = options.newBaseline { reports = try shrink(file, reports) }
        if let file = options.baseline { reports = try accept(file, reports, options) }

        var result = render(reports, options)
        result.status = reports.contains(where: \.hasErrors) ? ExitCode.findings : ExitCode.success
        if result.status == ExitCode.success, let stamp = options.stamp { try surroundings.write(Self.stamp, stamp) }
        // A build is silent about what is valid.
        if result.status == ExitCode.success, options.format == .plain, options.stamp == nil {
            let problems = options.baseline == nil && options.newBaseline == nil ? "no problems" : "no new problems"
            for (name, graph) in checked where !reports.contains(where: { $0.graph == name && !$0.diagnostics.isEmpty }) {
                result.error += "\(name): \(counted(graph.bindings.count, "binding")), \(problems)\n"
            }
        }
        return result
    }

    /// The marker file that a successful check writes. A build passes it to the compiler, which therefore has to wait for the check.
    private static let stamp = "// The dependency graph was checked, and it can be built.\n"

    // MARK: Findings

    private func report(on graph: Graph, named name: String, _ options: Options) -> DiagnosticReport {
        var severities: [DiagnosticID: Diagnostic.Severity] = [:]
        // A finding that is off is not an error, and does not suppress other rules.
        for (id, level) in options.levels { severities[id] = level ?? .warning }
        var findings = graph.validate(plugins: plugins, severities: severities)
        findings.removeAll { options.isOff($0.id) }
        if options.warningsAreErrors { for position in findings.indices { findings[position].severity = .error } }
        return DiagnosticReport(graph: name, diagnostics: findings)
    }

    // MARK: The baseline

    private func accept(_ file: String, _ reports: [DiagnosticReport], _ options: Options) throws(Failure) -> [DiagnosticReport] {
        let (rest, outdated) = Baseline(try surroundings.text(of: file)).split(reports)
        guard !outdated.isEmpty, !options.isOff(.outdatedBaseline) else { return rest }
        let severity = options.warningsAreErrors ? .error : options.levels[.outdatedBaseline] ?? .error
        let place = surroundings.absolute(file)
        let findings = outdated.map { entry in
            Diagnostic(
                .outdatedBaseline, severity: severity, "an accepted finding no longer occurs: \(entry.text)",
                at: Graph.Place(file: file, path: place, line: entry.line, column: 1),
                help: ["remove the line, or run \(surroundings.program) --write-baseline \(file)"])
        }
        return rest + [DiagnosticReport(graph: nil, diagnostics: findings)]
    }

    /// Writes the findings that the baseline accepts; the first time, all findings.
    private func shrink(_ file: String, _ reports: [DiagnosticReport]) throws(Failure) -> [DiagnosticReport] {
        let older = surroundings.exists(file) ? Baseline(try surroundings.text(of: file)) : nil
        let baseline = Baseline(accepting: reports.flatMap(\.diagnostics), within: older)
        try surroundings.write(baseline.text, file)
        return baseline.split(reports).reports
    }

    // MARK: Text

    private func render(_ reports: [DiagnosticReport], _ options: Options) -> Result {
        var renderer = DiagnosticRenderer(places: .relative(to: surroundings.folder), limit: options.limit)
        switch options.format {
        case .plain:
            renderer.isColored = options.color == .always || options.color == .auto && surroundings.showsColors
            return Result(error: renderer.text(reports))
        case .json: return Result(output: renderer.json(reports))
        case .sarif: return Result(output: renderer.sarif(reports, documentation: options.documentation))
        case .github: return Result(output: renderer.github(reports), error: summaries(reports))
        }
    }

    /// The remaining text if the findings themselves are printed elsewhere.
    private func summaries(_ reports: [DiagnosticReport]) -> String {
        let renderer = DiagnosticRenderer()
        return renderer.text(reports.flatMap { renderer.summary($0) })
    }
}

extension Options {
    func isOff(_ id: DiagnosticID) -> Bool {
        if case .some(nil) = levels[id] { true } else { false }
    }
}
