/// Positions grouped by a number, such as that of their key.
///
/// Additions are not inlined: most rules make some, and only where they have findings.
struct Groups {
    /// The numbers of the groups, in the order of their first members.
    private(set) var numbers: [Int] = []
    private var members: [Int: [Int]] = [:]

    init() {}
    init(_ positions: some Sequence<Int>, by number: (Int) -> Int) { for position in positions { add(position, to: number(position)) } }

    /// The groups, in the order of their first members.
    var all: [[Int]] { numbers.map { self[$0] } }

    subscript(number: Int) -> [Int] { members[number] ?? [] }

    @inline(never)
    mutating func add(_ member: Int, to number: Int) {
        addGroup(number)
        members[number, default: []].append(member)
    }

    /// Adds a group without members, unless it exists.
    @inline(never)
    mutating func addGroup(_ number: Int) {
        guard members[number] == nil else { return }
        numbers.append(number)
        members[number] = []
    }
}

// SPDX-License-Identifier: Apache-2.0
