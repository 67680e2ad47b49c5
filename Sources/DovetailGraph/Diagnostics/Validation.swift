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
    package func validate(plugins: [any GraphPlugin] = [], severities: [DiagnosticID: Diagnostic.Severity] = [:]) -> [Diagnostic] {
        validate(plugins, severities, warnsOfValid: true)
    }

    /// The same if there are errors; nothing, and less work, if there would only be warnings.
    package func faults(plugins: [any GraphPlugin], severities: [DiagnosticID: Diagnostic.Severity] = [:]) -> [Diagnostic] {
        let findings = validate(plugins, severities, warnsOfValid: false)
        return findings.contains { $0.severity == .error } ? findings : []
    }

    /// - Parameter warnsOfValid: Whether to look for what would be a warning where nothing is wrong.
    private func validate(
        _ plugins: [any GraphPlugin], _ severities: [DiagnosticID: Diagnostic.Severity], warnsOfValid: Bool
    ) -> [Diagnostic] {
        let inspection = Inspection(self)
        func findings(_ severity: Diagnostic.Severity, isFaultless: Bool) -> [Diagnostic] {
            var faults = !isFaultless
            return allRules.filter { (severities[$0.id] ?? $0.id.severity) == severity }.flatMap { rule -> [Diagnostic] in
                if rule.needsFaultlessGraph, faults { return [] }
                let findings = rule.check(inspection).withoutRepetitions()
                if severity == .error, !findings.isEmpty { faults = true }
                return findings
            }
        }
        func weighed(_ findings: [Diagnostic]) -> [Diagnostic] {
            findings.map { finding in
                var finding = finding
                finding.severity = severities[finding.id] ?? finding.severity
                return finding
            }
        }

        let errors = findings(.error, isFaultless: true)
        let said = weighed(plugins.flatMap { inspection.said(by: $0) })
        let isFaulty = !errors.isEmpty || said.contains { $0.severity == .error }
        let warnings = warnsOfValid || isFaulty ? findings(.warning, isFaultless: errors.isEmpty) : []
        return weighed(errors + warnings) + said
    }
}

extension Inspection {
    fileprivate func said(by plugin: any GraphPlugin) -> [Diagnostic] {
        var report = PluginReport(plugin)
        plugin.visit(graph, report: &report)
        return report.diagnostics
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
