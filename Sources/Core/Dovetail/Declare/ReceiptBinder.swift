/// A binding that was started elsewhere and is completed here.
///
/// It is passed to the method that configures a component's root, and to the function that completes a module's binding on behalf
/// of the including module: see ``BindingBuilder/configured(with:)``.
@frozen
public struct ReceiptBinder<Element> {
    @usableFromInline let draft: BindingDraft

    @inlinable @inline(__always)
    init(_ draft: BindingDraft) { self.draft = draft }
}

/// The overloads of `to` for factories with parameters: see ``BindingBuilderOverloads``.
@usableFromInline
protocol ReceiptBinderOverloads<Element> {
    associatedtype Element
    var draft: BindingDraft { get }
}

extension ReceiptBinder: ReceiptBinderOverloads {}

/// A placeholder for the scope of the component that will contain the binding.
@usableFromInline
package enum EnclosingScope: Scope {}

extension ReceiptBinder {
    /// Records the location of the binding, and returns the builder that completes it.
    @inlinable @inline(__always)
    package func placed(
        file: StaticString, filePath: StaticString, line: UInt, column: UInt
    ) -> BindingBuilder<Element, Element, EnclosingScope> {
        draft.place(file, filePath, line, column)
        return BindingBuilder(draft)
    }

    /// Shares one instance within each instance of the component. It is created once, when it is first needed, from any thread.
    ///
    /// The component must have a scope, but any scope will do. In Swift 6 mode the type must be `Sendable`.
    @available(swift, introduced: 6)
    @inlinable @inline(__always)
    public func sharedInScope() -> ReceiptBinder where Element: Sendable {
        draft.share()
        return self
    }

    /// Shares one instance within each instance of the component. It is created once, when it is first needed, from any thread.
    // In Swift 5 mode: see the method of the same name in `BindingBuilder`.
    @available(swift, obsoleted: 6)
    @_disfavoredOverload @inlinable @inline(__always)
    public func sharedInScope(_: StaticString = #function) -> ReceiptBinder {
        draft.share()
        return self
    }

    /// Binds the value of an expression, which is evaluated once for each instance of the component, when it is first needed.
    // `function` is not used: see the method of the same name in `BindingBuilder`.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @inlinable
    public func to(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        value: @autoclosure @escaping @Sendable () -> Element, function: StaticString = #function
    ) -> BindingReceipt<Element> where Element: Sendable {
        placed(file: file, filePath: filePath, line: line, column: column).to(value: value())
    }

    /// Binds the value of an expression whose type is not Sendable.
    @available(swift, deprecated: 6, message: "every requester receives the same value, on any thread: make its type Sendable")
    @preconcurrency @_disfavoredOverload @discardableResult @inlinable
    public func to(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        value: @autoclosure @escaping @Sendable () -> Element, function: StaticString = #function, _: StaticString = #function
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        draft.finish(value: { _, _, _, out in deliver(value(), out) })
        return BindingReceipt()
    }

    /// Calls a provider from outside the graph each time an instance is needed.
    @preconcurrency @discardableResult @inlinable
    public func to<P: ProviderProtocol & Sendable>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column, provider: P
    ) -> BindingReceipt<Element> where P.Element == Element {
        placed(file: file, filePath: filePath, line: line, column: column).to(provider: provider)
    }

    /// Delegates the completion of the binding to `function`.
    @discardableResult
    public func configured(
        with function: (_ bind: ReceiptBinder<Element>) -> BindingReceipt<Element>
    ) -> BindingReceipt<Element> {
        function(self)
    }
}

// SPDX-License-Identifier: Apache-2.0
