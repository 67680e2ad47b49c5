package import DovetailGraph

// Data that modules above the core attach to a sheet. The core stores it and does not interpret it.

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
        module: M.Type, at place: Graph.Place, configure: @escaping (Binder<Unscoped>) -> Void
    ) where M.Scope == Unscoped {
        sheet.include(ErasedModule(M.self) { configure(Binder<Unscoped>($0)) }, at: place)
    }
}

extension ErasedModule {
    fileprivate init<M: Module>(_: M.Type, _ configure: @escaping (DeclarationRecorder) -> Void) {
        type = M.self
        scope = nil
        self.configure = configure
    }
}

extension ReceiptBinder {
    /// Completes a binding that was started elsewhere; see the method of the same name in `BindingBuilder`.
    @discardableResult
    package func finished(
        evaluating evaluate: @escaping @Sendable () -> Element, file: StaticString, filePath: StaticString, line: UInt, column: UInt
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, EnclosingScope>(draft).finished(evaluating: evaluate)
    }

    /// Completes the binding with a function that resolves other instances at run time.
    package func to(lookup make: @escaping @Sendable (Lookup) -> Element) -> BindingReceipt<Element> {
        // The dependencies that it may look up must be retained for the case that the component's parents have been deallocated.
        draft.attach(LookupAttachment())
        // The result may retain the component as a provider does, and this request makes the dependency visible to the graph.
        draft.finish(pack: { $0.ask(Provider<Element>.self) }) { env, _, _, out in deliver(make(Lookup(env)), out) }
        return BindingReceipt()
    }
}
