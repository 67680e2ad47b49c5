// What the generated declarations beside this file have in common. Each exists for the message with which the compiler rejects its use.

/// The body of a function that no program can call.
func unavailable() -> Never { fatalError() }

/// The scopes of other containers, as arguments of methods that the compiler rejects.
@available(*, unavailable, message: "a scope is a type: see Singleton, and sharedInScope()")
public enum OtherScope {
    case application, cached, container, graph, session, shared, singleton, transient, unique, weak
}

/// The resolver of other containers, as the argument of closures that the compiler rejects.
@available(*, unavailable, message: "a factory receives its dependencies as parameters: write to(factory: Session.init)")
public struct OtherResolver {
    /// Rejects a resolver.
    public func resolve<Element>(_ element: Element.Type = Element.self, name: String? = nil) -> Element? { nil }
}

// SPDX-License-Identifier: Apache-2.0
