// Written by Scripts/generate-arities.swift; Scripts/generate writes it again.

extension BindingBuilder {
    /// Calls `factory`, which can have any isolation, for each instance. It has no parameters.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) () -> Element
    ) -> BindingReceipt<Element> {
        let code = TypedCode0<Element> { env, edges, make, out in
            deliver(make(), out)
        }
        draft.finish(factory.isolation, unsafeBitCast(factory, to: UntypedFactory.self), code.untyped)
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each instance. Its parameter is resolved from the graph.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1) -> Element
    ) -> BindingReceipt<Element> {
        let code = TypedCode1<Dependency1, Element> { env, edges, make, out in
            deliver(make(edges.get(0, env, Dependency1.self)), out)
        }
        draft.finish(factory.isolation, Dependency1.self, unsafeBitCast(factory, to: UntypedFactory.self), code.untyped)
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each instance. Its 2 parameters are resolved from the graph.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2) -> Element
    ) -> BindingReceipt<Element> {
        let code = TypedCode2<Dependency1, Dependency2, Element> { env, edges, make, out in
            deliver(make(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self)), out)
        }
        draft.finish(factory.isolation, Dependency1.self, Dependency2.self, unsafeBitCast(factory, to: UntypedFactory.self), code.untyped)
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each instance. Its 3 parameters are resolved from the graph.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3) -> Element
    ) -> BindingReceipt<Element> {
        let code = TypedCode3<Dependency1, Dependency2, Dependency3, Element> { env, edges, make, out in
            deliver(make(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self)), out)
        }
        draft.finish(factory.isolation, Dependency1.self, Dependency2.self, Dependency3.self, unsafeBitCast(factory, to: UntypedFactory.self), code.untyped)
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each instance. Its 4 parameters are resolved from the graph.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) -> Element
    ) -> BindingReceipt<Element> {
        let code = TypedCode4<Dependency1, Dependency2, Dependency3, Dependency4, Element> { env, edges, make, out in
            deliver(make(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self)), out)
        }
        draft.finish(factory.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, unsafeBitCast(factory, to: UntypedFactory.self), code.untyped)
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each instance. Its 5 parameters are resolved from the graph.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) -> Element
    ) -> BindingReceipt<Element> {
        let code = TypedCode5<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Element> { env, edges, make, out in
            deliver(make(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self)), out)
        }
        draft.finish(factory.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, unsafeBitCast(factory, to: UntypedFactory.self), code.untyped)
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each instance. Its 6 parameters are resolved from the graph.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) -> Element
    ) -> BindingReceipt<Element> {
        let code = TypedCode6<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Element> { env, edges, make, out in
            deliver(make(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self)), out)
        }
        draft.finish(factory.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, unsafeBitCast(factory, to: UntypedFactory.self), code.untyped)
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each instance. Its 7 parameters are resolved from the graph.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) -> Element
    ) -> BindingReceipt<Element> {
        let code = TypedCode7<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Element> { env, edges, make, out in
            deliver(make(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self)), out)
        }
        draft.finish(factory.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, unsafeBitCast(factory, to: UntypedFactory.self), code.untyped)
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each instance. Its 8 parameters are resolved from the graph.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) -> Element
    ) -> BindingReceipt<Element> {
        let code = TypedCode8<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Element> { env, edges, make, out in
            deliver(make(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self)), out)
        }
        draft.finish(factory.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, unsafeBitCast(factory, to: UntypedFactory.self), code.untyped)
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each instance. Its 9 parameters are resolved from the graph.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9) -> Element
    ) -> BindingReceipt<Element> {
        let code = TypedCode9<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Element> { env, edges, make, out in
            deliver(make(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self)), out)
        }
        draft.finish(factory.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, unsafeBitCast(factory, to: UntypedFactory.self), code.untyped)
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each instance. Its 10 parameters are resolved from the graph.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10) -> Element
    ) -> BindingReceipt<Element> {
        let code = TypedCode10<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Element> { env, edges, make, out in
            deliver(make(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self)), out)
        }
        draft.finish(factory.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, unsafeBitCast(factory, to: UntypedFactory.self), code.untyped)
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each instance. Its 11 parameters are resolved from the graph.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11) -> Element
    ) -> BindingReceipt<Element> {
        let code = TypedCode11<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Element> { env, edges, make, out in
            deliver(make(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self)), out)
        }
        draft.finish(factory.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, unsafeBitCast(factory, to: UntypedFactory.self), code.untyped)
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each instance. Its 12 parameters are resolved from the graph.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12) -> Element
    ) -> BindingReceipt<Element> {
        let code = TypedCode12<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Element> { env, edges, make, out in
            deliver(make(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self), edges.get(11, env, Dependency12.self)), out)
        }
        draft.finish(factory.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, unsafeBitCast(factory, to: UntypedFactory.self), code.untyped)
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each instance. Its 13 parameters are resolved from the graph.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13) -> Element
    ) -> BindingReceipt<Element> {
        let code = TypedCode13<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Element> { env, edges, make, out in
            deliver(make(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self), edges.get(11, env, Dependency12.self), edges.get(12, env, Dependency13.self)), out)
        }
        draft.finish(factory.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, unsafeBitCast(factory, to: UntypedFactory.self), code.untyped)
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each instance. Its 14 parameters are resolved from the graph.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14) -> Element
    ) -> BindingReceipt<Element> {
        let code = TypedCode14<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Element> { env, edges, make, out in
            deliver(make(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self), edges.get(11, env, Dependency12.self), edges.get(12, env, Dependency13.self), edges.get(13, env, Dependency14.self)), out)
        }
        draft.finish(factory.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self, unsafeBitCast(factory, to: UntypedFactory.self), code.untyped)
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each instance. Its 15 parameters are resolved from the graph.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15) -> Element
    ) -> BindingReceipt<Element> {
        let code = TypedCode15<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Element> { env, edges, make, out in
            deliver(make(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self), edges.get(11, env, Dependency12.self), edges.get(12, env, Dependency13.self), edges.get(13, env, Dependency14.self), edges.get(14, env, Dependency15.self)), out)
        }
        draft.finish(factory.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self, Dependency15.self, unsafeBitCast(factory, to: UntypedFactory.self), code.untyped)
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each instance. Its 16 parameters are resolved from the graph.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16) -> Element
    ) -> BindingReceipt<Element> {
        let code = TypedCode16<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Element> { env, edges, make, out in
            deliver(make(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self), edges.get(11, env, Dependency12.self), edges.get(12, env, Dependency13.self), edges.get(13, env, Dependency14.self), edges.get(14, env, Dependency15.self), edges.get(15, env, Dependency16.self)), out)
        }
        draft.finish(factory.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self, Dependency15.self, Dependency16.self, unsafeBitCast(factory, to: UntypedFactory.self), code.untyped)
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each instance. Its 17 parameters are resolved from the graph.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17) -> Element
    ) -> BindingReceipt<Element> {
        let code = TypedCode17<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Element> { env, edges, make, out in
            deliver(make(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self), edges.get(11, env, Dependency12.self), edges.get(12, env, Dependency13.self), edges.get(13, env, Dependency14.self), edges.get(14, env, Dependency15.self), edges.get(15, env, Dependency16.self), edges.get(16, env, Dependency17.self)), out)
        }
        draft.finish(factory.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self, Dependency15.self, Dependency16.self, Dependency17.self, unsafeBitCast(factory, to: UntypedFactory.self), code.untyped)
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each instance. Its 18 parameters are resolved from the graph.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18) -> Element
    ) -> BindingReceipt<Element> {
        let code = TypedCode18<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Element> { env, edges, make, out in
            deliver(make(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self), edges.get(11, env, Dependency12.self), edges.get(12, env, Dependency13.self), edges.get(13, env, Dependency14.self), edges.get(14, env, Dependency15.self), edges.get(15, env, Dependency16.self), edges.get(16, env, Dependency17.self), edges.get(17, env, Dependency18.self)), out)
        }
        draft.finish(factory.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self, Dependency15.self, Dependency16.self, Dependency17.self, Dependency18.self, unsafeBitCast(factory, to: UntypedFactory.self), code.untyped)
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each instance. Its 19 parameters are resolved from the graph.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18, consuming Dependency19) -> Element
    ) -> BindingReceipt<Element> {
        let code = TypedCode19<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Element> { env, edges, make, out in
            deliver(make(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self), edges.get(11, env, Dependency12.self), edges.get(12, env, Dependency13.self), edges.get(13, env, Dependency14.self), edges.get(14, env, Dependency15.self), edges.get(15, env, Dependency16.self), edges.get(16, env, Dependency17.self), edges.get(17, env, Dependency18.self), edges.get(18, env, Dependency19.self)), out)
        }
        draft.finish(factory.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self, Dependency15.self, Dependency16.self, Dependency17.self, Dependency18.self, Dependency19.self, unsafeBitCast(factory, to: UntypedFactory.self), code.untyped)
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each instance. Its 20 parameters are resolved from the graph.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18, consuming Dependency19, consuming Dependency20) -> Element
    ) -> BindingReceipt<Element> {
        let code = TypedCode20<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20, Element> { env, edges, make, out in
            deliver(make(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self), edges.get(11, env, Dependency12.self), edges.get(12, env, Dependency13.self), edges.get(13, env, Dependency14.self), edges.get(14, env, Dependency15.self), edges.get(15, env, Dependency16.self), edges.get(16, env, Dependency17.self), edges.get(17, env, Dependency18.self), edges.get(18, env, Dependency19.self), edges.get(19, env, Dependency20.self)), out)
        }
        draft.finish(factory.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self, Dependency15.self, Dependency16.self, Dependency17.self, Dependency18.self, Dependency19.self, Dependency20.self, unsafeBitCast(factory, to: UntypedFactory.self), code.untyped)
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each instance. It has no parameters.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to(_ nonisolatedFactory: @escaping @Sendable () -> Element) -> BindingReceipt<Element> {
        draft.finish(nil, Node.nothing) { env, edges, _, out in
            deliver(nonisolatedFactory(), out)
        }
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each instance. Its parameter is resolved from the graph.
    ///
    /// ```swift
    /// binder.bind(Session.self).to(Session.init)
    /// ```
    ///
    /// The isolation of such a factory does not have to be inspected at run time, so an initializer can be inlined at the call site.
    /// The compiler rejects actor-isolated functions; use `to(factory:)` for these. Trailing closures use `to(factory:)` too.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1) -> Element) -> BindingReceipt<Element> {
        draft.finish(nil, Dependency1.self, Node.nothing) { env, edges, _, out in
            deliver(nonisolatedFactory(edges.get(0, env, Dependency1.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each instance. Its 2 parameters are resolved from the graph.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2) -> Element) -> BindingReceipt<Element> {
        draft.finish(nil, Dependency1.self, Dependency2.self, Node.nothing) { env, edges, _, out in
            deliver(nonisolatedFactory(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each instance. Its 3 parameters are resolved from the graph.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3) -> Element) -> BindingReceipt<Element> {
        draft.finish(nil, Dependency1.self, Dependency2.self, Dependency3.self, Node.nothing) { env, edges, _, out in
            deliver(nonisolatedFactory(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each instance. Its 4 parameters are resolved from the graph.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) -> Element) -> BindingReceipt<Element> {
        draft.finish(nil, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Node.nothing) { env, edges, _, out in
            deliver(nonisolatedFactory(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each instance. Its 5 parameters are resolved from the graph.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) -> Element) -> BindingReceipt<Element> {
        draft.finish(nil, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Node.nothing) { env, edges, _, out in
            deliver(nonisolatedFactory(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each instance. Its 6 parameters are resolved from the graph.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) -> Element) -> BindingReceipt<Element> {
        draft.finish(nil, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Node.nothing) { env, edges, _, out in
            deliver(nonisolatedFactory(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each instance. Its 7 parameters are resolved from the graph.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) -> Element) -> BindingReceipt<Element> {
        draft.finish(nil, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Node.nothing) { env, edges, _, out in
            deliver(nonisolatedFactory(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each instance. Its 8 parameters are resolved from the graph.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) -> Element) -> BindingReceipt<Element> {
        draft.finish(nil, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Node.nothing) { env, edges, _, out in
            deliver(nonisolatedFactory(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each instance. Its 9 parameters are resolved from the graph.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9) -> Element) -> BindingReceipt<Element> {
        draft.finish(nil, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Node.nothing) { env, edges, _, out in
            deliver(nonisolatedFactory(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each instance. Its 10 parameters are resolved from the graph.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10) -> Element) -> BindingReceipt<Element> {
        draft.finish(nil, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Node.nothing) { env, edges, _, out in
            deliver(nonisolatedFactory(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each instance. Its 11 parameters are resolved from the graph.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11) -> Element) -> BindingReceipt<Element> {
        draft.finish(nil, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Node.nothing) { env, edges, _, out in
            deliver(nonisolatedFactory(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each instance. Its 12 parameters are resolved from the graph.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12) -> Element) -> BindingReceipt<Element> {
        draft.finish(nil, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Node.nothing) { env, edges, _, out in
            deliver(nonisolatedFactory(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self), edges.get(11, env, Dependency12.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each instance. Its 13 parameters are resolved from the graph.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13) -> Element) -> BindingReceipt<Element> {
        draft.finish(nil, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Node.nothing) { env, edges, _, out in
            deliver(nonisolatedFactory(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self), edges.get(11, env, Dependency12.self), edges.get(12, env, Dependency13.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each instance. Its 14 parameters are resolved from the graph.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14) -> Element) -> BindingReceipt<Element> {
        draft.finish(nil, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self, Node.nothing) { env, edges, _, out in
            deliver(nonisolatedFactory(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self), edges.get(11, env, Dependency12.self), edges.get(12, env, Dependency13.self), edges.get(13, env, Dependency14.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each instance. Its 15 parameters are resolved from the graph.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15) -> Element) -> BindingReceipt<Element> {
        draft.finish(nil, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self, Dependency15.self, Node.nothing) { env, edges, _, out in
            deliver(nonisolatedFactory(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self), edges.get(11, env, Dependency12.self), edges.get(12, env, Dependency13.self), edges.get(13, env, Dependency14.self), edges.get(14, env, Dependency15.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each instance. Its 16 parameters are resolved from the graph.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16) -> Element) -> BindingReceipt<Element> {
        draft.finish(nil, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self, Dependency15.self, Dependency16.self, Node.nothing) { env, edges, _, out in
            deliver(nonisolatedFactory(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self), edges.get(11, env, Dependency12.self), edges.get(12, env, Dependency13.self), edges.get(13, env, Dependency14.self), edges.get(14, env, Dependency15.self), edges.get(15, env, Dependency16.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each instance. Its 17 parameters are resolved from the graph.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17) -> Element) -> BindingReceipt<Element> {
        draft.finish(nil, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self, Dependency15.self, Dependency16.self, Dependency17.self, Node.nothing) { env, edges, _, out in
            deliver(nonisolatedFactory(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self), edges.get(11, env, Dependency12.self), edges.get(12, env, Dependency13.self), edges.get(13, env, Dependency14.self), edges.get(14, env, Dependency15.self), edges.get(15, env, Dependency16.self), edges.get(16, env, Dependency17.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each instance. Its 18 parameters are resolved from the graph.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18) -> Element) -> BindingReceipt<Element> {
        draft.finish(nil, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self, Dependency15.self, Dependency16.self, Dependency17.self, Dependency18.self, Node.nothing) { env, edges, _, out in
            deliver(nonisolatedFactory(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self), edges.get(11, env, Dependency12.self), edges.get(12, env, Dependency13.self), edges.get(13, env, Dependency14.self), edges.get(14, env, Dependency15.self), edges.get(15, env, Dependency16.self), edges.get(16, env, Dependency17.self), edges.get(17, env, Dependency18.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each instance. Its 19 parameters are resolved from the graph.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18, consuming Dependency19) -> Element) -> BindingReceipt<Element> {
        draft.finish(nil, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self, Dependency15.self, Dependency16.self, Dependency17.self, Dependency18.self, Dependency19.self, Node.nothing) { env, edges, _, out in
            deliver(nonisolatedFactory(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self), edges.get(11, env, Dependency12.self), edges.get(12, env, Dependency13.self), edges.get(13, env, Dependency14.self), edges.get(14, env, Dependency15.self), edges.get(15, env, Dependency16.self), edges.get(16, env, Dependency17.self), edges.get(17, env, Dependency18.self), edges.get(18, env, Dependency19.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each instance. Its 20 parameters are resolved from the graph.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18, consuming Dependency19, consuming Dependency20) -> Element) -> BindingReceipt<Element> {
        draft.finish(nil, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self, Dependency15.self, Dependency16.self, Dependency17.self, Dependency18.self, Dependency19.self, Dependency20.self, Node.nothing) { env, edges, _, out in
            deliver(nonisolatedFactory(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self), edges.get(11, env, Dependency12.self), edges.get(12, env, Dependency13.self), edges.get(13, env, Dependency14.self), edges.get(14, env, Dependency15.self), edges.get(15, env, Dependency16.self), edges.get(16, env, Dependency17.self), edges.get(17, env, Dependency18.self), edges.get(18, env, Dependency19.self), edges.get(19, env, Dependency20.self)), out)
        }
        return BindingReceipt()
    }
}
