// Written by `Scripts/generate arities`. Do not edit.

// For factories with more parameters than the other overloads support. A function with a parameter pack cannot be cast, so
// these overloads do not accept isolated functions, which the compiler rejects.

extension BindingBuilderOverloads {
    /// Calls a nonisolated factory for each instance. It has more parameters than the other overloads support; slower than these.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20, Dependency21, each Dependency>(factory: @escaping @Sendable (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20, Dependency21, repeat each Dependency) -> Element) -> BindingReceipt<Element> {
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
        }) { env, edges, _, out in
            var arguments = Arguments(env, edges)
            return deliver(factory(arguments.next(Dependency1.self), arguments.next(Dependency2.self), arguments.next(Dependency3.self), arguments.next(Dependency4.self), arguments.next(Dependency5.self), arguments.next(Dependency6.self), arguments.next(Dependency7.self), arguments.next(Dependency8.self), arguments.next(Dependency9.self), arguments.next(Dependency10.self), arguments.next(Dependency11.self), arguments.next(Dependency12.self), arguments.next(Dependency13.self), arguments.next(Dependency14.self), arguments.next(Dependency15.self), arguments.next(Dependency16.self), arguments.next(Dependency17.self), arguments.next(Dependency18.self), arguments.next(Dependency19.self), arguments.next(Dependency20.self), arguments.next(Dependency21.self), repeat arguments.next((each Dependency).self)), out)
        }
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each instance. It has more parameters than the other overloads support; slower than these.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20, Dependency21, each Dependency>(factory: @escaping @Sendable (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20, Dependency21, repeat each Dependency) -> Element, _: StaticString = #function) -> BindingReceipt<Element> {
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
        }) { env, edges, _, out in
            var arguments = Arguments(env, edges)
            return deliver(factory(arguments.next(Dependency1.self), arguments.next(Dependency2.self), arguments.next(Dependency3.self), arguments.next(Dependency4.self), arguments.next(Dependency5.self), arguments.next(Dependency6.self), arguments.next(Dependency7.self), arguments.next(Dependency8.self), arguments.next(Dependency9.self), arguments.next(Dependency10.self), arguments.next(Dependency11.self), arguments.next(Dependency12.self), arguments.next(Dependency13.self), arguments.next(Dependency14.self), arguments.next(Dependency15.self), arguments.next(Dependency16.self), arguments.next(Dependency17.self), arguments.next(Dependency18.self), arguments.next(Dependency19.self), arguments.next(Dependency20.self), arguments.next(Dependency21.self), repeat arguments.next((each Dependency).self)), out)
        }
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each instance. It has more parameters than the other overloads support; as slow as `to(factory:)`.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20, Dependency21, each Dependency>(_ nonisolatedFactory: @escaping @Sendable (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20, Dependency21, repeat each Dependency) -> Element) -> BindingReceipt<Element> {
        to(factory: nonisolatedFactory)
    }

    /// Calls a nonisolated factory for each instance. It has more parameters than the other overloads support; as slow as `to(factory:)`.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20, Dependency21, each Dependency>(_ nonisolatedFactory: @escaping @Sendable (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20, Dependency21, repeat each Dependency) -> Element, _: StaticString = #function) -> BindingReceipt<Element> {
        to(factory: nonisolatedFactory)
    }
}

extension ReceiptBinderOverloads {
    /// Calls a nonisolated factory for each instance. It has more parameters than the other overloads support; slower than these.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20, Dependency21, each Dependency>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        factory: @escaping @Sendable (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20, Dependency21, repeat each Dependency) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, EnclosingScope>(draft).to(factory: factory)
    }

    /// Calls a nonisolated factory for each instance. It has more parameters than the other overloads support; slower than these.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20, Dependency21, each Dependency>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        factory: @escaping @Sendable (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20, Dependency21, repeat each Dependency) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, EnclosingScope>(draft).to(factory: factory)
    }

    /// Calls a nonisolated factory for each instance. It has more parameters than the other overloads support; as slow as `to(factory:)`.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20, Dependency21, each Dependency>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        _ nonisolatedFactory: @escaping @Sendable (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20, Dependency21, repeat each Dependency) -> Element
    ) -> BindingReceipt<Element> {
        to(file: file, filePath: filePath, line: line, column: column, factory: nonisolatedFactory)
    }

    /// Calls a nonisolated factory for each instance. It has more parameters than the other overloads support; as slow as `to(factory:)`.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20, Dependency21, each Dependency>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        _ nonisolatedFactory: @escaping @Sendable (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20, Dependency21, repeat each Dependency) -> Element, _: StaticString = #function
    ) -> BindingReceipt<Element> {
        to(file: file, filePath: filePath, line: line, column: column, factory: nonisolatedFactory)
    }
}

