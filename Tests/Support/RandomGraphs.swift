import Foundation

/// Hands seeds to `check`, one after the other: as many as `RANDOM_GRAPHS` says, or `count`.
///
/// `RANDOM_GRAPHS=10000 swift test --filter …` looks at ten thousand graphs, and `RANDOM_SEED=4711` at the one of that seed.
package func forRandomGraphs(_ count: UInt64, _ check: (UInt64) throws -> Void) rethrows {
    let environment = ProcessInfo.processInfo.environment
    if let seed = environment["RANDOM_SEED"].flatMap({ UInt64($0) }) { return try check(seed) }
    let count = environment["RANDOM_GRAPHS"].flatMap { UInt64($0) } ?? count
    for seed in 0..<count { try check(seed) }
}

/// The same numbers for the same seed, on every platform.
package struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    package init(seed: UInt64) { state = seed }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// A number in `range`.
    package mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

    /// True in one of `count` cases.
    package mutating func oneIn(_ count: Int) -> Bool { number(1...count) == 1 }
}

// SPDX-License-Identifier: Apache-2.0
