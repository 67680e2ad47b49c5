// Written by Scripts/generate-arities.swift; Scripts/generate writes it again.

extension InjectorBuilder {
    /// Calls a method, such as `X.inject`. It has no parameters. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) () -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element) -> @isolated(any) () -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation) { env, edges, object, _ in
            let method = inject(object.assumingMemoryBound(to: Element.self).pointee)
            checkActor(of: method.isolation, env, edges, Element.self)
            _ = unsafeBitCast(method, to: (() -> Ignored).self)()
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its parameter is resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (P0) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element) -> @isolated(any) (P0) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, P0.self) { env, edges, object, _ in
            let method = inject(object.assumingMemoryBound(to: Element.self).pointee)
            checkActor(of: method.isolation, env, edges, Element.self)
            _ = unsafeBitCast(method, to: ((P0) -> Ignored).self)(edges.get(0, env, P0.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its 2 parameters are resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (P0, P1) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element) -> @isolated(any) (P0, P1) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, P0.self, P1.self) { env, edges, object, _ in
            let method = inject(object.assumingMemoryBound(to: Element.self).pointee)
            checkActor(of: method.isolation, env, edges, Element.self)
            _ = unsafeBitCast(method, to: ((P0, P1) -> Ignored).self)(edges.get(0, env, P0.self), edges.get(1, env, P1.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its 3 parameters are resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (P0, P1, P2) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element) -> @isolated(any) (P0, P1, P2) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, P0.self, P1.self, P2.self) { env, edges, object, _ in
            let method = inject(object.assumingMemoryBound(to: Element.self).pointee)
            checkActor(of: method.isolation, env, edges, Element.self)
            _ = unsafeBitCast(method, to: ((P0, P1, P2) -> Ignored).self)(edges.get(0, env, P0.self), edges.get(1, env, P1.self), edges.get(2, env, P2.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its 4 parameters are resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element) -> @isolated(any) (P0, P1, P2, P3) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, P0.self, P1.self, P2.self, P3.self) { env, edges, object, _ in
            let method = inject(object.assumingMemoryBound(to: Element.self).pointee)
            checkActor(of: method.isolation, env, edges, Element.self)
            _ = unsafeBitCast(method, to: ((P0, P1, P2, P3) -> Ignored).self)(edges.get(0, env, P0.self), edges.get(1, env, P1.self), edges.get(2, env, P2.self), edges.get(3, env, P3.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its 5 parameters are resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element) -> @isolated(any) (P0, P1, P2, P3, P4) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, P0.self, P1.self, P2.self, P3.self, P4.self) { env, edges, object, _ in
            let method = inject(object.assumingMemoryBound(to: Element.self).pointee)
            checkActor(of: method.isolation, env, edges, Element.self)
            _ = unsafeBitCast(method, to: ((P0, P1, P2, P3, P4) -> Ignored).self)(edges.get(0, env, P0.self), edges.get(1, env, P1.self), edges.get(2, env, P2.self), edges.get(3, env, P3.self), edges.get(4, env, P4.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its 6 parameters are resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self) { env, edges, object, _ in
            let method = inject(object.assumingMemoryBound(to: Element.self).pointee)
            checkActor(of: method.isolation, env, edges, Element.self)
            _ = unsafeBitCast(method, to: ((P0, P1, P2, P3, P4, P5) -> Ignored).self)(edges.get(0, env, P0.self), edges.get(1, env, P1.self), edges.get(2, env, P2.self), edges.get(3, env, P3.self), edges.get(4, env, P4.self), edges.get(5, env, P5.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its 7 parameters are resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self) { env, edges, object, _ in
            let method = inject(object.assumingMemoryBound(to: Element.self).pointee)
            checkActor(of: method.isolation, env, edges, Element.self)
            _ = unsafeBitCast(method, to: ((P0, P1, P2, P3, P4, P5, P6) -> Ignored).self)(edges.get(0, env, P0.self), edges.get(1, env, P1.self), edges.get(2, env, P2.self), edges.get(3, env, P3.self), edges.get(4, env, P4.self), edges.get(5, env, P5.self), edges.get(6, env, P6.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its 8 parameters are resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self) { env, edges, object, _ in
            let method = inject(object.assumingMemoryBound(to: Element.self).pointee)
            checkActor(of: method.isolation, env, edges, Element.self)
            _ = unsafeBitCast(method, to: ((P0, P1, P2, P3, P4, P5, P6, P7) -> Ignored).self)(edges.get(0, env, P0.self), edges.get(1, env, P1.self), edges.get(2, env, P2.self), edges.get(3, env, P3.self), edges.get(4, env, P4.self), edges.get(5, env, P5.self), edges.get(6, env, P6.self), edges.get(7, env, P7.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its 9 parameters are resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7, P8) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7, P8) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self, P8.self) { env, edges, object, _ in
            let method = inject(object.assumingMemoryBound(to: Element.self).pointee)
            checkActor(of: method.isolation, env, edges, Element.self)
            _ = unsafeBitCast(method, to: ((P0, P1, P2, P3, P4, P5, P6, P7, P8) -> Ignored).self)(edges.get(0, env, P0.self), edges.get(1, env, P1.self), edges.get(2, env, P2.self), edges.get(3, env, P3.self), edges.get(4, env, P4.self), edges.get(5, env, P5.self), edges.get(6, env, P6.self), edges.get(7, env, P7.self), edges.get(8, env, P8.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its 10 parameters are resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7, P8, P9) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7, P8, P9) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self, P8.self, P9.self) { env, edges, object, _ in
            let method = inject(object.assumingMemoryBound(to: Element.self).pointee)
            checkActor(of: method.isolation, env, edges, Element.self)
            _ = unsafeBitCast(method, to: ((P0, P1, P2, P3, P4, P5, P6, P7, P8, P9) -> Ignored).self)(edges.get(0, env, P0.self), edges.get(1, env, P1.self), edges.get(2, env, P2.self), edges.get(3, env, P3.self), edges.get(4, env, P4.self), edges.get(5, env, P5.self), edges.get(6, env, P6.self), edges.get(7, env, P7.self), edges.get(8, env, P8.self), edges.get(9, env, P9.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its 11 parameters are resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self, P8.self, P9.self, P10.self) { env, edges, object, _ in
            let method = inject(object.assumingMemoryBound(to: Element.self).pointee)
            checkActor(of: method.isolation, env, edges, Element.self)
            _ = unsafeBitCast(method, to: ((P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10) -> Ignored).self)(edges.get(0, env, P0.self), edges.get(1, env, P1.self), edges.get(2, env, P2.self), edges.get(3, env, P3.self), edges.get(4, env, P4.self), edges.get(5, env, P5.self), edges.get(6, env, P6.self), edges.get(7, env, P7.self), edges.get(8, env, P8.self), edges.get(9, env, P9.self), edges.get(10, env, P10.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its 12 parameters are resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self, P8.self, P9.self, P10.self, P11.self) { env, edges, object, _ in
            let method = inject(object.assumingMemoryBound(to: Element.self).pointee)
            checkActor(of: method.isolation, env, edges, Element.self)
            _ = unsafeBitCast(method, to: ((P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11) -> Ignored).self)(edges.get(0, env, P0.self), edges.get(1, env, P1.self), edges.get(2, env, P2.self), edges.get(3, env, P3.self), edges.get(4, env, P4.self), edges.get(5, env, P5.self), edges.get(6, env, P6.self), edges.get(7, env, P7.self), edges.get(8, env, P8.self), edges.get(9, env, P9.self), edges.get(10, env, P10.self), edges.get(11, env, P11.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its 13 parameters are resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self, P8.self, P9.self, P10.self, P11.self, P12.self) { env, edges, object, _ in
            let method = inject(object.assumingMemoryBound(to: Element.self).pointee)
            checkActor(of: method.isolation, env, edges, Element.self)
            _ = unsafeBitCast(method, to: ((P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12) -> Ignored).self)(edges.get(0, env, P0.self), edges.get(1, env, P1.self), edges.get(2, env, P2.self), edges.get(3, env, P3.self), edges.get(4, env, P4.self), edges.get(5, env, P5.self), edges.get(6, env, P6.self), edges.get(7, env, P7.self), edges.get(8, env, P8.self), edges.get(9, env, P9.self), edges.get(10, env, P10.self), edges.get(11, env, P11.self), edges.get(12, env, P12.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its 14 parameters are resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self, P8.self, P9.self, P10.self, P11.self, P12.self, P13.self) { env, edges, object, _ in
            let method = inject(object.assumingMemoryBound(to: Element.self).pointee)
            checkActor(of: method.isolation, env, edges, Element.self)
            _ = unsafeBitCast(method, to: ((P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13) -> Ignored).self)(edges.get(0, env, P0.self), edges.get(1, env, P1.self), edges.get(2, env, P2.self), edges.get(3, env, P3.self), edges.get(4, env, P4.self), edges.get(5, env, P5.self), edges.get(6, env, P6.self), edges.get(7, env, P7.self), edges.get(8, env, P8.self), edges.get(9, env, P9.self), edges.get(10, env, P10.self), edges.get(11, env, P11.self), edges.get(12, env, P12.self), edges.get(13, env, P13.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its 15 parameters are resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self, P8.self, P9.self, P10.self, P11.self, P12.self, P13.self, P14.self) { env, edges, object, _ in
            let method = inject(object.assumingMemoryBound(to: Element.self).pointee)
            checkActor(of: method.isolation, env, edges, Element.self)
            _ = unsafeBitCast(method, to: ((P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14) -> Ignored).self)(edges.get(0, env, P0.self), edges.get(1, env, P1.self), edges.get(2, env, P2.self), edges.get(3, env, P3.self), edges.get(4, env, P4.self), edges.get(5, env, P5.self), edges.get(6, env, P6.self), edges.get(7, env, P7.self), edges.get(8, env, P8.self), edges.get(9, env, P9.self), edges.get(10, env, P10.self), edges.get(11, env, P11.self), edges.get(12, env, P12.self), edges.get(13, env, P13.self), edges.get(14, env, P14.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its 16 parameters are resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self, P8.self, P9.self, P10.self, P11.self, P12.self, P13.self, P14.self, P15.self) { env, edges, object, _ in
            let method = inject(object.assumingMemoryBound(to: Element.self).pointee)
            checkActor(of: method.isolation, env, edges, Element.self)
            _ = unsafeBitCast(method, to: ((P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15) -> Ignored).self)(edges.get(0, env, P0.self), edges.get(1, env, P1.self), edges.get(2, env, P2.self), edges.get(3, env, P3.self), edges.get(4, env, P4.self), edges.get(5, env, P5.self), edges.get(6, env, P6.self), edges.get(7, env, P7.self), edges.get(8, env, P8.self), edges.get(9, env, P9.self), edges.get(10, env, P10.self), edges.get(11, env, P11.self), edges.get(12, env, P12.self), edges.get(13, env, P13.self), edges.get(14, env, P14.self), edges.get(15, env, P15.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its 17 parameters are resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self, P8.self, P9.self, P10.self, P11.self, P12.self, P13.self, P14.self, P15.self, P16.self) { env, edges, object, _ in
            let method = inject(object.assumingMemoryBound(to: Element.self).pointee)
            checkActor(of: method.isolation, env, edges, Element.self)
            _ = unsafeBitCast(method, to: ((P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16) -> Ignored).self)(edges.get(0, env, P0.self), edges.get(1, env, P1.self), edges.get(2, env, P2.self), edges.get(3, env, P3.self), edges.get(4, env, P4.self), edges.get(5, env, P5.self), edges.get(6, env, P6.self), edges.get(7, env, P7.self), edges.get(8, env, P8.self), edges.get(9, env, P9.self), edges.get(10, env, P10.self), edges.get(11, env, P11.self), edges.get(12, env, P12.self), edges.get(13, env, P13.self), edges.get(14, env, P14.self), edges.get(15, env, P15.self), edges.get(16, env, P16.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its 18 parameters are resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self, P8.self, P9.self, P10.self, P11.self, P12.self, P13.self, P14.self, P15.self, P16.self, P17.self) { env, edges, object, _ in
            let method = inject(object.assumingMemoryBound(to: Element.self).pointee)
            checkActor(of: method.isolation, env, edges, Element.self)
            _ = unsafeBitCast(method, to: ((P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17) -> Ignored).self)(edges.get(0, env, P0.self), edges.get(1, env, P1.self), edges.get(2, env, P2.self), edges.get(3, env, P3.self), edges.get(4, env, P4.self), edges.get(5, env, P5.self), edges.get(6, env, P6.self), edges.get(7, env, P7.self), edges.get(8, env, P8.self), edges.get(9, env, P9.self), edges.get(10, env, P10.self), edges.get(11, env, P11.self), edges.get(12, env, P12.self), edges.get(13, env, P13.self), edges.get(14, env, P14.self), edges.get(15, env, P15.self), edges.get(16, env, P16.self), edges.get(17, env, P17.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its 19 parameters are resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self, P8.self, P9.self, P10.self, P11.self, P12.self, P13.self, P14.self, P15.self, P16.self, P17.self, P18.self) { env, edges, object, _ in
            let method = inject(object.assumingMemoryBound(to: Element.self).pointee)
            checkActor(of: method.isolation, env, edges, Element.self)
            _ = unsafeBitCast(method, to: ((P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18) -> Ignored).self)(edges.get(0, env, P0.self), edges.get(1, env, P1.self), edges.get(2, env, P2.self), edges.get(3, env, P3.self), edges.get(4, env, P4.self), edges.get(5, env, P5.self), edges.get(6, env, P6.self), edges.get(7, env, P7.self), edges.get(8, env, P8.self), edges.get(9, env, P9.self), edges.get(10, env, P10.self), edges.get(11, env, P11.self), edges.get(12, env, P12.self), edges.get(13, env, P13.self), edges.get(14, env, P14.self), edges.get(15, env, P15.self), edges.get(16, env, P16.self), edges.get(17, env, P17.self), edges.get(18, env, P18.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its 20 parameters are resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18, P19, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18, P19) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18, P19) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self, P8.self, P9.self, P10.self, P11.self, P12.self, P13.self, P14.self, P15.self, P16.self, P17.self, P18.self, P19.self) { env, edges, object, _ in
            let method = inject(object.assumingMemoryBound(to: Element.self).pointee)
            checkActor(of: method.isolation, env, edges, Element.self)
            _ = unsafeBitCast(method, to: ((P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18, P19) -> Ignored).self)(edges.get(0, env, P0.self), edges.get(1, env, P1.self), edges.get(2, env, P2.self), edges.get(3, env, P3.self), edges.get(4, env, P4.self), edges.get(5, env, P5.self), edges.get(6, env, P6.self), edges.get(7, env, P7.self), edges.get(8, env, P8.self), edges.get(9, env, P9.self), edges.get(10, env, P10.self), edges.get(11, env, P11.self), edges.get(12, env, P12.self), edges.get(13, env, P13.self), edges.get(14, env, P14.self), edges.get(15, env, P15.self), edges.get(16, env, P16.self), edges.get(17, env, P17.self), edges.get(18, env, P18.self), edges.get(19, env, P19.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. It has no other parameters.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> Void
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element) -> Void).self)
        draft.finish(.injector(Element.self), injector.isolation) { env, edges, object, _ in
            _ = inject(object.assumingMemoryBound(to: Element.self).pointee)
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its other parameter is resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming P0) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element, consuming P0) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, P0.self) { env, edges, object, _ in
            _ = inject(object.assumingMemoryBound(to: Element.self).pointee, edges.get(0, env, P0.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its 2 other parameters are resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming P0, consuming P1) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element, consuming P0, consuming P1) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, P0.self, P1.self) { env, edges, object, _ in
            _ = inject(object.assumingMemoryBound(to: Element.self).pointee, edges.get(0, env, P0.self), edges.get(1, env, P1.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its 3 other parameters are resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming P0, consuming P1, consuming P2) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element, consuming P0, consuming P1, consuming P2) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, P0.self, P1.self, P2.self) { env, edges, object, _ in
            _ = inject(object.assumingMemoryBound(to: Element.self).pointee, edges.get(0, env, P0.self), edges.get(1, env, P1.self), edges.get(2, env, P2.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its 4 other parameters are resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element, consuming P0, consuming P1, consuming P2, consuming P3) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, P0.self, P1.self, P2.self, P3.self) { env, edges, object, _ in
            _ = inject(object.assumingMemoryBound(to: Element.self).pointee, edges.get(0, env, P0.self), edges.get(1, env, P1.self), edges.get(2, env, P2.self), edges.get(3, env, P3.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its 5 other parameters are resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, P0.self, P1.self, P2.self, P3.self, P4.self) { env, edges, object, _ in
            _ = inject(object.assumingMemoryBound(to: Element.self).pointee, edges.get(0, env, P0.self), edges.get(1, env, P1.self), edges.get(2, env, P2.self), edges.get(3, env, P3.self), edges.get(4, env, P4.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its 6 other parameters are resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self) { env, edges, object, _ in
            _ = inject(object.assumingMemoryBound(to: Element.self).pointee, edges.get(0, env, P0.self), edges.get(1, env, P1.self), edges.get(2, env, P2.self), edges.get(3, env, P3.self), edges.get(4, env, P4.self), edges.get(5, env, P5.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its 7 other parameters are resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self) { env, edges, object, _ in
            _ = inject(object.assumingMemoryBound(to: Element.self).pointee, edges.get(0, env, P0.self), edges.get(1, env, P1.self), edges.get(2, env, P2.self), edges.get(3, env, P3.self), edges.get(4, env, P4.self), edges.get(5, env, P5.self), edges.get(6, env, P6.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its 8 other parameters are resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self) { env, edges, object, _ in
            _ = inject(object.assumingMemoryBound(to: Element.self).pointee, edges.get(0, env, P0.self), edges.get(1, env, P1.self), edges.get(2, env, P2.self), edges.get(3, env, P3.self), edges.get(4, env, P4.self), edges.get(5, env, P5.self), edges.get(6, env, P6.self), edges.get(7, env, P7.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its 9 other parameters are resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self, P8.self) { env, edges, object, _ in
            _ = inject(object.assumingMemoryBound(to: Element.self).pointee, edges.get(0, env, P0.self), edges.get(1, env, P1.self), edges.get(2, env, P2.self), edges.get(3, env, P3.self), edges.get(4, env, P4.self), edges.get(5, env, P5.self), edges.get(6, env, P6.self), edges.get(7, env, P7.self), edges.get(8, env, P8.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its 10 other parameters are resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self, P8.self, P9.self) { env, edges, object, _ in
            _ = inject(object.assumingMemoryBound(to: Element.self).pointee, edges.get(0, env, P0.self), edges.get(1, env, P1.self), edges.get(2, env, P2.self), edges.get(3, env, P3.self), edges.get(4, env, P4.self), edges.get(5, env, P5.self), edges.get(6, env, P6.self), edges.get(7, env, P7.self), edges.get(8, env, P8.self), edges.get(9, env, P9.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its 11 other parameters are resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self, P8.self, P9.self, P10.self) { env, edges, object, _ in
            _ = inject(object.assumingMemoryBound(to: Element.self).pointee, edges.get(0, env, P0.self), edges.get(1, env, P1.self), edges.get(2, env, P2.self), edges.get(3, env, P3.self), edges.get(4, env, P4.self), edges.get(5, env, P5.self), edges.get(6, env, P6.self), edges.get(7, env, P7.self), edges.get(8, env, P8.self), edges.get(9, env, P9.self), edges.get(10, env, P10.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its 12 other parameters are resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self, P8.self, P9.self, P10.self, P11.self) { env, edges, object, _ in
            _ = inject(object.assumingMemoryBound(to: Element.self).pointee, edges.get(0, env, P0.self), edges.get(1, env, P1.self), edges.get(2, env, P2.self), edges.get(3, env, P3.self), edges.get(4, env, P4.self), edges.get(5, env, P5.self), edges.get(6, env, P6.self), edges.get(7, env, P7.self), edges.get(8, env, P8.self), edges.get(9, env, P9.self), edges.get(10, env, P10.self), edges.get(11, env, P11.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its 13 other parameters are resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self, P8.self, P9.self, P10.self, P11.self, P12.self) { env, edges, object, _ in
            _ = inject(object.assumingMemoryBound(to: Element.self).pointee, edges.get(0, env, P0.self), edges.get(1, env, P1.self), edges.get(2, env, P2.self), edges.get(3, env, P3.self), edges.get(4, env, P4.self), edges.get(5, env, P5.self), edges.get(6, env, P6.self), edges.get(7, env, P7.self), edges.get(8, env, P8.self), edges.get(9, env, P9.self), edges.get(10, env, P10.self), edges.get(11, env, P11.self), edges.get(12, env, P12.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its 14 other parameters are resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self, P8.self, P9.self, P10.self, P11.self, P12.self, P13.self) { env, edges, object, _ in
            _ = inject(object.assumingMemoryBound(to: Element.self).pointee, edges.get(0, env, P0.self), edges.get(1, env, P1.self), edges.get(2, env, P2.self), edges.get(3, env, P3.self), edges.get(4, env, P4.self), edges.get(5, env, P5.self), edges.get(6, env, P6.self), edges.get(7, env, P7.self), edges.get(8, env, P8.self), edges.get(9, env, P9.self), edges.get(10, env, P10.self), edges.get(11, env, P11.self), edges.get(12, env, P12.self), edges.get(13, env, P13.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its 15 other parameters are resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self, P8.self, P9.self, P10.self, P11.self, P12.self, P13.self, P14.self) { env, edges, object, _ in
            _ = inject(object.assumingMemoryBound(to: Element.self).pointee, edges.get(0, env, P0.self), edges.get(1, env, P1.self), edges.get(2, env, P2.self), edges.get(3, env, P3.self), edges.get(4, env, P4.self), edges.get(5, env, P5.self), edges.get(6, env, P6.self), edges.get(7, env, P7.self), edges.get(8, env, P8.self), edges.get(9, env, P9.self), edges.get(10, env, P10.self), edges.get(11, env, P11.self), edges.get(12, env, P12.self), edges.get(13, env, P13.self), edges.get(14, env, P14.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its 16 other parameters are resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self, P8.self, P9.self, P10.self, P11.self, P12.self, P13.self, P14.self, P15.self) { env, edges, object, _ in
            _ = inject(object.assumingMemoryBound(to: Element.self).pointee, edges.get(0, env, P0.self), edges.get(1, env, P1.self), edges.get(2, env, P2.self), edges.get(3, env, P3.self), edges.get(4, env, P4.self), edges.get(5, env, P5.self), edges.get(6, env, P6.self), edges.get(7, env, P7.self), edges.get(8, env, P8.self), edges.get(9, env, P9.self), edges.get(10, env, P10.self), edges.get(11, env, P11.self), edges.get(12, env, P12.self), edges.get(13, env, P13.self), edges.get(14, env, P14.self), edges.get(15, env, P15.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its 17 other parameters are resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self, P8.self, P9.self, P10.self, P11.self, P12.self, P13.self, P14.self, P15.self, P16.self) { env, edges, object, _ in
            _ = inject(object.assumingMemoryBound(to: Element.self).pointee, edges.get(0, env, P0.self), edges.get(1, env, P1.self), edges.get(2, env, P2.self), edges.get(3, env, P3.self), edges.get(4, env, P4.self), edges.get(5, env, P5.self), edges.get(6, env, P6.self), edges.get(7, env, P7.self), edges.get(8, env, P8.self), edges.get(9, env, P9.self), edges.get(10, env, P10.self), edges.get(11, env, P11.self), edges.get(12, env, P12.self), edges.get(13, env, P13.self), edges.get(14, env, P14.self), edges.get(15, env, P15.self), edges.get(16, env, P16.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its 18 other parameters are resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self, P8.self, P9.self, P10.self, P11.self, P12.self, P13.self, P14.self, P15.self, P16.self, P17.self) { env, edges, object, _ in
            _ = inject(object.assumingMemoryBound(to: Element.self).pointee, edges.get(0, env, P0.self), edges.get(1, env, P1.self), edges.get(2, env, P2.self), edges.get(3, env, P3.self), edges.get(4, env, P4.self), edges.get(5, env, P5.self), edges.get(6, env, P6.self), edges.get(7, env, P7.self), edges.get(8, env, P8.self), edges.get(9, env, P9.self), edges.get(10, env, P10.self), edges.get(11, env, P11.self), edges.get(12, env, P12.self), edges.get(13, env, P13.self), edges.get(14, env, P14.self), edges.get(15, env, P15.self), edges.get(16, env, P16.self), edges.get(17, env, P17.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its 19 other parameters are resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17, consuming P18) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17, consuming P18) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self, P8.self, P9.self, P10.self, P11.self, P12.self, P13.self, P14.self, P15.self, P16.self, P17.self, P18.self) { env, edges, object, _ in
            _ = inject(object.assumingMemoryBound(to: Element.self).pointee, edges.get(0, env, P0.self), edges.get(1, env, P1.self), edges.get(2, env, P2.self), edges.get(3, env, P3.self), edges.get(4, env, P4.self), edges.get(5, env, P5.self), edges.get(6, env, P6.self), edges.get(7, env, P7.self), edges.get(8, env, P8.self), edges.get(9, env, P9.self), edges.get(10, env, P10.self), edges.get(11, env, P11.self), edges.get(12, env, P12.self), edges.get(13, env, P13.self), edges.get(14, env, P14.self), edges.get(15, env, P15.self), edges.get(16, env, P16.self), edges.get(17, env, P17.self), edges.get(18, env, P18.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its 20 other parameters are resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18, P19, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17, consuming P18, consuming P19) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17, consuming P18, consuming P19) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, P0.self, P1.self, P2.self, P3.self, P4.self, P5.self, P6.self, P7.self, P8.self, P9.self, P10.self, P11.self, P12.self, P13.self, P14.self, P15.self, P16.self, P17.self, P18.self, P19.self) { env, edges, object, _ in
            _ = inject(object.assumingMemoryBound(to: Element.self).pointee, edges.get(0, env, P0.self), edges.get(1, env, P1.self), edges.get(2, env, P2.self), edges.get(3, env, P3.self), edges.get(4, env, P4.self), edges.get(5, env, P5.self), edges.get(6, env, P6.self), edges.get(7, env, P7.self), edges.get(8, env, P8.self), edges.get(9, env, P9.self), edges.get(10, env, P10.self), edges.get(11, env, P11.self), edges.get(12, env, P12.self), edges.get(13, env, P13.self), edges.get(14, env, P14.self), edges.get(15, env, P15.self), edges.get(16, env, P16.self), edges.get(17, env, P17.self), edges.get(18, env, P18.self), edges.get(19, env, P19.self))
            return 0
        }
        return BindingReceipt()
    }
}
