/// A binding that somebody else started, to be finished here.
///
/// It stands where the root of a component is made, and where a module leaves the making of something to whoever includes
/// it: see ``BindingBuilder/configured(with:)``.
@frozen
public struct ReceiptBinder<Element> {
    @usableFromInline let draft: Draft

    @inlinable @inline(__always)
    init(_ draft: Draft) { self.draft = draft }
}

/// The scope of whatever component a binding ends up in.
@usableFromInline
enum Enclosing: Scope {}

extension ReceiptBinder {
    /// Keeps one instance for each instance of the component: made once, when it is first needed, from any thread.
    ///
    /// The component has to have a scope; which one, it does not matter.
    @preconcurrency @inlinable @inline(__always)
    public func sharedInScope() -> ReceiptBinder where Element: Sendable {
        draft.share()
        return self
    }

    /// Binds the value of an expression, which is evaluated once for each instance of the component, when it is first needed.
    // `function` is not used: see the method of the same name in `BindingBuilder`.
    @preconcurrency @_disfavoredOverload @discardableResult @inlinable
    public func to(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        value: @autoclosure @escaping @Sendable () -> Element, function: StaticString = #function
    ) -> BindingReceipt<Element> where Element: Sendable {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, Enclosing>(draft).to(value: value())
    }

    /// The same for a value of which nobody knows whether several threads may use it.
    @available(swift, deprecated: 6, message: "all who ask for the value get the same one, on any thread: make its type Sendable")
    @preconcurrency @_disfavoredOverload @discardableResult @inlinable
    public func to(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        value: @autoclosure @escaping @Sendable () -> Element, function: StaticString = #function, _: Void = ()
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        draft.finish(value: { _, _, _, out in deliver(value(), out) })
        return BindingReceipt()
    }

    /// Asks a provider from outside each time an instance is needed.
    @preconcurrency @discardableResult @inlinable
    public func to<P: ProviderProtocol & Sendable>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        provider: P
    ) -> BindingReceipt<Element> where P.Element == Element {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, Enclosing>(draft).to(provider: provider)
    }

    /// Leaves it to `function` to finish the binding.
    @discardableResult
    public func configured(
        with function: (_ bind: ReceiptBinder<Element>) -> BindingReceipt<Element>
    ) -> BindingReceipt<Element> {
        function(self)
    }
}
