/// What a binding provides: a key, or an entry of the dictionary with that key.
package struct ProvidedKey<Key: Hashable, Entry: Hashable> {
    package let key: Key
    package let contributes: Bool
    /// The key of an entry.
    package let entry: Entry?
    package let isDefault: Bool

    package init(_ key: Key, contributes: Bool = false, entry: Entry? = nil, isDefault: Bool = false) {
        self.key = key
        self.contributes = contributes
        self.entry = entry
        self.isDefault = isDefault
    }
}

/// What a component and its ancestors bind.
private enum Bound<Key: Hashable, Entry: Hashable>: Hashable {
    case key(Key)
    /// A key that is bound other than by contributions.
    case whole(Key)
    case entry(Key, Entry)
}

extension ContiguousArray<CollectedComponent> {
    /// Returns the positions of the defaults that other bindings override, in order.
    ///
    /// A default applies if neither its component nor an ancestor has another binding of its key, or a default of an ancestor. Contributions
    /// are overridden together, by any other binding of the collection; an entry of a dictionary is overridden by an entry with its key. The
    /// order of the declarations in a component does not matter, and those of descendants do not either.
    ///
    /// - Parameter provided: What the binding at a position provides; nil if it overrides nothing.
    package func overriddenDefaults<Key, Entry>(_ provided: (Int) -> ProvidedKey<Key, Entry>?) -> [Int] {
        typealias Part = Bound<Key, Entry>
        var overridden: [Int] = []
        var bound = PathTable<Part, Void>(ComponentTree(count: count) { self[$0].parent })
        func isOverridden(_ default: ProvidedKey<Key, Entry>) -> Bool {
            guard let entry = `default`.entry else { return bound[Part.key(`default`.key)] != nil }
            return bound[Part.whole(`default`.key)] != nil || bound[Part.entry(`default`.key, entry)] != nil
        }
        func add(_ provided: ProvidedKey<Key, Entry>) {
            bound.set(Part.key(provided.key), ())
            if !provided.contributes { bound.set(Part.whole(provided.key), ()) }
            if let entry = provided.entry { bound.set(Part.entry(provided.key, entry), ()) }
        }
        for component in indices {
            bound.go(to: component)
            var defaults: [(position: Int, provided: ProvidedKey<Key, Entry>)] = []
            for position in self[component].bindings {
                guard let provided = provided(position) else { continue }
                if provided.isDefault { defaults.append((position, provided)) } else { add(provided) }
            }
            let applying = defaults.filter { !isOverridden($0.provided) }
            overridden += defaults.filter { isOverridden($0.provided) }.map(\.position)
            for (_, provided) in applying { add(provided) }
        }
        return overridden
    }

    /// Adapts the positions of bindings in the components to an array from which those at `removed`, which are sorted, have been removed.
    package func removeBindings(at removed: [Int]) {
        var count = 0
        func moved(_ position: Int) -> Int {
            while count < removed.count, removed[count] < position { count += 1 }
            return position - count
        }
        for component in self {
            let (seed, root) = (component.seed, component.root)
            let first = moved(component.bindings.lowerBound)
            // In the order of the positions. The seed comes first.
            component.seed = seed.map(moved)
            component.root = root.map(moved)
            component.bindings = first..<moved(component.bindings.upperBound)
        }
    }
}

extension RangeReplaceableCollection where Index == Int {
    /// Returns the elements without those at `removed`, which are sorted.
    package func removing(at removed: [Int]) -> Self {
        var result = Self()
        var rest = removed[...]
        for position in indices {
            if rest.first == position { rest.removeFirst() } else { result.append(self[position]) }
        }
        return result
    }
}

// SPDX-License-Identifier: Apache-2.0
