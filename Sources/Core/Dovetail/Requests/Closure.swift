internal import DovetailGraph

/// Creates a function for every `Element` that is an object, without calls to generic code. Memory contains functions in their most general
/// representation, in which a result is stored through a pointer; that of an object of any type is one retained reference.
private let objectClosure: Code = { env, edges, _, out in
    let source = DeferredTarget(edges.first.pointee, env)
    return deliver({ @Sendable in source.get(AnyObject.self) }, out)
}

/// `() -> Element`, with or without `@Sendable`. A function type cannot conform to a protocol; this type does so in its place.
private enum ClosureRequest<Element>: RequestWrapper {
    static func form(_ interner: inout KeyInterner) -> Graph.RequestForm { .closure(of: interner.key(Element.self)) }

    static func code(_ contributions: [Contribution]) -> Code? {
        if isObject(dynamically: Element.self) { return objectClosure }
        return { env, edges, _, out in
            let source = DeferredTarget(edges.first.pointee, env)
            return deliver({ @Sendable in source.get(Element.self) }, out)
        }
    }
}

/// `@MainActor () -> Element`, with or without `@Sendable`.
private enum MainActorClosureRequest<Element>: RequestWrapper {
    static func form(_ interner: inout KeyInterner) -> Graph.RequestForm { .mainActorProvider(of: interner.key(Element.self)) }
    /// The isolation of a closure is not part of its representation.
    static func code(_ contributions: [Contribution]) -> Code? { ClosureRequest<Element>.code(contributions) }
}

/// Returns the wrapper for a type of closures that return `T`; nil if they have parameters or other attributes.
func closureWrapper<T>(of type: Any.Type, returning _: T.Type) -> (any RequestWrapper.Type)? {
    if type == (() -> T).self || type == (@Sendable () -> T).self { return ClosureRequest<T>.self }
    if type == (@MainActor () -> T).self || type == (@MainActor @Sendable () -> T).self { return MainActorClosureRequest<T>.self }
    return nil
}

// SPDX-License-Identifier: Apache-2.0
