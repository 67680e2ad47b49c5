/// A rule that an attachment adds to its graph. It is an `OwnPlugin`, which the model does not know.
package protocol AttachedRule: Sendable {}

/// Attached to a binding whose instance resolves other instances at run time: any that it can see.
package struct LookupAttachment: Sendable {
    package init() {}
}

extension Graph {
    /// The bindings that have an attachment.
    package var attachedBindings: [Int] { bindings.indices.filter { bindings[$0].attached != nil } }

    /// The bindings whose values are supplied from outside.
    package var externalBindings: [Int] { bindings.indices.filter { bindings[$0].kind.isExternal } }
}

// SPDX-License-Identifier: Apache-2.0
