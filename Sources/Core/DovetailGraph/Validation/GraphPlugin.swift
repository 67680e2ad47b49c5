/// A custom validation rule.
///
/// A plugin receives the whole graph as plain values, even if the library's rules found errors in it:
///
///     struct LayerPolice: GraphPlugin {
///         func visit(_ graph: Graph, report: inout PluginReport) {
///             for binding in graph.bindings where isForbidden(binding, graph) {
///                 report.error("the data layer must not know the screens", at: binding.place)
///             }
///         }
///     }
///
/// Plugins run in the order in which they were passed, after the library's own rules. A plugin cannot prevent the next one from
/// running, and does not see the diagnostics of the others.
public protocol GraphPlugin: Sendable {
    /// Inspects `graph` and reports its problems.
    func visit(_ graph: Graph, report: inout PluginReport)
}

/// A plugin of the library itself. Its diagnostics do not show the name of the plugin, which is an implementation detail.
package protocol OwnPlugin: GraphPlugin {
    /// Whether this plugin reports what a rule that is attached to the graph would report.
    func includes(_ rule: any AttachedRule) -> Bool
}

extension OwnPlugin {
    package func includes(_ rule: any AttachedRule) -> Bool { false }
}

/// The diagnostics of one plugin, in the order in which they were reported.
public struct PluginReport: Sendable {
    /// The name of the plugin's type.
    public var plugin: String { name.metatype == nil ? name.full : name.short }
    /// Its text is only computed if the plugin reports a diagnostic.
    private let name: TypeName
    private var shownName: String? { name.metatype is any OwnPlugin.Type ? nil : plugin }
    /// The diagnostics reported so far.
    public private(set) var diagnostics: [Diagnostic] = []

    /// Creates an empty report, for tests of a plugin.
    public init(plugin: String) { name = TypeName(plugin) }

    /// Creates an empty report, which shows the name of the plugin unless it is one of the library's own.
    package init(_ plugin: any GraphPlugin) { name = TypeName(type(of: plugin)) }

    /// Reports an error, which prevents the graph from being built.
    public mutating func error(
        _ message: String, at place: Graph.SourceLocation? = nil, id: DiagnosticID = .plugin, path: [String] = [],
        notes: [Diagnostic.Note] = [],
        help: [String] = []
    ) {
        diagnostics.append(
            Diagnostic(id, severity: .error, message, at: place, path: path, notes: notes, help: help, plugin: shownName))
    }

    /// Reports a warning, which does not prevent the graph from being built.
    public mutating func warning(
        _ message: String, at place: Graph.SourceLocation? = nil, id: DiagnosticID = .plugin, path: [String] = [],
        notes: [Diagnostic.Note] = [],
        help: [String] = []
    ) {
        diagnostics.append(
            Diagnostic(id, severity: .warning, message, at: place, path: path, notes: notes, help: help, plugin: shownName))
    }
}

// SPDX-License-Identifier: Apache-2.0
