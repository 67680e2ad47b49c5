extension Graph {
    /// Everything that is wrong with this graph: errors, then warnings, then what the plugins found.
    ///
    /// An empty list means that it can be built. Nothing is run and nothing is printed; equal graphs give equal lists.
    ///
    /// - Parameters:
    ///   - plugins: Look at the graph after the rules, and report what they find.
    ///   - severities: What counts as an error or as a warning here, where that differs from ``DiagnosticID/severity``.
    public func validate(
        plugins: [any GraphPlugin] = [], severities: [DiagnosticID: Diagnostic.Severity] = [:]
    ) -> [Diagnostic] {
        Answers(self).validate(plugins: plugins, severities: severities)
    }
}

extension Answers {
    /// The same for answers that are needed for something else, too.
    ///
    /// - Parameter warnings: Whether to look for what would only be a warning.
    package func validate(
        plugins: [any GraphPlugin] = [], severities: [DiagnosticID: Diagnostic.Severity] = [:], warnings: Bool = true
    ) -> [Diagnostic] {
        let inspection = Inspection(self)
        var errors: [Diagnostic] = []
        var rest: [Diagnostic] = []
        for rule in allRules {
            let severity = severities[rule.id] ?? rule.id.severity
            if severity == .warning, !warnings { continue }
            if rule.needsFaultlessGraph, !errors.isEmpty { continue }
            let findings = rule.check(inspection).withoutRepetitions()
            if severity == .error { errors += findings } else { rest += findings }
        }
        let said = plugins.flatMap { plugin in
            var report = PluginReport(plugin)
            plugin.visit(graph, report: &report)
            return report.diagnostics
        }
        return (errors + rest + said).map { finding in
            var finding = finding
            finding.severity = severities[finding.id] ?? finding.severity
            return finding
        }
    }
}

extension [Diagnostic] {
    /// A module that several components include repeats its mistakes in each: one finding for the reader.
    fileprivate func withoutRepetitions() -> [Diagnostic] {
        if count < 2 { return self }
        var seen: Set<Cause> = []
        return filter { finding in
            let notes = finding.notes.map { Cause.Note(message: $0.message, place: $0.place) }
            return finding.place == nil || seen.insert(Cause(message: finding.message, place: finding.place, notes: notes)).inserted
        }
    }
}

private struct Cause: Hashable {
    var message: String
    var place: Graph.Place?
    var notes: [Note]

    struct Note: Hashable {
        var message: String
        var place: Graph.Place?
    }
}
