// Written by Scripts/generate-arities.swift; Scripts/generate writes it again.

extension FactoryBuilder {
    /// Calls `factory`, which can have any isolation, for each product. It has no parameters.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) () -> Element
    ) -> BindingReceipt<Factory<F>> {
        let make = unsafeBitCast(factory, to: (@Sendable () -> Element).self)
        draft.finish(.assisted(F.self), factory.isolation) { env, edges, seed, out in
            deliver(make(), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its parameter is resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1) -> Element
    ) -> BindingReceipt<Factory<F>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Dependency1) -> Element).self)
        draft.finish(.assisted(F.self), factory.isolation, Dependency1.self) { env, edges, seed, out in
            deliver(make(edges.get(0, env, seed, Dependency1.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its 2 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2) -> Element
    ) -> BindingReceipt<Factory<F>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Dependency1, consuming Dependency2) -> Element).self)
        draft.finish(.assisted(F.self), factory.isolation, Dependency1.self, Dependency2.self) { env, edges, seed, out in
            deliver(make(edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its 3 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3) -> Element
    ) -> BindingReceipt<Factory<F>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3) -> Element).self)
        draft.finish(.assisted(F.self), factory.isolation, Dependency1.self, Dependency2.self, Dependency3.self) { env, edges, seed, out in
            deliver(make(edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its 4 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) -> Element
    ) -> BindingReceipt<Factory<F>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) -> Element).self)
        draft.finish(.assisted(F.self), factory.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self) { env, edges, seed, out in
            deliver(make(edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its 5 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) -> Element
    ) -> BindingReceipt<Factory<F>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) -> Element).self)
        draft.finish(.assisted(F.self), factory.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self) { env, edges, seed, out in
            deliver(make(edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its 6 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) -> Element
    ) -> BindingReceipt<Factory<F>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) -> Element).self)
        draft.finish(.assisted(F.self), factory.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self) { env, edges, seed, out in
            deliver(make(edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its 7 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) -> Element
    ) -> BindingReceipt<Factory<F>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) -> Element).self)
        draft.finish(.assisted(F.self), factory.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self) { env, edges, seed, out in
            deliver(make(edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self), edges.get(6, env, seed, Dependency7.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its 8 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) -> Element
    ) -> BindingReceipt<Factory<F>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) -> Element).self)
        draft.finish(.assisted(F.self), factory.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self) { env, edges, seed, out in
            deliver(make(edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self), edges.get(6, env, seed, Dependency7.self), edges.get(7, env, seed, Dependency8.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its 9 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9) -> Element
    ) -> BindingReceipt<Factory<F>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9) -> Element).self)
        draft.finish(.assisted(F.self), factory.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self) { env, edges, seed, out in
            deliver(make(edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self), edges.get(6, env, seed, Dependency7.self), edges.get(7, env, seed, Dependency8.self), edges.get(8, env, seed, Dependency9.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its 10 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10) -> Element
    ) -> BindingReceipt<Factory<F>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10) -> Element).self)
        draft.finish(.assisted(F.self), factory.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self) { env, edges, seed, out in
            deliver(make(edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self), edges.get(6, env, seed, Dependency7.self), edges.get(7, env, seed, Dependency8.self), edges.get(8, env, seed, Dependency9.self), edges.get(9, env, seed, Dependency10.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its 11 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11) -> Element
    ) -> BindingReceipt<Factory<F>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11) -> Element).self)
        draft.finish(.assisted(F.self), factory.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self) { env, edges, seed, out in
            deliver(make(edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self), edges.get(6, env, seed, Dependency7.self), edges.get(7, env, seed, Dependency8.self), edges.get(8, env, seed, Dependency9.self), edges.get(9, env, seed, Dependency10.self), edges.get(10, env, seed, Dependency11.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its 12 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12) -> Element
    ) -> BindingReceipt<Factory<F>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12) -> Element).self)
        draft.finish(.assisted(F.self), factory.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self) { env, edges, seed, out in
            deliver(make(edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self), edges.get(6, env, seed, Dependency7.self), edges.get(7, env, seed, Dependency8.self), edges.get(8, env, seed, Dependency9.self), edges.get(9, env, seed, Dependency10.self), edges.get(10, env, seed, Dependency11.self), edges.get(11, env, seed, Dependency12.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its 13 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13) -> Element
    ) -> BindingReceipt<Factory<F>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13) -> Element).self)
        draft.finish(.assisted(F.self), factory.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self) { env, edges, seed, out in
            deliver(make(edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self), edges.get(6, env, seed, Dependency7.self), edges.get(7, env, seed, Dependency8.self), edges.get(8, env, seed, Dependency9.self), edges.get(9, env, seed, Dependency10.self), edges.get(10, env, seed, Dependency11.self), edges.get(11, env, seed, Dependency12.self), edges.get(12, env, seed, Dependency13.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its 14 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14) -> Element
    ) -> BindingReceipt<Factory<F>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14) -> Element).self)
        draft.finish(.assisted(F.self), factory.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self) { env, edges, seed, out in
            deliver(make(edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self), edges.get(6, env, seed, Dependency7.self), edges.get(7, env, seed, Dependency8.self), edges.get(8, env, seed, Dependency9.self), edges.get(9, env, seed, Dependency10.self), edges.get(10, env, seed, Dependency11.self), edges.get(11, env, seed, Dependency12.self), edges.get(12, env, seed, Dependency13.self), edges.get(13, env, seed, Dependency14.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its 15 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15) -> Element
    ) -> BindingReceipt<Factory<F>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15) -> Element).self)
        draft.finish(.assisted(F.self), factory.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self, Dependency15.self) { env, edges, seed, out in
            deliver(make(edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self), edges.get(6, env, seed, Dependency7.self), edges.get(7, env, seed, Dependency8.self), edges.get(8, env, seed, Dependency9.self), edges.get(9, env, seed, Dependency10.self), edges.get(10, env, seed, Dependency11.self), edges.get(11, env, seed, Dependency12.self), edges.get(12, env, seed, Dependency13.self), edges.get(13, env, seed, Dependency14.self), edges.get(14, env, seed, Dependency15.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its 16 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16) -> Element
    ) -> BindingReceipt<Factory<F>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16) -> Element).self)
        draft.finish(.assisted(F.self), factory.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self, Dependency15.self, Dependency16.self) { env, edges, seed, out in
            deliver(make(edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self), edges.get(6, env, seed, Dependency7.self), edges.get(7, env, seed, Dependency8.self), edges.get(8, env, seed, Dependency9.self), edges.get(9, env, seed, Dependency10.self), edges.get(10, env, seed, Dependency11.self), edges.get(11, env, seed, Dependency12.self), edges.get(12, env, seed, Dependency13.self), edges.get(13, env, seed, Dependency14.self), edges.get(14, env, seed, Dependency15.self), edges.get(15, env, seed, Dependency16.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its 17 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17) -> Element
    ) -> BindingReceipt<Factory<F>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17) -> Element).self)
        draft.finish(.assisted(F.self), factory.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self, Dependency15.self, Dependency16.self, Dependency17.self) { env, edges, seed, out in
            deliver(make(edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self), edges.get(6, env, seed, Dependency7.self), edges.get(7, env, seed, Dependency8.self), edges.get(8, env, seed, Dependency9.self), edges.get(9, env, seed, Dependency10.self), edges.get(10, env, seed, Dependency11.self), edges.get(11, env, seed, Dependency12.self), edges.get(12, env, seed, Dependency13.self), edges.get(13, env, seed, Dependency14.self), edges.get(14, env, seed, Dependency15.self), edges.get(15, env, seed, Dependency16.self), edges.get(16, env, seed, Dependency17.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its 18 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18) -> Element
    ) -> BindingReceipt<Factory<F>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18) -> Element).self)
        draft.finish(.assisted(F.self), factory.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self, Dependency15.self, Dependency16.self, Dependency17.self, Dependency18.self) { env, edges, seed, out in
            deliver(make(edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self), edges.get(6, env, seed, Dependency7.self), edges.get(7, env, seed, Dependency8.self), edges.get(8, env, seed, Dependency9.self), edges.get(9, env, seed, Dependency10.self), edges.get(10, env, seed, Dependency11.self), edges.get(11, env, seed, Dependency12.self), edges.get(12, env, seed, Dependency13.self), edges.get(13, env, seed, Dependency14.self), edges.get(14, env, seed, Dependency15.self), edges.get(15, env, seed, Dependency16.self), edges.get(16, env, seed, Dependency17.self), edges.get(17, env, seed, Dependency18.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its 19 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18, consuming Dependency19) -> Element
    ) -> BindingReceipt<Factory<F>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18, consuming Dependency19) -> Element).self)
        draft.finish(.assisted(F.self), factory.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self, Dependency15.self, Dependency16.self, Dependency17.self, Dependency18.self, Dependency19.self) { env, edges, seed, out in
            deliver(make(edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self), edges.get(6, env, seed, Dependency7.self), edges.get(7, env, seed, Dependency8.self), edges.get(8, env, seed, Dependency9.self), edges.get(9, env, seed, Dependency10.self), edges.get(10, env, seed, Dependency11.self), edges.get(11, env, seed, Dependency12.self), edges.get(12, env, seed, Dependency13.self), edges.get(13, env, seed, Dependency14.self), edges.get(14, env, seed, Dependency15.self), edges.get(15, env, seed, Dependency16.self), edges.get(16, env, seed, Dependency17.self), edges.get(17, env, seed, Dependency18.self), edges.get(18, env, seed, Dependency19.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which can have any isolation, for each product. Its 20 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18, consuming Dependency19, consuming Dependency20) -> Element
    ) -> BindingReceipt<Factory<F>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18, consuming Dependency19, consuming Dependency20) -> Element).self)
        draft.finish(.assisted(F.self), factory.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self, Dependency15.self, Dependency16.self, Dependency17.self, Dependency18.self, Dependency19.self, Dependency20.self) { env, edges, seed, out in
            deliver(make(edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self), edges.get(6, env, seed, Dependency7.self), edges.get(7, env, seed, Dependency8.self), edges.get(8, env, seed, Dependency9.self), edges.get(9, env, seed, Dependency10.self), edges.get(10, env, seed, Dependency11.self), edges.get(11, env, seed, Dependency12.self), edges.get(12, env, seed, Dependency13.self), edges.get(13, env, seed, Dependency14.self), edges.get(14, env, seed, Dependency15.self), edges.get(15, env, seed, Dependency16.self), edges.get(16, env, seed, Dependency17.self), edges.get(17, env, seed, Dependency18.self), edges.get(18, env, seed, Dependency19.self), edges.get(19, env, seed, Dependency20.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. It has no parameters.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to(_ nonisolatedFactory: @escaping @Sendable () -> Element) -> BindingReceipt<Factory<F>> {
        draft.finish(.assisted(F.self), nil) { env, edges, seed, out in
            deliver(nonisolatedFactory(), out)
        }
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its parameter is resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    ///
    /// ```swift
    /// binder.bindFactory(Invoice.self).with(MakeInvoice.self).to(Invoice.init)
    /// ```
    ///
    /// The isolation of such a factory does not have to be inspected at run time, so an initializer can be inlined at the call site.
    /// The compiler rejects actor-isolated functions; use `to(factory:)` for these. Trailing closures use `to(factory:)` too.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1) -> Element) -> BindingReceipt<Factory<F>> {
        draft.finish(.assisted(F.self), nil, Dependency1.self) { env, edges, seed, out in
            deliver(nonisolatedFactory(edges.get(0, env, seed, Dependency1.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its 2 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2) -> Element) -> BindingReceipt<Factory<F>> {
        draft.finish(.assisted(F.self), nil, Dependency1.self, Dependency2.self) { env, edges, seed, out in
            deliver(nonisolatedFactory(edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its 3 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3) -> Element) -> BindingReceipt<Factory<F>> {
        draft.finish(.assisted(F.self), nil, Dependency1.self, Dependency2.self, Dependency3.self) { env, edges, seed, out in
            deliver(nonisolatedFactory(edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its 4 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) -> Element) -> BindingReceipt<Factory<F>> {
        draft.finish(.assisted(F.self), nil, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self) { env, edges, seed, out in
            deliver(nonisolatedFactory(edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its 5 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) -> Element) -> BindingReceipt<Factory<F>> {
        draft.finish(.assisted(F.self), nil, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self) { env, edges, seed, out in
            deliver(nonisolatedFactory(edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its 6 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) -> Element) -> BindingReceipt<Factory<F>> {
        draft.finish(.assisted(F.self), nil, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self) { env, edges, seed, out in
            deliver(nonisolatedFactory(edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its 7 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) -> Element) -> BindingReceipt<Factory<F>> {
        draft.finish(.assisted(F.self), nil, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self) { env, edges, seed, out in
            deliver(nonisolatedFactory(edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self), edges.get(6, env, seed, Dependency7.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its 8 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) -> Element) -> BindingReceipt<Factory<F>> {
        draft.finish(.assisted(F.self), nil, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self) { env, edges, seed, out in
            deliver(nonisolatedFactory(edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self), edges.get(6, env, seed, Dependency7.self), edges.get(7, env, seed, Dependency8.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its 9 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9) -> Element) -> BindingReceipt<Factory<F>> {
        draft.finish(.assisted(F.self), nil, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self) { env, edges, seed, out in
            deliver(nonisolatedFactory(edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self), edges.get(6, env, seed, Dependency7.self), edges.get(7, env, seed, Dependency8.self), edges.get(8, env, seed, Dependency9.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its 10 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10) -> Element) -> BindingReceipt<Factory<F>> {
        draft.finish(.assisted(F.self), nil, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self) { env, edges, seed, out in
            deliver(nonisolatedFactory(edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self), edges.get(6, env, seed, Dependency7.self), edges.get(7, env, seed, Dependency8.self), edges.get(8, env, seed, Dependency9.self), edges.get(9, env, seed, Dependency10.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its 11 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11) -> Element) -> BindingReceipt<Factory<F>> {
        draft.finish(.assisted(F.self), nil, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self) { env, edges, seed, out in
            deliver(nonisolatedFactory(edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self), edges.get(6, env, seed, Dependency7.self), edges.get(7, env, seed, Dependency8.self), edges.get(8, env, seed, Dependency9.self), edges.get(9, env, seed, Dependency10.self), edges.get(10, env, seed, Dependency11.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its 12 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12) -> Element) -> BindingReceipt<Factory<F>> {
        draft.finish(.assisted(F.self), nil, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self) { env, edges, seed, out in
            deliver(nonisolatedFactory(edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self), edges.get(6, env, seed, Dependency7.self), edges.get(7, env, seed, Dependency8.self), edges.get(8, env, seed, Dependency9.self), edges.get(9, env, seed, Dependency10.self), edges.get(10, env, seed, Dependency11.self), edges.get(11, env, seed, Dependency12.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its 13 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13) -> Element) -> BindingReceipt<Factory<F>> {
        draft.finish(.assisted(F.self), nil, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self) { env, edges, seed, out in
            deliver(nonisolatedFactory(edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self), edges.get(6, env, seed, Dependency7.self), edges.get(7, env, seed, Dependency8.self), edges.get(8, env, seed, Dependency9.self), edges.get(9, env, seed, Dependency10.self), edges.get(10, env, seed, Dependency11.self), edges.get(11, env, seed, Dependency12.self), edges.get(12, env, seed, Dependency13.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its 14 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14) -> Element) -> BindingReceipt<Factory<F>> {
        draft.finish(.assisted(F.self), nil, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self) { env, edges, seed, out in
            deliver(nonisolatedFactory(edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self), edges.get(6, env, seed, Dependency7.self), edges.get(7, env, seed, Dependency8.self), edges.get(8, env, seed, Dependency9.self), edges.get(9, env, seed, Dependency10.self), edges.get(10, env, seed, Dependency11.self), edges.get(11, env, seed, Dependency12.self), edges.get(12, env, seed, Dependency13.self), edges.get(13, env, seed, Dependency14.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its 15 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15) -> Element) -> BindingReceipt<Factory<F>> {
        draft.finish(.assisted(F.self), nil, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self, Dependency15.self) { env, edges, seed, out in
            deliver(nonisolatedFactory(edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self), edges.get(6, env, seed, Dependency7.self), edges.get(7, env, seed, Dependency8.self), edges.get(8, env, seed, Dependency9.self), edges.get(9, env, seed, Dependency10.self), edges.get(10, env, seed, Dependency11.self), edges.get(11, env, seed, Dependency12.self), edges.get(12, env, seed, Dependency13.self), edges.get(13, env, seed, Dependency14.self), edges.get(14, env, seed, Dependency15.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its 16 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16) -> Element) -> BindingReceipt<Factory<F>> {
        draft.finish(.assisted(F.self), nil, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self, Dependency15.self, Dependency16.self) { env, edges, seed, out in
            deliver(nonisolatedFactory(edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self), edges.get(6, env, seed, Dependency7.self), edges.get(7, env, seed, Dependency8.self), edges.get(8, env, seed, Dependency9.self), edges.get(9, env, seed, Dependency10.self), edges.get(10, env, seed, Dependency11.self), edges.get(11, env, seed, Dependency12.self), edges.get(12, env, seed, Dependency13.self), edges.get(13, env, seed, Dependency14.self), edges.get(14, env, seed, Dependency15.self), edges.get(15, env, seed, Dependency16.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its 17 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17) -> Element) -> BindingReceipt<Factory<F>> {
        draft.finish(.assisted(F.self), nil, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self, Dependency15.self, Dependency16.self, Dependency17.self) { env, edges, seed, out in
            deliver(nonisolatedFactory(edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self), edges.get(6, env, seed, Dependency7.self), edges.get(7, env, seed, Dependency8.self), edges.get(8, env, seed, Dependency9.self), edges.get(9, env, seed, Dependency10.self), edges.get(10, env, seed, Dependency11.self), edges.get(11, env, seed, Dependency12.self), edges.get(12, env, seed, Dependency13.self), edges.get(13, env, seed, Dependency14.self), edges.get(14, env, seed, Dependency15.self), edges.get(15, env, seed, Dependency16.self), edges.get(16, env, seed, Dependency17.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its 18 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18) -> Element) -> BindingReceipt<Factory<F>> {
        draft.finish(.assisted(F.self), nil, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self, Dependency15.self, Dependency16.self, Dependency17.self, Dependency18.self) { env, edges, seed, out in
            deliver(nonisolatedFactory(edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self), edges.get(6, env, seed, Dependency7.self), edges.get(7, env, seed, Dependency8.self), edges.get(8, env, seed, Dependency9.self), edges.get(9, env, seed, Dependency10.self), edges.get(10, env, seed, Dependency11.self), edges.get(11, env, seed, Dependency12.self), edges.get(12, env, seed, Dependency13.self), edges.get(13, env, seed, Dependency14.self), edges.get(14, env, seed, Dependency15.self), edges.get(15, env, seed, Dependency16.self), edges.get(16, env, seed, Dependency17.self), edges.get(17, env, seed, Dependency18.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its 19 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18, consuming Dependency19) -> Element) -> BindingReceipt<Factory<F>> {
        draft.finish(.assisted(F.self), nil, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self, Dependency15.self, Dependency16.self, Dependency17.self, Dependency18.self, Dependency19.self) { env, edges, seed, out in
            deliver(nonisolatedFactory(edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self), edges.get(6, env, seed, Dependency7.self), edges.get(7, env, seed, Dependency8.self), edges.get(8, env, seed, Dependency9.self), edges.get(9, env, seed, Dependency10.self), edges.get(10, env, seed, Dependency11.self), edges.get(11, env, seed, Dependency12.self), edges.get(12, env, seed, Dependency13.self), edges.get(13, env, seed, Dependency14.self), edges.get(14, env, seed, Dependency15.self), edges.get(15, env, seed, Dependency16.self), edges.get(16, env, seed, Dependency17.self), edges.get(17, env, seed, Dependency18.self), edges.get(18, env, seed, Dependency19.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls a nonisolated factory for each product. Its 20 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20>(_ nonisolatedFactory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18, consuming Dependency19, consuming Dependency20) -> Element) -> BindingReceipt<Factory<F>> {
        draft.finish(.assisted(F.self), nil, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self, Dependency15.self, Dependency16.self, Dependency17.self, Dependency18.self, Dependency19.self, Dependency20.self) { env, edges, seed, out in
            deliver(nonisolatedFactory(edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self), edges.get(6, env, seed, Dependency7.self), edges.get(7, env, seed, Dependency8.self), edges.get(8, env, seed, Dependency9.self), edges.get(9, env, seed, Dependency10.self), edges.get(10, env, seed, Dependency11.self), edges.get(11, env, seed, Dependency12.self), edges.get(12, env, seed, Dependency13.self), edges.get(13, env, seed, Dependency14.self), edges.get(14, env, seed, Dependency15.self), edges.get(15, env, seed, Dependency16.self), edges.get(16, env, seed, Dependency17.self), edges.get(17, env, seed, Dependency18.self), edges.get(18, env, seed, Dependency19.self), edges.get(19, env, seed, Dependency20.self)), out)
        }
        return BindingReceipt()
    }
}
