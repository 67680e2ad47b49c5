public import Dovetail

// Cleanse introduced these two methods when the compiler could not distinguish factories with no parameter and with one parameter, and
// deprecated them when it could.

extension BindingBuilder {
    /// The former name of `to(factory:)` for a factory without parameters.
    @available(*, deprecated, renamed: "to(factory:)")
    @preconcurrency @discardableResult
    public func to0(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) () -> Element
    ) -> BindingReceipt<Element> {
        to(factory: factory)
    }

    /// The former name of `to(factory:)` for a factory with one parameter.
    @available(*, deprecated, renamed: "to(factory:)")
    @preconcurrency @discardableResult
    public func to1<P0>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0) -> Element
    ) -> BindingReceipt<Element> {
        to(factory: factory)
    }
}

extension ReceiptBinder {
    /// The former name of `to(factory:)` for a factory without parameters.
    @available(*, deprecated, renamed: "to(factory:)")
    @preconcurrency @discardableResult
    public func to0(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) () -> Element
    ) -> BindingReceipt<Element> {
        to(file: file, filePath: filePath, line: line, column: column, factory: factory)
    }

    /// The former name of `to(factory:)` for a factory with one parameter.
    @available(*, deprecated, renamed: "to(factory:)")
    @preconcurrency @discardableResult
    public func to1<P0>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0) -> Element
    ) -> BindingReceipt<Element> {
        to(file: file, filePath: filePath, line: line, column: column, factory: factory)
    }
}
