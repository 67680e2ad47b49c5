internal import DovetailGraph

extension Set: RequestWrapper {
    static func form(_ interner: inout KeyInterner) -> Graph.RequestForm { .collection(of: interner.key(Element.self)) }
    static func taggedForm(_ interner: inout KeyInterner) -> Graph.RequestForm { form(&interner) }

    @inlinable
    static func assembled(_ contributions: [Contribution]) -> Code? {
        let count = contributions.count
        return shareable { env, edges, _, out in
            var elements = Set(minimumCapacity: count)
            for index in 0..<count { elements.insert(edges.get(index, env, Element.self)) }
            return deliver(elements, out)
        }
    }
}

extension BindingBuilder where Element == Key, Element: Hashable {
    /// Adds an element to `Set<Element>`.
    @inlinable @inline(__always)
    public func intoSet() -> BindingBuilder<Element, Set<Element>, Scope> {
        draft.contribute(to: Set<Element>.self) { Set<Element>.assembled($0) }
        return BindingBuilder<Element, Set<Element>, Scope>(draft)
    }
}

/// Marks code as Sendable for a reason that the compiler cannot see: `intoDictionary` only accepts keys that are Sendable, and a type
/// that is `Hashable` in a nonisolated context is so on every thread.
@inlinable @inline(__always)
func shareable(_ code: @escaping (EnvironmentPointer, Edges, @escaping UntypedFactory, UnsafeMutableRawPointer?) -> UInt) -> Code {
    unsafeBitCast(code, to: Code.self)
}

// SPDX-License-Identifier: Apache-2.0
