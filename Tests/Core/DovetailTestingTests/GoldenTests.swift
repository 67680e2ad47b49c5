import Foundation
import TestTools
import Testing

@testable import DovetailTesting

@Suite(.watched) struct GoldenTests {
    private func withGolden(_ body: (Golden) throws -> Void) rethrows {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("golden-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(Golden(file: folder.appendingPathComponent("Goldens/report.txt")))
    }

    @Test func `a text equals the recorded one`() {
        withGolden { golden in
            #expect(golden.complaint(about: "one\n") == "Goldens/report.txt does not exist; RECORD=1 swift test creates it")
            #expect(golden.record("one\n") == nil)
            #expect(golden.complaint(about: "one\n") == nil)
        }
    }

    @Test func `a difference is shown starting at its first line`() {
        withGolden { golden in
            #expect(golden.record("one\ntwo\nthree\n") == nil)
            #expect(
                golden.complaint(about: "one\n2\nthree\n") == """
                    Goldens/report.txt differs starting at line 2; RECORD=1 swift test updates it
                      - two
                      - three
                      - 
                      + 2
                      + three
                      + 
                    """)
        }
    }

    @Test func `a text that is shorter or longer is different`() {
        withGolden { golden in
            #expect(golden.record("one\ntwo\n") == nil)
            let complaint = "Goldens/report.txt differs starting at line 2; RECORD=1 swift test updates it\n"
            #expect(golden.complaint(about: "one\n") == complaint + "  - two\n  - \n  + ")
            #expect(golden.complaint(about: "one\ntwo\nthree")?.hasPrefix("Goldens/report.txt differs starting at line 3") == true)
        }
    }

    @Test func `a golden file is in the folder of its test`() {
        expectGolden("A text that somebody has read.\n", named: "text.txt")
    }
}

// SPDX-License-Identifier: Apache-2.0
