// A value or a type where a factory belongs. The disfavored overloads would also fit a function where the element is inferred.

extension BindingBuilder {
    /// Rejects a value without a label.
    @available(*, unavailable, renamed: "to(value:)")
    @_disfavoredOverload @discardableResult
    public func to(_ value: Element) -> BindingReceipt<Element> { BindingReceipt() }

    /// Rejects a value in place of a factory.
    @available(*, unavailable, renamed: "to(value:)")
    @_disfavoredOverload @discardableResult
    public func to(factory value: Element) -> BindingReceipt<Element> { BindingReceipt() }

    /// Rejects a value that can be nil.
    @available(*, unavailable, message: "the value can be nil: unwrap it, or bind the optional type, as in bind(Store?.self)")
    @_disfavoredOverload @discardableResult
    public func to(value: Element?) -> BindingReceipt<Element> { BindingReceipt() }

    /// Rejects a closure in place of a value.
    @available(*, unavailable, renamed: "to(factory:)")
    @_disfavoredOverload @discardableResult
    public func to(value factory: () -> Element) -> BindingReceipt<Element> { BindingReceipt() }

    /// Rejects a type in place of a factory.
    @available(*, unavailable, message: "a type is not a factory: pass its initializer, as in to(factory: Store.init)")
    @discardableResult
    public func to<Implementation>(_ type: Implementation.Type) -> BindingReceipt<Element> { BindingReceipt() }

    /// Rejects a type in place of a factory.
    @available(*, unavailable, message: "a type is not a factory: pass its initializer, as in to(factory: Store.init)")
    @discardableResult
    public func to<Implementation>(factory type: Implementation.Type) -> BindingReceipt<Element> { BindingReceipt() }
}

extension ReceiptBinder {
    /// Rejects a value without a label.
    @available(*, unavailable, renamed: "to(value:)")
    @_disfavoredOverload @discardableResult
    public func to(_ value: Element) -> BindingReceipt<Element> { BindingReceipt() }

    /// Rejects a value in place of a factory.
    @available(*, unavailable, renamed: "to(value:)")
    @_disfavoredOverload @discardableResult
    public func to(factory value: Element) -> BindingReceipt<Element> { BindingReceipt() }

    /// Rejects a type in place of a factory.
    @available(*, unavailable, message: "a type is not a factory: pass its initializer, as in to(factory: Store.init)")
    @discardableResult
    public func to<Implementation>(_ type: Implementation.Type) -> BindingReceipt<Element> { BindingReceipt() }
}

extension FactoryBuilder {
    /// Rejects a value in place of a factory.
    @available(*, unavailable, message: "an assisted factory creates each product: write to(factory:) with an initializer or a closure")
    @discardableResult
    public func to(value: Element) -> BindingReceipt<Factory<F>> { BindingReceipt() }
}

extension BindingReceipt {
    /// Rejects a receipt that completes no binding.
    @available(*, unavailable, message: "only a completed binding returns a receipt: write bind.to(factory:) or bind.to(value:)")
    public init(_: Void = ()) { self.init() }
}
