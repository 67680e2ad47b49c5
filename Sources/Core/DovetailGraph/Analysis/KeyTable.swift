/// Maps keys to what components declare for them, with lookups from a component upwards.
///
/// Each declaration has a position, for which the table looks up the component: a binding, a multibinding or another declaration.
struct KeyTable: Sendable {
    /// The first position of each key; -1 for none. Empty until there is one, because in most graphs two of the three tables have none.
    private var first: ContiguousArray<Int32> = []
    /// The next position of the same key; empty if no key has more than one.
    private var next: ContiguousArray<Int32> = []
    /// For keys that many components bind: the position to use, by intervals of the tree's order.
    private var intervals: [Int: [Border]] = [:]

    private static let crowd = 8

    /// From `place` in the tree's order up to the next border, `position` is the result; -1 means none.
    private struct Border {
        let place: Int32
        let position: Int32
    }

    /// - Parameters:
    ///   - key: The key of a position; nil if the position is not in the table.
    ///   - component: The component of a position. Asked again when something is looked up.
    init(_ positions: Range<Int>, keyCount: Int, _ tree: ComponentTree, key: (Int) -> Int?, component: (Int) -> Int) {
        // Each becomes the first of its key, so the last one begins.
        for position in positions.reversed() {
            guard let key = key(position) else { continue }
            if first.isEmpty { first = ContiguousArray(repeating: -1, count: keyCount) }
            if first[key] >= 0 {
                if next.isEmpty { next = ContiguousArray(repeating: -1, count: positions.upperBound) }
                next[position] = first[key]
            }
            first[key] = Int32(position)
        }
        if !next.isEmpty { for key in first.indices { addBorders(of: key, tree, component) } }
    }

    /// Whether some key has more than one position.
    var hasDuplicates: Bool { !next.isEmpty }

    /// All positions of a key, in ascending order.
    func all(_ key: Int) -> [Int] {
        var found: [Int] = []
        var position = first.isEmpty ? -1 : first[key]
        while position >= 0 {
            found.append(Int(position))
            position = next.isEmpty ? -1 : next[Int(position)]
        }
        return found
    }

    /// The position for `key` in `component`: its own first one, or that of the nearest ancestor.
    func find(_ key: Int, from component: Int, _ tree: ComponentTree, _ owner: (Int) -> Int) -> Int? {
        if first.isEmpty { return nil }
        if let borders = intervals.isEmpty ? nil : intervals[key] { return find(borders, at: tree.first(component)) }
        var nearest: Int?
        var place: Int32 = -1
        var position = Int(first[key])
        while position >= 0 {
            let owner = owner(position)
            if tree.first(owner) > place, tree.contains(component, in: owner) {
                nearest = position
                place = tree.first(owner)
            }
            position = next.isEmpty ? -1 : Int(next[position])
        }
        return nearest
    }

    /// The result at the last border at or before `place`.
    private func find(_ borders: [Border], at place: Int32) -> Int? {
        var (low, high) = (0, borders.count)
        while low < high {
            let middle = (low + high) / 2
            if borders[middle].place <= place { low = middle + 1 } else { high = middle }
        }
        guard low > 0, borders[low - 1].position >= 0 else { return nil }
        return Int(borders[low - 1].position)
    }

    private mutating func addBorders(of key: Int, _ tree: ComponentTree, _ owner: (Int) -> Int) {
        var position = first[key]
        for _ in 0..<Self.crowd where position >= 0 { position = next[Int(position)] }
        if position < 0 { return }
        var borders: [Border] = []
        var open: [Int] = []
        func close(before place: Int32) {
            while let last = open.last, tree.end(owner(last)) <= place {
                open.removeLast()
                borders.append(Border(place: tree.end(owner(last)), position: open.last.map { Int32($0) } ?? -1))
            }
        }
        // In the order of the tree. If one component has several positions, the first one counts.
        for position in all(key).sorted(byRank: { Int(tree.first(owner($0))) }) {
            if let last = open.last, owner(last) == owner(position) { continue }
            close(before: tree.first(owner(position)))
            borders.append(Border(place: tree.first(owner(position)), position: Int32(position)))
            open.append(position)
        }
        close(before: .max)
        intervals[key] = borders
    }
}

// SPDX-License-Identifier: Apache-2.0
