// Written by `Scripts/generate arities`. Do not edit.

extension FactoryBuilderOverloads {
    /// Calls `factory`, which can throw, for each product. Its parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) () throws -> Element
    ) -> BindingReceipt<ThrowingFactory<F>> {
        let make = unsafeBitCast(factory, to: (@Sendable () throws -> Element).self)
        draft.finish(pack: { _ in }, .throwing(F.self), factory.isolation) { env, edges, seed, out in
            deliver(Result<Element, any Error> { try make() }, out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can throw, for each product. Its parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) () throws -> Element, _: StaticString = #function
    ) -> BindingReceipt<ThrowingFactory<F>> {
        let make = unsafeBitCast(factory, to: (@Sendable () throws -> Element).self)
        draft.finish(pack: { _ in }, .throwing(F.self), factory.isolation) { env, edges, seed, out in
            deliver(Result<Element, any Error> { try make() }, out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can throw, for each product. Its parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to(_ nonisolatedFactory: @escaping @Sendable () throws -> Element) -> BindingReceipt<ThrowingFactory<F>> {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which can throw, for each product. Its parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to(_ nonisolatedFactory: @escaping @Sendable () throws -> Element, _: StaticString = #function) -> BindingReceipt<ThrowingFactory<F>> {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which can throw, for each product. Its parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1) throws -> Element
    ) -> BindingReceipt<ThrowingFactory<F>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Dependency1) throws -> Element).self)
        draft.finish(pack: { recorder in recorder.request(Dependency1.self) }, .throwing(F.self), factory.isolation) { env, edges, seed, out in
            deliver(Result<Element, any Error> { try make(edges.get(0, env, seed, Dependency1.self)) }, out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can throw, for each product. Its parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1) throws -> Element, _: StaticString = #function
    ) -> BindingReceipt<ThrowingFactory<F>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Dependency1) throws -> Element).self)
        draft.finish(pack: { recorder in recorder.request(Dependency1.self) }, .throwing(F.self), factory.isolation) { env, edges, seed, out in
            deliver(Result<Element, any Error> { try make(edges.get(0, env, seed, Dependency1.self)) }, out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can throw, for each product. Its parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1) throws -> Element) -> BindingReceipt<ThrowingFactory<F>> {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which can throw, for each product. Its parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1) throws -> Element, _: StaticString = #function) -> BindingReceipt<ThrowingFactory<F>> {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which can throw, for each product. Its parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2) throws -> Element
    ) -> BindingReceipt<ThrowingFactory<F>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Dependency1, consuming Dependency2) throws -> Element).self)
        draft.finish(pack: { recorder in recorder.request(Dependency1.self); recorder.request(Dependency2.self) }, .throwing(F.self), factory.isolation) { env, edges, seed, out in
            deliver(Result<Element, any Error> { try make(edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self)) }, out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can throw, for each product. Its parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2) throws -> Element, _: StaticString = #function
    ) -> BindingReceipt<ThrowingFactory<F>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Dependency1, consuming Dependency2) throws -> Element).self)
        draft.finish(pack: { recorder in recorder.request(Dependency1.self); recorder.request(Dependency2.self) }, .throwing(F.self), factory.isolation) { env, edges, seed, out in
            deliver(Result<Element, any Error> { try make(edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self)) }, out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can throw, for each product. Its parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2) throws -> Element) -> BindingReceipt<ThrowingFactory<F>> {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which can throw, for each product. Its parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2) throws -> Element, _: StaticString = #function) -> BindingReceipt<ThrowingFactory<F>> {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which can throw, for each product. Its parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3) throws -> Element
    ) -> BindingReceipt<ThrowingFactory<F>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3) throws -> Element).self)
        draft.finish(pack: { recorder in recorder.request(Dependency1.self); recorder.request(Dependency2.self); recorder.request(Dependency3.self) }, .throwing(F.self), factory.isolation) { env, edges, seed, out in
            deliver(Result<Element, any Error> { try make(edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self)) }, out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can throw, for each product. Its parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3) throws -> Element, _: StaticString = #function
    ) -> BindingReceipt<ThrowingFactory<F>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3) throws -> Element).self)
        draft.finish(pack: { recorder in recorder.request(Dependency1.self); recorder.request(Dependency2.self); recorder.request(Dependency3.self) }, .throwing(F.self), factory.isolation) { env, edges, seed, out in
            deliver(Result<Element, any Error> { try make(edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self)) }, out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can throw, for each product. Its parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3) throws -> Element) -> BindingReceipt<ThrowingFactory<F>> {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which can throw, for each product. Its parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3) throws -> Element, _: StaticString = #function) -> BindingReceipt<ThrowingFactory<F>> {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which can throw, for each product. Its parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) throws -> Element
    ) -> BindingReceipt<ThrowingFactory<F>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) throws -> Element).self)
        draft.finish(pack: { recorder in recorder.request(Dependency1.self); recorder.request(Dependency2.self); recorder.request(Dependency3.self); recorder.request(Dependency4.self) }, .throwing(F.self), factory.isolation) { env, edges, seed, out in
            deliver(Result<Element, any Error> { try make(edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self)) }, out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can throw, for each product. Its parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) throws -> Element, _: StaticString = #function
    ) -> BindingReceipt<ThrowingFactory<F>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) throws -> Element).self)
        draft.finish(pack: { recorder in recorder.request(Dependency1.self); recorder.request(Dependency2.self); recorder.request(Dependency3.self); recorder.request(Dependency4.self) }, .throwing(F.self), factory.isolation) { env, edges, seed, out in
            deliver(Result<Element, any Error> { try make(edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self)) }, out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can throw, for each product. Its parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) throws -> Element) -> BindingReceipt<ThrowingFactory<F>> {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which can throw, for each product. Its parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) throws -> Element, _: StaticString = #function) -> BindingReceipt<ThrowingFactory<F>> {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which can throw, for each product. Its parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) throws -> Element
    ) -> BindingReceipt<ThrowingFactory<F>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) throws -> Element).self)
        draft.finish(pack: { recorder in recorder.request(Dependency1.self); recorder.request(Dependency2.self); recorder.request(Dependency3.self); recorder.request(Dependency4.self); recorder.request(Dependency5.self) }, .throwing(F.self), factory.isolation) { env, edges, seed, out in
            deliver(Result<Element, any Error> { try make(edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self)) }, out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can throw, for each product. Its parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) throws -> Element, _: StaticString = #function
    ) -> BindingReceipt<ThrowingFactory<F>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) throws -> Element).self)
        draft.finish(pack: { recorder in recorder.request(Dependency1.self); recorder.request(Dependency2.self); recorder.request(Dependency3.self); recorder.request(Dependency4.self); recorder.request(Dependency5.self) }, .throwing(F.self), factory.isolation) { env, edges, seed, out in
            deliver(Result<Element, any Error> { try make(edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self)) }, out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can throw, for each product. Its parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) throws -> Element) -> BindingReceipt<ThrowingFactory<F>> {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which can throw, for each product. Its parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) throws -> Element, _: StaticString = #function) -> BindingReceipt<ThrowingFactory<F>> {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which can throw, for each product. Its parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) throws -> Element
    ) -> BindingReceipt<ThrowingFactory<F>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) throws -> Element).self)
        draft.finish(pack: { recorder in recorder.request(Dependency1.self); recorder.request(Dependency2.self); recorder.request(Dependency3.self); recorder.request(Dependency4.self); recorder.request(Dependency5.self); recorder.request(Dependency6.self) }, .throwing(F.self), factory.isolation) { env, edges, seed, out in
            deliver(Result<Element, any Error> { try make(edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self)) }, out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can throw, for each product. Its parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) throws -> Element, _: StaticString = #function
    ) -> BindingReceipt<ThrowingFactory<F>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) throws -> Element).self)
        draft.finish(pack: { recorder in recorder.request(Dependency1.self); recorder.request(Dependency2.self); recorder.request(Dependency3.self); recorder.request(Dependency4.self); recorder.request(Dependency5.self); recorder.request(Dependency6.self) }, .throwing(F.self), factory.isolation) { env, edges, seed, out in
            deliver(Result<Element, any Error> { try make(edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self)) }, out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can throw, for each product. Its parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) throws -> Element) -> BindingReceipt<ThrowingFactory<F>> {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which can throw, for each product. Its parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) throws -> Element, _: StaticString = #function) -> BindingReceipt<ThrowingFactory<F>> {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which can throw, for each product. Its parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) throws -> Element
    ) -> BindingReceipt<ThrowingFactory<F>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) throws -> Element).self)
        draft.finish(pack: { recorder in recorder.request(Dependency1.self); recorder.request(Dependency2.self); recorder.request(Dependency3.self); recorder.request(Dependency4.self); recorder.request(Dependency5.self); recorder.request(Dependency6.self); recorder.request(Dependency7.self) }, .throwing(F.self), factory.isolation) { env, edges, seed, out in
            deliver(Result<Element, any Error> { try make(edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self), edges.get(6, env, seed, Dependency7.self)) }, out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can throw, for each product. Its parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) throws -> Element, _: StaticString = #function
    ) -> BindingReceipt<ThrowingFactory<F>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) throws -> Element).self)
        draft.finish(pack: { recorder in recorder.request(Dependency1.self); recorder.request(Dependency2.self); recorder.request(Dependency3.self); recorder.request(Dependency4.self); recorder.request(Dependency5.self); recorder.request(Dependency6.self); recorder.request(Dependency7.self) }, .throwing(F.self), factory.isolation) { env, edges, seed, out in
            deliver(Result<Element, any Error> { try make(edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self), edges.get(6, env, seed, Dependency7.self)) }, out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can throw, for each product. Its parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) throws -> Element) -> BindingReceipt<ThrowingFactory<F>> {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which can throw, for each product. Its parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) throws -> Element, _: StaticString = #function) -> BindingReceipt<ThrowingFactory<F>> {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which can throw, for each product. Its parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) throws -> Element
    ) -> BindingReceipt<ThrowingFactory<F>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) throws -> Element).self)
        draft.finish(pack: { recorder in recorder.request(Dependency1.self); recorder.request(Dependency2.self); recorder.request(Dependency3.self); recorder.request(Dependency4.self); recorder.request(Dependency5.self); recorder.request(Dependency6.self); recorder.request(Dependency7.self); recorder.request(Dependency8.self) }, .throwing(F.self), factory.isolation) { env, edges, seed, out in
            deliver(Result<Element, any Error> { try make(edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self), edges.get(6, env, seed, Dependency7.self), edges.get(7, env, seed, Dependency8.self)) }, out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can throw, for each product. Its parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) throws -> Element, _: StaticString = #function
    ) -> BindingReceipt<ThrowingFactory<F>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) throws -> Element).self)
        draft.finish(pack: { recorder in recorder.request(Dependency1.self); recorder.request(Dependency2.self); recorder.request(Dependency3.self); recorder.request(Dependency4.self); recorder.request(Dependency5.self); recorder.request(Dependency6.self); recorder.request(Dependency7.self); recorder.request(Dependency8.self) }, .throwing(F.self), factory.isolation) { env, edges, seed, out in
            deliver(Result<Element, any Error> { try make(edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self), edges.get(6, env, seed, Dependency7.self), edges.get(7, env, seed, Dependency8.self)) }, out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can throw, for each product. Its parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) throws -> Element) -> BindingReceipt<ThrowingFactory<F>> {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which can throw, for each product. Its parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) throws -> Element, _: StaticString = #function) -> BindingReceipt<ThrowingFactory<F>> {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous, for each product. Its parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient
    public func to(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) () async -> Element
    ) -> BindingReceipt<AsyncFactory<F>> where Element: Sendable {
        draft.bindAsync0(F.self, factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous, for each product. Its parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) () async -> Element, _: StaticString = #function
    ) -> BindingReceipt<AsyncFactory<F>> where Element: Sendable {
        draft.bindAsync0(F.self, factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous, for each product. Its parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to(_ nonisolatedFactory: @escaping @concurrent @Sendable () async -> Element) -> BindingReceipt<AsyncFactory<F>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous, for each product. Its parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to(_ nonisolatedFactory: @escaping @concurrent @Sendable () async -> Element, _: StaticString = #function) -> BindingReceipt<AsyncFactory<F>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous, for each product. Its parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1) async -> Element
    ) -> BindingReceipt<AsyncFactory<F>> where Element: Sendable {
        draft.bindAsync0(F.self, factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous, for each product. Its parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1) async -> Element, _: StaticString = #function
    ) -> BindingReceipt<AsyncFactory<F>> where Element: Sendable {
        draft.bindAsync0(F.self, factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous, for each product. Its parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Dependency1) async -> Element) -> BindingReceipt<AsyncFactory<F>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous, for each product. Its parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Dependency1) async -> Element, _: StaticString = #function) -> BindingReceipt<AsyncFactory<F>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous, for each product. Its parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2) async -> Element
    ) -> BindingReceipt<AsyncFactory<F>> where Element: Sendable {
        draft.bindAsync0(F.self, factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous, for each product. Its parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2) async -> Element, _: StaticString = #function
    ) -> BindingReceipt<AsyncFactory<F>> where Element: Sendable {
        draft.bindAsync0(F.self, factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous, for each product. Its parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Dependency1, consuming Dependency2) async -> Element) -> BindingReceipt<AsyncFactory<F>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous, for each product. Its parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Dependency1, consuming Dependency2) async -> Element, _: StaticString = #function) -> BindingReceipt<AsyncFactory<F>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous, for each product. Its parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3) async -> Element
    ) -> BindingReceipt<AsyncFactory<F>> where Element: Sendable {
        draft.bindAsync0(F.self, factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous, for each product. Its parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3) async -> Element, _: StaticString = #function
    ) -> BindingReceipt<AsyncFactory<F>> where Element: Sendable {
        draft.bindAsync0(F.self, factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous, for each product. Its parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3) async -> Element) -> BindingReceipt<AsyncFactory<F>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous, for each product. Its parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3) async -> Element, _: StaticString = #function) -> BindingReceipt<AsyncFactory<F>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous, for each product. Its parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) async -> Element
    ) -> BindingReceipt<AsyncFactory<F>> where Element: Sendable {
        draft.bindAsync0(F.self, factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous, for each product. Its parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) async -> Element, _: StaticString = #function
    ) -> BindingReceipt<AsyncFactory<F>> where Element: Sendable {
        draft.bindAsync0(F.self, factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous, for each product. Its parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) async -> Element) -> BindingReceipt<AsyncFactory<F>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous, for each product. Its parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) async -> Element, _: StaticString = #function) -> BindingReceipt<AsyncFactory<F>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous, for each product. Its parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) async -> Element
    ) -> BindingReceipt<AsyncFactory<F>> where Element: Sendable {
        draft.bindAsync0(F.self, factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous, for each product. Its parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) async -> Element, _: StaticString = #function
    ) -> BindingReceipt<AsyncFactory<F>> where Element: Sendable {
        draft.bindAsync0(F.self, factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous, for each product. Its parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) async -> Element) -> BindingReceipt<AsyncFactory<F>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous, for each product. Its parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) async -> Element, _: StaticString = #function) -> BindingReceipt<AsyncFactory<F>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous, for each product. Its parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) async -> Element
    ) -> BindingReceipt<AsyncFactory<F>> where Element: Sendable {
        draft.bindAsync0(F.self, factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous, for each product. Its parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) async -> Element, _: StaticString = #function
    ) -> BindingReceipt<AsyncFactory<F>> where Element: Sendable {
        draft.bindAsync0(F.self, factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous, for each product. Its parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) async -> Element) -> BindingReceipt<AsyncFactory<F>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous, for each product. Its parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) async -> Element, _: StaticString = #function) -> BindingReceipt<AsyncFactory<F>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous, for each product. Its parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) async -> Element
    ) -> BindingReceipt<AsyncFactory<F>> where Element: Sendable {
        draft.bindAsync0(F.self, factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous, for each product. Its parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) async -> Element, _: StaticString = #function
    ) -> BindingReceipt<AsyncFactory<F>> where Element: Sendable {
        draft.bindAsync0(F.self, factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous, for each product. Its parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) async -> Element) -> BindingReceipt<AsyncFactory<F>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous, for each product. Its parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) async -> Element, _: StaticString = #function) -> BindingReceipt<AsyncFactory<F>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous, for each product. Its parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) async -> Element
    ) -> BindingReceipt<AsyncFactory<F>> where Element: Sendable {
        draft.bindAsync0(F.self, factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous, for each product. Its parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) async -> Element, _: StaticString = #function
    ) -> BindingReceipt<AsyncFactory<F>> where Element: Sendable {
        draft.bindAsync0(F.self, factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous, for each product. Its parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) async -> Element) -> BindingReceipt<AsyncFactory<F>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous, for each product. Its parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) async -> Element, _: StaticString = #function) -> BindingReceipt<AsyncFactory<F>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient
    public func to(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) () async throws -> Element
    ) -> BindingReceipt<AsyncThrowingFactory<F>> where Element: Sendable {
        draft.bindAsyncThrowing0(F.self, factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) () async throws -> Element, _: StaticString = #function
    ) -> BindingReceipt<AsyncThrowingFactory<F>> where Element: Sendable {
        draft.bindAsyncThrowing0(F.self, factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to(_ nonisolatedFactory: @escaping @concurrent @Sendable () async throws -> Element) -> BindingReceipt<AsyncThrowingFactory<F>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to(_ nonisolatedFactory: @escaping @concurrent @Sendable () async throws -> Element, _: StaticString = #function) -> BindingReceipt<AsyncThrowingFactory<F>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1) async throws -> Element
    ) -> BindingReceipt<AsyncThrowingFactory<F>> where Element: Sendable {
        draft.bindAsyncThrowing0(F.self, factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1) async throws -> Element, _: StaticString = #function
    ) -> BindingReceipt<AsyncThrowingFactory<F>> where Element: Sendable {
        draft.bindAsyncThrowing0(F.self, factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Dependency1) async throws -> Element) -> BindingReceipt<AsyncThrowingFactory<F>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Dependency1) async throws -> Element, _: StaticString = #function) -> BindingReceipt<AsyncThrowingFactory<F>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2) async throws -> Element
    ) -> BindingReceipt<AsyncThrowingFactory<F>> where Element: Sendable {
        draft.bindAsyncThrowing0(F.self, factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2) async throws -> Element, _: StaticString = #function
    ) -> BindingReceipt<AsyncThrowingFactory<F>> where Element: Sendable {
        draft.bindAsyncThrowing0(F.self, factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Dependency1, consuming Dependency2) async throws -> Element) -> BindingReceipt<AsyncThrowingFactory<F>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Dependency1, consuming Dependency2) async throws -> Element, _: StaticString = #function) -> BindingReceipt<AsyncThrowingFactory<F>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3) async throws -> Element
    ) -> BindingReceipt<AsyncThrowingFactory<F>> where Element: Sendable {
        draft.bindAsyncThrowing0(F.self, factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3) async throws -> Element, _: StaticString = #function
    ) -> BindingReceipt<AsyncThrowingFactory<F>> where Element: Sendable {
        draft.bindAsyncThrowing0(F.self, factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3) async throws -> Element) -> BindingReceipt<AsyncThrowingFactory<F>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3) async throws -> Element, _: StaticString = #function) -> BindingReceipt<AsyncThrowingFactory<F>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) async throws -> Element
    ) -> BindingReceipt<AsyncThrowingFactory<F>> where Element: Sendable {
        draft.bindAsyncThrowing0(F.self, factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) async throws -> Element, _: StaticString = #function
    ) -> BindingReceipt<AsyncThrowingFactory<F>> where Element: Sendable {
        draft.bindAsyncThrowing0(F.self, factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) async throws -> Element) -> BindingReceipt<AsyncThrowingFactory<F>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) async throws -> Element, _: StaticString = #function) -> BindingReceipt<AsyncThrowingFactory<F>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) async throws -> Element
    ) -> BindingReceipt<AsyncThrowingFactory<F>> where Element: Sendable {
        draft.bindAsyncThrowing0(F.self, factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) async throws -> Element, _: StaticString = #function
    ) -> BindingReceipt<AsyncThrowingFactory<F>> where Element: Sendable {
        draft.bindAsyncThrowing0(F.self, factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) async throws -> Element) -> BindingReceipt<AsyncThrowingFactory<F>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) async throws -> Element, _: StaticString = #function) -> BindingReceipt<AsyncThrowingFactory<F>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) async throws -> Element
    ) -> BindingReceipt<AsyncThrowingFactory<F>> where Element: Sendable {
        draft.bindAsyncThrowing0(F.self, factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) async throws -> Element, _: StaticString = #function
    ) -> BindingReceipt<AsyncThrowingFactory<F>> where Element: Sendable {
        draft.bindAsyncThrowing0(F.self, factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) async throws -> Element) -> BindingReceipt<AsyncThrowingFactory<F>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) async throws -> Element, _: StaticString = #function) -> BindingReceipt<AsyncThrowingFactory<F>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) async throws -> Element
    ) -> BindingReceipt<AsyncThrowingFactory<F>> where Element: Sendable {
        draft.bindAsyncThrowing0(F.self, factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) async throws -> Element, _: StaticString = #function
    ) -> BindingReceipt<AsyncThrowingFactory<F>> where Element: Sendable {
        draft.bindAsyncThrowing0(F.self, factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) async throws -> Element) -> BindingReceipt<AsyncThrowingFactory<F>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) async throws -> Element, _: StaticString = #function) -> BindingReceipt<AsyncThrowingFactory<F>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) async throws -> Element
    ) -> BindingReceipt<AsyncThrowingFactory<F>> where Element: Sendable {
        draft.bindAsyncThrowing0(F.self, factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) async throws -> Element, _: StaticString = #function
    ) -> BindingReceipt<AsyncThrowingFactory<F>> where Element: Sendable {
        draft.bindAsyncThrowing0(F.self, factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its parameters are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) async throws -> Element) -> BindingReceipt<AsyncThrowingFactory<F>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its parameters are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) async throws -> Element, _: StaticString = #function) -> BindingReceipt<AsyncThrowingFactory<F>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }
}

