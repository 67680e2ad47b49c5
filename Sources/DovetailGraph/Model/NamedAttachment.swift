/// What hangs on a binding that messages call by a name of its own, because nobody wrote its key.
package protocol NamedAttachment: Sendable {
    /// Such as `step "Preload"`; nil where the key says it.
    var bindingName: String? { get }
}

/// An attachment that has to be answered by a plugin while the graph is validated.
package protocol AwaitingAttachment: Sendable {
    /// What to say and what to advise if no plugin has done so; nil if one has, or if none is needed.
    var complaint: (message: String, help: String)? { get }
}

/// What hangs on a binding whose instance looks others up while the program runs: anything that it can see.
package struct LookupAttachment: Sendable {
    package init() {}
}

extension Graph {
    /// The bindings that something hangs on.
    package var attachedBindings: [Int] {
        // Here and not where it is used, because from another module a look at one member copies the whole binding.
        bindings.indices.filter { bindings[$0].attached != nil }
    }
}
