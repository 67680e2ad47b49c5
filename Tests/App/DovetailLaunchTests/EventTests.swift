import DovetailLaunch
import TestTools
import Testing

@Suite(.watched) struct EventTests {
    let clock = ManualClock()
    let log = Log()
    let recorder = Recorder()

    @Test func `An event is its name`() {
        #expect(LaunchEvent.foreground == "foreground")
        #expect("\(LaunchEvent("low memory"))" == "low memory")
    }

    @Test func `Steps run again when their event comes, in the order of the plan`() async throws {
        let log = log
        let launcher = try Launcher.sketch(log, options: .manual(clock)) { binder in
            binder.launch("load", again: .foreground, .reload) { log.add("load") }
            binder.on(.foreground, "refresh") { log.add("refresh") }
            binder.on(.background, "save") { log.add("save") }
        }
        _ = try await launcher.launch()
        try await launcher.send(.foreground)
        try await launcher.send(.background)
        try await launcher.send(.reload)
        #expect(log.all == ["load", "load", "refresh", "save", "load"])
        try await launcher.stop()
    }

    @Test func `An event that comes before the launch has finished does not run a step twice`() async throws {
        let (log, slow) = (log, Gate())
        let launcher = try Launcher.sketch(log, options: .manual(clock)) { binder in
            binder.launch("load", again: .foreground) { log.add("load") }
            binder.launch("slow") { try await slow.passUnlessCancelled() }
            binder.on(.foreground, "refresh") { log.add("refresh") }
        }
        try await launcher.send(.foreground)
        let launch = Task { try await launcher.launch() }
        await slow.arrived()
        let second = Task { try await launcher.send(.foreground) }
        slow.open()
        _ = try await launch.value
        try await second.value
        #expect(Set(log.all) == ["load", "refresh"])
        #expect(log.all.filter { $0 == "load" }.count <= 2)
        #expect(log.all.first == "load")
        try await launcher.stop()
    }

    @Test func `For an event that came early only its own steps run, and a later one of the same name is another one`() async throws {
        let log = log
        let holder = Guarded<Launcher<TestApp>?>(nil)
        let launcher = try Launcher.sketch(log, options: .manual(clock)) { binder in
            binder.launch("load", again: .foreground) { log.add("load") }
            binder.on(.foreground, "refresh") { log.add("refresh") }
            // Handled when the application runs, while the early event still waits.
            binder.on("first", "send") { try await holder.withLock { $0 }?.send(.foreground) }
        }
        holder.withLock { $0 = launcher }
        try await launcher.send("first")
        try await launcher.send(.foreground)
        _ = try await launcher.launch()
        // Events that are sent from inside are in the queue when the first of these has been handled.
        try await launcher.send("last")
        try await launcher.send("last")
        #expect(log.all == ["load", "refresh", "load", "refresh"])
        try await launcher.stop()
        holder.withLock { $0 = nil }
    }

    @Test func `Events are handled one after the other; an event that is already queued is not added again`() async throws {
        let (log, door) = (log, Gate())
        let launcher = try Launcher.sketch(log, options: .manual(clock)) { binder in
            binder.on("a", "a") {
                log.add("a begins")
                try await door.passUnlessCancelled()
                log.add("a ends")
            }
            binder.on("b", "b") { log.add("b") }
        }
        _ = try await launcher.launch()
        let first = Task { try await launcher.send("a") }
        await door.arrived()
        let waiting = (0..<5).map { _ in Task { try await launcher.send("b") } }
        // They are in the queue, or will be handled by themselves: what counts is that none overtakes.
        door.open()
        try await first.value
        for task in waiting { try await task.value }
        #expect(log.all.prefix(2) == ["a begins", "a ends"])
        #expect((1...5).contains(log.all.filter { $0 == "b" }.count))
        try await launcher.stop()
    }

    @Test func `A step that fails does not prevent the others from receiving the event`() async throws {
        let log = log
        let launcher = try Launcher.sketch(log, options: .manual(clock)) { binder in
            binder.on("a", "one") { throw Refused() }
            binder.on("a", "two") { log.add("two") }
        }
        _ = try await launcher.launch()
        let failure = await #expect(throws: EventFailure.self) { try await launcher.send("a") }
        #expect(failure?.failures.map(\.step) == ["one"])
        #expect(failure?.event == "a")
        #expect(log.all == ["two"])
        #expect(launcher.state == .running)
        try await launcher.stop()
    }