extension FactoryBuilderOverloads {
    /// Calls a nonisolated factory for each product. It has more parameters than the other overloads support; slower than these.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20, Dependency21, each Dependency>(factory: @escaping @Sendable (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20, Dependency21, repeat each Dependency) -> Element) -> BindingReceipt<Factory<F>> {
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
        }, .assisted(F.self)) { env, edges, seed, out in
            var arguments = Arguments(env, edges)
            return deliver(factory(arguments.next(seed, Dependency1.self), arguments.next(seed, Dependency2.self), arguments.next(seed, Dependency3.self), arguments.next(seed, Dependency4.self), arguments.next(seed, Dependency5.self), arguments.next(seed, Dependency6.self), arguments.next(seed, Dependency7.self), arguments.next(seed, Dependency8.self), arguments.next(seed, Dependency9.self), arguments.next(seed, Dependency10.self), arguments.next(seed, Dependency11.self), arguments.next(seed, Dependency12.self), arguments.next(seed, Dependency13.self), arguments.next(seed, Dependency14.self), arguments.next(seed, Dependency15.self), arguments.next(seed, Dependency16.self), arguments.next(seed, Dependency17.self), arguments.next(seed, Dependency18.self), arguments.next(seed, Dependency19.self), arguments.next(seed, Dependency20.self), arguments.next(seed, Dependency21.self), repeat arguments.next(seed, (each Dependency).self)), out)
        }
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. It has more parameters than the other overloads support; slower than these.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20, Dependency21, each Dependency>(factory: @escaping @Sendable (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20, Dependency21, repeat each Dependency) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<F>> {
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
        }, .assisted(F.self)) { env, edges, seed, out in
            var arguments = Arguments(env, edges)
            return deliver(factory(arguments.next(seed, Dependency1.self), arguments.next(seed, Dependency2.self), arguments.next(seed, Dependency3.self), arguments.next(seed, Dependency4.self), arguments.next(seed, Dependency5.self), arguments.next(seed, Dependency6.self), arguments.next(seed, Dependency7.self), arguments.next(seed, Dependency8.self), arguments.next(seed, Dependency9.self), arguments.next(seed, Dependency10.self), arguments.next(seed, Dependency11.self), arguments.next(seed, Dependency12.self), arguments.next(seed, Dependency13.self), arguments.next(seed, Dependency14.self), arguments.next(seed, Dependency15.self), arguments.next(seed, Dependency16.self), arguments.next(seed, Dependency17.self), arguments.next(seed, Dependency18.self), arguments.next(seed, Dependency19.self), arguments.next(seed, Dependency20.self), arguments.next(seed, Dependency21.self), repeat arguments.next(seed, (each Dependency).self)), out)
        }
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. It has more parameters than the other overloads support; as slow as `to(factory:)`.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20, Dependency21, each Dependency>(_ nonisolatedFactory: @escaping @Sendable (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20, Dependency21, repeat each Dependency) -> Element) -> BindingReceipt<Factory<F>> {
        to(factory: nonisolatedFactory)
    }

    /// Calls a nonisolated factory for each product. It has more parameters than the other overloads support; as slow as `to(factory:)`.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20, Dependency21, each Dependency>(_ nonisolatedFactory: @escaping @Sendable (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20, Dependency21, repeat each Dependency) -> Element, _: StaticString = #function) -> BindingReceipt<Factory<F>> {
        to(factory: nonisolatedFactory)
    }
}