extension ArgumentFactoryBuilderOverloads {
    /// Calls `factory`, which can throw, for each product. Its first parameter is the argument; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument) throws -> Element
    ) -> BindingReceipt<ThrowingFactory<From<Argument, Element>>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Argument) throws -> Element).self)
        draft.finish(pack: { _ in }, .throwing(From<Argument, Element>.self), factory.isolation) { env, edges, seed, out in
            deliver(Result<Element, any Error> { try make(seed.assumingMemoryBound(to: Argument.self).pointee) }, out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can throw, for each product. Its first parameter is the argument; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument) throws -> Element, _: StaticString = #function
    ) -> BindingReceipt<ThrowingFactory<From<Argument, Element>>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Argument) throws -> Element).self)
        draft.finish(pack: { _ in }, .throwing(From<Argument, Element>.self), factory.isolation) { env, edges, seed, out in
            deliver(Result<Element, any Error> { try make(seed.assumingMemoryBound(to: Argument.self).pointee) }, out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can throw, for each product. Its first parameter is the argument; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to(_ nonisolatedFactory: @escaping @Sendable (consuming Argument) throws -> Element) -> BindingReceipt<ThrowingFactory<From<Argument, Element>>> {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which can throw, for each product. Its first parameter is the argument; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to(_ nonisolatedFactory: @escaping @Sendable (consuming Argument) throws -> Element, _: StaticString = #function) -> BindingReceipt<ThrowingFactory<From<Argument, Element>>> {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which can throw, for each product. Its first parameter is the argument; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1) throws -> Element
    ) -> BindingReceipt<ThrowingFactory<From<Argument, Element>>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Argument, consuming Dependency1) throws -> Element).self)
        draft.finish(pack: { recorder in recorder.request(Dependency1.self) }, .throwing(From<Argument, Element>.self), factory.isolation) { env, edges, seed, out in
            deliver(Result<Element, any Error> { try make(seed.assumingMemoryBound(to: Argument.self).pointee, edges.get(0, env, seed, Dependency1.self)) }, out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can throw, for each product. Its first parameter is the argument; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1) throws -> Element, _: StaticString = #function
    ) -> BindingReceipt<ThrowingFactory<From<Argument, Element>>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Argument, consuming Dependency1) throws -> Element).self)
        draft.finish(pack: { recorder in recorder.request(Dependency1.self) }, .throwing(From<Argument, Element>.self), factory.isolation) { env, edges, seed, out in
            deliver(Result<Element, any Error> { try make(seed.assumingMemoryBound(to: Argument.self).pointee, edges.get(0, env, seed, Dependency1.self)) }, out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can throw, for each product. Its first parameter is the argument; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument, consuming Dependency1) throws -> Element) -> BindingReceipt<ThrowingFactory<From<Argument, Element>>> {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which can throw, for each product. Its first parameter is the argument; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument, consuming Dependency1) throws -> Element, _: StaticString = #function) -> BindingReceipt<ThrowingFactory<From<Argument, Element>>> {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which can throw, for each product. Its first parameter is the argument; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2) throws -> Element
    ) -> BindingReceipt<ThrowingFactory<From<Argument, Element>>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Argument, consuming Dependency1, consuming Dependency2) throws -> Element).self)
        draft.finish(pack: { recorder in recorder.request(Dependency1.self); recorder.request(Dependency2.self) }, .throwing(From<Argument, Element>.self), factory.isolation) { env, edges, seed, out in
            deliver(Result<Element, any Error> { try make(seed.assumingMemoryBound(to: Argument.self).pointee, edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self)) }, out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can throw, for each product. Its first parameter is the argument; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2) throws -> Element, _: StaticString = #function
    ) -> BindingReceipt<ThrowingFactory<From<Argument, Element>>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Argument, consuming Dependency1, consuming Dependency2) throws -> Element).self)
        draft.finish(pack: { recorder in recorder.request(Dependency1.self); recorder.request(Dependency2.self) }, .throwing(From<Argument, Element>.self), factory.isolation) { env, edges, seed, out in
            deliver(Result<Element, any Error> { try make(seed.assumingMemoryBound(to: Argument.self).pointee, edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self)) }, out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can throw, for each product. Its first parameter is the argument; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2) throws -> Element) -> BindingReceipt<ThrowingFactory<From<Argument, Element>>> {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which can throw, for each product. Its first parameter is the argument; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2) throws -> Element, _: StaticString = #function) -> BindingReceipt<ThrowingFactory<From<Argument, Element>>> {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which can throw, for each product. Its first parameter is the argument; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3) throws -> Element
    ) -> BindingReceipt<ThrowingFactory<From<Argument, Element>>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3) throws -> Element).self)
        draft.finish(pack: { recorder in recorder.request(Dependency1.self); recorder.request(Dependency2.self); recorder.request(Dependency3.self) }, .throwing(From<Argument, Element>.self), factory.isolation) { env, edges, seed, out in
            deliver(Result<Element, any Error> { try make(seed.assumingMemoryBound(to: Argument.self).pointee, edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self)) }, out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can throw, for each product. Its first parameter is the argument; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3) throws -> Element, _: StaticString = #function
    ) -> BindingReceipt<ThrowingFactory<From<Argument, Element>>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3) throws -> Element).self)
        draft.finish(pack: { recorder in recorder.request(Dependency1.self); recorder.request(Dependency2.self); recorder.request(Dependency3.self) }, .throwing(From<Argument, Element>.self), factory.isolation) { env, edges, seed, out in
            deliver(Result<Element, any Error> { try make(seed.assumingMemoryBound(to: Argument.self).pointee, edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self)) }, out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can throw, for each product. Its first parameter is the argument; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3) throws -> Element) -> BindingReceipt<ThrowingFactory<From<Argument, Element>>> {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which can throw, for each product. Its first parameter is the argument; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3) throws -> Element, _: StaticString = #function) -> BindingReceipt<ThrowingFactory<From<Argument, Element>>> {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which can throw, for each product. Its first parameter is the argument; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) throws -> Element
    ) -> BindingReceipt<ThrowingFactory<From<Argument, Element>>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) throws -> Element).self)
        draft.finish(pack: { recorder in recorder.request(Dependency1.self); recorder.request(Dependency2.self); recorder.request(Dependency3.self); recorder.request(Dependency4.self) }, .throwing(From<Argument, Element>.self), factory.isolation) { env, edges, seed, out in
            deliver(Result<Element, any Error> { try make(seed.assumingMemoryBound(to: Argument.self).pointee, edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self)) }, out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can throw, for each product. Its first parameter is the argument; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) throws -> Element, _: StaticString = #function
    ) -> BindingReceipt<ThrowingFactory<From<Argument, Element>>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) throws -> Element).self)
        draft.finish(pack: { recorder in recorder.request(Dependency1.self); recorder.request(Dependency2.self); recorder.request(Dependency3.self); recorder.request(Dependency4.self) }, .throwing(From<Argument, Element>.self), factory.isolation) { env, edges, seed, out in
            deliver(Result<Element, any Error> { try make(seed.assumingMemoryBound(to: Argument.self).pointee, edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self)) }, out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can throw, for each product. Its first parameter is the argument; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) throws -> Element) -> BindingReceipt<ThrowingFactory<From<Argument, Element>>> {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which can throw, for each product. Its first parameter is the argument; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) throws -> Element, _: StaticString = #function) -> BindingReceipt<ThrowingFactory<From<Argument, Element>>> {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which can throw, for each product. Its first parameter is the argument; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) throws -> Element
    ) -> BindingReceipt<ThrowingFactory<From<Argument, Element>>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) throws -> Element).self)
        draft.finish(pack: { recorder in recorder.request(Dependency1.self); recorder.request(Dependency2.self); recorder.request(Dependency3.self); recorder.request(Dependency4.self); recorder.request(Dependency5.self) }, .throwing(From<Argument, Element>.self), factory.isolation) { env, edges, seed, out in
            deliver(Result<Element, any Error> { try make(seed.assumingMemoryBound(to: Argument.self).pointee, edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self)) }, out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can throw, for each product. Its first parameter is the argument; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) throws -> Element, _: StaticString = #function
    ) -> BindingReceipt<ThrowingFactory<From<Argument, Element>>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) throws -> Element).self)
        draft.finish(pack: { recorder in recorder.request(Dependency1.self); recorder.request(Dependency2.self); recorder.request(Dependency3.self); recorder.request(Dependency4.self); recorder.request(Dependency5.self) }, .throwing(From<Argument, Element>.self), factory.isolation) { env, edges, seed, out in
            deliver(Result<Element, any Error> { try make(seed.assumingMemoryBound(to: Argument.self).pointee, edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self)) }, out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can throw, for each product. Its first parameter is the argument; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) throws -> Element) -> BindingReceipt<ThrowingFactory<From<Argument, Element>>> {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which can throw, for each product. Its first parameter is the argument; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) throws -> Element, _: StaticString = #function) -> BindingReceipt<ThrowingFactory<From<Argument, Element>>> {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which can throw, for each product. Its first parameter is the argument; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) throws -> Element
    ) -> BindingReceipt<ThrowingFactory<From<Argument, Element>>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) throws -> Element).self)
        draft.finish(pack: { recorder in recorder.request(Dependency1.self); recorder.request(Dependency2.self); recorder.request(Dependency3.self); recorder.request(Dependency4.self); recorder.request(Dependency5.self); recorder.request(Dependency6.self) }, .throwing(From<Argument, Element>.self), factory.isolation) { env, edges, seed, out in
            deliver(Result<Element, any Error> { try make(seed.assumingMemoryBound(to: Argument.self).pointee, edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self)) }, out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can throw, for each product. Its first parameter is the argument; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) throws -> Element, _: StaticString = #function
    ) -> BindingReceipt<ThrowingFactory<From<Argument, Element>>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) throws -> Element).self)
        draft.finish(pack: { recorder in recorder.request(Dependency1.self); recorder.request(Dependency2.self); recorder.request(Dependency3.self); recorder.request(Dependency4.self); recorder.request(Dependency5.self); recorder.request(Dependency6.self) }, .throwing(From<Argument, Element>.self), factory.isolation) { env, edges, seed, out in
            deliver(Result<Element, any Error> { try make(seed.assumingMemoryBound(to: Argument.self).pointee, edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self)) }, out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can throw, for each product. Its first parameter is the argument; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) throws -> Element) -> BindingReceipt<ThrowingFactory<From<Argument, Element>>> {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which can throw, for each product. Its first parameter is the argument; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) throws -> Element, _: StaticString = #function) -> BindingReceipt<ThrowingFactory<From<Argument, Element>>> {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which can throw, for each product. Its first parameter is the argument; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) throws -> Element
    ) -> BindingReceipt<ThrowingFactory<From<Argument, Element>>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) throws -> Element).self)
        draft.finish(pack: { recorder in recorder.request(Dependency1.self); recorder.request(Dependency2.self); recorder.request(Dependency3.self); recorder.request(Dependency4.self); recorder.request(Dependency5.self); recorder.request(Dependency6.self); recorder.request(Dependency7.self) }, .throwing(From<Argument, Element>.self), factory.isolation) { env, edges, seed, out in
            deliver(Result<Element, any Error> { try make(seed.assumingMemoryBound(to: Argument.self).pointee, edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self), edges.get(6, env, seed, Dependency7.self)) }, out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can throw, for each product. Its first parameter is the argument; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) throws -> Element, _: StaticString = #function
    ) -> BindingReceipt<ThrowingFactory<From<Argument, Element>>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) throws -> Element).self)
        draft.finish(pack: { recorder in recorder.request(Dependency1.self); recorder.request(Dependency2.self); recorder.request(Dependency3.self); recorder.request(Dependency4.self); recorder.request(Dependency5.self); recorder.request(Dependency6.self); recorder.request(Dependency7.self) }, .throwing(From<Argument, Element>.self), factory.isolation) { env, edges, seed, out in
            deliver(Result<Element, any Error> { try make(seed.assumingMemoryBound(to: Argument.self).pointee, edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self), edges.get(6, env, seed, Dependency7.self)) }, out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can throw, for each product. Its first parameter is the argument; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) throws -> Element) -> BindingReceipt<ThrowingFactory<From<Argument, Element>>> {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which can throw, for each product. Its first parameter is the argument; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) throws -> Element, _: StaticString = #function) -> BindingReceipt<ThrowingFactory<From<Argument, Element>>> {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which can throw, for each product. Its first parameter is the argument; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) throws -> Element
    ) -> BindingReceipt<ThrowingFactory<From<Argument, Element>>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) throws -> Element).self)
        draft.finish(pack: { recorder in recorder.request(Dependency1.self); recorder.request(Dependency2.self); recorder.request(Dependency3.self); recorder.request(Dependency4.self); recorder.request(Dependency5.self); recorder.request(Dependency6.self); recorder.request(Dependency7.self); recorder.request(Dependency8.self) }, .throwing(From<Argument, Element>.self), factory.isolation) { env, edges, seed, out in
            deliver(Result<Element, any Error> { try make(seed.assumingMemoryBound(to: Argument.self).pointee, edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self), edges.get(6, env, seed, Dependency7.self), edges.get(7, env, seed, Dependency8.self)) }, out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can throw, for each product. Its first parameter is the argument; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) throws -> Element, _: StaticString = #function
    ) -> BindingReceipt<ThrowingFactory<From<Argument, Element>>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) throws -> Element).self)
        draft.finish(pack: { recorder in recorder.request(Dependency1.self); recorder.request(Dependency2.self); recorder.request(Dependency3.self); recorder.request(Dependency4.self); recorder.request(Dependency5.self); recorder.request(Dependency6.self); recorder.request(Dependency7.self); recorder.request(Dependency8.self) }, .throwing(From<Argument, Element>.self), factory.isolation) { env, edges, seed, out in
            deliver(Result<Element, any Error> { try make(seed.assumingMemoryBound(to: Argument.self).pointee, edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self), edges.get(6, env, seed, Dependency7.self), edges.get(7, env, seed, Dependency8.self)) }, out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can throw, for each product. Its first parameter is the argument; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) throws -> Element) -> BindingReceipt<ThrowingFactory<From<Argument, Element>>> {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which can throw, for each product. Its first parameter is the argument; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) throws -> Element, _: StaticString = #function) -> BindingReceipt<ThrowingFactory<From<Argument, Element>>> {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first parameter is the argument; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient
    public func to(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument) async -> Element
    ) -> BindingReceipt<AsyncFactory<From<Argument, Element>>> where Element: Sendable {
        draft.bindAsync1(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first parameter is the argument; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument) async -> Element, _: StaticString = #function
    ) -> BindingReceipt<AsyncFactory<From<Argument, Element>>> where Element: Sendable {
        draft.bindAsync1(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first parameter is the argument; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument) async -> Element) -> BindingReceipt<AsyncFactory<From<Argument, Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first parameter is the argument; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument) async -> Element, _: StaticString = #function) -> BindingReceipt<AsyncFactory<From<Argument, Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first parameter is the argument; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1) async -> Element
    ) -> BindingReceipt<AsyncFactory<From<Argument, Element>>> where Element: Sendable {
        draft.bindAsync1(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first parameter is the argument; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1) async -> Element, _: StaticString = #function
    ) -> BindingReceipt<AsyncFactory<From<Argument, Element>>> where Element: Sendable {
        draft.bindAsync1(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first parameter is the argument; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument, consuming Dependency1) async -> Element) -> BindingReceipt<AsyncFactory<From<Argument, Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first parameter is the argument; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument, consuming Dependency1) async -> Element, _: StaticString = #function) -> BindingReceipt<AsyncFactory<From<Argument, Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first parameter is the argument; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2) async -> Element
    ) -> BindingReceipt<AsyncFactory<From<Argument, Element>>> where Element: Sendable {
        draft.bindAsync1(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first parameter is the argument; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2) async -> Element, _: StaticString = #function
    ) -> BindingReceipt<AsyncFactory<From<Argument, Element>>> where Element: Sendable {
        draft.bindAsync1(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first parameter is the argument; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2) async -> Element) -> BindingReceipt<AsyncFactory<From<Argument, Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first parameter is the argument; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2) async -> Element, _: StaticString = #function) -> BindingReceipt<AsyncFactory<From<Argument, Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first parameter is the argument; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3) async -> Element
    ) -> BindingReceipt<AsyncFactory<From<Argument, Element>>> where Element: Sendable {
        draft.bindAsync1(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first parameter is the argument; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3) async -> Element, _: StaticString = #function
    ) -> BindingReceipt<AsyncFactory<From<Argument, Element>>> where Element: Sendable {
        draft.bindAsync1(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first parameter is the argument; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3) async -> Element) -> BindingReceipt<AsyncFactory<From<Argument, Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first parameter is the argument; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3) async -> Element, _: StaticString = #function) -> BindingReceipt<AsyncFactory<From<Argument, Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first parameter is the argument; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) async -> Element
    ) -> BindingReceipt<AsyncFactory<From<Argument, Element>>> where Element: Sendable {
        draft.bindAsync1(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first parameter is the argument; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) async -> Element, _: StaticString = #function
    ) -> BindingReceipt<AsyncFactory<From<Argument, Element>>> where Element: Sendable {
        draft.bindAsync1(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first parameter is the argument; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) async -> Element) -> BindingReceipt<AsyncFactory<From<Argument, Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first parameter is the argument; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) async -> Element, _: StaticString = #function) -> BindingReceipt<AsyncFactory<From<Argument, Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first parameter is the argument; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) async -> Element
    ) -> BindingReceipt<AsyncFactory<From<Argument, Element>>> where Element: Sendable {
        draft.bindAsync1(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first parameter is the argument; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) async -> Element, _: StaticString = #function
    ) -> BindingReceipt<AsyncFactory<From<Argument, Element>>> where Element: Sendable {
        draft.bindAsync1(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first parameter is the argument; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) async -> Element) -> BindingReceipt<AsyncFactory<From<Argument, Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first parameter is the argument; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) async -> Element, _: StaticString = #function) -> BindingReceipt<AsyncFactory<From<Argument, Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first parameter is the argument; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) async -> Element
    ) -> BindingReceipt<AsyncFactory<From<Argument, Element>>> where Element: Sendable {
        draft.bindAsync1(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first parameter is the argument; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) async -> Element, _: StaticString = #function
    ) -> BindingReceipt<AsyncFactory<From<Argument, Element>>> where Element: Sendable {
        draft.bindAsync1(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first parameter is the argument; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) async -> Element) -> BindingReceipt<AsyncFactory<From<Argument, Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first parameter is the argument; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) async -> Element, _: StaticString = #function) -> BindingReceipt<AsyncFactory<From<Argument, Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first parameter is the argument; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) async -> Element
    ) -> BindingReceipt<AsyncFactory<From<Argument, Element>>> where Element: Sendable {
        draft.bindAsync1(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first parameter is the argument; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) async -> Element, _: StaticString = #function
    ) -> BindingReceipt<AsyncFactory<From<Argument, Element>>> where Element: Sendable {
        draft.bindAsync1(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first parameter is the argument; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) async -> Element) -> BindingReceipt<AsyncFactory<From<Argument, Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first parameter is the argument; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) async -> Element, _: StaticString = #function) -> BindingReceipt<AsyncFactory<From<Argument, Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first parameter is the argument; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) async -> Element
    ) -> BindingReceipt<AsyncFactory<From<Argument, Element>>> where Element: Sendable {
        draft.bindAsync1(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first parameter is the argument; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) async -> Element, _: StaticString = #function
    ) -> BindingReceipt<AsyncFactory<From<Argument, Element>>> where Element: Sendable {
        draft.bindAsync1(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first parameter is the argument; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) async -> Element) -> BindingReceipt<AsyncFactory<From<Argument, Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first parameter is the argument; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) async -> Element, _: StaticString = #function) -> BindingReceipt<AsyncFactory<From<Argument, Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first parameter is the argument; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient
    public func to(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument) async throws -> Element
    ) -> BindingReceipt<AsyncThrowingFactory<From<Argument, Element>>> where Element: Sendable {
        draft.bindAsyncThrowing1(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first parameter is the argument; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument) async throws -> Element, _: StaticString = #function
    ) -> BindingReceipt<AsyncThrowingFactory<From<Argument, Element>>> where Element: Sendable {
        draft.bindAsyncThrowing1(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first parameter is the argument; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument) async throws -> Element) -> BindingReceipt<AsyncThrowingFactory<From<Argument, Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first parameter is the argument; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument) async throws -> Element, _: StaticString = #function) -> BindingReceipt<AsyncThrowingFactory<From<Argument, Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first parameter is the argument; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1) async throws -> Element
    ) -> BindingReceipt<AsyncThrowingFactory<From<Argument, Element>>> where Element: Sendable {
        draft.bindAsyncThrowing1(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first parameter is the argument; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1) async throws -> Element, _: StaticString = #function
    ) -> BindingReceipt<AsyncThrowingFactory<From<Argument, Element>>> where Element: Sendable {
        draft.bindAsyncThrowing1(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first parameter is the argument; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument, consuming Dependency1) async throws -> Element) -> BindingReceipt<AsyncThrowingFactory<From<Argument, Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first parameter is the argument; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument, consuming Dependency1) async throws -> Element, _: StaticString = #function) -> BindingReceipt<AsyncThrowingFactory<From<Argument, Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first parameter is the argument; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2) async throws -> Element
    ) -> BindingReceipt<AsyncThrowingFactory<From<Argument, Element>>> where Element: Sendable {
        draft.bindAsyncThrowing1(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first parameter is the argument; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2) async throws -> Element, _: StaticString = #function
    ) -> BindingReceipt<AsyncThrowingFactory<From<Argument, Element>>> where Element: Sendable {
        draft.bindAsyncThrowing1(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first parameter is the argument; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2) async throws -> Element) -> BindingReceipt<AsyncThrowingFactory<From<Argument, Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first parameter is the argument; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2) async throws -> Element, _: StaticString = #function) -> BindingReceipt<AsyncThrowingFactory<From<Argument, Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first parameter is the argument; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3) async throws -> Element
    ) -> BindingReceipt<AsyncThrowingFactory<From<Argument, Element>>> where Element: Sendable {
        draft.bindAsyncThrowing1(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first parameter is the argument; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3) async throws -> Element, _: StaticString = #function
    ) -> BindingReceipt<AsyncThrowingFactory<From<Argument, Element>>> where Element: Sendable {
        draft.bindAsyncThrowing1(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first parameter is the argument; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3) async throws -> Element) -> BindingReceipt<AsyncThrowingFactory<From<Argument, Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first parameter is the argument; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3) async throws -> Element, _: StaticString = #function) -> BindingReceipt<AsyncThrowingFactory<From<Argument, Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first parameter is the argument; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) async throws -> Element
    ) -> BindingReceipt<AsyncThrowingFactory<From<Argument, Element>>> where Element: Sendable {
        draft.bindAsyncThrowing1(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first parameter is the argument; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) async throws -> Element, _: StaticString = #function
    ) -> BindingReceipt<AsyncThrowingFactory<From<Argument, Element>>> where Element: Sendable {
        draft.bindAsyncThrowing1(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first parameter is the argument; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) async throws -> Element) -> BindingReceipt<AsyncThrowingFactory<From<Argument, Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first parameter is the argument; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) async throws -> Element, _: StaticString = #function) -> BindingReceipt<AsyncThrowingFactory<From<Argument, Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first parameter is the argument; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) async throws -> Element
    ) -> BindingReceipt<AsyncThrowingFactory<From<Argument, Element>>> where Element: Sendable {
        draft.bindAsyncThrowing1(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first parameter is the argument; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) async throws -> Element, _: StaticString = #function
    ) -> BindingReceipt<AsyncThrowingFactory<From<Argument, Element>>> where Element: Sendable {
        draft.bindAsyncThrowing1(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first parameter is the argument; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) async throws -> Element) -> BindingReceipt<AsyncThrowingFactory<From<Argument, Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first parameter is the argument; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) async throws -> Element, _: StaticString = #function) -> BindingReceipt<AsyncThrowingFactory<From<Argument, Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first parameter is the argument; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) async throws -> Element
    ) -> BindingReceipt<AsyncThrowingFactory<From<Argument, Element>>> where Element: Sendable {
        draft.bindAsyncThrowing1(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first parameter is the argument; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) async throws -> Element, _: StaticString = #function
    ) -> BindingReceipt<AsyncThrowingFactory<From<Argument, Element>>> where Element: Sendable {
        draft.bindAsyncThrowing1(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first parameter is the argument; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) async throws -> Element) -> BindingReceipt<AsyncThrowingFactory<From<Argument, Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first parameter is the argument; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) async throws -> Element, _: StaticString = #function) -> BindingReceipt<AsyncThrowingFactory<From<Argument, Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first parameter is the argument; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) async throws -> Element
    ) -> BindingReceipt<AsyncThrowingFactory<From<Argument, Element>>> where Element: Sendable {
        draft.bindAsyncThrowing1(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first parameter is the argument; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) async throws -> Element, _: StaticString = #function
    ) -> BindingReceipt<AsyncThrowingFactory<From<Argument, Element>>> where Element: Sendable {
        draft.bindAsyncThrowing1(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first parameter is the argument; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) async throws -> Element) -> BindingReceipt<AsyncThrowingFactory<From<Argument, Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first parameter is the argument; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) async throws -> Element, _: StaticString = #function) -> BindingReceipt<AsyncThrowingFactory<From<Argument, Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first parameter is the argument; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) async throws -> Element
    ) -> BindingReceipt<AsyncThrowingFactory<From<Argument, Element>>> where Element: Sendable {
        draft.bindAsyncThrowing1(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first parameter is the argument; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) async throws -> Element, _: StaticString = #function
    ) -> BindingReceipt<AsyncThrowingFactory<From<Argument, Element>>> where Element: Sendable {
        draft.bindAsyncThrowing1(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first parameter is the argument; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) async throws -> Element) -> BindingReceipt<AsyncThrowingFactory<From<Argument, Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first parameter is the argument; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) async throws -> Element, _: StaticString = #function) -> BindingReceipt<AsyncThrowingFactory<From<Argument, Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }
}

