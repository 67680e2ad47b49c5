/// What gives an element each time it is asked.
public protocol ProviderProtocol<Element> {
    /// What it gives.
    associatedtype Element

    /// An element; whether it is a new one is up to what stands behind.
    func get() -> Element
}

extension ProviderProtocol where Self: Sendable {
    /// A provider of what `transform` makes of each element.
    @preconcurrency
    public func map<Result>(_ transform: @escaping @Sendable (Element) -> Result) -> Provider<Result> {
        Provider(getter: { transform(get()) })
    }
}
