// Written by `Scripts/generate unavailable`. Do not edit.
//
// A value or a type where a factory belongs. Some would also fit a function where the element is inferred.

extension BindingBuilder {
    /// Rejects another spelling of `to(value:)`.
    @available(*, unavailable, renamed: "to(value:)")
    @_disfavoredOverload @discardableResult public func to(_ value: Element) -> BindingReceipt<Element> { unavailable() }

    /// Rejects another spelling of `to(value:)`.
    @available(*, unavailable, renamed: "to(value:)")
    @_disfavoredOverload @discardableResult public func to(factory value: Element) -> BindingReceipt<Element> { unavailable() }

    /// Rejects a mistake: the value can be nil: unwrap it, or bind the optional type, as in bind(Store?.self)
    @available(*, unavailable, message: "the value can be nil: unwrap it, or bind the optional type, as in bind(Store?.self)")
    @_disfavoredOverload @discardableResult public func to(value: Element?) -> BindingReceipt<Element> { unavailable() }

    /// Rejects another spelling of `to(factory:)`.
    @available(*, unavailable, renamed: "to(factory:)")
    @_disfavoredOverload @discardableResult public func to(value factory: () -> Element) -> BindingReceipt<Element> { unavailable() }

    /// Rejects a mistake: a type is not a factory: pass its initializer, as in to(factory: Store.init)
    @available(*, unavailable, message: "a type is not a factory: pass its initializer, as in to(factory: Store.init)")
    @discardableResult public func to<Implementation>(_ type: Implementation.Type) -> BindingReceipt<Element> { unavailable() }

    /// Rejects a mistake: a type is not a factory: pass its initializer, as in to(factory: Store.init)
    @available(*, unavailable, message: "a type is not a factory: pass its initializer, as in to(factory: Store.init)")
    @discardableResult public func to<Implementation>(factory type: Implementation.Type) -> BindingReceipt<Element> { unavailable() }
}

extension ReceiptBinder {
    /// Rejects another spelling of `to(value:)`.
    @available(*, unavailable, renamed: "to(value:)")
    @_disfavoredOverload @discardableResult public func to(_ value: Element) -> BindingReceipt<Element> { unavailable() }

    /// Rejects another spelling of `to(value:)`.
    @available(*, unavailable, renamed: "to(value:)")
    @_disfavoredOverload @discardableResult public func to(factory value: Element) -> BindingReceipt<Element> { unavailable() }

    /// Rejects a mistake: a type is not a factory: pass its initializer, as in to(factory: Store.init)
    @available(*, unavailable, message: "a type is not a factory: pass its initializer, as in to(factory: Store.init)")
    @discardableResult public func to<Implementation>(_ type: Implementation.Type) -> BindingReceipt<Element> { unavailable() }
}

extension FactoryBuilder {
    /// Rejects a mistake: an assisted factory creates each product: write to(factory:) with an initializer or a closure
    @available(*, unavailable, message: "an assisted factory creates each product: write to(factory:) with an initializer or a closure")
    @discardableResult public func to(value: Element) -> BindingReceipt<Factory<F>> { unavailable() }
}

extension ArgumentFactoryBuilder {
    /// Rejects a mistake: an assisted factory creates each product: write to(factory:) with an initializer or a closure
    @available(*, unavailable, message: "an assisted factory creates each product: write to(factory:) with an initializer or a closure")
    @discardableResult public func to(value: Element) -> BindingReceipt<Factory<From<Argument, Element>>> { unavailable() }
}

extension BindingReceipt {
    /// Rejects a mistake: only a completed binding returns a receipt: write bind.to(factory:) or bind.to(value:)
    @available(*, unavailable, message: "only a completed binding returns a receipt: write bind.to(factory:) or bind.to(value:)")
    public init(_: Void = ()) { unavailable() }
}
