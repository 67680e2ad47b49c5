extension Graph {
    /// Returns all diagnostics for this graph: errors, then warnings, then the diagnostics of the plugins.
    ///
    /// An empty list means that the graph can be built. No factory runs and nothing is printed; equal graphs have equal diagnostics.
    ///
    /// - Parameters:
    ///   - plugins: Plugins that inspect the graph after the rules.
    ///   - severities: Overrides of ``DiagnosticID/severity``.
    public func validate(
        plugins: [any GraphPlugin] = [], severities: [DiagnosticID: Diagnostic.Severity] = [:]
    ) -> [Diagnostic] {
        Resolution(self).validate(plugins: plugins, severities: severities)
    }
}

extension Resolution {
    /// Validates the graph with an existing resolution that has further uses.
    package func validate(plugins: [any GraphPlugin] = [], severities: [DiagnosticID: Diagnostic.Severity] = [:]) -> [Diagnostic] {
        validate(plugins, severities, warnsOfValid: true)
    }

    /// Returns all diagnostics if there are errors. Otherwise returns an empty list, without computing the warnings.
    package func faults(plugins: [any GraphPlugin], severities: [DiagnosticID: Diagnostic.Severity] = [:]) -> [Diagnostic] {
        let findings = validate(plugins, severities, warnsOfValid: false)
        return findings.contains { $0.severity == .error } ? findings : []
    }

    /// - Parameter warnsOfValid: Whether to compute warnings for a graph without errors.
    private func validate(
        _ plugins: [any GraphPlugin], _ severities: [DiagnosticID: Diagnostic.Severity], warnsOfValid: Bool
    ) -> [Diagnostic] {
        let context = ValidationContext(self)
        func findings(_ severity: Diagnostic.Severity, isFaultless: Bool) -> [Diagnostic] {
            var faults = !isFaultless
            return allRules.filter { (severities[$0.id] ?? $0.id.severity) == severity }.flatMap { rule -> [Diagnostic] in
                if rule.needsFaultlessGraph, faults { return [] }
                let findings = rule.check(context).withoutRepetitions()
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
        let said = weighed((attachedRules(besides: plugins) + plugins).flatMap { context.said(by: $0) })
        let isFaulty = !errors.isEmpty || said.contains { $0.severity == .error }
        let warnings = warnsOfValid || isFaulty ? findings(.warning, isFaultless: errors.isEmpty) : []
        return weighed(errors + warnings) + said
    }
}

extension Resolution {
    /// The rules that the graph itself contains, except those that a plugin includes.
    fileprivate func attachedRules(besides plugins: [any GraphPlugin]) -> [any GraphPlugin] {
        if graph.attachedRules.isEmpty { return [] }
        let own = plugins.compactMap { $0 as? any OwnPlugin }
        return graph.attachedRules.filter { rule in !own.contains { $0.includes(rule) } }.compactMap { $0 as? any GraphPlugin }
    }
}

extension ValidationContext {
    fileprivate func said(by plugin: any GraphPlugin) -> [Diagnostic] {
        var report = PluginReport(plugin)
        plugin.visit(graph, report: &report)
        return report.diagnostics
    }
}

extension [Diagnostic] {
    /// Removes duplicates: a module that several components include repeats its diagnostics in each of them.
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
