// Written by `Scripts/generate arities`. Do not edit.

extension InjectorBuilder {
    /// Calls a function whose first parameter is the object. Its other parameters, if it has any, are resolved from the graph.
    ///
    /// ```swift
    /// binder.bindPropertyInjectionOf(Screen.self).to { (screen: Screen, store: Store) in screen.store = store }
    /// ```
    ///
    /// There is an overload for each number of parameters, also for a method of the object, as in `to(injector: Screen.inject)`.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> Void
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject0(function: injector)
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its other parameters, if it has any, are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> Void, _: StaticString = #function
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject0(function: injector)
        return BindingReceipt()
    }
}

extension InjectorBuilderOverloads {
    /// Calls a function whose first parameter is the object. Its other parameter is resolved from the graph. Its result is discarded.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject1(function: injector)
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its other parameter is resolved from the graph. Its result is discarded.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1) -> Ignored, _: StaticString = #function
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject1(function: injector)
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its 2 other parameters are resolved from the graph. Its result is discarded.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1, consuming Dependency2) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject2(function: injector)
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its 2 other parameters are resolved from the graph. Its result is discarded.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1, consuming Dependency2) -> Ignored, _: StaticString = #function
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject2(function: injector)
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its 3 other parameters are resolved from the graph. Its result is discarded.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject3(function: injector)
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its 3 other parameters are resolved from the graph. Its result is discarded.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3) -> Ignored, _: StaticString = #function
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject3(function: injector)
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its 4 other parameters are resolved from the graph. Its result is discarded.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject4(function: injector)
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its 4 other parameters are resolved from the graph. Its result is discarded.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) -> Ignored, _: StaticString = #function
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject4(function: injector)
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its 5 other parameters are resolved from the graph. Its result is discarded.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject5(function: injector)
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its 5 other parameters are resolved from the graph. Its result is discarded.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) -> Ignored, _: StaticString = #function
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject5(function: injector)
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its 6 other parameters are resolved from the graph. Its result is discarded.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject6(function: injector)
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its 6 other parameters are resolved from the graph. Its result is discarded.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) -> Ignored, _: StaticString = #function
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject6(function: injector)
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its 7 other parameters are resolved from the graph. Its result is discarded.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject7(function: injector)
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its 7 other parameters are resolved from the graph. Its result is discarded.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) -> Ignored, _: StaticString = #function
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject7(function: injector)
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its 8 other parameters are resolved from the graph. Its result is discarded.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject8(function: injector)
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its 8 other parameters are resolved from the graph. Its result is discarded.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) -> Ignored, _: StaticString = #function
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject8(function: injector)
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its 9 other parameters are resolved from the graph. Its result is discarded.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject9(function: injector)
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its 9 other parameters are resolved from the graph. Its result is discarded.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9) -> Ignored, _: StaticString = #function
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject9(function: injector)
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its 10 other parameters are resolved from the graph. Its result is discarded.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject10(function: injector)
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its 10 other parameters are resolved from the graph. Its result is discarded.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10) -> Ignored, _: StaticString = #function
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject10(function: injector)
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its 11 other parameters are resolved from the graph. Its result is discarded.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject11(function: injector)
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its 11 other parameters are resolved from the graph. Its result is discarded.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11) -> Ignored, _: StaticString = #function
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject11(function: injector)
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its 12 other parameters are resolved from the graph. Its result is discarded.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject12(function: injector)
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its 12 other parameters are resolved from the graph. Its result is discarded.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12) -> Ignored, _: StaticString = #function
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject12(function: injector)
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its 13 other parameters are resolved from the graph. Its result is discarded.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject13(function: injector)
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its 13 other parameters are resolved from the graph. Its result is discarded.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13) -> Ignored, _: StaticString = #function
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject13(function: injector)
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its 14 other parameters are resolved from the graph. Its result is discarded.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject14(function: injector)
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its 14 other parameters are resolved from the graph. Its result is discarded.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14) -> Ignored, _: StaticString = #function
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject14(function: injector)
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its 15 other parameters are resolved from the graph. Its result is discarded.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject15(function: injector)
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its 15 other parameters are resolved from the graph. Its result is discarded.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15) -> Ignored, _: StaticString = #function
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject15(function: injector)
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its 16 other parameters are resolved from the graph. Its result is discarded.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject16(function: injector)
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its 16 other parameters are resolved from the graph. Its result is discarded.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16) -> Ignored, _: StaticString = #function
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject16(function: injector)
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its 17 other parameters are resolved from the graph. Its result is discarded.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject17(function: injector)
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its 17 other parameters are resolved from the graph. Its result is discarded.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17) -> Ignored, _: StaticString = #function
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject17(function: injector)
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its 18 other parameters are resolved from the graph. Its result is discarded.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject18(function: injector)
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its 18 other parameters are resolved from the graph. Its result is discarded.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18) -> Ignored, _: StaticString = #function
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject18(function: injector)
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its 19 other parameters are resolved from the graph. Its result is discarded.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18, consuming Dependency19) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject19(function: injector)
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its 19 other parameters are resolved from the graph. Its result is discarded.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18, consuming Dependency19) -> Ignored, _: StaticString = #function
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject19(function: injector)
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its 20 other parameters are resolved from the graph. Its result is discarded.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18, consuming Dependency19, consuming Dependency20) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject20(function: injector)
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its 20 other parameters are resolved from the graph. Its result is discarded.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18, consuming Dependency19, consuming Dependency20) -> Ignored, _: StaticString = #function
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject20(function: injector)
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its parameters, if it has any, are resolved from the graph. Its result is discarded.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) () -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject0(method: injector)
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its parameters, if it has any, are resolved from the graph. Its result is discarded.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) () -> Ignored, _: StaticString = #function
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject0(method: injector)
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its parameter is resolved from the graph. Its result is discarded.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject1(method: injector)
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its parameter is resolved from the graph. Its result is discarded.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1) -> Ignored, _: StaticString = #function
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject1(method: injector)
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its 2 parameters are resolved from the graph. Its result is discarded.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1, Dependency2) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject2(method: injector)
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its 2 parameters are resolved from the graph. Its result is discarded.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1, Dependency2) -> Ignored, _: StaticString = #function
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject2(method: injector)
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its 3 parameters are resolved from the graph. Its result is discarded.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject3(method: injector)
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its 3 parameters are resolved from the graph. Its result is discarded.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3) -> Ignored, _: StaticString = #function
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject3(method: injector)
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its 4 parameters are resolved from the graph. Its result is discarded.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject4(method: injector)
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its 4 parameters are resolved from the graph. Its result is discarded.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4) -> Ignored, _: StaticString = #function
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject4(method: injector)
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its 5 parameters are resolved from the graph. Its result is discarded.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject5(method: injector)
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its 5 parameters are resolved from the graph. Its result is discarded.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5) -> Ignored, _: StaticString = #function
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject5(method: injector)
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its 6 parameters are resolved from the graph. Its result is discarded.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject6(method: injector)
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its 6 parameters are resolved from the graph. Its result is discarded.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6) -> Ignored, _: StaticString = #function
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject6(method: injector)
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its 7 parameters are resolved from the graph. Its result is discarded.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject7(method: injector)
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its 7 parameters are resolved from the graph. Its result is discarded.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7) -> Ignored, _: StaticString = #function
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject7(method: injector)
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its 8 parameters are resolved from the graph. Its result is discarded.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject8(method: injector)
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its 8 parameters are resolved from the graph. Its result is discarded.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8) -> Ignored, _: StaticString = #function
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject8(method: injector)
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its 9 parameters are resolved from the graph. Its result is discarded.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject9(method: injector)
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its 9 parameters are resolved from the graph. Its result is discarded.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9) -> Ignored, _: StaticString = #function
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject9(method: injector)
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its 10 parameters are resolved from the graph. Its result is discarded.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject10(method: injector)
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its 10 parameters are resolved from the graph. Its result is discarded.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10) -> Ignored, _: StaticString = #function
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject10(method: injector)
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its 11 parameters are resolved from the graph. Its result is discarded.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject11(method: injector)
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its 11 parameters are resolved from the graph. Its result is discarded.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11) -> Ignored, _: StaticString = #function
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject11(method: injector)
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its 12 parameters are resolved from the graph. Its result is discarded.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject12(method: injector)
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its 12 parameters are resolved from the graph. Its result is discarded.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12) -> Ignored, _: StaticString = #function
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject12(method: injector)
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its 13 parameters are resolved from the graph. Its result is discarded.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject13(method: injector)
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its 13 parameters are resolved from the graph. Its result is discarded.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13) -> Ignored, _: StaticString = #function
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject13(method: injector)
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its 14 parameters are resolved from the graph. Its result is discarded.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject14(method: injector)
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its 14 parameters are resolved from the graph. Its result is discarded.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14) -> Ignored, _: StaticString = #function
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject14(method: injector)
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its 15 parameters are resolved from the graph. Its result is discarded.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject15(method: injector)
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its 15 parameters are resolved from the graph. Its result is discarded.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15) -> Ignored, _: StaticString = #function
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject15(method: injector)
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its 16 parameters are resolved from the graph. Its result is discarded.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject16(method: injector)
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its 16 parameters are resolved from the graph. Its result is discarded.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16) -> Ignored, _: StaticString = #function
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject16(method: injector)
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its 17 parameters are resolved from the graph. Its result is discarded.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject17(method: injector)
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its 17 parameters are resolved from the graph. Its result is discarded.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17) -> Ignored, _: StaticString = #function
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject17(method: injector)
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its 18 parameters are resolved from the graph. Its result is discarded.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject18(method: injector)
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its 18 parameters are resolved from the graph. Its result is discarded.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18) -> Ignored, _: StaticString = #function
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject18(method: injector)
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its 19 parameters are resolved from the graph. Its result is discarded.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject19(method: injector)
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its 19 parameters are resolved from the graph. Its result is discarded.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19) -> Ignored, _: StaticString = #function
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject19(method: injector)
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its 20 parameters are resolved from the graph. Its result is discarded.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject20(method: injector)
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its 20 parameters are resolved from the graph. Its result is discarded.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20) -> Ignored, _: StaticString = #function
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.inject20(method: injector)
        return BindingReceipt()
    }
}
