import DovetailLaunch
import Foundation
import TestTools
import Testing

@Suite(.watched) struct ReportPageTests {
    /// A launch of ten seconds, a day of work with two events, and a stop.
    private func stopped() async throws -> LaunchReport {
        let (clock, end) = (ManualClock(), Gate())
        let launcher = try Launcher.sketch(options: .manual(clock)) { binder in
            binder.prepare("Logging") { clock.advance(by: .milliseconds(20)) }
            binder.bind(Store.self).launch {
                clock.advance(by: .milliseconds(600))
                return Store(name: "main")
            } run: { _ in
                await end.pass()
            } stop: { _ in
                clock.advance(by: .milliseconds(4))
            }
            binder.launch("Cache") {
                clock.advance(by: .milliseconds(150))
            } stop: {
                clock.advance(by: .milliseconds(2))
            }
            binder.launch("Serve <1>") { (_: Store) in
                clock.advance(by: .milliseconds(400))
            } stop: {
                clock.advance(by: .milliseconds(30))
            }
            binder.on(.reload, "Reload") { clock.advance(by: .milliseconds(3)) }
        }
        _ = try await launcher.launch()
        await end.arrived()
        for pause in [Duration.seconds(3_600), .seconds(82_800)] {
            clock.advance(by: pause)
            try await launcher.send(.reload)
        }
        clock.advance(by: .seconds(90))
        end.open()
        try await launcher.stop()
        return launcher.report
    }

    private func failed() async throws -> LaunchReport {
        let clock = ManualClock()
        let launcher = try Launcher.sketch(options: .manual(clock)) { binder in
            binder.bind(Store.self).launch {
                clock.advance(by: .milliseconds(80))
                return Store(name: "main")
            } stop: { _ in
                clock.advance(by: .milliseconds(1))
            }
            binder.launch("Serve a name that is so long that it needs several lines on a phone") { (_: Store) in
                clock.advance(by: .milliseconds(300))
                throw Refused()
            }
        }
        await #expect(throws: LaunchFailure.self) { _ = try await launcher.launch() }
        return launcher.report
    }

    private func many() async throws -> LaunchReport {
        let clock = ManualClock()
        let launcher = try Launcher.sketch(options: .manual(clock)) { binder in
            binder.on(.reload, "Reload") { clock.advance(by: .milliseconds(7)) }
            for number in 0..<120 { binder.launch("Step \(number)") { clock.advance(by: .microseconds(100 + 7_919 * number % 5_000)) } }
        }
        _ = try await launcher.launch()
        for pause in 1...60 {
            clock.advance(by: .seconds(pause * pause))
            try? await launcher.send(.reload)
        }
        try await launcher.stop()
        return launcher.report
    }

    @Test func `idle times are shortened, and say how long they were`() async throws {
        let report = try await stopped()
        for drawing in [report.html(), report.svg()] {
            for pause in ["60 min", "23 h", "90 s"] { #expect(drawing.contains(">\(pause)</")) }
            #expect(drawing.ranges(of: "class=\"break\"").count == 3)
        }
        #expect(report.html().contains("shortened: no step started or ended here. The scales before and after it differ.</span>"))
        #expect(report.html().contains("<td data-name=\"Duration\">24 h 1 min</td>"))
        #expect(try await !failed().html().contains("shortened"))
    }

    @Test func `the page says how long a launch and a stop took`() async throws {
        let page = try await stopped().html()
        #expect(page.contains("<p class=\"summary\">Launched in 1.2 s; stopped in 36 ms.</p>"))
        #expect(page.contains("◆ Critical path: Store (600 ms) → Serve &lt;1&gt; (400 ms). The launch cannot be faster"))
        for kind in ["prepare", "launch", "run as a service", "handle an event", "stop", "◆ critical path"] {
            #expect(page.contains("</span> \(kind)</span>"), "\(kind)")
        }
        #expect(!page.contains("</span> failed</span>"))
    }

    @Test func `the page of a failed launch is the same, and says which step failed`() async throws {
        let page = try await failed().html()
        let name = "Serve a name that is so long that it needs several lines on a phone"
        #expect(page.contains("<p class=\"summary wrong\">The launch failed after 380 ms: \(name) failed: Refused(); stopped in 1 ms.</p>"))
        #expect(page.contains("<li class=\"failed critical\""))
        #expect(page.contains("</span> failed</span>"))
        #expect(page.contains("<td data-name=\"Outcome\">failed: Refused()</td>"))
    }

    @Test func `nothing that was launched is a page as well`() throws {
        let launcher = try Launcher.sketch(options: .manual(ManualClock())) { _ in }
        #expect(launcher.report.html().contains("<p class=\"summary\">Nothing was launched.</p>"))
        #expect(launcher.report.svg().hasSuffix("</svg>\n"))
    }

    @Test func `the first part counts from the beginning, each other one from its own`() async throws {
        let clock = ManualClock()
        let launcher = try Launcher.sketch(options: .manual(clock)) { binder in
            binder.launch("Migrate") { clock.advance(by: .seconds(1)) }
            binder.on(.reload, "Reload") { clock.advance(by: .milliseconds(700)) }
        }
        _ = try await launcher.launch()
        clock.advance(by: .seconds(7_500))
        try await launcher.send(.reload)
        let labels = launcher.report.svg().matches(of: /<text class="(tick|pause)" x="(\d+)" y="14">(.*?)<\/text>/).map {
            "\($0.1) \($0.2) \($0.3)"
        }
        #expect(labels == ["tick 220 0", "tick 412 500 ms", "pause 626 2 h 5 min", "tick 878 +500 ms"])
        try await launcher.stop()
    }

    /// Labels in the order of the axis, with what each takes of it if forty-eight characters fit.
    @Test func `the labels of the axis do not overlap, however many breaks there are`() async throws {
        for report in [try await stopped(), try await failed(), try await many()] {
            let labels = report.html().matches(
                of: /<span(?: class="pause")? style="left:([0-9.]+)%;transform:translateX\(-([0-9.]+)%\)">(.*?)<\/span>/)
            #expect(!labels.isEmpty)
            var end = -0.1
            for label in labels {
                let width = Double(label.3.count) + 1
                let left = try #require(Double(label.1)) * 0.48 - width * (try #require(Double(label.2))) / 100
                #expect(left > end, "\(label.3)")
                end = left + width
            }
            #expect(end < 48.1)
        }
        #expect(try await many().html().ranges(of: "class=\"break\"").count == 60)
        // The launch keeps its room.
        let last = try #require(try await many().html().firstMatch(of: /Step 119 .*?left:([0-9.]+)%/))
        #expect(try #require(Double(last.1)) > 25)
    }

    /// For `Scripts/steps/page`, which looks at them in a browser.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["REPORT_PAGES"] != nil)) func `pages to look at`() async throws {
        let folder = URL(filePath: ProcessInfo.processInfo.environment["REPORT_PAGES"] ?? "")
        for (name, report) in [("stopped", try await stopped()), ("failed", try await failed()), ("many", try await many())] {
            try Data(report.html().utf8).write(to: folder.appending(path: "\(name).html"))
            try Data(report.svg().utf8).write(to: folder.appending(path: "\(name).svg"))
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
