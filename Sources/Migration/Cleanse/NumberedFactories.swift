public import Dovetail

// Cleanse introduced these two methods when the compiler could not distinguish factories with no parameter and with one parameter. It
// deprecated the first one when it could, and not the second one. Like `to(factory:)`, they take any function in Swift 5 mode, and the
// location of a caller in the form of Cleanse.

extension BindingBuilder {
    /// The former name of `to(factory:)` for a factory without parameters.
    @available(*, deprecated, renamed: "to(factory:)")
    @preconcurrency @discardableResult
    public func to0(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) () -> Element
    ) -> BindingReceipt<Element> {
        to(factory: factory)
    }

    /// The former name of `to(file:line:function:factory:)` for a factory without parameters.
    @available(*, deprecated, renamed: "to(file:line:function:factory:)")
    @preconcurrency @discardableResult
    public func to0(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) () -> Element
    ) -> BindingReceipt<Element> {
        core(factory)
    }

    /// Another name of `to(factory:)` for a factory with one parameter.
    @preconcurrency @discardableResult
    public func to1<P0>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0) -> Element
    ) -> BindingReceipt<Element> {
        to(factory: factory)
    }

    /// Another name of `to(file:line:function:factory:)` for a factory with one parameter.
    @preconcurrency @discardableResult
    public func to1<P0>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0) -> Element
    ) -> BindingReceipt<Element> {
        core(factory)
    }
}

extension BindingBuilder where Scope: SendableMetatype {
    /// Calls `factory`, which does not need to be Sendable, for each instance.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult
    public func to1<P0>(factory: @escaping @isolated(any) (consuming P0) -> Element) -> BindingReceipt<Element> {
        core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming P0) -> Element).self))
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

    /// The former name of `to(file:line:function:factory:)` for a factory without parameters.
    @available(*, deprecated, renamed: "to(file:line:function:factory:)")
    @preconcurrency @discardableResult
    public func to0(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) () -> Element
    ) -> BindingReceipt<Element> {
        core(factory, file, file, UInt(clamping: line), 1)
    }

    /// Another name of `to(factory:)` for a factory with one parameter.
    @preconcurrency @discardableResult
    public func to1<P0>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0) -> Element
    ) -> BindingReceipt<Element> {
        to(file: file, filePath: filePath, line: line, column: column, factory: factory)
    }

    /// Another name of `to(file:line:function:factory:)` for a factory with one parameter.
    @preconcurrency @discardableResult
    public func to1<P0>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0) -> Element
    ) -> BindingReceipt<Element> {
        core(factory, file, file, UInt(clamping: line), 1)
    }
}

extension ReceiptBinder where Element: SendableMetatype {
    /// Calls `factory`, which does not need to be Sendable, for each instance.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult
    public func to1<P0>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        factory: @escaping @isolated(any) (consuming P0) -> Element
    ) -> BindingReceipt<Element> {
        core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming P0) -> Element).self), file, filePath, line, column)
    }
}

// SPDX-License-Identifier: Apache-2.0
