package import DovetailGraph

/// An attachment that adds to the graph what the rules have to know about its binding.
package protocol GraphAttachment: Sendable {
    /// Called for each binding while the graph is collected.
    func add(_ binding: Int, to graph: inout Graph)
}

/// An attachment of a binding whose value a ``GraphSupplier`` has to supply.
package protocol UnresolvedAttachment: Sendable {
    /// The message and help if there was no supplier; nil if there was one, or if none is needed.
    var complaint: (message: String, help: String)? { get }
}

extension BindingBuilder {
    /// Attaches data to the binding, which the core stores and does not interpret. It becomes the ``Graph/Binding/attachment``.
    package func attached(_ attachment: any Sendable) -> BindingBuilder {
        draft.attach(attachment)
        return self
    }
}

// SPDX-License-Identifier: Apache-2.0
