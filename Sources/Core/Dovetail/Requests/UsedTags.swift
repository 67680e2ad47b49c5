// Parameters that receive the values of tags, so that their types do not have to be `Tagged`.

extension BindingBuilder {
    /// Passes the value of a tag to the first parameter of its type.
    ///
    /// The type that is bound does not have to import Dovetail, although it depends on a setting or another tagged value:
    ///
    /// ```swift
    /// binder.bind(Cache.self).using(CacheLimit.self).to(factory: Cache.init)  // init(limit: Int, store: Store)
    /// ```
    ///
    /// Each call names one more tag; tags with values of one type are those of the parameters of that type, in order. It is an
    /// `unmatched-tag` if the factory has no parameter for a tag.
    @inlinable
    public func using<T: Tag>(_ tag: T.Type) -> BindingBuilder {
        draft.use(T.self, of: T.Element.self)
        return self
    }
}

extension ReceiptBinder {
    /// Passes the value of a tag to the first parameter of its type.
    @inlinable
    public func using<T: Tag>(_ tag: T.Type) -> ReceiptBinder {
        draft.use(T.self, of: T.Element.self)
        return self
    }
}

extension FactoryBuilder {
    /// Passes the value of a tag to the first parameter of its type that is resolved from the graph.
    @inlinable
    public func using<T: Tag>(_ tag: T.Type) -> FactoryBuilder {
        draft.use(T.self, of: T.Element.self)
        return self
    }
}

extension ArgumentFactoryBuilder {
    /// Passes the value of a tag to the first parameter of its type that is resolved from the graph.
    @inlinable
    public func using<T: Tag>(_ tag: T.Type) -> ArgumentFactoryBuilder {
        draft.use(T.self, of: T.Element.self)
        return self
    }
}

extension ArgumentFactoryBuilder2 {
    /// Passes the value of a tag to the first parameter of its type that is resolved from the graph.
    @inlinable
    public func using<T: Tag>(_ tag: T.Type) -> ArgumentFactoryBuilder2 {
        draft.use(T.self, of: T.Element.self)
        return self
    }
}

extension ArgumentFactoryBuilder3 {
    /// Passes the value of a tag to the first parameter of its type that is resolved from the graph.
    @inlinable
    public func using<T: Tag>(_ tag: T.Type) -> ArgumentFactoryBuilder3 {
        draft.use(T.self, of: T.Element.self)
        return self
    }
}

extension ArgumentFactoryBuilder4 {
    /// Passes the value of a tag to the first parameter of its type that is resolved from the graph.
    @inlinable
    public func using<T: Tag>(_ tag: T.Type) -> ArgumentFactoryBuilder4 {
        draft.use(T.self, of: T.Element.self)
        return self
    }
}

extension InjectorBuilder {
    /// Passes the value of a tag to the first parameter of its type.
    @inlinable
    public func using<T: Tag>(_ tag: T.Type) -> InjectorBuilder {
        draft.use(T.self, of: T.Element.self)
        return self
    }
}

// SPDX-License-Identifier: Apache-2.0
