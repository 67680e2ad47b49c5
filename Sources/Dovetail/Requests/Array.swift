extension BindingBuilder where Element == Key {
    /// Adds one element to the collection `[Element]`, in the order of declaration.
    @inlinable @inline(__always)
    public func intoCollection() -> BindingBuilder<Element, [Element], Scope> {
        draft.contribute(.element, to: [Element].self) { Array<Element>.gathered($0) }
        return BindingBuilder<Element, [Element], Scope>(draft)
    }

    /// Adds several elements to the collection `[Element]`, in the order of declaration.
    @inlinable @inline(__always)
    public func intoCollection() -> BindingBuilder<[Element], [Element], Scope> {
        draft.contribute(.elements, to: [Element].self) { Array<Element>.gathered($0) }
        return BindingBuilder<[Element], [Element], Scope>(draft)
    }
}

extension BindingBuilder where Element == Key, Element: Hashable {
    /// Adds an element to `Set<Element>`.
    @inlinable @inline(__always)
    public func intoSet() -> BindingBuilder<Element, Set<Element>, Scope> {
        draft.contribute(.element, to: Set<Element>.self) { Set<Element>.gathered($0) }
        return BindingBuilder<Element, Set<Element>, Scope>(draft)
    }
}

extension BindingBuilder where Element == Key {
    /// Adds an entry to `[EntryKey: Element]`. Two entries with equal keys are an error.
    @inlinable @inline(__always)
    public func intoDictionary<EntryKey: Hashable & Sendable>(
        _ key: EntryKey
    ) -> BindingBuilder<Element, [EntryKey: Element], Scope> {
        draft.contribute(entry: key, to: [EntryKey: Element].self) { [EntryKey: Element].gathered($0) }
        return BindingBuilder<Element, [EntryKey: Element], Scope>(draft)
    }
}
