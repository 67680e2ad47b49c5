internal import DovetailGraph

/// `[K: T]`: the contributions to it. `[K: Provider<T>]`: a provider of each contribution to `[K: T]`.
extension Dictionary: RequestWrapper {
    static func form(_ interner: inout KeyInterner) -> Graph.RequestForm {
        guard let element = RequestWrappers.element(ofProvider: Value.self) else { return taggedForm(&interner) }
        func open<T>(_: T.Type) -> Any.Type { [Key: T].self }
        return .providers(ofCollection: interner.key(open(element)))
    }

    static func taggedForm(_ interner: inout KeyInterner) -> Graph.RequestForm { .collection(of: interner.key(Value.self)) }

    static func code(_ contributions: [Contribution]) -> Code? {
        guard let makeProvider = (Value.self as? any RequestWrapper.Type)?.code([.element]) else { return nil }
        let places = places(of: contributions)
        return shareable { env, edges, _, out in
            deliver(
                places.mapValues { place in
                    received(Value.self) { makeProvider(env, Edges(edges.first + place), Node.nothing, $0) }
                }, out)
        }
    }

    @inlinable
    static func assembled(_ contributions: [Contribution]) -> Code? {
        let places = places(of: contributions)
        let count = contributions.count
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

    /// The position of the contribution for each key. The rules guarantee that the keys are distinct.
    @inlinable
    static func places(of contributions: [Contribution]) -> [Key: Int] {
        var places: [Key: Int] = [:]
        for (index, contribution) in contributions.enumerated() {
            if case .entry(let entry) = contribution, let key = entry.content(Key.self) { places[key] = index }
        }
        return places
    }
}

extension BindingBuilder where Element == Key {
    /// Adds an entry to `[EntryKey: Element]`. Two entries with equal keys are an error.
    @inlinable @inline(__always)
    public func intoDictionary<EntryKey: Hashable & Sendable>(
        _ key: EntryKey
    ) -> BindingBuilder<Element, [EntryKey: Element], Scope> {
        draft.contribute(entry: key, to: [EntryKey: Element].self) { [EntryKey: Element].assembled($0) }
        return BindingBuilder<Element, [EntryKey: Element], Scope>(draft)
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

// SPDX-License-Identifier: Apache-2.0
