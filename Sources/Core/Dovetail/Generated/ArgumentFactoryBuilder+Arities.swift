// Written by `Scripts/generate arities`. Do not edit.

extension ArgumentFactoryBuilder {
    /// Calls `factory`, which can have any isolation, for each product. Its first parameter is the argument.
    ///
    /// ```swift
    /// binder.bindFactory(Editor.self).from(Note.self).to(factory: Editor.init)
    /// ```
    ///
    /// There is an overload for each number of parameters.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument) -> Element
    ) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory0(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first parameter is the argument.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory0(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument) -> Element).self))
        return BindingReceipt()
    }
}

extension ArgumentFactoryBuilderOverloads {
    /// Calls `factory`, which can have any isolation, for each product. Its first parameter is the argument.
    ///
    /// ```swift
    /// binder.bindFactory(Editor.self).from(Note.self).to(factory: Editor.init)
    /// ```
    ///
    /// There is an overload for each number of parameters.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument) -> Element
    ) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory0(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first parameter is the argument.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory0(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first parameter is the argument; the other one is resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1) -> Element
    ) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory1(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument, consuming Dependency1) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first parameter is the argument; the other one is resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory1(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument, consuming Dependency1) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first parameter is the argument; the other 2 are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2) -> Element
    ) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory2(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument, consuming Dependency1, consuming Dependency2) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first parameter is the argument; the other 2 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory2(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument, consuming Dependency1, consuming Dependency2) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first parameter is the argument; the other 3 are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3) -> Element
    ) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory3(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first parameter is the argument; the other 3 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory3(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first parameter is the argument; the other 4 are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) -> Element
    ) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory4(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first parameter is the argument; the other 4 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory4(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first parameter is the argument; the other 5 are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) -> Element
    ) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory5(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first parameter is the argument; the other 5 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory5(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first parameter is the argument; the other 6 are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) -> Element
    ) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory6(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first parameter is the argument; the other 6 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory6(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first parameter is the argument; the other 7 are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) -> Element
    ) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory7(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first parameter is the argument; the other 7 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory7(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first parameter is the argument; the other 8 are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) -> Element
    ) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory8(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first parameter is the argument; the other 8 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory8(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first parameter is the argument; the other 9 are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9) -> Element
    ) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory9(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first parameter is the argument; the other 9 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory9(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first parameter is the argument; the other 10 are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10) -> Element
    ) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory10(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first parameter is the argument; the other 10 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory10(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first parameter is the argument; the other 11 are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11) -> Element
    ) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory11(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first parameter is the argument; the other 11 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory11(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first parameter is the argument; the other 12 are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12) -> Element
    ) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory12(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first parameter is the argument; the other 12 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory12(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first parameter is the argument; the other 13 are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13) -> Element
    ) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory13(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first parameter is the argument; the other 13 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory13(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first parameter is the argument; the other 14 are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14) -> Element
    ) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory14(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first parameter is the argument; the other 14 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory14(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first parameter is the argument; the other 15 are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15) -> Element
    ) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory15(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first parameter is the argument; the other 15 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory15(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first parameter is the argument; the other 16 are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16) -> Element
    ) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory16(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first parameter is the argument; the other 16 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory16(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first parameter is the argument; the other 17 are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17) -> Element
    ) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory17(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first parameter is the argument; the other 17 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory17(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first parameter is the argument; the other 18 are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18) -> Element
    ) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory18(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first parameter is the argument; the other 18 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory18(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first parameter is the argument; the other 19 are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18, consuming Dependency19) -> Element
    ) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory19(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18, consuming Dependency19) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first parameter is the argument; the other 19 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18, consuming Dependency19) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory19(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18, consuming Dependency19) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first parameter is the argument; the other 20 are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18, consuming Dependency19, consuming Dependency20) -> Element
    ) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory20(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18, consuming Dependency19, consuming Dependency20) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first parameter is the argument; the other 20 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18, consuming Dependency19, consuming Dependency20) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory20(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18, consuming Dependency19, consuming Dependency20) -> Element).self))
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first parameter is the argument.
    ///
    /// ```swift
    /// binder.bindFactory(Editor.self).from(Note.self).to(Editor.init)
    /// ```
    ///
    /// There is an overload for each number of parameters.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to(_ nonisolatedFactory: @escaping @Sendable (consuming Argument) -> Element) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory0(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first parameter is the argument.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to(_ nonisolatedFactory: @escaping @Sendable (consuming Argument) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory0(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first parameter is the argument; the other one is resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument, consuming Dependency1) -> Element) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory1(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first parameter is the argument; the other one is resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument, consuming Dependency1) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory1(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first parameter is the argument; the other 2 are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2) -> Element) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory2(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first parameter is the argument; the other 2 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory2(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first parameter is the argument; the other 3 are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3) -> Element) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory3(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first parameter is the argument; the other 3 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory3(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first parameter is the argument; the other 4 are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) -> Element) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory4(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first parameter is the argument; the other 4 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory4(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first parameter is the argument; the other 5 are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) -> Element) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory5(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first parameter is the argument; the other 5 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory5(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first parameter is the argument; the other 6 are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) -> Element) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory6(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first parameter is the argument; the other 6 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory6(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first parameter is the argument; the other 7 are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) -> Element) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory7(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first parameter is the argument; the other 7 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory7(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first parameter is the argument; the other 8 are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) -> Element) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory8(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first parameter is the argument; the other 8 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory8(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first parameter is the argument; the other 9 are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9) -> Element) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory9(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first parameter is the argument; the other 9 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory9(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first parameter is the argument; the other 10 are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10) -> Element) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory10(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first parameter is the argument; the other 10 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory10(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first parameter is the argument; the other 11 are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11) -> Element) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory11(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first parameter is the argument; the other 11 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory11(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first parameter is the argument; the other 12 are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12) -> Element) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory12(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first parameter is the argument; the other 12 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory12(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first parameter is the argument; the other 13 are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13) -> Element) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory13(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first parameter is the argument; the other 13 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory13(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first parameter is the argument; the other 14 are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14) -> Element) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory14(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first parameter is the argument; the other 14 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory14(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first parameter is the argument; the other 15 are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15) -> Element) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory15(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first parameter is the argument; the other 15 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory15(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first parameter is the argument; the other 16 are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16) -> Element) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory16(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first parameter is the argument; the other 16 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory16(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first parameter is the argument; the other 17 are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17) -> Element) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory17(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first parameter is the argument; the other 17 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory17(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first parameter is the argument; the other 18 are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18) -> Element) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory18(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first parameter is the argument; the other 18 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory18(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first parameter is the argument; the other 19 are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18, consuming Dependency19) -> Element) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory19(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first parameter is the argument; the other 19 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18, consuming Dependency19) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory19(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first parameter is the argument; the other 20 are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18, consuming Dependency19, consuming Dependency20) -> Element) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory20(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first parameter is the argument; the other 20 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18, consuming Dependency19, consuming Dependency20) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.bindFactory20(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. It has more parameters than the other overloads support; slower than these.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20, Dependency21, each Dependency>(factory: @escaping @Sendable (Argument, Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20, Dependency21, repeat each Dependency) -> Element) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.finish(pack: { recorder in
            recorder.request(Dependency1.self)
            recorder.request(Dependency2.self)
            recorder.request(Dependency3.self)
            recorder.request(Dependency4.self)
            recorder.request(Dependency5.self)
            recorder.request(Dependency6.self)
            recorder.request(Dependency7.self)
            recorder.request(Dependency8.self)
            recorder.request(Dependency9.self)
            recorder.request(Dependency10.self)
            recorder.request(Dependency11.self)
            recorder.request(Dependency12.self)
            recorder.request(Dependency13.self)
            recorder.request(Dependency14.self)
            recorder.request(Dependency15.self)
            recorder.request(Dependency16.self)
            recorder.request(Dependency17.self)
            recorder.request(Dependency18.self)
            recorder.request(Dependency19.self)
            recorder.request(Dependency20.self)
            recorder.request(Dependency21.self)
            repeat recorder.request((each Dependency).self)
        }, .assisted(From<Argument, Element>.self)) { env, edges, seed, out in
            var arguments = Arguments(env, edges)
            return deliver(factory(seed.assumingMemoryBound(to: Argument.self).pointee, arguments.next(seed, Dependency1.self), arguments.next(seed, Dependency2.self), arguments.next(seed, Dependency3.self), arguments.next(seed, Dependency4.self), arguments.next(seed, Dependency5.self), arguments.next(seed, Dependency6.self), arguments.next(seed, Dependency7.self), arguments.next(seed, Dependency8.self), arguments.next(seed, Dependency9.self), arguments.next(seed, Dependency10.self), arguments.next(seed, Dependency11.self), arguments.next(seed, Dependency12.self), arguments.next(seed, Dependency13.self), arguments.next(seed, Dependency14.self), arguments.next(seed, Dependency15.self), arguments.next(seed, Dependency16.self), arguments.next(seed, Dependency17.self), arguments.next(seed, Dependency18.self), arguments.next(seed, Dependency19.self), arguments.next(seed, Dependency20.self), arguments.next(seed, Dependency21.self), repeat arguments.next(seed, (each Dependency).self)), out)
        }
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. It has more parameters than the other overloads support; slower than these.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20, Dependency21, each Dependency>(factory: @escaping @Sendable (Argument, Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20, Dependency21, repeat each Dependency) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<From<Argument, Element>>> {
        draft.finish(pack: { recorder in
            recorder.request(Dependency1.self)
            recorder.request(Dependency2.self)
            recorder.request(Dependency3.self)
            recorder.request(Dependency4.self)
            recorder.request(Dependency5.self)
            recorder.request(Dependency6.self)
            recorder.request(Dependency7.self)
            recorder.request(Dependency8.self)
            recorder.request(Dependency9.self)
            recorder.request(Dependency10.self)
            recorder.request(Dependency11.self)
            recorder.request(Dependency12.self)
            recorder.request(Dependency13.self)
            recorder.request(Dependency14.self)
            recorder.request(Dependency15.self)
            recorder.request(Dependency16.self)
            recorder.request(Dependency17.self)
            recorder.request(Dependency18.self)
            recorder.request(Dependency19.self)
            recorder.request(Dependency20.self)
            recorder.request(Dependency21.self)
            repeat recorder.request((each Dependency).self)
        }, .assisted(From<Argument, Element>.self)) { env, edges, seed, out in
            var arguments = Arguments(env, edges)
            return deliver(factory(seed.assumingMemoryBound(to: Argument.self).pointee, arguments.next(seed, Dependency1.self), arguments.next(seed, Dependency2.self), arguments.next(seed, Dependency3.self), arguments.next(seed, Dependency4.self), arguments.next(seed, Dependency5.self), arguments.next(seed, Dependency6.self), arguments.next(seed, Dependency7.self), arguments.next(seed, Dependency8.self), arguments.next(seed, Dependency9.self), arguments.next(seed, Dependency10.self), arguments.next(seed, Dependency11.self), arguments.next(seed, Dependency12.self), arguments.next(seed, Dependency13.self), arguments.next(seed, Dependency14.self), arguments.next(seed, Dependency15.self), arguments.next(seed, Dependency16.self), arguments.next(seed, Dependency17.self), arguments.next(seed, Dependency18.self), arguments.next(seed, Dependency19.self), arguments.next(seed, Dependency20.self), arguments.next(seed, Dependency21.self), repeat arguments.next(seed, (each Dependency).self)), out)
        }
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. It has more parameters than the other overloads support; as slow as `to(factory:)`.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20, Dependency21, each Dependency>(_ nonisolatedFactory: @escaping @Sendable (Argument, Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20, Dependency21, repeat each Dependency) -> Element) -> BindingReceipt<Factory<From<Argument, Element>>> {
        to(factory: nonisolatedFactory)
    }

    /// Calls a nonisolated factory for each product. It has more parameters than the other overloads support; as slow as `to(factory:)`.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20, Dependency21, each Dependency>(_ nonisolatedFactory: @escaping @Sendable (Argument, Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20, Dependency21, repeat each Dependency) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<From<Argument, Element>>> {
        to(factory: nonisolatedFactory)
    }
}