extension InjectorBuilderOverloads {
    /// Calls a method. For more parameters than the other overloads support; slower than these.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20, Dependency21, each Dependency>(
        injector: @escaping @Sendable (Element) -> (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20, Dependency21, repeat each Dependency) -> Void
    ) -> BindingReceipt<PropertyInjector<Element>> {
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
        }, .injector(Element.self)) { env, edges, object, _ in
            var arguments = Arguments(env, edges)
            injector(object.assumingMemoryBound(to: Element.self).pointee)(arguments.next(Dependency1.self), arguments.next(Dependency2.self), arguments.next(Dependency3.self), arguments.next(Dependency4.self), arguments.next(Dependency5.self), arguments.next(Dependency6.self), arguments.next(Dependency7.self), arguments.next(Dependency8.self), arguments.next(Dependency9.self), arguments.next(Dependency10.self), arguments.next(Dependency11.self), arguments.next(Dependency12.self), arguments.next(Dependency13.self), arguments.next(Dependency14.self), arguments.next(Dependency15.self), arguments.next(Dependency16.self), arguments.next(Dependency17.self), arguments.next(Dependency18.self), arguments.next(Dependency19.self), arguments.next(Dependency20.self), arguments.next(Dependency21.self), repeat arguments.next((each Dependency).self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a method. For more parameters than the other overloads support; slower than these.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20, Dependency21, each Dependency>(
        injector: @escaping @Sendable (Element) -> (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20, Dependency21, repeat each Dependency) -> Void, _: StaticString = #function
    ) -> BindingReceipt<PropertyInjector<Element>> {
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
        }, .injector(Element.self)) { env, edges, object, _ in
            var arguments = Arguments(env, edges)
            injector(object.assumingMemoryBound(to: Element.self).pointee)(arguments.next(Dependency1.self), arguments.next(Dependency2.self), arguments.next(Dependency3.self), arguments.next(Dependency4.self), arguments.next(Dependency5.self), arguments.next(Dependency6.self), arguments.next(Dependency7.self), arguments.next(Dependency8.self), arguments.next(Dependency9.self), arguments.next(Dependency10.self), arguments.next(Dependency11.self), arguments.next(Dependency12.self), arguments.next(Dependency13.self), arguments.next(Dependency14.self), arguments.next(Dependency15.self), arguments.next(Dependency16.self), arguments.next(Dependency17.self), arguments.next(Dependency18.self), arguments.next(Dependency19.self), arguments.next(Dependency20.self), arguments.next(Dependency21.self), repeat arguments.next((each Dependency).self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. For more parameters than the other overloads support; slower than these.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20, Dependency21, each Dependency>(
        injector: @escaping @Sendable (Element, Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20, Dependency21, repeat each Dependency) -> Void
    ) -> BindingReceipt<PropertyInjector<Element>> {
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
        }, .injector(Element.self)) { env, edges, object, _ in
            var arguments = Arguments(env, edges)
            injector(object.assumingMemoryBound(to: Element.self).pointee, arguments.next(Dependency1.self), arguments.next(Dependency2.self), arguments.next(Dependency3.self), arguments.next(Dependency4.self), arguments.next(Dependency5.self), arguments.next(Dependency6.self), arguments.next(Dependency7.self), arguments.next(Dependency8.self), arguments.next(Dependency9.self), arguments.next(Dependency10.self), arguments.next(Dependency11.self), arguments.next(Dependency12.self), arguments.next(Dependency13.self), arguments.next(Dependency14.self), arguments.next(Dependency15.self), arguments.next(Dependency16.self), arguments.next(Dependency17.self), arguments.next(Dependency18.self), arguments.next(Dependency19.self), arguments.next(Dependency20.self), arguments.next(Dependency21.self), repeat arguments.next((each Dependency).self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. For more parameters than the other overloads support; slower than these.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20, Dependency21, each Dependency>(
        injector: @escaping @Sendable (Element, Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20, Dependency21, repeat each Dependency) -> Void, _: StaticString = #function
    ) -> BindingReceipt<PropertyInjector<Element>> {
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
        }, .injector(Element.self)) { env, edges, object, _ in
            var arguments = Arguments(env, edges)
            injector(object.assumingMemoryBound(to: Element.self).pointee, arguments.next(Dependency1.self), arguments.next(Dependency2.self), arguments.next(Dependency3.self), arguments.next(Dependency4.self), arguments.next(Dependency5.self), arguments.next(Dependency6.self), arguments.next(Dependency7.self), arguments.next(Dependency8.self), arguments.next(Dependency9.self), arguments.next(Dependency10.self), arguments.next(Dependency11.self), arguments.next(Dependency12.self), arguments.next(Dependency13.self), arguments.next(Dependency14.self), arguments.next(Dependency15.self), arguments.next(Dependency16.self), arguments.next(Dependency17.self), arguments.next(Dependency18.self), arguments.next(Dependency19.self), arguments.next(Dependency20.self), arguments.next(Dependency21.self), repeat arguments.next((each Dependency).self))
            return 0
        }
        return BindingReceipt()
    }
}
