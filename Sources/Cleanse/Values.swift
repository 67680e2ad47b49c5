public import Dovetail

// The core takes an expression and evaluates it when the graph has been found valid; in Swift 6 mode it must not capture what
// is not Sendable. Cleanse took a value, made while `configure` ran, and did not ask: so it is for those who import it.

extension BindingBuilder {
    /// Binds a value that is there already.
    ///
    /// Every scope fulfils the requirement, which lets the compiler prefer this method to the core's.
    @_disfavoredOverload @discardableResult
    public func to(value: Element) -> BindingReceipt<Element> where Scope: SendableMetatype {
        nonisolated(unsafe) let value = value
        return to(factory: { value })
    }
}

extension ReceiptBinder {
    /// Binds a value that is there already.
    ///
    /// Every type fulfils the requirement, which lets the compiler prefer this method to the core's.
    @_disfavoredOverload @discardableResult
    public func to(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        value: Element
    ) -> BindingReceipt<Element> where Element: SendableMetatype {
        nonisolated(unsafe) let value = value
        return to(file: file, filePath: filePath, line: line, column: column, factory: { value })
    }
}
