internal import CDovetail
internal import DovetailGraph

// `(Argument) -> Element` and the like: the assisted factory of the product that is built from these arguments, as a function. As with
// `() -> Element`, other types conform to the protocol in the place of function types.

/// The isolation of a function, or its effects. `@Sendable` need not be told apart.
private protocol FunctionAttribute {
    static var traits: Graph.FunctionTraits { get }
}

private enum Nonisolated: FunctionAttribute {
    static var traits: Graph.FunctionTraits { [] }
}

private enum OnMainActor: FunctionAttribute {
    static var traits: Graph.FunctionTraits { .mainActor }
}

/// `nonisolated(nonsending)`, which an asynchronous function is by default with `NonisolatedNonsendingByDefault`. Another representation.
private enum OnCallersActor: FunctionAttribute {
    static var traits: Graph.FunctionTraits { [] }
}

private enum Plain: FunctionAttribute {
    static var traits: Graph.FunctionTraits { [] }
}

private enum Throwing: FunctionAttribute {
    static var traits: Graph.FunctionTraits { .throwing }
}

private enum Async: FunctionAttribute {
    static var traits: Graph.FunctionTraits { .asynchronous }
}

private enum AsyncThrowing: FunctionAttribute {
    static var traits: Graph.FunctionTraits { [.asynchronous, .throwing] }
}

/// A factory that a function calls, which may have more effects than the factory.
private struct FactoryCall<Element>: Sendable {
    let target: DeferredTarget
    /// The effects of the factory, which determine what it delivers: see ``PendingCall``.
    let effects: Graph.FunctionTraits

    func plain<Seed>(_ seed: Seed) -> Element { target.make(seed, Element.self) }

