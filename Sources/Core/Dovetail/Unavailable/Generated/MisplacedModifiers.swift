// Written by `Scripts/generate unavailable`. Do not edit.
//
// A tag, a scope or a collection at the wrong place of the chain, or where there is nothing to share.

extension BindingBuilder where Scope == Unscoped {
    /// Rejects a mistake: this binder has no scope in which an instance could be shared: write Binder<Singleton>, or Binder with a scope of your own
    @available(*, unavailable, message: "this binder has no scope in which an instance could be shared: write Binder<Singleton>, or Binder with a scope of your own")
    public func sharedInScope() -> BindingBuilder { unavailable() }
}

extension BindingBuilder {
    /// Rejects a mistake: the scope is that of the binder: write sharedInScope() without an argument
    @available(*, unavailable, message: "the scope is that of the binder: write sharedInScope() without an argument")
    public func sharedInScope<Lifetime: AnyScope>(_ scope: Lifetime.Type) -> BindingBuilder { unavailable() }

    /// Rejects a mistake: a tag is a type: declare enum Name: Tag { typealias Element = … } and write tagged(with: Name.self)
    @available(*, unavailable, message: "a tag is a type: declare enum Name: Tag { typealias Element = … } and write tagged(with: Name.self)")
    public func tagged(with name: String) -> BindingBuilder { unavailable() }

    /// Rejects a mistake: a tag is a type: declare enum Name: Tag { typealias Element = … } and write tagged(with: Name.self)
    @available(*, unavailable, message: "a tag is a type: declare enum Name: Tag { typealias Element = … } and write tagged(with: Name.self)")
    public func tagged(_ name: String) -> BindingBuilder { unavailable() }

    /// Rejects a mistake: only an assisted factory has arguments: write bindFactory(_:) instead of bind(_:)
    @available(*, unavailable, message: "only an assisted factory has arguments: write bindFactory(_:) instead of bind(_:)")
    public func from<Argument>(_ argument: Argument.Type) -> BindingBuilder { unavailable() }

    /// Rejects a mistake: only an assisted factory has arguments: write bindFactory(_:) instead of bind(_:)
    @available(*, unavailable, message: "only an assisted factory has arguments: write bindFactory(_:) instead of bind(_:)")
    public func with<Named: AssistedFactory>(_ factory: Named.Type) -> BindingBuilder { unavailable() }
}

extension BindingBuilder where Element == Key {
    /// Rejects a mistake: an entry needs a key, as in intoDictionary("search")
    @available(*, unavailable, message: "an entry needs a key, as in intoDictionary(\"search\")")
    public func intoDictionary() -> BindingBuilder { unavailable() }
}

extension BindingReceipt {
    /// Rejects a mistake: write sharedInScope() before to, which completes the binding
    @available(*, unavailable, message: "write sharedInScope() before to, which completes the binding")
    @discardableResult public func sharedInScope() -> BindingReceipt { unavailable() }

    /// Rejects a mistake: write tagged(with:) before to, which completes the binding
    @available(*, unavailable, message: "write tagged(with:) before to, which completes the binding")
    @discardableResult public func tagged<T: Tag>(with tag: T.Type) -> BindingReceipt { unavailable() }

    /// Rejects a mistake: write intoCollection() before to, which completes the binding
    @available(*, unavailable, message: "write intoCollection() before to, which completes the binding")
    @discardableResult public func intoCollection() -> BindingReceipt { unavailable() }

    /// Rejects a mistake: write intoSet() before to, which completes the binding
    @available(*, unavailable, message: "write intoSet() before to, which completes the binding")
    @discardableResult public func intoSet() -> BindingReceipt { unavailable() }

    /// Rejects a mistake: write intoDictionary(key) before to, which completes the binding
    @available(*, unavailable, message: "write intoDictionary(key) before to, which completes the binding")
    @discardableResult public func intoDictionary<EntryKey>(_ key: EntryKey) -> BindingReceipt { unavailable() }

    /// Rejects a mistake: write using(_:) before to, which completes the binding
    @available(*, unavailable, message: "write using(_:) before to, which completes the binding")
    @discardableResult public func using<T: Tag>(_ tag: T.Type) -> BindingReceipt { unavailable() }

