import Dispatch
import DovetailLaunch
import TestTools
import Testing

/// The table of `LaunchState`, one test for each cell.
@Suite(.watched) struct StateTests {
    /// A launcher with something to prepare and something to launch, stopped at the door of what the test wants to look at.
    final class Subject: Sendable {
        let launcher: Launcher<TestApp>
        let log = Log()
        let clock = ManualClock()
        let recorder = Recorder()
        let launching = Gate()
        let stopping = Gate()
        let isFailing = Guarded(false)
        /// What is called while `prepare` runs.
        let whilePreparing = Guarded<(@Sendable () -> Void)?>(nil)

        init() throws {
            let (log, launching, stopping, isFailing, whilePreparing) = (log, launching, stopping, isFailing, whilePreparing)
            launcher = try .sketch(log, options: .manual(clock, recorder)) { binder in
                binder.prepare("prepare") {
                    log.add("prepare")
                    let call = whilePreparing.withLock { call in
                        // It may hold the launcher that holds this.
                        defer { call = nil }
                        return call
                    }
                    call?()
                } stop: {
                    log.add("unprepare")
                }
                binder.launch("launch") {
                    log.add("launch")
                    try await launching.passUnlessCancelled()
                    if isFailing.withLock({ $0 }) { throw Refused() }
                } stop: {
                    await stopping.pass()
                    log.add("stop")
                }
                binder.on("event", "event") { log.add("event") }
            }
        }

        /// Brings the launcher into a state, and gives what has to be waited for in the end.
        func reach(_ state: LaunchState) async throws -> @Sendable () async -> Void {
            switch state {
            case .new: return {}
            case .prepared:
                try await launcher.prepare()
                return {}
            case .launching:
                let launch = Task { try? await launcher.launch() }
                await launching.arrived()
                return { _ = await launch.value }
            case .running:
                launching.open()
                _ = try await launcher.launch()
                return {}
            case .stopping:
                launching.open()
                _ = try await launcher.launch()
                let stop = Task { try? await launcher.stop() }
                await stopping.arrived()
                return { _ = await stop.value }
            case .stopped:
                launching.open()
                stopping.open()
                _ = try await launcher.launch()
                try await launcher.stop()
                return {}
            case .failed:
                launching.open()
                isFailing.withLock { $0 = true }
                await #expect(throws: LaunchFailure.self) { _ = try await launcher.launch() }
                return {}
            case .preparing:
                Issue.record("prepare() cannot be waited for: see whilePreparing")
                return {}
            }
        }

        /// Lets everything go on, and stops.
        func end(_ rest: @Sendable () async -> Void) async throws {
            launching.open()
            stopping.open()
            await rest()
            try await launcher.stop()
        }
    }

    // MARK: prepare

    @Test func `prepare, when new, prepares`() async throws {
        let subject = try Subject()
        try await subject.launcher.prepare()
        #expect(subject.launcher.state == .prepared)
        #expect(subject.log.all == ["prepare"])
        try await subject.launcher.stop()
        #expect(subject.log.all == ["prepare", "unprepare"])
        #expect(subject.launcher.state == .stopped)
    }

    @Test(arguments: [LaunchState.prepared, .launching, .running, .stopping, .stopped, .failed])
    func `prepare, in every other state, is misuse`(state: LaunchState) async throws {
        let subject = try Subject()
        let rest = try await subject.reach(state)
        await #expect(throws: LaunchMisuse(.prepare, state)) { try await subject.launcher.prepare() }
        #expect(subject.launcher.state == state)
        try await subject.end(rest)
    }

