package import DovetailGraph

extension ComponentFactory {
    /// Creates an instance of the component without creating its root. Returns nil for a factory without a graph.
    package func instance(_ seed: C.Seed) -> ComponentInstance? {
        guard let plan = site.plan else { return nil }
        guard plan.seedIsProvided, let provider = seed as? any ProviderProtocol else {
            return ComponentInstance(site, plan: plan, seed: seed)
        }
        func open<P: ProviderProtocol>(_ provider: P) -> ComponentInstance { ComponentInstance(site, plan: plan, seed: provider.get()) }
        return open(provider)
    }

    /// Builds the component and returns its root. The calling module above the core is responsible for the seed's thread safety.
    package func root(_ seed: C.Seed) -> C.Root { built(seed) }

    /// The graph, or nil for a factory without one.
    package var graph: Graph? { site.plan?.wiring.graph }
}

extension BindingBuilder {
    /// Completes the binding as one whose value a module above the core puts into each instance of the component.
    ///
    /// - Parameters:
    ///   - attachment: Data for that module, which becomes the ``Graph/Binding/attachment``.
    ///   - requests: The dependencies that the module resolves to create the value, in order.
    ///   - isEntryPoint: Whether the binding is needed even if no other binding depends on it.
    ///   - isolation: The actor on which the value is created.
    @discardableResult
    package func given(
        _ attachment: any Sendable, asking requests: [Any.Type] = [], isEntryPoint: Bool = false, on isolation: (any Actor)? = nil
    ) -> BindingReceipt<Element> {
        draft.finish(given: attachment, asking: requests, isEntryPoint: isEntryPoint, on: isolation)
        return BindingReceipt()
    }
}

extension ReceiptBinder {
    /// Completes a binding that was started elsewhere, such as a root.
    @discardableResult
    package func given(
        _ attachment: any Sendable, asking requests: [Any.Type] = [], on isolation: (any Actor)? = nil, file: StaticString,
        filePath: StaticString, line: UInt, column: UInt
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        draft.finish(given: attachment, asking: requests, isEntryPoint: false, on: isolation)
        return BindingReceipt()
    }
}
