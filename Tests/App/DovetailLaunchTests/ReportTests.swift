import DovetailLaunch
import TestTools
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

@Suite(.watched) struct ReportTests {
    /// A launch in which each step takes a time of its own.
    private func report() async throws -> LaunchReport {
        let clock = ManualClock()
        let launcher = try Launcher.sketch(options: .manual(clock)) { binder in
            binder.prepare("Logging") { clock.advance(by: .milliseconds(2)) }
            binder.bind(Store.self).launch {
                clock.advance(by: .milliseconds(30))
                return Store(name: "<main> & \"more\"")
            } stop: { _ in
                clock.advance(by: .milliseconds(1))
            }
            binder.launch("Cache") { clock.advance(by: .milliseconds(5)) }
            binder.launch("Serve <1>") { (_: Store) in clock.advance(by: .seconds(1)) }
            binder.on(.reload, "Reload") {
                clock.advance(by: .microseconds(40))
                throw Refused()
            }
        }
        _ = try await launcher.launch()
        try? await launcher.send(.reload)
        try await launcher.stop()
        return launcher.report
    }

    @Test func `the table shows each step, its time, and its dependencies`() async throws {
        let report = try await report()
        let lines = report.table().split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
        #expect(
            lines == [
                "step activity start duration outcome after",
                "Logging prepare 0 µs 2 ms",
                "* Store launch 2 ms 30 ms",
                "Cache launch 32 ms 5 ms",
                "* Serve <1> launch 37 ms 1 s Store",
                "Reload on reload 1 s 40 µs failed: Refused()",
                "Store stop 1 s 1 ms",
            ])
    }

    @Test func `The critical path is the chain that no width makes shorter`() async throws {
        #expect(try await report().criticalPath.map(\.step) == ["Store", "Serve <1>"])
    }

    @Test func `JSON has a version, whole microseconds, and a fixed order`() async throws {
        let json = try await report().json()
        #expect(
            json.hasPrefix(
                #"{"version":1,"component":"TestApp","spans":[{"step":"Logging","activity":"prepare","start":0,"duration":2000,"#)
        )
        #expect(
            json.contains(
                #""step":"Serve \u003C1\u003E","activity":"launch","start":37000,"duration":1000000,"lane":0,"outcome":"ended","after":["Store"]"#
            ))
        #expect(json.contains(#""outcome":"failed","reason":"Refused()""#))
        #expect(json.hasSuffix("]}\n"))
    }

    @Test func `A trace has an event for each span`() async throws {
        let report = try await report()
        let trace = report.trace()
        #expect(trace.components(of: #""ph":"X""#) == report.spans.count)
        #expect(trace.contains(#"{"name":"Store","cat":"launch","ph":"X","ts":2000,"dur":30000,"pid":1,"tid":1,"#))
        #expect(trace.hasPrefix(#"{"traceEvents":[{"name":"thread_name""#))
    }

    @Test func `The drawing is closed, escaped and offline, and marks the critical path`() async throws {
        let report = try await report()
        let svg = report.svg()
        #expect(svg.components(of: "<g ") == report.spans.count)
        #expect(svg.components(of: "</g>") == report.spans.count)
        #expect(svg.contains("Serve &lt;1&gt;"))
        #expect(!svg.contains("<1>"))
        #expect(svg.components(of: "launch critical") == 2)
        let html = report.html()
        #expect(html.ranges(of: "<li class=").count == report.spans.count)
        #expect(html.ranges(of: "critical\" title=").count == 2)
        #expect(html.contains("title=\"Serve &lt;1&gt;, launch: started at 37 ms, duration 1 s, ended, after Store\""))
        #expect(!html.contains("<1>"))
        #expect(!html.replacing("http://www.w3.org/2000/svg", with: "").contains("http"))
        #expect(!html.contains("<script"))
    }

    @Test func `A console reports slow and failed steps in whole lines, and nothing where there is no terminal`() async {
        let clock = ManualClock()
        let shown = Log()
        let reporter = ConsoleReporter(isTerminal: true, clock: clock) { shown.add($0) }
        reporter.launcher(of: "App", did: .started("Store", .launch, number: 1, of: 3, after: []))
        reporter.launcher(of: "App", did: .ended("Store", .launch, took: .zero))
        #expect(shown.all == [])

        reporter.launcher(of: "App", did: .started("Server", .launch, number: 2, of: 3, after: ["Store", "Log"]))
        for time in [500, 500, 500, 500, 1_000, 1_500] { await clock.pass(.milliseconds(time)) }
        await clock.sleepers(1)
        reporter.launcher(of: "App", did: .started("Router", .launch, number: 3, of: 3, after: []))
        reporter.launcher(of: "App", did: .failed("Router", .launch, reason: "Refused()", took: .milliseconds(1_500)))
        reporter.launcher(of: "App", did: .cancelled("Server", .launch, took: .milliseconds(4_500)))
        #expect(
            shown.all == [
                "[2/3] launch Server: 1.0 s so far, after Store, Log\n", "[2/3] launch Server: 2.0 s so far, after Store, Log\n",
                "[2/3] launch Server: 4.5 s so far, after Store, Log\n", "Router, launch: failed after 1.5 s: Refused()\n",
                "[2/3] launch Server: cancelled after 4.5 s\n",
            ])

        // Nothing runs: the time that passes is not reported.
        clock.advance(by: .seconds(100))
        reporter.launcher(of: "App", did: .reached(.running))
        #expect(shown.all.count == 5)

        let (line, end) = ("a\u{1B}[2Jb\nc\u{202E}", "a\\u{1B}[2Jb\\nc\\u{202E}")
        for progress in [
            LaunchProgress.started(line, .event(LaunchEvent(line)), number: 1, of: 1, after: [line]), .late(line),
            .dropped(LaunchEvent(line)), .failed(line, .event(LaunchEvent(line)), reason: line, took: .zero),
        ] {
            reporter.launcher(of: line, did: progress)
        }
        #expect(
            shown.all.suffix(3) == [
                "\(end) finished late and is being stopped\n", "\(end) arrived too late\n",
                "\(end), on \(end): failed after 0 µs: \(end)\n",
            ])

        let quiet = ConsoleReporter(isTerminal: false, clock: clock) { _ in Issue.record("it said something") }
        quiet.launcher(of: "App", did: .started("Server", .launch, number: 1, of: 1, after: []))
        quiet.launcher(of: "App", did: .failed("Server", .launch, reason: "", took: .zero))
    }

    #if !os(Windows) && !os(WASI)
    @Test func `On a terminal, the lines of the application and those of the console stay apart`() async {
        await #expect(processExitsWith: .exitCode(7)) {
            // The terminal of a person: what both sides write to it, as the other side of a pseudo terminal reads it.
            let terminal = try #require(PseudoTerminal())
            dup2(terminal.program, 2)
            let clock = ManualClock()
            var options = LaunchOptions.manual(clock)
            options.observers = [
                ConsoleReporter(isTerminal: isatty(2) == 1, clock: clock) { text in _ = write(2, Array(text.utf8), text.utf8.count) }
            ]
            let launcher = try Launcher.sketch(options: options) { binder in
                binder.launch("Migrate") {
                    terminal.print("migrating\n")
                    await clock.pass(.seconds(1))
                    await clock.sleepers(1)
                    terminal.print("migrated\n")
                }
                binder.launch("Listen") { terminal.print("listening\n") }
            }
            _ = try await launcher.launch()
            terminal.print("ready\n")
            clock.advance(by: .seconds(100))
            try await launcher.stop()
            terminal.print("end\n")
            let expected = [
                "migrating", "[1/2] launch Migrate: 1.0 s so far", "migrated", "[1/2] launch Migrate: ended after 1 s", "listening",
                "ready", "end", "",
            ]
            exit(terminal.read(until: "end\r\n") == expected.joined(separator: "\r\n") ? 7 : 1)
        }
    }
    #endif

    @Test func `Steps with equal names are distinct`() async throws {
        let clock = ManualClock()
        let launcher = try Launcher.sketch(options: .manual(clock)) { binder in
            // Both are called "element of Router".
            binder.bind(Router.self).intoCollection().launch {
                clock.advance(by: .seconds(5))
                return Router(store: Store(name: "first"))
            }
            binder.bind(Store.self).launch {
                clock.advance(by: .seconds(2))
                return Store(name: "store")
            }
            binder.bind(Router.self).intoCollection().launch { (store: Store) in
                clock.advance(by: .seconds(2))
                return Router(store: store)
            }
            binder.launch("use") { (_: [Router]) in clock.advance(by: .seconds(1)) }
        }
        _ = try await launcher.launch()
        let path = launcher.report.criticalPath
        #expect(path.map(\.duration) == [.seconds(5), .seconds(1)])
        #expect(path.last?.step == "use")
        try await launcher.stop()
    }

    @Test func `A name cannot break the table`() async throws {
        let launcher = try Launcher.sketch(options: .manual(ManualClock())) { binder in
            binder.on(LaunchEvent("a\u{1B}[2J\nb"), "c\u{1B}[2J\nd") {}
        }
        _ = try await launcher.launch()
        try await launcher.send(LaunchEvent("a\u{1B}[2J\nb"))
        try await launcher.stop()
        #expect(launcher.report.table().split(separator: "\n").count == 2)
        #expect(!launcher.report.table().contains("\u{1B}"))
        #expect(launcher.plan.split(separator: "\n").count == 2, "\(launcher.plan)")
        #expect(!launcher.plan.contains("\u{1B}"))
    }

    @Test func `A clock that jumps breaks no report`() async {
        await #expect(processExitsWith: .success) {
            for jump in [Duration.seconds(Int64.max), .seconds(Int64.min), .seconds(-5)] {
                let clock = ManualClock()
                let shown = Log()
                var options = LaunchOptions.manual(clock)
                options.observers = [ConsoleReporter(isTerminal: true, clock: clock) { shown.add($0) }]
                let launcher = try Launcher.sketch(options: options) { binder in
                    binder.launch("one") { clock.jump(jump) }
                    binder.launch("two") { clock.jump(.zero - jump) }
                    binder.launch("three") { clock.jump(jump) }
                    binder.on(.reload, "Reload") { clock.jump(jump) }
                }
                _ = try await launcher.launch()
                try await launcher.send(.reload)
                try await launcher.stop()
                let report = launcher.report
                #expect(report.table().split(separator: "\n").count == 5)
                for text in [report.json(), report.trace(), report.svg(), report.html()] { #expect(!text.isEmpty) }
                #expect(report.criticalPath.count >= 1)
                #expect(shown.all.allSatisfy { $0.hasSuffix("\n") })
            }
        }
    }

    @Test func `A reason cannot break the table`() async throws {
        struct Loud: Error, CustomStringConvertible { var description: String { "a\n\u{1B}[2Jb" } }
        let launcher = try Launcher.sketch(options: .manual(ManualClock())) { binder in
            binder.launch("fail") { throw Loud() }
        }
        await #expect(throws: LaunchFailure.self) { _ = try await launcher.launch() }
        #expect(launcher.report.table().split(separator: "\n").count == 2)
        #expect(launcher.report.table().contains("failed: a\\n\\u{1B}[2Jb"))
    }
}

extension String {
    fileprivate func components(of part: String) -> Int { ranges(of: part).count }
}

// SPDX-License-Identifier: Apache-2.0
