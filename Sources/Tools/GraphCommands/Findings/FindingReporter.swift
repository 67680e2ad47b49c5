package import DovetailGraph
package import DovetailInspection

/// Reports findings as the options of a command say: severities, the baseline, the format.
package struct FindingReporter {
    private let options: FindingOptions
    private let environment: CommandEnvironment

    package init(_ options: FindingOptions, _ environment: CommandEnvironment) {
        self.options = options
        self.environment = environment
    }

    /// The severities that differ from the default, for the rules.
    package var severities: [DiagnosticID: Diagnostic.Severity] {
        // A finding that is off is not an error, and does not suppress other rules.
        options.levels.mapValues { $0 ?? .warning }
    }

    /// The findings that are to be reported, with their severities, errors before warnings.
    package func select(_ findings: [Diagnostic]) -> [Diagnostic] {
        var findings = findings.filter { !options.isOff($0.id) }
        for position in findings.indices {
            if case .some(let level?) = options.levels[findings[position].id] { findings[position].severity = level }
            if options.warningsAreErrors { findings[position].severity = .error }
        }
        return findings.errorsFirst
    }

    /// Without the findings that the baseline accepts, and with the entries of the baseline that no longer occur.
    package func applyBaseline(_ reports: [DiagnosticReport]) throws(GraphCommand.Failure) -> [DiagnosticReport] {
        var reports = reports
        if let file = options.newBaseline { reports = try shrink(file, reports) }
        if let file = options.baseline { reports = try accept(file, reports) }
        return reports
    }

    private func accept(_ file: String, _ reports: [DiagnosticReport]) throws(GraphCommand.Failure) -> [DiagnosticReport] {
        let (rest, outdated) = Baseline(try environment.text(of: file)).split(reports)
        guard !outdated.isEmpty, !options.isOff(.outdatedBaseline) else { return rest }
        let severity = options.warningsAreErrors ? .error : options.levels[.outdatedBaseline] ?? .error
        let place = environment.absolute(file)
        let findings = outdated.map { entry in
            Diagnostic(
                .outdatedBaseline, severity: severity, "an accepted finding no longer occurs: \(entry.text)",
                at: Graph.SourceLocation(file: file, path: place, line: entry.line, column: 1),
                help: ["remove the line, or run \(environment.program) --write-baseline \(file)"])
        }
        return rest + [DiagnosticReport(graph: nil, diagnostics: findings)]
    }

    /// Writes the findings that the baseline accepts; the first time, all findings.
    private func shrink(_ file: String, _ reports: [DiagnosticReport]) throws(GraphCommand.Failure) -> [DiagnosticReport] {
        let older = environment.exists(file) ? Baseline(try environment.text(of: file)) : nil
        let baseline = Baseline(accepting: reports.flatMap(\.diagnostics), within: older)
        try environment.write(baseline.text, file)
        return baseline.split(reports).reports
    }

    /// `no problems`, or what a command with a baseline can say.
    package var noProblems: String { options.baseline == nil && options.newBaseline == nil ? "no problems" : "no new problems" }

    package func render(_ reports: [DiagnosticReport]) -> GraphCommand.Result {
        let renderer = DiagnosticRenderer(places: .relative(to: environment.folder), limit: options.limit)
        switch options.format {
        case .plain:
            let isColored = options.color == .always || options.color == .auto && environment.showsColors
            let lines = renderer.lines(reports)
            return GraphCommand.Result(error: isColored ? lines.map { $0.colored + "\n" }.joined() : renderer.text(lines))
        case .json: return GraphCommand.Result(output: renderer.json(reports))
        case .sarif: return GraphCommand.Result(output: sarif(reports, renderer))
        case .github: return GraphCommand.Result(output: renderer.github(reports), error: summaries(reports))
        }
    }

    private func sarif(_ reports: [DiagnosticReport], _ renderer: DiagnosticRenderer) -> String {
        var files: [String: [UInt8]] = [:]
        return renderer.sarif(reports, documentation: options.documentation) { place in
            // A file that cannot be read has the column that the compiler has counted.
            let bytes = files[place.path] ?? (try? environment.read(environment.absolute(place.path))) ?? []
            files[place.path] = bytes
            let lines = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: max(0, place.line), omittingEmptySubsequences: false)
            guard place.line > 0, lines.count >= place.line, place.column > 1 else { return place.column }
            let before = lines[place.line - 1].prefix(place.column - 1)
            return String(decoding: before, as: UTF8.self).utf16.count + 1 + (place.column - 1 - before.count)
        }
    }

    /// The remaining text if the findings themselves are printed elsewhere.
    private func summaries(_ reports: [DiagnosticReport]) -> String {
        let renderer = DiagnosticRenderer()
        return renderer.text(reports.flatMap { renderer.summary($0) })
    }
}

// SPDX-License-Identifier: Apache-2.0
