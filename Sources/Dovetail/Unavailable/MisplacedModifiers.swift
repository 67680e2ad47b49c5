// A tag, a scope or a collection at the wrong place of the chain, or where there is nothing to share.

extension BindingBuilder where Scope == Unscoped {
    /// Rejects sharing without a scope.
    @available(
        *, unavailable,
        message:
            "this binder has no scope in which an instance could be shared: write Binder<Singleton>, or Binder with a scope of your own"
    )
    public func sharedInScope() -> BindingBuilder { self }
}

extension BindingBuilder {
    /// Rejects a scope as an argument.
    @available(*, unavailable, message: "the scope is that of the binder: write sharedInScope() without an argument")
    public func sharedInScope<Lifetime: AnyScope>(_ scope: Lifetime.Type) -> BindingBuilder { self }

    /// Rejects a string in place of a tag.
    @available(
        *, unavailable, message: "a tag is a type: declare enum Name: Tag { typealias Element = … } and write tagged(with: Name.self)"
    )
    public func tagged(with name: String) -> BindingBuilder { self }

    /// Rejects a string in place of a tag.
    @available(
        *, unavailable, message: "a tag is a type: declare enum Name: Tag { typealias Element = … } and write tagged(with: Name.self)"
    )
    public func tagged(_ name: String) -> BindingBuilder { self }
}

extension BindingBuilder where Element == Key {
    /// Rejects an entry without a key.
    @available(*, unavailable, message: "an entry needs a key, as in intoDictionary(\"search\")")
    public func intoDictionary() -> BindingBuilder { self }
}

extension BindingReceipt {
    /// Rejects sharing after the binding is complete.
    @available(*, unavailable, message: "write sharedInScope() before to, which completes the binding")
    @discardableResult
    public func sharedInScope() -> BindingReceipt { self }

    /// Rejects a tag after the binding is complete.
    @available(*, unavailable, message: "write tagged(with:) before to, which completes the binding")
    @discardableResult
    public func tagged<T: Tag>(with tag: T.Type) -> BindingReceipt { self }

    /// Rejects a collection after the binding is complete.
    @available(*, unavailable, message: "write intoCollection() before to, which completes the binding")
    @discardableResult
    public func intoCollection() -> BindingReceipt { self }

    /// Rejects a set after the binding is complete.
    @available(*, unavailable, message: "write intoSet() before to, which completes the binding")
    @discardableResult
    public func intoSet() -> BindingReceipt { self }

    /// Rejects a dictionary after the binding is complete.
    @available(*, unavailable, message: "write intoDictionary(key) before to, which completes the binding")
    @discardableResult
    public func intoDictionary<EntryKey>(_ key: EntryKey) -> BindingReceipt { self }
}

extension ReceiptBinder {
    /// Rejects a tag on the root.
    @available(*, unavailable, message: "the key of this binding is already set: bind the type under the tag in configure(binder:)")
    public func tagged<T: Tag>(with tag: T.Type) -> ReceiptBinder { self }
}

extension FactoryBuilder {
    /// Rejects sharing of a product.
    @available(
        *, unavailable,
        message: "an assisted factory creates a new product for each call, which cannot be shared: bind a shared type with bind(_:)"
    )
    public func sharedInScope() -> FactoryBuilder { self }
}
