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

    @Test func `a text is what was recorded`() {
        withGolden { golden in
            #expect(golden.complaint(about: "one\n") == "there is no Goldens/report.txt; RECORD=1 swift test writes it")
            #expect(golden.record("one\n") == nil)
            #expect(golden.complaint(about: "one\n") == nil)
        }
    }

    @Test func `a difference is shown from its first line on`() {
        withGolden { golden in
            #expect(golden.record("one\ntwo\nthree\n") == nil)
            #expect(
                golden.complaint(about: "one\n2\nthree\n") == """
                    Goldens/report.txt differs from line 2 on; RECORD=1 swift test writes it anew
                      - two
                      - three
                      - 
                      + 2
                      + three
                      + 
                    """)
        }
    }

    @Test func `a text that ends too early or goes on is another one`() {
        withGolden { golden in
            #expect(golden.record("one\ntwo\n") == nil)
            let complaint = "Goldens/report.txt differs from line 2 on; RECORD=1 swift test writes it anew\n"
            #expect(golden.complaint(about: "one\n") == complaint + "  - two\n  - \n  + ")
            #expect(golden.complaint(about: "one\ntwo\nthree")?.hasPrefix("Goldens/report.txt differs from line 3 on") == true)
        }
    }

    @Test func `a file stands beside its test`() {
        expectGolden("A text that somebody has read.\n", named: "text.txt")
    }
}