    @Test func `A failed launch drops queued events, and no caller hangs`() async throws {
        let slow = Gate()
        let launcher = try Launcher.sketch(log, options: .manual(clock, recorder)) { binder in
            binder.launch("slow") {
                await slow.pass()
                throw Refused()
            }
            binder.on("a", "a") { Issue.record("the launch has failed") }
        }
        let launch = Task { try await launcher.launch() }
        await slow.arrived()
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await launcher.send("a") }
            slow.open()
            try await group.waitForAll()
        }
        await #expect(throws: LaunchFailure.self) { _ = try await launch.value }
        #expect(recorder.all.contains("TestApp: dropped a"))
    }

    @Test func `A step that sends an event does not wait for itself`() async throws {
        let log = log
        let holder = Guarded<Launcher<TestApp>?>(nil)
        let done = Gate()
        let launcher = try Launcher.sketch(log, options: .manual(clock)) { binder in
            binder.on("a", "a") {
                try await holder.withLock { $0 }?.send("b")
                log.add("a")
            }
            binder.on("b", "b") {
                log.add("b")
                done.open()
            }
        }
        holder.withLock { $0 = launcher }
        _ = try await launcher.launch()
        try await launcher.send("a")
        await done.pass()
        #expect(log.all == ["a", "b"])
        try await launcher.stop()
        holder.withLock { $0 = nil }
    }

    @Test func `Stopping waits for the end of an event, up to the time limit of a stop`() async throws {
        let (log, door) = (log, Gate())
        let launcher = try Launcher.sketch(log, options: .manual(clock)) { binder in
            binder.bind(Store.self).launch {
                Store(name: "store")
            } stop: { _ in
                log.add("stop store")
            }
            binder.on(.background, "save") { (_: Store) in
                do { try await door.passUnlessCancelled() } catch {
                    log.add("save cancelled")
                    throw error
                }
            }
        }
        _ = try await launcher.launch()
        let send = Task { try await launcher.send(.background) }
        await door.arrived()
        let stop = Task { try await launcher.stop() }
        await clock.pass(.seconds(10))
        try await stop.value
        await #expect(throws: EventFailure.self) { try await send.value }
        #expect(log.all == ["save cancelled", "stop store"])
    }

    @Test func `A step that finishes late after an event stops no other step`() async throws {
        let (log, deaf) = (log, Gate())
        let isFirst = Counter()
        let launcher = try Launcher.sketch(log, options: .manual(clock, recorder)) { binder in
            binder.launch("connect", again: .foreground, timeout: .seconds(1)) {
                if isFirst.add(1) > 1 { await deaf.pass() }
            } stop: {
                log.add("disconnect")
            }
        }
        _ = try await launcher.launch()
        let send = Task { try await launcher.send(.foreground) }
        await clock.pass(.seconds(1))
        await clock.pass(.seconds(1))
        let failure = await #expect(throws: EventFailure.self) { try await send.value }
        #expect(failure?.failures.first?.reason as? Abandoned == Abandoned(after: .seconds(2)))
        deaf.open()
        await recorder.heard("TestApp: late connect")
        #expect(log.all == [])
        try await launcher.stop()
        #expect(log.all == ["disconnect"])
    }

    @Test(arguments: [true, false])
    func `A child that does not finish an event does not delay the stop of its parent`(listens: Bool) async throws {
        let (log, door) = (log, Gate())
        let sessions = Guarded<ChildLauncher<Session>?>(nil)
        let child: @Sendable (Binder<LoggedIn>) -> Void = { binder in
            binder.on(.background, "save") {
                if listens { try await door.passUnlessCancelled() } else { await door.pass() }
            }
            binder.launch("use") {
            } stop: {
                log.add("stop child")
            }
        }
        let launcher = try Session.$bindings.withValue(Bindings(write: child)) {
            try Launcher.sketch(log, options: .manual(clock, recorder)) { binder in
                binder.install(child: Session.self)
                binder.launch("sessions") { [weak sessions] (child: ChildLauncher<Session>) in
                    sessions?.withLock { $0 = child }
                } stop: {
                    log.add("stop parent")
                }
            }
        }
        _ = try await launcher.launch()
        _ = try await #require(sessions.withLock { $0 }).launch(User(name: "ann"))
        let send = Task { try await launcher.send(.background) }
        await door.arrived()
        let stop = Task { try await launcher.stop() }
        await clock.pass(.seconds(10))
        if !listens { await clock.pass(.seconds(1)) }
        try await stop.value
        _ = try? await send.value
        #expect(log.all == ["stop child", "stop parent"])
        door.open()
    }
}

// SPDX-License-Identifier: Apache-2.0
