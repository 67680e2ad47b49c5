package import DovetailGraph

/// Code that cannot be followed: the graph may contain more, or less, from there on.
package struct BlindSpot: Hashable, Comparable, Sendable {
    package var place: Graph.SourceLocation
    /// Why it cannot be followed.
    package var reason: String

    package init(_ reason: String, at place: Graph.SourceLocation) {
        self.place = place
        self.reason = reason
    }

    package static func < (one: Self, other: Self) -> Bool { (one.place, one.reason) < (other.place, other.reason) }
}

// SPDX-License-Identifier: Apache-2.0
