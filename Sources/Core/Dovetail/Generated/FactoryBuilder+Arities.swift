// Written by `Scripts/generate arities`. Do not edit.

extension FactoryBuilder {
    /// Calls `factory`, which can have any isolation, for each product. Its parameters, if it has any, are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    ///
    /// ```swift
    /// binder.bindFactory(Invoice.self).with(MakeInvoice.self).to(factory: Invoice.init)
    /// ```
    ///
    /// There is an overload for each number of parameters.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) () -> Element
    ) -> BindingReceipt<Factory<F>> {
        draft.bindFactory0(F.self, factory.isolation, unsafeBitCast(factory, to: (@Sendable () -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its parameters, if it has any, are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) () -> Element, _: StaticString = #function
    ) -> BindingReceipt<Factory<F>> {
        draft.bindFactory0(F.self, factory.isolation, unsafeBitCast(factory, to: (@Sendable () -> Element).self))
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its parameters, if it has any, are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    ///
    /// ```swift
    /// binder.bindFactory(Invoice.self).with(MakeInvoice.self).to(Invoice.init)
    /// ```
    ///
    /// There is an overload for each number of parameters.
    ///
    /// The isolation of such a factory does not have to be inspected at run time, so an initializer can be inlined at the call site.
    /// The compiler rejects actor-isolated functions; use `to(factory:)` for these. Trailing closures use `to(factory:)` too.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to(_ nonisolatedFactory: @escaping @Sendable () -> Element) -> BindingReceipt<Factory<F>> {
        draft.bindFactory0(F.self, nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its parameters, if it has any, are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to(_ nonisolatedFactory: @escaping @Sendable () -> Element, _: StaticString = #function) -> BindingReceipt<Factory<F>> {
        draft.bindFactory0(F.self, nil, nonisolatedFactory)
        return BindingReceipt()
    }
}

extension FactoryBuilderOverloads {
    /// Calls `factory`, which can have any isolation, for each product. Its parameter is resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1) -> Element
    ) -> BindingReceipt<Factory<F>> {
        draft.bindFactory1(F.self, factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Dependency1) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its parameter is resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Factory<F>> {
        draft.bindFactory1(F.self, factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Dependency1) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its 2 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2) -> Element
    ) -> BindingReceipt<Factory<F>> {
        draft.bindFactory2(F.self, factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Dependency1, consuming Dependency2) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its 2 parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Factory<F>> {
        draft.bindFactory2(F.self, factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Dependency1, consuming Dependency2) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its 3 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3) -> Element
    ) -> BindingReceipt<Factory<F>> {
        draft.bindFactory3(F.self, factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its 3 parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Factory<F>> {
        draft.bindFactory3(F.self, factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its 4 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) -> Element
    ) -> BindingReceipt<Factory<F>> {
        draft.bindFactory4(F.self, factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its 4 parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Factory<F>> {
        draft.bindFactory4(F.self, factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its 5 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) -> Element
    ) -> BindingReceipt<Factory<F>> {
        draft.bindFactory5(F.self, factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its 5 parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Factory<F>> {
        draft.bindFactory5(F.self, factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its 6 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) -> Element
    ) -> BindingReceipt<Factory<F>> {
        draft.bindFactory6(F.self, factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its 6 parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Factory<F>> {
        draft.bindFactory6(F.self, factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its 7 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) -> Element
    ) -> BindingReceipt<Factory<F>> {
        draft.bindFactory7(F.self, factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its 7 parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Factory<F>> {
        draft.bindFactory7(F.self, factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its 8 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) -> Element
    ) -> BindingReceipt<Factory<F>> {
        draft.bindFactory8(F.self, factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its 8 parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Factory<F>> {
        draft.bindFactory8(F.self, factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its 9 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9) -> Element
    ) -> BindingReceipt<Factory<F>> {
        draft.bindFactory9(F.self, factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its 9 parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Factory<F>> {
        draft.bindFactory9(F.self, factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its 10 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10) -> Element
    ) -> BindingReceipt<Factory<F>> {
        draft.bindFactory10(F.self, factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its 10 parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Factory<F>> {
        draft.bindFactory10(F.self, factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its 11 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11) -> Element
    ) -> BindingReceipt<Factory<F>> {
        draft.bindFactory11(F.self, factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its 11 parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Factory<F>> {
        draft.bindFactory11(F.self, factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its 12 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12) -> Element
    ) -> BindingReceipt<Factory<F>> {
        draft.bindFactory12(F.self, factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its 12 parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Factory<F>> {
        draft.bindFactory12(F.self, factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its 13 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13) -> Element
    ) -> BindingReceipt<Factory<F>> {
        draft.bindFactory13(F.self, factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its 13 parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Factory<F>> {
        draft.bindFactory13(F.self, factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its 14 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14) -> Element
    ) -> BindingReceipt<Factory<F>> {
        draft.bindFactory14(F.self, factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its 14 parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Factory<F>> {
        draft.bindFactory14(F.self, factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its 15 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15) -> Element
    ) -> BindingReceipt<Factory<F>> {
        draft.bindFactory15(F.self, factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its 15 parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Factory<F>> {
        draft.bindFactory15(F.self, factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its 16 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16) -> Element
    ) -> BindingReceipt<Factory<F>> {
        draft.bindFactory16(F.self, factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its 16 parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Factory<F>> {
        draft.bindFactory16(F.self, factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its 17 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17) -> Element
    ) -> BindingReceipt<Factory<F>> {
        draft.bindFactory17(F.self, factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its 17 parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Factory<F>> {
        draft.bindFactory17(F.self, factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its 18 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18) -> Element
    ) -> BindingReceipt<Factory<F>> {
        draft.bindFactory18(F.self, factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its 18 parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Factory<F>> {
        draft.bindFactory18(F.self, factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its 19 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18, consuming Dependency19) -> Element
    ) -> BindingReceipt<Factory<F>> {
        draft.bindFactory19(F.self, factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18, consuming Dependency19) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its 19 parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18, consuming Dependency19) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Factory<F>> {
        draft.bindFactory19(F.self, factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18, consuming Dependency19) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its 20 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18, consuming Dependency19, consuming Dependency20) -> Element
    ) -> BindingReceipt<Factory<F>> {
        draft.bindFactory20(F.self, factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18, consuming Dependency19, consuming Dependency20) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its 20 parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18, consuming Dependency19, consuming Dependency20) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Factory<F>> {
        draft.bindFactory20(F.self, factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18, consuming Dependency19, consuming Dependency20) -> Element).self))
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its parameter is resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1) -> Element) -> BindingReceipt<Factory<F>> {
        draft.bindFactory1(F.self, nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its parameter is resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<F>> {
        draft.bindFactory1(F.self, nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its 2 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2) -> Element) -> BindingReceipt<Factory<F>> {
        draft.bindFactory2(F.self, nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its 2 parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<F>> {
        draft.bindFactory2(F.self, nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its 3 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3) -> Element) -> BindingReceipt<Factory<F>> {
        draft.bindFactory3(F.self, nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its 3 parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<F>> {
        draft.bindFactory3(F.self, nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its 4 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) -> Element) -> BindingReceipt<Factory<F>> {
        draft.bindFactory4(F.self, nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its 4 parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<F>> {
        draft.bindFactory4(F.self, nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its 5 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) -> Element) -> BindingReceipt<Factory<F>> {
        draft.bindFactory5(F.self, nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its 5 parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<F>> {
        draft.bindFactory5(F.self, nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its 6 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) -> Element) -> BindingReceipt<Factory<F>> {
        draft.bindFactory6(F.self, nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its 6 parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<F>> {
        draft.bindFactory6(F.self, nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its 7 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) -> Element) -> BindingReceipt<Factory<F>> {
        draft.bindFactory7(F.self, nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its 7 parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<F>> {
        draft.bindFactory7(F.self, nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its 8 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) -> Element) -> BindingReceipt<Factory<F>> {
        draft.bindFactory8(F.self, nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its 8 parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<F>> {
        draft.bindFactory8(F.self, nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its 9 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9) -> Element) -> BindingReceipt<Factory<F>> {
        draft.bindFactory9(F.self, nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its 9 parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<F>> {
        draft.bindFactory9(F.self, nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its 10 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10) -> Element) -> BindingReceipt<Factory<F>> {
        draft.bindFactory10(F.self, nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its 10 parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<F>> {
        draft.bindFactory10(F.self, nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its 11 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11) -> Element) -> BindingReceipt<Factory<F>> {
        draft.bindFactory11(F.self, nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its 11 parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<F>> {
        draft.bindFactory11(F.self, nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its 12 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12) -> Element) -> BindingReceipt<Factory<F>> {
        draft.bindFactory12(F.self, nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its 12 parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<F>> {
        draft.bindFactory12(F.self, nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its 13 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13) -> Element) -> BindingReceipt<Factory<F>> {
        draft.bindFactory13(F.self, nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its 13 parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<F>> {
        draft.bindFactory13(F.self, nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its 14 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14) -> Element) -> BindingReceipt<Factory<F>> {
        draft.bindFactory14(F.self, nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its 14 parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<F>> {
        draft.bindFactory14(F.self, nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its 15 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15) -> Element) -> BindingReceipt<Factory<F>> {
        draft.bindFactory15(F.self, nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its 15 parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<F>> {
        draft.bindFactory15(F.self, nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its 16 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16) -> Element) -> BindingReceipt<Factory<F>> {
        draft.bindFactory16(F.self, nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its 16 parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<F>> {
        draft.bindFactory16(F.self, nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its 17 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17) -> Element) -> BindingReceipt<Factory<F>> {
        draft.bindFactory17(F.self, nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its 17 parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<F>> {
        draft.bindFactory17(F.self, nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its 18 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18) -> Element) -> BindingReceipt<Factory<F>> {
        draft.bindFactory18(F.self, nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its 18 parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<F>> {
        draft.bindFactory18(F.self, nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its 19 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18, consuming Dependency19) -> Element) -> BindingReceipt<Factory<F>> {
        draft.bindFactory19(F.self, nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its 19 parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18, consuming Dependency19) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<F>> {
        draft.bindFactory19(F.self, nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its 20 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18, consuming Dependency19, consuming Dependency20) -> Element) -> BindingReceipt<Factory<F>> {
        draft.bindFactory20(F.self, nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its 20 parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18, consuming Dependency19, consuming Dependency20) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<F>> {
        draft.bindFactory20(F.self, nil, nonisolatedFactory)
        return BindingReceipt()
    }
}
