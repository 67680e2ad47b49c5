import DovetailLaunch
import TestTools
import Testing

@Suite(.watched) struct TimeTests {
    let clock = ManualClock()
    let recorder = Recorder()
    let log = Log()

    @Test func `a step that takes too long is named, with the time it took, and rolled back with fresh time`() async throws {
        let log = log
        let (slow, stopping) = (Gate(), Gate())
        let launcher = try Launcher.sketch(log, options: .manual(clock, recorder)) { binder in
            binder.launch("store") {
            } stop: {
                // Longer than the launch was allowed to take, and still in time.
                await stopping.pass()
                log.add("stop store, cancelled: \(Task.isCancelled)")
            }
            binder.launch("server", timeout: .seconds(3)) { try await slow.passUnlessCancelled() }
        }
        let launch = Task { try await launcher.launch() }
        await clock.pass(.seconds(3))
        await stopping.arrived()
        await clock.pass(.seconds(9))
        stopping.open()

        let failure = await #expect(throws: LaunchFailure.self) { _ = try await launch.value }
        #expect(failure?.failures.map(\.step) == ["server"])
        #expect(failure?.failures.first?.reason as? TimedOut == TimedOut(after: .seconds(3)))
        #expect(log.all == ["stop store, cancelled: false"])
        #expect(
            recorder.all == [
                "TestApp: reached launching",
                "TestApp: started store launch 1/2", "TestApp: ended store launch 0.0 seconds",
                "TestApp: started server launch 2/2", "TestApp: timed out server launch 3.0 seconds",
                "TestApp: reached stopping",
                "TestApp: started store stop 1/1", "TestApp: ended store stop 9.0 seconds",
                "TestApp: reached failed",
            ])
    }

    @Test func `A time limit that is never reached is valid, and can be shown`() async {
        await #expect(processExitsWith: .success) {
            for time in [Duration.seconds(Int64.max), .seconds(Int64.max) * 2, .seconds(3_000_000_000_000)] {
                var options = LaunchOptions()
                (options.launchTimeout, options.stopTimeout, options.grace) = (time, time, time)
                options.observers = [ConsoleReporter(isTerminal: true, interval: time) { _ in }]
                let launcher = try Launcher.sketch(options: options) { binder in
                    binder.launch("one") {
                        await Task.yield()
                    } stop: {
                        await Task.yield()
                    }
                    binder.launch("two", timeout: time) { await Task.yield() }
                    binder.on(.reload, "Reload", timeout: time) { await Task.yield() }
                }
                _ = try await launcher.launch()
                try await launcher.send(.reload)
                try await launcher.stop()
                #expect(!"\(TimedOut(after: time)) \(Abandoned(after: time))".isEmpty)
                #expect(!launcher.report.table().isEmpty)
            }
        }
    }

    @Test func `a step that ignores cancellation is abandoned, and its late value is stopped`() async throws {
        let log = log
        let (deaf, released) = (Gate(), Gate())
        let launcher = try Launcher.sketch(log, options: .manual(clock, recorder)) { binder in
            binder.launch("store") {
            } stop: {
                log.add("stop store")
            }
            binder.bind(Store.self).launch(timeout: .seconds(1)) {
                await deaf.pass()
                return Store(name: "late")
            } stop: { store in
                log.add("stop \(store.name), cancelled: \(Task.isCancelled)")
                released.open()
            }
            binder.launch("use") { (_: Store) in Issue.record("what needs an abandoned step ran") }
        }
        let launch = Task { try await launcher.launch() }
        await clock.pass(.seconds(1))
        await clock.pass(.seconds(1))
        let failure = await #expect(throws: LaunchFailure.self) { _ = try await launch.value }
        #expect(failure?.failures.first?.reason as? Abandoned == Abandoned(after: .seconds(2)))
        #expect(log.all == ["stop store"])
        deaf.open()
        await released.pass()
        #expect(log.all == ["stop store", "stop late, cancelled: false"])
        #expect(recorder.all.contains("TestApp: late Store"))
    }

    @Test func `A value that comes after the time-out, but in time to be stopped, is stopped in its turn`() async throws {
        let (log, slow) = (log, Gate())
        let launcher = try Launcher.sketch(log, options: .manual(clock)) { binder in
            binder.launch("first") {
            } stop: {
                log.add("stop first")
            }
            binder.launch("second", timeout: .seconds(1)) {
                try? await slow.passUnlessCancelled()
            } stop: {
                log.add("stop second")
            }
        }
        let launch = Task { try await launcher.launch() }
        await clock.pass(.seconds(1))
        let failure = await #expect(throws: LaunchFailure.self) { _ = try await launch.value }
        #expect(failure?.failures.first?.reason is TimedOut)
        #expect(log.all == ["stop second", "stop first"])
    }

    @Test func `a stop that takes too long does not prevent the next ones`() async throws {
        let (log, slow) = (log, Gate())
        let launcher = try Launcher.sketch(log, options: .manual(clock)) { binder in
            binder.launch("first") {
            } stop: {
                log.add("stop first")
            }
            binder.launch("second") {
            } stop: {
                try await slow.passUnlessCancelled()
            }
            binder.launch("third") {
            } stop: {
                await slow.pass()
            }
        }
        _ = try await launcher.launch()
        let stop = Task { try await launcher.stop() }
        await clock.pass(.seconds(10))
        await clock.pass(.seconds(1))
        await clock.pass(.seconds(10))
        let failure = await #expect(throws: StopFailure.self) { try await stop.value }
        #expect(failure?.failures.map(\.step) == ["third", "second"])
        #expect(failure?.failures.first?.reason as? Abandoned == Abandoned(after: .seconds(11)))
        #expect(failure?.failures.last?.reason as? TimedOut == TimedOut(after: .seconds(10)))
        #expect(log.all == ["stop first"])
        slow.open()
    }

    @Test func `a stop that throws does not prevent the next ones`() async throws {
        let log = log
        let launcher = try Launcher.sketch(log, options: .manual(clock)) { binder in
            binder.launch("first") {
            } stop: {
                log.add("stop first")
            }
            binder.launch("second") {
            } stop: {
                throw Refused()
            }
            binder.launch("third") {
            } stop: {
                throw Refused()
            }
        }
        _ = try await launcher.launch()
        let failure = await #expect(throws: StopFailure.self) { try await launcher.stop() }
        #expect(failure?.failures.map(\.step) == ["third", "second"])
        #expect(log.all == ["stop first"])
        #expect(launcher.state == .stopped)
    }

    @Test func `a launch that is cancelled rolls back in a task that is not, and throws CancellationError`() async throws {
        let (log, slow) = (log, Gate())
        let launcher = try Launcher.sketch(log, options: .manual(clock)) { binder in
            binder.launch("store") {
            } stop: {
                log.add("stop store, cancelled: \(Task.isCancelled)")
            }
            binder.launch("server") { try await slow.passUnlessCancelled() }
        }
        let launch = Task { try await launcher.launch() }
        await slow.arrived()
        launch.cancel()
        await #expect(throws: CancellationError.self) { _ = try await launch.value }
        #expect(log.all == ["stop store, cancelled: false"])
        #expect(launcher.state == .stopped)
    }

    @Test func `A cancelled launch does not wait for a step that ignores it, and reports it`() async throws {
        let (log, deaf) = (log, Gate())
        let launcher = try Launcher.sketch(log, options: .manual(clock, recorder)) { binder in
            binder.launch("store") {
            } stop: {
                log.add("stop store")
            }
            binder.launch("deaf") { await deaf.pass() }
        }
        let launch = Task { try await launcher.launch() }
        await deaf.arrived()
        launch.cancel()
        await clock.pass(.seconds(1))
        let failure = await #expect(throws: LaunchFailure.self) { _ = try await launch.value }
        #expect(failure?.failures.map(\.step) == ["deaf"])
        #expect(failure?.failures.first?.reason as? Abandoned == Abandoned(after: .seconds(1)))
        #expect(log.all == ["stop store"])
        #expect(launcher.ending == .cancelled)
        #expect(recorder.all.contains("TestApp: abandoned deaf launch 1.0 seconds"))
        deaf.open()
    }

    @Test func `With more than one at a time, a failure cancels the others, and all are stopped in reverse order of completion`()
        async throws
    {
        let (log, first, other) = (log, Gate(), Gate())
        let launcher = try Launcher.sketch(log, options: .manual(clock, width: 3)) { binder in
            binder.launch("slow") {
                await first.pass()
            } stop: {
                log.add("stop slow")
            }
            binder.launch("quick") {
                first.open()
            } stop: {
                log.add("stop quick")
            }
            binder.launch("waiting") {
                try await other.passUnlessCancelled()
            } stop: {
                Issue.record("it never started")
            }
            binder.launch("last") { (log: Log) in
                await other.arrived()
                throw Refused()
            }
        }
        let failure = await #expect(throws: LaunchFailure.self) { _ = try await launcher.launch() }
        #expect(failure?.failures.map(\.step) == ["last"])
        #expect(log.all == ["stop slow", "stop quick"])
    }

    @Test func `a launch that is cancelled just when it finishes is stopped, too, and returns no root`() async throws {
        let (log, begin) = (log, Gate())
        let launch = Guarded<Task<Home, any Error>?>(nil)
        var options = LaunchOptions.manual(clock, recorder)
        options.observers.append(Reacting { if $0 == .reached(.running) { launch.withLock { $0 }?.cancel() } })
        let launcher = try Launcher.sketch(log, options: options) { binder in
            binder.launch("store") {
            } stop: {
                log.add("stop store")
            }
        }
        let task = Task {
            await begin.pass()
            return try await launcher.launch()
        }
        launch.withLock { $0 = task }
        begin.open()
        await #expect(throws: CancellationError.self) { _ = try await task.value }
        #expect(log.all == ["stop store"])
        #expect(launcher.state == .stopped)
        #expect(
            recorder.all.filter { $0.contains("reached") }
                == ["launching", "running", "stopping", "stopped"].map { "TestApp: reached \($0)" })
    }

    @Test func `A failure of a service does not hide the step that failed at the same time`() async throws {
        let slow = Gate()
        let launcher = try Launcher.sketch(log, options: .manual(clock)) { binder in
            binder.bind(Store.self).launch {
                Store(name: "service")
            } run: { _ in
                await slow.arrived()
                throw Refused()
            }
            binder.launch("slow") { (_: Store) in
                do { try await slow.passUnlessCancelled() } catch { throw TimedOut(after: .zero) }
            }
        }
        let failure = await #expect(throws: LaunchFailure.self) { _ = try await launcher.launch() }
        #expect(failure?.failures.map(\.step) == ["Store", "slow"])
    }

    @Test func `a step that is cancelled before it begins does not begin`() async throws {
        let (log, begin) = (log, Gate())
        let launch = Guarded<Task<Home, any Error>?>(nil)
        var options = LaunchOptions.manual(clock)
        options.observers = [
            Reacting { if case .started("second", _, _, _, _) = $0 { launch.withLock { $0 }?.cancel() } }
        ]
        let launcher = try Launcher.sketch(log, options: options) { binder in
            binder.launch("first") {
            } stop: {
                log.add("stop first")
            }
            binder.launch("second") { Issue.record("it began") }
        }
        let task = Task {
            await begin.pass()
            return try await launcher.launch()
        }
        launch.withLock { $0 = task }
        begin.open()
        await #expect(throws: CancellationError.self) { _ = try await task.value }
        #expect(log.all == ["stop first"])
        #expect(launcher.report.spans.map(\.outcome) == [.ended, .cancelled, .ended])
    }
}

// SPDX-License-Identifier: Apache-2.0
