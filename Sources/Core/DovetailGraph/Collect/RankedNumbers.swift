extension Sequence<Int> {
    /// The numbers with the lowest rank first, and numbers of the same rank in ascending order.
    func sorted(byRank rank: (Int) -> Int) -> [Int] { sortedNumbers(map { (rank($0), $0) }) }
}

/// Sorts everything that analyses and rules rank by a number: the compiler generates three kilobytes of code for each type of element and
/// each comparison.
@inline(never)
private func sortedNumbers(_ ranked: [(rank: Int, number: Int)]) -> [Int] { ranked.sorted { $0 < $1 }.map(\.number) }

// SPDX-License-Identifier: Apache-2.0
