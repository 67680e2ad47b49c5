internal import DovetailGraph

/// The seed, among the parameters of an assisted factory. Its position does not matter.
@frozen
public struct Assisted<Element> {
    // The seed must remain the only stored property: the engine reinterprets a pointer to the seed as a pointer to this type.
    @usableFromInline let content: Element

    /// Wraps a seed, for tests of functions that take one.
    @inlinable
    public init(_ seed: Element) { content = seed }

    /// Returns the seed that the caller passed.
    @inlinable
    public func get() -> Element { content }
}

extension Assisted: Sendable where Element: Sendable {}

extension Assisted: RequestWrapper {
    static func form(_ interner: inout KeyInterner) -> Graph.RequestForm { .assisted(of: interner.key(Element.self)) }
}

// SPDX-License-Identifier: Apache-2.0
