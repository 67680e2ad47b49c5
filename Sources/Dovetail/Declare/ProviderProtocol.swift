/// What gives an element each time it is asked.
public protocol ProviderProtocol<Element> {
    associatedtype Element

    func get() -> Element
}

extension ProviderProtocol where Self: Sendable {
    /// A provider of what `transform` makes of each element.
    @preconcurrency
    public func map<Result>(_ transform: @escaping @Sendable (Element) -> Result) -> Provider<Result> {
        Provider(getter: { transform(get()) })
    }
}
