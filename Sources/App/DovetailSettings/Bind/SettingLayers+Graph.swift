public import Dovetail
import DovetailGraph
package import DovetailLayers

extension SettingLayers: GraphPlugin, GraphSupplier {
    /// Reads every setting of the graph and reports all problems.
    public func visit(_ graph: Graph, report: inout PluginReport) { supply(for: graph).visit(graph, report: &report) }

    package func supply(for graph: Graph) -> any GraphSupply { SettingsOfGraph(graph, in: self) }

    package func includes(_ rule: any AttachedRule) -> Bool { rule is SettingRule }
}

/// The settings that a graph binds, read from layers.
private struct SettingsOfGraph: SettingsSupply {
    let bindings: SettingBindings
    let settings: ResolvedSettings

    init(_ graph: Graph, in layers: SettingLayers) {
        bindings = SettingBindings(graph)
        settings = ResolvedSettings(bindings.declarations, replaced: bindings.replaced, in: layers)
    }

    func fill() {
        for slot in bindings.slots { slot.fill(from: settings) }
    }

    func visit(_ graph: Graph, report: inout PluginReport) {
        bindings.report(settings.problems + settings.warnings, to: &report)
    }

    /// Layers report the conflicts together with all other problems.
    func includes(_ rule: any AttachedRule) -> Bool { rule is SettingRule }

    var table: String { settings.rows.isEmpty ? "" : settings.table }

    var warnings: [Diagnostic] {
        var report = PluginReport(self)
        bindings.report(settings.warnings, to: &report)
        return report.diagnostics
    }

    var redact: @Sendable (String) -> String {
        let redaction = Redaction(of: settings)
        return { redaction.applied(to: $0) }
    }
}

/// Reports the problems of settings that no layer can solve. The graph contains this rule, so every validation applies it.
struct SettingRule: OwnPlugin, AttachedRule {
    func visit(_ graph: Graph, report: inout PluginReport) {
        let bindings = SettingBindings(graph)
        bindings.report(SettingConflict.check(bindings.declarations) + InvalidDefault.check(bindings.declarations), to: &report)
    }
}

extension ResolvedSettings {
    /// Reads the settings that a graph binds, such as `App.graph()`.
    ///
    /// ```swift
    /// print(ResolvedSettings(App.graph(), in: layers).table)
    /// ```
    public init(_ graph: Graph, in layers: SettingLayers) {
        let bindings = SettingBindings(graph)
        self.init(bindings.declarations, replaced: bindings.replaced, in: layers)
    }
}

// SPDX-License-Identifier: Apache-2.0
