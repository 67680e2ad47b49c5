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

    /// Binds a value that is there already. It is evaluated when the graph has been found valid, once.
    @preconcurrency @_disfavoredOverload @discardableResult @inlinable
    public func to(value: @autoclosure @escaping @Sendable () -> Element) -> BindingReceipt<Element> {
        draft.finish(
            value: { _, _, _, out in deliver(value(), out) },
            { _, edges, _, out in
                deliver(edges.constant(Element.self), out)
            })
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
