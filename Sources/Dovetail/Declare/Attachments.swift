package import DovetailGraph

// What modules above the core write onto a sheet, which the core keeps and does not look at.

extension BindingBuilder {
    /// Finishes the binding with what `evaluate` returns, called once for each instance of the component. Nobody asks whether
    /// several threads may have that.
    @discardableResult
    package func finished(evaluating evaluate: @escaping @Sendable () -> Element) -> BindingReceipt<Element> {
        draft.finish(value: { _, _, _, out in deliver(evaluate(), out) })
        return BindingReceipt()
    }

    /// Hangs something onto the binding, to be found in ``Graph/Binding/attachment``.
    package func attached(_ attachment: any Sendable) -> BindingBuilder {
        draft.attach(attachment)
        return self
    }
}

extension Binder {
    /// Includes `module`, of which `configure` says what it binds, and which knows where it was included first.
    ///
    /// As with every module, including it again changes nothing.
    package func include<M: Module>(
        module: M.Type, at place: Graph.Place, configure: @escaping (Binder<Unscoped>) -> Void
    ) where M.Scope == Unscoped {
        sheet.include(ModuleDescription(M.self) { configure(Binder<Unscoped>($0)) }, at: place)
    }
}

extension ModuleDescription {
    fileprivate init<M: Module>(_: M.Type, _ configure: @escaping (Sheet) -> Void) {
        type = M.self
        scope = nil
        self.configure = configure
    }
}

extension ReceiptBinder {
    /// The same for a binding that somebody else started.
    @discardableResult
    package func finished(
        evaluating evaluate: @escaping @Sendable () -> Element, file: StaticString, filePath: StaticString, line: UInt, column: UInt
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, Enclosing>(draft).finished(evaluating: evaluate)
    }

    /// Finishes the binding with something that looks for other instances while the program runs.
    package func to(lookup make: @escaping @Sendable (Lookup) -> Element) -> BindingReceipt<Element> {
        // What it may look up has to be kept where the component's parents have ended.
        draft.attach(LookupAttachment())
        // Like a provider it may hold on to the component, which the request says.
        draft.finish(pack: { $0.ask(Provider<Element>.self) }) { env, _, _, out in deliver(make(Lookup(env)), out) }
        return BindingReceipt()
    }
}
