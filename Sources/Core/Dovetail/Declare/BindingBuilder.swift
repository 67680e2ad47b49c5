/// A binding under construction: optionally tagged, optionally shared, and completed by one of the `to` methods.
///
/// `Element` is the type that the factory returns, and `Key` is the type that can be requested. They differ only for contributions
/// to collections.
@frozen
public struct BindingBuilder<Element, Key, Scope: AnyScope> {
    @usableFromInline let draft: BindingDraft

    @inlinable @inline(__always)
    init(_ draft: BindingDraft) { self.draft = draft }
}

/// The overloads of `to` for factories with parameters, one for each number of them.
///
/// They are not members of the builder itself because code completion would list them all. It lists no members of a protocol that is not
/// public. The compiler accepts calls of those that are public, because `@usableFromInline` makes the protocol part of the binary interface.
/// If one did not, the protocol could be public, and nothing else would change.
@usableFromInline
protocol BindingBuilderOverloads<Element> {
    associatedtype Element
    var draft: BindingDraft { get }
}

extension BindingBuilder: BindingBuilderOverloads {}

/// The result of completing a binding. A function that has to return one cannot leave its binding incomplete.
@frozen
public struct BindingReceipt<Element>: Sendable {
    @inlinable @inline(__always)
    init() {}
}

extension BindingBuilder {
    /// Binds under a tag, to be requested as `Tagged<tag>`.
    @inlinable @inline(__always)
    public func tagged<T: Tag>(with tag: T.Type) -> BindingBuilder where T.Element == Key {
        draft.tag(T.self)
        return self
    }

    /// Shares one instance within each instance of the component. It is created once, when it is first needed, from any thread.
    ///
    /// In Swift 6 mode the type must be `Sendable`. In Swift 5 mode the compiler does not check it.
    @available(swift, introduced: 6)
    @inlinable @inline(__always)
    public func sharedInScope() -> BindingBuilder where Scope: Dovetail.Scope, Element: Sendable {
        draft.share()
        return self
    }

    /// Shares one instance within each instance of the component. It is created once, when it is first needed, from any thread.
    // In Swift 5 mode, because the compiler warns of a type whose conformance to Sendable is marked as unavailable in that mode, too. The
    // parameter is not used; it gives the method a different symbol.
    @available(swift, obsoleted: 6)
    @_disfavoredOverload @inlinable @inline(__always)
    public func sharedInScope(_: StaticString = #function) -> BindingBuilder where Scope: Dovetail.Scope {
        draft.share()
        return self
    }

    /// Binds the value of an expression, which is evaluated once for each instance of the component, when it is first needed.
    // `function` is not used. It makes overload resolution prefer the method of another module that has one parameter less: see Cleanse.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @inlinable
    public func to(
        value: @autoclosure @escaping @Sendable () -> Element, function: StaticString = #function
    ) -> BindingReceipt<Element> where Element: Sendable {
        draft.finish(value: { _, _, _, out in deliver(value(), out) })
        return BindingReceipt()
    }

    /// Binds the value of an expression whose type is not Sendable.
    // This is a separate method because `@preconcurrency` does not turn the error into a warning where `[Cache]` is required to be
    // Sendable. Its last parameter is not used; it gives the method a different symbol, and completion does not
    // show it because of its default.
    @available(swift, deprecated: 6, message: "every requester receives the same value, on any thread: make its type Sendable")
    @preconcurrency @_disfavoredOverload @discardableResult @inlinable
    public func to(
        value: @autoclosure @escaping @Sendable () -> Element, function: StaticString = #function, _: StaticString = #function
    ) -> BindingReceipt<Element> {
        draft.finish(value: { _, _, _, out in deliver(value(), out) })
        return BindingReceipt()
    }

    /// Calls a provider from outside the graph each time an instance is needed.
    @preconcurrency @discardableResult @inlinable
    public func to<P: ProviderProtocol & Sendable>(provider: P) -> BindingReceipt<Element> where P.Element == Element {
        draft.finish(provider: { _, _, _, out in deliver(provider.get(), out) })
        return BindingReceipt()
    }

    /// Delegates the completion of the binding to `function`.
    ///
    /// A module can thus declare a binding that it cannot implement itself, and leave the implementation to its including module:
    ///
    /// ```swift
    /// binder.bind(Store.self).sharedInScope().configured(with: Platform.configureStore)
    /// ```
    @discardableResult
    public func configured(
        with function: (_ bind: ReceiptBinder<Element>) -> BindingReceipt<Element>
    ) -> BindingReceipt<Element> {
        function(ReceiptBinder(draft))
    }
}

// SPDX-License-Identifier: Apache-2.0
