internal import DovetailGraph

/// The instance that is bound under a tag, as an eager dependency.
///
/// ```swift
/// binder.bind(Client.self).to { (url: Tagged<BaseURL>) in Client(base: url.get()) }
/// ```
///
/// The instance is created before the factory is called, as for a parameter of type `T.Element`. Use a ``TaggedProvider`` to defer it.
@frozen
public struct Tagged<T: Tag>: ProviderProtocol {
    // The instance must remain the only stored property: the engine writes an instance to memory that is read as this type.
    @usableFromInline let content: T.Element

    /// Wraps an instance, for tests of functions that take one.
    @inlinable
    public init(_ instance: T.Element) { content = instance }

    /// Returns the instance.
    @inlinable @inline(__always)
    public func get() -> T.Element { content }
}

extension Tagged: Sendable where T.Element: Sendable {}

extension Tagged: RequestWrapper {
    static func form(_ interner: inout KeyInterner) -> Graph.RequestForm { .tagged(of: interner.key(T.Element.self, tag: T.self)) }

    /// For an object, which the engine passes in a register. Other instances have the same representation with and without the wrapper:
    /// see ``Linker/derivedEdge(_:in:)``.
    static func code(_ contributions: [Contribution]) -> Code? {
        guard isObject(T.Element.self) else {
            return { env, edges, _, out in deliver(Tagged(edges.get(0, env, T.Element.self)), out) }
        }
        // Not generic, so that it is a few instructions.
        return { env, edges, _, out in
            out.unsafelyUnwrapped.assumingMemoryBound(to: UInt.self).pointee = edges.first.pointee.object(env)
            return 0
        }
    }

    static var provided: (type: Any.Type, tag: Any.Type?)? { (T.Element.self, T.self) }
}

// SPDX-License-Identifier: Apache-2.0
