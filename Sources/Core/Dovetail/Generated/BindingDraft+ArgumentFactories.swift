// Written by `Scripts/generate arities`. Do not edit.

extension BindingDraft {
    @_alwaysEmitIntoClient @inline(__always)
    func bindFactory0<Argument, Element>(
        _ isolation: (any Actor)?, _ factory: @escaping @Sendable (consuming Argument) -> Element
    ) {
        finish(.assisted(From<Argument, Element>.self), isolation) { env, edges, seed, out in
            deliver(factory(seed.assumingMemoryBound(to: Argument.self).pointee), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func bindFactory1<Argument, Dependency1, Element>(
        _ isolation: (any Actor)?, _ factory: @escaping @Sendable (consuming Argument, consuming Dependency1) -> Element
    ) {
        finish(.assisted(From<Argument, Element>.self), isolation, Dependency1.self) { env, edges, seed, out in
            deliver(factory(seed.assumingMemoryBound(to: Argument.self).pointee, edges.get(0, env, seed, Dependency1.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func bindFactory2<Argument, Dependency1, Dependency2, Element>(
        _ isolation: (any Actor)?, _ factory: @escaping @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2) -> Element
    ) {
        finish(.assisted(From<Argument, Element>.self), isolation, Dependency1.self, Dependency2.self) { env, edges, seed, out in
            deliver(factory(seed.assumingMemoryBound(to: Argument.self).pointee, edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func bindFactory3<Argument, Dependency1, Dependency2, Dependency3, Element>(
        _ isolation: (any Actor)?, _ factory: @escaping @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3) -> Element
    ) {
        finish(.assisted(From<Argument, Element>.self), isolation, Dependency1.self, Dependency2.self, Dependency3.self) { env, edges, seed, out in
            deliver(factory(seed.assumingMemoryBound(to: Argument.self).pointee, edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func bindFactory4<Argument, Dependency1, Dependency2, Dependency3, Dependency4, Element>(
        _ isolation: (any Actor)?, _ factory: @escaping @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) -> Element
    ) {
        finish(.assisted(From<Argument, Element>.self), isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self) { env, edges, seed, out in
            deliver(factory(seed.assumingMemoryBound(to: Argument.self).pointee, edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func bindFactory5<Argument, Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Element>(
        _ isolation: (any Actor)?, _ factory: @escaping @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) -> Element
    ) {
        finish(.assisted(From<Argument, Element>.self), isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self) { env, edges, seed, out in
            deliver(factory(seed.assumingMemoryBound(to: Argument.self).pointee, edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func bindFactory6<Argument, Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Element>(
        _ isolation: (any Actor)?, _ factory: @escaping @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) -> Element
    ) {
        finish(.assisted(From<Argument, Element>.self), isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self) { env, edges, seed, out in
            deliver(factory(seed.assumingMemoryBound(to: Argument.self).pointee, edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func bindFactory7<Argument, Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Element>(
        _ isolation: (any Actor)?, _ factory: @escaping @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) -> Element
    ) {
        finish(.assisted(From<Argument, Element>.self), isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self) { env, edges, seed, out in
            deliver(factory(seed.assumingMemoryBound(to: Argument.self).pointee, edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self), edges.get(6, env, seed, Dependency7.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func bindFactory8<Argument, Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Element>(
        _ isolation: (any Actor)?, _ factory: @escaping @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) -> Element
    ) {
        finish(.assisted(From<Argument, Element>.self), isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self) { env, edges, seed, out in
            deliver(factory(seed.assumingMemoryBound(to: Argument.self).pointee, edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self), edges.get(6, env, seed, Dependency7.self), edges.get(7, env, seed, Dependency8.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func bindFactory9<Argument, Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Element>(
        _ isolation: (any Actor)?, _ factory: @escaping @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9) -> Element
    ) {
        finish(.assisted(From<Argument, Element>.self), isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self) { env, edges, seed, out in
            deliver(factory(seed.assumingMemoryBound(to: Argument.self).pointee, edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self), edges.get(6, env, seed, Dependency7.self), edges.get(7, env, seed, Dependency8.self), edges.get(8, env, seed, Dependency9.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func bindFactory10<Argument, Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Element>(
        _ isolation: (any Actor)?, _ factory: @escaping @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10) -> Element
    ) {
        finish(.assisted(From<Argument, Element>.self), isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self) { env, edges, seed, out in
            deliver(factory(seed.assumingMemoryBound(to: Argument.self).pointee, edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self), edges.get(6, env, seed, Dependency7.self), edges.get(7, env, seed, Dependency8.self), edges.get(8, env, seed, Dependency9.self), edges.get(9, env, seed, Dependency10.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func bindFactory11<Argument, Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Element>(
        _ isolation: (any Actor)?, _ factory: @escaping @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11) -> Element
    ) {
        finish(.assisted(From<Argument, Element>.self), isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self) { env, edges, seed, out in
            deliver(factory(seed.assumingMemoryBound(to: Argument.self).pointee, edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self), edges.get(6, env, seed, Dependency7.self), edges.get(7, env, seed, Dependency8.self), edges.get(8, env, seed, Dependency9.self), edges.get(9, env, seed, Dependency10.self), edges.get(10, env, seed, Dependency11.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func bindFactory12<Argument, Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Element>(
        _ isolation: (any Actor)?, _ factory: @escaping @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12) -> Element
    ) {
        finish(.assisted(From<Argument, Element>.self), isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self) { env, edges, seed, out in
            deliver(factory(seed.assumingMemoryBound(to: Argument.self).pointee, edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self), edges.get(6, env, seed, Dependency7.self), edges.get(7, env, seed, Dependency8.self), edges.get(8, env, seed, Dependency9.self), edges.get(9, env, seed, Dependency10.self), edges.get(10, env, seed, Dependency11.self), edges.get(11, env, seed, Dependency12.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func bindFactory13<Argument, Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Element>(
        _ isolation: (any Actor)?, _ factory: @escaping @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13) -> Element
    ) {
        finish(.assisted(From<Argument, Element>.self), isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self) { env, edges, seed, out in
            deliver(factory(seed.assumingMemoryBound(to: Argument.self).pointee, edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self), edges.get(6, env, seed, Dependency7.self), edges.get(7, env, seed, Dependency8.self), edges.get(8, env, seed, Dependency9.self), edges.get(9, env, seed, Dependency10.self), edges.get(10, env, seed, Dependency11.self), edges.get(11, env, seed, Dependency12.self), edges.get(12, env, seed, Dependency13.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func bindFactory14<Argument, Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Element>(
        _ isolation: (any Actor)?, _ factory: @escaping @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14) -> Element
    ) {
        finish(.assisted(From<Argument, Element>.self), isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self) { env, edges, seed, out in
            deliver(factory(seed.assumingMemoryBound(to: Argument.self).pointee, edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self), edges.get(6, env, seed, Dependency7.self), edges.get(7, env, seed, Dependency8.self), edges.get(8, env, seed, Dependency9.self), edges.get(9, env, seed, Dependency10.self), edges.get(10, env, seed, Dependency11.self), edges.get(11, env, seed, Dependency12.self), edges.get(12, env, seed, Dependency13.self), edges.get(13, env, seed, Dependency14.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func bindFactory15<Argument, Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Element>(
        _ isolation: (any Actor)?, _ factory: @escaping @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15) -> Element
    ) {
        finish(.assisted(From<Argument, Element>.self), isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self, Dependency15.self) { env, edges, seed, out in
            deliver(factory(seed.assumingMemoryBound(to: Argument.self).pointee, edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self), edges.get(6, env, seed, Dependency7.self), edges.get(7, env, seed, Dependency8.self), edges.get(8, env, seed, Dependency9.self), edges.get(9, env, seed, Dependency10.self), edges.get(10, env, seed, Dependency11.self), edges.get(11, env, seed, Dependency12.self), edges.get(12, env, seed, Dependency13.self), edges.get(13, env, seed, Dependency14.self), edges.get(14, env, seed, Dependency15.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func bindFactory16<Argument, Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Element>(
        _ isolation: (any Actor)?, _ factory: @escaping @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16) -> Element
    ) {
        finish(.assisted(From<Argument, Element>.self), isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self, Dependency15.self, Dependency16.self) { env, edges, seed, out in
            deliver(factory(seed.assumingMemoryBound(to: Argument.self).pointee, edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self), edges.get(6, env, seed, Dependency7.self), edges.get(7, env, seed, Dependency8.self), edges.get(8, env, seed, Dependency9.self), edges.get(9, env, seed, Dependency10.self), edges.get(10, env, seed, Dependency11.self), edges.get(11, env, seed, Dependency12.self), edges.get(12, env, seed, Dependency13.self), edges.get(13, env, seed, Dependency14.self), edges.get(14, env, seed, Dependency15.self), edges.get(15, env, seed, Dependency16.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func bindFactory17<Argument, Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Element>(
        _ isolation: (any Actor)?, _ factory: @escaping @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17) -> Element
    ) {
        finish(.assisted(From<Argument, Element>.self), isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self, Dependency15.self, Dependency16.self, Dependency17.self) { env, edges, seed, out in
            deliver(factory(seed.assumingMemoryBound(to: Argument.self).pointee, edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self), edges.get(6, env, seed, Dependency7.self), edges.get(7, env, seed, Dependency8.self), edges.get(8, env, seed, Dependency9.self), edges.get(9, env, seed, Dependency10.self), edges.get(10, env, seed, Dependency11.self), edges.get(11, env, seed, Dependency12.self), edges.get(12, env, seed, Dependency13.self), edges.get(13, env, seed, Dependency14.self), edges.get(14, env, seed, Dependency15.self), edges.get(15, env, seed, Dependency16.self), edges.get(16, env, seed, Dependency17.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func bindFactory18<Argument, Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Element>(
        _ isolation: (any Actor)?, _ factory: @escaping @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18) -> Element
    ) {
        finish(.assisted(From<Argument, Element>.self), isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self, Dependency15.self, Dependency16.self, Dependency17.self, Dependency18.self) { env, edges, seed, out in
            deliver(factory(seed.assumingMemoryBound(to: Argument.self).pointee, edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self), edges.get(6, env, seed, Dependency7.self), edges.get(7, env, seed, Dependency8.self), edges.get(8, env, seed, Dependency9.self), edges.get(9, env, seed, Dependency10.self), edges.get(10, env, seed, Dependency11.self), edges.get(11, env, seed, Dependency12.self), edges.get(12, env, seed, Dependency13.self), edges.get(13, env, seed, Dependency14.self), edges.get(14, env, seed, Dependency15.self), edges.get(15, env, seed, Dependency16.self), edges.get(16, env, seed, Dependency17.self), edges.get(17, env, seed, Dependency18.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func bindFactory19<Argument, Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Element>(
        _ isolation: (any Actor)?, _ factory: @escaping @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18, consuming Dependency19) -> Element
    ) {
        finish(.assisted(From<Argument, Element>.self), isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self, Dependency15.self, Dependency16.self, Dependency17.self, Dependency18.self, Dependency19.self) { env, edges, seed, out in
            deliver(factory(seed.assumingMemoryBound(to: Argument.self).pointee, edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self), edges.get(6, env, seed, Dependency7.self), edges.get(7, env, seed, Dependency8.self), edges.get(8, env, seed, Dependency9.self), edges.get(9, env, seed, Dependency10.self), edges.get(10, env, seed, Dependency11.self), edges.get(11, env, seed, Dependency12.self), edges.get(12, env, seed, Dependency13.self), edges.get(13, env, seed, Dependency14.self), edges.get(14, env, seed, Dependency15.self), edges.get(15, env, seed, Dependency16.self), edges.get(16, env, seed, Dependency17.self), edges.get(17, env, seed, Dependency18.self), edges.get(18, env, seed, Dependency19.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func bindFactory20<Argument, Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20, Element>(
        _ isolation: (any Actor)?, _ factory: @escaping @Sendable (consuming Argument, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18, consuming Dependency19, consuming Dependency20) -> Element
    ) {
        finish(.assisted(From<Argument, Element>.self), isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self, Dependency9.self, Dependency10.self, Dependency11.self, Dependency12.self, Dependency13.self, Dependency14.self, Dependency15.self, Dependency16.self, Dependency17.self, Dependency18.self, Dependency19.self, Dependency20.self) { env, edges, seed, out in
            deliver(factory(seed.assumingMemoryBound(to: Argument.self).pointee, edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self), edges.get(6, env, seed, Dependency7.self), edges.get(7, env, seed, Dependency8.self), edges.get(8, env, seed, Dependency9.self), edges.get(9, env, seed, Dependency10.self), edges.get(10, env, seed, Dependency11.self), edges.get(11, env, seed, Dependency12.self), edges.get(12, env, seed, Dependency13.self), edges.get(13, env, seed, Dependency14.self), edges.get(14, env, seed, Dependency15.self), edges.get(15, env, seed, Dependency16.self), edges.get(16, env, seed, Dependency17.self), edges.get(17, env, seed, Dependency18.self), edges.get(18, env, seed, Dependency19.self), edges.get(19, env, seed, Dependency20.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func bindFactory0<Argument1, Argument2, Element>(
        _ isolation: (any Actor)?, _ factory: @escaping @Sendable (consuming Argument1, consuming Argument2) -> Element
    ) {
        finish(.assisted(From<(Argument1, Argument2), Element>.self), isolation) { env, edges, seed, out in
            deliver(factory(seed.assumingMemoryBound(to: (Argument1, Argument2).self).pointee.0, seed.assumingMemoryBound(to: (Argument1, Argument2).self).pointee.1), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func bindFactory1<Argument1, Argument2, Dependency1, Element>(
        _ isolation: (any Actor)?, _ factory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Dependency1) -> Element
    ) {
        finish(.assisted(From<(Argument1, Argument2), Element>.self), isolation, Dependency1.self) { env, edges, seed, out in
            deliver(factory(seed.assumingMemoryBound(to: (Argument1, Argument2).self).pointee.0, seed.assumingMemoryBound(to: (Argument1, Argument2).self).pointee.1, edges.get(0, env, seed, Dependency1.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func bindFactory2<Argument1, Argument2, Dependency1, Dependency2, Element>(
        _ isolation: (any Actor)?, _ factory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2) -> Element
    ) {
        finish(.assisted(From<(Argument1, Argument2), Element>.self), isolation, Dependency1.self, Dependency2.self) { env, edges, seed, out in
            deliver(factory(seed.assumingMemoryBound(to: (Argument1, Argument2).self).pointee.0, seed.assumingMemoryBound(to: (Argument1, Argument2).self).pointee.1, edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func bindFactory3<Argument1, Argument2, Dependency1, Dependency2, Dependency3, Element>(
        _ isolation: (any Actor)?, _ factory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2, consuming Dependency3) -> Element
    ) {
        finish(.assisted(From<(Argument1, Argument2), Element>.self), isolation, Dependency1.self, Dependency2.self, Dependency3.self) { env, edges, seed, out in
            deliver(factory(seed.assumingMemoryBound(to: (Argument1, Argument2).self).pointee.0, seed.assumingMemoryBound(to: (Argument1, Argument2).self).pointee.1, edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func bindFactory4<Argument1, Argument2, Dependency1, Dependency2, Dependency3, Dependency4, Element>(
        _ isolation: (any Actor)?, _ factory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) -> Element
    ) {
        finish(.assisted(From<(Argument1, Argument2), Element>.self), isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self) { env, edges, seed, out in
            deliver(factory(seed.assumingMemoryBound(to: (Argument1, Argument2).self).pointee.0, seed.assumingMemoryBound(to: (Argument1, Argument2).self).pointee.1, edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func bindFactory5<Argument1, Argument2, Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Element>(
        _ isolation: (any Actor)?, _ factory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) -> Element
    ) {
        finish(.assisted(From<(Argument1, Argument2), Element>.self), isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self) { env, edges, seed, out in
            deliver(factory(seed.assumingMemoryBound(to: (Argument1, Argument2).self).pointee.0, seed.assumingMemoryBound(to: (Argument1, Argument2).self).pointee.1, edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func bindFactory6<Argument1, Argument2, Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Element>(
        _ isolation: (any Actor)?, _ factory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) -> Element
    ) {
        finish(.assisted(From<(Argument1, Argument2), Element>.self), isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self) { env, edges, seed, out in
            deliver(factory(seed.assumingMemoryBound(to: (Argument1, Argument2).self).pointee.0, seed.assumingMemoryBound(to: (Argument1, Argument2).self).pointee.1, edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func bindFactory7<Argument1, Argument2, Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Element>(
        _ isolation: (any Actor)?, _ factory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) -> Element
    ) {
        finish(.assisted(From<(Argument1, Argument2), Element>.self), isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self) { env, edges, seed, out in
            deliver(factory(seed.assumingMemoryBound(to: (Argument1, Argument2).self).pointee.0, seed.assumingMemoryBound(to: (Argument1, Argument2).self).pointee.1, edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self), edges.get(6, env, seed, Dependency7.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func bindFactory8<Argument1, Argument2, Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Element>(
        _ isolation: (any Actor)?, _ factory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) -> Element
    ) {
        finish(.assisted(From<(Argument1, Argument2), Element>.self), isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self) { env, edges, seed, out in
            deliver(factory(seed.assumingMemoryBound(to: (Argument1, Argument2).self).pointee.0, seed.assumingMemoryBound(to: (Argument1, Argument2).self).pointee.1, edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self), edges.get(6, env, seed, Dependency7.self), edges.get(7, env, seed, Dependency8.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func bindFactory0<Argument1, Argument2, Argument3, Element>(
        _ isolation: (any Actor)?, _ factory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Argument3) -> Element
    ) {
        finish(.assisted(From<(Argument1, Argument2, Argument3), Element>.self), isolation) { env, edges, seed, out in
            deliver(factory(seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3).self).pointee.0, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3).self).pointee.1, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3).self).pointee.2), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func bindFactory1<Argument1, Argument2, Argument3, Dependency1, Element>(
        _ isolation: (any Actor)?, _ factory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1) -> Element
    ) {
        finish(.assisted(From<(Argument1, Argument2, Argument3), Element>.self), isolation, Dependency1.self) { env, edges, seed, out in
            deliver(factory(seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3).self).pointee.0, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3).self).pointee.1, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3).self).pointee.2, edges.get(0, env, seed, Dependency1.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func bindFactory2<Argument1, Argument2, Argument3, Dependency1, Dependency2, Element>(
        _ isolation: (any Actor)?, _ factory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2) -> Element
    ) {
        finish(.assisted(From<(Argument1, Argument2, Argument3), Element>.self), isolation, Dependency1.self, Dependency2.self) { env, edges, seed, out in
            deliver(factory(seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3).self).pointee.0, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3).self).pointee.1, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3).self).pointee.2, edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func bindFactory3<Argument1, Argument2, Argument3, Dependency1, Dependency2, Dependency3, Element>(
        _ isolation: (any Actor)?, _ factory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2, consuming Dependency3) -> Element
    ) {
        finish(.assisted(From<(Argument1, Argument2, Argument3), Element>.self), isolation, Dependency1.self, Dependency2.self, Dependency3.self) { env, edges, seed, out in
            deliver(factory(seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3).self).pointee.0, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3).self).pointee.1, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3).self).pointee.2, edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func bindFactory4<Argument1, Argument2, Argument3, Dependency1, Dependency2, Dependency3, Dependency4, Element>(
        _ isolation: (any Actor)?, _ factory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) -> Element
    ) {
        finish(.assisted(From<(Argument1, Argument2, Argument3), Element>.self), isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self) { env, edges, seed, out in
            deliver(factory(seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3).self).pointee.0, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3).self).pointee.1, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3).self).pointee.2, edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func bindFactory5<Argument1, Argument2, Argument3, Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Element>(
        _ isolation: (any Actor)?, _ factory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) -> Element
    ) {
        finish(.assisted(From<(Argument1, Argument2, Argument3), Element>.self), isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self) { env, edges, seed, out in
            deliver(factory(seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3).self).pointee.0, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3).self).pointee.1, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3).self).pointee.2, edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func bindFactory6<Argument1, Argument2, Argument3, Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Element>(
        _ isolation: (any Actor)?, _ factory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) -> Element
    ) {
        finish(.assisted(From<(Argument1, Argument2, Argument3), Element>.self), isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self) { env, edges, seed, out in
            deliver(factory(seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3).self).pointee.0, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3).self).pointee.1, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3).self).pointee.2, edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func bindFactory7<Argument1, Argument2, Argument3, Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Element>(
        _ isolation: (any Actor)?, _ factory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) -> Element
    ) {
        finish(.assisted(From<(Argument1, Argument2, Argument3), Element>.self), isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self) { env, edges, seed, out in
            deliver(factory(seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3).self).pointee.0, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3).self).pointee.1, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3).self).pointee.2, edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self), edges.get(6, env, seed, Dependency7.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func bindFactory8<Argument1, Argument2, Argument3, Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Element>(
        _ isolation: (any Actor)?, _ factory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) -> Element
    ) {
        finish(.assisted(From<(Argument1, Argument2, Argument3), Element>.self), isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self) { env, edges, seed, out in
            deliver(factory(seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3).self).pointee.0, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3).self).pointee.1, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3).self).pointee.2, edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self), edges.get(6, env, seed, Dependency7.self), edges.get(7, env, seed, Dependency8.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func bindFactory0<Argument1, Argument2, Argument3, Argument4, Element>(
        _ isolation: (any Actor)?, _ factory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4) -> Element
    ) {
        finish(.assisted(From<(Argument1, Argument2, Argument3, Argument4), Element>.self), isolation) { env, edges, seed, out in
            deliver(factory(seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.0, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.1, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.2, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.3), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func bindFactory1<Argument1, Argument2, Argument3, Argument4, Dependency1, Element>(
        _ isolation: (any Actor)?, _ factory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1) -> Element
    ) {
        finish(.assisted(From<(Argument1, Argument2, Argument3, Argument4), Element>.self), isolation, Dependency1.self) { env, edges, seed, out in
            deliver(factory(seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.0, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.1, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.2, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.3, edges.get(0, env, seed, Dependency1.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func bindFactory2<Argument1, Argument2, Argument3, Argument4, Dependency1, Dependency2, Element>(
        _ isolation: (any Actor)?, _ factory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2) -> Element
    ) {
        finish(.assisted(From<(Argument1, Argument2, Argument3, Argument4), Element>.self), isolation, Dependency1.self, Dependency2.self) { env, edges, seed, out in
            deliver(factory(seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.0, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.1, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.2, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.3, edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func bindFactory3<Argument1, Argument2, Argument3, Argument4, Dependency1, Dependency2, Dependency3, Element>(
        _ isolation: (any Actor)?, _ factory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2, consuming Dependency3) -> Element
    ) {
        finish(.assisted(From<(Argument1, Argument2, Argument3, Argument4), Element>.self), isolation, Dependency1.self, Dependency2.self, Dependency3.self) { env, edges, seed, out in
            deliver(factory(seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.0, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.1, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.2, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.3, edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func bindFactory4<Argument1, Argument2, Argument3, Argument4, Dependency1, Dependency2, Dependency3, Dependency4, Element>(
        _ isolation: (any Actor)?, _ factory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) -> Element
    ) {
        finish(.assisted(From<(Argument1, Argument2, Argument3, Argument4), Element>.self), isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self) { env, edges, seed, out in
            deliver(factory(seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.0, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.1, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.2, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.3, edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func bindFactory5<Argument1, Argument2, Argument3, Argument4, Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Element>(
        _ isolation: (any Actor)?, _ factory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) -> Element
    ) {
        finish(.assisted(From<(Argument1, Argument2, Argument3, Argument4), Element>.self), isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self) { env, edges, seed, out in
            deliver(factory(seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.0, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.1, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.2, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.3, edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func bindFactory6<Argument1, Argument2, Argument3, Argument4, Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Element>(
        _ isolation: (any Actor)?, _ factory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) -> Element
    ) {
        finish(.assisted(From<(Argument1, Argument2, Argument3, Argument4), Element>.self), isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self) { env, edges, seed, out in
            deliver(factory(seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.0, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.1, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.2, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.3, edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func bindFactory7<Argument1, Argument2, Argument3, Argument4, Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Element>(
        _ isolation: (any Actor)?, _ factory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) -> Element
    ) {
        finish(.assisted(From<(Argument1, Argument2, Argument3, Argument4), Element>.self), isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self) { env, edges, seed, out in
            deliver(factory(seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.0, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.1, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.2, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.3, edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self), edges.get(6, env, seed, Dependency7.self)), out)
        }
    }

    @_alwaysEmitIntoClient @inline(__always)
    func bindFactory8<Argument1, Argument2, Argument3, Argument4, Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Element>(
        _ isolation: (any Actor)?, _ factory: @escaping @Sendable (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) -> Element
    ) {
        finish(.assisted(From<(Argument1, Argument2, Argument3, Argument4), Element>.self), isolation, Dependency1.self, Dependency2.self, Dependency3.self, Dependency4.self, Dependency5.self, Dependency6.self, Dependency7.self, Dependency8.self) { env, edges, seed, out in
            deliver(factory(seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.0, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.1, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.2, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.3, edges.get(0, env, seed, Dependency1.self), edges.get(1, env, seed, Dependency2.self), edges.get(2, env, seed, Dependency3.self), edges.get(3, env, seed, Dependency4.self), edges.get(4, env, seed, Dependency5.self), edges.get(5, env, seed, Dependency6.self), edges.get(6, env, seed, Dependency7.self), edges.get(7, env, seed, Dependency8.self)), out)
        }
    }
}
