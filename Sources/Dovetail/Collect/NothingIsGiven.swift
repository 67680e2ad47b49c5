package import DovetailGraph

/// Reports bindings whose value only a launcher or a plugin can supply when the component is built without one.
package struct NothingIsGiven: OwnPlugin {
    package init() {}

    package func visit(_ graph: Graph, report: inout PluginReport) {
        for position in graph.attachedBindings {
            guard let complaint = (graph.bindings[position].attachment as? any AwaitingAttachment)?.complaint else { continue }
            report.error(complaint.message, at: graph.bindings[position].place, id: .nothingGiven, help: [complaint.help])
        }
        let names = graph.stepNames
        for position in graph.bindings.indices where graph.bindings[position].kind.isGiven {
            let binding = graph.bindings[position]
            let root = graph.components[0].name.short
            report.error(
                "\(names[position] ?? graph.keys[binding.key].key.description) is provided by a launcher, but \(root) is built without one",
                at: binding.place, id: .nothingGiven,
                help: ["launch \(root) with Launcher(\(root).self), or replace the binding with one that has a factory"])
        }
    }
}
