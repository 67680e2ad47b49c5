// Written by `Scripts/generate function-requests`. Do not edit.

internal import DovetailGraph

// Around a function, because metadata of its type would need a newer runtime. It has the layout of the function.

private struct AsyncOnCallersActor0<Element> {
    let function: nonisolated(nonsending) @Sendable () async -> Element
}

private struct AsyncThrowingOnCallersActor0<Element> {
    let function: nonisolated(nonsending) @Sendable () async throws -> Element
}

private struct AsyncOnCallersActor1<Argument1, Element> {
    let function: nonisolated(nonsending) @Sendable (Argument1) async -> Element
}

private struct AsyncThrowingOnCallersActor1<Argument1, Element> {
    let function: nonisolated(nonsending) @Sendable (Argument1) async throws -> Element
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

private enum FunctionRequest0<Isolation: FunctionAttribute, Effects: FunctionAttribute, Element>: RequestWrapper {
    static func form(_ interner: inout KeyInterner) -> Graph.RequestForm {
        .function(of: interner.key(Element.self), seed: interner.key(Void.self))
    }
    static var traits: Graph.FunctionTraits { Isolation.traits.union(Effects.traits) }

    static func code(calling effects: Graph.FunctionTraits) -> Code? {
        let (own, isOnCallersActor) = (Effects.traits, Isolation.self == FunctionIsolation.OnCallersActor.self)
        return { env, edges, _, out in
            let target = edges.get(0, env, DeferredTarget.self)
            let factory = FactoryCall<Element>(target: target, effects: effects)
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

private enum FunctionRequest1<Isolation: FunctionAttribute, Effects: FunctionAttribute, Argument1, Element>: RequestWrapper {
    static func form(_ interner: inout KeyInterner) -> Graph.RequestForm {
        .function(of: interner.key(Element.self), seed: interner.key(Argument1.self))
    }
    static var traits: Graph.FunctionTraits { Isolation.traits.union(Effects.traits) }

    static func code(calling effects: Graph.FunctionTraits) -> Code? {
        let (own, isOnCallersActor) = (Effects.traits, Isolation.self == FunctionIsolation.OnCallersActor.self)
        return { env, edges, _, out in
            let target = edges.get(0, env, DeferredTarget.self)
            let factory = FactoryCall<Element>(target: target, effects: effects)
            if isOnCallersActor {
                return own.contains(.throwing)
                    ? deliver(AsyncThrowingOnCallersActor1<Argument1, Element> { argument1 in try await factory.asyncThrowing(argument1) }, out)
                    : deliver(AsyncOnCallersActor1<Argument1, Element> { argument1 in await factory.async(argument1) }, out)
            }
            return switch own {
            case [] where isObject(dynamically: Element.self):
                deliver({ @Sendable (argument1: Argument1) in target.makeObject(argument1) }, out)
            case []: deliver({ @Sendable (argument1: Argument1) -> Element in target.make(argument1, Element.self) }, out)
            case .throwing: deliver({ @Sendable (argument1: Argument1) throws -> Element in try factory.throwing(argument1) }, out)
            case .asynchronous: deliver({ @Sendable (argument1: Argument1) async -> Element in await factory.async(argument1) }, out)
            default: deliver({ @Sendable (argument1: Argument1) async throws -> Element in try await factory.asyncThrowing(argument1) }, out)
            }
        }
    }
}

private enum FunctionRequest2<Isolation: FunctionAttribute, Effects: FunctionAttribute, Argument1, Argument2, Element>: RequestWrapper {
    static func form(_ interner: inout KeyInterner) -> Graph.RequestForm {
        .function(of: interner.key(Element.self), seed: interner.key((Argument1, Argument2).self))
    }
    static var traits: Graph.FunctionTraits { Isolation.traits.union(Effects.traits) }

    static func code(calling effects: Graph.FunctionTraits) -> Code? {
        let (own, isOnCallersActor) = (Effects.traits, Isolation.self == FunctionIsolation.OnCallersActor.self)
        return { env, edges, _, out in
            let target = edges.get(0, env, DeferredTarget.self)
            let factory = FactoryCall<Element>(target: target, effects: effects)
            if isOnCallersActor {
                return own.contains(.throwing)
                    ? deliver(AsyncThrowingOnCallersActor2<Argument1, Argument2, Element> { argument1, argument2 in try await factory.asyncThrowing((argument1, argument2)) }, out)
                    : deliver(AsyncOnCallersActor2<Argument1, Argument2, Element> { argument1, argument2 in await factory.async((argument1, argument2)) }, out)
            }
            return switch own {
            case [] where isObject(dynamically: Element.self):
                deliver({ @Sendable (argument1: Argument1, argument2: Argument2) in target.makeObject((argument1, argument2)) }, out)
            case []: deliver({ @Sendable (argument1: Argument1, argument2: Argument2) -> Element in target.make((argument1, argument2), Element.self) }, out)
            case .throwing: deliver({ @Sendable (argument1: Argument1, argument2: Argument2) throws -> Element in try factory.throwing((argument1, argument2)) }, out)
            case .asynchronous: deliver({ @Sendable (argument1: Argument1, argument2: Argument2) async -> Element in await factory.async((argument1, argument2)) }, out)
            default: deliver({ @Sendable (argument1: Argument1, argument2: Argument2) async throws -> Element in try await factory.asyncThrowing((argument1, argument2)) }, out)
            }
        }
    }
}

private enum FunctionRequest3<Isolation: FunctionAttribute, Effects: FunctionAttribute, Argument1, Argument2, Argument3, Element>: RequestWrapper {
    static func form(_ interner: inout KeyInterner) -> Graph.RequestForm {
        .function(of: interner.key(Element.self), seed: interner.key((Argument1, Argument2, Argument3).self))
    }
    static var traits: Graph.FunctionTraits { Isolation.traits.union(Effects.traits) }

    static func code(calling effects: Graph.FunctionTraits) -> Code? {
        let (own, isOnCallersActor) = (Effects.traits, Isolation.self == FunctionIsolation.OnCallersActor.self)
        return { env, edges, _, out in
            let target = edges.get(0, env, DeferredTarget.self)
            let factory = FactoryCall<Element>(target: target, effects: effects)
            if isOnCallersActor {
                return own.contains(.throwing)
                    ? deliver(AsyncThrowingOnCallersActor3<Argument1, Argument2, Argument3, Element> { argument1, argument2, argument3 in try await factory.asyncThrowing((argument1, argument2, argument3)) }, out)
                    : deliver(AsyncOnCallersActor3<Argument1, Argument2, Argument3, Element> { argument1, argument2, argument3 in await factory.async((argument1, argument2, argument3)) }, out)
            }
            return switch own {
            case [] where isObject(dynamically: Element.self):
                deliver({ @Sendable (argument1: Argument1, argument2: Argument2, argument3: Argument3) in target.makeObject((argument1, argument2, argument3)) }, out)
            case []: deliver({ @Sendable (argument1: Argument1, argument2: Argument2, argument3: Argument3) -> Element in target.make((argument1, argument2, argument3), Element.self) }, out)
            case .throwing: deliver({ @Sendable (argument1: Argument1, argument2: Argument2, argument3: Argument3) throws -> Element in try factory.throwing((argument1, argument2, argument3)) }, out)
            case .asynchronous: deliver({ @Sendable (argument1: Argument1, argument2: Argument2, argument3: Argument3) async -> Element in await factory.async((argument1, argument2, argument3)) }, out)
            default: deliver({ @Sendable (argument1: Argument1, argument2: Argument2, argument3: Argument3) async throws -> Element in try await factory.asyncThrowing((argument1, argument2, argument3)) }, out)
            }
        }
    }
}

private enum FunctionRequest4<Isolation: FunctionAttribute, Effects: FunctionAttribute, Argument1, Argument2, Argument3, Argument4, Element>: RequestWrapper {
    static func form(_ interner: inout KeyInterner) -> Graph.RequestForm {
        .function(of: interner.key(Element.self), seed: interner.key((Argument1, Argument2, Argument3, Argument4).self))
    }
    static var traits: Graph.FunctionTraits { Isolation.traits.union(Effects.traits) }

    static func code(calling effects: Graph.FunctionTraits) -> Code? {
        let (own, isOnCallersActor) = (Effects.traits, Isolation.self == FunctionIsolation.OnCallersActor.self)
        return { env, edges, _, out in
            let target = edges.get(0, env, DeferredTarget.self)
            let factory = FactoryCall<Element>(target: target, effects: effects)
            if isOnCallersActor {
                return own.contains(.throwing)
                    ? deliver(AsyncThrowingOnCallersActor4<Argument1, Argument2, Argument3, Argument4, Element> { argument1, argument2, argument3, argument4 in try await factory.asyncThrowing((argument1, argument2, argument3, argument4)) }, out)
                    : deliver(AsyncOnCallersActor4<Argument1, Argument2, Argument3, Argument4, Element> { argument1, argument2, argument3, argument4 in await factory.async((argument1, argument2, argument3, argument4)) }, out)
            }
            return switch own {
            case [] where isObject(dynamically: Element.self):
                deliver({ @Sendable (argument1: Argument1, argument2: Argument2, argument3: Argument3, argument4: Argument4) in target.makeObject((argument1, argument2, argument3, argument4)) }, out)
            case []: deliver({ @Sendable (argument1: Argument1, argument2: Argument2, argument3: Argument3, argument4: Argument4) -> Element in target.make((argument1, argument2, argument3, argument4), Element.self) }, out)
            case .throwing: deliver({ @Sendable (argument1: Argument1, argument2: Argument2, argument3: Argument3, argument4: Argument4) throws -> Element in try factory.throwing((argument1, argument2, argument3, argument4)) }, out)
            case .asynchronous: deliver({ @Sendable (argument1: Argument1, argument2: Argument2, argument3: Argument3, argument4: Argument4) async -> Element in await factory.async((argument1, argument2, argument3, argument4)) }, out)
            default: deliver({ @Sendable (argument1: Argument1, argument2: Argument2, argument3: Argument3, argument4: Argument4) async throws -> Element in try await factory.asyncThrowing((argument1, argument2, argument3, argument4)) }, out)
            }
        }
    }
}

/// Returns the request for a type of functions with these parameters, unless such a function is an ordinary key.
///
/// Opened by nested generic functions, because closures that do so crash the compiler (6.3.1).
func functionRequest(of type: Any.Type, _ parameters: [Any.Type], returning result: Any.Type) -> (any RequestWrapper.Type)? {
    switch parameters.count {
    case 0: wrapper0(of: type, parameters, returning: result)
    case 1: wrapper1(of: type, parameters, returning: result)
    case 2: wrapper2(of: type, parameters, returning: result)
    case 3: wrapper3(of: type, parameters, returning: result)
    case 4: wrapper4(of: type, parameters, returning: result)
    default: nil
    }
}

private func wrapper0<T>(of type: Any.Type, _ parameters: [Any.Type], returning _: T.Type) -> (any RequestWrapper.Type)? {
    switch effects(of: type) {
    case []: return nil
    case .throwing:
        if type == (() throws -> T).self || type == (@Sendable () throws -> T).self { return FunctionRequest0<FunctionIsolation.Nonisolated, FunctionEffects.Throwing, T>.self }
        if type == (@MainActor () throws -> T).self || type == (@MainActor @Sendable () throws -> T).self {
            return FunctionRequest0<FunctionIsolation.OnMainActor, FunctionEffects.Throwing, T>.self
        }
    case .asynchronous:
        if type == (() async -> T).self || type == (@Sendable () async -> T).self { return FunctionRequest0<FunctionIsolation.Nonisolated, FunctionEffects.Async, T>.self }
        if type == (@MainActor () async -> T).self || type == (@MainActor @Sendable () async -> T).self {
            return FunctionRequest0<FunctionIsolation.OnMainActor, FunctionEffects.Async, T>.self
        }
        if isOnCallersActor(type) { return FunctionRequest0<FunctionIsolation.OnCallersActor, FunctionEffects.Async, T>.self }
    default:
        if type == (() async throws -> T).self || type == (@Sendable () async throws -> T).self { return FunctionRequest0<FunctionIsolation.Nonisolated, FunctionEffects.AsyncThrowing, T>.self }
        if type == (@MainActor () async throws -> T).self || type == (@MainActor @Sendable () async throws -> T).self {
            return FunctionRequest0<FunctionIsolation.OnMainActor, FunctionEffects.AsyncThrowing, T>.self
        }
        if isOnCallersActor(type) { return FunctionRequest0<FunctionIsolation.OnCallersActor, FunctionEffects.AsyncThrowing, T>.self }
    }
    return nil
}

private func wrapper1<T>(of type: Any.Type, _ parameters: [Any.Type], returning _: T.Type) -> (any RequestWrapper.Type)? {
    func open1<Argument1>(_: Argument1.Type) -> (any RequestWrapper.Type)? {
        switch effects(of: type) {
        case []:
            if type == ((Argument1) -> T).self || type == (@Sendable (Argument1) -> T).self { return FunctionRequest1<FunctionIsolation.Nonisolated, FunctionEffects.None, Argument1, T>.self }
            if type == (@MainActor (Argument1) -> T).self || type == (@MainActor @Sendable (Argument1) -> T).self {
                return FunctionRequest1<FunctionIsolation.OnMainActor, FunctionEffects.None, Argument1, T>.self
            }
        case .throwing:
            if type == ((Argument1) throws -> T).self || type == (@Sendable (Argument1) throws -> T).self { return FunctionRequest1<FunctionIsolation.Nonisolated, FunctionEffects.Throwing, Argument1, T>.self }
            if type == (@MainActor (Argument1) throws -> T).self || type == (@MainActor @Sendable (Argument1) throws -> T).self {
                return FunctionRequest1<FunctionIsolation.OnMainActor, FunctionEffects.Throwing, Argument1, T>.self
            }
        case .asynchronous:
            if type == ((Argument1) async -> T).self || type == (@Sendable (Argument1) async -> T).self { return FunctionRequest1<FunctionIsolation.Nonisolated, FunctionEffects.Async, Argument1, T>.self }
            if type == (@MainActor (Argument1) async -> T).self || type == (@MainActor @Sendable (Argument1) async -> T).self {
                return FunctionRequest1<FunctionIsolation.OnMainActor, FunctionEffects.Async, Argument1, T>.self
            }
            if isOnCallersActor(type) { return FunctionRequest1<FunctionIsolation.OnCallersActor, FunctionEffects.Async, Argument1, T>.self }
        default:
            if type == ((Argument1) async throws -> T).self || type == (@Sendable (Argument1) async throws -> T).self { return FunctionRequest1<FunctionIsolation.Nonisolated, FunctionEffects.AsyncThrowing, Argument1, T>.self }
            if type == (@MainActor (Argument1) async throws -> T).self || type == (@MainActor @Sendable (Argument1) async throws -> T).self {
                return FunctionRequest1<FunctionIsolation.OnMainActor, FunctionEffects.AsyncThrowing, Argument1, T>.self
            }
            if isOnCallersActor(type) { return FunctionRequest1<FunctionIsolation.OnCallersActor, FunctionEffects.AsyncThrowing, Argument1, T>.self }
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
                if type == ((Argument1, Argument2) -> T).self || type == (@Sendable (Argument1, Argument2) -> T).self { return FunctionRequest2<FunctionIsolation.Nonisolated, FunctionEffects.None, Argument1, Argument2, T>.self }
                if type == (@MainActor (Argument1, Argument2) -> T).self || type == (@MainActor @Sendable (Argument1, Argument2) -> T).self {
                    return FunctionRequest2<FunctionIsolation.OnMainActor, FunctionEffects.None, Argument1, Argument2, T>.self
                }
            case .throwing:
                if type == ((Argument1, Argument2) throws -> T).self || type == (@Sendable (Argument1, Argument2) throws -> T).self { return FunctionRequest2<FunctionIsolation.Nonisolated, FunctionEffects.Throwing, Argument1, Argument2, T>.self }
                if type == (@MainActor (Argument1, Argument2) throws -> T).self || type == (@MainActor @Sendable (Argument1, Argument2) throws -> T).self {
                    return FunctionRequest2<FunctionIsolation.OnMainActor, FunctionEffects.Throwing, Argument1, Argument2, T>.self
                }
            case .asynchronous:
                if type == ((Argument1, Argument2) async -> T).self || type == (@Sendable (Argument1, Argument2) async -> T).self { return FunctionRequest2<FunctionIsolation.Nonisolated, FunctionEffects.Async, Argument1, Argument2, T>.self }
                if type == (@MainActor (Argument1, Argument2) async -> T).self || type == (@MainActor @Sendable (Argument1, Argument2) async -> T).self {
                    return FunctionRequest2<FunctionIsolation.OnMainActor, FunctionEffects.Async, Argument1, Argument2, T>.self
                }
                if isOnCallersActor(type) { return FunctionRequest2<FunctionIsolation.OnCallersActor, FunctionEffects.Async, Argument1, Argument2, T>.self }
            default:
                if type == ((Argument1, Argument2) async throws -> T).self || type == (@Sendable (Argument1, Argument2) async throws -> T).self { return FunctionRequest2<FunctionIsolation.Nonisolated, FunctionEffects.AsyncThrowing, Argument1, Argument2, T>.self }
                if type == (@MainActor (Argument1, Argument2) async throws -> T).self || type == (@MainActor @Sendable (Argument1, Argument2) async throws -> T).self {
                    return FunctionRequest2<FunctionIsolation.OnMainActor, FunctionEffects.AsyncThrowing, Argument1, Argument2, T>.self
                }
                if isOnCallersActor(type) { return FunctionRequest2<FunctionIsolation.OnCallersActor, FunctionEffects.AsyncThrowing, Argument1, Argument2, T>.self }
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
                    if type == ((Argument1, Argument2, Argument3) -> T).self || type == (@Sendable (Argument1, Argument2, Argument3) -> T).self { return FunctionRequest3<FunctionIsolation.Nonisolated, FunctionEffects.None, Argument1, Argument2, Argument3, T>.self }
                    if type == (@MainActor (Argument1, Argument2, Argument3) -> T).self || type == (@MainActor @Sendable (Argument1, Argument2, Argument3) -> T).self {
                        return FunctionRequest3<FunctionIsolation.OnMainActor, FunctionEffects.None, Argument1, Argument2, Argument3, T>.self
                    }
                case .throwing:
                    if type == ((Argument1, Argument2, Argument3) throws -> T).self || type == (@Sendable (Argument1, Argument2, Argument3) throws -> T).self { return FunctionRequest3<FunctionIsolation.Nonisolated, FunctionEffects.Throwing, Argument1, Argument2, Argument3, T>.self }
                    if type == (@MainActor (Argument1, Argument2, Argument3) throws -> T).self || type == (@MainActor @Sendable (Argument1, Argument2, Argument3) throws -> T).self {
                        return FunctionRequest3<FunctionIsolation.OnMainActor, FunctionEffects.Throwing, Argument1, Argument2, Argument3, T>.self
                    }
                case .asynchronous:
                    if type == ((Argument1, Argument2, Argument3) async -> T).self || type == (@Sendable (Argument1, Argument2, Argument3) async -> T).self { return FunctionRequest3<FunctionIsolation.Nonisolated, FunctionEffects.Async, Argument1, Argument2, Argument3, T>.self }
                    if type == (@MainActor (Argument1, Argument2, Argument3) async -> T).self || type == (@MainActor @Sendable (Argument1, Argument2, Argument3) async -> T).self {
                        return FunctionRequest3<FunctionIsolation.OnMainActor, FunctionEffects.Async, Argument1, Argument2, Argument3, T>.self
                    }
                    if isOnCallersActor(type) { return FunctionRequest3<FunctionIsolation.OnCallersActor, FunctionEffects.Async, Argument1, Argument2, Argument3, T>.self }
                default:
                    if type == ((Argument1, Argument2, Argument3) async throws -> T).self || type == (@Sendable (Argument1, Argument2, Argument3) async throws -> T).self { return FunctionRequest3<FunctionIsolation.Nonisolated, FunctionEffects.AsyncThrowing, Argument1, Argument2, Argument3, T>.self }
                    if type == (@MainActor (Argument1, Argument2, Argument3) async throws -> T).self || type == (@MainActor @Sendable (Argument1, Argument2, Argument3) async throws -> T).self {
                        return FunctionRequest3<FunctionIsolation.OnMainActor, FunctionEffects.AsyncThrowing, Argument1, Argument2, Argument3, T>.self
                    }
                    if isOnCallersActor(type) { return FunctionRequest3<FunctionIsolation.OnCallersActor, FunctionEffects.AsyncThrowing, Argument1, Argument2, Argument3, T>.self }
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
                        if type == ((Argument1, Argument2, Argument3, Argument4) -> T).self || type == (@Sendable (Argument1, Argument2, Argument3, Argument4) -> T).self { return FunctionRequest4<FunctionIsolation.Nonisolated, FunctionEffects.None, Argument1, Argument2, Argument3, Argument4, T>.self }
                        if type == (@MainActor (Argument1, Argument2, Argument3, Argument4) -> T).self || type == (@MainActor @Sendable (Argument1, Argument2, Argument3, Argument4) -> T).self {
                            return FunctionRequest4<FunctionIsolation.OnMainActor, FunctionEffects.None, Argument1, Argument2, Argument3, Argument4, T>.self
                        }
                    case .throwing:
                        if type == ((Argument1, Argument2, Argument3, Argument4) throws -> T).self || type == (@Sendable (Argument1, Argument2, Argument3, Argument4) throws -> T).self { return FunctionRequest4<FunctionIsolation.Nonisolated, FunctionEffects.Throwing, Argument1, Argument2, Argument3, Argument4, T>.self }
                        if type == (@MainActor (Argument1, Argument2, Argument3, Argument4) throws -> T).self || type == (@MainActor @Sendable (Argument1, Argument2, Argument3, Argument4) throws -> T).self {
                            return FunctionRequest4<FunctionIsolation.OnMainActor, FunctionEffects.Throwing, Argument1, Argument2, Argument3, Argument4, T>.self
                        }
                    case .asynchronous:
                        if type == ((Argument1, Argument2, Argument3, Argument4) async -> T).self || type == (@Sendable (Argument1, Argument2, Argument3, Argument4) async -> T).self { return FunctionRequest4<FunctionIsolation.Nonisolated, FunctionEffects.Async, Argument1, Argument2, Argument3, Argument4, T>.self }
                        if type == (@MainActor (Argument1, Argument2, Argument3, Argument4) async -> T).self || type == (@MainActor @Sendable (Argument1, Argument2, Argument3, Argument4) async -> T).self {
                            return FunctionRequest4<FunctionIsolation.OnMainActor, FunctionEffects.Async, Argument1, Argument2, Argument3, Argument4, T>.self
                        }
                        if isOnCallersActor(type) { return FunctionRequest4<FunctionIsolation.OnCallersActor, FunctionEffects.Async, Argument1, Argument2, Argument3, Argument4, T>.self }
                    default:
                        if type == ((Argument1, Argument2, Argument3, Argument4) async throws -> T).self || type == (@Sendable (Argument1, Argument2, Argument3, Argument4) async throws -> T).self { return FunctionRequest4<FunctionIsolation.Nonisolated, FunctionEffects.AsyncThrowing, Argument1, Argument2, Argument3, Argument4, T>.self }
                        if type == (@MainActor (Argument1, Argument2, Argument3, Argument4) async throws -> T).self || type == (@MainActor @Sendable (Argument1, Argument2, Argument3, Argument4) async throws -> T).self {
                            return FunctionRequest4<FunctionIsolation.OnMainActor, FunctionEffects.AsyncThrowing, Argument1, Argument2, Argument3, Argument4, T>.self
                        }
                        if isOnCallersActor(type) { return FunctionRequest4<FunctionIsolation.OnCallersActor, FunctionEffects.AsyncThrowing, Argument1, Argument2, Argument3, Argument4, T>.self }
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
