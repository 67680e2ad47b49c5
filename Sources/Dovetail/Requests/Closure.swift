/// A type whose instances are derived from another request.
protocol LinkedType {
    /// Returns a node that creates an instance from the one edge, or from no edge for an optional that is not bound.
    static func node(_ edges: Edges, isAbsent: Bool) -> Node
}

extension Provider: LinkedType {
    static func node(_ edges: Edges, isAbsent: Bool) -> Node {
        Node({ env, edges, _, out in deliver(Provider(source: ProviderTarget(edges.first.pointee, env)), out) }, edges: edges)
    }
}

extension TaggedProvider: LinkedType {
    static func node(_ edges: Edges, isAbsent: Bool) -> Node {
        Node({ env, edges, _, out in deliver(TaggedProvider(source: ProviderTarget(edges.first.pointee, env)), out) }, edges: edges)
    }
}

extension MainActorProvider: LinkedType {
    static func node(_ edges: Edges, isAbsent: Bool) -> Node {
        Node({ env, edges, _, out in deliver(MainActorProvider(source: ProviderTarget(edges.first.pointee, env)), out) }, edges: edges)
    }
}

extension Lazy: LinkedType {
    static func node(_ edges: Edges, isAbsent: Bool) -> Node {
        Node(
            { env, edges, _, out in
                let source = ProviderTarget(edges.first.pointee, env)
                return deliver(Lazy(LazyValue(source, Element.self, env.plan.wiring.waiting)), out)
            }, edges: edges)
    }
}

extension WeakProvider: LinkedType {
    static func node(_ edges: Edges, isAbsent: Bool) -> Node {
        Node({ env, edges, _, out in deliver(WeakProvider(WeakLink(edges.first.pointee, env)), out) }, edges: edges)
    }
}

extension Optional: LinkedType {
    static func node(_ edges: Edges, isAbsent: Bool) -> Node {
        if isAbsent { return Node { _, _, _, out in deliver(Wrapped?.none, out) } }
        return Node({ env, edges, _, out in deliver(Wrapped?.some(edges.get(0, env, Wrapped.self)), out) }, edges: edges)
    }
}

extension Linker {
    /// Returns a node that creates a closure of type `type`, which returns `result`.
    func closureNode(_ type: Any.Type, _ result: Any.Type, _ inner: Edge) -> Node {
        func open<T>(_: T.Type) -> Node {
            let code: Code
            switch ClosureKind(type, giving: result) {
            case .sendable, .plain, nil:
                code = { env, edges, _, out in
                    let source = ProviderTarget(edges.first.pointee, env)
                    return deliver({ @Sendable in source.get(T.self) }, out)
                }
            case .mainActor, .sendableOnMainActor:
                code = { env, edges, _, out in
                    let source = ProviderTarget(edges.first.pointee, env)
                    return deliver({ @MainActor @Sendable in source.get(T.self) }, out)
                }
            }
            return Node(code, edges: edges([inner]))
        }
        return _openExistential(result, do: open)
    }
}
