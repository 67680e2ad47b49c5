// Written by `Scripts/generate unavailable`. Do not edit.
//
// A component or factory that is built without its seed, or from where it cannot be built.

public import DovetailGraph

extension RootComponent {
    /// Rejects a mistake: this component has a seed: write build(seed)
    @available(*, unavailable, message: "this component has a seed: write build(seed)")
    public static func build() throws(GraphError) -> Root { unavailable() }

    /// Rejects another spelling of `build(_:)`.
    @available(*, unavailable, renamed: "build(_:)")
    public static func build(seed: Seed) throws(GraphError) -> Root { unavailable() }
}

extension RootComponent where Seed == Void {
    /// Rejects a mistake: this component has no seed: declare typealias Seed in it
    @available(*, unavailable, message: "this component has no seed: declare typealias Seed in it")
    @_disfavoredOverload public static func build<Other>(_ seed: Other) throws(GraphError) -> Root { unavailable() }
}

extension RootComponent {
    /// Rejects a mistake: write ComponentFactory.of(App.self, replacing: […]).build(seed)
    @available(*, unavailable, message: "write ComponentFactory.of(App.self, replacing: […]).build(seed)")
    public static func build(_ seed: Seed, replacing: [any Module.Type]) throws(GraphError) -> Root { unavailable() }

    /// Rejects a mistake: write ComponentFactory.of(App.self, replacing: […]).build()
    @available(*, unavailable, message: "write ComponentFactory.of(App.self, replacing: […]).build()")
    public static func build(replacing: [any Module.Type]) throws(GraphError) -> Root { unavailable() }
}

extension Component {
    /// Rejects a mistake: only a RootComponent is built from outside: install this one and request its ComponentFactory, or make it a RootComponent
    @available(*, unavailable, message: "only a RootComponent is built from outside: install this one and request its ComponentFactory, or make it a RootComponent")
    @_disfavoredOverload public static func build() throws(GraphError) -> Root { unavailable() }

    /// Rejects a mistake: only a RootComponent is built from outside: install this one and request its ComponentFactory, or make it a RootComponent
    @available(*, unavailable, message: "only a RootComponent is built from outside: install this one and request its ComponentFactory, or make it a RootComponent")
    @_disfavoredOverload public static func build(_ seed: Seed) throws(GraphError) -> Root { unavailable() }
}

extension Module {
    /// Rejects a mistake: a module has no root: include(module:) it in a RootComponent, and build that
    @available(*, unavailable, message: "a module has no root: include(module:) it in a RootComponent, and build that")
    public static func build() throws(GraphError) {}
}

extension ComponentFactory {
    /// Rejects a mistake: this component has a seed: write build(seed)
    @available(*, unavailable, message: "this component has a seed: write build(seed)")
    public func build() -> C.Root { unavailable() }

    /// Rejects a mistake: only a RootComponent is built from outside: install this one and request its ComponentFactory
    @available(*, unavailable, message: "only a RootComponent is built from outside: install this one and request its ComponentFactory")
    public static func of(_ component: C.Type) throws(GraphError) -> Self { unavailable() }

    /// Rejects a mistake: write ComponentFactory.of(App.self)
    @available(*, unavailable, message: "write ComponentFactory.of(App.self)")
    public init() { unavailable() }

    /// Rejects a mistake: write ComponentFactory.of(App.self)
    @available(*, unavailable, message: "write ComponentFactory.of(App.self)")
    public init(_ component: C.Type) { unavailable() }
}

extension ComponentFactory where C.Seed == Void {
    /// Rejects a mistake: this component has no seed: declare typealias Seed in it
    @available(*, unavailable, message: "this component has no seed: declare typealias Seed in it")
    @_disfavoredOverload public func build<Other>(_ seed: Other) -> C.Root { unavailable() }
}

extension Factory {
    /// Rejects a mistake: this factory has a seed: write build(seed)
    @available(*, unavailable, message: "this factory has a seed: write build(seed)")
    public func build() -> F.Element { unavailable() }
}
