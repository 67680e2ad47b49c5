// Written by `Scripts/generate unavailable`. Do not edit.
//
// Guesses of how to get what a provider, a factory or an injector provides.

extension ProviderProtocol {
    /// Rejects another spelling of `get()`.
    @available(*, unavailable, renamed: "get()")
    public var value: Element { unavailable() }
}

extension MainActorProvider {
    /// Rejects another spelling of `get()`.
    @available(*, unavailable, renamed: "get()")
    public var value: Element { unavailable() }
}

extension Assisted {
    /// Rejects another spelling of `get()`.
    @available(*, unavailable, renamed: "get()")
    public var seed: Element { unavailable() }

    /// Rejects another spelling of `get()`.
    @available(*, unavailable, renamed: "get()")
    public var value: Element { unavailable() }

    /// Rejects a mistake: write get()
    @available(*, unavailable, message: "write get()")
    public func callAsFunction() -> Element { unavailable() }
}

extension Factory {
    /// Rejects another spelling of `build(_:)`.
    @available(*, unavailable, renamed: "build(_:)")
    public func make(_ seed: F.Seed) -> F.Element { unavailable() }

    /// Rejects another spelling of `build(_:)`.
    @available(*, unavailable, renamed: "build(_:)")
    public func create(_ seed: F.Seed) -> F.Element { unavailable() }

    /// Rejects another spelling of `build(_:)`.
    @available(*, unavailable, renamed: "build(_:)")
    public func get(_ seed: F.Seed) -> F.Element { unavailable() }
}

extension ComponentFactory {
    /// Rejects another spelling of `build(_:)`.
    @available(*, unavailable, renamed: "build(_:)")
    public func make(_ seed: C.Seed) -> C.Root { unavailable() }

    /// Rejects another spelling of `build(_:)`.
    @available(*, unavailable, renamed: "build(_:)")
    public func create(_ seed: C.Seed) -> C.Root { unavailable() }

    /// Rejects a mistake: write build(seed)
    @available(*, unavailable, message: "write build(seed)")
    public func callAsFunction(_ seed: C.Seed) -> C.Root { unavailable() }
}

extension PropertyInjector {
    /// Rejects another spelling of `injectProperties(into:)`.
    @available(*, unavailable, renamed: "injectProperties(into:)")
    public func inject(_ object: Element) {}

    /// Rejects another spelling of `injectProperties(into:)`.
    @available(*, unavailable, renamed: "injectProperties(into:)")
    public func inject(into object: Element) {}

    /// Rejects a mistake: write injectProperties(into:)
    @available(*, unavailable, message: "write injectProperties(into:)")
    public func callAsFunction(_ object: Element) {}
}
