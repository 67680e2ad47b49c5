extension Graph {
    /// Returns all diagnostics for this graph: errors, then warnings, each first those of the rules and then those of the plugins.
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
        let replaced = graph.unreplaced.map { ValidationContext(Resolution($0)) }
        var isFaulty = false
        func findings(_ severity: Diagnostic.Severity) -> [Diagnostic] {
            let rules =
                severities.isEmpty
                ? severity == .error ? errorRules : warningRules
                : allRules.filter { (severities[$0.id] ?? $0.id.severity) == severity }
            var findings: [Diagnostic] = []
            for rule in rules where !(rule.needsFaultlessGraph && isFaulty) {
                var found = rule.check(context)
                if let replaced, rule.examinesReplaced {
                    // What is found with the replacements, too, is the same mistake.
                    let known = Set(found.map(\.types))
                    found += rule.check(replaced).filter { !known.contains($0.types) }
                }
                if found.isEmpty { continue }
                findings += found.withoutRepetitions()
                if severity == .error { isFaulty = true }
            }
            return findings
        }
        func withSeverities(_ findings: [Diagnostic]) -> [Diagnostic] {
            findings.map { finding in
                var finding = finding
                finding.severity = severities[finding.id] ?? finding.severity
                return finding
            }
        }

        let errors = findings(.error)
        let others = withSeverities((attachedRules(besides: plugins) + plugins).flatMap { diagnostics(of: $0) })
        let needsWarnings = warnsOfValid || isFaulty || others.contains { $0.severity == .error }
        return (withSeverities(errors + (needsWarnings ? findings(.warning) : [])) + others).errorsFirst
    }

    /// The rules that the graph itself contains, except those that a plugin includes.
    private func attachedRules(besides plugins: [any GraphPlugin]) -> [any GraphPlugin] {
        if graph.attachedRules.isEmpty { return [] }
        let own = plugins.compactMap { $0 as? any OwnPlugin }
        return graph.attachedRules.filter { rule in !own.contains { $0.includes(rule) } }.compactMap { $0 as? any GraphPlugin }
    }

    private func diagnostics(of plugin: any GraphPlugin) -> [Diagnostic] {
        var report = PluginReport(plugin)
        plugin.visit(graph, report: &report)
        return report.diagnostics
    }
}

extension [Diagnostic] {
    /// Removes duplicates: a module that several components include repeats its diagnostics in each of them.
    fileprivate func withoutRepetitions() -> [Diagnostic] {
        if count < 2 { return self }
        var seen: Set<Diagnostic> = []
        return filter { $0.place == nil || seen.insert($0.cause).inserted }
    }
}

extension Diagnostic {
    /// The parts that do not depend on the component.
    fileprivate var cause: Diagnostic {
        Diagnostic(id, message, at: place, notes: notes.map { Note($0.message, at: $0.place) })
    }
}

// SPDX-License-Identifier: Apache-2.0
