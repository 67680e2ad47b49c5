/// What one contribution puts into a collection.
@frozen @usableFromInline
struct Part {
    /// Whether it gives several elements at once.
    @usableFromInline let isMany: Bool
    /// The key of an entry of a dictionary.
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

/// What puts a collection together from its parts, whose edges it is called with.
///
/// Comes from where the first part was bound: there the optimizer knows the types.
@usableFromInline
typealias Gather = (_ parts: [Part]) -> Code

/// A collection that is put together from contributions.
protocol GatheredType {
    static func gathered(_ parts: [Part]) -> Code
    /// The same where the collection holds providers of the parts.
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
                deliver((0..<count).map { P(source: Source((edges.first + $0).pointee, env)) }, out)
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
            // Made in the order of declaration, and put where the copied table of places has them: nothing is hashed.
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
                deliver(places.mapValues { P(source: Source((edges.first + $0).pointee, env)) }, out)
            }
        }
        return open(provider)
    }

    /// Which part belongs to which key. The rules have made sure that no two have the same.
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
    /// What was wrapped. A cast alone would take one `nil` of nested optionals for another.
    @usableFromInline
    func content<Key>(_: Key.Type) -> Key? {
        func open<Base>(_ base: Base) -> Key? {
            // They are one type: `as?` would look into its optionals.
            Base.self == Key.self ? unsafeBitCast(base, to: Key.self) : base as? Key
        }
        return _openExistential(base, do: open)
    }
}

/// A provider that comes out of a graph.
protocol GraphProvider {
    init(source: Source)
}

extension Provider: GraphProvider {}

/// Code that is safe to share for a reason that the compiler cannot see: its keys are Sendable, because `intoDictionary`
/// takes no others, and a type that can be hashed in a collection on any thread conforms on all of them.
@inlinable @inline(__always)
func shareable(_ code: @escaping (Env, Edges, @escaping UntypedFactory, UnsafeMutableRawPointer?) -> UInt) -> Code {
    unsafeBitCast(code, to: Code.self)
}
