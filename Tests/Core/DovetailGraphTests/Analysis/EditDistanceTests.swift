import DovetailGraph
import TestTools
import Testing

@Suite(.watched) struct EditDistanceTests {
    @Test(arguments: [
        ("", "", 0), ("abc", "abc", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abd", 1), ("abc", "acb", 1), ("abcd", "badc", 2),
        ("kitten", "sitting", 3), ("ca", "abc", 3),
    ])
    func `letters are added, removed, replaced or swapped`(one: String, other: String, distance: Int) {
        #expect(EditDistance.between(Array(one.utf8), Array(other.utf8)) == distance)
        #expect(EditDistance.between(Array(other), Array(one)) == distance)
        #expect(EditDistance.between(Array(one), Array(other), atMost: distance) == distance)
        if distance > 0 { #expect(EditDistance.between(Array(one), Array(other), atMost: distance - 1) >= distance) }
    }
}

// SPDX-License-Identifier: Apache-2.0
