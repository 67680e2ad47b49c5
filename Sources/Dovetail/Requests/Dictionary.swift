/// The part that one contribution adds to a collection.
@frozen @usableFromInline
struct Part {
    /// Whether the contribution adds several elements at once.
    @usableFromInline let isMany: Bool
    /// The key, if the contribution is an entry of a dictionary.
    @usableFromInline let entry: AnyHashable?

    init(_ contribution: Recipe.Contribution?) {
        switch contribution {
        case .entry(let key):
            isMany = false
            entry = key
        case .elements:
            isMany = true
            entry = nil
        case .element, nil:
            isMany = false
            entry = nil
        }
    }
}

/// Returns the code that assembles a collection from its parts. The code is called with the edges of the parts.
///
/// The closure is created where the first part was bound, because the optimizer knows the concrete types there.
@usableFromInline
typealias CollectionAssembler = (_ parts: [Part]) -> Code

/// A collection that is assembled from contributions.
protocol GatheredType {
    static func gathered(_ parts: [Part]) -> Code
    /// Returns the code for a collection that holds providers of the parts.
    static func gathered(providers parts: [Part]) -> Code
}

extension Array: GatheredType {
    @inlinable
    static func gathered(_ parts: [Part]) -> Code {
        let count = parts.count
        if !parts.contains(where: { $0.isMany }) {
            return { env, edges, _, out in
                deliver(
                    Array(unsafeUninitializedCapacity: count) { buffer, initialized in
                        for index in 0..<count {
                            buffer.initializeElement(at: index, to: edges.get(index, env, Element.self))
                            initialized = index + 1
                        }
                    }, out)
            }
        }
        let isMany = parts.map { $0.isMany }
        return { env, edges, _, out in
            var elements: [Element] = []
            for index in 0..<count {
                if isMany[index] {
                    elements += edges.get(index, env, [Element].self)
                } else {
                    elements.append(edges.get(index, env, Element.self))
                }
            }
            return deliver(elements, out)
        }
    }

    static func gathered(providers parts: [Part]) -> Code {
        guard let provider = Element.self as? any GraphProvider.Type else { return gathered(parts) }
        func open<P: GraphProvider>(_: P.Type) -> Code {
            let count = parts.count
            return shareable { env, edges, _, out in
                deliver((0..<count).map { P(source: ProviderTarget((edges.first + $0).pointee, env)) }, out)
            }
        }
        return open(provider)
    }
}

extension Set: GatheredType {
    @inlinable
    static func gathered(_ parts: [Part]) -> Code {
        let count = parts.count
        return shareable { env, edges, _, out in
            var elements = Set(minimumCapacity: count)
            for index in 0..<count { elements.insert(edges.get(index, env, Element.self)) }
            return deliver(elements, out)
        }
    }

    static func gathered(providers parts: [Part]) -> Code { gathered(parts) }
}

extension Dictionary: GatheredType {
    @inlinable
    static func gathered(_ parts: [Part]) -> Code {
        let places = places(of: parts)
        let count = parts.count
        return shareable { env, edges, _, out in
            // The values are created in the order of declaration, then stored through a copy of the table of positions, which needs no
            // hashing.
            withUnsafeTemporaryAllocation(of: Value.self, capacity: count) { values in
                for index in 0..<count { values.initializeElement(at: index, to: edges.get(index, env, Value.self)) }
                let entries = places.mapValues { values[$0] }
                values.deinitialize()
                return deliver(entries, out)
            }
        }
    }

    static func gathered(providers parts: [Part]) -> Code {
        guard let provider = Value.self as? any GraphProvider.Type else { return gathered(parts) }
        let places = places(of: parts)
        func open<P: GraphProvider>(_: P.Type) -> Code {
            shareable { env, edges, _, out in
                deliver(places.mapValues { P(source: ProviderTarget((edges.first + $0).pointee, env)) }, out)
            }
        }
        return open(provider)
    }

    /// The position of the part for each key. The rules guarantee that the keys are distinct.
    @inlinable
    static func places(of parts: [Part]) -> [Key: Int] {
        var places: [Key: Int] = [:]
        for (index, part) in parts.enumerated() {
            if let key = part.entry?.content(Key.self) { places[key] = index }
        }
        return places
    }
}

extension AnyHashable {
    /// Returns the wrapped value. A cast alone would confuse the levels of a `nil` in nested optionals.
    @usableFromInline
    func content<Key>(_: Key.Type) -> Key? {
        func open<Base>(_ base: Base) -> Key? {
            // The types are identical, and `as?` would unwrap optionals.
            Base.self == Key.self ? unsafeBitCast(base, to: Key.self) : base as? Key
        }
        return _openExistential(base, do: open)
    }
}

/// A provider that a graph can create.
protocol GraphProvider {
    init(source: ProviderTarget)
}

extension Provider: GraphProvider {}

/// Marks code as Sendable for a reason that the compiler cannot see: `intoDictionary` only accepts keys that are Sendable, and a type
/// that is `Hashable` in a nonisolated context is so on every thread.
@inlinable @inline(__always)
func shareable(_ code: @escaping (EnvironmentPointer, Edges, @escaping UntypedFactory, UnsafeMutableRawPointer?) -> UInt) -> Code {
    unsafeBitCast(code, to: Code.self)
}
