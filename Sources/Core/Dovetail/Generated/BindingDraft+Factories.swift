// Written by `Scripts/generate arities`. Do not edit.

extension BindingDraft {
    @_alwaysEmitIntoClient @inline(__always)
    consuming func bind0<Element>(_ factory: @escaping @Sendable @isolated(any) () -> Element) {
        let code = TypedCode0<Element> { env, edges, make, out in
            deliver(make(), out)
        }
        finish(factory.isolation, unsafeBitCast(factory, to: UntypedFactory.self), code.untyped)
    }

    @_alwaysEmitIntoClient @inline(__always)
    consuming func bind1<Dependency1, Element>(_ factory: @escaping @Sendable @isolated(any) (consuming Dependency1) -> Element) {
        let code = TypedCode1<Dependency1, Element> { env, edges, make, out in
            deliver(make(edges.get(0, env, Dependency1.self)), out)
        }
        finish(factory.isolation, Dependency1.self, unsafeBitCast(factory, to: UntypedFactory.self), code.untyped)
    }

    @_alwaysEmitIntoClient @inline(__always)
    consuming func bind2<Dependency1, Dependency2, Element>(_ factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2) -> Element) {
        let code = TypedCode2<Dependency1, Dependency2, Element> { env, edges, make, out in
            deliver(make(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self)), out)
        }
        finish(factory.isolation, Dependency1.self, Dependency2.self, unsafeBitCast(factory, to: UntypedFactory.self), code.untyped)
    }

    @_alwaysEmitIntoClient @inline(__always)
    consuming func bind3<Dependency1, Dependency2, Dependency3, Element>(_ factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3) -> Element) {
        let code = TypedCode3<Dependency1, Dependency2, Dependency3, Element> { env, edges, make, out in
            deliver(make(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self)), out)
        }
        finish(factory.isolation, Dependency1.self, Dependency2.self, Dependency3.self, unsafeBitCast(factory, to: UntypedFactory.self), code.untyped)
    }

    @_alwaysEmitIntoClient @inline(__always)
    consuming func bind4<Dependency1, Dependency2, Dependency3, Dependency4, Element>(_ factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) -> Element) {
        let code = TypedCode4<Dependency1, Dependency2, Dependency3, Dependency4, Element> { env, edges, make, out in
            deliver(make(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self)), out)
        }
        finish(factory.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, unsafeBitCast(factory, to: UntypedFactory.self), code.untyped)
    }

    @_alwaysEmitIntoClient @inline(__always)
    consuming func bind5<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Element>(_ factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) -> Element) {
        let code = TypedCode5<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Element> { env, edges, make, out in
            deliver(make(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self)), out)
        }
        finish(factory.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, unsafeBitCast(factory, to: UntypedFactory.self), code.untyped)
    }

    @_alwaysEmitIntoClient @inline(__always)
    consuming func bind6<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Element>(_ factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) -> Element) {
        let code = TypedCode6<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Element> { env, edges, make, out in
            deliver(make(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self)), out)
        }
        finish(factory.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, unsafeBitCast(factory, to: UntypedFactory.self), code.untyped)
    }

    @_alwaysEmitIntoClient @inline(__always)
    consuming func bind7<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Element>(_ factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) -> Element) {
        let code = TypedCode7<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Element> { env, edges, make, out in
            deliver(make(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self)), out)
        }
        finish(factory.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, unsafeBitCast(factory, to: UntypedFactory.self), code.untyped)
    }

    @_alwaysEmitIntoClient @inline(__always)
    consuming func bind8<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Element>(_ factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) -> Element) {
        let code = TypedCode8<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Element> { env, edges, make, out in
            deliver(make(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self)), out)
        }
        finish(factory.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, unsafeBitCast(factory, to: UntypedFactory.self), code.untyped)
    }

    @_alwaysEmitIntoClient @inline(__always)
    consuming func bind9<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Element>(_ factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9) -> Element) {
        let code = TypedCode9<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Element> { env, edges, make, out in
            deliver(make(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self)), out)
        }
        finish(factory.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, unsafeBitCast(factory, to: UntypedFactory.self), code.untyped)
    }

    @_alwaysEmitIntoClient @inline(__always)
    consuming func bind10<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Element>(_ factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10) -> Element) {
        let code = TypedCode10<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Element> { env, edges, make, out in
            deliver(make(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self)), out)
        }
        finish(factory.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, unsafeBitCast(factory, to: UntypedFactory.self), code.untyped)
    }

    @_alwaysEmitIntoClient @inline(__always)
    consuming func bind11<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Element>(_ factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11) -> Element) {
        let code = TypedCode11<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Element> { env, edges, make, out in
            deliver(make(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self)), out)
        }
        finish(factory.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, unsafeBitCast(factory, to: UntypedFactory.self), code.untyped)
    }

    @_alwaysEmitIntoClient @inline(__always)
    consuming func bind12<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Element>(_ factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12) -> Element) {
        let code = TypedCode12<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Element> { env, edges, make, out in
            deliver(make(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self), edges.get(11, env, Dependency12.self)), out)
        }
        finish(factory.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, unsafeBitCast(factory, to: UntypedFactory.self), code.untyped)
    }

    @_alwaysEmitIntoClient @inline(__always)
    consuming func bind13<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Element>(_ factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13) -> Element) {
        let code = TypedCode13<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Element> { env, edges, make, out in
            deliver(make(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self), edges.get(11, env, Dependency12.self), edges.get(12, env, Dependency13.self)), out)
        }
        finish(factory.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, unsafeBitCast(factory, to: UntypedFactory.self), code.untyped)
    }

    @_alwaysEmitIntoClient @inline(__always)
    consuming func bind14<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Element>(_ factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14) -> Element) {
        let code = TypedCode14<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Element> { env, edges, make, out in
            deliver(make(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self), edges.get(11, env, Dependency12.self), edges.get(12, env, Dependency13.self), edges.get(13, env, Dependency14.self)), out)
        }
        finish(factory.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self, unsafeBitCast(factory, to: UntypedFactory.self), code.untyped)
    }

    @_alwaysEmitIntoClient @inline(__always)
    consuming func bind15<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Element>(_ factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15) -> Element) {
        let code = TypedCode15<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Element> { env, edges, make, out in
            deliver(make(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self), edges.get(11, env, Dependency12.self), edges.get(12, env, Dependency13.self), edges.get(13, env, Dependency14.self), edges.get(14, env, Dependency15.self)), out)
        }
        finish(factory.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self, Dependency15.self, unsafeBitCast(factory, to: UntypedFactory.self), code.untyped)
    }

    @_alwaysEmitIntoClient @inline(__always)
    consuming func bind16<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Element>(_ factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16) -> Element) {
        let code = TypedCode16<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Element> { env, edges, make, out in
            deliver(make(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self), edges.get(11, env, Dependency12.self), edges.get(12, env, Dependency13.self), edges.get(13, env, Dependency14.self), edges.get(14, env, Dependency15.self), edges.get(15, env, Dependency16.self)), out)
        }
        finish(factory.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self, Dependency15.self, Dependency16.self, unsafeBitCast(factory, to: UntypedFactory.self), code.untyped)
    }

    @_alwaysEmitIntoClient @inline(__always)
    consuming func bind17<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Element>(_ factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17) -> Element) {
        let code = TypedCode17<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Element> { env, edges, make, out in
            deliver(make(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self), edges.get(11, env, Dependency12.self), edges.get(12, env, Dependency13.self), edges.get(13, env, Dependency14.self), edges.get(14, env, Dependency15.self), edges.get(15, env, Dependency16.self), edges.get(16, env, Dependency17.self)), out)
        }
        finish(factory.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self, Dependency15.self, Dependency16.self, Dependency17.self, unsafeBitCast(factory, to: UntypedFactory.self), code.untyped)
    }

    @_alwaysEmitIntoClient @inline(__always)
    consuming func bind18<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Element>(_ factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18) -> Element) {
        let code = TypedCode18<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Element> { env, edges, make, out in
            deliver(make(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self), edges.get(11, env, Dependency12.self), edges.get(12, env, Dependency13.self), edges.get(13, env, Dependency14.self), edges.get(14, env, Dependency15.self), edges.get(15, env, Dependency16.self), edges.get(16, env, Dependency17.self), edges.get(17, env, Dependency18.self)), out)
        }
        finish(factory.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self, Dependency15.self, Dependency16.self, Dependency17.self, Dependency18.self, unsafeBitCast(factory, to: UntypedFactory.self), code.untyped)
    }

    @_alwaysEmitIntoClient @inline(__always)
    consuming func bind19<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Element>(_ factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18, consuming Dependency19) -> Element) {
        let code = TypedCode19<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Element> { env, edges, make, out in
            deliver(make(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self), edges.get(11, env, Dependency12.self), edges.get(12, env, Dependency13.self), edges.get(13, env, Dependency14.self), edges.get(14, env, Dependency15.self), edges.get(15, env, Dependency16.self), edges.get(16, env, Dependency17.self), edges.get(17, env, Dependency18.self), edges.get(18, env, Dependency19.self)), out)
        }
        finish(factory.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self, Dependency15.self, Dependency16.self, Dependency17.self, Dependency18.self, Dependency19.self, unsafeBitCast(factory, to: UntypedFactory.self), code.untyped)
    }

    @_alwaysEmitIntoClient @inline(__always)
    consuming func bind20<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20, Element>(_ factory: @escaping @Sendable @isolated(any) (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18, consuming Dependency19, consuming Dependency20) -> Element) {
        let code = TypedCode20<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20, Element> { env, edges, make, out in
            deliver(make(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self), edges.get(11, env, Dependency12.self), edges.get(12, env, Dependency13.self), edges.get(13, env, Dependency14.self), edges.get(14, env, Dependency15.self), edges.get(15, env, Dependency16.self), edges.get(16, env, Dependency17.self), edges.get(17, env, Dependency18.self), edges.get(18, env, Dependency19.self), edges.get(19, env, Dependency20.self)), out)
        }
        finish(factory.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self, Dependency15.self, Dependency16.self, Dependency17.self, Dependency18.self, Dependency19.self, Dependency20.self, unsafeBitCast(factory, to: UntypedFactory.self), code.untyped)
    }

    @_alwaysEmitIntoClient @inline(__always)
    consuming func bind0<Element>(nonisolated factory: @escaping @Sendable () -> Element) {
        finish(nil, Node.nothing) { env, edges, _, out in
            deliver(factory(), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    consuming func bind1<Dependency1, Element>(nonisolated factory: @escaping @Sendable (consuming Dependency1) -> Element) {
        finish(nil, Dependency1.self, Node.nothing) { env, edges, _, out in
            deliver(factory(edges.get(0, env, Dependency1.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    consuming func bind2<Dependency1, Dependency2, Element>(nonisolated factory: @escaping @Sendable (consuming Dependency1, consuming Dependency2) -> Element) {
        finish(nil, Dependency1.self, Dependency2.self, Node.nothing) { env, edges, _, out in
            deliver(factory(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    consuming func bind3<Dependency1, Dependency2, Dependency3, Element>(nonisolated factory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3) -> Element) {
        finish(nil, Dependency1.self, Dependency2.self, Dependency3.self, Node.nothing) { env, edges, _, out in
            deliver(factory(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    consuming func bind4<Dependency1, Dependency2, Dependency3, Dependency4, Element>(nonisolated factory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) -> Element) {
        finish(nil, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Node.nothing) { env, edges, _, out in
            deliver(factory(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    consuming func bind5<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Element>(nonisolated factory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) -> Element) {
        finish(nil, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Node.nothing) { env, edges, _, out in
            deliver(factory(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    consuming func bind6<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Element>(nonisolated factory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) -> Element) {
        finish(nil, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Node.nothing) { env, edges, _, out in
            deliver(factory(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    consuming func bind7<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Element>(nonisolated factory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) -> Element) {
        finish(nil, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Node.nothing) { env, edges, _, out in
            deliver(factory(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    consuming func bind8<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Element>(nonisolated factory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) -> Element) {
        finish(nil, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Node.nothing) { env, edges, _, out in
            deliver(factory(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    consuming func bind9<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Element>(nonisolated factory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9) -> Element) {
        finish(nil, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Node.nothing) { env, edges, _, out in
            deliver(factory(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    consuming func bind10<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Element>(nonisolated factory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10) -> Element) {
        finish(nil, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Node.nothing) { env, edges, _, out in
            deliver(factory(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    consuming func bind11<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Element>(nonisolated factory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11) -> Element) {
        finish(nil, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Node.nothing) { env, edges, _, out in
            deliver(factory(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    consuming func bind12<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Element>(nonisolated factory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12) -> Element) {
        finish(nil, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Node.nothing) { env, edges, _, out in
            deliver(factory(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self), edges.get(11, env, Dependency12.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    consuming func bind13<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Element>(nonisolated factory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13) -> Element) {
        finish(nil, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Node.nothing) { env, edges, _, out in
            deliver(factory(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self), edges.get(11, env, Dependency12.self), edges.get(12, env, Dependency13.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    consuming func bind14<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Element>(nonisolated factory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14) -> Element) {
        finish(nil, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self, Node.nothing) { env, edges, _, out in
            deliver(factory(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self), edges.get(11, env, Dependency12.self), edges.get(12, env, Dependency13.self), edges.get(13, env, Dependency14.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    consuming func bind15<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Element>(nonisolated factory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15) -> Element) {
        finish(nil, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self, Dependency15.self, Node.nothing) { env, edges, _, out in
            deliver(factory(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self), edges.get(11, env, Dependency12.self), edges.get(12, env, Dependency13.self), edges.get(13, env, Dependency14.self), edges.get(14, env, Dependency15.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    consuming func bind16<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Element>(nonisolated factory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16) -> Element) {
        finish(nil, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self, Dependency15.self, Dependency16.self, Node.nothing) { env, edges, _, out in
            deliver(factory(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self), edges.get(11, env, Dependency12.self), edges.get(12, env, Dependency13.self), edges.get(13, env, Dependency14.self), edges.get(14, env, Dependency15.self), edges.get(15, env, Dependency16.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    consuming func bind17<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Element>(nonisolated factory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17) -> Element) {
        finish(nil, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self, Dependency15.self, Dependency16.self, Dependency17.self, Node.nothing) { env, edges, _, out in
            deliver(factory(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self), edges.get(11, env, Dependency12.self), edges.get(12, env, Dependency13.self), edges.get(13, env, Dependency14.self), edges.get(14, env, Dependency15.self), edges.get(15, env, Dependency16.self), edges.get(16, env, Dependency17.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    consuming func bind18<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Element>(nonisolated factory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18) -> Element) {
        finish(nil, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self, Dependency15.self, Dependency16.self, Dependency17.self, Dependency18.self, Node.nothing) { env, edges, _, out in
            deliver(factory(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self), edges.get(11, env, Dependency12.self), edges.get(12, env, Dependency13.self), edges.get(13, env, Dependency14.self), edges.get(14, env, Dependency15.self), edges.get(15, env, Dependency16.self), edges.get(16, env, Dependency17.self), edges.get(17, env, Dependency18.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    consuming func bind19<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Element>(nonisolated factory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18, consuming Dependency19) -> Element) {
        finish(nil, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self, Dependency15.self, Dependency16.self, Dependency17.self, Dependency18.self, Dependency19.self, Node.nothing) { env, edges, _, out in
            deliver(factory(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self), edges.get(11, env, Dependency12.self), edges.get(12, env, Dependency13.self), edges.get(13, env, Dependency14.self), edges.get(14, env, Dependency15.self), edges.get(15, env, Dependency16.self), edges.get(16, env, Dependency17.self), edges.get(17, env, Dependency18.self), edges.get(18, env, Dependency19.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    consuming func bind20<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20, Element>(nonisolated factory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18, consuming Dependency19, consuming Dependency20) -> Element) {
        finish(nil, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self, Dependency15.self, Dependency16.self, Dependency17.self, Dependency18.self, Dependency19.self, Dependency20.self, Node.nothing) { env, edges, _, out in
            deliver(factory(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self), edges.get(11, env, Dependency12.self), edges.get(12, env, Dependency13.self), edges.get(13, env, Dependency14.self), edges.get(14, env, Dependency15.self), edges.get(15, env, Dependency16.self), edges.get(16, env, Dependency17.self), edges.get(17, env, Dependency18.self), edges.get(18, env, Dependency19.self), edges.get(19, env, Dependency20.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func bindFactory0<Element, F: AssistedFactory>(
        _: F.Type, _ isolation: (any Actor)?, _ factory: @escaping @Sendable () -> Element
    ) {
        finish(.assisted(F.self), isolation) { env, edges, seed, out in
            deliver(factory(), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func bindFactory1<Dependency1, Element, F: AssistedFactory>(
        _: F.Type, _ isolation: (any Actor)?, _ factory: @escaping @Sendable (consuming Dependency1) -> Element
    ) {
        finish(.assisted(F.self), isolation, Dependency1.self) { env, edges, seed, out in
            deliver(factory(edges.get(0, env, seed, Dependency1.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func bindFactory2<Dependency1, Dependency2, Element, F: AssistedFactory>(
        _: F.Type, _ isolation: (any Actor)?, _ factory: @escaping @Sendable (consuming Dependency1, consuming Dependency2) -> Element
    ) {
        finish(.assisted(F.self), isolation, Dependency1.self, Dependency2.self) { env, edges, seed, out in
            deliver(factory(edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func bindFactory3<Dependency1, Dependency2, Dependency3, Element, F: AssistedFactory>(
        _: F.Type, _ isolation: (any Actor)?, _ factory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3) -> Element
    ) {
        finish(.assisted(F.self), isolation, Dependency1.self, Dependency2.self, Dependency3.self) { env, edges, seed, out in
            deliver(factory(edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func bindFactory4<Dependency1, Dependency2, Dependency3, Dependency4, Element, F: AssistedFactory>(
        _: F.Type, _ isolation: (any Actor)?, _ factory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) -> Element
    ) {
        finish(.assisted(F.self), isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self) { env, edges, seed, out in
            deliver(factory(edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func bindFactory5<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Element, F: AssistedFactory>(
        _: F.Type, _ isolation: (any Actor)?, _ factory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) -> Element
    ) {
        finish(.assisted(F.self), isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self) { env, edges, seed, out in
            deliver(factory(edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func bindFactory6<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Element, F: AssistedFactory>(
        _: F.Type, _ isolation: (any Actor)?, _ factory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) -> Element
    ) {
        finish(.assisted(F.self), isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self) { env, edges, seed, out in
            deliver(factory(edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func bindFactory7<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Element, F: AssistedFactory>(
        _: F.Type, _ isolation: (any Actor)?, _ factory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) -> Element
    ) {
        finish(.assisted(F.self), isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self) { env, edges, seed, out in
            deliver(factory(edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self), edges.get(6, env, seed, Dependency7.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func bindFactory8<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Element, F: AssistedFactory>(
        _: F.Type, _ isolation: (any Actor)?, _ factory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) -> Element
    ) {
        finish(.assisted(F.self), isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self) { env, edges, seed, out in
            deliver(factory(edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self), edges.get(6, env, seed, Dependency7.self), edges.get(7, env, seed, Dependency8.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func bindFactory9<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Element, F: AssistedFactory>(
        _: F.Type, _ isolation: (any Actor)?, _ factory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9) -> Element
    ) {
        finish(.assisted(F.self), isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self) { env, edges, seed, out in
            deliver(factory(edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self), edges.get(6, env, seed, Dependency7.self), edges.get(7, env, seed, Dependency8.self), edges.get(8, env, seed, Dependency9.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func bindFactory10<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Element, F: AssistedFactory>(
        _: F.Type, _ isolation: (any Actor)?, _ factory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10) -> Element
    ) {
        finish(.assisted(F.self), isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self) { env, edges, seed, out in
            deliver(factory(edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self), edges.get(6, env, seed, Dependency7.self), edges.get(7, env, seed, Dependency8.self), edges.get(8, env, seed, Dependency9.self), edges.get(9, env, seed, Dependency10.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func bindFactory11<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Element, F: AssistedFactory>(
        _: F.Type, _ isolation: (any Actor)?, _ factory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11) -> Element
    ) {
        finish(.assisted(F.self), isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self) { env, edges, seed, out in
            deliver(factory(edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self), edges.get(6, env, seed, Dependency7.self), edges.get(7, env, seed, Dependency8.self), edges.get(8, env, seed, Dependency9.self), edges.get(9, env, seed, Dependency10.self), edges.get(10, env, seed, Dependency11.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func bindFactory12<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Element, F: AssistedFactory>(
        _: F.Type, _ isolation: (any Actor)?, _ factory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12) -> Element
    ) {
        finish(.assisted(F.self), isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self) { env, edges, seed, out in
            deliver(factory(edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self), edges.get(6, env, seed, Dependency7.self), edges.get(7, env, seed, Dependency8.self), edges.get(8, env, seed, Dependency9.self), edges.get(9, env, seed, Dependency10.self), edges.get(10, env, seed, Dependency11.self), edges.get(11, env, seed, Dependency12.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func bindFactory13<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Element, F: AssistedFactory>(
        _: F.Type, _ isolation: (any Actor)?, _ factory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13) -> Element
    ) {
        finish(.assisted(F.self), isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self) { env, edges, seed, out in
            deliver(factory(edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self), edges.get(6, env, seed, Dependency7.self), edges.get(7, env, seed, Dependency8.self), edges.get(8, env, seed, Dependency9.self), edges.get(9, env, seed, Dependency10.self), edges.get(10, env, seed, Dependency11.self), edges.get(11, env, seed, Dependency12.self), edges.get(12, env, seed, Dependency13.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func bindFactory14<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Element, F: AssistedFactory>(
        _: F.Type, _ isolation: (any Actor)?, _ factory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14) -> Element
    ) {
        finish(.assisted(F.self), isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self) { env, edges, seed, out in
            deliver(factory(edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self), edges.get(6, env, seed, Dependency7.self), edges.get(7, env, seed, Dependency8.self), edges.get(8, env, seed, Dependency9.self), edges.get(9, env, seed, Dependency10.self), edges.get(10, env, seed, Dependency11.self), edges.get(11, env, seed, Dependency12.self), edges.get(12, env, seed, Dependency13.self), edges.get(13, env, seed, Dependency14.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func bindFactory15<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Element, F: AssistedFactory>(
        _: F.Type, _ isolation: (any Actor)?, _ factory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15) -> Element
    ) {
        finish(.assisted(F.self), isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self, Dependency15.self) { env, edges, seed, out in
            deliver(factory(edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self), edges.get(6, env, seed, Dependency7.self), edges.get(7, env, seed, Dependency8.self), edges.get(8, env, seed, Dependency9.self), edges.get(9, env, seed, Dependency10.self), edges.get(10, env, seed, Dependency11.self), edges.get(11, env, seed, Dependency12.self), edges.get(12, env, seed, Dependency13.self), edges.get(13, env, seed, Dependency14.self), edges.get(14, env, seed, Dependency15.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func bindFactory16<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Element, F: AssistedFactory>(
        _: F.Type, _ isolation: (any Actor)?, _ factory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16) -> Element
    ) {
        finish(.assisted(F.self), isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self, Dependency15.self, Dependency16.self) { env, edges, seed, out in
            deliver(factory(edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self), edges.get(6, env, seed, Dependency7.self), edges.get(7, env, seed, Dependency8.self), edges.get(8, env, seed, Dependency9.self), edges.get(9, env, seed, Dependency10.self), edges.get(10, env, seed, Dependency11.self), edges.get(11, env, seed, Dependency12.self), edges.get(12, env, seed, Dependency13.self), edges.get(13, env, seed, Dependency14.self), edges.get(14, env, seed, Dependency15.self), edges.get(15, env, seed, Dependency16.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func bindFactory17<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Element, F: AssistedFactory>(
        _: F.Type, _ isolation: (any Actor)?, _ factory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17) -> Element
    ) {
        finish(.assisted(F.self), isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self, Dependency15.self, Dependency16.self, Dependency17.self) { env, edges, seed, out in
            deliver(factory(edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self), edges.get(6, env, seed, Dependency7.self), edges.get(7, env, seed, Dependency8.self), edges.get(8, env, seed, Dependency9.self), edges.get(9, env, seed, Dependency10.self), edges.get(10, env, seed, Dependency11.self), edges.get(11, env, seed, Dependency12.self), edges.get(12, env, seed, Dependency13.self), edges.get(13, env, seed, Dependency14.self), edges.get(14, env, seed, Dependency15.self), edges.get(15, env, seed, Dependency16.self), edges.get(16, env, seed, Dependency17.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func bindFactory18<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Element, F: AssistedFactory>(
        _: F.Type, _ isolation: (any Actor)?, _ factory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18) -> Element
    ) {
        finish(.assisted(F.self), isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self, Dependency15.self, Dependency16.self, Dependency17.self, Dependency18.self) { env, edges, seed, out in
            deliver(factory(edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self), edges.get(6, env, seed, Dependency7.self), edges.get(7, env, seed, Dependency8.self), edges.get(8, env, seed, Dependency9.self), edges.get(9, env, seed, Dependency10.self), edges.get(10, env, seed, Dependency11.self), edges.get(11, env, seed, Dependency12.self), edges.get(12, env, seed, Dependency13.self), edges.get(13, env, seed, Dependency14.self), edges.get(14, env, seed, Dependency15.self), edges.get(15, env, seed, Dependency16.self), edges.get(16, env, seed, Dependency17.self), edges.get(17, env, seed, Dependency18.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func bindFactory19<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Element, F: AssistedFactory>(
        _: F.Type, _ isolation: (any Actor)?, _ factory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18, consuming Dependency19) -> Element
    ) {
        finish(.assisted(F.self), isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self, Dependency15.self, Dependency16.self, Dependency17.self, Dependency18.self, Dependency19.self) { env, edges, seed, out in
            deliver(factory(edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self), edges.get(6, env, seed, Dependency7.self), edges.get(7, env, seed, Dependency8.self), edges.get(8, env, seed, Dependency9.self), edges.get(9, env, seed, Dependency10.self), edges.get(10, env, seed, Dependency11.self), edges.get(11, env, seed, Dependency12.self), edges.get(12, env, seed, Dependency13.self), edges.get(13, env, seed, Dependency14.self), edges.get(14, env, seed, Dependency15.self), edges.get(15, env, seed, Dependency16.self), edges.get(16, env, seed, Dependency17.self), edges.get(17, env, seed, Dependency18.self), edges.get(18, env, seed, Dependency19.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func bindFactory20<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20, Element, F: AssistedFactory>(
        _: F.Type, _ isolation: (any Actor)?, _ factory: @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18, consuming Dependency19, consuming Dependency20) -> Element
    ) {
        finish(.assisted(F.self), isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self, Dependency15.self, Dependency16.self, Dependency17.self, Dependency18.self, Dependency19.self, Dependency20.self) { env, edges, seed, out in
            deliver(factory(edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self), edges.get(6, env, seed, Dependency7.self), edges.get(7, env, seed, Dependency8.self), edges.get(8, env, seed, Dependency9.self), edges.get(9, env, seed, Dependency10.self), edges.get(10, env, seed, Dependency11.self), edges.get(11, env, seed, Dependency12.self), edges.get(12, env, seed, Dependency13.self), edges.get(13, env, seed, Dependency14.self), edges.get(14, env, seed, Dependency15.self), edges.get(15, env, seed, Dependency16.self), edges.get(16, env, seed, Dependency17.self), edges.get(17, env, seed, Dependency18.self), edges.get(18, env, seed, Dependency19.self), edges.get(19, env, seed, Dependency20.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func inject0<Element: AnyObject, Ignored>(
        method injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) () -> Ignored
    ) {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element) -> @isolated(any) () -> Ignored).self)
        finish(.injector(Element.self), injector.isolation) { env, edges, object, _ in
            let method = inject(object.assumingMemoryBound(to: Element.self).pointee)
            checkActor(of: method.isolation, env, edges, Element.self)
            _ = unsafeBitCast(method, to: (() -> Ignored).self)()
            return 0
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func inject1<Dependency1, Element: AnyObject, Ignored>(
        method injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1) -> Ignored
    ) {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element) -> @isolated(any) (Dependency1) -> Ignored).self)
        finish(.injector(Element.self), injector.isolation, Dependency1.self) { env, edges, object, _ in
            let method = inject(object.assumingMemoryBound(to: Element.self).pointee)
            checkActor(of: method.isolation, env, edges, Element.self)
            _ = unsafeBitCast(method, to: ((Dependency1) -> Ignored).self)(edges.get(0, env, Dependency1.self))
            return 0
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func inject2<Dependency1, Dependency2, Element: AnyObject, Ignored>(
        method injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1, Dependency2) -> Ignored
    ) {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element) -> @isolated(any) (Dependency1, Dependency2) -> Ignored).self)
        finish(.injector(Element.self), injector.isolation, Dependency1.self, Dependency2.self) { env, edges, object, _ in
            let method = inject(object.assumingMemoryBound(to: Element.self).pointee)
            checkActor(of: method.isolation, env, edges, Element.self)
            _ = unsafeBitCast(method, to: ((Dependency1, Dependency2) -> Ignored).self)(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self))
            return 0
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func inject3<Dependency1, Dependency2, Dependency3, Element: AnyObject, Ignored>(
        method injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3) -> Ignored
    ) {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3) -> Ignored).self)
        finish(.injector(Element.self), injector.isolation, Dependency1.self, Dependency2.self, Dependency3.self) { env, edges, object, _ in
            let method = inject(object.assumingMemoryBound(to: Element.self).pointee)
            checkActor(of: method.isolation, env, edges, Element.self)
            _ = unsafeBitCast(method, to: ((Dependency1, Dependency2, Dependency3) -> Ignored).self)(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self))
            return 0
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func inject4<Dependency1, Dependency2, Dependency3, Dependency4, Element: AnyObject, Ignored>(
        method injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4) -> Ignored
    ) {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4) -> Ignored).self)
        finish(.injector(Element.self), injector.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self) { env, edges, object, _ in
            let method = inject(object.assumingMemoryBound(to: Element.self).pointee)
            checkActor(of: method.isolation, env, edges, Element.self)
            _ = unsafeBitCast(method, to: ((Dependency1, Dependency2, Dependency3, Dependency4) -> Ignored).self)(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self))
            return 0
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func inject5<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Element: AnyObject, Ignored>(
        method injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5) -> Ignored
    ) {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5) -> Ignored).self)
        finish(.injector(Element.self), injector.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self) { env, edges, object, _ in
            let method = inject(object.assumingMemoryBound(to: Element.self).pointee)
            checkActor(of: method.isolation, env, edges, Element.self)
            _ = unsafeBitCast(method, to: ((Dependency1, Dependency2, Dependency3, Dependency4, Dependency5) -> Ignored).self)(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self))
            return 0
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func inject6<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Element: AnyObject, Ignored>(
        method injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6) -> Ignored
    ) {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6) -> Ignored).self)
        finish(.injector(Element.self), injector.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self) { env, edges, object, _ in
            let method = inject(object.assumingMemoryBound(to: Element.self).pointee)
            checkActor(of: method.isolation, env, edges, Element.self)
            _ = unsafeBitCast(method, to: ((Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6) -> Ignored).self)(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self))
            return 0
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func inject7<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Element: AnyObject, Ignored>(
        method injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7) -> Ignored
    ) {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7) -> Ignored).self)
        finish(.injector(Element.self), injector.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self) { env, edges, object, _ in
            let method = inject(object.assumingMemoryBound(to: Element.self).pointee)
            checkActor(of: method.isolation, env, edges, Element.self)
            _ = unsafeBitCast(method, to: ((Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7) -> Ignored).self)(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self))
            return 0
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func inject8<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Element: AnyObject, Ignored>(
        method injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8) -> Ignored
    ) {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8) -> Ignored).self)
        finish(.injector(Element.self), injector.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self) { env, edges, object, _ in
            let method = inject(object.assumingMemoryBound(to: Element.self).pointee)
            checkActor(of: method.isolation, env, edges, Element.self)
            _ = unsafeBitCast(method, to: ((Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8) -> Ignored).self)(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self))
            return 0
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func inject9<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Element: AnyObject, Ignored>(
        method injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9) -> Ignored
    ) {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9) -> Ignored).self)
        finish(.injector(Element.self), injector.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self) { env, edges, object, _ in
            let method = inject(object.assumingMemoryBound(to: Element.self).pointee)
            checkActor(of: method.isolation, env, edges, Element.self)
            _ = unsafeBitCast(method, to: ((Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9) -> Ignored).self)(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self))
            return 0
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func inject10<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Element: AnyObject, Ignored>(
        method injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10) -> Ignored
    ) {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10) -> Ignored).self)
        finish(.injector(Element.self), injector.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self) { env, edges, object, _ in
            let method = inject(object.assumingMemoryBound(to: Element.self).pointee)
            checkActor(of: method.isolation, env, edges, Element.self)
            _ = unsafeBitCast(method, to: ((Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10) -> Ignored).self)(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self))
            return 0
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func inject11<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Element: AnyObject, Ignored>(
        method injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11) -> Ignored
    ) {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11) -> Ignored).self)
        finish(.injector(Element.self), injector.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self) { env, edges, object, _ in
            let method = inject(object.assumingMemoryBound(to: Element.self).pointee)
            checkActor(of: method.isolation, env, edges, Element.self)
            _ = unsafeBitCast(method, to: ((Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11) -> Ignored).self)(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self))
            return 0
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func inject12<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Element: AnyObject, Ignored>(
        method injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12) -> Ignored
    ) {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12) -> Ignored).self)
        finish(.injector(Element.self), injector.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self) { env, edges, object, _ in
            let method = inject(object.assumingMemoryBound(to: Element.self).pointee)
            checkActor(of: method.isolation, env, edges, Element.self)
            _ = unsafeBitCast(method, to: ((Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12) -> Ignored).self)(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self), edges.get(11, env, Dependency12.self))
            return 0
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func inject13<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Element: AnyObject, Ignored>(
        method injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13) -> Ignored
    ) {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13) -> Ignored).self)
        finish(.injector(Element.self), injector.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self) { env, edges, object, _ in
            let method = inject(object.assumingMemoryBound(to: Element.self).pointee)
            checkActor(of: method.isolation, env, edges, Element.self)
            _ = unsafeBitCast(method, to: ((Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13) -> Ignored).self)(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self), edges.get(11, env, Dependency12.self), edges.get(12, env, Dependency13.self))
            return 0
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func inject14<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Element: AnyObject, Ignored>(
        method injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14) -> Ignored
    ) {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14) -> Ignored).self)
        finish(.injector(Element.self), injector.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self) { env, edges, object, _ in
            let method = inject(object.assumingMemoryBound(to: Element.self).pointee)
            checkActor(of: method.isolation, env, edges, Element.self)
            _ = unsafeBitCast(method, to: ((Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14) -> Ignored).self)(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self), edges.get(11, env, Dependency12.self), edges.get(12, env, Dependency13.self), edges.get(13, env, Dependency14.self))
            return 0
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func inject15<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Element: AnyObject, Ignored>(
        method injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15) -> Ignored
    ) {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15) -> Ignored).self)
        finish(.injector(Element.self), injector.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self, Dependency15.self) { env, edges, object, _ in
            let method = inject(object.assumingMemoryBound(to: Element.self).pointee)
            checkActor(of: method.isolation, env, edges, Element.self)
            _ = unsafeBitCast(method, to: ((Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15) -> Ignored).self)(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self), edges.get(11, env, Dependency12.self), edges.get(12, env, Dependency13.self), edges.get(13, env, Dependency14.self), edges.get(14, env, Dependency15.self))
            return 0
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func inject16<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Element: AnyObject, Ignored>(
        method injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16) -> Ignored
    ) {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16) -> Ignored).self)
        finish(.injector(Element.self), injector.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self, Dependency15.self, Dependency16.self) { env, edges, object, _ in
            let method = inject(object.assumingMemoryBound(to: Element.self).pointee)
            checkActor(of: method.isolation, env, edges, Element.self)
            _ = unsafeBitCast(method, to: ((Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16) -> Ignored).self)(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self), edges.get(11, env, Dependency12.self), edges.get(12, env, Dependency13.self), edges.get(13, env, Dependency14.self), edges.get(14, env, Dependency15.self), edges.get(15, env, Dependency16.self))
            return 0
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func inject17<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Element: AnyObject, Ignored>(
        method injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17) -> Ignored
    ) {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17) -> Ignored).self)
        finish(.injector(Element.self), injector.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self, Dependency15.self, Dependency16.self, Dependency17.self) { env, edges, object, _ in
            let method = inject(object.assumingMemoryBound(to: Element.self).pointee)
            checkActor(of: method.isolation, env, edges, Element.self)
            _ = unsafeBitCast(method, to: ((Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17) -> Ignored).self)(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self), edges.get(11, env, Dependency12.self), edges.get(12, env, Dependency13.self), edges.get(13, env, Dependency14.self), edges.get(14, env, Dependency15.self), edges.get(15, env, Dependency16.self), edges.get(16, env, Dependency17.self))
            return 0
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func inject18<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Element: AnyObject, Ignored>(
        method injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18) -> Ignored
    ) {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18) -> Ignored).self)
        finish(.injector(Element.self), injector.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self, Dependency15.self, Dependency16.self, Dependency17.self, Dependency18.self) { env, edges, object, _ in
            let method = inject(object.assumingMemoryBound(to: Element.self).pointee)
            checkActor(of: method.isolation, env, edges, Element.self)
            _ = unsafeBitCast(method, to: ((Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18) -> Ignored).self)(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self), edges.get(11, env, Dependency12.self), edges.get(12, env, Dependency13.self), edges.get(13, env, Dependency14.self), edges.get(14, env, Dependency15.self), edges.get(15, env, Dependency16.self), edges.get(16, env, Dependency17.self), edges.get(17, env, Dependency18.self))
            return 0
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func inject19<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Element: AnyObject, Ignored>(
        method injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19) -> Ignored
    ) {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19) -> Ignored).self)
        finish(.injector(Element.self), injector.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self, Dependency15.self, Dependency16.self, Dependency17.self, Dependency18.self, Dependency19.self) { env, edges, object, _ in
            let method = inject(object.assumingMemoryBound(to: Element.self).pointee)
            checkActor(of: method.isolation, env, edges, Element.self)
            _ = unsafeBitCast(method, to: ((Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19) -> Ignored).self)(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self), edges.get(11, env, Dependency12.self), edges.get(12, env, Dependency13.self), edges.get(13, env, Dependency14.self), edges.get(14, env, Dependency15.self), edges.get(15, env, Dependency16.self), edges.get(16, env, Dependency17.self), edges.get(17, env, Dependency18.self), edges.get(18, env, Dependency19.self))
            return 0
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func inject20<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20, Element: AnyObject, Ignored>(
        method injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20) -> Ignored
    ) {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element) -> @isolated(any) (Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20) -> Ignored).self)
        finish(.injector(Element.self), injector.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self, Dependency15.self, Dependency16.self, Dependency17.self, Dependency18.self, Dependency19.self, Dependency20.self) { env, edges, object, _ in
            let method = inject(object.assumingMemoryBound(to: Element.self).pointee)
            checkActor(of: method.isolation, env, edges, Element.self)
            _ = unsafeBitCast(method, to: ((Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20) -> Ignored).self)(edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self), edges.get(11, env, Dependency12.self), edges.get(12, env, Dependency13.self), edges.get(13, env, Dependency14.self), edges.get(14, env, Dependency15.self), edges.get(15, env, Dependency16.self), edges.get(16, env, Dependency17.self), edges.get(17, env, Dependency18.self), edges.get(18, env, Dependency19.self), edges.get(19, env, Dependency20.self))
            return 0
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func inject0<Element: AnyObject>(
        function injector: @escaping @Sendable @isolated(any) (Element) -> Void
    ) {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element) -> Void).self)
        finish(.injector(Element.self), injector.isolation) { env, edges, object, _ in
            _ = inject(object.assumingMemoryBound(to: Element.self).pointee)
            return 0
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func inject1<Dependency1, Element: AnyObject, Ignored>(
        function injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1) -> Ignored
    ) {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element, consuming Dependency1) -> Ignored).self)
        finish(.injector(Element.self), injector.isolation, Dependency1.self) { env, edges, object, _ in
            _ = inject(object.assumingMemoryBound(to: Element.self).pointee, edges.get(0, env, Dependency1.self))
            return 0
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func inject2<Dependency1, Dependency2, Element: AnyObject, Ignored>(
        function injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1, consuming Dependency2) -> Ignored
    ) {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element, consuming Dependency1, consuming Dependency2) -> Ignored).self)
        finish(.injector(Element.self), injector.isolation, Dependency1.self, Dependency2.self) { env, edges, object, _ in
            _ = inject(object.assumingMemoryBound(to: Element.self).pointee, edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self))
            return 0
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func inject3<Dependency1, Dependency2, Dependency3, Element: AnyObject, Ignored>(
        function injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3) -> Ignored
    ) {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3) -> Ignored).self)
        finish(.injector(Element.self), injector.isolation, Dependency1.self, Dependency2.self, Dependency3.self) { env, edges, object, _ in
            _ = inject(object.assumingMemoryBound(to: Element.self).pointee, edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self))
            return 0
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func inject4<Dependency1, Dependency2, Dependency3, Dependency4, Element: AnyObject, Ignored>(
        function injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) -> Ignored
    ) {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) -> Ignored).self)
        finish(.injector(Element.self), injector.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self) { env, edges, object, _ in
            _ = inject(object.assumingMemoryBound(to: Element.self).pointee, edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self))
            return 0
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func inject5<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Element: AnyObject, Ignored>(
        function injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) -> Ignored
    ) {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) -> Ignored).self)
        finish(.injector(Element.self), injector.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self) { env, edges, object, _ in
            _ = inject(object.assumingMemoryBound(to: Element.self).pointee, edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self))
            return 0
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func inject6<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Element: AnyObject, Ignored>(
        function injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) -> Ignored
    ) {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) -> Ignored).self)
        finish(.injector(Element.self), injector.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self) { env, edges, object, _ in
            _ = inject(object.assumingMemoryBound(to: Element.self).pointee, edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self))
            return 0
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func inject7<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Element: AnyObject, Ignored>(
        function injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) -> Ignored
    ) {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) -> Ignored).self)
        finish(.injector(Element.self), injector.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self) { env, edges, object, _ in
            _ = inject(object.assumingMemoryBound(to: Element.self).pointee, edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self))
            return 0
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func inject8<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Element: AnyObject, Ignored>(
        function injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) -> Ignored
    ) {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) -> Ignored).self)
        finish(.injector(Element.self), injector.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self) { env, edges, object, _ in
            _ = inject(object.assumingMemoryBound(to: Element.self).pointee, edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self))
            return 0
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func inject9<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Element: AnyObject, Ignored>(
        function injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9) -> Ignored
    ) {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9) -> Ignored).self)
        finish(.injector(Element.self), injector.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self) { env, edges, object, _ in
            _ = inject(object.assumingMemoryBound(to: Element.self).pointee, edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self))
            return 0
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func inject10<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Element: AnyObject, Ignored>(
        function injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10) -> Ignored
    ) {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10) -> Ignored).self)
        finish(.injector(Element.self), injector.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self) { env, edges, object, _ in
            _ = inject(object.assumingMemoryBound(to: Element.self).pointee, edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self))
            return 0
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func inject11<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Element: AnyObject, Ignored>(
        function injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11) -> Ignored
    ) {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11) -> Ignored).self)
        finish(.injector(Element.self), injector.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self) { env, edges, object, _ in
            _ = inject(object.assumingMemoryBound(to: Element.self).pointee, edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self))
            return 0
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func inject12<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Element: AnyObject, Ignored>(
        function injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12) -> Ignored
    ) {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12) -> Ignored).self)
        finish(.injector(Element.self), injector.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self) { env, edges, object, _ in
            _ = inject(object.assumingMemoryBound(to: Element.self).pointee, edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self), edges.get(11, env, Dependency12.self))
            return 0
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func inject13<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Element: AnyObject, Ignored>(
        function injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13) -> Ignored
    ) {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13) -> Ignored).self)
        finish(.injector(Element.self), injector.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self) { env, edges, object, _ in
            _ = inject(object.assumingMemoryBound(to: Element.self).pointee, edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self), edges.get(11, env, Dependency12.self), edges.get(12, env, Dependency13.self))
            return 0
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func inject14<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Element: AnyObject, Ignored>(
        function injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14) -> Ignored
    ) {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14) -> Ignored).self)
        finish(.injector(Element.self), injector.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self) { env, edges, object, _ in
            _ = inject(object.assumingMemoryBound(to: Element.self).pointee, edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self), edges.get(11, env, Dependency12.self), edges.get(12, env, Dependency13.self), edges.get(13, env, Dependency14.self))
            return 0
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func inject15<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Element: AnyObject, Ignored>(
        function injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15) -> Ignored
    ) {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15) -> Ignored).self)
        finish(.injector(Element.self), injector.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self, Dependency15.self) { env, edges, object, _ in
            _ = inject(object.assumingMemoryBound(to: Element.self).pointee, edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self), edges.get(11, env, Dependency12.self), edges.get(12, env, Dependency13.self), edges.get(13, env, Dependency14.self), edges.get(14, env, Dependency15.self))
            return 0
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func inject16<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Element: AnyObject, Ignored>(
        function injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16) -> Ignored
    ) {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16) -> Ignored).self)
        finish(.injector(Element.self), injector.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self, Dependency15.self, Dependency16.self) { env, edges, object, _ in
            _ = inject(object.assumingMemoryBound(to: Element.self).pointee, edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self), edges.get(11, env, Dependency12.self), edges.get(12, env, Dependency13.self), edges.get(13, env, Dependency14.self), edges.get(14, env, Dependency15.self), edges.get(15, env, Dependency16.self))
            return 0
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func inject17<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Element: AnyObject, Ignored>(
        function injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17) -> Ignored
    ) {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17) -> Ignored).self)
        finish(.injector(Element.self), injector.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self, Dependency15.self, Dependency16.self, Dependency17.self) { env, edges, object, _ in
            _ = inject(object.assumingMemoryBound(to: Element.self).pointee, edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self), edges.get(11, env, Dependency12.self), edges.get(12, env, Dependency13.self), edges.get(13, env, Dependency14.self), edges.get(14, env, Dependency15.self), edges.get(15, env, Dependency16.self), edges.get(16, env, Dependency17.self))
            return 0
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func inject18<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Element: AnyObject, Ignored>(
        function injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18) -> Ignored
    ) {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18) -> Ignored).self)
        finish(.injector(Element.self), injector.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self, Dependency15.self, Dependency16.self, Dependency17.self, Dependency18.self) { env, edges, object, _ in
            _ = inject(object.assumingMemoryBound(to: Element.self).pointee, edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self), edges.get(11, env, Dependency12.self), edges.get(12, env, Dependency13.self), edges.get(13, env, Dependency14.self), edges.get(14, env, Dependency15.self), edges.get(15, env, Dependency16.self), edges.get(16, env, Dependency17.self), edges.get(17, env, Dependency18.self))
            return 0
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func inject19<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Element: AnyObject, Ignored>(
        function injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18, consuming Dependency19) -> Ignored
    ) {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18, consuming Dependency19) -> Ignored).self)
        finish(.injector(Element.self), injector.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self, Dependency15.self, Dependency16.self, Dependency17.self, Dependency18.self, Dependency19.self) { env, edges, object, _ in
            _ = inject(object.assumingMemoryBound(to: Element.self).pointee, edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self), edges.get(11, env, Dependency12.self), edges.get(12, env, Dependency13.self), edges.get(13, env, Dependency14.self), edges.get(14, env, Dependency15.self), edges.get(15, env, Dependency16.self), edges.get(16, env, Dependency17.self), edges.get(17, env, Dependency18.self), edges.get(18, env, Dependency19.self))
            return 0
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func inject20<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20, Element: AnyObject, Ignored>(
        function injector: @escaping @Sendable @isolated(any) (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18, consuming Dependency19, consuming Dependency20) -> Ignored
    ) {
        let inject = unsafeBitCast(injector, to: (@Sendable (Element, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18, consuming Dependency19, consuming Dependency20) -> Ignored).self)
        finish(.injector(Element.self), injector.isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self, Dependency15.self, Dependency16.self, Dependency17.self, Dependency18.self, Dependency19.self, Dependency20.self) { env, edges, object, _ in
            _ = inject(object.assumingMemoryBound(to: Element.self).pointee, edges.get(0, env, Dependency1.self), edges.get(1, env, Dependency2.self), edges.get(2, env, Dependency3.self), edges.get(3, env, Dependency4.self), edges.get(4, env, Dependency5.self), edges.get(5, env, Dependency6.self), edges.get(6, env, Dependency7.self), edges.get(7, env, Dependency8.self), edges.get(8, env, Dependency9.self), edges.get(9, env, Dependency10.self), edges.get(10, env, Dependency11.self), edges.get(11, env, Dependency12.self), edges.get(12, env, Dependency13.self), edges.get(13, env, Dependency14.self), edges.get(14, env, Dependency15.self), edges.get(15, env, Dependency16.self), edges.get(16, env, Dependency17.self), edges.get(17, env, Dependency18.self), edges.get(18, env, Dependency19.self), edges.get(19, env, Dependency20.self))
            return 0
        }
    }
}
