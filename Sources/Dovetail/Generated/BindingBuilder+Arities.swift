// Written by Scripts/generate-arities.swift; Scripts/generate writes it again.

extension BindingBuilder {
    /// Calls `factory` for each instance. It has no parameters.
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

    /// Calls `factory` for each instance. Its parameter is resolved from the graph.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0) -> Element
    ) -> BindingReceipt<Element> {
        let code = TypedCode1<P0, Element> { env, edges, make, out in
            deliver(make(edges.get(0, env, P0.self)), out)
        }
        draft.finish(factory.isolation, P0.self, unsafeBitCast(factory, to: UntypedFactory.self), code.untyped)
        return BindingReceipt()
    }

    /// Calls `factory` for each instance. Its 2 parameters are resolved from the graph.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1) -> Element
    ) -> BindingReceipt<Element> {
        let code = TypedCode2<P0, P1, Element> { env, edges, make, out in
            deliver(make(edges.get(0, env, P0.self), edges.get(1, env, P1.self)), out)
        }
        draft.finish(factory.isolation, P0.self, P1.self, unsafeBitCast(factory, to: UntypedFactory.self), code.untyped)
        return BindingReceipt()
    }

    /// Calls `factory` for each instance. Its 3 parameters are resolved from the graph.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2) -> Element
    ) -> BindingReceipt<Element> {
        let code = TypedCode3<P0, P1, P2, Element> { env, edges, make, out in
            deliver(make(edges.get(0, env, P0.self), edges.get(1, env, P1.self), edges.get(2, env, P2.self)), out)
        }
        draft.finish(factory.isolation, P0.self, P1.self, P2.self, unsafeBitCast(factory, to: UntypedFactory.self), code.untyped)
        return BindingReceipt()
    }

    /// Calls `factory` for each instance. Its 4 parameters are resolved from the graph.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3) -> Element
    ) -> BindingReceipt<Element> {
        let code = TypedCode4<P0, P1, P2, P3, Element> { env, edges, make, out in
            deliver(make(edges.get(0, env, P0.self), edges.get(1, env, P1.self), edges.get(2, env, P2.self), edges.get(3, env, P3.self)), out)
        }
        draft.finish(factory.isolation, P0.self, P1.self, P2.self, P3.self, unsafeBitCast(factory, to: UntypedFactory.self), code.untyped)
        return BindingReceipt()
    }

    /// Calls `factory` for each instance. Its 5 parameters are resolved from the graph.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4) -> Element
    ) -> BindingReceipt<Element> {
        let code = TypedCode5<P0, P1, P2, P3, P4, Element> { env, edges, make, out in
            deliver(make(edges.get(0, env, P0.self), edges.get(1, env, P1.self), edges.get(2, env, P2.self), edges.get(3, env, P3.self), edges.get(4, env, P4.self)), out)
        }
        draft.finish(factory.isolation, P0.self, P1.self, P2.self, P3.self, P4.self, unsafeBitCast(factory, to: UntypedFactory.self), code.untyped)
        return BindingReceipt()
    }

    /// Calls `factory` for each instance. Its 6 parameters are resolved from the graph.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5) -> Element
    ) -> BindingReceipt<Element> {
        let code = TypedCode6<P0, P1, P2, P3, P4, P5, Element> { env, edges, make, out in
            deliver(make(edges.get(0, env, P0.self), edges.get(1, env, P1.self), edges.get(2, env, P2.self), edges.get(3, env, P3.self), edges.get(4, env, P4.self), edges.get(5, env, P5.self)), out)
        }
        draft.finish(factory.isolation, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, unsafeBitCast(factory, to: UntypedFactory.self), code.untyped)
        return BindingReceipt()
    }

    /// Calls `factory` for each instance. Its 7 parameters are resolved from the graph.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6) -> Element
    ) -> BindingReceipt<Element> {
        let code = TypedCode7<P0, P1, P2, P3, P4, P5, P6, Element> { env, edges, make, out in
            deliver(make(edges.get(0, env, P0.self), edges.get(1, env, P1.self), edges.get(2, env, P2.self), edges.get(3, env, P3.self), edges.get(4, env, P4.self), edges.get(5, env, P5.self), edges.get(6, env, P6.self)), out)
        }
        draft.finish(factory.isolation, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, unsafeBitCast(factory, to: UntypedFactory.self), code.untyped)
        return BindingReceipt()
    }

    /// Calls `factory` for each instance. Its 8 parameters are resolved from the graph.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7) -> Element
    ) -> BindingReceipt<Element> {
        let code = TypedCode8<P0, P1, P2, P3, P4, P5, P6, P7, Element> { env, edges, make, out in
            deliver(make(edges.get(0, env, P0.self), edges.get(1, env, P1.self), edges.get(2, env, P2.self), edges.get(3, env, P3.self), edges.get(4, env, P4.self), edges.get(5, env, P5.self), edges.get(6, env, P6.self), edges.get(7, env, P7.self)), out)
        }
        draft.finish(factory.isolation, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self, unsafeBitCast(factory, to: UntypedFactory.self), code.untyped)
        return BindingReceipt()
    }

    /// Calls `factory` for each instance. Its 9 parameters are resolved from the graph.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8) -> Element
    ) -> BindingReceipt<Element> {
        let code = TypedCode9<P0, P1, P2, P3, P4, P5, P6, P7, P8, Element> { env, edges, make, out in
            deliver(make(edges.get(0, env, P0.self), edges.get(1, env, P1.self), edges.get(2, env, P2.self), edges.get(3, env, P3.self), edges.get(4, env, P4.self), edges.get(5, env, P5.self), edges.get(6, env, P6.self), edges.get(7, env, P7.self), edges.get(8, env, P8.self)), out)
        }
        draft.finish(factory.isolation, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self, P8.self, unsafeBitCast(factory, to: UntypedFactory.self), code.untyped)
        return BindingReceipt()
    }

    /// Calls `factory` for each instance. Its 10 parameters are resolved from the graph.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9) -> Element
    ) -> BindingReceipt<Element> {
        let code = TypedCode10<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, Element> { env, edges, make, out in
            deliver(make(edges.get(0, env, P0.self), edges.get(1, env, P1.self), edges.get(2, env, P2.self), edges.get(3, env, P3.self), edges.get(4, env, P4.self), edges.get(5, env, P5.self), edges.get(6, env, P6.self), edges.get(7, env, P7.self), edges.get(8, env, P8.self), edges.get(9, env, P9.self)), out)
        }
        draft.finish(factory.isolation, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self, P8.self, P9.self, unsafeBitCast(factory, to: UntypedFactory.self), code.untyped)
        return BindingReceipt()
    }

    /// Calls `factory` for each instance. Its 11 parameters are resolved from the graph.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10) -> Element
    ) -> BindingReceipt<Element> {
        let code = TypedCode11<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, Element> { env, edges, make, out in
            deliver(make(edges.get(0, env, P0.self), edges.get(1, env, P1.self), edges.get(2, env, P2.self), edges.get(3, env, P3.self), edges.get(4, env, P4.self), edges.get(5, env, P5.self), edges.get(6, env, P6.self), edges.get(7, env, P7.self), edges.get(8, env, P8.self), edges.get(9, env, P9.self), edges.get(10, env, P10.self)), out)
        }
        draft.finish(factory.isolation, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self, P8.self, P9.self, P10.self, unsafeBitCast(factory, to: UntypedFactory.self), code.untyped)
        return BindingReceipt()
    }

    /// Calls `factory` for each instance. Its 12 parameters are resolved from the graph.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11) -> Element
    ) -> BindingReceipt<Element> {
        let code = TypedCode12<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, Element> { env, edges, make, out in
            deliver(make(edges.get(0, env, P0.self), edges.get(1, env, P1.self), edges.get(2, env, P2.self), edges.get(3, env, P3.self), edges.get(4, env, P4.self), edges.get(5, env, P5.self), edges.get(6, env, P6.self), edges.get(7, env, P7.self), edges.get(8, env, P8.self), edges.get(9, env, P9.self), edges.get(10, env, P10.self), edges.get(11, env, P11.self)), out)
        }
        draft.finish(factory.isolation, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self, P8.self, P9.self, P10.self, P11.self, unsafeBitCast(factory, to: UntypedFactory.self), code.untyped)
        return BindingReceipt()
    }

    /// Calls `factory` for each instance. Its 13 parameters are resolved from the graph.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12) -> Element
    ) -> BindingReceipt<Element> {
        let code = TypedCode13<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, Element> { env, edges, make, out in
            deliver(make(edges.get(0, env, P0.self), edges.get(1, env, P1.self), edges.get(2, env, P2.self), edges.get(3, env, P3.self), edges.get(4, env, P4.self), edges.get(5, env, P5.self), edges.get(6, env, P6.self), edges.get(7, env, P7.self), edges.get(8, env, P8.self), edges.get(9, env, P9.self), edges.get(10, env, P10.self), edges.get(11, env, P11.self), edges.get(12, env, P12.self)), out)
        }
        draft.finish(factory.isolation, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self, P8.self, P9.self, P10.self, P11.self, P12.self, unsafeBitCast(factory, to: UntypedFactory.self), code.untyped)
        return BindingReceipt()
    }

    /// Calls `factory` for each instance. Its 14 parameters are resolved from the graph.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13) -> Element
    ) -> BindingReceipt<Element> {
        let code = TypedCode14<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, Element> { env, edges, make, out in
            deliver(make(edges.get(0, env, P0.self), edges.get(1, env, P1.self), edges.get(2, env, P2.self), edges.get(3, env, P3.self), edges.get(4, env, P4.self), edges.get(5, env, P5.self), edges.get(6, env, P6.self), edges.get(7, env, P7.self), edges.get(8, env, P8.self), edges.get(9, env, P9.self), edges.get(10, env, P10.self), edges.get(11, env, P11.self), edges.get(12, env, P12.self), edges.get(13, env, P13.self)), out)
        }
        draft.finish(factory.isolation, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self, P8.self, P9.self, P10.self, P11.self, P12.self, P13.self, unsafeBitCast(factory, to: UntypedFactory.self), code.untyped)
        return BindingReceipt()
    }

    /// Calls `factory` for each instance. Its 15 parameters are resolved from the graph.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14) -> Element
    ) -> BindingReceipt<Element> {
        let code = TypedCode15<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, Element> { env, edges, make, out in
            deliver(make(edges.get(0, env, P0.self), edges.get(1, env, P1.self), edges.get(2, env, P2.self), edges.get(3, env, P3.self), edges.get(4, env, P4.self), edges.get(5, env, P5.self), edges.get(6, env, P6.self), edges.get(7, env, P7.self), edges.get(8, env, P8.self), edges.get(9, env, P9.self), edges.get(10, env, P10.self), edges.get(11, env, P11.self), edges.get(12, env, P12.self), edges.get(13, env, P13.self), edges.get(14, env, P14.self)), out)
        }
        draft.finish(factory.isolation, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self, P8.self, P9.self, P10.self, P11.self, P12.self, P13.self, P14.self, unsafeBitCast(factory, to: UntypedFactory.self), code.untyped)
        return BindingReceipt()
    }

    /// Calls `factory` for each instance. Its 16 parameters are resolved from the graph.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15) -> Element
    ) -> BindingReceipt<Element> {
        let code = TypedCode16<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, Element> { env, edges, make, out in
            deliver(make(edges.get(0, env, P0.self), edges.get(1, env, P1.self), edges.get(2, env, P2.self), edges.get(3, env, P3.self), edges.get(4, env, P4.self), edges.get(5, env, P5.self), edges.get(6, env, P6.self), edges.get(7, env, P7.self), edges.get(8, env, P8.self), edges.get(9, env, P9.self), edges.get(10, env, P10.self), edges.get(11, env, P11.self), edges.get(12, env, P12.self), edges.get(13, env, P13.self), edges.get(14, env, P14.self), edges.get(15, env, P15.self)), out)
        }
        draft.finish(factory.isolation, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self, P8.self, P9.self, P10.self, P11.self, P12.self, P13.self, P14.self, P15.self, unsafeBitCast(factory, to: UntypedFactory.self), code.untyped)
        return BindingReceipt()
    }

    /// Calls `factory` for each instance. Its 17 parameters are resolved from the graph.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16) -> Element
    ) -> BindingReceipt<Element> {
        let code = TypedCode17<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, Element> { env, edges, make, out in
            deliver(make(edges.get(0, env, P0.self), edges.get(1, env, P1.self), edges.get(2, env, P2.self), edges.get(3, env, P3.self), edges.get(4, env, P4.self), edges.get(5, env, P5.self), edges.get(6, env, P6.self), edges.get(7, env, P7.self), edges.get(8, env, P8.self), edges.get(9, env, P9.self), edges.get(10, env, P10.self), edges.get(11, env, P11.self), edges.get(12, env, P12.self), edges.get(13, env, P13.self), edges.get(14, env, P14.self), edges.get(15, env, P15.self), edges.get(16, env, P16.self)), out)
        }
        draft.finish(factory.isolation, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self, P8.self, P9.self, P10.self, P11.self, P12.self, P13.self, P14.self, P15.self, P16.self, unsafeBitCast(factory, to: UntypedFactory.self), code.untyped)
        return BindingReceipt()
    }

    /// Calls `factory` for each instance. Its 18 parameters are resolved from the graph.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17) -> Element
    ) -> BindingReceipt<Element> {
        let code = TypedCode18<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, Element> { env, edges, make, out in
            deliver(make(edges.get(0, env, P0.self), edges.get(1, env, P1.self), edges.get(2, env, P2.self), edges.get(3, env, P3.self), edges.get(4, env, P4.self), edges.get(5, env, P5.self), edges.get(6, env, P6.self), edges.get(7, env, P7.self), edges.get(8, env, P8.self), edges.get(9, env, P9.self), edges.get(10, env, P10.self), edges.get(11, env, P11.self), edges.get(12, env, P12.self), edges.get(13, env, P13.self), edges.get(14, env, P14.self), edges.get(15, env, P15.self), edges.get(16, env, P16.self), edges.get(17, env, P17.self)), out)
        }
        draft.finish(factory.isolation, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self, P8.self, P9.self, P10.self, P11.self, P12.self, P13.self, P14.self, P15.self, P16.self, P17.self, unsafeBitCast(factory, to: UntypedFactory.self), code.untyped)
        return BindingReceipt()
    }

    /// Calls `factory` for each instance. Its 19 parameters are resolved from the graph.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17, consuming P18) -> Element
    ) -> BindingReceipt<Element> {
        let code = TypedCode19<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18, Element> { env, edges, make, out in
            deliver(make(edges.get(0, env, P0.self), edges.get(1, env, P1.self), edges.get(2, env, P2.self), edges.get(3, env, P3.self), edges.get(4, env, P4.self), edges.get(5, env, P5.self), edges.get(6, env, P6.self), edges.get(7, env, P7.self), edges.get(8, env, P8.self), edges.get(9, env, P9.self), edges.get(10, env, P10.self), edges.get(11, env, P11.self), edges.get(12, env, P12.self), edges.get(13, env, P13.self), edges.get(14, env, P14.self), edges.get(15, env, P15.self), edges.get(16, env, P16.self), edges.get(17, env, P17.self), edges.get(18, env, P18.self)), out)
        }
        draft.finish(factory.isolation, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self, P8.self, P9.self, P10.self, P11.self, P12.self, P13.self, P14.self, P15.self, P16.self, P17.self, P18.self, unsafeBitCast(factory, to: UntypedFactory.self), code.untyped)
        return BindingReceipt()
    }

    /// Calls `factory` for each instance. Its 20 parameters are resolved from the graph.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18, P19>(
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17, consuming P18, consuming P19) -> Element
    ) -> BindingReceipt<Element> {
        let code = TypedCode20<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18, P19, Element> { env, edges, make, out in
            deliver(make(edges.get(0, env, P0.self), edges.get(1, env, P1.self), edges.get(2, env, P2.self), edges.get(3, env, P3.self), edges.get(4, env, P4.self), edges.get(5, env, P5.self), edges.get(6, env, P6.self), edges.get(7, env, P7.self), edges.get(8, env, P8.self), edges.get(9, env, P9.self), edges.get(10, env, P10.self), edges.get(11, env, P11.self), edges.get(12, env, P12.self), edges.get(13, env, P13.self), edges.get(14, env, P14.self), edges.get(15, env, P15.self), edges.get(16, env, P16.self), edges.get(17, env, P17.self), edges.get(18, env, P18.self), edges.get(19, env, P19.self)), out)
        }
        draft.finish(factory.isolation, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self, P8.self, P9.self, P10.self, P11.self, P12.self, P13.self, P14.self, P15.self, P16.self, P17.self, P18.self, P19.self, unsafeBitCast(factory, to: UntypedFactory.self), code.untyped)
        return BindingReceipt()
    }

    /// Calls `factory`, which is nonisolated, for each instance. It has no parameters.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to(_ factory: @escaping @Sendable () -> Element) -> BindingReceipt<Element> {
        draft.finish(nil, Node.nothing) { env, edges, _, out in
            deliver(factory(), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which is nonisolated, for each instance. Its parameter is resolved from the graph.
    ///
    /// ```swift
    /// binder.bind(Session.self).to(Session.init)
    /// ```
    ///
    /// The isolation of such a factory does not have to be inspected at run time, so an initializer can be inlined at the call site.
    /// The compiler rejects actor-isolated functions; use `to(factory:)` for these. Trailing closures use `to(factory:)` too.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0>(_ factory: @escaping @Sendable (consuming P0) -> Element) -> BindingReceipt<Element> {
        draft.finish(nil, P0.self, Node.nothing) { env, edges, _, out in
            deliver(factory(edges.get(0, env, P0.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which is nonisolated, for each instance. Its 2 parameters are resolved from the graph.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1>(_ factory: @escaping @Sendable (consuming P0, consuming P1) -> Element) -> BindingReceipt<Element> {
        draft.finish(nil, P0.self, P1.self, Node.nothing) { env, edges, _, out in
            deliver(factory(edges.get(0, env, P0.self), edges.get(1, env, P1.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which is nonisolated, for each instance. Its 3 parameters are resolved from the graph.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2>(_ factory: @escaping @Sendable (consuming P0, consuming P1, consuming P2) -> Element) -> BindingReceipt<Element> {
        draft.finish(nil, P0.self, P1.self, P2.self, Node.nothing) { env, edges, _, out in
            deliver(factory(edges.get(0, env, P0.self), edges.get(1, env, P1.self), edges.get(2, env, P2.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which is nonisolated, for each instance. Its 4 parameters are resolved from the graph.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3>(_ factory: @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3) -> Element) -> BindingReceipt<Element> {
        draft.finish(nil, P0.self, P1.self, P2.self, P3.self, Node.nothing) { env, edges, _, out in
            deliver(factory(edges.get(0, env, P0.self), edges.get(1, env, P1.self), edges.get(2, env, P2.self), edges.get(3, env, P3.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which is nonisolated, for each instance. Its 5 parameters are resolved from the graph.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4>(_ factory: @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4) -> Element) -> BindingReceipt<Element> {
        draft.finish(nil, P0.self, P1.self, P2.self, P3.self, P4.self, Node.nothing) { env, edges, _, out in
            deliver(factory(edges.get(0, env, P0.self), edges.get(1, env, P1.self), edges.get(2, env, P2.self), edges.get(3, env, P3.self), edges.get(4, env, P4.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which is nonisolated, for each instance. Its 6 parameters are resolved from the graph.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5>(_ factory: @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5) -> Element) -> BindingReceipt<Element> {
        draft.finish(nil, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, Node.nothing) { env, edges, _, out in
            deliver(factory(edges.get(0, env, P0.self), edges.get(1, env, P1.self), edges.get(2, env, P2.self), edges.get(3, env, P3.self), edges.get(4, env, P4.self), edges.get(5, env, P5.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which is nonisolated, for each instance. Its 7 parameters are resolved from the graph.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6>(_ factory: @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6) -> Element) -> BindingReceipt<Element> {
        draft.finish(nil, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, Node.nothing) { env, edges, _, out in
            deliver(factory(edges.get(0, env, P0.self), edges.get(1, env, P1.self), edges.get(2, env, P2.self), edges.get(3, env, P3.self), edges.get(4, env, P4.self), edges.get(5, env, P5.self), edges.get(6, env, P6.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which is nonisolated, for each instance. Its 8 parameters are resolved from the graph.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7>(_ factory: @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7) -> Element) -> BindingReceipt<Element> {
        draft.finish(nil, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self, Node.nothing) { env, edges, _, out in
            deliver(factory(edges.get(0, env, P0.self), edges.get(1, env, P1.self), edges.get(2, env, P2.self), edges.get(3, env, P3.self), edges.get(4, env, P4.self), edges.get(5, env, P5.self), edges.get(6, env, P6.self), edges.get(7, env, P7.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which is nonisolated, for each instance. Its 9 parameters are resolved from the graph.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8>(_ factory: @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8) -> Element) -> BindingReceipt<Element> {
        draft.finish(nil, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self, P8.self, Node.nothing) { env, edges, _, out in
            deliver(factory(edges.get(0, env, P0.self), edges.get(1, env, P1.self), edges.get(2, env, P2.self), edges.get(3, env, P3.self), edges.get(4, env, P4.self), edges.get(5, env, P5.self), edges.get(6, env, P6.self), edges.get(7, env, P7.self), edges.get(8, env, P8.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which is nonisolated, for each instance. Its 10 parameters are resolved from the graph.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9>(_ factory: @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9) -> Element) -> BindingReceipt<Element> {
        draft.finish(nil, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self, P8.self, P9.self, Node.nothing) { env, edges, _, out in
            deliver(factory(edges.get(0, env, P0.self), edges.get(1, env, P1.self), edges.get(2, env, P2.self), edges.get(3, env, P3.self), edges.get(4, env, P4.self), edges.get(5, env, P5.self), edges.get(6, env, P6.self), edges.get(7, env, P7.self), edges.get(8, env, P8.self), edges.get(9, env, P9.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which is nonisolated, for each instance. Its 11 parameters are resolved from the graph.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10>(_ factory: @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10) -> Element) -> BindingReceipt<Element> {
        draft.finish(nil, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self, P8.self, P9.self, P10.self, Node.nothing) { env, edges, _, out in
            deliver(factory(edges.get(0, env, P0.self), edges.get(1, env, P1.self), edges.get(2, env, P2.self), edges.get(3, env, P3.self), edges.get(4, env, P4.self), edges.get(5, env, P5.self), edges.get(6, env, P6.self), edges.get(7, env, P7.self), edges.get(8, env, P8.self), edges.get(9, env, P9.self), edges.get(10, env, P10.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which is nonisolated, for each instance. Its 12 parameters are resolved from the graph.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11>(_ factory: @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11) -> Element) -> BindingReceipt<Element> {
        draft.finish(nil, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self, P8.self, P9.self, P10.self, P11.self, Node.nothing) { env, edges, _, out in
            deliver(factory(edges.get(0, env, P0.self), edges.get(1, env, P1.self), edges.get(2, env, P2.self), edges.get(3, env, P3.self), edges.get(4, env, P4.self), edges.get(5, env, P5.self), edges.get(6, env, P6.self), edges.get(7, env, P7.self), edges.get(8, env, P8.self), edges.get(9, env, P9.self), edges.get(10, env, P10.self), edges.get(11, env, P11.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which is nonisolated, for each instance. Its 13 parameters are resolved from the graph.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12>(_ factory: @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12) -> Element) -> BindingReceipt<Element> {
        draft.finish(nil, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self, P8.self, P9.self, P10.self, P11.self, P12.self, Node.nothing) { env, edges, _, out in
            deliver(factory(edges.get(0, env, P0.self), edges.get(1, env, P1.self), edges.get(2, env, P2.self), edges.get(3, env, P3.self), edges.get(4, env, P4.self), edges.get(5, env, P5.self), edges.get(6, env, P6.self), edges.get(7, env, P7.self), edges.get(8, env, P8.self), edges.get(9, env, P9.self), edges.get(10, env, P10.self), edges.get(11, env, P11.self), edges.get(12, env, P12.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which is nonisolated, for each instance. Its 14 parameters are resolved from the graph.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13>(_ factory: @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13) -> Element) -> BindingReceipt<Element> {
        draft.finish(nil, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self, P8.self, P9.self, P10.self, P11.self, P12.self, P13.self, Node.nothing) { env, edges, _, out in
            deliver(factory(edges.get(0, env, P0.self), edges.get(1, env, P1.self), edges.get(2, env, P2.self), edges.get(3, env, P3.self), edges.get(4, env, P4.self), edges.get(5, env, P5.self), edges.get(6, env, P6.self), edges.get(7, env, P7.self), edges.get(8, env, P8.self), edges.get(9, env, P9.self), edges.get(10, env, P10.self), edges.get(11, env, P11.self), edges.get(12, env, P12.self), edges.get(13, env, P13.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which is nonisolated, for each instance. Its 15 parameters are resolved from the graph.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14>(_ factory: @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14) -> Element) -> BindingReceipt<Element> {
        draft.finish(nil, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self, P8.self, P9.self, P10.self, P11.self, P12.self, P13.self, P14.self, Node.nothing) { env, edges, _, out in
            deliver(factory(edges.get(0, env, P0.self), edges.get(1, env, P1.self), edges.get(2, env, P2.self), edges.get(3, env, P3.self), edges.get(4, env, P4.self), edges.get(5, env, P5.self), edges.get(6, env, P6.self), edges.get(7, env, P7.self), edges.get(8, env, P8.self), edges.get(9, env, P9.self), edges.get(10, env, P10.self), edges.get(11, env, P11.self), edges.get(12, env, P12.self), edges.get(13, env, P13.self), edges.get(14, env, P14.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which is nonisolated, for each instance. Its 16 parameters are resolved from the graph.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15>(_ factory: @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15) -> Element) -> BindingReceipt<Element> {
        draft.finish(nil, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self, P8.self, P9.self, P10.self, P11.self, P12.self, P13.self, P14.self, P15.self, Node.nothing) { env, edges, _, out in
            deliver(factory(edges.get(0, env, P0.self), edges.get(1, env, P1.self), edges.get(2, env, P2.self), edges.get(3, env, P3.self), edges.get(4, env, P4.self), edges.get(5, env, P5.self), edges.get(6, env, P6.self), edges.get(7, env, P7.self), edges.get(8, env, P8.self), edges.get(9, env, P9.self), edges.get(10, env, P10.self), edges.get(11, env, P11.self), edges.get(12, env, P12.self), edges.get(13, env, P13.self), edges.get(14, env, P14.self), edges.get(15, env, P15.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which is nonisolated, for each instance. Its 17 parameters are resolved from the graph.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16>(_ factory: @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16) -> Element) -> BindingReceipt<Element> {
        draft.finish(nil, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self, P8.self, P9.self, P10.self, P11.self, P12.self, P13.self, P14.self, P15.self, P16.self, Node.nothing) { env, edges, _, out in
            deliver(factory(edges.get(0, env, P0.self), edges.get(1, env, P1.self), edges.get(2, env, P2.self), edges.get(3, env, P3.self), edges.get(4, env, P4.self), edges.get(5, env, P5.self), edges.get(6, env, P6.self), edges.get(7, env, P7.self), edges.get(8, env, P8.self), edges.get(9, env, P9.self), edges.get(10, env, P10.self), edges.get(11, env, P11.self), edges.get(12, env, P12.self), edges.get(13, env, P13.self), edges.get(14, env, P14.self), edges.get(15, env, P15.self), edges.get(16, env, P16.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which is nonisolated, for each instance. Its 18 parameters are resolved from the graph.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17>(_ factory: @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17) -> Element) -> BindingReceipt<Element> {
        draft.finish(nil, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self, P8.self, P9.self, P10.self, P11.self, P12.self, P13.self, P14.self, P15.self, P16.self, P17.self, Node.nothing) { env, edges, _, out in
            deliver(factory(edges.get(0, env, P0.self), edges.get(1, env, P1.self), edges.get(2, env, P2.self), edges.get(3, env, P3.self), edges.get(4, env, P4.self), edges.get(5, env, P5.self), edges.get(6, env, P6.self), edges.get(7, env, P7.self), edges.get(8, env, P8.self), edges.get(9, env, P9.self), edges.get(10, env, P10.self), edges.get(11, env, P11.self), edges.get(12, env, P12.self), edges.get(13, env, P13.self), edges.get(14, env, P14.self), edges.get(15, env, P15.self), edges.get(16, env, P16.self), edges.get(17, env, P17.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which is nonisolated, for each instance. Its 19 parameters are resolved from the graph.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18>(_ factory: @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17, consuming P18) -> Element) -> BindingReceipt<Element> {
        draft.finish(nil, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self, P8.self, P9.self, P10.self, P11.self, P12.self, P13.self, P14.self, P15.self, P16.self, P17.self, P18.self, Node.nothing) { env, edges, _, out in
            deliver(factory(edges.get(0, env, P0.self), edges.get(1, env, P1.self), edges.get(2, env, P2.self), edges.get(3, env, P3.self), edges.get(4, env, P4.self), edges.get(5, env, P5.self), edges.get(6, env, P6.self), edges.get(7, env, P7.self), edges.get(8, env, P8.self), edges.get(9, env, P9.self), edges.get(10, env, P10.self), edges.get(11, env, P11.self), edges.get(12, env, P12.self), edges.get(13, env, P13.self), edges.get(14, env, P14.self), edges.get(15, env, P15.self), edges.get(16, env, P16.self), edges.get(17, env, P17.self), edges.get(18, env, P18.self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory`, which is nonisolated, for each instance. Its 20 parameters are resolved from the graph.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18, P19>(_ factory: @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17, consuming P18, consuming P19) -> Element) -> BindingReceipt<Element> {
        draft.finish(nil, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self, P8.self, P9.self, P10.self, P11.self, P12.self, P13.self, P14.self, P15.self, P16.self, P17.self, P18.self, P19.self, Node.nothing) { env, edges, _, out in
            deliver(factory(edges.get(0, env, P0.self), edges.get(1, env, P1.self), edges.get(2, env, P2.self), edges.get(3, env, P3.self), edges.get(4, env, P4.self), edges.get(5, env, P5.self), edges.get(6, env, P6.self), edges.get(7, env, P7.self), edges.get(8, env, P8.self), edges.get(9, env, P9.self), edges.get(10, env, P10.self), edges.get(11, env, P11.self), edges.get(12, env, P12.self), edges.get(13, env, P13.self), edges.get(14, env, P14.self), edges.get(15, env, P15.self), edges.get(16, env, P16.self), edges.get(17, env, P17.self), edges.get(18, env, P18.self), edges.get(19, env, P19.self)), out)
        }
        return BindingReceipt()
    }
}
