/// A rule of your own.
///
/// It sees the whole graph as plain values, also one in which the library found errors:
///
///     struct LayerPolice: GraphPlugin {
///         func visit(_ graph: Graph, report: inout PluginReport) {
///             for binding in graph.bindings where isForbidden(binding, graph) {
///                 report.error("the data layer must not know the screens", at: binding.place)
///             }
///         }
///     }
///
/// Plugins run one after the other, in the order in which they were given, after the library's own rules. None of them
/// can keep the next from running, and none sees what another one reported.
public protocol GraphPlugin: Sendable {
    /// Looks at `graph`, and reports what is wrong with it.
    func visit(_ graph: Graph, report: inout PluginReport)
}

/// A plugin of the library's own: what it finds is shown without the name of a plugin, which would tell nobody anything.
package protocol OwnPlugin: GraphPlugin {}

/// What one plugin has to say. All of it is kept, in the order in which it was said.
public struct PluginReport: Sendable {
    /// The name of the plugin's type.
    public var plugin: String { type.map { TypeName($0).short } ?? name }
    private let name: String
    /// Spelled out only for somebody who has something to say.
    private let type: (any GraphPlugin.Type)?
    /// What was reported until now.
    public private(set) var diagnostics: [Diagnostic] = []

    /// An empty report, such as a test of a plugin needs it.
    public init(plugin: String) {
        name = plugin
        type = nil
    }

    init(_ plugin: any GraphPlugin) {
        name = ""
        type = Swift.type(of: plugin)
    }

    /// Reports a fault: the graph is not built.
    public mutating func error(
        _ message: String, at place: Graph.Place? = nil, id: DiagnosticID = .plugin, path: [String] = [], notes: [Diagnostic.Note] = [],
        help: [String] = []
    ) {
        add(.error, message, place, id, path, notes, help)
    }

    /// Reports something that is worth a look: the graph is built all the same.
    public mutating func warning(
        _ message: String, at place: Graph.Place? = nil, id: DiagnosticID = .plugin, path: [String] = [], notes: [Diagnostic.Note] = [],
        help: [String] = []
    ) {
        add(.warning, message, place, id, path, notes, help)
    }

    private mutating func add(
        _ severity: Diagnostic.Severity, _ message: String, _ place: Graph.Place?, _ id: DiagnosticID, _ path: [String],
        _ notes: [Diagnostic.Note], _ help: [String]
    ) {
        diagnostics.append(
            Diagnostic(
                id, severity: severity, message, at: place, path: path, notes: notes, help: help,
                plugin: type is any OwnPlugin.Type ? nil : plugin))
    }
}
