internal import CDovetail
internal import DovetailGraph

// `(Argument) -> Element` and the like: the assisted factory of the product that is built from these arguments, as a function. As with
// `() -> Element`, other types conform to the protocol in the place of function types.

/// The isolation of a function, or its effects, as a type.
protocol FunctionAttribute {
    static var traits: Graph.FunctionTraits { get }
}

/// Where a function may be called. `@Sendable` need not be told apart.
enum FunctionIsolation {
    enum Nonisolated: FunctionAttribute {
        static var traits: Graph.FunctionTraits { [] }
    }

    enum OnMainActor: FunctionAttribute {
        static var traits: Graph.FunctionTraits { .mainActor }
    }

    /// `nonisolated(nonsending)`, which an asynchronous function is by default with `NonisolatedNonsendingByDefault`. It has another
    /// representation.
    enum OnCallersActor: FunctionAttribute {
        static var traits: Graph.FunctionTraits { [] }
    }
}

/// How a function may be called.
enum FunctionEffects {
    enum None: FunctionAttribute {
        static var traits: Graph.FunctionTraits { [] }
    }

    enum Throwing: FunctionAttribute {
        static var traits: Graph.FunctionTraits { .throwing }
    }

    enum Async: FunctionAttribute {
        static var traits: Graph.FunctionTraits { .asynchronous }
    }

    enum AsyncThrowing: FunctionAttribute {
        static var traits: Graph.FunctionTraits { [.asynchronous, .throwing] }
    }
}

/// A factory that a function with effects calls, which may have more of them than the factory.
struct FactoryCall<Element>: Sendable {
    let target: DeferredTarget
    /// The effects of the factory, which determine what it delivers: see ``PendingCall``.
    let effects: Graph.FunctionTraits

    func throwing<Seed>(_ seed: Seed) throws -> Element {
        effects.contains(.throwing) ? try target.make(seed, Result<Element, any Error>.self).get() : target.make(seed, Element.self)
    }

    func async<Seed>(_ seed: Seed, isolation: isolated (any Actor)? = #isolation) async -> Element {
        if effects.contains(.asynchronous) { return await target.begin(seed, PendingCall<Element>.self).run() }
        return await target.begin(seed, Element.self)
    }

    func asyncThrowing<Seed>(_ seed: Seed, isolation: isolated (any Actor)? = #isolation) async throws -> Element {
        guard effects.contains(.throwing) else { return await async(seed) }
        guard effects.contains(.asynchronous) else { return try await target.begin(seed, Result<Element, any Error>.self).get() }
        return try await target.begin(seed, PendingCall<Result<Element, any Error>>.self).run().get()
    }
}

/// Returns the wrapper for a type of functions that a factory can be. Nil for functions that are ordinary keys: those with other
/// attributes, with `inout` or variadic parameters, with functions as parameters, and those that return nothing.
func functionWrapper(of type: Any.Type, _ parameters: [Any.Type], returning result: Any.Type) -> (any RequestWrapper.Type)? {
    if result == Void.self || parameters.contains(where: isFunction) { return nil }
    return functionRequest(of: type, parameters, returning: result)
}

private func isFunction(_ type: Any.Type) -> Bool { dovetail_function_result(unsafeBitCast(type, to: UnsafeRawPointer.self)) != nil }

func isOnCallersActor(_ type: Any.Type) -> Bool {
    dovetail_function_is_caller_isolated(unsafeBitCast(type, to: UnsafeRawPointer.self))
}

/// The effects in the metadata of a function type. All else is compared, so that no attribute is overlooked.
func effects(of type: Any.Type) -> Graph.FunctionTraits {
    Graph.FunctionTraits(rawValue: UInt8(dovetail_function_effects(unsafeBitCast(type, to: UnsafeRawPointer.self))))
}

// SPDX-License-Identifier: Apache-2.0
