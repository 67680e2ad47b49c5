internal import CDovetail
internal import DovetailGraph

// `(Argument) -> Element` and the like: the assisted factory of the product that is built from these arguments, as a function. As with
// `() -> Element`, other types conform to the protocol in the place of function types.

/// The attributes of a function besides `@Sendable`, which need not be told apart.
private protocol FunctionKind {
    static var traits: Graph.FunctionTraits { get }
}

private enum Nonisolated: FunctionKind {
    static var traits: Graph.FunctionTraits { [] }
}

/// The isolation of a function is not part of its representation.
private enum OnMainActor: FunctionKind {
    static var traits: Graph.FunctionTraits { .mainActor }
}

/// `(Argument) -> Element`.
private enum FunctionRequest<Kind: FunctionKind, Argument, Element>: RequestWrapper {
    static func form(_ interner: inout KeyInterner) -> Graph.RequestForm {
        .function(of: interner.key(Element.self), seed: interner.key(Argument.self))
    }
    static var traits: Graph.FunctionTraits { Kind.traits }

    static func code(_ contributions: [Contribution]) -> Code? {
        { env, edges, _, out in
            let factory = edges.get(0, env, DeferredTarget.self)
            return deliver({ @Sendable (argument: Argument) in factory.make(argument, Element.self) }, out)
        }
    }
}

/// A function with two parameters.
private enum FunctionRequest2<Kind: FunctionKind, Argument1, Argument2, Element>: RequestWrapper {
    static func form(_ interner: inout KeyInterner) -> Graph.RequestForm {
        .function(of: interner.key(Element.self), seed: interner.key((Argument1, Argument2).self))
    }
    static var traits: Graph.FunctionTraits { Kind.traits }

    static func code(_ contributions: [Contribution]) -> Code? {
        { env, edges, _, out in
            let factory = edges.get(0, env, DeferredTarget.self)
            return deliver({ @Sendable (first: Argument1, second: Argument2) in factory.make((first, second), Element.self) }, out)
        }
    }
}

/// A function with three parameters.
private enum FunctionRequest3<Kind: FunctionKind, Argument1, Argument2, Argument3, Element>: RequestWrapper {
    static func form(_ interner: inout KeyInterner) -> Graph.RequestForm {
        .function(of: interner.key(Element.self), seed: interner.key((Argument1, Argument2, Argument3).self))
    }
    static var traits: Graph.FunctionTraits { Kind.traits }

    static func code(_ contributions: [Contribution]) -> Code? {
        { env, edges, _, out in
            let factory = edges.get(0, env, DeferredTarget.self)
            return deliver(
                { @Sendable (first: Argument1, second: Argument2, third: Argument3) in factory.make((first, second, third), Element.self) },
                out)
        }
    }
}

/// A function with four parameters.
private enum FunctionRequest4<Kind: FunctionKind, Argument1, Argument2, Argument3, Argument4, Element>: RequestWrapper {
    static func form(_ interner: inout KeyInterner) -> Graph.RequestForm {
        .function(of: interner.key(Element.self), seed: interner.key((Argument1, Argument2, Argument3, Argument4).self))
    }
    static var traits: Graph.FunctionTraits { Kind.traits }

    static func code(_ contributions: [Contribution]) -> Code? {
        { env, edges, _, out in
            let factory = edges.get(0, env, DeferredTarget.self)
            return deliver(
                { @Sendable (first: Argument1, second: Argument2, third: Argument3, fourth: Argument4) in
                    factory.make((first, second, third, fourth), Element.self)
                }, out)
        }
    }
}

extension DeferredTarget {
    /// Calls an assisted factory.
    fileprivate func make<Seed, Element>(_ seed: Seed, _: Element.Type) -> Element {
        withUnsafePointer(to: seed) { seed in received(Element.self) { call(seed, $0) } }
    }
}

/// Returns the wrapper for a type of functions with parameters. Nil for functions that are ordinary keys: those with other attributes or
/// effects, with `inout` or variadic parameters, with functions as parameters, and those that return nothing.
///
/// Opened by nested generic functions, because closures that do so crash the compiler (6.3.1).
func functionWrapper(of type: Any.Type, _ parameters: [Any.Type], returning result: Any.Type) -> (any RequestWrapper.Type)? {
    if result == Void.self || parameters.contains(where: isFunction) { return nil }
    return switch parameters.count {
    case 1: wrapper1(of: type, parameters, returning: result)
    case 2: wrapper2(of: type, parameters, returning: result)
    case 3: wrapper3(of: type, parameters, returning: result)
    case 4: wrapper4(of: type, parameters, returning: result)
    default: nil
    }
}

private func isFunction(_ type: Any.Type) -> Bool { dovetail_function_result(unsafeBitCast(type, to: UnsafeRawPointer.self)) != nil }

private func wrapper1<T>(of type: Any.Type, _ parameters: [Any.Type], returning _: T.Type) -> (any RequestWrapper.Type)? {
    func open1<Argument>(_: Argument.Type) -> (any RequestWrapper.Type)? {
        if type == ((Argument) -> T).self || type == (@Sendable (Argument) -> T).self {
            return FunctionRequest<Nonisolated, Argument, T>.self
        }
        if type == (@MainActor (Argument) -> T).self || type == (@MainActor @Sendable (Argument) -> T).self {
            return FunctionRequest<OnMainActor, Argument, T>.self
        }
        return nil
    }
    return open1(parameters[0])
}

private func wrapper2<T>(of type: Any.Type, _ parameters: [Any.Type], returning _: T.Type) -> (any RequestWrapper.Type)? {
    func open1<Argument1>(_: Argument1.Type) -> (any RequestWrapper.Type)? {
        func open2<Argument2>(_: Argument2.Type) -> (any RequestWrapper.Type)? {
            if type == ((Argument1, Argument2) -> T).self || type == (@Sendable (Argument1, Argument2) -> T).self {
                return FunctionRequest2<Nonisolated, Argument1, Argument2, T>.self
            }
            if type == (@MainActor (Argument1, Argument2) -> T).self || type == (@MainActor @Sendable (Argument1, Argument2) -> T).self {
                return FunctionRequest2<OnMainActor, Argument1, Argument2, T>.self
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
                if type == ((Argument1, Argument2, Argument3) -> T).self || type == (@Sendable (Argument1, Argument2, Argument3) -> T).self
                {
                    return FunctionRequest3<Nonisolated, Argument1, Argument2, Argument3, T>.self
                }
                if type == (@MainActor (Argument1, Argument2, Argument3) -> T).self
                    || type == (@MainActor @Sendable (Argument1, Argument2, Argument3) -> T).self
                {
                    return FunctionRequest3<OnMainActor, Argument1, Argument2, Argument3, T>.self
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
                    if type == ((Argument1, Argument2, Argument3, Argument4) -> T).self
                        || type == (@Sendable (Argument1, Argument2, Argument3, Argument4) -> T).self
                    {
                        return FunctionRequest4<Nonisolated, Argument1, Argument2, Argument3, Argument4, T>.self
                    }
                    if type == (@MainActor (Argument1, Argument2, Argument3, Argument4) -> T).self
                        || type == (@MainActor @Sendable (Argument1, Argument2, Argument3, Argument4) -> T).self
                    {
                        return FunctionRequest4<OnMainActor, Argument1, Argument2, Argument3, Argument4, T>.self
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
