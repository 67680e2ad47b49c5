/// The number of letters to add, remove, replace or swap with their neighbor.
package enum EditDistance {
    /// - Parameter limit: A distance that exceeds it may be underestimated, but the result then still exceeds it.
    @inlinable
    package static func between<Letter: Equatable>(_ one: [Letter], _ other: [Letter], atMost limit: Int = .max) -> Int {
        let missing = abs(one.count - other.count)
        if missing > limit { return missing }
        var beforeLast = [Int](repeating: 0, count: other.count + 1)
        var last = Array(0...other.count)
        var current = beforeLast
        var nearestBefore = 0
        for row in one.indices {
            current[0] = row + 1
            var nearest = row + 1
            for column in other.indices {
                let isSame = one[row] == other[column]
                var distance = min(last[column + 1] + 1, current[column] + 1, last[column] + (isSame ? 0 : 1))
                if row > 0, column > 0, one[row] == other[column - 1], one[row - 1] == other[column] {
                    distance = min(distance, beforeLast[column - 1] + 1)
                }
                current[column + 1] = distance
                nearest = min(nearest, distance)
            }
            // Both rows exceed the limit, and every later row is built on one of them.
            if min(nearest, nearestBefore) > limit { return min(nearest, nearestBefore) }
            nearestBefore = nearest
            (beforeLast, last, current) = (last, current, beforeLast)
        }
        return last[other.count]
    }
}

// SPDX-License-Identifier: Apache-2.0
