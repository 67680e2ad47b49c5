package import DovetailGraph

// Data that modules above the core attach to a recorder. The core stores it and does not interpret it.

extension BindingBuilder {
    /// Completes the binding with the value that `evaluate` returns, called once for each instance of the component. The value is not
    /// required to be Sendable.
    @discardableResult
    package func finished(evaluating evaluate: @escaping @Sendable () -> Element) -> BindingReceipt<Element> {
        draft.finish(value: { _, _, _, out in deliver(evaluate(), out) })
        return BindingReceipt()
    }

    /// Attaches data to the binding. It becomes the ``Graph/Binding/attachment``.
    package func attached(_ attachment: any Sendable) -> BindingBuilder {
        draft.attach(attachment)
        return self
    }
}

extension Binder {
    /// Includes `module`, whose bindings `configure` declares. A closure can capture where the module was first included.
    ///
    /// As with every module, including it again has no effect.
    package func include<M: Module>(
        module: M.Type, at place: Graph.SourceLocation, configure: @escaping (Binder<Unscoped>) -> Void
    ) where M.Scope == Unscoped {
        recorder.include(ErasedModule(type: M.self, scope: nil) { configure(Binder<Unscoped>($0)) }, at: place)
    }
}
