public import Dovetail

// Cleanse had these two when the compiler could not tell a factory of no parameter from one of one parameter, and deprecated
// them when it could.

extension BindingBuilder {
    /// The old name of `to(factory:)` for a factory without parameters.
    @available(*, deprecated, renamed: "to(factory:)")
    @preconcurrency @discardableResult
    public func to0(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) () -> Element
    ) -> BindingReceipt<Element> {
        to(factory: factory)
    }

    /// The old name of `to(factory:)` for a factory of one parameter.
    @available(*, deprecated, renamed: "to(factory:)")
    @preconcurrency @discardableResult
    public func to1<P0>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0) -> Element
    ) -> BindingReceipt<Element> {
        to(factory: factory)
    }
}

extension ReceiptBinder {
    /// The old name of `to(factory:)` for a factory without parameters.
    @available(*, deprecated, renamed: "to(factory:)")
    @preconcurrency @discardableResult
    public func to0(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) () -> Element
    ) -> BindingReceipt<Element> {
        to(file: file, filePath: filePath, line: line, column: column, factory: factory)
    }

    /// The old name of `to(factory:)` for a factory of one parameter.
    @available(*, deprecated, renamed: "to(factory:)")
    @preconcurrency @discardableResult
    public func to1<P0>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0) -> Element
    ) -> BindingReceipt<Element> {
        to(file: file, filePath: filePath, line: line, column: column, factory: factory)
    }
}