extension ArgumentFactoryBuilder2Overloads {
    /// Calls `factory`, which can throw, for each product. Its first 2 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2) throws -> Element
    ) -> BindingReceipt<ThrowingFactory<From<(Argument1, Argument2), Element>>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2) throws -> Element).self)
        draft.finish(pack: { _ in }, .throwing(From<(Argument1, Argument2), Element>.self), factory.isolation) { env, edges, seed, out in
            deliver(Result<Element, any Error> { try make(seed.assumingMemoryBound(to: (Argument1, Argument2).self).pointee.0, seed.assumingMemoryBound(to: (Argument1, Argument2).self).pointee.1) }, out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can throw, for each product. Its first 2 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2) throws -> Element, _: StaticString = #function
    ) -> BindingReceipt<ThrowingFactory<From<(Argument1, Argument2), Element>>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2) throws -> Element).self)
        draft.finish(pack: { _ in }, .throwing(From<(Argument1, Argument2), Element>.self), factory.isolation) { env, edges, seed, out in
            deliver(Result<Element, any Error> { try make(seed.assumingMemoryBound(to: (Argument1, Argument2).self).pointee.0, seed.assumingMemoryBound(to: (Argument1, Argument2).self).pointee.1) }, out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can throw, for each product. Its first 2 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2) throws -> Element) -> BindingReceipt<ThrowingFactory<From<(Argument1, Argument2), Element>>> {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which can throw, for each product. Its first 2 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2) throws -> Element, _: StaticString = #function) -> BindingReceipt<ThrowingFactory<From<(Argument1, Argument2), Element>>> {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which can throw, for each product. Its first 2 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Dependency1) throws -> Element
    ) -> BindingReceipt<ThrowingFactory<From<(Argument1, Argument2), Element>>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Dependency1) throws -> Element).self)
        draft.finish(pack: { recorder in recorder.request(Dependency1.self) }, .throwing(From<(Argument1, Argument2), Element>.self), factory.isolation) { env, edges, seed, out in
            deliver(Result<Element, any Error> { try make(seed.assumingMemoryBound(to: (Argument1, Argument2).self).pointee.0, seed.assumingMemoryBound(to: (Argument1, Argument2).self).pointee.1, edges.get(0, env, seed, Dependency1.self)) }, out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can throw, for each product. Its first 2 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Dependency1) throws -> Element, _: StaticString = #function
    ) -> BindingReceipt<ThrowingFactory<From<(Argument1, Argument2), Element>>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Dependency1) throws -> Element).self)
        draft.finish(pack: { recorder in recorder.request(Dependency1.self) }, .throwing(From<(Argument1, Argument2), Element>.self), factory.isolation) { env, edges, seed, out in
            deliver(Result<Element, any Error> { try make(seed.assumingMemoryBound(to: (Argument1, Argument2).self).pointee.0, seed.assumingMemoryBound(to: (Argument1, Argument2).self).pointee.1, edges.get(0, env, seed, Dependency1.self)) }, out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can throw, for each product. Its first 2 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Dependency1) throws -> Element) -> BindingReceipt<ThrowingFactory<From<(Argument1, Argument2), Element>>> {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which can throw, for each product. Its first 2 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Dependency1) throws -> Element, _: StaticString = #function) -> BindingReceipt<ThrowingFactory<From<(Argument1, Argument2), Element>>> {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which can throw, for each product. Its first 2 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2) throws -> Element
    ) -> BindingReceipt<ThrowingFactory<From<(Argument1, Argument2), Element>>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2) throws -> Element).self)
        draft.finish(pack: { recorder in recorder.request(Dependency1.self); recorder.request(Dependency2.self) }, .throwing(From<(Argument1, Argument2), Element>.self), factory.isolation) { env, edges, seed, out in
            deliver(Result<Element, any Error> { try make(seed.assumingMemoryBound(to: (Argument1, Argument2).self).pointee.0, seed.assumingMemoryBound(to: (Argument1, Argument2).self).pointee.1, edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self)) }, out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can throw, for each product. Its first 2 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2) throws -> Element, _: StaticString = #function
    ) -> BindingReceipt<ThrowingFactory<From<(Argument1, Argument2), Element>>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2) throws -> Element).self)
        draft.finish(pack: { recorder in recorder.request(Dependency1.self); recorder.request(Dependency2.self) }, .throwing(From<(Argument1, Argument2), Element>.self), factory.isolation) { env, edges, seed, out in
            deliver(Result<Element, any Error> { try make(seed.assumingMemoryBound(to: (Argument1, Argument2).self).pointee.0, seed.assumingMemoryBound(to: (Argument1, Argument2).self).pointee.1, edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self)) }, out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can throw, for each product. Its first 2 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2) throws -> Element) -> BindingReceipt<ThrowingFactory<From<(Argument1, Argument2), Element>>> {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which can throw, for each product. Its first 2 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2) throws -> Element, _: StaticString = #function) -> BindingReceipt<ThrowingFactory<From<(Argument1, Argument2), Element>>> {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which can throw, for each product. Its first 2 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2, consuming Dependency3) throws -> Element
    ) -> BindingReceipt<ThrowingFactory<From<(Argument1, Argument2), Element>>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2, consuming Dependency3) throws -> Element).self)
        draft.finish(pack: { recorder in recorder.request(Dependency1.self); recorder.request(Dependency2.self); recorder.request(Dependency3.self) }, .throwing(From<(Argument1, Argument2), Element>.self), factory.isolation) { env, edges, seed, out in
            deliver(Result<Element, any Error> { try make(seed.assumingMemoryBound(to: (Argument1, Argument2).self).pointee.0, seed.assumingMemoryBound(to: (Argument1, Argument2).self).pointee.1, edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self)) }, out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can throw, for each product. Its first 2 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2, consuming Dependency3) throws -> Element, _: StaticString = #function
    ) -> BindingReceipt<ThrowingFactory<From<(Argument1, Argument2), Element>>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2, consuming Dependency3) throws -> Element).self)
        draft.finish(pack: { recorder in recorder.request(Dependency1.self); recorder.request(Dependency2.self); recorder.request(Dependency3.self) }, .throwing(From<(Argument1, Argument2), Element>.self), factory.isolation) { env, edges, seed, out in
            deliver(Result<Element, any Error> { try make(seed.assumingMemoryBound(to: (Argument1, Argument2).self).pointee.0, seed.assumingMemoryBound(to: (Argument1, Argument2).self).pointee.1, edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self)) }, out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can throw, for each product. Its first 2 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2, consuming Dependency3) throws -> Element) -> BindingReceipt<ThrowingFactory<From<(Argument1, Argument2), Element>>> {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which can throw, for each product. Its first 2 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2, consuming Dependency3) throws -> Element, _: StaticString = #function) -> BindingReceipt<ThrowingFactory<From<(Argument1, Argument2), Element>>> {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which can throw, for each product. Its first 2 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) throws -> Element
    ) -> BindingReceipt<ThrowingFactory<From<(Argument1, Argument2), Element>>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) throws -> Element).self)
        draft.finish(pack: { recorder in recorder.request(Dependency1.self); recorder.request(Dependency2.self); recorder.request(Dependency3.self); recorder.request(Dependency4.self) }, .throwing(From<(Argument1, Argument2), Element>.self), factory.isolation) { env, edges, seed, out in
            deliver(Result<Element, any Error> { try make(seed.assumingMemoryBound(to: (Argument1, Argument2).self).pointee.0, seed.assumingMemoryBound(to: (Argument1, Argument2).self).pointee.1, edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self)) }, out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can throw, for each product. Its first 2 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) throws -> Element, _: StaticString = #function
    ) -> BindingReceipt<ThrowingFactory<From<(Argument1, Argument2), Element>>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) throws -> Element).self)
        draft.finish(pack: { recorder in recorder.request(Dependency1.self); recorder.request(Dependency2.self); recorder.request(Dependency3.self); recorder.request(Dependency4.self) }, .throwing(From<(Argument1, Argument2), Element>.self), factory.isolation) { env, edges, seed, out in
            deliver(Result<Element, any Error> { try make(seed.assumingMemoryBound(to: (Argument1, Argument2).self).pointee.0, seed.assumingMemoryBound(to: (Argument1, Argument2).self).pointee.1, edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self)) }, out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can throw, for each product. Its first 2 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) throws -> Element) -> BindingReceipt<ThrowingFactory<From<(Argument1, Argument2), Element>>> {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which can throw, for each product. Its first 2 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) throws -> Element, _: StaticString = #function) -> BindingReceipt<ThrowingFactory<From<(Argument1, Argument2), Element>>> {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first 2 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient
    public func to(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2) async -> Element
    ) -> BindingReceipt<AsyncFactory<From<(Argument1, Argument2), Element>>> where Element: Sendable {
        draft.bindAsync2(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first 2 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2) async -> Element, _: StaticString = #function
    ) -> BindingReceipt<AsyncFactory<From<(Argument1, Argument2), Element>>> where Element: Sendable {
        draft.bindAsync2(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first 2 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument1, consuming Argument2) async -> Element) -> BindingReceipt<AsyncFactory<From<(Argument1, Argument2), Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first 2 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument1, consuming Argument2) async -> Element, _: StaticString = #function) -> BindingReceipt<AsyncFactory<From<(Argument1, Argument2), Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first 2 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Dependency1) async -> Element
    ) -> BindingReceipt<AsyncFactory<From<(Argument1, Argument2), Element>>> where Element: Sendable {
        draft.bindAsync2(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first 2 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Dependency1) async -> Element, _: StaticString = #function
    ) -> BindingReceipt<AsyncFactory<From<(Argument1, Argument2), Element>>> where Element: Sendable {
        draft.bindAsync2(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first 2 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument1, consuming Argument2, consuming Dependency1) async -> Element) -> BindingReceipt<AsyncFactory<From<(Argument1, Argument2), Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first 2 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument1, consuming Argument2, consuming Dependency1) async -> Element, _: StaticString = #function) -> BindingReceipt<AsyncFactory<From<(Argument1, Argument2), Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first 2 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2) async -> Element
    ) -> BindingReceipt<AsyncFactory<From<(Argument1, Argument2), Element>>> where Element: Sendable {
        draft.bindAsync2(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first 2 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2) async -> Element, _: StaticString = #function
    ) -> BindingReceipt<AsyncFactory<From<(Argument1, Argument2), Element>>> where Element: Sendable {
        draft.bindAsync2(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first 2 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2) async -> Element) -> BindingReceipt<AsyncFactory<From<(Argument1, Argument2), Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first 2 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2) async -> Element, _: StaticString = #function) -> BindingReceipt<AsyncFactory<From<(Argument1, Argument2), Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first 2 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2, consuming Dependency3) async -> Element
    ) -> BindingReceipt<AsyncFactory<From<(Argument1, Argument2), Element>>> where Element: Sendable {
        draft.bindAsync2(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first 2 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2, consuming Dependency3) async -> Element, _: StaticString = #function
    ) -> BindingReceipt<AsyncFactory<From<(Argument1, Argument2), Element>>> where Element: Sendable {
        draft.bindAsync2(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first 2 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2, consuming Dependency3) async -> Element) -> BindingReceipt<AsyncFactory<From<(Argument1, Argument2), Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first 2 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2, consuming Dependency3) async -> Element, _: StaticString = #function) -> BindingReceipt<AsyncFactory<From<(Argument1, Argument2), Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first 2 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) async -> Element
    ) -> BindingReceipt<AsyncFactory<From<(Argument1, Argument2), Element>>> where Element: Sendable {
        draft.bindAsync2(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first 2 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) async -> Element, _: StaticString = #function
    ) -> BindingReceipt<AsyncFactory<From<(Argument1, Argument2), Element>>> where Element: Sendable {
        draft.bindAsync2(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first 2 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) async -> Element) -> BindingReceipt<AsyncFactory<From<(Argument1, Argument2), Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first 2 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) async -> Element, _: StaticString = #function) -> BindingReceipt<AsyncFactory<From<(Argument1, Argument2), Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first 2 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient
    public func to(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2) async throws -> Element
    ) -> BindingReceipt<AsyncThrowingFactory<From<(Argument1, Argument2), Element>>> where Element: Sendable {
        draft.bindAsyncThrowing2(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first 2 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2) async throws -> Element, _: StaticString = #function
    ) -> BindingReceipt<AsyncThrowingFactory<From<(Argument1, Argument2), Element>>> where Element: Sendable {
        draft.bindAsyncThrowing2(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first 2 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument1, consuming Argument2) async throws -> Element) -> BindingReceipt<AsyncThrowingFactory<From<(Argument1, Argument2), Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first 2 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument1, consuming Argument2) async throws -> Element, _: StaticString = #function) -> BindingReceipt<AsyncThrowingFactory<From<(Argument1, Argument2), Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first 2 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Dependency1) async throws -> Element
    ) -> BindingReceipt<AsyncThrowingFactory<From<(Argument1, Argument2), Element>>> where Element: Sendable {
        draft.bindAsyncThrowing2(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first 2 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Dependency1) async throws -> Element, _: StaticString = #function
    ) -> BindingReceipt<AsyncThrowingFactory<From<(Argument1, Argument2), Element>>> where Element: Sendable {
        draft.bindAsyncThrowing2(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first 2 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument1, consuming Argument2, consuming Dependency1) async throws -> Element) -> BindingReceipt<AsyncThrowingFactory<From<(Argument1, Argument2), Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first 2 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument1, consuming Argument2, consuming Dependency1) async throws -> Element, _: StaticString = #function) -> BindingReceipt<AsyncThrowingFactory<From<(Argument1, Argument2), Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first 2 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2) async throws -> Element
    ) -> BindingReceipt<AsyncThrowingFactory<From<(Argument1, Argument2), Element>>> where Element: Sendable {
        draft.bindAsyncThrowing2(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first 2 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2) async throws -> Element, _: StaticString = #function
    ) -> BindingReceipt<AsyncThrowingFactory<From<(Argument1, Argument2), Element>>> where Element: Sendable {
        draft.bindAsyncThrowing2(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first 2 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2) async throws -> Element) -> BindingReceipt<AsyncThrowingFactory<From<(Argument1, Argument2), Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first 2 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2) async throws -> Element, _: StaticString = #function) -> BindingReceipt<AsyncThrowingFactory<From<(Argument1, Argument2), Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first 2 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2, consuming Dependency3) async throws -> Element
    ) -> BindingReceipt<AsyncThrowingFactory<From<(Argument1, Argument2), Element>>> where Element: Sendable {
        draft.bindAsyncThrowing2(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first 2 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2, consuming Dependency3) async throws -> Element, _: StaticString = #function
    ) -> BindingReceipt<AsyncThrowingFactory<From<(Argument1, Argument2), Element>>> where Element: Sendable {
        draft.bindAsyncThrowing2(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first 2 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2, consuming Dependency3) async throws -> Element) -> BindingReceipt<AsyncThrowingFactory<From<(Argument1, Argument2), Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first 2 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2, consuming Dependency3) async throws -> Element, _: StaticString = #function) -> BindingReceipt<AsyncThrowingFactory<From<(Argument1, Argument2), Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first 2 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) async throws -> Element
    ) -> BindingReceipt<AsyncThrowingFactory<From<(Argument1, Argument2), Element>>> where Element: Sendable {
        draft.bindAsyncThrowing2(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first 2 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) async throws -> Element, _: StaticString = #function
    ) -> BindingReceipt<AsyncThrowingFactory<From<(Argument1, Argument2), Element>>> where Element: Sendable {
        draft.bindAsyncThrowing2(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first 2 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) async throws -> Element) -> BindingReceipt<AsyncThrowingFactory<From<(Argument1, Argument2), Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first 2 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) async throws -> Element, _: StaticString = #function) -> BindingReceipt<AsyncThrowingFactory<From<(Argument1, Argument2), Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }
}

