import DovetailLaunch
import Testing

@Suite struct ServiceTests {
    let clock = ManualClock()
    let log = Log()

    private func service(
        _ run: @escaping @Sendable (Store) async throws -> Void, stop: @escaping @Sendable (Store) async throws -> Void = { _ in }
    ) throws -> Launcher<Sketch> {
        let log = log
        return try .sketch(log, options: .manual(clock)) { binder in
            binder.launch("base") {
            } stop: {
                log.add("stop base")
            }
            binder.bind(Store.self).launch {
                Store(name: "service")
            } run: {
                try await run($0)
            } stop: {
                try await stop($0)
            }
            binder.launch("use") { (_: Store) in }
        }
    }

    @Test func `S23 a service that fails makes run() throw, when everything has been stopped`() async throws {
        let log = log
        let launcher = try service { _ in
            throw Refused()
        } stop: { _ in
            log.add("stop service")
            throw Refused()
        }
        let failure = await #expect(throws: (any Error).self) { try await launcher.run() }
        let failures = (failure as? RunFailure)?.failures ?? (failure as? LaunchFailure)?.failures ?? []
        #expect(failures.map(\.activity) == [.run, .stop])
        #expect(log.all == ["stop service", "stop base"])
    }

    @Test func `The end of a service ends the application, and run() returns`() async throws {
        let (log, end) = (log, Gate())
        let launcher = try service { _ in await end.pass() }
        let run = Task { try await launcher.run() }
        await end.arrived()
        end.open()
        try await run.value
        #expect(log.all == ["stop base"])
        #expect(launcher.state == .stopped)
    }

    @Test func `When stop has returned, run is cancelled`() async throws {
        let (log, work) = (log, Gate())
        let launcher = try service { _ in
            log.add("run")
            do { try await work.passUnlessCancelled() } catch {
                log.add("run cancelled")
                throw error
            }
        } stop: { _ in
            await work.arrived()
            log.add("drain, cancelled: \(Task.isCancelled)")
        }
        _ = try await launcher.launch()
        try await launcher.stop()
        #expect(log.all == ["run", "drain, cancelled: false", "run cancelled", "stop base"])
    }

    @Test func `A service that ignores its end is abandoned and named`() async throws {
        let deaf = Gate()
        let launcher = try service { _ in await deaf.pass() }
        _ = try await launcher.launch()
        await deaf.arrived()
        let stop = Task { try await launcher.stop() }
        await clock.pass(.seconds(10))
        await clock.pass(.seconds(1))
        let failure = await #expect(throws: StopFailure.self) { try await stop.value }
        #expect(failure?.failures.map(\.step) == ["Store"])
        #expect(failure?.failures.first?.reason is Abandoned)
        #expect(log.all == ["stop base"])
        deaf.open()
    }

    @Test func `A service that fails while others are still being launched fails the launch`() async throws {
        let (log, slow) = (log, Gate())
        let launcher = try Launcher.sketch(log, options: .manual(clock)) { binder in
            binder.bind(Store.self).launch {
                Store(name: "service")
            } run: { _ in
                await slow.arrived()
                throw Refused()
            } stop: { _ in
                log.add("stop service")
            }
            binder.launch("slow") { (_: Store) in try await slow.passUnlessCancelled() }
        }
        let failure = await #expect(throws: LaunchFailure.self) { _ = try await launcher.launch() }
        #expect(failure?.failures.map(\.step) == ["Store"])
        #expect(failure?.failures.first?.activity == .run)
        #expect(log.all == ["stop service"])
        #expect(launcher.state == .failed)
    }

    @Test func `Without run(), the failure of a service is told by stop(), once`() async throws {
        let ended = Gate()
        let launcher = try service { _ in
            await ended.pass()
            throw Refused()
        }
        _ = try await launcher.launch()
        ended.open()
        while launcher.state != .stopped { await Task.yield() }
        let failure = await #expect(throws: StopFailure.self) { try await launcher.stop() }
        #expect(failure?.failures.map(\.step) == ["Store"])
        try await launcher.stop()
    }

    @Test func `run() that is cancelled stops in a task that is not, and returns`() async throws {
        let (log, work) = (log, Gate())
        let launcher = try service { _ in
            try await work.passUnlessCancelled()
        } stop: { _ in
            log.add("stop service, cancelled: \(Task.isCancelled)")
        }
        let run = Task { try await launcher.run() }
        await work.arrived()
        run.cancel()
        try await run.value
        #expect(log.all == ["stop service, cancelled: false", "stop base"])
    }

    @Test func `run() ends when until has returned`() async throws {
        let (log, until) = (log, Gate())
        let launcher = try service { _ in try await Gate().passUnlessCancelled() }
        let run = Task { try await launcher.run(until: { await until.pass() }) }
        await until.arrived()
        until.open()
        try await run.value
        #expect(log.all == ["stop base"] || log.all == [])
        #expect(launcher.state == .stopped)
    }

    @Test func `A step that asks for the end does not wait for itself`() async throws {
        let holder = Guarded<Launcher<Sketch>?>(nil)
        let launcher = try service { _ in
            try await holder.withLock { $0 }?.stop()
            try await Gate().passUnlessCancelled()
        }
        holder.withLock { $0 = launcher }
        try await launcher.run()
        holder.withLock { $0 = nil }
        #expect(log.all == ["stop base"])
    }

    @Test func `S21 after a failed launch, and after a stop, nothing is kept`() async throws {
        final class Precious: Sendable {}
        final class Weak: Sendable {
            nonisolated(unsafe) weak var precious: Precious?
            nonisolated(unsafe) weak var launcher: Launcher<Sketch>?
        }
        for fails in [true, false] {
            let weak = Weak()
            try await {
                let launcher = try Launcher.sketch(options: .manual(ManualClock())) { binder in
                    binder.bind(Precious.self).launch {
                        let precious = Precious()
                        weak.precious = precious
                        return precious
                    }
                    binder.launch("use") { (_: Precious) in if fails { throw Refused() } }
                }
                weak.launcher = launcher
                _ = try? await launcher.launch()
                #expect(weak.precious != nil || fails)
                try? await launcher.stop()
            }()
            // The last task to have held it may be a little behind.
            for _ in 0..<100 where weak.precious != nil || weak.launcher != nil { await Task.yield() }
            #expect(weak.precious == nil)
            #expect(weak.launcher == nil)
        }
    }
}
