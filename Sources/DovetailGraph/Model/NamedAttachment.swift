/// An attachment that provides a name for its binding in messages, because its key does not appear in the source code.
package protocol NamedAttachment: Sendable {
    /// A name such as `step "Preload"`; nil if the key is descriptive.
    var bindingName: String? { get }
}

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