    @Test func `prepare and launch and run, while preparing, are misuse`() async throws {
        let subject = try Subject()
        let launcher = subject.launcher
        let errors = Guarded<[LaunchMisuse]>([])
        let isDone = DispatchSemaphore(value: 0)
        let calls = Guarded<[Task<Void, Never>]>([])
        subject.whilePreparing.withLock {
            $0 = {
                #expect(launcher.state == .preparing)
                let misuse = #expect(throws: LaunchMisuse.self) { try MainActor.assumeIsolated { try launcher.prepare() } }
                errors.withLock { $0.append(contentsOf: [misuse].compactMap { $0 }) }
                // From another thread, while this one is preparing.
                let task = Task.detached {
                    do { _ = try await launcher.launch() } catch let misuse as LaunchMisuse {
                        errors.withLock { $0.append(misuse) }
                    } catch { Issue.record("\(error)") }
                    do { try await launcher.run() } catch let misuse as LaunchMisuse {
                        errors.withLock { $0.append(misuse) }
                    } catch { Issue.record("\(error)") }
                    isDone.signal()
                }
                calls.withLock { $0.append(task) }
                isDone.wait()
            }
        }
        try await launcher.prepare()
        for call in calls.withLock({ $0 }) { await call.value }
        #expect(
            errors.withLock { $0 } == [
                LaunchMisuse(.prepare, .preparing), LaunchMisuse(.launch, .preparing), LaunchMisuse(.run, .preparing),
            ])
        #expect(launcher.state == .prepared)
        try await launcher.stop()
    }

    @Test func `stop, while preparing, rolls back what has been prepared`() async throws {
        let subject = try Subject()
        let launcher = subject.launcher
        let stops = Guarded<[Task<Void, any Error>]>([])
        subject.whilePreparing.withLock {
            $0 = {
                stops.withLock { $0.append(Task.detached { try await launcher.stop() }) }
                subject.recorder.block(until: "TestApp: reached stopping")
            }
        }
        await #expect(throws: CancellationError.self) { try await launcher.prepare() }
        for stop in stops.withLock({ $0 }) { try await stop.value }
        #expect(subject.log.all == ["prepare", "unprepare"])
        #expect(launcher.state == .stopped)
    }

    @Test func `send, while preparing, is remembered`() async throws {
        let subject = try Subject()
        let launcher = subject.launcher
        subject.launching.open()
        subject.stopping.open()
        let sent = Guarded<[Task<Void, any Error>]>([])
        subject.whilePreparing.withLock {
            $0 = {
                let isSent = DispatchSemaphore(value: 0)
                let send = Task.detached {
                    try await launcher.send("event")
                    isSent.signal()
                }
                sent.withLock { $0.append(send) }
                isSent.wait()
            }
        }
        try await launcher.prepare()
        _ = try await launcher.launch()
        for send in sent.withLock({ $0 }) { try await send.value }
        try await launcher.send("other")
        #expect(subject.log.all == ["prepare", "launch", "event"])
        try await launcher.stop()
    }

    // MARK: launch

    @Test(arguments: [LaunchState.new, .prepared])
    func `launch, when new or prepared, launches`(state: LaunchState) async throws {
        let subject = try Subject()
        let rest = try await subject.reach(state)
        subject.launching.open()
        _ = try await subject.launcher.launch()
        #expect(subject.launcher.state == .running)
        #expect(subject.log.all == ["prepare", "launch"])
        try await subject.end(rest)
        #expect(subject.log.all == ["prepare", "launch", "stop", "unprepare"])
    }

    @Test(arguments: [LaunchState.launching, .running, .stopping, .stopped, .failed])
    func `launch, in every other state, is misuse`(state: LaunchState) async throws {
        let subject = try Subject()
        let rest = try await subject.reach(state)
        await #expect(throws: LaunchMisuse(.launch, state)) { _ = try await subject.launcher.launch() }
        #expect(subject.launcher.state == state)
        try await subject.end(rest)
    }

    @Test func `of two launches at the same time one wins`() async throws {
        let subject = try Subject()
        subject.launching.open()
        subject.stopping.open()
        let results = await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    do {
                        _ = try await subject.launcher.launch()
                        return true
                    } catch {
                        #expect(error is LaunchMisuse)
                        return false
                    }
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(results.filter { $0 }.count == 1)
        try await subject.launcher.stop()
    }

    // MARK: send

    @Test(arguments: [LaunchState.new, .prepared])
    func `send, before the launch, is remembered`(state: LaunchState) async throws {
        let subject = try Subject()
        let rest = try await subject.reach(state)
        try await subject.launcher.send("event")
        try await subject.launcher.send("event")
        #expect(!subject.log.all.contains("event"))
        subject.launching.open()
        _ = try await subject.launcher.launch()
        try await subject.launcher.send("other")
        #expect(subject.log.all == ["prepare", "launch", "event"])
        try await subject.end(rest)
    }

    @Test func `send, while launching, waits for its turn`() async throws {
        let subject = try Subject()
        let rest = try await subject.reach(.launching)
        let send = Task { try await subject.launcher.send("event") }
        #expect(!subject.log.all.contains("event"))
        subject.launching.open()
        try await send.value
        #expect(subject.log.all == ["prepare", "launch", "event"])
        try await subject.end(rest)
    }

    @Test func `send, when running, is handled`() async throws {
        let subject = try Subject()
        let rest = try await subject.reach(.running)
        try await subject.launcher.send("event")
        #expect(subject.log.all == ["prepare", "launch", "event"])
        try await subject.end(rest)
    }

    @Test(arguments: [LaunchState.stopping, .stopped, .failed])
    func `send, afterwards, is dropped`(state: LaunchState) async throws {
        let subject = try Subject()
        let rest = try await subject.reach(state)
        try await subject.launcher.send("event")
        #expect(!subject.log.all.contains("event"))
        #expect(subject.recorder.all.contains("TestApp: dropped event"))
        try await subject.end(rest)
    }

    // MARK: stop

    @Test func `stop, when new, stops the launcher, and is not lost`() async throws {
        let subject = try Subject()
        try await subject.launcher.stop()
        #expect(subject.launcher.state == .stopped)
        await #expect(throws: LaunchMisuse(.launch, .stopped)) { _ = try await subject.launcher.launch() }
        try await subject.launcher.run()
        #expect(subject.log.all == [])
    }

    @Test func `stop, while launching, rolls back`() async throws {
        let subject = try Subject()
        let launch = Task { try await subject.launcher.launch() }
        await subject.launching.arrived()
        try await subject.launcher.stop()
        await #expect(throws: CancellationError.self) { _ = try await launch.value }
        #expect(subject.log.all == ["prepare", "launch", "unprepare"])
        #expect(subject.launcher.state == .stopped)
    }

    @Test func `stop, while stopping, waits for the same end`() async throws {
        let subject = try Subject()
        let rest = try await subject.reach(.stopping)
        let second = Task { try await subject.launcher.stop() }
        subject.stopping.open()
        try await second.value
        #expect(subject.launcher.state == .stopped)
        await rest()
        #expect(subject.log.all == ["prepare", "launch", "stop", "unprepare"])
    }

    @Test(arguments: [LaunchState.stopped, .failed])
    func `stop, afterwards, does nothing`(state: LaunchState) async throws {
        let subject = try Subject()
        _ = try await subject.reach(state)
        let before = subject.log.all
        try await subject.launcher.stop()
        #expect(subject.launcher.state == state)
        #expect(subject.log.all == before)
    }

    @Test func `a stop during a roll-back joins it`() async throws {
        let (log, rollingBack) = (Log(), Gate())
        let launcher = try Launcher.sketch(log, options: .manual(ManualClock())) { binder in
            binder.launch("first") {
            } stop: {
                await rollingBack.pass()
                log.add("stop first")
            }
            binder.launch("second") { throw Refused() }
        }
        let launch = Task { try await launcher.launch() }
        await rollingBack.arrived()
        let stops = (0..<3).map { _ in Task { try await launcher.stop() } }
        rollingBack.open()
        for stop in stops { try await stop.value }
        let failure = await #expect(throws: LaunchFailure.self) { _ = try await launch.value }
        #expect(failure?.rolledBack == ["first"])
        #expect(log.all == ["stop first"])
        #expect(launcher.state == .failed)
    }

    /// It would wait for the end, which waits for the hook: nothing here may depend on a time-out.
    @Test(arguments: [LaunchActivity.prepare, .launch])
    func `A stop hook that runs or stops its launcher during a roll-back does not wait for itself`(failing: LaunchActivity) async throws {
        let log = Log()
        let hooks = Guarded<[@Sendable () async throws -> Void]>([])
        let launcher = try Launcher.sketch(log, options: .patient()) { binder in
            for name in ["first", "second"] {
                binder.prepare(name) {
                } stop: {
                    for hook in hooks.withLock({ $0 }) { try await hook() }
                    log.add("stop \(name)")
                }
            }
            if failing == .prepare { binder.prepare("third") { throw Refused() } }
            binder.launch("fourth") { throw Refused() }
        }
        hooks.withLock { $0 = [{ try await launcher.run() }, { try await launcher.run(until: {}) }, { try await launcher.stop() }] }
        defer { hooks.withLock { $0 = [] } }
        let failure = await #expect(throws: LaunchFailure.self) { _ = try await launcher.launch() }
        #expect(failure?.failures.map(\.step) == [failing == .prepare ? "third" : "fourth"])
        #expect(failure?.rolledBack == ["second", "first"])
        #expect(log.all == ["stop second", "stop first"])
        #expect(launcher.state == .failed)
    }

    @Test
    func `A stop hook that runs its launcher does not hide a failure from the caller of stop`() async throws {
        let hook = Guarded<(@Sendable () async throws -> Void)?>(nil)
        let launcher = try Launcher.sketch(options: .patient()) { binder in
            binder.launch("first") {
            } stop: {
                throw Refused()
            }
            binder.launch("second") {
            } stop: {
                try await hook.withLock { $0 }?()
            }
        }
        hook.withLock { $0 = { try await launcher.run() } }
        defer { hook.withLock { $0 = nil } }
        _ = try await launcher.launch()
        let failure = await #expect(throws: StopFailure.self) { try await launcher.stop() }
        #expect(failure?.failures.map(\.step) == ["first"])
    }

    // MARK: run

    @Test(arguments: [LaunchState.new, .prepared, .running])
    func `run, before the end, waits for it`(state: LaunchState) async throws {
        let subject = try Subject()
        subject.launching.open()
        subject.stopping.open()
        _ = try await subject.reach(state)
        let run = Task { try await subject.launcher.run() }
        await subject.recorder.heard("TestApp: reached running")
        try await subject.launcher.stop()
        try await run.value
        #expect(subject.log.all == ["prepare", "launch", "stop", "unprepare"])
    }

    @Test func `run, while launching or failed, is misuse`() async throws {
        for state in [LaunchState.launching, .failed] {
            let subject = try Subject()
            let rest = try await subject.reach(state)
            await #expect(throws: LaunchMisuse(.run, state)) { try await subject.launcher.run() }
            try await subject.end(rest)
        }
    }

    @Test func `run, while stopping, waits for the end; when stopped, it returns`() async throws {
        let subject = try Subject()
        let rest = try await subject.reach(.stopping)
        let run = Task { try await subject.launcher.run() }
        subject.stopping.open()
        try await run.value
        #expect(subject.launcher.state == .stopped)
        await rest()

        let stopped = try Subject()
        _ = try await stopped.reach(.stopped)
        try await stopped.launcher.run()
    }

    @Test func `A second run is misuse in every state`() async throws {
        let subject = try Subject()
        subject.launching.open()
        subject.stopping.open()
        let run = Task { try await subject.launcher.run() }
        await subject.recorder.heard("TestApp: reached running")
        await #expect(throws: LaunchMisuse(.run, .running)) { try await subject.launcher.run() }
        try await subject.launcher.stop()
        try await run.value
        await #expect(throws: LaunchMisuse(.run, .stopped)) { try await subject.launcher.run() }
    }

    // MARK: several calls

    @Test func `launch and run at the same time: the second call finds a launcher that is launching or running`() async throws {
        struct Returned: Sendable {
            let misuse: LaunchMisuse?
            let state: LaunchState
        }
        for _ in 0..<200 {
            let recorder = Recorder()
            let launcher = try Launcher.sketch(options: .manual(ManualClock(), recorder)) { binder in binder.launch("step") {} }
            let call = { @Sendable (call: @escaping @Sendable () async throws -> Void) in
                Task.detached {
                    do { try await call() } catch let misuse as LaunchMisuse {
                        return Returned(misuse: misuse, state: launcher.state)
                    }
                    return Returned(misuse: nil, state: launcher.state)
                }
            }
            let run = call { try await launcher.run() }
            let launch = call { _ = try await launcher.launch() }
            await recorder.heard("TestApp: reached running")
            // Both calls are in progress: a launch that is not refused waits for the end, or has finished.
            let launched = try await launch.value
            if launched.misuse != nil { #expect(launched.misuse == LaunchMisuse(.launch, launched.misuse!.state)) }
            try await launcher.stop()
            let ran = try await run.value
            if let misuse = ran.misuse {
                #expect(misuse == LaunchMisuse(.run, .launching))
                #expect(launched.misuse == nil)
            } else {
                #expect(ran.state == .stopped)
            }
            #expect(launched.misuse == nil || ran.misuse == nil)
        }
    }

    @Test func `The error of misuse describes the misuse`() {
        #expect("\(LaunchMisuse(.prepare, .prepared))" == "prepare() was called while the launcher was already prepared")
        #expect("\(LaunchMisuse(.launch, .preparing))" == "launch() was called while the launcher was already preparing")
        #expect("\(LaunchMisuse(.launch, .prepared))" == "launch() was called too early")
        #expect("\(LaunchMisuse(.run, .running))" == "run() was called while the launcher was already running")
        #expect("\(LaunchMisuse(.launch, .stopping))" == "launch() was called while the launcher was stopping")
        #expect("\(LaunchMisuse(.run, .failed))" == "run() was called after the launcher had failed; a new launch requires a new launcher")
    }
}

