package import DovetailGraph

/// Reports bindings whose value only a launcher or a plugin can supply when the component is built without one.
package struct MissingExternalValue: OwnPlugin {
    package init() {}

    private static let alone: [any GraphPlugin] = [MissingExternalValue()]

    /// The plugins and this one.
    static func with(_ plugins: [any GraphPlugin]) -> [any GraphPlugin] { plugins.isEmpty ? alone : plugins + alone }

    package func visit(_ graph: Graph, report: inout PluginReport) {
        for position in graph.attachedBindings {
            guard let complaint = (graph.bindings[position].attachment as? any UnresolvedAttachment)?.complaint else { continue }
            report.error(complaint.message, at: graph.bindings[position].place, id: .missingExternalValue, help: [complaint.help])
        }
        let external = graph.externalBindings
        if external.isEmpty { return }
        let names = graph.stepNames
        for position in external {
            let binding = graph.bindings[position]
            let root = graph.components[0].name.short
            report.error(
                "\(names[position] ?? graph.keys[binding.key].key.description) is provided by a launcher, but \(root) is built without one",
                at: binding.place, id: .missingExternalValue,
                help: ["launch \(root) with Launcher(\(root).self), or replace the binding with one that has a factory"])
        }
    }
}
