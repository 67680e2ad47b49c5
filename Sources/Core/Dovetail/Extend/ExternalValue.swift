extension BindingBuilder {
    /// Completes the binding as one whose value a module above the core puts into each instance of the component.
    ///
    /// - Parameters:
    ///   - attachment: Data for that module, which becomes the ``Graph/Binding/attachment``.
    ///   - requests: The dependencies that the module resolves to create the value, in order.
    ///   - isEntryPoint: Whether the binding is needed even if no other binding depends on it.
    ///   - isolation: The actor on which the value is created.
    @discardableResult
    package func external(
        _ attachment: any Sendable, requesting requests: [Any.Type] = [], isEntryPoint: Bool = false, on isolation: (any Actor)? = nil
    ) -> BindingReceipt<Element> {
        draft.finish(external: attachment, requesting: requests, isEntryPoint: isEntryPoint, on: isolation)
        return BindingReceipt()
    }
}

// SPDX-License-Identifier: Apache-2.0