    /// Rejects a mistake: write from(_:) before to, which completes the binding
    @available(*, unavailable, message: "write from(_:) before to, which completes the binding")
    @discardableResult public func from<Argument>(_ argument: Argument.Type) -> BindingReceipt { unavailable() }
}

extension ReceiptBinder {
    /// Rejects a mistake: the key of this binding is already set: bind the type under the tag in configure(binder:)
    @available(*, unavailable, message: "the key of this binding is already set: bind the type under the tag in configure(binder:)")
    public func tagged<T: Tag>(with tag: T.Type) -> ReceiptBinder { unavailable() }
}

extension FactoryBuilder {
    /// Rejects a mistake: an assisted factory creates a new product for each call, which cannot be shared: bind a shared type with bind(_:)
    @available(*, unavailable, message: "an assisted factory creates a new product for each call, which cannot be shared: bind a shared type with bind(_:)")
    public func sharedInScope() -> FactoryBuilder { unavailable() }

    /// Rejects a mistake: with(_:) has named the factory and its seed: write with(_:) for an Assisted parameter, or from(_:) for a first parameter, not both
    @available(*, unavailable, message: "with(_:) has named the factory and its seed: write with(_:) for an Assisted parameter, or from(_:) for a first parameter, not both")
    public func from<Argument>(_ argument: Argument.Type) -> FactoryBuilder { unavailable() }

    /// Rejects a mistake: a factory has at most four arguments: pass several of them together, in a struct
    @available(*, unavailable, message: "a factory has at most four arguments: pass several of them together, in a struct")
    public func from<A, B, C, D, E>(_ a: A.Type, _ b: B.Type, _ c: C.Type, _ d: D.Type, _ e: E.Type) -> FactoryBuilder { unavailable() }

    /// Rejects a mistake: a factory has no tag: distinguish it from others of its product with its own AssistedFactory, in with(_:)
    @available(*, unavailable, message: "a factory has no tag: distinguish it from others of its product with its own AssistedFactory, in with(_:)")
    public func tagged<T: Tag>(with tag: T.Type) -> FactoryBuilder { unavailable() }

    /// Rejects a mistake: a collection contains instances: write bind(_:) instead of bindFactory(_:), with the function type as the element if each is a factory
    @available(*, unavailable, message: "a collection contains instances: write bind(_:) instead of bindFactory(_:), with the function type as the element if each is a factory")
    public func intoCollection() -> FactoryBuilder { unavailable() }
}

extension ArgumentFactoryBuilder {
    /// Rejects a mistake: a factory has no tag: distinguish it from others of its product with its own AssistedFactory, in with(_:)
    @available(*, unavailable, message: "a factory has no tag: distinguish it from others of its product with its own AssistedFactory, in with(_:)")
    public func tagged<T: Tag>(with tag: T.Type) -> ArgumentFactoryBuilder { unavailable() }

    /// Rejects a mistake: a collection contains instances: write bind(_:) instead of bindFactory(_:), with the function type as the element if each is a factory
    @available(*, unavailable, message: "a collection contains instances: write bind(_:) instead of bindFactory(_:), with the function type as the element if each is a factory")
    public func intoCollection() -> ArgumentFactoryBuilder { unavailable() }

    /// Rejects a mistake: an assisted factory creates a new product for each call, which cannot be shared: bind a shared type with bind(_:)
    @available(*, unavailable, message: "an assisted factory creates a new product for each call, which cannot be shared: bind a shared type with bind(_:)")
    public func sharedInScope() -> ArgumentFactoryBuilder { unavailable() }

    /// Rejects a mistake: from(_:) has named the argument: write with(_:) for an Assisted parameter, or from(_:) for a first parameter, not both
    @available(*, unavailable, message: "from(_:) has named the argument: write with(_:) for an Assisted parameter, or from(_:) for a first parameter, not both")
    public func with<Named: AssistedFactory>(_ factory: Named.Type) -> ArgumentFactoryBuilder { unavailable() }

    /// Rejects a mistake: name all arguments at once, as in from(Note.self, Mode.self)
    @available(*, unavailable, message: "name all arguments at once, as in from(Note.self, Mode.self)")
    public func from<Other>(_ argument: Other.Type) -> ArgumentFactoryBuilder { unavailable() }
}