extension ArgumentFactoryBuilder2 {
    /// Calls `factory`, which can have any isolation, for each product. Its first 2 parameters are the arguments.
    ///
    /// ```swift
    /// binder.bindFactory(Editor.self).from(Note.self, Mode.self).to(factory: Editor.init)
    /// ```
    ///
    /// There is an overload for each number of parameters.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2) -> Element
    ) -> BindingReceipt<Factory<From<(Argument1, Argument2), Element>>> {
        draft.bindFactory0(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first 2 parameters are the arguments.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Factory<From<(Argument1, Argument2), Element>>> {
        draft.bindFactory0(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2) -> Element).self))
        return BindingReceipt()
    }
}

extension ArgumentFactoryBuilder2Overloads {
    /// Calls `factory`, which can have any isolation, for each product. Its first 2 parameters are the arguments.
    ///
    /// ```swift
    /// binder.bindFactory(Editor.self).from(Note.self, Mode.self).to(factory: Editor.init)
    /// ```
    ///
    /// There is an overload for each number of parameters.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2) -> Element
    ) -> BindingReceipt<Factory<From<(Argument1, Argument2), Element>>> {
        draft.bindFactory0(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first 2 parameters are the arguments.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Factory<From<(Argument1, Argument2), Element>>> {
        draft.bindFactory0(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first 2 parameters are the arguments; the other one is resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Dependency1) -> Element
    ) -> BindingReceipt<Factory<From<(Argument1, Argument2), Element>>> {
        draft.bindFactory1(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Dependency1) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first 2 parameters are the arguments; the other one is resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Dependency1) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Factory<From<(Argument1, Argument2), Element>>> {
        draft.bindFactory1(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Dependency1) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first 2 parameters are the arguments; the other 2 are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2) -> Element
    ) -> BindingReceipt<Factory<From<(Argument1, Argument2), Element>>> {
        draft.bindFactory2(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first 2 parameters are the arguments; the other 2 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Factory<From<(Argument1, Argument2), Element>>> {
        draft.bindFactory2(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first 2 parameters are the arguments; the other 3 are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2, consuming Dependency3) -> Element
    ) -> BindingReceipt<Factory<From<(Argument1, Argument2), Element>>> {
        draft.bindFactory3(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2, consuming Dependency3) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first 2 parameters are the arguments; the other 3 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2, consuming Dependency3) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Factory<From<(Argument1, Argument2), Element>>> {
        draft.bindFactory3(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2, consuming Dependency3) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first 2 parameters are the arguments; the other 4 are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) -> Element
    ) -> BindingReceipt<Factory<From<(Argument1, Argument2), Element>>> {
        draft.bindFactory4(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first 2 parameters are the arguments; the other 4 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Factory<From<(Argument1, Argument2), Element>>> {
        draft.bindFactory4(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first 2 parameters are the arguments; the other 5 are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) -> Element
    ) -> BindingReceipt<Factory<From<(Argument1, Argument2), Element>>> {
        draft.bindFactory5(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first 2 parameters are the arguments; the other 5 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Factory<From<(Argument1, Argument2), Element>>> {
        draft.bindFactory5(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first 2 parameters are the arguments; the other 6 are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) -> Element
    ) -> BindingReceipt<Factory<From<(Argument1, Argument2), Element>>> {
        draft.bindFactory6(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first 2 parameters are the arguments; the other 6 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Factory<From<(Argument1, Argument2), Element>>> {
        draft.bindFactory6(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first 2 parameters are the arguments; the other 7 are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) -> Element
    ) -> BindingReceipt<Factory<From<(Argument1, Argument2), Element>>> {
        draft.bindFactory7(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first 2 parameters are the arguments; the other 7 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Factory<From<(Argument1, Argument2), Element>>> {
        draft.bindFactory7(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first 2 parameters are the arguments; the other 8 are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) -> Element
    ) -> BindingReceipt<Factory<From<(Argument1, Argument2), Element>>> {
        draft.bindFactory8(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first 2 parameters are the arguments; the other 8 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Factory<From<(Argument1, Argument2), Element>>> {
        draft.bindFactory8(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) -> Element).self))
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first 2 parameters are the arguments.
    ///
    /// ```swift
    /// binder.bindFactory(Editor.self).from(Note.self, Mode.self).to(Editor.init)
    /// ```
    ///
    /// There is an overload for each number of parameters.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2) -> Element) -> BindingReceipt<Factory<From<(Argument1, Argument2), Element>>> {
        draft.bindFactory0(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first 2 parameters are the arguments.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<From<(Argument1, Argument2), Element>>> {
        draft.bindFactory0(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first 2 parameters are the arguments; the other one is resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Dependency1) -> Element) -> BindingReceipt<Factory<From<(Argument1, Argument2), Element>>> {
        draft.bindFactory1(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first 2 parameters are the arguments; the other one is resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Dependency1) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<From<(Argument1, Argument2), Element>>> {
        draft.bindFactory1(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first 2 parameters are the arguments; the other 2 are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2) -> Element) -> BindingReceipt<Factory<From<(Argument1, Argument2), Element>>> {
        draft.bindFactory2(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first 2 parameters are the arguments; the other 2 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<From<(Argument1, Argument2), Element>>> {
        draft.bindFactory2(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first 2 parameters are the arguments; the other 3 are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2, consuming Dependency3) -> Element) -> BindingReceipt<Factory<From<(Argument1, Argument2), Element>>> {
        draft.bindFactory3(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first 2 parameters are the arguments; the other 3 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2, consuming Dependency3) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<From<(Argument1, Argument2), Element>>> {
        draft.bindFactory3(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first 2 parameters are the arguments; the other 4 are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) -> Element) -> BindingReceipt<Factory<From<(Argument1, Argument2), Element>>> {
        draft.bindFactory4(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first 2 parameters are the arguments; the other 4 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<From<(Argument1, Argument2), Element>>> {
        draft.bindFactory4(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first 2 parameters are the arguments; the other 5 are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) -> Element) -> BindingReceipt<Factory<From<(Argument1, Argument2), Element>>> {
        draft.bindFactory5(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first 2 parameters are the arguments; the other 5 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<From<(Argument1, Argument2), Element>>> {
        draft.bindFactory5(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first 2 parameters are the arguments; the other 6 are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) -> Element) -> BindingReceipt<Factory<From<(Argument1, Argument2), Element>>> {
        draft.bindFactory6(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first 2 parameters are the arguments; the other 6 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<From<(Argument1, Argument2), Element>>> {
        draft.bindFactory6(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first 2 parameters are the arguments; the other 7 are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) -> Element) -> BindingReceipt<Factory<From<(Argument1, Argument2), Element>>> {
        draft.bindFactory7(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first 2 parameters are the arguments; the other 7 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<From<(Argument1, Argument2), Element>>> {
        draft.bindFactory7(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first 2 parameters are the arguments; the other 8 are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) -> Element) -> BindingReceipt<Factory<From<(Argument1, Argument2), Element>>> {
        draft.bindFactory8(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first 2 parameters are the arguments; the other 8 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<From<(Argument1, Argument2), Element>>> {
        draft.bindFactory8(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. It has more parameters than the other overloads support; slower than these.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, each Dependency>(factory: @escaping @Sendable (Argument1, Argument2, Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, repeat each Dependency) -> Element) -> BindingReceipt<Factory<From<(Argument1, Argument2), Element>>> {
        draft.finish(pack: { recorder in
            recorder.request(Dependency1.self)
            recorder.request(Dependency2.self)
            recorder.request(Dependency3.self)
            recorder.request(Dependency4.self)
            recorder.request(Dependency5.self)
            recorder.request(Dependency6.self)
            recorder.request(Dependency7.self)
            recorder.request(Dependency8.self)
            recorder.request(Dependency9.self)
            repeat recorder.request((each Dependency).self)
        }, .assisted(From<(Argument1, Argument2), Element>.self)) { env, edges, seed, out in
            var arguments = Arguments(env, edges)
            return deliver(factory(seed.assumingMemoryBound(to: (Argument1, Argument2).self).pointee.0, seed.assumingMemoryBound(to: (Argument1, Argument2).self).pointee.1, arguments.next(seed, Dependency1.self), arguments.next(seed, Dependency2.self), arguments.next(seed, Dependency3.self), arguments.next(seed, Dependency4.self), arguments.next(seed, Dependency5.self), arguments.next(seed, Dependency6.self), arguments.next(seed, Dependency7.self), arguments.next(seed, Dependency8.self), arguments.next(seed, Dependency9.self), repeat arguments.next(seed, (each Dependency).self)), out)
        }
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. It has more parameters than the other overloads support; slower than these.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, each Dependency>(factory: @escaping @Sendable (Argument1, Argument2, Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, repeat each Dependency) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<From<(Argument1, Argument2), Element>>> {
        draft.finish(pack: { recorder in
            recorder.request(Dependency1.self)
            recorder.request(Dependency2.self)
            recorder.request(Dependency3.self)
            recorder.request(Dependency4.self)
            recorder.request(Dependency5.self)
            recorder.request(Dependency6.self)
            recorder.request(Dependency7.self)
            recorder.request(Dependency8.self)
            recorder.request(Dependency9.self)
            repeat recorder.request((each Dependency).self)
        }, .assisted(From<(Argument1, Argument2), Element>.self)) { env, edges, seed, out in
            var arguments = Arguments(env, edges)
            return deliver(factory(seed.assumingMemoryBound(to: (Argument1, Argument2).self).pointee.0, seed.assumingMemoryBound(to: (Argument1, Argument2).self).pointee.1, arguments.next(seed, Dependency1.self), arguments.next(seed, Dependency2.self), arguments.next(seed, Dependency3.self), arguments.next(seed, Dependency4.self), arguments.next(seed, Dependency5.self), arguments.next(seed, Dependency6.self), arguments.next(seed, Dependency7.self), arguments.next(seed, Dependency8.self), arguments.next(seed, Dependency9.self), repeat arguments.next(seed, (each Dependency).self)), out)
        }
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. It has more parameters than the other overloads support; as slow as `to(factory:)`.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, each Dependency>(_ nonisolatedFactory: @escaping @Sendable (Argument1, Argument2, Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, repeat each Dependency) -> Element) -> BindingReceipt<Factory<From<(Argument1, Argument2), Element>>> {
        to(factory: nonisolatedFactory)
    }

    /// Calls a nonisolated factory for each product. It has more parameters than the other overloads support; as slow as `to(factory:)`.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, each Dependency>(_ nonisolatedFactory: @escaping @Sendable (Argument1, Argument2, Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, repeat each Dependency) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<From<(Argument1, Argument2), Element>>> {
        to(factory: nonisolatedFactory)
    }
}

extension ArgumentFactoryBuilder3 {
    /// Calls `factory`, which can have any isolation, for each product. Its first 3 parameters are the arguments.
    ///
    /// ```swift
    /// binder.bindFactory(Editor.self).from(Note.self, Mode.self, Theme.self).to(factory: Editor.init)
    /// ```
    ///
    /// There is an overload for each number of parameters.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3) -> Element
    ) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3), Element>>> {
        draft.bindFactory0(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Argument3) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first 3 parameters are the arguments.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3), Element>>> {
        draft.bindFactory0(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Argument3) -> Element).self))
        return BindingReceipt()
    }
}

extension ArgumentFactoryBuilder3Overloads {
    /// Calls `factory`, which can have any isolation, for each product. Its first 3 parameters are the arguments.
    ///
    /// ```swift
    /// binder.bindFactory(Editor.self).from(Note.self, Mode.self, Theme.self).to(factory: Editor.init)
    /// ```
    ///
    /// There is an overload for each number of parameters.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3) -> Element
    ) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3), Element>>> {
        draft.bindFactory0(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Argument3) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first 3 parameters are the arguments.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3), Element>>> {
        draft.bindFactory0(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Argument3) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first 3 parameters are the arguments; the other one is resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1) -> Element
    ) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3), Element>>> {
        draft.bindFactory1(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first 3 parameters are the arguments; the other one is resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3), Element>>> {
        draft.bindFactory1(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first 3 parameters are the arguments; the other 2 are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2) -> Element
    ) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3), Element>>> {
        draft.bindFactory2(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first 3 parameters are the arguments; the other 2 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3), Element>>> {
        draft.bindFactory2(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first 3 parameters are the arguments; the other 3 are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2, consuming Dependency3) -> Element
    ) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3), Element>>> {
        draft.bindFactory3(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2, consuming Dependency3) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first 3 parameters are the arguments; the other 3 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2, consuming Dependency3) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3), Element>>> {
        draft.bindFactory3(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2, consuming Dependency3) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first 3 parameters are the arguments; the other 4 are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) -> Element
    ) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3), Element>>> {
        draft.bindFactory4(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first 3 parameters are the arguments; the other 4 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3), Element>>> {
        draft.bindFactory4(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first 3 parameters are the arguments; the other 5 are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) -> Element
    ) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3), Element>>> {
        draft.bindFactory5(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first 3 parameters are the arguments; the other 5 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3), Element>>> {
        draft.bindFactory5(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first 3 parameters are the arguments; the other 6 are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) -> Element
    ) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3), Element>>> {
        draft.bindFactory6(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first 3 parameters are the arguments; the other 6 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3), Element>>> {
        draft.bindFactory6(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first 3 parameters are the arguments; the other 7 are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) -> Element
    ) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3), Element>>> {
        draft.bindFactory7(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first 3 parameters are the arguments; the other 7 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3), Element>>> {
        draft.bindFactory7(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first 3 parameters are the arguments; the other 8 are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) -> Element
    ) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3), Element>>> {
        draft.bindFactory8(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first 3 parameters are the arguments; the other 8 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3), Element>>> {
        draft.bindFactory8(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) -> Element).self))
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first 3 parameters are the arguments.
    ///
    /// ```swift
    /// binder.bindFactory(Editor.self).from(Note.self, Mode.self, Theme.self).to(Editor.init)
    /// ```
    ///
    /// There is an overload for each number of parameters.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Argument3) -> Element) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3), Element>>> {
        draft.bindFactory0(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first 3 parameters are the arguments.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Argument3) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3), Element>>> {
        draft.bindFactory0(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first 3 parameters are the arguments; the other one is resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1) -> Element) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3), Element>>> {
        draft.bindFactory1(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first 3 parameters are the arguments; the other one is resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3), Element>>> {
        draft.bindFactory1(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first 3 parameters are the arguments; the other 2 are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2) -> Element) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3), Element>>> {
        draft.bindFactory2(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first 3 parameters are the arguments; the other 2 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3), Element>>> {
        draft.bindFactory2(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first 3 parameters are the arguments; the other 3 are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2, consuming Dependency3) -> Element) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3), Element>>> {
        draft.bindFactory3(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first 3 parameters are the arguments; the other 3 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2, consuming Dependency3) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3), Element>>> {
        draft.bindFactory3(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first 3 parameters are the arguments; the other 4 are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) -> Element) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3), Element>>> {
        draft.bindFactory4(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first 3 parameters are the arguments; the other 4 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3), Element>>> {
        draft.bindFactory4(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first 3 parameters are the arguments; the other 5 are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) -> Element) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3), Element>>> {
        draft.bindFactory5(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first 3 parameters are the arguments; the other 5 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3), Element>>> {
        draft.bindFactory5(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first 3 parameters are the arguments; the other 6 are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) -> Element) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3), Element>>> {
        draft.bindFactory6(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first 3 parameters are the arguments; the other 6 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3), Element>>> {
        draft.bindFactory6(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first 3 parameters are the arguments; the other 7 are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) -> Element) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3), Element>>> {
        draft.bindFactory7(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first 3 parameters are the arguments; the other 7 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3), Element>>> {
        draft.bindFactory7(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first 3 parameters are the arguments; the other 8 are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) -> Element) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3), Element>>> {
        draft.bindFactory8(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first 3 parameters are the arguments; the other 8 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3), Element>>> {
        draft.bindFactory8(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. It has more parameters than the other overloads support; slower than these.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, each Dependency>(factory: @escaping @Sendable (Argument1, Argument2, Argument3, Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, repeat each Dependency) -> Element) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3), Element>>> {
        draft.finish(pack: { recorder in
            recorder.request(Dependency1.self)
            recorder.request(Dependency2.self)
            recorder.request(Dependency3.self)
            recorder.request(Dependency4.self)
            recorder.request(Dependency5.self)
            recorder.request(Dependency6.self)
            recorder.request(Dependency7.self)
            recorder.request(Dependency8.self)
            recorder.request(Dependency9.self)
            repeat recorder.request((each Dependency).self)
        }, .assisted(From<(Argument1, Argument2, Argument3), Element>.self)) { env, edges, seed, out in
            var arguments = Arguments(env, edges)
            return deliver(factory(seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3).self).pointee.0, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3).self).pointee.1, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3).self).pointee.2, arguments.next(seed, Dependency1.self), arguments.next(seed, Dependency2.self), arguments.next(seed, Dependency3.self), arguments.next(seed, Dependency4.self), arguments.next(seed, Dependency5.self), arguments.next(seed, Dependency6.self), arguments.next(seed, Dependency7.self), arguments.next(seed, Dependency8.self), arguments.next(seed, Dependency9.self), repeat arguments.next(seed, (each Dependency).self)), out)
        }
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. It has more parameters than the other overloads support; slower than these.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, each Dependency>(factory: @escaping @Sendable (Argument1, Argument2, Argument3, Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, repeat each Dependency) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3), Element>>> {
        draft.finish(pack: { recorder in
            recorder.request(Dependency1.self)
            recorder.request(Dependency2.self)
            recorder.request(Dependency3.self)
            recorder.request(Dependency4.self)
            recorder.request(Dependency5.self)
            recorder.request(Dependency6.self)
            recorder.request(Dependency7.self)
            recorder.request(Dependency8.self)
            recorder.request(Dependency9.self)
            repeat recorder.request((each Dependency).self)
        }, .assisted(From<(Argument1, Argument2, Argument3), Element>.self)) { env, edges, seed, out in
            var arguments = Arguments(env, edges)
            return deliver(factory(seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3).self).pointee.0, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3).self).pointee.1, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3).self).pointee.2, arguments.next(seed, Dependency1.self), arguments.next(seed, Dependency2.self), arguments.next(seed, Dependency3.self), arguments.next(seed, Dependency4.self), arguments.next(seed, Dependency5.self), arguments.next(seed, Dependency6.self), arguments.next(seed, Dependency7.self), arguments.next(seed, Dependency8.self), arguments.next(seed, Dependency9.self), repeat arguments.next(seed, (each Dependency).self)), out)
        }
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. It has more parameters than the other overloads support; as slow as `to(factory:)`.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, each Dependency>(_ nonisolatedFactory: @escaping @Sendable (Argument1, Argument2, Argument3, Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, repeat each Dependency) -> Element) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3), Element>>> {
        to(factory: nonisolatedFactory)
    }

    /// Calls a nonisolated factory for each product. It has more parameters than the other overloads support; as slow as `to(factory:)`.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, each Dependency>(_ nonisolatedFactory: @escaping @Sendable (Argument1, Argument2, Argument3, Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, repeat each Dependency) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3), Element>>> {
        to(factory: nonisolatedFactory)
    }
}

extension ArgumentFactoryBuilder4 {
    /// Calls `factory`, which can have any isolation, for each product. Its first 4 parameters are the arguments.
    ///
    /// ```swift
    /// binder.bindFactory(Editor.self).from(Note.self, Mode.self, Theme.self, Zoom.self).to(factory: Editor.init)
    /// ```
    ///
    /// There is an overload for each number of parameters.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4) -> Element
    ) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> {
        draft.bindFactory0(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first 4 parameters are the arguments.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> {
        draft.bindFactory0(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4) -> Element).self))
        return BindingReceipt()
    }
}

