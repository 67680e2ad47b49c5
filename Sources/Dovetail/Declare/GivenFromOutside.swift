package import DovetailGraph

/// What hangs on a given binding whose value is known before anything runs, worked out of something that only the module
/// of the attachment understands: a setting, out of the layers.
///
/// Whoever brings a component up asks the graph for them (see ``Graph/given(from:report:)``), and knows no kind of them.
package protocol GivenFromOutside: Sendable {
    /// The values of all bindings in `graph` that have such an attachment, out of `input`.
    ///
    /// Everything that is wrong is reported, at once; a binding without a value is left out. Called again for a graph
    /// with errors: it changes nothing.
    static func values(for graph: Graph, from input: any Sendable, report: inout PluginReport) -> GivenValues
}

/// Values that are ready to be given.
package struct GivenValues: Sendable {
    /// What puts the value of a binding into an instance of its component, by the position of the binding.
    package var give: [Int: @Sendable (Instance) -> Void] = [:]
    /// All of them, for people to read, one in a line, without secrets.
    package var table = ""

    package init() {}
}

extension Graph {
    /// What can be given without running anything: all attachments that know how, each kind asked once.
    package func given(from input: any Sendable, report: inout PluginReport) -> GivenValues {
        var all = GivenValues()
        var seen: Set<ObjectIdentifier> = []
        for binding in bindings {
            guard let attachment = binding.attachment as? any GivenFromOutside else { continue }
            let kind = type(of: attachment)
            guard seen.insert(ObjectIdentifier(kind)).inserted else { continue }
            let values = kind.values(for: self, from: input, report: &report)
            all.give.merge(values.give) { first, _ in first }
            all.table += values.table
        }
        return all
    }
}
