/// The version of a compiler, as `swiftc --version` and each tree state it.
package struct CompilerVersion: Hashable, Comparable, Sendable, CustomStringConvertible {
    let major: Int
    let minor: Int

    /// The first version whose trees can be read.
    static let first = CompilerVersion(major: 6, minor: 3)
    /// The last version whose trees have been compared with running programs.
    static let lastTested = CompilerVersion(major: 6, minor: 3)

    init(major: Int, minor: Int) {
        self.major = major
        self.minor = minor
    }

    /// `Swift version 6.3.1 (swift-6.3.1-RELEASE)`, `Apple Swift version 6.3 (swiftlang-…)`
    package init?(_ text: String) {
        guard let start = text.firstRange(of: "Swift version ")?.upperBound else { return nil }
        let numbers = text[start...].prefix { $0.isNumber || $0 == "." }.split(separator: ".").compactMap { Int($0) }
        guard numbers.count >= 2 else { return nil }
        self.init(major: numbers[0], minor: numbers[1])
    }

    package static func < (one: Self, other: Self) -> Bool { (one.major, one.minor) < (other.major, other.minor) }

    package var description: String { "\(major).\(minor)" }
}

// SPDX-License-Identifier: Apache-2.0
