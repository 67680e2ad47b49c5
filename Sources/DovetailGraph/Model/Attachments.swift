/// An attachment that adds to the graph what the rules have to know about its binding.
package protocol GraphAttachment: Sendable {
    /// Called for each binding while the graph is collected.
    func add(_ binding: Int, to graph: inout Graph)
}

/// A rule that an attachment adds to its graph. It is an `OwnPlugin`, which the model does not know.
package protocol AttachedRule: Sendable {}

/// An attachment that a plugin has to handle while the graph is validated.
package protocol AwaitingAttachment: Sendable {
    /// The message and help if no plugin has handled it; nil if one has, or if none is needed.
    var complaint: (message: String, help: String)? { get }
}

/// Attached to a binding whose instance resolves other instances at run time: any that it can see.
package struct LookupAttachment: Sendable {
    package init() {}
}

extension Graph {
    /// The bindings that have an attachment.
    package var attachedBindings: [Int] {
        // Implemented in this module, because accessing one property from another module copies the whole binding.
        bindings.indices.filter { bindings[$0].attached != nil }
    }
}
