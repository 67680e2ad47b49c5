/// A type that provides an element on each call.
public protocol ProviderProtocol<Element> {
    /// The type that it provides.
    associatedtype Element

    /// Returns an element. The conforming type determines whether it is a new one.
    func get() -> Element
}
