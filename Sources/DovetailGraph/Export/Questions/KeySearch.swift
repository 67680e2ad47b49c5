extension Graph {
    /// The positions of the keys that somebody may mean by `name`.
    ///
    /// A name is a full or a short type name, with ` tagged ` and the tag behind it where there is one. A key that fits
    /// exactly comes alone; otherwise come all that fit by their short names.
    public func keys(named name: String) -> [Int] {
        let exact = keys.indices.filter { keys[$0].key.identity == name }
        if !exact.isEmpty { return exact }
        let names = Names(self)
        return keys.indices.filter { keys[$0].key.description == name || names.key($0) == name }
    }

    /// The names of keys that look like `name`, the most similar first; at most `limit`.
    public func keys(like name: String, limit: Int = 3) -> [String] {
        let names = Names(self)
        let wanted = Array(name.lowercased().unicodeScalars.prefix(Self.longestCompared))
        let tolerance = max(1, min(4, wanted.count / 3))
        var near: [(distance: Int, name: String)] = []
        var seen: Set<String> = []
        for position in keys.indices where keys[position].form.isAnswerable {
            let shown = names.key(position)
            guard seen.insert(shown).inserted else { continue }
            let candidate = Array(shown.lowercased().unicodeScalars.prefix(Self.longestCompared))
            if let distance = Self.distance(wanted, candidate, atMost: tolerance) {
                near.append((distance, shown))
            } else if wanted.count > 2, shown.lowercased().contains(name.lowercased()) {
                near.append((tolerance + 1, shown))
            }
        }
        return near.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(limit).map(\.name)
    }

    private static let longestCompared = 120

    /// How many letters have to be added, removed, changed or swapped to make `other` of `one`.
    private static func distance(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar], atMost limit: Int) -> Int? {
        guard abs(one.count - other.count) <= limit else { return nil }
        var beforeLast: [Int] = []
        var last = Array(0...other.count)
        for (row, letter) in one.enumerated() {
            var current = [row + 1]
            for (column, candidate) in other.enumerated() {
                var best = min(last[column] + (letter == candidate ? 0 : 1), last[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, letter == other[column - 1], one[row - 1] == candidate {
                    best = min(best, beforeLast[column - 1] + 1)
                }
                current.append(best)
            }
            if let least = current.min(), least > limit { return nil }
            beforeLast = last
            last = current
        }
        return last[other.count] <= limit ? last[other.count] : nil
    }
}

extension Graph.Form {
    /// Whether somebody binds such keys, or only asks for them.
    fileprivate var isAnswerable: Bool {
        switch self {
        case .plain, .collection, .factory, .componentFactory, .propertyInjector: true
        default: false
        }
    }
}

extension Picture {
    /// The points that answer a key, or stand for it because it is missing, in all components.
    package func points(ofKey key: Int) -> [Int] {
        var key = key
        while true {
            let points = (0..<count).filter { self.key($0) == key }
            if !points.isEmpty { return points }
            guard let base = graph.keys[key].form.base else { return [] }
            key = base
        }
    }
}
