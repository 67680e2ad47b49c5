public import Dovetail

// What the providers of Cleanse had beside `get()`. In Swift 5 mode any function is taken, as by the builders: the overloads
// that take it are preferred for their constraint, which every type satisfies.

extension ProviderProtocol {
    /// A provider of the same elements.
    public func asProvider() -> Provider<Element> {
        // Providers that were written before Swift 6 do not say that they are Sendable.
        nonisolated(unsafe) let element = get
        return Provider(getter: { element() })
    }
}

extension Provider where Element: SendableMetatype {
    /// A provider without a graph.
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
    /// A provider without a graph.
    @available(swift, obsoleted: 6)
    @preconcurrency
    public init(getter: @escaping () -> T.Element) {
        nonisolated(unsafe) let getter = getter
        self.init(sendable: { getter() })
    }
}

extension TaggedProvider {
    fileprivate init(sendable getter: @escaping @Sendable () -> T.Element) { self.init(getter: getter) }

    /// A provider that gives what `other` gives.
    @preconcurrency
    public init<Other: ProviderProtocol & Sendable>(other: Other) where Other.Element == T.Element {
        self.init(getter: { other.get() })
    }
}

extension WeakProvider where E: SendableMetatype {
    /// A provider without a graph; it does not retain what `getter` gives.
    @available(swift, obsoleted: 6)
    @preconcurrency
    public init(getter: @escaping () -> E?) {
        nonisolated(unsafe) let getter = getter
        self.init(sendable: { getter() })
    }
}

extension WeakProvider {
    fileprivate init(sendable getter: @escaping @Sendable () -> E?) { self.init(getter: getter) }

    /// A provider of `value`, which it does not retain. Only a value that is no object is kept.
    @preconcurrency
    public init(value: E?) where E: Sendable {
        guard let value, type(of: value as Any) is AnyClass else {
            self.init(getter: { value })
            return
        }
        let object = WeakReference(value as AnyObject)
        self.init(getter: { object.object as? E })
    }

    /// A provider that gives what `other` gives.
    @preconcurrency
    public init<Other: ProviderProtocol & Sendable>(other: Other) where Other.Element == E? {
        self.init(getter: { other.get() })
    }
}

private final class WeakReference: @unchecked Sendable {  // Written once; a weak reference is read on any thread.
    private(set) weak var object: AnyObject?

    init(_ object: AnyObject) { self.object = object }
}

extension Assisted: ProviderProtocol {
    /// A seed, for tests.
    public init(value: Element) { self.init(value) }

    /// The seed that `getter` gives, which is called once.
    public init(getter: () -> Element) { self.init(getter()) }
}

extension Factory where F.Seed: SendableMetatype {
    /// A factory without a graph, for tests.
    @available(swift, obsoleted: 6)
    @preconcurrency
    public init(factory: @escaping (F.Seed) -> F.Element) {
        nonisolated(unsafe) let factory = factory
        let build: @Sendable (F.Seed) -> F.Element = { factory($0) }
        self.init(build)
    }
}

extension Factory {
    /// A factory without a graph, for tests.
    @available(swift, introduced: 6)
    public init(factory: @escaping @Sendable (F.Seed) -> F.Element) { self.init(factory) }
}

/// What injects properties into objects: a `PropertyInjector`, or what replaces it in a test.
public protocol PropertyInjectorProtocol<Element> {
    /// What it injects into.
    associatedtype Element: AnyObject

    /// Injects into `object`.
    func injectProperties(into object: Element)
}

extension PropertyInjector: PropertyInjectorProtocol {}

extension ComponentFactory {
    /// A new instance of the component: its root.
    public func build<Element>(_ seed: Element) -> C.Root where C.Seed == Provider<Element> {
        // Nothing leaves this call: the value need not be safe to share.
        nonisolated(unsafe) let seed = seed
        return build(Provider(getter: { seed }))
    }
}
