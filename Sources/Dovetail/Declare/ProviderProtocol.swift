/// A type that provides an element on each call.
public protocol ProviderProtocol<Element> {
    /// The type that it provides.
    associatedtype Element

    /// Returns an element. The conforming type determines whether it is a new one.
    func get() -> Element
}

extension ProviderProtocol where Self: Sendable {
    /// Returns a provider that applies `transform` to each element.
    @preconcurrency
    public func map<Result>(_ transform: @escaping @Sendable (Element) -> Result) -> Provider<Result> {
        Provider(getter: { transform(get()) })
    }
}