/// The end of a launcher that is no longer retained.
@Suite(.watched) struct DroppedTests {
    let log = Log()
    let recorder = Recorder()

    private func launcher(_ serve: @escaping @Sendable () async -> Void = {}) throws -> Launcher<TestApp> {
        let log = log
        return try .sketch(log, options: .manual(ManualClock(), recorder)) { binder in
            binder.prepare("prepare") {
                log.add("prepare")
            } stop: {
                log.add("unprepare")
            }
            binder.bind(Store.self).launch {
                Store(name: "store")
            } run: { _ in
                await serve()
            } stop: { _ in
                log.add("stop")
            }
            binder.launch("use") { (_: Store) in log.add("launch") }
        }
    }

    @Test func `A launcher that was only prepared is stopped`() async throws {
        try await launcher().prepare()
        await recorder.heard("TestApp: reached stopped")
        #expect(log.all == ["prepare", "unprepare"])
    }

    @Test func `A running launcher lives until it ends`() async throws {
        let end = Gate()
        _ = try await launcher { await end.pass() }.launch()
        await end.arrived()
        #expect(!recorder.all.contains("TestApp: reached stopping"))
        #expect(log.all == ["prepare", "launch"])
        end.open()
        await recorder.heard("TestApp: reached stopped")
        #expect(log.all == ["prepare", "launch", "stop", "unprepare"])
    }

    @Test func `A launcher that was never started leaves no memory allocated, and prints nothing`() async throws {
        let alive = Counter()
        do {
            let token = Counted(alive)
            let launcher = try Launcher.sketch(options: .manual(ManualClock(), recorder)) { binder in
                binder.launch("step") { withExtendedLifetime(token) {} }
            }
            #expect(launcher.state == .new)
        }
        #expect(alive.value == 0)
        #expect(recorder.all == [])
    }
}

// SPDX-License-Identifier: Apache-2.0
