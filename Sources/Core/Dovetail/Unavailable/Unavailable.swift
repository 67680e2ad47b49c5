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

extension Binder {
    @available(*, unavailable, message: "name the type of the value that each child is built with, as in from: Request.self")
    public func bindChild<Root, ChildScope: Dovetail.Scope>(
        _ root: Root.Type, scope: ChildScope.Type, configure: @escaping (_ child: Binder<ChildScope>) -> Void
    ) {}

    @available(*, unavailable, message: "name the type of the value that each child is built with, as in from: Request.self")
    public func bindChild<Root>(_ root: Root.Type, configure: @escaping (_ child: Binder<Unscoped>) -> Void) {}

    @available(
        *, unavailable, message: "a child is built with one value: write a tuple, as in from: (Note, Mode).self, or a type of your own"
    )
    public func bindChild<Root, Seed1, Seed2, ChildScope: Dovetail.Scope>(
        _ root: Root.Type, from first: Seed1.Type, _ second: Seed2.Type, scope: ChildScope.Type,
        configure: @escaping (_ child: Binder<ChildScope>) -> Void
    ) {}

    @available(
        *, unavailable, message: "a child is built with one value: write a tuple, as in from: (Note, Mode).self, or a type of your own"
    )
    public func bindChild<Root, Seed1, Seed2>(
        _ root: Root.Type, from first: Seed1.Type, _ second: Seed2.Type, configure: @escaping (_ child: Binder<Unscoped>) -> Void
    ) {}
}

// SPDX-License-Identifier: Apache-2.0
