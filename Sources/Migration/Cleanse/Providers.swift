public import Dovetail

// The methods of Cleanse's providers besides `get()`. In Swift 5 mode these accept any function, as the builders do: their overloads are
// preferred because of their constraint, which every type satisfies.

extension ProviderProtocol {
    /// Returns a provider of the same elements.
    public func asProvider() -> Provider<Element> {
        // Providers written before Swift 6 do not conform to Sendable.
        nonisolated(unsafe) let element = get
        return Provider(getter: { element() })
    }
}

extension Provider where Element: SendableMetatype {
    /// Creates a provider without a graph.
    @available(swift, obsoleted: 6)
    @preconcurrency
    public init(getter: @escaping () -> Element) {
        nonisolated(unsafe) let getter = getter
        self.init(sendable: { getter() })
    }
}

extension Provider {
    fileprivate init(sendable getter: @escaping @Sendable () -> Element) { self.init(getter: getter) }
}

extension TaggedProvider where T.Element: SendableMetatype {
    /// Creates a provider without a graph.
    @available(swift, obsoleted: 6)
    @preconcurrency
    public init(getter: @escaping () -> T.Element) {
        nonisolated(unsafe) let getter = getter
        self.init(sendable: { getter() })
    }
}

extension TaggedProvider {
    fileprivate init(sendable getter: @escaping @Sendable () -> T.Element) { self.init(getter: getter) }

    /// Creates a provider that returns the elements of `other`.
    @preconcurrency
    public init<Other: ProviderProtocol & Sendable>(other: Other) where Other.Element == T.Element {
        self.init(getter: { other.get() })
    }
}

extension WeakProvider where E: SendableMetatype {
    /// Creates a provider without a graph. It does not retain the results of `getter`.
    @available(swift, obsoleted: 6)
    @preconcurrency
    public init(getter: @escaping () -> E?) {
        nonisolated(unsafe) let getter = getter
        self.init(sendable: { getter() })
    }
}

extension WeakProvider {
    fileprivate init(sendable getter: @escaping @Sendable () -> E?) { self.init(getter: getter) }

    /// Creates a provider of `value`. Unlike a provider of the graph it retains the value, as in Cleanse, so a test can pass a new object.
    @preconcurrency
    public init(value: E?) where E: Sendable { self.init(getter: { value }) }

    /// Creates a provider that returns the elements of `other`.
    @preconcurrency
    public init<Other: ProviderProtocol & Sendable>(other: Other) where Other.Element == E? {
        self.init(getter: { other.get() })
    }
}

extension Assisted: ProviderProtocol {
    /// Wraps a seed, for tests.
    public init(value: Element) { self.init(value) }

    /// Wraps the seed that `getter` returns. It is called once.
    public init(getter: () -> Element) { self.init(getter()) }
}

extension Factory where F.Seed: SendableMetatype {
    /// Creates a factory without a graph, for tests.
    @available(swift, obsoleted: 6)
    @preconcurrency
    public init(factory: @escaping (F.Seed) -> F.Element) {
        nonisolated(unsafe) let factory = factory
        let build: @Sendable (F.Seed) -> F.Element = { factory($0) }
        self.init(build)
    }
}

extension Factory {
    /// Creates a factory without a graph, for tests.
    @available(swift, introduced: 6)
    public init(factory: @escaping @Sendable (F.Seed) -> F.Element) { self.init(factory) }
}

/// Injects properties into objects: a `PropertyInjector`, or its replacement in a test.
public protocol PropertyInjectorProtocol<Element> {
    /// The type of the objects.
    associatedtype Element: AnyObject

    /// Injects dependencies into `object`.
    func injectProperties(into object: Element)
}

extension PropertyInjector: PropertyInjectorProtocol {}

extension ComponentFactory {
    /// Builds a new instance of the component and returns its root.
    public func build<Element>(_ seed: Element) -> C.Root where C.Seed == Provider<Element> {
        // The seed does not escape this call, so it does not need to be Sendable.
        nonisolated(unsafe) let seed = seed
        return build(Provider(getter: { seed }))
    }
}

// SPDX-License-Identifier: Apache-2.0
