import Dovetail
import DovetailTesting
import GraphCommands
import TestTools
import Testing

@testable import DovetailChecking

@Suite(.watched) struct BaselineTests {
    @Test func `accepted findings are not reported`() {
        let desk = Desk()
        #expect(
            desk.run([app, tool], "--write-baseline", "accepted.txt")
                == CheckCommand.Result(error: "App: 2 bindings, no new problems\nTool: 2 bindings, no new problems\n"))
        expectGolden(desk.files["accepted.txt"] ?? "", named: "baseline.txt")
        #expect(
            desk.run([app, tool], "--baseline", "accepted.txt")
                == CheckCommand.Result(error: "App: 2 bindings, no new problems\nTool: 2 bindings, no new problems\n"))
    }

    @Test func `new findings are reported`() {
        let desk = Desk()
        _ = desk.run([tool], "--write-baseline", "accepted.txt")
        #expect(desk.run([app, tool], "--baseline", "accepted.txt").status == 1)
    }

    @Test func `the list does not grow`() {
        let desk = Desk()
        _ = desk.run([tool], "--write-baseline", "accepted.txt")
        let list = desk.files["accepted.txt"]
        #expect(desk.run([app, tool], "--write-baseline", "accepted.txt").status == 1)
        #expect(desk.files["accepted.txt"] == list)
    }

    @Test func `an accepted finding that no longer occurs is reported until it is removed`() {
        let desk = Desk()
        _ = desk.run([app, tool], "--write-baseline", "accepted.txt")
        let result = desk.run([tool], "--baseline", "accepted.txt")
        #expect(result.status == 1)
        expectGolden(result.error, named: "baseline-outdated.txt")
        #expect(desk.run([tool], "--baseline", "accepted.txt", "--severity", "outdated-baseline=warning").status == 0)
        #expect(
            desk.run([tool], "--baseline", "accepted.txt", "--severity", "outdated-baseline=off")
                == CheckCommand.Result(error: "Tool: 2 bindings, no new problems\n"))
        #expect(desk.run([tool], "--write-baseline", "accepted.txt") == CheckCommand.Result(error: "Tool: 2 bindings, no new problems\n"))
        #expect(desk.run([tool], "--baseline", "accepted.txt") == CheckCommand.Result(error: "Tool: 2 bindings, no new problems\n"))
    }

    @Test func `a list may be written by hand, on any platform`() {
        let desk = Desk()
        desk.files["accepted.txt"] =
            "\u{FEFF}# why\r\n\r\n  DovetailCheckingTests/Fixtures.swift: nothing depends on Clock [unused-binding]  \r\n"
        #expect(desk.run([tool], "--baseline", "accepted.txt") == CheckCommand.Result(error: "Tool: 2 bindings, no new problems\n"))
    }
}

// SPDX-License-Identifier: Apache-2.0
