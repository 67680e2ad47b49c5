package import DovetailGraph

/// An attachment that adds to the graph what the rules have to know about its binding.
package protocol GraphAttachment: Sendable {
    /// Called for each binding while the graph is collected.
    func add(_ binding: Int, to graph: inout Graph)
}

/// An attachment that a plugin has to handle while the graph is validated.
package protocol UnresolvedAttachment: Sendable {
    /// The message and help if no plugin has handled it; nil if one has, or if none is needed.
    var complaint: (message: String, help: String)? { get }
}
