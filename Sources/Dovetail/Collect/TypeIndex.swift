/// Maps types to numbers.
///
/// Not a dictionary: to instantiate a dictionary type, the runtime searches for a conformance of the key type, which costs a cold start
/// more than all operations on these few entries.
struct TypeIndex {
    private var keys = KeyInterner(capacity: 0)
    private var numbers: ContiguousArray<Int> = []

    subscript(type: Any.Type) -> Int? { keys.find(type).map { numbers[$0] } }

    mutating func set(_ type: Any.Type, _ number: Int) {
        let position = keys.key(type)
        if position == numbers.count { numbers.append(number) } else { numbers[position] = number }
    }
}

/// Maps types to numbers, for as long as the component that added the entry is on the path.
struct NumbersOnPath {
    private struct Change {
        /// A position in `numbers`.
        let position: Int
        let before: Int?
    }

    private var keys = KeyInterner(capacity: 0)
    private var numbers: ContiguousArray<Int?> = []
    private var changes: ContiguousArray<Change> = []

    /// The number of entries added.
    var count: Int { changes.count }

    subscript(type: Any.Type) -> Int? { keys.find(type).flatMap { numbers[$0] } }

    mutating func enter(_ type: Any.Type, _ number: Int) {
        let position = keys.key(type)
        if position == numbers.count { numbers.append(nil) }
        changes.append(Change(position: position, before: numbers[position]))
        numbers[position] = number
    }

    /// Removes all entries but the first `count`.
    mutating func leave(to count: Int) {
        while changes.count > count {
            let change = changes.removeLast()
            numbers[change.position] = change.before
        }
    }
}
