// A component or factory that is built without its seed, or from where it cannot be built.

public import DovetailGraph

extension RootComponent {
    /// Rejects building without a seed.
    @available(*, unavailable, message: "this component has a seed: write build(seed)")
    public static func build() throws(GraphError) -> Root { unavailable() }

    /// Rejects a label.
    @available(*, unavailable, renamed: "build(_:)")
    public static func build(seed: Seed) throws(GraphError) -> Root { unavailable() }

    /// Rejects replacements as an argument.
    @available(*, unavailable, message: "write ComponentFactory.of(App.self, replacing: […]).build(seed)")
    public static func build(_ seed: Seed, replacing: [any Module.Type]) throws(GraphError) -> Root { unavailable() }

    /// Rejects replacements as an argument.
    @available(*, unavailable, message: "write ComponentFactory.of(App.self, replacing: […]).build()")
    public static func build(replacing: [any Module.Type]) throws(GraphError) -> Root { unavailable() }
}

// Disfavored, because a root component is a component, too: its own messages come first.
extension Component {
    /// Rejects building a component that is no root component.
    @available(
        *, unavailable,
        message: "only a RootComponent is built from outside: install this one and request its ComponentFactory, or make it a RootComponent"
    )
    @_disfavoredOverload
    public static func build() throws(GraphError) -> Root { unavailable() }

    /// Rejects building a component that is no root component.
    @available(
        *, unavailable,
        message: "only a RootComponent is built from outside: install this one and request its ComponentFactory, or make it a RootComponent"
    )
    @_disfavoredOverload
    public static func build(_ seed: Seed) throws(GraphError) -> Root { unavailable() }
}

extension Module {
    /// Rejects building a module.
    @available(*, unavailable, message: "a module has no root: include(module:) it in a RootComponent, and build that")
    public static func build() throws(GraphError) { unavailable() }
}

extension ComponentFactory {
    /// Rejects building without a seed.
    @available(*, unavailable, message: "this component has a seed: write build(seed)")
    public func build() -> C.Root { unavailable() }

    /// Rejects a component that is no root component.
    @available(
        *, unavailable,
        message: "only a RootComponent is built from outside: install this one and request its ComponentFactory"
    )
    public static func of(_ component: C.Type) throws(GraphError) -> Self { unavailable() }

    /// Rejects a factory that is created without validation.
    @available(*, unavailable, message: "write ComponentFactory.of(App.self)")
    public init() { unavailable() }

    /// Rejects a root component as an argument.
    @available(*, unavailable, message: "write ComponentFactory.of(App.self)")
    public init(_ component: C.Type) { unavailable() }
}

extension Factory {
    /// Rejects building without a seed.
    @available(*, unavailable, message: "this factory has a seed: write build(seed)")
    public func build() -> F.Element { unavailable() }
}

/// The body of a function that no program can call.
func unavailable() -> Never { fatalError() }
