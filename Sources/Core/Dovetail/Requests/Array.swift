internal import DovetailGraph

/// `[T]`: the contributions to it. `[Provider<T>]`: a provider of each contribution to `[T]`.
extension Array: RequestWrapper {
    static func form(_ interner: inout KeyInterner) -> Graph.RequestForm {
        guard let element = RequestWrappers.element(ofProvider: Element.self) else { return taggedForm(&interner) }
        func open<T>(_: T.Type) -> Any.Type { [T].self }
        return .providers(ofCollection: interner.key(open(element)))
    }

    static func taggedForm(_ interner: inout KeyInterner) -> Graph.RequestForm { .collection(of: interner.key(Element.self)) }

    static func code(_ contributions: [Contribution]) -> Code? {
        guard let makeProvider = (Element.self as? any RequestWrapper.Type)?.code([.element]) else { return nil }
        let count = contributions.count
        return { env, edges, _, out in
            deliver(
                filled(count) { index, element in
                    _ = makeProvider(env, Edges(edges.first + index), Node.nothing, UnsafeMutableRawPointer(element))
                }, out)
        }
    }

    @inlinable
    static func assembled(_ contributions: [Contribution]) -> Code? {
        let count = contributions.count
        if !contributions.contains(where: { $0.isMany }) {
            return { env, edges, _, out in deliver(filled(count) { index, element in edges.put(index, env, element) }, out) }
        }
        let isMany = contributions.map { $0.isMany }
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

    /// Returns an array whose elements `create` initializes.
    @inlinable @inline(__always)
    static func filled(_ count: Int, _ create: (_ index: Int, _ element: UnsafeMutablePointer<Element>) -> Void) -> [Element] {
        // An empty array made from uninitialized memory writes its count into the one array that all empty ones share: a data race.
        if count == 0 { return [] }
        return Array(unsafeUninitializedCapacity: count) { buffer, initialized in
            for index in 0..<count { create(index, buffer.baseAddress.unsafelyUnwrapped + index) }
            initialized = count
        }
    }
}

extension BindingBuilder where Element == Key {
    /// Adds one element to the collection `[Element]`, in the order of declaration.
    @inlinable @inline(__always)
    public func intoCollection() -> BindingBuilder<Element, [Element], Scope> {
        draft.contribute(to: [Element].self) { [Element].assembled($0) }
        return BindingBuilder<Element, [Element], Scope>(draft)
    }

    /// Adds several elements to the collection `[Element]`, in the order of declaration.
    ///
    /// ```swift
    /// binder.bind(Command.self).elementsIntoCollection().to(value: [Command(name: "copy"), Command(name: "paste")])
    /// ```
    @inlinable @inline(__always)
    public func elementsIntoCollection() -> BindingBuilder<[Element], [Element], Scope> {
        draft.contribute(many: true, to: [Element].self) { [Element].assembled($0) }
        return BindingBuilder<[Element], [Element], Scope>(draft)
    }

    /// Adds several elements to the collection `[Element]`, in the order of declaration.
    // Disfavored, so that the compiler reports a mistake in the rest of the chain for one element, and prefers the method of Cleanse.
    @available(*, deprecated, renamed: "elementsIntoCollection()")
    @_disfavoredOverload @inlinable @inline(__always)
    public func intoCollection() -> BindingBuilder<[Element], [Element], Scope> { elementsIntoCollection() }
}

// SPDX-License-Identifier: Apache-2.0