extension ArgumentFactoryBuilder3Overloads {
    /// Calls `factory`, which can throw, for each product. Its first 3 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3) throws -> Element
    ) -> BindingReceipt<ThrowingFactory<From<(Argument1, Argument2, Argument3), Element>>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Argument3) throws -> Element).self)
        draft.finish(pack: { _ in }, .throwing(From<(Argument1, Argument2, Argument3), Element>.self), factory.isolation) { env, edges, seed, out in
            deliver(Result<Element, any Error> { try make(seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3).self).pointee.0, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3).self).pointee.1, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3).self).pointee.2) }, out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can throw, for each product. Its first 3 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3) throws -> Element, _: StaticString = #function
    ) -> BindingReceipt<ThrowingFactory<From<(Argument1, Argument2, Argument3), Element>>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Argument3) throws -> Element).self)
        draft.finish(pack: { _ in }, .throwing(From<(Argument1, Argument2, Argument3), Element>.self), factory.isolation) { env, edges, seed, out in
            deliver(Result<Element, any Error> { try make(seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3).self).pointee.0, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3).self).pointee.1, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3).self).pointee.2) }, out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can throw, for each product. Its first 3 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Argument3) throws -> Element) -> BindingReceipt<ThrowingFactory<From<(Argument1, Argument2, Argument3), Element>>> {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which can throw, for each product. Its first 3 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Argument3) throws -> Element, _: StaticString = #function) -> BindingReceipt<ThrowingFactory<From<(Argument1, Argument2, Argument3), Element>>> {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which can throw, for each product. Its first 3 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1) throws -> Element
    ) -> BindingReceipt<ThrowingFactory<From<(Argument1, Argument2, Argument3), Element>>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1) throws -> Element).self)
        draft.finish(pack: { recorder in recorder.request(Dependency1.self) }, .throwing(From<(Argument1, Argument2, Argument3), Element>.self), factory.isolation) { env, edges, seed, out in
            deliver(Result<Element, any Error> { try make(seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3).self).pointee.0, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3).self).pointee.1, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3).self).pointee.2, edges.get(0, env, seed, Dependency1.self)) }, out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can throw, for each product. Its first 3 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1) throws -> Element, _: StaticString = #function
    ) -> BindingReceipt<ThrowingFactory<From<(Argument1, Argument2, Argument3), Element>>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1) throws -> Element).self)
        draft.finish(pack: { recorder in recorder.request(Dependency1.self) }, .throwing(From<(Argument1, Argument2, Argument3), Element>.self), factory.isolation) { env, edges, seed, out in
            deliver(Result<Element, any Error> { try make(seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3).self).pointee.0, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3).self).pointee.1, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3).self).pointee.2, edges.get(0, env, seed, Dependency1.self)) }, out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can throw, for each product. Its first 3 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1) throws -> Element) -> BindingReceipt<ThrowingFactory<From<(Argument1, Argument2, Argument3), Element>>> {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which can throw, for each product. Its first 3 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1) throws -> Element, _: StaticString = #function) -> BindingReceipt<ThrowingFactory<From<(Argument1, Argument2, Argument3), Element>>> {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which can throw, for each product. Its first 3 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2) throws -> Element
    ) -> BindingReceipt<ThrowingFactory<From<(Argument1, Argument2, Argument3), Element>>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2) throws -> Element).self)
        draft.finish(pack: { recorder in recorder.request(Dependency1.self); recorder.request(Dependency2.self) }, .throwing(From<(Argument1, Argument2, Argument3), Element>.self), factory.isolation) { env, edges, seed, out in
            deliver(Result<Element, any Error> { try make(seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3).self).pointee.0, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3).self).pointee.1, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3).self).pointee.2, edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self)) }, out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can throw, for each product. Its first 3 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2) throws -> Element, _: StaticString = #function
    ) -> BindingReceipt<ThrowingFactory<From<(Argument1, Argument2, Argument3), Element>>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2) throws -> Element).self)
        draft.finish(pack: { recorder in recorder.request(Dependency1.self); recorder.request(Dependency2.self) }, .throwing(From<(Argument1, Argument2, Argument3), Element>.self), factory.isolation) { env, edges, seed, out in
            deliver(Result<Element, any Error> { try make(seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3).self).pointee.0, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3).self).pointee.1, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3).self).pointee.2, edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self)) }, out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can throw, for each product. Its first 3 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2) throws -> Element) -> BindingReceipt<ThrowingFactory<From<(Argument1, Argument2, Argument3), Element>>> {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which can throw, for each product. Its first 3 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2) throws -> Element, _: StaticString = #function) -> BindingReceipt<ThrowingFactory<From<(Argument1, Argument2, Argument3), Element>>> {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which can throw, for each product. Its first 3 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2, consuming Dependency3) throws -> Element
    ) -> BindingReceipt<ThrowingFactory<From<(Argument1, Argument2, Argument3), Element>>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2, consuming Dependency3) throws -> Element).self)
        draft.finish(pack: { recorder in recorder.request(Dependency1.self); recorder.request(Dependency2.self); recorder.request(Dependency3.self) }, .throwing(From<(Argument1, Argument2, Argument3), Element>.self), factory.isolation) { env, edges, seed, out in
            deliver(Result<Element, any Error> { try make(seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3).self).pointee.0, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3).self).pointee.1, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3).self).pointee.2, edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self)) }, out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can throw, for each product. Its first 3 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2, consuming Dependency3) throws -> Element, _: StaticString = #function
    ) -> BindingReceipt<ThrowingFactory<From<(Argument1, Argument2, Argument3), Element>>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2, consuming Dependency3) throws -> Element).self)
        draft.finish(pack: { recorder in recorder.request(Dependency1.self); recorder.request(Dependency2.self); recorder.request(Dependency3.self) }, .throwing(From<(Argument1, Argument2, Argument3), Element>.self), factory.isolation) { env, edges, seed, out in
            deliver(Result<Element, any Error> { try make(seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3).self).pointee.0, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3).self).pointee.1, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3).self).pointee.2, edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self)) }, out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can throw, for each product. Its first 3 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2, consuming Dependency3) throws -> Element) -> BindingReceipt<ThrowingFactory<From<(Argument1, Argument2, Argument3), Element>>> {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which can throw, for each product. Its first 3 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2, consuming Dependency3) throws -> Element, _: StaticString = #function) -> BindingReceipt<ThrowingFactory<From<(Argument1, Argument2, Argument3), Element>>> {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which can throw, for each product. Its first 3 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) throws -> Element
    ) -> BindingReceipt<ThrowingFactory<From<(Argument1, Argument2, Argument3), Element>>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) throws -> Element).self)
        draft.finish(pack: { recorder in recorder.request(Dependency1.self); recorder.request(Dependency2.self); recorder.request(Dependency3.self); recorder.request(Dependency4.self) }, .throwing(From<(Argument1, Argument2, Argument3), Element>.self), factory.isolation) { env, edges, seed, out in
            deliver(Result<Element, any Error> { try make(seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3).self).pointee.0, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3).self).pointee.1, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3).self).pointee.2, edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self)) }, out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can throw, for each product. Its first 3 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) throws -> Element, _: StaticString = #function
    ) -> BindingReceipt<ThrowingFactory<From<(Argument1, Argument2, Argument3), Element>>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) throws -> Element).self)
        draft.finish(pack: { recorder in recorder.request(Dependency1.self); recorder.request(Dependency2.self); recorder.request(Dependency3.self); recorder.request(Dependency4.self) }, .throwing(From<(Argument1, Argument2, Argument3), Element>.self), factory.isolation) { env, edges, seed, out in
            deliver(Result<Element, any Error> { try make(seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3).self).pointee.0, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3).self).pointee.1, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3).self).pointee.2, edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self)) }, out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can throw, for each product. Its first 3 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) throws -> Element) -> BindingReceipt<ThrowingFactory<From<(Argument1, Argument2, Argument3), Element>>> {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which can throw, for each product. Its first 3 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) throws -> Element, _: StaticString = #function) -> BindingReceipt<ThrowingFactory<From<(Argument1, Argument2, Argument3), Element>>> {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first 3 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient
    public func to(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3) async -> Element
    ) -> BindingReceipt<AsyncFactory<From<(Argument1, Argument2, Argument3), Element>>> where Element: Sendable {
        draft.bindAsync3(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first 3 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3) async -> Element, _: StaticString = #function
    ) -> BindingReceipt<AsyncFactory<From<(Argument1, Argument2, Argument3), Element>>> where Element: Sendable {
        draft.bindAsync3(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first 3 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument1, consuming Argument2, consuming Argument3) async -> Element) -> BindingReceipt<AsyncFactory<From<(Argument1, Argument2, Argument3), Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first 3 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument1, consuming Argument2, consuming Argument3) async -> Element, _: StaticString = #function) -> BindingReceipt<AsyncFactory<From<(Argument1, Argument2, Argument3), Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first 3 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1) async -> Element
    ) -> BindingReceipt<AsyncFactory<From<(Argument1, Argument2, Argument3), Element>>> where Element: Sendable {
        draft.bindAsync3(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first 3 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1) async -> Element, _: StaticString = #function
    ) -> BindingReceipt<AsyncFactory<From<(Argument1, Argument2, Argument3), Element>>> where Element: Sendable {
        draft.bindAsync3(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first 3 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1) async -> Element) -> BindingReceipt<AsyncFactory<From<(Argument1, Argument2, Argument3), Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first 3 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1) async -> Element, _: StaticString = #function) -> BindingReceipt<AsyncFactory<From<(Argument1, Argument2, Argument3), Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first 3 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2) async -> Element
    ) -> BindingReceipt<AsyncFactory<From<(Argument1, Argument2, Argument3), Element>>> where Element: Sendable {
        draft.bindAsync3(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first 3 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2) async -> Element, _: StaticString = #function
    ) -> BindingReceipt<AsyncFactory<From<(Argument1, Argument2, Argument3), Element>>> where Element: Sendable {
        draft.bindAsync3(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first 3 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2) async -> Element) -> BindingReceipt<AsyncFactory<From<(Argument1, Argument2, Argument3), Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first 3 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2) async -> Element, _: StaticString = #function) -> BindingReceipt<AsyncFactory<From<(Argument1, Argument2, Argument3), Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first 3 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2, consuming Dependency3) async -> Element
    ) -> BindingReceipt<AsyncFactory<From<(Argument1, Argument2, Argument3), Element>>> where Element: Sendable {
        draft.bindAsync3(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first 3 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2, consuming Dependency3) async -> Element, _: StaticString = #function
    ) -> BindingReceipt<AsyncFactory<From<(Argument1, Argument2, Argument3), Element>>> where Element: Sendable {
        draft.bindAsync3(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first 3 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2, consuming Dependency3) async -> Element) -> BindingReceipt<AsyncFactory<From<(Argument1, Argument2, Argument3), Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first 3 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2, consuming Dependency3) async -> Element, _: StaticString = #function) -> BindingReceipt<AsyncFactory<From<(Argument1, Argument2, Argument3), Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first 3 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) async -> Element
    ) -> BindingReceipt<AsyncFactory<From<(Argument1, Argument2, Argument3), Element>>> where Element: Sendable {
        draft.bindAsync3(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first 3 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) async -> Element, _: StaticString = #function
    ) -> BindingReceipt<AsyncFactory<From<(Argument1, Argument2, Argument3), Element>>> where Element: Sendable {
        draft.bindAsync3(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first 3 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) async -> Element) -> BindingReceipt<AsyncFactory<From<(Argument1, Argument2, Argument3), Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first 3 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) async -> Element, _: StaticString = #function) -> BindingReceipt<AsyncFactory<From<(Argument1, Argument2, Argument3), Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first 3 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient
    public func to(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3) async throws -> Element
    ) -> BindingReceipt<AsyncThrowingFactory<From<(Argument1, Argument2, Argument3), Element>>> where Element: Sendable {
        draft.bindAsyncThrowing3(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first 3 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3) async throws -> Element, _: StaticString = #function
    ) -> BindingReceipt<AsyncThrowingFactory<From<(Argument1, Argument2, Argument3), Element>>> where Element: Sendable {
        draft.bindAsyncThrowing3(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first 3 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument1, consuming Argument2, consuming Argument3) async throws -> Element) -> BindingReceipt<AsyncThrowingFactory<From<(Argument1, Argument2, Argument3), Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first 3 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument1, consuming Argument2, consuming Argument3) async throws -> Element, _: StaticString = #function) -> BindingReceipt<AsyncThrowingFactory<From<(Argument1, Argument2, Argument3), Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first 3 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1) async throws -> Element
    ) -> BindingReceipt<AsyncThrowingFactory<From<(Argument1, Argument2, Argument3), Element>>> where Element: Sendable {
        draft.bindAsyncThrowing3(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first 3 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1) async throws -> Element, _: StaticString = #function
    ) -> BindingReceipt<AsyncThrowingFactory<From<(Argument1, Argument2, Argument3), Element>>> where Element: Sendable {
        draft.bindAsyncThrowing3(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first 3 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1) async throws -> Element) -> BindingReceipt<AsyncThrowingFactory<From<(Argument1, Argument2, Argument3), Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first 3 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1) async throws -> Element, _: StaticString = #function) -> BindingReceipt<AsyncThrowingFactory<From<(Argument1, Argument2, Argument3), Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first 3 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2) async throws -> Element
    ) -> BindingReceipt<AsyncThrowingFactory<From<(Argument1, Argument2, Argument3), Element>>> where Element: Sendable {
        draft.bindAsyncThrowing3(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first 3 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2) async throws -> Element, _: StaticString = #function
    ) -> BindingReceipt<AsyncThrowingFactory<From<(Argument1, Argument2, Argument3), Element>>> where Element: Sendable {
        draft.bindAsyncThrowing3(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first 3 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2) async throws -> Element) -> BindingReceipt<AsyncThrowingFactory<From<(Argument1, Argument2, Argument3), Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first 3 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2) async throws -> Element, _: StaticString = #function) -> BindingReceipt<AsyncThrowingFactory<From<(Argument1, Argument2, Argument3), Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first 3 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2, consuming Dependency3) async throws -> Element
    ) -> BindingReceipt<AsyncThrowingFactory<From<(Argument1, Argument2, Argument3), Element>>> where Element: Sendable {
        draft.bindAsyncThrowing3(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first 3 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2, consuming Dependency3) async throws -> Element, _: StaticString = #function
    ) -> BindingReceipt<AsyncThrowingFactory<From<(Argument1, Argument2, Argument3), Element>>> where Element: Sendable {
        draft.bindAsyncThrowing3(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first 3 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2, consuming Dependency3) async throws -> Element) -> BindingReceipt<AsyncThrowingFactory<From<(Argument1, Argument2, Argument3), Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first 3 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2, consuming Dependency3) async throws -> Element, _: StaticString = #function) -> BindingReceipt<AsyncThrowingFactory<From<(Argument1, Argument2, Argument3), Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first 3 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) async throws -> Element
    ) -> BindingReceipt<AsyncThrowingFactory<From<(Argument1, Argument2, Argument3), Element>>> where Element: Sendable {
        draft.bindAsyncThrowing3(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first 3 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) async throws -> Element, _: StaticString = #function
    ) -> BindingReceipt<AsyncThrowingFactory<From<(Argument1, Argument2, Argument3), Element>>> where Element: Sendable {
        draft.bindAsyncThrowing3(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first 3 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) async throws -> Element) -> BindingReceipt<AsyncThrowingFactory<From<(Argument1, Argument2, Argument3), Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first 3 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) async throws -> Element, _: StaticString = #function) -> BindingReceipt<AsyncThrowingFactory<From<(Argument1, Argument2, Argument3), Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }
}