extension ArgumentFactoryBuilder4Overloads {
    /// Calls `factory`, which can have any isolation, for each product. Its first 4 parameters are the arguments.
    ///
    /// ```swift
    /// binder.bindFactory(Editor.self).from(Note.self, Mode.self, Theme.self, Zoom.self).to(factory: Editor.init)
    /// ```
    ///
    /// There is an overload for each number of parameters.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4) -> Element
    ) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> {
        draft.bindFactory0(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first 4 parameters are the arguments.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> {
        draft.bindFactory0(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first 4 parameters are the arguments; the other one is resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1) -> Element
    ) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> {
        draft.bindFactory1(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first 4 parameters are the arguments; the other one is resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> {
        draft.bindFactory1(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first 4 parameters are the arguments; the other 2 are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2) -> Element
    ) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> {
        draft.bindFactory2(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first 4 parameters are the arguments; the other 2 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> {
        draft.bindFactory2(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first 4 parameters are the arguments; the other 3 are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2, consuming Dependency3) -> Element
    ) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> {
        draft.bindFactory3(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2, consuming Dependency3) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first 4 parameters are the arguments; the other 3 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2, consuming Dependency3) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> {
        draft.bindFactory3(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2, consuming Dependency3) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first 4 parameters are the arguments; the other 4 are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) -> Element
    ) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> {
        draft.bindFactory4(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first 4 parameters are the arguments; the other 4 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> {
        draft.bindFactory4(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first 4 parameters are the arguments; the other 5 are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) -> Element
    ) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> {
        draft.bindFactory5(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first 4 parameters are the arguments; the other 5 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> {
        draft.bindFactory5(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first 4 parameters are the arguments; the other 6 are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) -> Element
    ) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> {
        draft.bindFactory6(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first 4 parameters are the arguments; the other 6 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> {
        draft.bindFactory6(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first 4 parameters are the arguments; the other 7 are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) -> Element
    ) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> {
        draft.bindFactory7(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first 4 parameters are the arguments; the other 7 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> {
        draft.bindFactory7(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first 4 parameters are the arguments; the other 8 are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) -> Element
    ) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> {
        draft.bindFactory8(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) -> Element).self))
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its first 4 parameters are the arguments; the other 8 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> {
        draft.bindFactory8(factory.isolation, unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) -> Element).self))
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first 4 parameters are the arguments.
    ///
    /// ```swift
    /// binder.bindFactory(Editor.self).from(Note.self, Mode.self, Theme.self, Zoom.self).to(Editor.init)
    /// ```
    ///
    /// There is an overload for each number of parameters.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4) -> Element) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> {
        draft.bindFactory0(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first 4 parameters are the arguments.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> {
        draft.bindFactory0(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first 4 parameters are the arguments; the other one is resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1) -> Element) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> {
        draft.bindFactory1(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first 4 parameters are the arguments; the other one is resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> {
        draft.bindFactory1(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first 4 parameters are the arguments; the other 2 are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2) -> Element) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> {
        draft.bindFactory2(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first 4 parameters are the arguments; the other 2 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> {
        draft.bindFactory2(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first 4 parameters are the arguments; the other 3 are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2, consuming Dependency3) -> Element) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> {
        draft.bindFactory3(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first 4 parameters are the arguments; the other 3 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2, consuming Dependency3) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> {
        draft.bindFactory3(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first 4 parameters are the arguments; the other 4 are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) -> Element) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> {
        draft.bindFactory4(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first 4 parameters are the arguments; the other 4 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> {
        draft.bindFactory4(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first 4 parameters are the arguments; the other 5 are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) -> Element) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> {
        draft.bindFactory5(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first 4 parameters are the arguments; the other 5 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> {
        draft.bindFactory5(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first 4 parameters are the arguments; the other 6 are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) -> Element) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> {
        draft.bindFactory6(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first 4 parameters are the arguments; the other 6 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> {
        draft.bindFactory6(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first 4 parameters are the arguments; the other 7 are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) -> Element) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> {
        draft.bindFactory7(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first 4 parameters are the arguments; the other 7 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> {
        draft.bindFactory7(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first 4 parameters are the arguments; the other 8 are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) -> Element) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> {
        draft.bindFactory8(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its first 4 parameters are the arguments; the other 8 are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> {
        draft.bindFactory8(nil, nonisolatedFactory)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. It has more parameters than the other overloads support; slower than these.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, each Dependency>(factory: @escaping @Sendable (Argument1, Argument2, Argument3, Argument4, Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, repeat each Dependency) -> Element) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> {
        draft.finish(pack: { recorder in
            recorder.request(Dependency1.self)
            recorder.request(Dependency2.self)
            recorder.request(Dependency3.self)
            recorder.request(Dependency4.self)
            recorder.request(Dependency5.self)
            recorder.request(Dependency6.self)
            recorder.request(Dependency7.self)
            recorder.request(Dependency8.self)
            recorder.request(Dependency9.self)
            repeat recorder.request((each Dependency).self)
        }, .assisted(From<(Argument1, Argument2, Argument3, Argument4), Element>.self)) { env, edges, seed, out in
            var arguments = Arguments(env, edges)
            return deliver(factory(seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.0, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.1, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.2, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.3, arguments.next(seed, Dependency1.self), arguments.next(seed, Dependency2.self), arguments.next(seed, Dependency3.self), arguments.next(seed, Dependency4.self), arguments.next(seed, Dependency5.self), arguments.next(seed, Dependency6.self), arguments.next(seed, Dependency7.self), arguments.next(seed, Dependency8.self), arguments.next(seed, Dependency9.self), repeat arguments.next(seed, (each Dependency).self)), out)
        }
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. It has more parameters than the other overloads support; slower than these.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, each Dependency>(factory: @escaping @Sendable (Argument1, Argument2, Argument3, Argument4, Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, repeat each Dependency) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> {
        draft.finish(pack: { recorder in
            recorder.request(Dependency1.self)
            recorder.request(Dependency2.self)
            recorder.request(Dependency3.self)
            recorder.request(Dependency4.self)
            recorder.request(Dependency5.self)
            recorder.request(Dependency6.self)
            recorder.request(Dependency7.self)
            recorder.request(Dependency8.self)
            recorder.request(Dependency9.self)
            repeat recorder.request((each Dependency).self)
        }, .assisted(From<(Argument1, Argument2, Argument3, Argument4), Element>.self)) { env, edges, seed, out in
            var arguments = Arguments(env, edges)
            return deliver(factory(seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.0, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.1, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.2, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.3, arguments.next(seed, Dependency1.self), arguments.next(seed, Dependency2.self), arguments.next(seed, Dependency3.self), arguments.next(seed, Dependency4.self), arguments.next(seed, Dependency5.self), arguments.next(seed, Dependency6.self), arguments.next(seed, Dependency7.self), arguments.next(seed, Dependency8.self), arguments.next(seed, Dependency9.self), repeat arguments.next(seed, (each Dependency).self)), out)
        }
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. It has more parameters than the other overloads support; as slow as `to(factory:)`.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, each Dependency>(_ nonisolatedFactory: @escaping @Sendable (Argument1, Argument2, Argument3, Argument4, Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, repeat each Dependency) -> Element) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> {
        to(factory: nonisolatedFactory)
    }

    /// Calls a nonisolated factory for each product. It has more parameters than the other overloads support; as slow as `to(factory:)`.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, each Dependency>(_ nonisolatedFactory: @escaping @Sendable (Argument1, Argument2, Argument3, Argument4, Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, repeat each Dependency) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> {
        to(factory: nonisolatedFactory)
    }
}
