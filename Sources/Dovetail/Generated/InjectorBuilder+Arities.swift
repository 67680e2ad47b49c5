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
    public func to<Dependency1, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element) -> @isolated(any) (Dependency1) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, Dependency1.self) { env, edges, object, _ in
            let method = inject(object.assumingMemoryBound(to: Element.self).pointee)
            checkActor(of: method.isolation, env, edges, Element.self)
            _ = unsafeBitCast(method, to: ((Dependency1) -> Ignored).self)(edges.get(0, env, Dependency1.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its 2 parameters are resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1, Dependency2) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element) -> @isolated(any) (Dependency1, Dependency2) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, Dependency1.self, Dependency2.self) { env, edges, object, _ in
            let method = inject(object.assumingMemoryBound(to: Element.self).pointee)
            checkActor(of: method.isolation, env, edges, Element.self)
            _ = unsafeBitCast(method, to: ((Dependency1, Dependency2) -> Ignored).self)(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its 3 parameters are resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, Dependency1.self, Dependency2.self, Dependency3.self) { env, edges, object, _ in
            let method = inject(object.assumingMemoryBound(to: Element.self).pointee)
            checkActor(of: method.isolation, env, edges, Element.self)
            _ = unsafeBitCast(method, to: ((Dependency1, Dependency2, Dependency3) -> Ignored).self)(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its 4 parameters are resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self) { env, edges, object, _ in
            let method = inject(object.assumingMemoryBound(to: Element.self).pointee)
            checkActor(of: method.isolation, env, edges, Element.self)
            _ = unsafeBitCast(method, to: ((Dependency1, Dependency2, Dependency3, Dependency4) -> Ignored).self)(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its 5 parameters are resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self) { env, edges, object, _ in
            let method = inject(object.assumingMemoryBound(to: Element.self).pointee)
            checkActor(of: method.isolation, env, edges, Element.self)
            _ = unsafeBitCast(method, to: ((Dependency1, Dependency2, Dependency3, Dependency4, Dependency5) -> Ignored).self)(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its 6 parameters are resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self) { env, edges, object, _ in
            let method = inject(object.assumingMemoryBound(to: Element.self).pointee)
            checkActor(of: method.isolation, env, edges, Element.self)
            _ = unsafeBitCast(method, to: ((Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6) -> Ignored).self)(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its 7 parameters are resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self) { env, edges, object, _ in
            let method = inject(object.assumingMemoryBound(to: Element.self).pointee)
            checkActor(of: method.isolation, env, edges, Element.self)
            _ = unsafeBitCast(method, to: ((Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7) -> Ignored).self)(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its 8 parameters are resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self) { env, edges, object, _ in
            let method = inject(object.assumingMemoryBound(to: Element.self).pointee)
            checkActor(of: method.isolation, env, edges, Element.self)
            _ = unsafeBitCast(method, to: ((Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8) -> Ignored).self)(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its 9 parameters are resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self) { env, edges, object, _ in
            let method = inject(object.assumingMemoryBound(to: Element.self).pointee)
            checkActor(of: method.isolation, env, edges, Element.self)
            _ = unsafeBitCast(method, to: ((Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9) -> Ignored).self)(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its 10 parameters are resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self) { env, edges, object, _ in
            let method = inject(object.assumingMemoryBound(to: Element.self).pointee)
            checkActor(of: method.isolation, env, edges, Element.self)
            _ = unsafeBitCast(method, to: ((Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10) -> Ignored).self)(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its 11 parameters are resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self) { env, edges, object, _ in
            let method = inject(object.assumingMemoryBound(to: Element.self).pointee)
            checkActor(of: method.isolation, env, edges, Element.self)
            _ = unsafeBitCast(method, to: ((Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11) -> Ignored).self)(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its 12 parameters are resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self) { env, edges, object, _ in
            let method = inject(object.assumingMemoryBound(to: Element.self).pointee)
            checkActor(of: method.isolation, env, edges, Element.self)
            _ = unsafeBitCast(method, to: ((Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12) -> Ignored).self)(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self), edges.get(11, env, Dependency12.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its 13 parameters are resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self) { env, edges, object, _ in
            let method = inject(object.assumingMemoryBound(to: Element.self).pointee)
            checkActor(of: method.isolation, env, edges, Element.self)
            _ = unsafeBitCast(method, to: ((Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13) -> Ignored).self)(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self), edges.get(11, env, Dependency12.self), edges.get(12, env, Dependency13.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its 14 parameters are resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self) { env, edges, object, _ in
            let method = inject(object.assumingMemoryBound(to: Element.self).pointee)
            checkActor(of: method.isolation, env, edges, Element.self)
            _ = unsafeBitCast(method, to: ((Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14) -> Ignored).self)(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self), edges.get(11, env, Dependency12.self), edges.get(12, env, Dependency13.self), edges.get(13, env, Dependency14.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its 15 parameters are resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self, Dependency15.self) { env, edges, object, _ in
            let method = inject(object.assumingMemoryBound(to: Element.self).pointee)
            checkActor(of: method.isolation, env, edges, Element.self)
            _ = unsafeBitCast(method, to: ((Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15) -> Ignored).self)(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self), edges.get(11, env, Dependency12.self), edges.get(12, env, Dependency13.self), edges.get(13, env, Dependency14.self), edges.get(14, env, Dependency15.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its 16 parameters are resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self, Dependency15.self, Dependency16.self) { env, edges, object, _ in
            let method = inject(object.assumingMemoryBound(to: Element.self).pointee)
            checkActor(of: method.isolation, env, edges, Element.self)
            _ = unsafeBitCast(method, to: ((Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16) -> Ignored).self)(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self), edges.get(11, env, Dependency12.self), edges.get(12, env, Dependency13.self), edges.get(13, env, Dependency14.self), edges.get(14, env, Dependency15.self), edges.get(15, env, Dependency16.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its 17 parameters are resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self, Dependency15.self, Dependency16.self, Dependency17.self) { env, edges, object, _ in
            let method = inject(object.assumingMemoryBound(to: Element.self).pointee)
            checkActor(of: method.isolation, env, edges, Element.self)
            _ = unsafeBitCast(method, to: ((Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17) -> Ignored).self)(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self), edges.get(11, env, Dependency12.self), edges.get(12, env, Dependency13.self), edges.get(13, env, Dependency14.self), edges.get(14, env, Dependency15.self), edges.get(15, env, Dependency16.self), edges.get(16, env, Dependency17.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its 18 parameters are resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self, Dependency15.self, Dependency16.self, Dependency17.self, Dependency18.self) { env, edges, object, _ in
            let method = inject(object.assumingMemoryBound(to: Element.self).pointee)
            checkActor(of: method.isolation, env, edges, Element.self)
            _ = unsafeBitCast(method, to: ((Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18) -> Ignored).self)(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self), edges.get(11, env, Dependency12.self), edges.get(12, env, Dependency13.self), edges.get(13, env, Dependency14.self), edges.get(14, env, Dependency15.self), edges.get(15, env, Dependency16.self), edges.get(16, env, Dependency17.self), edges.get(17, env, Dependency18.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its 19 parameters are resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self, Dependency15.self, Dependency16.self, Dependency17.self, Dependency18.self, Dependency19.self) { env, edges, object, _ in
            let method = inject(object.assumingMemoryBound(to: Element.self).pointee)
            checkActor(of: method.isolation, env, edges, Element.self)
            _ = unsafeBitCast(method, to: ((Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19) -> Ignored).self)(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self), edges.get(11, env, Dependency12.self), edges.get(12, env, Dependency13.self), edges.get(13, env, Dependency14.self), edges.get(14, env, Dependency15.self), edges.get(15, env, Dependency16.self), edges.get(16, env, Dependency17.self), edges.get(17, env, Dependency18.self), edges.get(18, env, Dependency19.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a method, such as `X.inject`. Its 20 parameters are resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self, Dependency15.self, Dependency16.self, Dependency17.self, Dependency18.self, Dependency19.self, Dependency20.self) { env, edges, object, _ in
            let method = inject(object.assumingMemoryBound(to: Element.self).pointee)
            checkActor(of: method.isolation, env, edges, Element.self)
            _ = unsafeBitCast(method, to: ((Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20) -> Ignored).self)(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self), edges.get(11, env, Dependency12.self), edges.get(12, env, Dependency13.self), edges.get(13, env, Dependency14.self), edges.get(14, env, Dependency15.self), edges.get(15, env, Dependency16.self), edges.get(16, env, Dependency17.self), edges.get(17, env, Dependency18.self), edges.get(18, env, Dependency19.self), edges.get(19, env, Dependency20.self))
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
    public func to<Dependency1, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element, consuming Dependency1) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, Dependency1.self) { env, edges, object, _ in
            _ = inject(object.assumingMemoryBound(to: Element.self).pointee, edges.get(0, env, Dependency1.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its 2 other parameters are resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1, consuming Dependency2) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element, consuming Dependency1, consuming Dependency2) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, Dependency1.self, Dependency2.self) { env, edges, object, _ in
            _ = inject(object.assumingMemoryBound(to: Element.self).pointee, edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its 3 other parameters are resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, Dependency1.self, Dependency2.self, Dependency3.self) { env, edges, object, _ in
            _ = inject(object.assumingMemoryBound(to: Element.self).pointee, edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its 4 other parameters are resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self) { env, edges, object, _ in
            _ = inject(object.assumingMemoryBound(to: Element.self).pointee, edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its 5 other parameters are resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self) { env, edges, object, _ in
            _ = inject(object.assumingMemoryBound(to: Element.self).pointee, edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its 6 other parameters are resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self) { env, edges, object, _ in
            _ = inject(object.assumingMemoryBound(to: Element.self).pointee, edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its 7 other parameters are resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self) { env, edges, object, _ in
            _ = inject(object.assumingMemoryBound(to: Element.self).pointee, edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its 8 other parameters are resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self) { env, edges, object, _ in
            _ = inject(object.assumingMemoryBound(to: Element.self).pointee, edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its 9 other parameters are resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self) { env, edges, object, _ in
            _ = inject(object.assumingMemoryBound(to: Element.self).pointee, edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its 10 other parameters are resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self) { env, edges, object, _ in
            _ = inject(object.assumingMemoryBound(to: Element.self).pointee, edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its 11 other parameters are resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self) { env, edges, object, _ in
            _ = inject(object.assumingMemoryBound(to: Element.self).pointee, edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its 12 other parameters are resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self) { env, edges, object, _ in
            _ = inject(object.assumingMemoryBound(to: Element.self).pointee, edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self), edges.get(11, env, Dependency12.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its 13 other parameters are resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self) { env, edges, object, _ in
            _ = inject(object.assumingMemoryBound(to: Element.self).pointee, edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self), edges.get(11, env, Dependency12.self), edges.get(12, env, Dependency13.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its 14 other parameters are resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self) { env, edges, object, _ in
            _ = inject(object.assumingMemoryBound(to: Element.self).pointee, edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self), edges.get(11, env, Dependency12.self), edges.get(12, env, Dependency13.self), edges.get(13, env, Dependency14.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its 15 other parameters are resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self, Dependency15.self) { env, edges, object, _ in
            _ = inject(object.assumingMemoryBound(to: Element.self).pointee, edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self), edges.get(11, env, Dependency12.self), edges.get(12, env, Dependency13.self), edges.get(13, env, Dependency14.self), edges.get(14, env, Dependency15.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its 16 other parameters are resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self, Dependency15.self, Dependency16.self) { env, edges, object, _ in
            _ = inject(object.assumingMemoryBound(to: Element.self).pointee, edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self), edges.get(11, env, Dependency12.self), edges.get(12, env, Dependency13.self), edges.get(13, env, Dependency14.self), edges.get(14, env, Dependency15.self), edges.get(15, env, Dependency16.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its 17 other parameters are resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self, Dependency15.self, Dependency16.self, Dependency17.self) { env, edges, object, _ in
            _ = inject(object.assumingMemoryBound(to: Element.self).pointee, edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self), edges.get(11, env, Dependency12.self), edges.get(12, env, Dependency13.self), edges.get(13, env, Dependency14.self), edges.get(14, env, Dependency15.self), edges.get(15, env, Dependency16.self), edges.get(16, env, Dependency17.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its 18 other parameters are resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self, Dependency15.self, Dependency16.self, Dependency17.self, Dependency18.self) { env, edges, object, _ in
            _ = inject(object.assumingMemoryBound(to: Element.self).pointee, edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self), edges.get(11, env, Dependency12.self), edges.get(12, env, Dependency13.self), edges.get(13, env, Dependency14.self), edges.get(14, env, Dependency15.self), edges.get(15, env, Dependency16.self), edges.get(16, env, Dependency17.self), edges.get(17, env, Dependency18.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its 19 other parameters are resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18, consuming Dependency19) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18, consuming Dependency19) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self, Dependency15.self, Dependency16.self, Dependency17.self, Dependency18.self, Dependency19.self) { env, edges, object, _ in
            _ = inject(object.assumingMemoryBound(to: Element.self).pointee, edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self), edges.get(11, env, Dependency12.self), edges.get(12, env, Dependency13.self), edges.get(13, env, Dependency14.self), edges.get(14, env, Dependency15.self), edges.get(15, env, Dependency16.self), edges.get(16, env, Dependency17.self), edges.get(17, env, Dependency18.self), edges.get(18, env, Dependency19.self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. Its 20 other parameters are resolved from the graph. Its result is discarded.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20, Ignored>(
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18, consuming Dependency19, consuming Dependency20) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18, consuming Dependency19, consuming Dependency20) -> Ignored).self)
        draft.finish(.injector(Element.self), injector.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self, Dependency15.self, Dependency16.self, Dependency17.self, Dependency18.self, Dependency19.self, Dependency20.self) { env, edges, object, _ in
            _ = inject(object.assumingMemoryBound(to: Element.self).pointee, edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self), edges.get(11, env, Dependency12.self), edges.get(12, env, Dependency13.self), edges.get(13, env, Dependency14.self), edges.get(14, env, Dependency15.self), edges.get(15, env, Dependency16.self), edges.get(16, env, Dependency17.self), edges.get(17, env, Dependency18.self), edges.get(18, env, Dependency19.self), edges.get(19, env, Dependency20.self))
            return 0
        }
        return BindingReceipt()
    }
}