extension ArgumentFactoryBuilder4Overloads {
    /// Calls `factory`, which can throw, for each product. Its first 4 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4) throws -> Element
    ) -> BindingReceipt<ThrowingFactory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4) throws -> Element).self)
        draft.finish(pack: { _ in }, .throwing(From<(Argument1, Argument2, Argument3, Argument4), Element>.self), factory.isolation) { env, edges, seed, out in
            deliver(Result<Element, any Error> { try make(seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.0, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.1, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.2, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.3) }, out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can throw, for each product. Its first 4 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4) throws -> Element, _: StaticString = #function
    ) -> BindingReceipt<ThrowingFactory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4) throws -> Element).self)
        draft.finish(pack: { _ in }, .throwing(From<(Argument1, Argument2, Argument3, Argument4), Element>.self), factory.isolation) { env, edges, seed, out in
            deliver(Result<Element, any Error> { try make(seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.0, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.1, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.2, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.3) }, out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can throw, for each product. Its first 4 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4) throws -> Element) -> BindingReceipt<ThrowingFactory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which can throw, for each product. Its first 4 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4) throws -> Element, _: StaticString = #function) -> BindingReceipt<ThrowingFactory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which can throw, for each product. Its first 4 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1) throws -> Element
    ) -> BindingReceipt<ThrowingFactory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1) throws -> Element).self)
        draft.finish(pack: { recorder in recorder.request(Dependency1.self) }, .throwing(From<(Argument1, Argument2, Argument3, Argument4), Element>.self), factory.isolation) { env, edges, seed, out in
            deliver(Result<Element, any Error> { try make(seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.0, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.1, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.2, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.3, edges.get(0, env, seed, Dependency1.self)) }, out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can throw, for each product. Its first 4 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1) throws -> Element, _: StaticString = #function
    ) -> BindingReceipt<ThrowingFactory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1) throws -> Element).self)
        draft.finish(pack: { recorder in recorder.request(Dependency1.self) }, .throwing(From<(Argument1, Argument2, Argument3, Argument4), Element>.self), factory.isolation) { env, edges, seed, out in
            deliver(Result<Element, any Error> { try make(seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.0, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.1, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.2, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.3, edges.get(0, env, seed, Dependency1.self)) }, out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can throw, for each product. Its first 4 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1) throws -> Element) -> BindingReceipt<ThrowingFactory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which can throw, for each product. Its first 4 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1) throws -> Element, _: StaticString = #function) -> BindingReceipt<ThrowingFactory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which can throw, for each product. Its first 4 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2) throws -> Element
    ) -> BindingReceipt<ThrowingFactory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2) throws -> Element).self)
        draft.finish(pack: { recorder in recorder.request(Dependency1.self); recorder.request(Dependency2.self) }, .throwing(From<(Argument1, Argument2, Argument3, Argument4), Element>.self), factory.isolation) { env, edges, seed, out in
            deliver(Result<Element, any Error> { try make(seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.0, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.1, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.2, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.3, edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self)) }, out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can throw, for each product. Its first 4 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2) throws -> Element, _: StaticString = #function
    ) -> BindingReceipt<ThrowingFactory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2) throws -> Element).self)
        draft.finish(pack: { recorder in recorder.request(Dependency1.self); recorder.request(Dependency2.self) }, .throwing(From<(Argument1, Argument2, Argument3, Argument4), Element>.self), factory.isolation) { env, edges, seed, out in
            deliver(Result<Element, any Error> { try make(seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.0, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.1, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.2, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.3, edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self)) }, out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can throw, for each product. Its first 4 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2) throws -> Element) -> BindingReceipt<ThrowingFactory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which can throw, for each product. Its first 4 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2) throws -> Element, _: StaticString = #function) -> BindingReceipt<ThrowingFactory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which can throw, for each product. Its first 4 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2, consuming Dependency3) throws -> Element
    ) -> BindingReceipt<ThrowingFactory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2, consuming Dependency3) throws -> Element).self)
        draft.finish(pack: { recorder in recorder.request(Dependency1.self); recorder.request(Dependency2.self); recorder.request(Dependency3.self) }, .throwing(From<(Argument1, Argument2, Argument3, Argument4), Element>.self), factory.isolation) { env, edges, seed, out in
            deliver(Result<Element, any Error> { try make(seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.0, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.1, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.2, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.3, edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self)) }, out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can throw, for each product. Its first 4 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2, consuming Dependency3) throws -> Element, _: StaticString = #function
    ) -> BindingReceipt<ThrowingFactory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2, consuming Dependency3) throws -> Element).self)
        draft.finish(pack: { recorder in recorder.request(Dependency1.self); recorder.request(Dependency2.self); recorder.request(Dependency3.self) }, .throwing(From<(Argument1, Argument2, Argument3, Argument4), Element>.self), factory.isolation) { env, edges, seed, out in
            deliver(Result<Element, any Error> { try make(seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.0, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.1, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.2, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.3, edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self)) }, out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can throw, for each product. Its first 4 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2, consuming Dependency3) throws -> Element) -> BindingReceipt<ThrowingFactory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which can throw, for each product. Its first 4 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2, consuming Dependency3) throws -> Element, _: StaticString = #function) -> BindingReceipt<ThrowingFactory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which can throw, for each product. Its first 4 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) throws -> Element
    ) -> BindingReceipt<ThrowingFactory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) throws -> Element).self)
        draft.finish(pack: { recorder in recorder.request(Dependency1.self); recorder.request(Dependency2.self); recorder.request(Dependency3.self); recorder.request(Dependency4.self) }, .throwing(From<(Argument1, Argument2, Argument3, Argument4), Element>.self), factory.isolation) { env, edges, seed, out in
            deliver(Result<Element, any Error> { try make(seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.0, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.1, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.2, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.3, edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self)) }, out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can throw, for each product. Its first 4 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) throws -> Element, _: StaticString = #function
    ) -> BindingReceipt<ThrowingFactory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) throws -> Element).self)
        draft.finish(pack: { recorder in recorder.request(Dependency1.self); recorder.request(Dependency2.self); recorder.request(Dependency3.self); recorder.request(Dependency4.self) }, .throwing(From<(Argument1, Argument2, Argument3, Argument4), Element>.self), factory.isolation) { env, edges, seed, out in
            deliver(Result<Element, any Error> { try make(seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.0, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.1, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.2, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.3, edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self)) }, out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can throw, for each product. Its first 4 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) throws -> Element) -> BindingReceipt<ThrowingFactory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which can throw, for each product. Its first 4 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(_ nonisolatedFactory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) throws -> Element, _: StaticString = #function) -> BindingReceipt<ThrowingFactory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first 4 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient
    public func to(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4) async -> Element
    ) -> BindingReceipt<AsyncFactory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> where Element: Sendable {
        draft.bindAsync4(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first 4 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4) async -> Element, _: StaticString = #function
    ) -> BindingReceipt<AsyncFactory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> where Element: Sendable {
        draft.bindAsync4(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first 4 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4) async -> Element) -> BindingReceipt<AsyncFactory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first 4 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4) async -> Element, _: StaticString = #function) -> BindingReceipt<AsyncFactory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first 4 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1) async -> Element
    ) -> BindingReceipt<AsyncFactory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> where Element: Sendable {
        draft.bindAsync4(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first 4 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1) async -> Element, _: StaticString = #function
    ) -> BindingReceipt<AsyncFactory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> where Element: Sendable {
        draft.bindAsync4(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first 4 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1) async -> Element) -> BindingReceipt<AsyncFactory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first 4 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1) async -> Element, _: StaticString = #function) -> BindingReceipt<AsyncFactory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first 4 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2) async -> Element
    ) -> BindingReceipt<AsyncFactory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> where Element: Sendable {
        draft.bindAsync4(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first 4 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2) async -> Element, _: StaticString = #function
    ) -> BindingReceipt<AsyncFactory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> where Element: Sendable {
        draft.bindAsync4(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first 4 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2) async -> Element) -> BindingReceipt<AsyncFactory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first 4 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2) async -> Element, _: StaticString = #function) -> BindingReceipt<AsyncFactory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first 4 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2, consuming Dependency3) async -> Element
    ) -> BindingReceipt<AsyncFactory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> where Element: Sendable {
        draft.bindAsync4(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first 4 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2, consuming Dependency3) async -> Element, _: StaticString = #function
    ) -> BindingReceipt<AsyncFactory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> where Element: Sendable {
        draft.bindAsync4(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first 4 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2, consuming Dependency3) async -> Element) -> BindingReceipt<AsyncFactory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first 4 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2, consuming Dependency3) async -> Element, _: StaticString = #function) -> BindingReceipt<AsyncFactory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first 4 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) async -> Element
    ) -> BindingReceipt<AsyncFactory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> where Element: Sendable {
        draft.bindAsync4(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first 4 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) async -> Element, _: StaticString = #function
    ) -> BindingReceipt<AsyncFactory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> where Element: Sendable {
        draft.bindAsync4(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first 4 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) async -> Element) -> BindingReceipt<AsyncFactory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous, for each product. Its first 4 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) async -> Element, _: StaticString = #function) -> BindingReceipt<AsyncFactory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first 4 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient
    public func to(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4) async throws -> Element
    ) -> BindingReceipt<AsyncThrowingFactory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> where Element: Sendable {
        draft.bindAsyncThrowing4(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first 4 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4) async throws -> Element, _: StaticString = #function
    ) -> BindingReceipt<AsyncThrowingFactory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> where Element: Sendable {
        draft.bindAsyncThrowing4(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first 4 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4) async throws -> Element) -> BindingReceipt<AsyncThrowingFactory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first 4 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4) async throws -> Element, _: StaticString = #function) -> BindingReceipt<AsyncThrowingFactory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first 4 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1) async throws -> Element
    ) -> BindingReceipt<AsyncThrowingFactory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> where Element: Sendable {
        draft.bindAsyncThrowing4(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first 4 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1) async throws -> Element, _: StaticString = #function
    ) -> BindingReceipt<AsyncThrowingFactory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> where Element: Sendable {
        draft.bindAsyncThrowing4(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first 4 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1) async throws -> Element) -> BindingReceipt<AsyncThrowingFactory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first 4 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1) async throws -> Element, _: StaticString = #function) -> BindingReceipt<AsyncThrowingFactory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first 4 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2) async throws -> Element
    ) -> BindingReceipt<AsyncThrowingFactory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> where Element: Sendable {
        draft.bindAsyncThrowing4(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first 4 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2) async throws -> Element, _: StaticString = #function
    ) -> BindingReceipt<AsyncThrowingFactory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> where Element: Sendable {
        draft.bindAsyncThrowing4(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first 4 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2) async throws -> Element) -> BindingReceipt<AsyncThrowingFactory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first 4 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2) async throws -> Element, _: StaticString = #function) -> BindingReceipt<AsyncThrowingFactory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first 4 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2, consuming Dependency3) async throws -> Element
    ) -> BindingReceipt<AsyncThrowingFactory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> where Element: Sendable {
        draft.bindAsyncThrowing4(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first 4 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2, consuming Dependency3) async throws -> Element, _: StaticString = #function
    ) -> BindingReceipt<AsyncThrowingFactory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> where Element: Sendable {
        draft.bindAsyncThrowing4(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first 4 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2, consuming Dependency3) async throws -> Element) -> BindingReceipt<AsyncThrowingFactory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first 4 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2, consuming Dependency3) async throws -> Element, _: StaticString = #function) -> BindingReceipt<AsyncThrowingFactory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first 4 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) async throws -> Element
    ) -> BindingReceipt<AsyncThrowingFactory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> where Element: Sendable {
        draft.bindAsyncThrowing4(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first 4 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) async throws -> Element, _: StaticString = #function
    ) -> BindingReceipt<AsyncThrowingFactory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> where Element: Sendable {
        draft.bindAsyncThrowing4(factory)
        return BindingReceipt()
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first 4 parameters are the arguments; the others are resolved from the graph.
    @available(swift, introduced: 6)
    @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) async throws -> Element) -> BindingReceipt<AsyncThrowingFactory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }

    /// Calls `factory`, which is asynchronous and can throw, for each product. Its first 4 parameters are the arguments; the others are resolved from the graph.
    ///
    /// In Swift 5 mode, the compiler checks less of what a factory calls and captures.
    @available(swift, obsoleted: 6)
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(_ nonisolatedFactory: @escaping @concurrent @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) async throws -> Element, _: StaticString = #function) -> BindingReceipt<AsyncThrowingFactory<From<(Argument1, Argument2, Argument3, Argument4), Element>>> where Element: Sendable {
        to(factory: nonisolatedFactory)
    }
}
