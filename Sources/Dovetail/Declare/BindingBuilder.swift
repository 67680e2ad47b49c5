/// A binding that is being written: what it is told apart by, how long it is kept, and, last, how it is made.
///
/// `Element` is what the factory gives, `Key` what can be asked for: the same, but for contributions to collections.
@frozen
public struct BindingBuilder<Element, Key, Scope: AnyScope> {
    @usableFromInline let draft: Draft

    @inlinable @inline(__always)
    init(_ draft: Draft) { self.draft = draft }
}

/// What finishing a binding gives: the proof that it was finished.
public struct BindingReceipt<Element>: Sendable {
    @inlinable @inline(__always)
    init() {}
}

extension BindingBuilder {
    /// Binds under a tag: asked for as `TaggedProvider<tag>`.
    @inlinable @inline(__always)
    public func tagged<T: Tag>(with tag: T.Type) -> BindingBuilder where T.Element == Key {
        draft.tag(T.self)
        return self
    }

    /// Keeps one instance for each instance of the component: made once, when it is first needed, from any thread.
    @preconcurrency @inlinable @inline(__always)
    public func sharedInScope() -> BindingBuilder where Scope: Dovetail.Scope, Element: Sendable {
        draft.share()
        return self
    }

    /// Binds the value of an expression, which is evaluated once for each instance of the component, when it is first needed.
    // `function` is not used. A method of another module that has a parameter less is preferred to this one: see Cleanse.
    @preconcurrency @_disfavoredOverload @discardableResult @inlinable
    public func to(
        value: @autoclosure @escaping @Sendable () -> Element, function: StaticString = #function
    ) -> BindingReceipt<Element> where Element: Sendable {
        draft.finish(value: { _, _, _, out in deliver(value(), out) })
        return BindingReceipt()
    }

    /// The same for a value of which nobody knows whether several threads may use it.
    // A method of its own, because `@preconcurrency` turns no error into a warning where `[Cache]` is asked to be Sendable. Its last
    // parameter is not used either: it gives the method another symbol.
    @available(swift, deprecated: 6, message: "all who ask for the value get the same one, on any thread: make its type Sendable")
    @preconcurrency @_disfavoredOverload @discardableResult @inlinable
    public func to(
        value: @autoclosure @escaping @Sendable () -> Element, function: StaticString = #function, _: Void = ()
    ) -> BindingReceipt<Element> {
        draft.finish(value: { _, _, _, out in deliver(value(), out) })
        return BindingReceipt()
    }

    /// Asks a provider from outside each time an instance is needed.
    @preconcurrency @discardableResult @inlinable
    public func to<P: ProviderProtocol & Sendable>(provider: P) -> BindingReceipt<Element> where P.Element == Element {
        draft.finish(provider: { _, _, _, out in deliver(provider.get(), out) })
        return BindingReceipt()
    }

    /// Leaves it to `function` to finish the binding.
    ///
    /// A module can thus demand what it does not know how to make, and be told by whoever includes it:
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
