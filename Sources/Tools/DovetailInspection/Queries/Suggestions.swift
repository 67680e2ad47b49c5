import DovetailGraph

/// Returns the `candidates` that are similar to `name`, most similar first.
package func similar(to name: String, in candidates: [String], limit: Int = 3) -> [String] {
    let wanted = Array(name.lowercased().unicodeScalars.prefix(longestCompared))
    let tolerance = max(1, min(4, wanted.count / 3))
    var near: [(distance: Int, name: String)] = []
    var seen: Set<String> = []
    for candidate in candidates where seen.insert(candidate).inserted {
        let letters = Array(candidate.lowercased().unicodeScalars.prefix(longestCompared))
        let distance = EditDistance.between(wanted, letters, atMost: tolerance)
        if distance <= tolerance {
            near.append((distance, candidate))
        } else if wanted.count > 2, letters.contains(wanted) {
            near.append((tolerance + 1, candidate))
        }
    }
    return near.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(limit).map(\.name)
}

/// The length up to which names are compared. Common text beyond it does not make names more similar.
private let longestCompared = 120

extension [Unicode.Scalar] {
    /// Whether this array contains `other` as a contiguous part.
    fileprivate func contains(_ other: [Unicode.Scalar]) -> Bool {
        guard other.count <= count else { return false }
        return (0...(count - other.count)).contains { self[$0..<$0 + other.count].elementsEqual(other) }
    }
}

// SPDX-License-Identifier: Apache-2.0
