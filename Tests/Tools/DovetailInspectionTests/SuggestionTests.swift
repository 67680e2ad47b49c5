import DovetailInspection
import TestTools
import Testing

@Suite(.watched) struct SuggestionTests {
    @Test func `similar names come first, then those that contain the name`() {
        #expect(similar(to: "Clokc", in: ["MyClokcTower", "Clock", "Clocks", "Watch", "Clock"]) == ["Clock", "MyClokcTower"])
        #expect(similar(to: "Clokc", in: ["MyClokcTower", "Clock"], limit: 1) == ["Clock"])
    }
}

// SPDX-License-Identifier: Apache-2.0
