/// Maps declarers to numbers, for as long as the component that added the entry is on the path.
struct PathNumbers {
    private static let none = -1

    // Three arrays of a type that other code needs too: a cold start pays for the metadata of each type of array.
    /// The number of each declarer.
    private var numbers: ContiguousArray<Int> = []
    /// The declarers whose numbers were changed, in this order.
    private var changed: ContiguousArray<Int> = []
    /// The number before each of these changes.
    private var before: ContiguousArray<Int> = []

    /// The number of entries added.
    var count: Int { changed.count }

    subscript(declarer: Int) -> Int? {
        guard declarer < numbers.count, numbers[declarer] != Self.none else { return nil }
        return numbers[declarer]
    }

    mutating func enter(_ declarer: Int, _ number: Int) {
        if changed.isEmpty {
            numbers.reserveCapacity(8)
            changed.reserveCapacity(8)
            before.reserveCapacity(8)
        }
        while numbers.count <= declarer { numbers.append(Self.none) }
        changed.append(declarer)
        before.append(numbers[declarer])
        numbers[declarer] = number
    }

    /// Removes all entries but the first `count`.
    mutating func leave(to count: Int) {
        while changed.count > count { numbers[changed.removeLast()] = before.removeLast() }
    }
}

// SPDX-License-Identifier: Apache-2.0
