internal import DovetailGraph

/// Who builds a component without a launcher has nobody who would give what is made from outside.
struct NothingIsGiven: GraphPlugin {
    func visit(_ graph: Graph, report: inout PluginReport) {
        for position in graph.bindings.indices where graph.bindings[position].isGiven {
            let binding = graph.bindings[position]
            let named = (binding.attachment as? any NamedAttachment)?.bindingName
            let root = graph.components[0].name
            report.error(
                "\(named ?? graph.keys[binding.key].key.description) is given by a launcher, and \(root) is built without one",
                at: binding.place, id: .nothingGiven,
                help: ["bring \(root) up with Launcher(\(root).self), or replace the binding with one that has a factory"])
        }
    }
}
