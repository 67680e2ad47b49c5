/// What an asynchronous factory delivers at once: its call, with the dependencies, which have been resolved.
///
/// The graph creates instances without suspending. So a factory that suspends is a factory of such calls, and its caller awaits them; one
/// that throws is a factory of results. `Value` is a `Result` for a factory that does both.
@frozen @usableFromInline
struct PendingCall<Value>: Sendable {
    @usableFromInline let run: @Sendable () async -> Value

    @inlinable
    init(_ run: @escaping @Sendable () async -> Value) { self.run = run }
}

/// A value that one side gives up and another one takes, on another actor.
@frozen @usableFromInline
struct Transferred<Value>: @unchecked Sendable {  // Only one side uses it: arguments and dependencies belong to the call.
    @usableFromInline let value: Value

    @inlinable
    init(_ value: Value) { self.value = value }
}

extension DeferredTarget {
    /// Calls an assisted factory.
    @inlinable
    func make<Seed, Product>(_ seed: Seed, _: Product.Type) -> Product {
        withUnsafePointer(to: seed) { seed in received(Product.self) { call(seed, $0) } }
    }

    /// Calls an assisted factory that creates an object. Generic code that does not know the type of the result would look up the metadata of
    /// pointers at each call.
    @inline(__always)
    func makeObject<Seed>(_ seed: Seed) -> AnyObject {
        withUnsafePointer(to: seed) { received(call($0, nil), AnyObject.self) }
    }

    /// Calls an assisted factory on the actor that it needs, or where its caller is if it needs none.
    @usableFromInline
    func begin<Seed, Product>(_ seed: Seed, _: Product.Type, isolation: isolated (any Actor)? = #isolation) async -> Product {
        guard let actor = requiredActor else { return make(seed, Product.self) }
        return await make(Transferred(seed), Product.self, on: actor).value
    }

    private func make<Seed, Product>(
        _ seed: Transferred<Seed>, _: Product.Type, on actor: isolated any Actor
    ) async -> Transferred<Product> {
        Transferred(make(seed.value, Product.self))
    }

    private var requiredActor: (any Actor)? {
        edge.path.checks.need(.isolation) ? env.layout.wiring.isolationChecks[edge.node]?.actor : nil
    }
}

// SPDX-License-Identifier: Apache-2.0
