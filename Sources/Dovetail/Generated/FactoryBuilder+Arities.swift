// Written by Scripts/generate-arities.swift; Scripts/generate writes it again.

extension FactoryBuilder {
    /// Calls `factory` for each product. It has no parameters.
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

    /// Calls `factory` for each product. Its parameter is resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0) -> Element
    ) -> BindingReceipt<Factory<F>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming P0) -> Element).self)
        draft.finish(.assisted(F.self), factory.isolation, P0.self) { env, edges, seed, out in
            deliver(make(edges.get(0, env, seed, P0.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory` for each product. Its 2 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1) -> Element
    ) -> BindingReceipt<Factory<F>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming P0, consuming P1) -> Element).self)
        draft.finish(.assisted(F.self), factory.isolation, P0.self, P1.self) { env, edges, seed, out in
            deliver(make(edges.get(0, env, seed, P0.self), edges.get(1, env, seed, P1.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory` for each product. Its 3 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2) -> Element
    ) -> BindingReceipt<Factory<F>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming P0, consuming P1, consuming P2) -> Element).self)
        draft.finish(.assisted(F.self), factory.isolation, P0.self, P1.self, P2.self) { env, edges, seed, out in
            deliver(make(edges.get(0, env, seed, P0.self), edges.get(1, env, seed, P1.self), edges.get(2, env, seed, P2.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory` for each product. Its 4 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3) -> Element
    ) -> BindingReceipt<Factory<F>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming P0, consuming P1, consuming P2, consuming P3) -> Element).self)
        draft.finish(.assisted(F.self), factory.isolation, P0.self, P1.self, P2.self, P3.self) { env, edges, seed, out in
            deliver(make(edges.get(0, env, seed, P0.self), edges.get(1, env, seed, P1.self), edges.get(2, env, seed, P2.self), edges.get(3, env, seed, P3.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory` for each product. Its 5 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4) -> Element
    ) -> BindingReceipt<Factory<F>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4) -> Element).self)
        draft.finish(.assisted(F.self), factory.isolation, P0.self, P1.self, P2.self, P3.self, P4.self) { env, edges, seed, out in
            deliver(make(edges.get(0, env, seed, P0.self), edges.get(1, env, seed, P1.self), edges.get(2, env, seed, P2.self), edges.get(3, env, seed, P3.self), edges.get(4, env, seed, P4.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory` for each product. Its 6 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5) -> Element
    ) -> BindingReceipt<Factory<F>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5) -> Element).self)
        draft.finish(.assisted(F.self), factory.isolation, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self) { env, edges, seed, out in
            deliver(make(edges.get(0, env, seed, P0.self), edges.get(1, env, seed, P1.self), edges.get(2, env, seed, P2.self), edges.get(3, env, seed, P3.self), edges.get(4, env, seed, P4.self), edges.get(5, env, seed, P5.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory` for each product. Its 7 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6) -> Element
    ) -> BindingReceipt<Factory<F>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6) -> Element).self)
        draft.finish(.assisted(F.self), factory.isolation, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self) { env, edges, seed, out in
            deliver(make(edges.get(0, env, seed, P0.self), edges.get(1, env, seed, P1.self), edges.get(2, env, seed, P2.self), edges.get(3, env, seed, P3.self), edges.get(4, env, seed, P4.self), edges.get(5, env, seed, P5.self), edges.get(6, env, seed, P6.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory` for each product. Its 8 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7) -> Element
    ) -> BindingReceipt<Factory<F>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7) -> Element).self)
        draft.finish(.assisted(F.self), factory.isolation, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self) { env, edges, seed, out in
            deliver(make(edges.get(0, env, seed, P0.self), edges.get(1, env, seed, P1.self), edges.get(2, env, seed, P2.self), edges.get(3, env, seed, P3.self), edges.get(4, env, seed, P4.self), edges.get(5, env, seed, P5.self), edges.get(6, env, seed, P6.self), edges.get(7, env, seed, P7.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory` for each product. Its 9 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8) -> Element
    ) -> BindingReceipt<Factory<F>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8) -> Element).self)
        draft.finish(.assisted(F.self), factory.isolation, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self, P8.self) { env, edges, seed, out in
            deliver(make(edges.get(0, env, seed, P0.self), edges.get(1, env, seed, P1.self), edges.get(2, env, seed, P2.self), edges.get(3, env, seed, P3.self), edges.get(4, env, seed, P4.self), edges.get(5, env, seed, P5.self), edges.get(6, env, seed, P6.self), edges.get(7, env, seed, P7.self), edges.get(8, env, seed, P8.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory` for each product. Its 10 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9) -> Element
    ) -> BindingReceipt<Factory<F>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9) -> Element).self)
        draft.finish(.assisted(F.self), factory.isolation, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self, P8.self, P9.self) { env, edges, seed, out in
            deliver(make(edges.get(0, env, seed, P0.self), edges.get(1, env, seed, P1.self), edges.get(2, env, seed, P2.self), edges.get(3, env, seed, P3.self), edges.get(4, env, seed, P4.self), edges.get(5, env, seed, P5.self), edges.get(6, env, seed, P6.self), edges.get(7, env, seed, P7.self), edges.get(8, env, seed, P8.self), edges.get(9, env, seed, P9.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory` for each product. Its 11 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10) -> Element
    ) -> BindingReceipt<Factory<F>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10) -> Element).self)
        draft.finish(.assisted(F.self), factory.isolation, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self, P8.self, P9.self, P10.self) { env, edges, seed, out in
            deliver(make(edges.get(0, env, seed, P0.self), edges.get(1, env, seed, P1.self), edges.get(2, env, seed, P2.self), edges.get(3, env, seed, P3.self), edges.get(4, env, seed, P4.self), edges.get(5, env, seed, P5.self), edges.get(6, env, seed, P6.self), edges.get(7, env, seed, P7.self), edges.get(8, env, seed, P8.self), edges.get(9, env, seed, P9.self), edges.get(10, env, seed, P10.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory` for each product. Its 12 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11) -> Element
    ) -> BindingReceipt<Factory<F>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11) -> Element).self)
        draft.finish(.assisted(F.self), factory.isolation, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self, P8.self, P9.self, P10.self, P11.self) { env, edges, seed, out in
            deliver(make(edges.get(0, env, seed, P0.self), edges.get(1, env, seed, P1.self), edges.get(2, env, seed, P2.self), edges.get(3, env, seed, P3.self), edges.get(4, env, seed, P4.self), edges.get(5, env, seed, P5.self), edges.get(6, env, seed, P6.self), edges.get(7, env, seed, P7.self), edges.get(8, env, seed, P8.self), edges.get(9, env, seed, P9.self), edges.get(10, env, seed, P10.self), edges.get(11, env, seed, P11.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory` for each product. Its 13 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12) -> Element
    ) -> BindingReceipt<Factory<F>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12) -> Element).self)
        draft.finish(.assisted(F.self), factory.isolation, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self, P8.self, P9.self, P10.self, P11.self, P12.self) { env, edges, seed, out in
            deliver(make(edges.get(0, env, seed, P0.self), edges.get(1, env, seed, P1.self), edges.get(2, env, seed, P2.self), edges.get(3, env, seed, P3.self), edges.get(4, env, seed, P4.self), edges.get(5, env, seed, P5.self), edges.get(6, env, seed, P6.self), edges.get(7, env, seed, P7.self), edges.get(8, env, seed, P8.self), edges.get(9, env, seed, P9.self), edges.get(10, env, seed, P10.self), edges.get(11, env, seed, P11.self), edges.get(12, env, seed, P12.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory` for each product. Its 14 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13) -> Element
    ) -> BindingReceipt<Factory<F>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13) -> Element).self)
        draft.finish(.assisted(F.self), factory.isolation, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self, P8.self, P9.self, P10.self, P11.self, P12.self, P13.self) { env, edges, seed, out in
            deliver(make(edges.get(0, env, seed, P0.self), edges.get(1, env, seed, P1.self), edges.get(2, env, seed, P2.self), edges.get(3, env, seed, P3.self), edges.get(4, env, seed, P4.self), edges.get(5, env, seed, P5.self), edges.get(6, env, seed, P6.self), edges.get(7, env, seed, P7.self), edges.get(8, env, seed, P8.self), edges.get(9, env, seed, P9.self), edges.get(10, env, seed, P10.self), edges.get(11, env, seed, P11.self), edges.get(12, env, seed, P12.self), edges.get(13, env, seed, P13.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory` for each product. Its 15 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14) -> Element
    ) -> BindingReceipt<Factory<F>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14) -> Element).self)
        draft.finish(.assisted(F.self), factory.isolation, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self, P8.self, P9.self, P10.self, P11.self, P12.self, P13.self, P14.self) { env, edges, seed, out in
            deliver(make(edges.get(0, env, seed, P0.self), edges.get(1, env, seed, P1.self), edges.get(2, env, seed, P2.self), edges.get(3, env, seed, P3.self), edges.get(4, env, seed, P4.self), edges.get(5, env, seed, P5.self), edges.get(6, env, seed, P6.self), edges.get(7, env, seed, P7.self), edges.get(8, env, seed, P8.self), edges.get(9, env, seed, P9.self), edges.get(10, env, seed, P10.self), edges.get(11, env, seed, P11.self), edges.get(12, env, seed, P12.self), edges.get(13, env, seed, P13.self), edges.get(14, env, seed, P14.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory` for each product. Its 16 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15) -> Element
    ) -> BindingReceipt<Factory<F>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15) -> Element).self)
        draft.finish(.assisted(F.self), factory.isolation, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self, P8.self, P9.self, P10.self, P11.self, P12.self, P13.self, P14.self, P15.self) { env, edges, seed, out in
            deliver(make(edges.get(0, env, seed, P0.self), edges.get(1, env, seed, P1.self), edges.get(2, env, seed, P2.self), edges.get(3, env, seed, P3.self), edges.get(4, env, seed, P4.self), edges.get(5, env, seed, P5.self), edges.get(6, env, seed, P6.self), edges.get(7, env, seed, P7.self), edges.get(8, env, seed, P8.self), edges.get(9, env, seed, P9.self), edges.get(10, env, seed, P10.self), edges.get(11, env, seed, P11.self), edges.get(12, env, seed, P12.self), edges.get(13, env, seed, P13.self), edges.get(14, env, seed, P14.self), edges.get(15, env, seed, P15.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory` for each product. Its 17 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16) -> Element
    ) -> BindingReceipt<Factory<F>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16) -> Element).self)
        draft.finish(.assisted(F.self), factory.isolation, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self, P8.self, P9.self, P10.self, P11.self, P12.self, P13.self, P14.self, P15.self, P16.self) { env, edges, seed, out in
            deliver(make(edges.get(0, env, seed, P0.self), edges.get(1, env, seed, P1.self), edges.get(2, env, seed, P2.self), edges.get(3, env, seed, P3.self), edges.get(4, env, seed, P4.self), edges.get(5, env, seed, P5.self), edges.get(6, env, seed, P6.self), edges.get(7, env, seed, P7.self), edges.get(8, env, seed, P8.self), edges.get(9, env, seed, P9.self), edges.get(10, env, seed, P10.self), edges.get(11, env, seed, P11.self), edges.get(12, env, seed, P12.self), edges.get(13, env, seed, P13.self), edges.get(14, env, seed, P14.self), edges.get(15, env, seed, P15.self), edges.get(16, env, seed, P16.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory` for each product. Its 18 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17) -> Element
    ) -> BindingReceipt<Factory<F>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17) -> Element).self)
        draft.finish(.assisted(F.self), factory.isolation, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self, P8.self, P9.self, P10.self, P11.self, P12.self, P13.self, P14.self, P15.self, P16.self, P17.self) { env, edges, seed, out in
            deliver(make(edges.get(0, env, seed, P0.self), edges.get(1, env, seed, P1.self), edges.get(2, env, seed, P2.self), edges.get(3, env, seed, P3.self), edges.get(4, env, seed, P4.self), edges.get(5, env, seed, P5.self), edges.get(6, env, seed, P6.self), edges.get(7, env, seed, P7.self), edges.get(8, env, seed, P8.self), edges.get(9, env, seed, P9.self), edges.get(10, env, seed, P10.self), edges.get(11, env, seed, P11.self), edges.get(12, env, seed, P12.self), edges.get(13, env, seed, P13.self), edges.get(14, env, seed, P14.self), edges.get(15, env, seed, P15.self), edges.get(16, env, seed, P16.self), edges.get(17, env, seed, P17.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory` for each product. Its 19 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17, consuming P18) -> Element
    ) -> BindingReceipt<Factory<F>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17, consuming P18) -> Element).self)
        draft.finish(.assisted(F.self), factory.isolation, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self, P8.self, P9.self, P10.self, P11.self, P12.self, P13.self, P14.self, P15.self, P16.self, P17.self, P18.self) { env, edges, seed, out in
            deliver(make(edges.get(0, env, seed, P0.self), edges.get(1, env, seed, P1.self), edges.get(2, env, seed, P2.self), edges.get(3, env, seed, P3.self), edges.get(4, env, seed, P4.self), edges.get(5, env, seed, P5.self), edges.get(6, env, seed, P6.self), edges.get(7, env, seed, P7.self), edges.get(8, env, seed, P8.self), edges.get(9, env, seed, P9.self), edges.get(10, env, seed, P10.self), edges.get(11, env, seed, P11.self), edges.get(12, env, seed, P12.self), edges.get(13, env, seed, P13.self), edges.get(14, env, seed, P14.self), edges.get(15, env, seed, P15.self), edges.get(16, env, seed, P16.self), edges.get(17, env, seed, P17.self), edges.get(18, env, seed, P18.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory` for each product. Its 20 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18, P19>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17, consuming P18, consuming P19) -> Element
    ) -> BindingReceipt<Factory<F>> {
        let make = unsafeBitCast(factory, to: (@Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17, consuming P18, consuming P19) -> Element).self)
        draft.finish(.assisted(F.self), factory.isolation, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self, P8.self, P9.self, P10.self, P11.self, P12.self, P13.self, P14.self, P15.self, P16.self, P17.self, P18.self, P19.self) { env, edges, seed, out in
            deliver(make(edges.get(0, env, seed, P0.self), edges.get(1, env, seed, P1.self), edges.get(2, env, seed, P2.self), edges.get(3, env, seed, P3.self), edges.get(4, env, seed, P4.self), edges.get(5, env, seed, P5.self), edges.get(6, env, seed, P6.self), edges.get(7, env, seed, P7.self), edges.get(8, env, seed, P8.self), edges.get(9, env, seed, P9.self), edges.get(10, env, seed, P10.self), edges.get(11, env, seed, P11.self), edges.get(12, env, seed, P12.self), edges.get(13, env, seed, P13.self), edges.get(14, env, seed, P14.self), edges.get(15, env, seed, P15.self), edges.get(16, env, seed, P16.self), edges.get(17, env, seed, P17.self), edges.get(18, env, seed, P18.self), edges.get(19, env, seed, P19.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which is nonisolated, for each product. It has no parameters.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to(_ factory: @escaping @Sendable () -> Element) -> BindingReceipt<Factory<F>> {
        draft.finish(.assisted(F.self), nil) { env, edges, seed, out in
            deliver(factory(), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which is nonisolated, for each product. Its parameter is resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    ///
    /// ```swift
    /// binder.bindFactory(Invoice.self).with(MakeInvoice.self).to(Invoice.init)
    /// ```
    ///
    /// The isolation of such a factory does not have to be inspected at run time, so an initializer can be inlined at the call site.
    /// The compiler rejects actor-isolated functions; use `to(factory:)` for these. Trailing closures use `to(factory:)` too.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0>(_ factory: @escaping @Sendable (consuming P0) -> Element) -> BindingReceipt<Factory<F>> {
        draft.finish(.assisted(F.self), nil, P0.self) { env, edges, seed, out in
            deliver(factory(edges.get(0, env, seed, P0.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which is nonisolated, for each product. Its 2 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1>(_ factory: @escaping @Sendable (consuming P0, consuming P1) -> Element) -> BindingReceipt<Factory<F>> {
        draft.finish(.assisted(F.self), nil, P0.self, P1.self) { env, edges, seed, out in
            deliver(factory(edges.get(0, env, seed, P0.self), edges.get(1, env, seed, P1.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which is nonisolated, for each product. Its 3 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2>(_ factory: @escaping @Sendable (consuming P0, consuming P1, consuming P2) -> Element) -> BindingReceipt<Factory<F>> {
        draft.finish(.assisted(F.self), nil, P0.self, P1.self, P2.self) { env, edges, seed, out in
            deliver(factory(edges.get(0, env, seed, P0.self), edges.get(1, env, seed, P1.self), edges.get(2, env, seed, P2.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which is nonisolated, for each product. Its 4 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3>(_ factory: @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3) -> Element) -> BindingReceipt<Factory<F>> {
        draft.finish(.assisted(F.self), nil, P0.self, P1.self, P2.self, P3.self) { env, edges, seed, out in
            deliver(factory(edges.get(0, env, seed, P0.self), edges.get(1, env, seed, P1.self), edges.get(2, env, seed, P2.self), edges.get(3, env, seed, P3.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which is nonisolated, for each product. Its 5 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4>(_ factory: @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4) -> Element) -> BindingReceipt<Factory<F>> {
        draft.finish(.assisted(F.self), nil, P0.self, P1.self, P2.self, P3.self, P4.self) { env, edges, seed, out in
            deliver(factory(edges.get(0, env, seed, P0.self), edges.get(1, env, seed, P1.self), edges.get(2, env, seed, P2.self), edges.get(3, env, seed, P3.self), edges.get(4, env, seed, P4.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which is nonisolated, for each product. Its 6 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5>(_ factory: @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5) -> Element) -> BindingReceipt<Factory<F>> {
        draft.finish(.assisted(F.self), nil, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self) { env, edges, seed, out in
            deliver(factory(edges.get(0, env, seed, P0.self), edges.get(1, env, seed, P1.self), edges.get(2, env, seed, P2.self), edges.get(3, env, seed, P3.self), edges.get(4, env, seed, P4.self), edges.get(5, env, seed, P5.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which is nonisolated, for each product. Its 7 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6>(_ factory: @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6) -> Element) -> BindingReceipt<Factory<F>> {
        draft.finish(.assisted(F.self), nil, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self) { env, edges, seed, out in
            deliver(factory(edges.get(0, env, seed, P0.self), edges.get(1, env, seed, P1.self), edges.get(2, env, seed, P2.self), edges.get(3, env, seed, P3.self), edges.get(4, env, seed, P4.self), edges.get(5, env, seed, P5.self), edges.get(6, env, seed, P6.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which is nonisolated, for each product. Its 8 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7>(_ factory: @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7) -> Element) -> BindingReceipt<Factory<F>> {
        draft.finish(.assisted(F.self), nil, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self) { env, edges, seed, out in
            deliver(factory(edges.get(0, env, seed, P0.self), edges.get(1, env, seed, P1.self), edges.get(2, env, seed, P2.self), edges.get(3, env, seed, P3.self), edges.get(4, env, seed, P4.self), edges.get(5, env, seed, P5.self), edges.get(6, env, seed, P6.self), edges.get(7, env, seed, P7.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which is nonisolated, for each product. Its 9 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8>(_ factory: @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8) -> Element) -> BindingReceipt<Factory<F>> {
        draft.finish(.assisted(F.self), nil, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self, P8.self) { env, edges, seed, out in
            deliver(factory(edges.get(0, env, seed, P0.self), edges.get(1, env, seed, P1.self), edges.get(2, env, seed, P2.self), edges.get(3, env, seed, P3.self), edges.get(4, env, seed, P4.self), edges.get(5, env, seed, P5.self), edges.get(6, env, seed, P6.self), edges.get(7, env, seed, P7.self), edges.get(8, env, seed, P8.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which is nonisolated, for each product. Its 10 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9>(_ factory: @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9) -> Element) -> BindingReceipt<Factory<F>> {
        draft.finish(.assisted(F.self), nil, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self, P8.self, P9.self) { env, edges, seed, out in
            deliver(factory(edges.get(0, env, seed, P0.self), edges.get(1, env, seed, P1.self), edges.get(2, env, seed, P2.self), edges.get(3, env, seed, P3.self), edges.get(4, env, seed, P4.self), edges.get(5, env, seed, P5.self), edges.get(6, env, seed, P6.self), edges.get(7, env, seed, P7.self), edges.get(8, env, seed, P8.self), edges.get(9, env, seed, P9.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which is nonisolated, for each product. Its 11 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10>(_ factory: @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10) -> Element) -> BindingReceipt<Factory<F>> {
        draft.finish(.assisted(F.self), nil, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self, P8.self, P9.self, P10.self) { env, edges, seed, out in
            deliver(factory(edges.get(0, env, seed, P0.self), edges.get(1, env, seed, P1.self), edges.get(2, env, seed, P2.self), edges.get(3, env, seed, P3.self), edges.get(4, env, seed, P4.self), edges.get(5, env, seed, P5.self), edges.get(6, env, seed, P6.self), edges.get(7, env, seed, P7.self), edges.get(8, env, seed, P8.self), edges.get(9, env, seed, P9.self), edges.get(10, env, seed, P10.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which is nonisolated, for each product. Its 12 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11>(_ factory: @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11) -> Element) -> BindingReceipt<Factory<F>> {
        draft.finish(.assisted(F.self), nil, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self, P8.self, P9.self, P10.self, P11.self) { env, edges, seed, out in
            deliver(factory(edges.get(0, env, seed, P0.self), edges.get(1, env, seed, P1.self), edges.get(2, env, seed, P2.self), edges.get(3, env, seed, P3.self), edges.get(4, env, seed, P4.self), edges.get(5, env, seed, P5.self), edges.get(6, env, seed, P6.self), edges.get(7, env, seed, P7.self), edges.get(8, env, seed, P8.self), edges.get(9, env, seed, P9.self), edges.get(10, env, seed, P10.self), edges.get(11, env, seed, P11.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which is nonisolated, for each product. Its 13 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12>(_ factory: @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12) -> Element) -> BindingReceipt<Factory<F>> {
        draft.finish(.assisted(F.self), nil, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self, P8.self, P9.self, P10.self, P11.self, P12.self) { env, edges, seed, out in
            deliver(factory(edges.get(0, env, seed, P0.self), edges.get(1, env, seed, P1.self), edges.get(2, env, seed, P2.self), edges.get(3, env, seed, P3.self), edges.get(4, env, seed, P4.self), edges.get(5, env, seed, P5.self), edges.get(6, env, seed, P6.self), edges.get(7, env, seed, P7.self), edges.get(8, env, seed, P8.self), edges.get(9, env, seed, P9.self), edges.get(10, env, seed, P10.self), edges.get(11, env, seed, P11.self), edges.get(12, env, seed, P12.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which is nonisolated, for each product. Its 14 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13>(_ factory: @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13) -> Element) -> BindingReceipt<Factory<F>> {
        draft.finish(.assisted(F.self), nil, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self, P8.self, P9.self, P10.self, P11.self, P12.self, P13.self) { env, edges, seed, out in
            deliver(factory(edges.get(0, env, seed, P0.self), edges.get(1, env, seed, P1.self), edges.get(2, env, seed, P2.self), edges.get(3, env, seed, P3.self), edges.get(4, env, seed, P4.self), edges.get(5, env, seed, P5.self), edges.get(6, env, seed, P6.self), edges.get(7, env, seed, P7.self), edges.get(8, env, seed, P8.self), edges.get(9, env, seed, P9.self), edges.get(10, env, seed, P10.self), edges.get(11, env, seed, P11.self), edges.get(12, env, seed, P12.self), edges.get(13, env, seed, P13.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which is nonisolated, for each product. Its 15 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14>(_ factory: @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14) -> Element) -> BindingReceipt<Factory<F>> {
        draft.finish(.assisted(F.self), nil, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self, P8.self, P9.self, P10.self, P11.self, P12.self, P13.self, P14.self) { env, edges, seed, out in
            deliver(factory(edges.get(0, env, seed, P0.self), edges.get(1, env, seed, P1.self), edges.get(2, env, seed, P2.self), edges.get(3, env, seed, P3.self), edges.get(4, env, seed, P4.self), edges.get(5, env, seed, P5.self), edges.get(6, env, seed, P6.self), edges.get(7, env, seed, P7.self), edges.get(8, env, seed, P8.self), edges.get(9, env, seed, P9.self), edges.get(10, env, seed, P10.self), edges.get(11, env, seed, P11.self), edges.get(12, env, seed, P12.self), edges.get(13, env, seed, P13.self), edges.get(14, env, seed, P14.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which is nonisolated, for each product. Its 16 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15>(_ factory: @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15) -> Element) -> BindingReceipt<Factory<F>> {
        draft.finish(.assisted(F.self), nil, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self, P8.self, P9.self, P10.self, P11.self, P12.self, P13.self, P14.self, P15.self) { env, edges, seed, out in
            deliver(factory(edges.get(0, env, seed, P0.self), edges.get(1, env, seed, P1.self), edges.get(2, env, seed, P2.self), edges.get(3, env, seed, P3.self), edges.get(4, env, seed, P4.self), edges.get(5, env, seed, P5.self), edges.get(6, env, seed, P6.self), edges.get(7, env, seed, P7.self), edges.get(8, env, seed, P8.self), edges.get(9, env, seed, P9.self), edges.get(10, env, seed, P10.self), edges.get(11, env, seed, P11.self), edges.get(12, env, seed, P12.self), edges.get(13, env, seed, P13.self), edges.get(14, env, seed, P14.self), edges.get(15, env, seed, P15.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which is nonisolated, for each product. Its 17 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16>(_ factory: @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16) -> Element) -> BindingReceipt<Factory<F>> {
        draft.finish(.assisted(F.self), nil, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self, P8.self, P9.self, P10.self, P11.self, P12.self, P13.self, P14.self, P15.self, P16.self) { env, edges, seed, out in
            deliver(factory(edges.get(0, env, seed, P0.self), edges.get(1, env, seed, P1.self), edges.get(2, env, seed, P2.self), edges.get(3, env, seed, P3.self), edges.get(4, env, seed, P4.self), edges.get(5, env, seed, P5.self), edges.get(6, env, seed, P6.self), edges.get(7, env, seed, P7.self), edges.get(8, env, seed, P8.self), edges.get(9, env, seed, P9.self), edges.get(10, env, seed, P10.self), edges.get(11, env, seed, P11.self), edges.get(12, env, seed, P12.self), edges.get(13, env, seed, P13.self), edges.get(14, env, seed, P14.self), edges.get(15, env, seed, P15.self), edges.get(16, env, seed, P16.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which is nonisolated, for each product. Its 18 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17>(_ factory: @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17) -> Element) -> BindingReceipt<Factory<F>> {
        draft.finish(.assisted(F.self), nil, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self, P8.self, P9.self, P10.self, P11.self, P12.self, P13.self, P14.self, P15.self, P16.self, P17.self) { env, edges, seed, out in
            deliver(factory(edges.get(0, env, seed, P0.self), edges.get(1, env, seed, P1.self), edges.get(2, env, seed, P2.self), edges.get(3, env, seed, P3.self), edges.get(4, env, seed, P4.self), edges.get(5, env, seed, P5.self), edges.get(6, env, seed, P6.self), edges.get(7, env, seed, P7.self), edges.get(8, env, seed, P8.self), edges.get(9, env, seed, P9.self), edges.get(10, env, seed, P10.self), edges.get(11, env, seed, P11.self), edges.get(12, env, seed, P12.self), edges.get(13, env, seed, P13.self), edges.get(14, env, seed, P14.self), edges.get(15, env, seed, P15.self), edges.get(16, env, seed, P16.self), edges.get(17, env, seed, P17.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which is nonisolated, for each product. Its 19 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18>(_ factory: @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17, consuming P18) -> Element) -> BindingReceipt<Factory<F>> {
        draft.finish(.assisted(F.self), nil, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self, P8.self, P9.self, P10.self, P11.self, P12.self, P13.self, P14.self, P15.self, P16.self, P17.self, P18.self) { env, edges, seed, out in
            deliver(factory(edges.get(0, env, seed, P0.self), edges.get(1, env, seed, P1.self), edges.get(2, env, seed, P2.self), edges.get(3, env, seed, P3.self), edges.get(4, env, seed, P4.self), edges.get(5, env, seed, P5.self), edges.get(6, env, seed, P6.self), edges.get(7, env, seed, P7.self), edges.get(8, env, seed, P8.self), edges.get(9, env, seed, P9.self), edges.get(10, env, seed, P10.self), edges.get(11, env, seed, P11.self), edges.get(12, env, seed, P12.self), edges.get(13, env, seed, P13.self), edges.get(14, env, seed, P14.self), edges.get(15, env, seed, P15.self), edges.get(16, env, seed, P16.self), edges.get(17, env, seed, P17.self), edges.get(18, env, seed, P18.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which is nonisolated, for each product. Its 20 parameters are resolved from the graph.
    /// The seed is an ``Assisted`` parameter.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18, P19>(_ factory: @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17, consuming P18, consuming P19) -> Element) -> BindingReceipt<Factory<F>> {
        draft.finish(.assisted(F.self), nil, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self, P8.self, P9.self, P10.self, P11.self, P12.self, P13.self, P14.self, P15.self, P16.self, P17.self, P18.self, P19.self) { env, edges, seed, out in
            deliver(factory(edges.get(0, env, seed, P0.self), edges.get(1, env, seed, P1.self), edges.get(2, env, seed, P2.self), edges.get(3, env, seed, P3.self), edges.get(4, env, seed, P4.self), edges.get(5, env, seed, P5.self), edges.get(6, env, seed, P6.self), edges.get(7, env, seed, P7.self), edges.get(8, env, seed, P8.self), edges.get(9, env, seed, P9.self), edges.get(10, env, seed, P10.self), edges.get(11, env, seed, P11.self), edges.get(12, env, seed, P12.self), edges.get(13, env, seed, P13.self), edges.get(14, env, seed, P14.self), edges.get(15, env, seed, P15.self), edges.get(16, env, seed, P16.self), edges.get(17, env, seed, P17.self), edges.get(18, env, seed, P18.self), edges.get(19, env, seed, P19.self)), out)
        }
        return BindingReceipt()
    }
}
