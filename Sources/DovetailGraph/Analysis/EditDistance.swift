/// Returns the `candidates` that are similar to `name`, most similar first.
package func similar(to name: String, in candidates: [String], limit: Int = 3) -> [String] {
    let wanted = Array(name.lowercased().unicodeScalars.prefix(longestCompared))
    let tolerance = max(1, min(4, wanted.count / 3))
    var near: [(distance: Int, name: String)] = []
    var seen: Set<String> = []
    for candidate in candidates where seen.insert(candidate).inserted {
        let letters = Array(candidate.lowercased().unicodeScalars.prefix(longestCompared))
        if let distance = distance(wanted, letters, atMost: tolerance) {
            near.append((distance, candidate))
        } else if wanted.count > 2, letters.contains(wanted) {
            near.append((tolerance + 1, candidate))
        }
    }
    return near.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(limit).map(\.name)
}

/// The length up to which names are compared. Common text beyond it does not make names more similar.
private let longestCompared = 120

/// The number of letters to add, remove, change or swap to turn `one` into `other`.
private func distance(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar], atMost limit: Int) -> Int? {
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

extension [Unicode.Scalar] {
    /// Whether this array contains `other` as a contiguous part.
    fileprivate func contains(_ other: [Unicode.Scalar]) -> Bool {
        guard other.count <= count else { return false }
        return (0...(count - other.count)).contains { self[$0..<$0 + other.count].elementsEqual(other) }
    }
}
