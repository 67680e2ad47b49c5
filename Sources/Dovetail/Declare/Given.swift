package import DovetailGraph

extension ComponentFactory {
    /// An instance of the component whose root is not made yet; nil for a factory without a graph.
    package func instance(_ seed: C.Seed) -> Instance? {
        guard let plan = site.plan else { return nil }
        guard plan.seedIsProvided, let provider = seed as? any ProviderProtocol else {
            return Instance(site, plan: plan, seed: seed)
        }
        func open<P: ProviderProtocol>(_ provider: P) -> Instance { Instance(site, plan: plan, seed: provider.get()) }
        return open(provider)
    }

    /// A new root, of a seed that only a module above the core has to answer for.
    package func root(_ seed: C.Seed) -> C.Root { built(seed) }

    /// The graph; nil for a factory without one.
    package var graph: Graph? { site.plan?.wiring.graph }
}

extension BindingBuilder {
    /// Finishes the binding as one whose instance a module above the core puts into each instance of the component.
    ///
    /// - Parameters:
    ///   - attachment: What that module wants to find in ``Graph/Binding/attachment``.
    ///   - requests: What it will ask the instance for, in order, to make the value.
    ///   - isEntryPoint: Whether it is needed although nobody asks for it.
    ///   - isolation: The actor on which it will be made.
    @discardableResult
    package func given(
        _ attachment: any Sendable, asking requests: [Any.Type] = [], isEntryPoint: Bool = false, on isolation: (any Actor)? = nil
    ) -> BindingReceipt<Element> {
        draft.finish(given: attachment, asking: requests, isEntryPoint: isEntryPoint, on: isolation)
        return BindingReceipt()
    }
}

extension ReceiptBinder {
    /// The same for a binding that somebody else started, such as a root.
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
