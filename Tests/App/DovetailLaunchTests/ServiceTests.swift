import DovetailLaunch
import TestTools
import Testing

@Suite(.watched) struct ServiceTests {
    let clock = ManualClock()
    let log = Log()
    let recorder = Recorder()

    private func service(
        _ run: @escaping @Sendable (Store) async throws -> Void, stop: @escaping @Sendable (Store) async throws -> Void = { _ in }
    ) throws -> Launcher<TestApp> {
        let log = log
        return try .sketch(log, options: .manual(clock, recorder)) { binder in
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

    @Test func `a service that fails makes run() throw, when everything has been stopped`() async throws {
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

    @Test func `Without run(), stop() throws the failure of a service, once`() async throws {
        let ended = Gate()
        let launcher = try service { _ in
            await ended.pass()
            throw Refused()
        }
        _ = try await launcher.launch()
        ended.open()
        await recorder.heard("TestApp: reached stopped")
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

    @Test func `A step that requests the end does not wait for itself`() async throws {
        let holder = Guarded<Launcher<TestApp>?>(nil)
        let launcher = try service { _ in
            try await holder.withLock { $0 }?.stop()
            try await Gate().passUnlessCancelled()
        }
        holder.withLock { $0 = launcher }
        try await launcher.run()
        holder.withLock { $0 = nil }
        #expect(log.all == ["stop base"])
    }

    @Test func `Observers receive the states in their order, one call at a time`() async throws {
        final class Strict: LaunchObserver {
            let inside = Counter()
            let states = Guarded<[LaunchState]>([])

            func launcher(of component: String, did progress: LaunchProgress) {
                #expect(inside.add(1) == 1)
                if case .reached(let state) = progress { states.withLock { $0.append(state) } }
                inside.add(-1)
            }
        }
        for _ in 0..<200 {
            let strict = Strict()
            var options = LaunchOptions.patient(width: 4)
            options.observers = [strict]
            let launcher = try Launcher.sketch(options: options) { binder in
                binder.bind(Store.self).launch {
                    Store(name: "service")
                } run: { _ in
                }
                binder.launch("use") { (_: Store) in }
                for number in 0..<8 { binder.launch("\(number)") {} }
            }
            try await launcher.run()
            #expect(strict.states.withLock { $0 } == [.launching, .running, .stopping, .stopped])
        }
    }

    @Test func `Two services that fail at the same time are both reported`() async throws {
        for _ in 0..<100 {
            let (recorder, gates) = (Recorder(), [Gate(), Gate()])
            let launcher = try Launcher.sketch(options: .manual(ManualClock(), recorder)) { binder in
                for gate in gates {
                    binder.bind(Store.self).intoCollection().launch {
                        Store(name: "service")
                    } run: { _ in
                        await gate.pass()
                        throw Refused()
                    }
                }
                binder.launch("use") { (_: [Store]) in }
            }
            _ = try await launcher.launch()
            for gate in gates { await gate.arrived() }
            for gate in gates { gate.open() }
            await recorder.heard("TestApp: reached stopped")
            let failure = await #expect(throws: StopFailure.self) { try await launcher.stop() }
            #expect(failure?.failures.map(\.activity) == [.run, .run])
            try await launcher.stop()
        }
    }

    @Test func `An instance that is deallocated at the end may use the launcher`() async throws {
        final class Curious: Sendable {
            let look: @Sendable () -> Void
            init(_ look: @escaping @Sendable () -> Void) { self.look = look }
            deinit { look() }
        }
        let holder = Guarded<Launcher<TestApp>?>(nil)
        let seen = Guarded<[LaunchState]>([])
        let launcher = try Launcher.sketch(options: .manual(clock)) { binder in
            binder.bind(Curious.self).sharedInScope().to {
                Curious { if let state = holder.withLock({ $0 })?.state { seen.withLock { $0.append(state) } } }
            }
            binder.launch("use") { (_: Curious) in }
        }
        holder.withLock { $0 = launcher }
        _ = try await launcher.launch()
        #expect(seen.withLock { $0 } == [])
        try await launcher.stop()
        #expect(seen.withLock { $0 } == [.stopped])
        holder.withLock { $0 = nil }
    }

    @Test func `A service that has not begun when the stop is finished does not begin any more`() async throws {
        for _ in 0..<100 {
            let stopped = Guarded(false)
            let launcher = try Launcher.sketch(options: .manual(ManualClock())) { binder in
                binder.bind(Store.self).launch {
                    Store(name: "service")
                } run: { _ in
                    #expect(!stopped.withLock { $0 })
                    try await Gate().passUnlessCancelled()
                }
                binder.launch("use") { (_: Store) in }
            }
            _ = try await launcher.launch()
            try await launcher.stop()
            // Until the stop is over, a service that has begun may come to its first line.
            stopped.withLock { $0 = true }
            for _ in 0..<20 { await Task.yield() }
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
