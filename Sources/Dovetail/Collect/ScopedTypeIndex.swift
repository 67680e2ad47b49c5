/// Maps types to numbers, for as long as the component that added the entry is on the path.
///
/// Not a dictionary: to instantiate a dictionary type, the runtime searches for a conformance of the key type, which costs a cold start
/// more than all operations on these few entries.
struct ScopedTypeIndex {
    private static let none = -1

    private var keys = KeyInterner(capacity: 0)
    private var numbers: ContiguousArray<Int> = []
    // Two arrays of a type that other code needs too: a cold start pays for the metadata of each type of array.
    /// Positions in `numbers`, in the order in which they were changed.
    private var changed: ContiguousArray<Int> = []
    /// The number before each of these changes.
    private var before: ContiguousArray<Int> = []

    /// The number of entries added.
    var count: Int { changed.count }

    subscript(type: Any.Type) -> Int? {
        guard let position = keys.find(type), numbers[position] != Self.none else { return nil }
        return numbers[position]
    }

    mutating func enter(_ type: Any.Type, _ number: Int) {
        let position = keys.key(type)
        if position == numbers.count { numbers.appendToFew(Self.none) }
        changed.appendToFew(position)
        before.appendToFew(numbers[position])
        numbers[position] = number
    }

    /// Removes all entries but the first `count`.
    mutating func leave(to count: Int) {
        while changed.count > count { numbers[changed.removeLast()] = before.removeLast() }
    }
}
