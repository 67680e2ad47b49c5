internal import DovetailGraph

extension ReceiptBinder {
    /// Completes the binding with a function that resolves other instances at run time.
    package func to(lookup make: @escaping @Sendable (Lookup) -> Element) -> BindingReceipt<Element> {
        // The dependencies that it may look up must be retained for the case that the component's parents have been deallocated.
        draft.attach(LookupAttachment())
        // The result may retain the component as a provider does, and this request makes the dependency visible to the graph.
        draft.finish(pack: { $0.request(Provider<Element>.self) }) { env, _, _, out in deliver(make(Lookup(env)), out) }
        return BindingReceipt()
    }
}
