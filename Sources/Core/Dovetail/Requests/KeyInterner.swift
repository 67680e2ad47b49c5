internal import DovetailGraph

/// Numbers the distinct keys of a graph.
struct KeyInterner {
    private(set) var types: ContiguousArray<Any.Type> = []
    /// The tags of the keys; empty if no key has one.
    private var tags: ContiguousArray<Any.Type?> = []
    /// A hash table of positions in `types`; -1 marks an empty entry. Empty for a few keys, which are found faster one after the other.
    private var table: ContiguousArray<Int32> = []

    private static let few = 8

    init(capacity: Int) {
        guard capacity > Self.few else { return }
        var size = 32
        while size < capacity * 3 { size *= 2 }
        table = ContiguousArray(repeating: -1, count: size)
        types.reserveCapacity(capacity)
    }

    /// Returns the number of a key, and assigns a new one to a new key.
    mutating func key(_ type: Any.Type, tag: Any.Type? = nil) -> Int {
        if table.isEmpty {
            if let known = find(type, tag: tag) { return known }
            append(type, tag)
            if types.count > Self.few { grow() }
            return types.count - 1
        }
        if types.count * 2 >= table.count { grow() }
        let (place, known) = entry(of: type, tag)
        if known >= 0 { return Int(known) }
        table[place] = Int32(types.count)
        append(type, tag)
        return types.count - 1
    }

    /// Assigns a number to a type that is not found by its type, because several have the same one.
    mutating func add(_ type: Any.Type) -> Int {
        append(type, nil)
        if table.isEmpty ? types.count > Self.few : types.count * 2 >= table.count { grow() }
        return types.count - 1
    }

    /// Returns the number of a key, or nil for a new key.
    func find(_ type: Any.Type, tag: Any.Type? = nil) -> Int? {
        if table.isEmpty { return types.indices.first { isKey($0, type, tag) } }
        let known = entry(of: type, tag).key
        return known < 0 ? nil : Int(known)
    }

    /// The entry of the table that has the key, or the empty one for it.
    @inline(__always)
    private func entry(of type: Any.Type, _ tag: Any.Type?) -> (place: Int, key: Int32) {
        var place = hash(type, tag)
        while true {
            let key = table[place]
            if key < 0 || isKey(Int(key), type, tag) { return (place, key) }
            place = (place + 1) & (table.count - 1)
        }
    }

    private func isKey(_ key: Int, _ type: Any.Type, _ tag: Any.Type?) -> Bool { types[key] == type && self.tag(key) == tag }

    private func tag(_ key: Int) -> Any.Type? { tags.isEmpty ? nil : tags[key] }

    private mutating func append(_ type: Any.Type, _ tag: Any.Type?) {
        if tag != nil || !tags.isEmpty {
            while tags.count < types.count { tags.append(nil) }
            tags.append(tag)
        }
        types.appendToFew(type)
    }

    private func hash(_ type: Any.Type, _ tag: Any.Type?) -> Int {
        var hash = UInt(bitPattern: unsafeBitCast(type, to: Int.self))
        if let tag { hash ^= UInt(bitPattern: unsafeBitCast(tag, to: Int.self)) &* 0x9E37_79B9 }
        // Metadata addresses are multiples of eight or more, so the low bits alone would collide.
        hash ^= hash >> 15
        hash = hash &* 0x85EB_CA6B
        hash ^= hash >> 13
        return Int(bitPattern: hash) & (table.count - 1)
    }

    private mutating func grow() {
        table = ContiguousArray(repeating: -1, count: max(32, table.count * 2))
        types.reserveCapacity(table.count / 2)
        for position in types.indices { table[entry(of: types[position], tag(position)).place] = Int32(position) }
    }

    /// Returns the keys with their forms, as they appear in the graph. Forms may require further keys.
    mutating func entries() -> [Graph.KeyEntry] {
        var entries: [Graph.KeyEntry] = []
        entries.reserveCapacity(types.count)
        var position = 0
        while position < types.count {
            let tag = tag(position)
            let (form, traits) = RequestWrappers.form(of: types[position], tag: tag, &self)
            let key = Graph.Key(TypeName(types[position]), tag: tag.map { TypeName($0) })
            entries.append(Graph.KeyEntry(key, form: form, traits: traits))
            position += 1
        }
        return entries
    }
}

// SPDX-License-Identifier: Apache-2.0
