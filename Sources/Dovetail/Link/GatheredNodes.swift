/// What one contribution puts into a collection.
struct Part {
    /// Whether it gives several elements at once.
    let isMany: Bool
    /// The key of an entry of a dictionary.
    let entry: AnyHashable?

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

/// A collection that is put together from contributions.
protocol GatheredType {
    /// What makes the collection; the edges are those of the parts.
    static func gather(_ parts: [Part], _ edges: Edges) -> Node
    /// The same where the collection holds providers of the parts.
    static func gather(providers parts: [Part], _ edges: Edges) -> Node
}

extension Array: GatheredType {
    static func gather(_ parts: [Part], _ edges: Edges) -> Node {
        let count = parts.count
        if !parts.contains(where: \.isMany) {
            return Node(
                { env, edges, out in
                    deliver(
                        Array(unsafeUninitializedCapacity: count) { buffer, initialized in
                            for index in 0..<count {
                                buffer.initializeElement(at: index, to: edges.get(index, env, Element.self))
                                initialized = index + 1
                            }
                        }, out)
                }, edges: edges)
        }
        let isMany = parts.map(\.isMany)
        return Node(
            { env, edges, out in
                var elements: [Element] = []
                for index in 0..<count {
                    if isMany[index] {
                        elements += edges.get(index, env, [Element].self)
                    } else {
                        elements.append(edges.get(index, env, Element.self))
                    }
                }
                return deliver(elements, out)
            }, edges: edges)
    }

    static func gather(providers parts: [Part], _ edges: Edges) -> Node {
        guard let provider = Element.self as? any GraphProvider.Type else { return gather(parts, edges) }
        func open<P: GraphProvider>(_: P.Type) -> Node {
            let count = parts.count
            return Node(
                shareable { env, edges, out in deliver((0..<count).map { P(source: Source((edges.first + $0).pointee, env)) }, out) },
                edges: edges)
        }
        return open(provider)
    }
}

extension Set: GatheredType {
    static func gather(_ parts: [Part], _ edges: Edges) -> Node {
        let count = parts.count
        return Node(
            shareable { env, edges, out in
                var elements = Set(minimumCapacity: count)
                for index in 0..<count { elements.insert(edges.get(index, env, Element.self)) }
                return deliver(elements, out)
            }, edges: edges)
    }

    static func gather(providers parts: [Part], _ edges: Edges) -> Node { gather(parts, edges) }
}

extension Dictionary: GatheredType {
    static func gather(_ parts: [Part], _ edges: Edges) -> Node {
        let keys = Dictionary.keys(of: parts)
        return Node(
            shareable { env, edges, out in
                var entries = Dictionary(minimumCapacity: keys.count)
                for (index, key) in keys.enumerated() { entries[key] = edges.get(index, env, Value.self) }
                return deliver(entries, out)
            }, edges: edges)
    }

    static func gather(providers parts: [Part], _ edges: Edges) -> Node {
        guard let provider = Value.self as? any GraphProvider.Type else { return gather(parts, edges) }
        let keys = Dictionary.keys(of: parts)
        func open<P: GraphProvider>(_: P.Type) -> Node {
            Node(
                shareable { env, edges, out in
                    var entries: [Key: P] = [:]
                    for (index, key) in keys.enumerated() {
                        entries[key] = P(source: Source((edges.first + index).pointee, env))
                    }
                    return deliver(entries, out)
                }, edges: edges)
        }
        return open(provider)
    }

    private static func keys(of parts: [Part]) -> [Key] { parts.compactMap { $0.entry?.base as? Key } }
}

/// A provider that comes out of a graph.
protocol GraphProvider {
    init(source: Source)
}

extension Provider: GraphProvider {}

/// Code that is safe to share for a reason that the compiler cannot see: its keys are Sendable, because `intoDictionary`
/// takes no others, and a type that can be hashed in a collection on any thread conforms on all of them.
private func shareable(_ code: @escaping (Env, Edges, UnsafeMutableRawPointer?) -> UInt) -> Code {
    unsafeBitCast(code, to: Code.self)
}
