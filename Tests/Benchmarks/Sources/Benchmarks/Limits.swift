import CBenchmarks
import Pieces

/// The smallest programs that show what the rows above their goal pay for, without Dovetail: what any container in Swift would have to do,
/// beside the same by hand.
enum Limits {
    static func rows() -> [Row] {
        let (plain, isolated, method, shared, slot, existential) = (function(), isolated(), method(), shared(), slot(), existential())
        let target = Target()
        let (user, account, network) = (Child.User(7), Child.Account(), Child.Network())
        let child = SmallestChild(account, network)
        return [
            Row(
                name: "function", hand: { for _ in 0..<$0 { consume(Object(dependency: Dependency())) } },
                dovetail: { for _ in 0..<$0 { consume(plain(Dependency())) } }),
            Row(
                name: "labelled", hand: { for _ in 0..<$0 { consume(Object(dependency: Dependency())) } },
                dovetail: { for _ in 0..<$0 { consume(isolated(Dependency())) } }),
            Row(
                name: "any", hand: { for _ in 0..<$0 { consume(value: byHand()) } },
                dovetail: { for _ in 0..<$0 { consume(value: throughMemory(existential)) } }),
            Row(
                name: "shared", hand: { for _ in 0..<$0 { consume(shared()) } },
                dovetail: { for _ in 0..<$0 { consume(instance(in: slot)) } }),
            Row(
                name: "three-requesters", hand: { for _ in 0..<$0 { consume(three(Dependency())) } },
                dovetail: { for _ in 0..<$0 { consume(threeFromSlot(slot)) } }),
            Row(
                name: "array", hand: { for _ in 0..<$0 { consume(value: literal()) } },
                dovetail: { for _ in 0..<$0 { consume(value: uninitialized(existential)) } }),
            Row(
                name: "child-component", hand: { for _ in 0..<$0 { consume(Child.session(user, account, network)) } },
                dovetail: { for _ in 0..<$0 { consume(child.session(user)) } }),
            Row(
                name: "method",
                hand: {
                    for _ in 0..<$0 {
                        target.inject(dependency: Dependency())
                        consume(target)
                    }
                },
                dovetail: {
                    for _ in 0..<$0 {
                        let inject = method(target)
                        if inject.isolation == nil { unsafeBitCast(inject, to: ((Dependency) -> Void).self)(Dependency()) }
                        consume(target)
                    }
                }),
        ]
    }

    final class Dependency: Sendable {}

    final class Object: Sendable {
        let dependency: Dependency
        init(dependency: Dependency) { self.dependency = dependency }
    }

    final class Target {
        private var dependency: Dependency?
        func inject(dependency: Dependency) { self.dependency = dependency }
    }

    // MARK: Functions, which nothing sees through

    /// An initializer as a function.
    @_optimize(none) static func function() -> @Sendable (consuming Dependency) -> Object { Object.init }

    /// The same as a function of unknown isolation, which is then called where it may run.
    @_optimize(none) static func isolated() -> @Sendable (consuming Dependency) -> Object {
        let factory: @Sendable @isolated(any) (consuming Dependency) -> Object = Object.init
        return unsafeBitCast(factory, to: (@Sendable (consuming Dependency) -> Object).self)
    }

    /// A method as a function that returns a function of unknown isolation, whose actor is then read.
    @_optimize(none) static func method() -> (Target) -> @isolated(any) (Dependency) -> Void { Target.inject }

    // MARK: Any P

    @inline(never) static func byHand() -> any Q1 { D1(q0: D0()) }

    /// Creates an `any Q0` in memory that the caller provides.
    @_optimize(none) static func existential() -> @Sendable (UnsafeMutableRawPointer) -> Void {
        { room in room.initializeMemory(as: (any Q0).self, to: D0()) }
    }

    /// The initializer is converted to a function, as it is when it is bound: the function borrows its argument, and so copies it.
    @inline(never) static func throughMemory(_ create: (UnsafeMutableRawPointer) -> Void) -> any Q1 {
        let factory: @Sendable (consuming any Q0) -> any Q1 = D1.init
        return withUnsafeTemporaryAllocation(of: (any Q0).self, capacity: 1) { room in
            create(room.baseAddress.unsafelyUnwrapped)
            return factory(room.moveElement(from: 0))
        }
    }

    // MARK: Shared instances

    @inline(never) static func shared() -> @Sendable () -> Dependency {
        let dependency = Dependency()
        return { dependency }
    }

    @inline(never) static func slot() -> UnsafeMutablePointer<UInt> {
        let slot = UnsafeMutablePointer<UInt>.allocate(capacity: 1)
        slot.initialize(to: UInt(bitPattern: Unmanaged.passRetained(Dependency()).toOpaque()))
        return slot
    }

    /// Reads a word that another thread could have published.
    @inline(never) static func instance(in slot: UnsafeMutablePointer<UInt>) -> Dependency {
        let word = benchmark_load_acquire(slot)
        return Unmanaged<Dependency>.fromOpaque(UnsafeRawPointer(bitPattern: word).unsafelyUnwrapped).takeUnretainedValue()
    }

    final class Three: Sendable {
        let first, second, third: Object
        init(_ first: Object, _ second: Object, _ third: Object) { (self.first, self.second, self.third) = (first, second, third) }
    }

    @inline(never) static func three(_ dependency: Dependency) -> Three {
        Three(Object(dependency: dependency), Object(dependency: dependency), Object(dependency: dependency))
    }

    /// Publishes a new instance, which each of three requesters then reads for itself.
    @inline(never) static func threeFromSlot(_ slot: UnsafeMutablePointer<UInt>) -> Three {
        let word = UInt(bitPattern: Unmanaged.passRetained(Dependency()).toOpaque())
        let former = benchmark_exchange(slot, word)
        Unmanaged<Dependency>.fromOpaque(UnsafeRawPointer(bitPattern: former).unsafelyUnwrapped).release()
        return Three(
            Object(dependency: instance(in: slot)), Object(dependency: instance(in: slot)), Object(dependency: instance(in: slot)))
    }

    // MARK: Collections

    @inline(never) static func literal() -> [any Q0] { [D0(), D0(), D0(), D0(), D0(), D0(), D0(), D0(), D0(), D0()] }

    /// Ten elements, created by functions where the array has room for them.
    @inline(never) static func uninitialized(_ create: (UnsafeMutableRawPointer) -> Void) -> [any Q0] {
        Array(unsafeUninitializedCapacity: 10) { buffer, count in
            for index in 0..<10 { create(buffer.baseAddress.unsafelyUnwrapped + index) }
            count = 10
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