    func throwing<Seed>(_ seed: Seed) throws -> Element {
        effects.contains(.throwing) ? try target.make(seed, Result<Element, any Error>.self).get() : plain(seed)
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

// Around a function, because metadata of its type would need a newer runtime. It has the layout of the function.

private struct AsyncOnCallersActor0<Element> {
    let function: nonisolated(nonsending) @Sendable () async -> Element
}

private struct AsyncThrowingOnCallersActor0<Element> {
    let function: nonisolated(nonsending) @Sendable () async throws -> Element
}

private struct AsyncOnCallersActor<Argument, Element> {
    let function: nonisolated(nonsending) @Sendable (Argument) async -> Element
}

private struct AsyncThrowingOnCallersActor<Argument, Element> {
    let function: nonisolated(nonsending) @Sendable (Argument) async throws -> Element
}

private struct AsyncOnCallersActor2<Argument1, Argument2, Element> {
    let function: nonisolated(nonsending) @Sendable (Argument1, Argument2) async -> Element
}

private struct AsyncThrowingOnCallersActor2<Argument1, Argument2, Element> {
    let function: nonisolated(nonsending) @Sendable (Argument1, Argument2) async throws -> Element
}

private struct AsyncOnCallersActor3<Argument1, Argument2, Argument3, Element> {
    let function: nonisolated(nonsending) @Sendable (Argument1, Argument2, Argument3) async -> Element
}

private struct AsyncThrowingOnCallersActor3<Argument1, Argument2, Argument3, Element> {
    let function: nonisolated(nonsending) @Sendable (Argument1, Argument2, Argument3) async throws -> Element
}

private struct AsyncOnCallersActor4<Argument1, Argument2, Argument3, Argument4, Element> {
    let function: nonisolated(nonsending) @Sendable (Argument1, Argument2, Argument3, Argument4) async -> Element
}

private struct AsyncThrowingOnCallersActor4<Argument1, Argument2, Argument3, Argument4, Element> {
    let function: nonisolated(nonsending) @Sendable (Argument1, Argument2, Argument3, Argument4) async throws -> Element
}

/// `() throws -> Element`, or with another effect. Without one, it is a ``ClosureRequest``.
private enum FunctionRequest0<Isolation: FunctionAttribute, Effects: FunctionAttribute, Element>: RequestWrapper {
    static func form(_ interner: inout KeyInterner) -> Graph.RequestForm {
        .function(of: interner.key(Element.self), seed: interner.key(Void.self))
    }
    static var traits: Graph.FunctionTraits { Isolation.traits.union(Effects.traits) }

    static func code(calling effects: Graph.FunctionTraits) -> Code? {
        let (own, isOnCallersActor) = (Effects.traits, Isolation.self == OnCallersActor.self)
        return { env, edges, _, out in
            let factory = FactoryCall<Element>(target: edges.get(0, env, DeferredTarget.self), effects: effects)
            if isOnCallersActor {
                return own.contains(.throwing)
                    ? deliver(AsyncThrowingOnCallersActor0<Element> { try await factory.asyncThrowing(()) }, out)
                    : deliver(AsyncOnCallersActor0<Element> { await factory.async(()) }, out)
            }
            return switch own {
            case .throwing: deliver({ @Sendable () throws -> Element in try factory.throwing(()) }, out)
            case .asynchronous: deliver({ @Sendable () async -> Element in await factory.async(()) }, out)
            default: deliver({ @Sendable () async throws -> Element in try await factory.asyncThrowing(()) }, out)
            }
        }
    }
}

/// `(Argument) -> Element`.
private enum FunctionRequest<Isolation: FunctionAttribute, Effects: FunctionAttribute, Argument, Element>: RequestWrapper {
    static func form(_ interner: inout KeyInterner) -> Graph.RequestForm {
        .function(of: interner.key(Element.self), seed: interner.key(Argument.self))
    }
    static var traits: Graph.FunctionTraits { Isolation.traits.union(Effects.traits) }

    static func code(calling effects: Graph.FunctionTraits) -> Code? {
        let (own, isOnCallersActor) = (Effects.traits, Isolation.self == OnCallersActor.self)
        return { env, edges, _, out in
            let factory = FactoryCall<Element>(target: edges.get(0, env, DeferredTarget.self), effects: effects)
            if isOnCallersActor {
                return own.contains(.throwing)
                    ? deliver(AsyncThrowingOnCallersActor<Argument, Element> { argument in try await factory.asyncThrowing(argument) }, out)
                    : deliver(AsyncOnCallersActor<Argument, Element> { argument in await factory.async(argument) }, out)
            }
            return switch own {
            case []: deliver({ @Sendable (argument: Argument) -> Element in factory.plain(argument) }, out)
            case .throwing: deliver({ @Sendable (argument: Argument) throws -> Element in try factory.throwing(argument) }, out)
            case .asynchronous: deliver({ @Sendable (argument: Argument) async -> Element in await factory.async(argument) }, out)
            default: deliver({ @Sendable (argument: Argument) async throws -> Element in try await factory.asyncThrowing(argument) }, out)
            }
        }
    }
}

/// A function with two parameters.
private enum FunctionRequest2<Isolation: FunctionAttribute, Effects: FunctionAttribute, Argument1, Argument2, Element>: RequestWrapper {
    static func form(_ interner: inout KeyInterner) -> Graph.RequestForm {
        .function(of: interner.key(Element.self), seed: interner.key((Argument1, Argument2).self))
    }
    static var traits: Graph.FunctionTraits { Isolation.traits.union(Effects.traits) }

    static func code(calling effects: Graph.FunctionTraits) -> Code? {
        let (own, isOnCallersActor) = (Effects.traits, Isolation.self == OnCallersActor.self)
        return { env, edges, _, out in
            let factory = FactoryCall<Element>(target: edges.get(0, env, DeferredTarget.self), effects: effects)
            if isOnCallersActor {
                return own.contains(.throwing)
                    ? deliver(
                        AsyncThrowingOnCallersActor2<Argument1, Argument2, Element> { first, second in
                            try await factory.asyncThrowing((first, second))
                        }, out)
                    : deliver(
                        AsyncOnCallersActor2<Argument1, Argument2, Element> { first, second in await factory.async((first, second)) }, out)
            }
            return switch own {
            case []: deliver({ @Sendable (first: Argument1, second: Argument2) -> Element in factory.plain((first, second)) }, out)
            case .throwing:
                deliver({ @Sendable (first: Argument1, second: Argument2) throws -> Element in try factory.throwing((first, second)) }, out)
            case .asynchronous:
                deliver({ @Sendable (first: Argument1, second: Argument2) async -> Element in await factory.async((first, second)) }, out)
            default:
                deliver(
                    { @Sendable (first: Argument1, second: Argument2) async throws -> Element in
                        try await factory.asyncThrowing((first, second))
                    }, out)
            }
        }
    }
}

/// A function with three parameters.
private enum FunctionRequest3<Isolation: FunctionAttribute, Effects: FunctionAttribute, Argument1, Argument2, Argument3, Element>:
    RequestWrapper
{
    static func form(_ interner: inout KeyInterner) -> Graph.RequestForm {
        .function(of: interner.key(Element.self), seed: interner.key((Argument1, Argument2, Argument3).self))
    }
    static var traits: Graph.FunctionTraits { Isolation.traits.union(Effects.traits) }

    static func code(calling effects: Graph.FunctionTraits) -> Code? {
        let (own, isOnCallersActor) = (Effects.traits, Isolation.self == OnCallersActor.self)
        return { env, edges, _, out in
            let factory = FactoryCall<Element>(target: edges.get(0, env, DeferredTarget.self), effects: effects)
            if isOnCallersActor {
                return own.contains(.throwing)
                    ? deliver(
                        AsyncThrowingOnCallersActor3<Argument1, Argument2, Argument3, Element> { first, second, third in
                            try await factory.asyncThrowing((first, second, third))
                        }, out)
                    : deliver(
                        AsyncOnCallersActor3<Argument1, Argument2, Argument3, Element> { first, second, third in
                            await factory.async((first, second, third))
                        }, out)
            }
            return switch own {
            case []:
                deliver(
                    { @Sendable (first: Argument1, second: Argument2, third: Argument3) -> Element in factory.plain((first, second, third))
                    }, out)
            case .throwing:
                deliver(
                    { @Sendable (first: Argument1, second: Argument2, third: Argument3) throws -> Element in
                        try factory.throwing((first, second, third))
                    }, out)
            case .asynchronous:
                deliver(
                    { @Sendable (first: Argument1, second: Argument2, third: Argument3) async -> Element in
                        await factory.async((first, second, third))
                    }, out)
            default:
                deliver(
                    { @Sendable (first: Argument1, second: Argument2, third: Argument3) async throws -> Element in
                        try await factory.asyncThrowing((first, second, third))
                    }, out)
            }
        }
    }
}

/// A function with four parameters.
private enum FunctionRequest4<
    Isolation: FunctionAttribute, Effects: FunctionAttribute, Argument1, Argument2, Argument3, Argument4, Element
>: RequestWrapper {
    static func form(_ interner: inout KeyInterner) -> Graph.RequestForm {
        .function(of: interner.key(Element.self), seed: interner.key((Argument1, Argument2, Argument3, Argument4).self))
    }
    static var traits: Graph.FunctionTraits { Isolation.traits.union(Effects.traits) }

    static func code(calling effects: Graph.FunctionTraits) -> Code? {
        let (own, isOnCallersActor) = (Effects.traits, Isolation.self == OnCallersActor.self)
        return { env, edges, _, out in
            let factory = FactoryCall<Element>(target: edges.get(0, env, DeferredTarget.self), effects: effects)
            if isOnCallersActor {
                return own.contains(.throwing)
                    ? deliver(
                        AsyncThrowingOnCallersActor4<Argument1, Argument2, Argument3, Argument4, Element> { first, second, third, fourth in
                            try await factory.asyncThrowing((first, second, third, fourth))
                        }, out)
                    : deliver(
                        AsyncOnCallersActor4<Argument1, Argument2, Argument3, Argument4, Element> { first, second, third, fourth in
                            await factory.async((first, second, third, fourth))
                        }, out)
            }
            return switch own {
            case []:
                deliver(
                    { @Sendable (first: Argument1, second: Argument2, third: Argument3, fourth: Argument4) -> Element in
                        factory.plain((first, second, third, fourth))
                    }, out)
            case .throwing:
                deliver(
                    { @Sendable (first: Argument1, second: Argument2, third: Argument3, fourth: Argument4) throws -> Element in
                        try factory.throwing((first, second, third, fourth))
                    }, out)
            case .asynchronous:
                deliver(
                    { @Sendable (first: Argument1, second: Argument2, third: Argument3, fourth: Argument4) async -> Element in
                        await factory.async((first, second, third, fourth))
                    }, out)
            default:
                deliver(
                    { @Sendable (first: Argument1, second: Argument2, third: Argument3, fourth: Argument4) async throws -> Element in
                        try await factory.asyncThrowing((first, second, third, fourth))
                    }, out)
            }
        }
    }
}

/// Returns the wrapper for a type of functions that a factory can be. Nil for functions that are ordinary keys: those with other
/// attributes, with `inout` or variadic parameters, with functions as parameters, and those that return nothing.
///
/// Opened by nested generic functions, because closures that do so crash the compiler (6.3.1).
func functionWrapper(of type: Any.Type, _ parameters: [Any.Type], returning result: Any.Type) -> (any RequestWrapper.Type)? {
    if result == Void.self || parameters.contains(where: isFunction) { return nil }
    return switch parameters.count {
    case 0: wrapper0(of: type, returning: result)
    case 1: wrapper1(of: type, parameters, returning: result)
    case 2: wrapper2(of: type, parameters, returning: result)
    case 3: wrapper3(of: type, parameters, returning: result)
    case 4: wrapper4(of: type, parameters, returning: result)
    default: nil
    }
}

private func isFunction(_ type: Any.Type) -> Bool { dovetail_function_result(unsafeBitCast(type, to: UnsafeRawPointer.self)) != nil }

private func isOnCallersActor(_ type: Any.Type) -> Bool {
    dovetail_function_is_caller_isolated(unsafeBitCast(type, to: UnsafeRawPointer.self))
}

/// The effects in the metadata of a function type. All else is compared, so that no attribute is overlooked.
private func effects(of type: Any.Type) -> Graph.FunctionTraits {
    Graph.FunctionTraits(rawValue: UInt8(dovetail_function_effects(unsafeBitCast(type, to: UnsafeRawPointer.self))))
}

private func wrapper0<T>(of type: Any.Type, returning _: T.Type) -> (any RequestWrapper.Type)? {
    switch effects(of: type) {
    case []: return nil
    case .throwing:
        if type == (() throws -> T).self || type == (@Sendable () throws -> T).self {
            return FunctionRequest0<Nonisolated, Throwing, T>.self
        }
        if type == (@MainActor () throws -> T).self || type == (@MainActor @Sendable () throws -> T).self {
            return FunctionRequest0<OnMainActor, Throwing, T>.self
        }
    case .asynchronous:
        if type == (() async -> T).self || type == (@Sendable () async -> T).self { return FunctionRequest0<Nonisolated, Async, T>.self }
        if type == (@MainActor () async -> T).self || type == (@MainActor @Sendable () async -> T).self {
            return FunctionRequest0<OnMainActor, Async, T>.self
        }
        if isOnCallersActor(type) { return FunctionRequest0<OnCallersActor, Async, T>.self }
    default:
        if type == (() async throws -> T).self || type == (@Sendable () async throws -> T).self {
            return FunctionRequest0<Nonisolated, AsyncThrowing, T>.self
        }
        if type == (@MainActor () async throws -> T).self || type == (@MainActor @Sendable () async throws -> T).self {
            return FunctionRequest0<OnMainActor, AsyncThrowing, T>.self
        }
        if isOnCallersActor(type) { return FunctionRequest0<OnCallersActor, AsyncThrowing, T>.self }
    }
    return nil
}

private func wrapper1<T>(of type: Any.Type, _ parameters: [Any.Type], returning _: T.Type) -> (any RequestWrapper.Type)? {
    func open1<Argument>(_: Argument.Type) -> (any RequestWrapper.Type)? {
        switch effects(of: type) {
        case []:
            if type == ((Argument) -> T).self || type == (@Sendable (Argument) -> T).self {
                return FunctionRequest<Nonisolated, Plain, Argument, T>.self
            }
            if type == (@MainActor (Argument) -> T).self || type == (@MainActor @Sendable (Argument) -> T).self {
                return FunctionRequest<OnMainActor, Plain, Argument, T>.self
            }
        case .throwing:
            if type == ((Argument) throws -> T).self || type == (@Sendable (Argument) throws -> T).self {
                return FunctionRequest<Nonisolated, Throwing, Argument, T>.self
            }
            if type == (@MainActor (Argument) throws -> T).self || type == (@MainActor @Sendable (Argument) throws -> T).self {
                return FunctionRequest<OnMainActor, Throwing, Argument, T>.self
            }
        case .asynchronous:
            if type == ((Argument) async -> T).self || type == (@Sendable (Argument) async -> T).self {
                return FunctionRequest<Nonisolated, Async, Argument, T>.self
            }
            if type == (@MainActor (Argument) async -> T).self || type == (@MainActor @Sendable (Argument) async -> T).self {
                return FunctionRequest<OnMainActor, Async, Argument, T>.self
            }
            if isOnCallersActor(type) { return FunctionRequest<OnCallersActor, Async, Argument, T>.self }
        default:
            if type == ((Argument) async throws -> T).self || type == (@Sendable (Argument) async throws -> T).self {
                return FunctionRequest<Nonisolated, AsyncThrowing, Argument, T>.self
            }
            if type == (@MainActor (Argument) async throws -> T).self || type == (@MainActor @Sendable (Argument) async throws -> T).self {
                return FunctionRequest<OnMainActor, AsyncThrowing, Argument, T>.self
            }
            if isOnCallersActor(type) { return FunctionRequest<OnCallersActor, AsyncThrowing, Argument, T>.self }
        }
        return nil
    }
    return open1(parameters[0])
}

private func wrapper2<T>(of type: Any.Type, _ parameters: [Any.Type], returning _: T.Type) -> (any RequestWrapper.Type)? {
    func open1<Argument1>(_: Argument1.Type) -> (any RequestWrapper.Type)? {
        func open2<Argument2>(_: Argument2.Type) -> (any RequestWrapper.Type)? {
            switch effects(of: type) {
            case []:
                if type == ((Argument1, Argument2) -> T).self || type == (@Sendable (Argument1, Argument2) -> T).self {
                    return FunctionRequest2<Nonisolated, Plain, Argument1, Argument2, T>.self
                }
                if type == (@MainActor (Argument1, Argument2) -> T).self
                    || type == (@MainActor @Sendable (Argument1, Argument2) -> T).self
                {
                    return FunctionRequest2<OnMainActor, Plain, Argument1, Argument2, T>.self
                }
            case .throwing:
                if type == ((Argument1, Argument2) throws -> T).self || type == (@Sendable (Argument1, Argument2) throws -> T).self {
                    return FunctionRequest2<Nonisolated, Throwing, Argument1, Argument2, T>.self
                }
                if type == (@MainActor (Argument1, Argument2) throws -> T).self
                    || type == (@MainActor @Sendable (Argument1, Argument2) throws -> T).self
                {
                    return FunctionRequest2<OnMainActor, Throwing, Argument1, Argument2, T>.self
                }
            case .asynchronous:
                if type == ((Argument1, Argument2) async -> T).self || type == (@Sendable (Argument1, Argument2) async -> T).self {
                    return FunctionRequest2<Nonisolated, Async, Argument1, Argument2, T>.self
                }
                if type == (@MainActor (Argument1, Argument2) async -> T).self
                    || type == (@MainActor @Sendable (Argument1, Argument2) async -> T).self
                {
                    return FunctionRequest2<OnMainActor, Async, Argument1, Argument2, T>.self
                }
                if isOnCallersActor(type) { return FunctionRequest2<OnCallersActor, Async, Argument1, Argument2, T>.self }
            default:
                if type == ((Argument1, Argument2) async throws -> T).self
                    || type == (@Sendable (Argument1, Argument2) async throws -> T).self
                {
                    return FunctionRequest2<Nonisolated, AsyncThrowing, Argument1, Argument2, T>.self
                }
                if type == (@MainActor (Argument1, Argument2) async throws -> T).self
                    || type == (@MainActor @Sendable (Argument1, Argument2) async throws -> T).self
                {
                    return FunctionRequest2<OnMainActor, AsyncThrowing, Argument1, Argument2, T>.self
                }
                if isOnCallersActor(type) { return FunctionRequest2<OnCallersActor, AsyncThrowing, Argument1, Argument2, T>.self }
            }
            return nil
        }
        return open2(parameters[1])
    }
    return open1(parameters[0])
}

private func wrapper3<T>(of type: Any.Type, _ parameters: [Any.Type], returning _: T.Type) -> (any RequestWrapper.Type)? {
    func open1<Argument1>(_: Argument1.Type) -> (any RequestWrapper.Type)? {
        func open2<Argument2>(_: Argument2.Type) -> (any RequestWrapper.Type)? {
            func open3<Argument3>(_: Argument3.Type) -> (any RequestWrapper.Type)? {
                switch effects(of: type) {
                case []:
                    if type == ((Argument1, Argument2, Argument3) -> T).self
                        || type == (@Sendable (Argument1, Argument2, Argument3) -> T).self
                    {
                        return FunctionRequest3<Nonisolated, Plain, Argument1, Argument2, Argument3, T>.self
                    }
                    if type == (@MainActor (Argument1, Argument2, Argument3) -> T).self
                        || type == (@MainActor @Sendable (Argument1, Argument2, Argument3) -> T).self
                    {
                        return FunctionRequest3<OnMainActor, Plain, Argument1, Argument2, Argument3, T>.self
                    }
                case .throwing:
                    if type == ((Argument1, Argument2, Argument3) throws -> T).self
                        || type == (@Sendable (Argument1, Argument2, Argument3) throws -> T).self
                    {
                        return FunctionRequest3<Nonisolated, Throwing, Argument1, Argument2, Argument3, T>.self
                    }
                    if type == (@MainActor (Argument1, Argument2, Argument3) throws -> T).self
                        || type == (@MainActor @Sendable (Argument1, Argument2, Argument3) throws -> T).self
                    {
                        return FunctionRequest3<OnMainActor, Throwing, Argument1, Argument2, Argument3, T>.self
                    }
                case .asynchronous:
                    if type == ((Argument1, Argument2, Argument3) async -> T).self
                        || type == (@Sendable (Argument1, Argument2, Argument3) async -> T).self
                    {
                        return FunctionRequest3<Nonisolated, Async, Argument1, Argument2, Argument3, T>.self
                    }
                    if type == (@MainActor (Argument1, Argument2, Argument3) async -> T).self
                        || type == (@MainActor @Sendable (Argument1, Argument2, Argument3) async -> T).self
                    {
                        return FunctionRequest3<OnMainActor, Async, Argument1, Argument2, Argument3, T>.self
                    }
                    if isOnCallersActor(type) { return FunctionRequest3<OnCallersActor, Async, Argument1, Argument2, Argument3, T>.self }
                default:
                    if type == ((Argument1, Argument2, Argument3) async throws -> T).self
                        || type == (@Sendable (Argument1, Argument2, Argument3) async throws -> T).self
                    {
                        return FunctionRequest3<Nonisolated, AsyncThrowing, Argument1, Argument2, Argument3, T>.self
                    }
                    if type == (@MainActor (Argument1, Argument2, Argument3) async throws -> T).self
                        || type == (@MainActor @Sendable (Argument1, Argument2, Argument3) async throws -> T).self
                    {
                        return FunctionRequest3<OnMainActor, AsyncThrowing, Argument1, Argument2, Argument3, T>.self
                    }
                    if isOnCallersActor(type) {
                        return FunctionRequest3<OnCallersActor, AsyncThrowing, Argument1, Argument2, Argument3, T>.self
                    }
                }
                return nil
            }
            return open3(parameters[2])
        }
        return open2(parameters[1])
    }
    return open1(parameters[0])
}

private func wrapper4<T>(of type: Any.Type, _ parameters: [Any.Type], returning _: T.Type) -> (any RequestWrapper.Type)? {
    func open1<Argument1>(_: Argument1.Type) -> (any RequestWrapper.Type)? {
        func open2<Argument2>(_: Argument2.Type) -> (any RequestWrapper.Type)? {
            func open3<Argument3>(_: Argument3.Type) -> (any RequestWrapper.Type)? {
                func open4<Argument4>(_: Argument4.Type) -> (any RequestWrapper.Type)? {
                    switch effects(of: type) {
                    case []:
                        if type == ((Argument1, Argument2, Argument3, Argument4) -> T).self
                            || type == (@Sendable (Argument1, Argument2, Argument3, Argument4) -> T).self
                        {
                            return FunctionRequest4<Nonisolated, Plain, Argument1, Argument2, Argument3, Argument4, T>.self
                        }
                        if type == (@MainActor (Argument1, Argument2, Argument3, Argument4) -> T).self
                            || type == (@MainActor @Sendable (Argument1, Argument2, Argument3, Argument4) -> T).self
                        {
                            return FunctionRequest4<OnMainActor, Plain, Argument1, Argument2, Argument3, Argument4, T>.self
                        }
                    case .throwing:
                        if type == ((Argument1, Argument2, Argument3, Argument4) throws -> T).self
                            || type == (@Sendable (Argument1, Argument2, Argument3, Argument4) throws -> T).self
                        {
                            return FunctionRequest4<Nonisolated, Throwing, Argument1, Argument2, Argument3, Argument4, T>.self
                        }
                        if type == (@MainActor (Argument1, Argument2, Argument3, Argument4) throws -> T).self
                            || type == (@MainActor @Sendable (Argument1, Argument2, Argument3, Argument4) throws -> T).self
                        {
                            return FunctionRequest4<OnMainActor, Throwing, Argument1, Argument2, Argument3, Argument4, T>.self
                        }
                    case .asynchronous:
                        if type == ((Argument1, Argument2, Argument3, Argument4) async -> T).self
                            || type == (@Sendable (Argument1, Argument2, Argument3, Argument4) async -> T).self
                        {
                            return FunctionRequest4<Nonisolated, Async, Argument1, Argument2, Argument3, Argument4, T>.self
                        }
                        if type == (@MainActor (Argument1, Argument2, Argument3, Argument4) async -> T).self
                            || type == (@MainActor @Sendable (Argument1, Argument2, Argument3, Argument4) async -> T).self
                        {
                            return FunctionRequest4<OnMainActor, Async, Argument1, Argument2, Argument3, Argument4, T>.self
                        }
                        if isOnCallersActor(type) {
                            return FunctionRequest4<OnCallersActor, Async, Argument1, Argument2, Argument3, Argument4, T>.self
                        }
                    default:
                        if type == ((Argument1, Argument2, Argument3, Argument4) async throws -> T).self
                            || type == (@Sendable (Argument1, Argument2, Argument3, Argument4) async throws -> T).self
                        {
                            return FunctionRequest4<Nonisolated, AsyncThrowing, Argument1, Argument2, Argument3, Argument4, T>.self
                        }
                        if type == (@MainActor (Argument1, Argument2, Argument3, Argument4) async throws -> T).self
                            || type == (@MainActor @Sendable (Argument1, Argument2, Argument3, Argument4) async throws -> T).self
                        {
                            return FunctionRequest4<OnMainActor, AsyncThrowing, Argument1, Argument2, Argument3, Argument4, T>.self
                        }
                        if isOnCallersActor(type) {
                            return FunctionRequest4<OnCallersActor, AsyncThrowing, Argument1, Argument2, Argument3, Argument4, T>.self
                        }
                    }
                    return nil
                }
                return open4(parameters[3])
            }
            return open3(parameters[2])
        }
        return open2(parameters[1])
    }
    return open1(parameters[0])
}
