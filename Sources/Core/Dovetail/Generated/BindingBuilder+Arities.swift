// Written by `Scripts/generate arities`. Do not edit.

extension BindingBuilder {
    /// Calls `factory`, which can have any isolation, for each instance. Its parameters, if it has any, are resolved from the graph.
    ///
    /// ```swift
    /// binder.bind(Session.self).to(factory: Session.init)
    /// ```
    ///
    /// There is an overload for each number of parameters.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) () -> Element
    ) -> BindingReceipt<Element> {
        draft.bind0(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each instance. Its parameters, if it has any, are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) () -> Element, _: StaticString = #function
    ) -> BindingReceipt<Element> {
        draft.bind0(factory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each instance. Its parameters, if it has any, are resolved from the graph.
    ///
    /// ```swift
    /// binder.bind(Session.self).to(Session.init)
    /// ```
    ///
    /// There is an overload for each number of parameters.
    ///
    /// The isolation of such a factory does not have to be inspected at run time, so an initializer can be inlined at the call site.
    /// The compiler rejects actor-isolated functions; use `to(factory:)` for these. Trailing closures use `to(factory:)` too.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to(_ nonisolatedFactory: @escaping @Sendable () -> Element) -> BindingReceipt<Element> {
        draft.bind0(nonisolated: nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each instance. Its parameters, if it has any, are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to(_ nonisolatedFactory: @escaping @Sendable () -> Element, _: StaticString = #function) -> BindingReceipt<Element> {
        draft.bind0(nonisolated: nonisolatedFactory)
        return BindingReceipt()
    }
}

extension BindingBuilderOverloads {
    /// Calls `factory`, which can have any isolation, for each instance. Its parameter is resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1) -> Element
    ) -> BindingReceipt<Element> {
        draft.bind1(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each instance. Its parameter is resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Element> {
        draft.bind1(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each instance. Its 2 parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2) -> Element
    ) -> BindingReceipt<Element> {
        draft.bind2(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each instance. Its 2 parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Element> {
        draft.bind2(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each instance. Its 3 parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3) -> Element
    ) -> BindingReceipt<Element> {
        draft.bind3(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each instance. Its 3 parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Element> {
        draft.bind3(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each instance. Its 4 parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) -> Element
    ) -> BindingReceipt<Element> {
        draft.bind4(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each instance. Its 4 parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Element> {
        draft.bind4(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each instance. Its 5 parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) -> Element
    ) -> BindingReceipt<Element> {
        draft.bind5(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each instance. Its 5 parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Element> {
        draft.bind5(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each instance. Its 6 parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) -> Element
    ) -> BindingReceipt<Element> {
        draft.bind6(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each instance. Its 6 parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Element> {
        draft.bind6(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each instance. Its 7 parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) -> Element
    ) -> BindingReceipt<Element> {
        draft.bind7(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each instance. Its 7 parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Element> {
        draft.bind7(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each instance. Its 8 parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) -> Element
    ) -> BindingReceipt<Element> {
        draft.bind8(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each instance. Its 8 parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Element> {
        draft.bind8(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each instance. Its 9 parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9) -> Element
    ) -> BindingReceipt<Element> {
        draft.bind9(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each instance. Its 9 parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Element> {
        draft.bind9(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each instance. Its 10 parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10) -> Element
    ) -> BindingReceipt<Element> {
        draft.bind10(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each instance. Its 10 parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Element> {
        draft.bind10(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each instance. Its 11 parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11) -> Element
    ) -> BindingReceipt<Element> {
        draft.bind11(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each instance. Its 11 parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Element> {
        draft.bind11(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each instance. Its 12 parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12) -> Element
    ) -> BindingReceipt<Element> {
        draft.bind12(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each instance. Its 12 parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Element> {
        draft.bind12(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each instance. Its 13 parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13) -> Element
    ) -> BindingReceipt<Element> {
        draft.bind13(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each instance. Its 13 parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Element> {
        draft.bind13(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each instance. Its 14 parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14) -> Element
    ) -> BindingReceipt<Element> {
        draft.bind14(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each instance. Its 14 parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Element> {
        draft.bind14(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each instance. Its 15 parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15) -> Element
    ) -> BindingReceipt<Element> {
        draft.bind15(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each instance. Its 15 parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Element> {
        draft.bind15(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each instance. Its 16 parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16) -> Element
    ) -> BindingReceipt<Element> {
        draft.bind16(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each instance. Its 16 parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Element> {
        draft.bind16(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each instance. Its 17 parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17) -> Element
    ) -> BindingReceipt<Element> {
        draft.bind17(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each instance. Its 17 parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Element> {
        draft.bind17(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each instance. Its 18 parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18) -> Element
    ) -> BindingReceipt<Element> {
        draft.bind18(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each instance. Its 18 parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Element> {
        draft.bind18(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each instance. Its 19 parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18, consuming Dependency19) -> Element
    ) -> BindingReceipt<Element> {
        draft.bind19(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each instance. Its 19 parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18, consuming Dependency19) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Element> {
        draft.bind19(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each instance. Its 20 parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18, consuming Dependency19, consuming Dependency20) -> Element
    ) -> BindingReceipt<Element> {
        draft.bind20(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each instance. Its 20 parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18, consuming Dependency19, consuming Dependency20) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Element> {
        draft.bind20(factory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each instance. Its parameter is resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1) -> Element) -> BindingReceipt<Element> {
        draft.bind1(nonisolated: nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each instance. Its parameter is resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1) -> Element, _: StaticString = #function) -> BindingReceipt<Element> {
        draft.bind1(nonisolated: nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each instance. Its 2 parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2) -> Element) -> BindingReceipt<Element> {
        draft.bind2(nonisolated: nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each instance. Its 2 parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2) -> Element, _: StaticString = #function) -> BindingReceipt<Element> {
        draft.bind2(nonisolated: nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each instance. Its 3 parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3) -> Element) -> BindingReceipt<Element> {
        draft.bind3(nonisolated: nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each instance. Its 3 parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3) -> Element, _: StaticString = #function) -> BindingReceipt<Element> {
        draft.bind3(nonisolated: nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each instance. Its 4 parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) -> Element) -> BindingReceipt<Element> {
        draft.bind4(nonisolated: nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each instance. Its 4 parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) -> Element, _: StaticString = #function) -> BindingReceipt<Element> {
        draft.bind4(nonisolated: nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each instance. Its 5 parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) -> Element) -> BindingReceipt<Element> {
        draft.bind5(nonisolated: nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each instance. Its 5 parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) -> Element, _: StaticString = #function) -> BindingReceipt<Element> {
        draft.bind5(nonisolated: nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each instance. Its 6 parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) -> Element) -> BindingReceipt<Element> {
        draft.bind6(nonisolated: nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each instance. Its 6 parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) -> Element, _: StaticString = #function) -> BindingReceipt<Element> {
        draft.bind6(nonisolated: nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each instance. Its 7 parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) -> Element) -> BindingReceipt<Element> {
        draft.bind7(nonisolated: nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each instance. Its 7 parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) -> Element, _: StaticString = #function) -> BindingReceipt<Element> {
        draft.bind7(nonisolated: nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each instance. Its 8 parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) -> Element) -> BindingReceipt<Element> {
        draft.bind8(nonisolated: nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each instance. Its 8 parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) -> Element, _: StaticString = #function) -> BindingReceipt<Element> {
        draft.bind8(nonisolated: nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each instance. Its 9 parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9) -> Element) -> BindingReceipt<Element> {
        draft.bind9(nonisolated: nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each instance. Its 9 parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9) -> Element, _: StaticString = #function) -> BindingReceipt<Element> {
        draft.bind9(nonisolated: nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each instance. Its 10 parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10) -> Element) -> BindingReceipt<Element> {
        draft.bind10(nonisolated: nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each instance. Its 10 parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10) -> Element, _: StaticString = #function) -> BindingReceipt<Element> {
        draft.bind10(nonisolated: nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each instance. Its 11 parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11) -> Element) -> BindingReceipt<Element> {
        draft.bind11(nonisolated: nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each instance. Its 11 parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11) -> Element, _: StaticString = #function) -> BindingReceipt<Element> {
        draft.bind11(nonisolated: nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each instance. Its 12 parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12) -> Element) -> BindingReceipt<Element> {
        draft.bind12(nonisolated: nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each instance. Its 12 parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12) -> Element, _: StaticString = #function) -> BindingReceipt<Element> {
        draft.bind12(nonisolated: nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each instance. Its 13 parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13) -> Element) -> BindingReceipt<Element> {
        draft.bind13(nonisolated: nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each instance. Its 13 parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13) -> Element, _: StaticString = #function) -> BindingReceipt<Element> {
        draft.bind13(nonisolated: nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each instance. Its 14 parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14) -> Element) -> BindingReceipt<Element> {
        draft.bind14(nonisolated: nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each instance. Its 14 parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14) -> Element, _: StaticString = #function) -> BindingReceipt<Element> {
        draft.bind14(nonisolated: nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each instance. Its 15 parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15) -> Element) -> BindingReceipt<Element> {
        draft.bind15(nonisolated: nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each instance. Its 15 parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15) -> Element, _: StaticString = #function) -> BindingReceipt<Element> {
        draft.bind15(nonisolated: nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each instance. Its 16 parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16) -> Element) -> BindingReceipt<Element> {
        draft.bind16(nonisolated: nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each instance. Its 16 parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16) -> Element, _: StaticString = #function) -> BindingReceipt<Element> {
        draft.bind16(nonisolated: nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each instance. Its 17 parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17) -> Element) -> BindingReceipt<Element> {
        draft.bind17(nonisolated: nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each instance. Its 17 parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17) -> Element, _: StaticString = #function) -> BindingReceipt<Element> {
        draft.bind17(nonisolated: nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each instance. Its 18 parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18) -> Element) -> BindingReceipt<Element> {
        draft.bind18(nonisolated: nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each instance. Its 18 parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18) -> Element, _: StaticString = #function) -> BindingReceipt<Element> {
        draft.bind18(nonisolated: nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each instance. Its 19 parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18, consuming Dependency19) -> Element) -> BindingReceipt<Element> {
        draft.bind19(nonisolated: nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each instance. Its 19 parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18, consuming Dependency19) -> Element, _: StaticString = #function) -> BindingReceipt<Element> {
        draft.bind19(nonisolated: nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each instance. Its 20 parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18, consuming Dependency19, consuming Dependency20) -> Element) -> BindingReceipt<Element> {
        draft.bind20(nonisolated: nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each instance. Its 20 parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18, consuming Dependency19, consuming Dependency20) -> Element, _: StaticString = #function) -> BindingReceipt<Element> {
        draft.bind20(nonisolated: nonisolatedFactory)
        return BindingReceipt()
    }
}
