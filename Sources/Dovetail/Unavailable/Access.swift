// Guesses of how to get what a provider, a factory or an injector provides.

extension ProviderProtocol {
    /// Rejects another spelling.
    @available(*, unavailable, renamed: "get()")
    public var value: Element { unavailable() }
}

extension MainActorProvider {
    /// Rejects another spelling.
    @available(*, unavailable, renamed: "get()")
    public var value: Element { unavailable() }
}

extension Assisted {
    /// Rejects another spelling.
    @available(*, unavailable, renamed: "get()")
    public var seed: Element { content }

    /// Rejects another spelling.
    @available(*, unavailable, renamed: "get()")
    public var value: Element { content }

    /// Rejects another spelling.
    @available(*, unavailable, message: "write get()")
    public func callAsFunction() -> Element { get() }
}

extension Factory {
    /// Rejects another spelling.
    @available(*, unavailable, renamed: "build(_:)")
    public func make(_ seed: F.Seed) -> F.Element { unavailable() }

    /// Rejects another spelling.
    @available(*, unavailable, renamed: "build(_:)")
    public func create(_ seed: F.Seed) -> F.Element { unavailable() }

    /// Rejects another spelling.
    @available(*, unavailable, renamed: "build(_:)")
    public func get(_ seed: F.Seed) -> F.Element { unavailable() }
}

extension ComponentFactory {
    /// Rejects another spelling.
    @available(*, unavailable, renamed: "build(_:)")
    public func make(_ seed: C.Seed) -> C.Root { unavailable() }

    /// Rejects another spelling.
    @available(*, unavailable, renamed: "build(_:)")
    public func create(_ seed: C.Seed) -> C.Root { unavailable() }

    /// Rejects another spelling.
    @available(*, unavailable, message: "write build(seed)")
    public func callAsFunction(_ seed: C.Seed) -> C.Root { unavailable() }
}

extension PropertyInjector {
    /// Rejects another spelling.
    @available(*, unavailable, renamed: "injectProperties(into:)")
    public func inject(_ object: Element) { unavailable() }

    /// Rejects another spelling.
    @available(*, unavailable, renamed: "injectProperties(into:)")
    public func inject(into object: Element) { unavailable() }

    /// Rejects another spelling.
    @available(*, unavailable, message: "write injectProperties(into:)")
    public func callAsFunction(_ object: Element) { unavailable() }
}
