/// A type that provides an element on each call.
public protocol ProviderProtocol<Element> {
    /// The type that it provides.
    associatedtype Element

    /// Returns an element. The conforming type determines whether it is a new one.
    func get() -> Element
}

extension ProviderProtocol {
    /// Returns an element, as ``get()`` does: `clock()` for a property `clock` that is a provider.
    @inlinable @inline(__always)
    public func callAsFunction() -> Element { get() }
}

// SPDX-License-Identifier: Apache-2.0
