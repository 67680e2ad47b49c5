import DovetailLaunch
import TestTools
import Testing

/// The shutdown as a whole: its order, its deadline, and what steps see of it.
@Suite(.watched) struct ShutdownTests {
    let clock = ManualClock()
    let recorder = Recorder()
    let log = Log()

    private func options(_ change: (inout LaunchOptions) -> Void = { _ in }) -> LaunchOptions {
        var options = LaunchOptions()
        options.clock = clock
        options.observers = [recorder]
        change(&options)
        return options
    }

    // MARK: Side by side

    @Test func `Independent steps stop side by side, and each one after those that depend on it`() async throws {
        let (log, slow, other) = (log, Gate(), Gate())
        let launcher = try Launcher.sketch(log, options: options()) { binder in
            binder.bind(Store.self).launch {
                Store(name: "store")
            } stop: { _ in
                log.add("store")
            }
            binder.bind(Router.self).launch { (store: Store) in
                Router(store: store)
            } stop: { _ in
                await slow.pass()
                log.add("router")
            }
            binder.launch("use") { (_: Router) in }
            binder.launch("other") {
            } stop: {
                await other.pass()
                log.add("other")
            }
        }
        _ = try await launcher.launch()
        let stop = Task { try await launcher.stop() }
        await slow.arrived()
        await other.arrived()
        #expect(log.all == [])
        other.open()
        await recorder.heard("TestApp: ended other stop 0.0 seconds")
        #expect(log.all == ["other"])
        slow.open()
        try await stop.value
        #expect(log.all == ["other", "router", "store"])
    }

    @Test func `With a width of 1, steps stop one after the other, in reverse order of completion`() async throws {
        let log = log
        let launcher = try Launcher.sketch(log, options: options { $0.stopWidth = 1 }) { binder in
            for name in ["one", "two", "three"] {
                binder.launch(name) {
                } stop: {
                    log.add("begin \(name)")
                    await Task.yield()
                    log.add("end \(name)")
                }
            }
        }
        _ = try await launcher.launch()
        try await launcher.stop()
        #expect(log.all == ["begin three", "end three", "begin two", "end two", "begin one", "end one"])
    }

    @Test func `Prepared steps stop when all launched ones have stopped`() async throws {
        let (log, slow) = (log, Gate())
        let launcher = try Launcher.sketch(log, options: options()) { binder in
            binder.prepare("logging") {
            } stop: {
                log.add("logging")
            }
            binder.launch("server") {
            } stop: {
                await slow.pass()
                log.add("server")
            }
        }
        _ = try await launcher.launch()
        let stop = Task { try await launcher.stop() }
        await slow.arrived()
        slow.open()
        try await stop.value
        #expect(log.all == ["server", "logging"])
        #expect(
            recorder.all.suffix(5) == [
                "TestApp: started server stop 1/1", "TestApp: ended server stop 0.0 seconds", "TestApp: started logging stop 1/1",
                "TestApp: ended logging stop 0.0 seconds", "TestApp: reached stopped",
            ])
    }

    // MARK: The deadline

    @Test func `All steps share the deadline of the shutdown, and those that have no time left are named`() async throws {
        let (log, deaf) = (log, Gate())
        let launcher = try Launcher.sketch(
            log,
            options: options {
                $0.stopWidth = 1
                $0.shutdownTimeout = .seconds(12)
            }
        ) { binder in
            binder.launch("first") {
            } stop: {
                Issue.record("there was no time left")
            }
            for name in ["second", "third"] {
                binder.launch(name) {
                } stop: {
                    await deaf.pass()
                }
            }
        }
        _ = try await launcher.launch()
        let stop = Task { try await launcher.stop() }
        // The third has the time of a step. The second has what is left: a quarter of it to end after it was cancelled.
        await clock.pass(.seconds(10))
        await clock.pass(.seconds(1))
        await clock.pass(.milliseconds(750))
        await clock.pass(.milliseconds(250))
        let failure = await #expect(throws: StopFailure.self) { try await stop.value }
        #expect(failure?.failures.map(\.step) == ["third", "second", "first"])
        #expect(failure?.failures.first?.reason as? Abandoned == Abandoned(after: .seconds(11)))
        #expect(failure?.failures.dropFirst().first?.reason as? Abandoned == Abandoned(after: .seconds(1)))
        #expect(failure?.failures.last?.reason as? NotStopped == NotStopped(after: .seconds(12)))
        #expect(failure.map { "\($0)".contains("was not stopped, because the shutdown took longer than 12 s") } == true)
        #expect(clock.now.offset == .seconds(12))
        #expect(launcher.state == .stopped)
        deaf.open()
    }

    @Test func `Children stop within the deadline of their parent`() async throws {
        enum Child: Component {
            typealias Seed = Gate
            static func configure(binder: Binder<Unscoped>) {
                binder.launch("deaf") { (gate: Gate) in
                    StopGate.shared.withLock { $0 = gate }
                } stop: {
                    await StopGate.shared.withLock { $0 }?.pass()
                }
            }
            static func configureRoot(binder bind: ReceiptBinder<Void>) -> BindingReceipt<Void> { bind.to(value: ()) }
        }
        let deaf = Gate()
        let launcher = try Launcher.sketch(log, options: options { $0.shutdownTimeout = .seconds(4) }) { binder in
            binder.install(child: Child.self)
            binder.launch("open") { (children: ChildLauncher<Child>) in _ = try await children.launch(deaf) }
        }
        _ = try await launcher.launch()
        let stop = Task { try await launcher.stop() }
        await deaf.arrived()
        await clock.pass(.seconds(3))
        await clock.pass(.seconds(1))
        let failure = await #expect(throws: StopFailure.self) { try await stop.value }
        #expect(failure?.failures.map(\.step) == ["deaf"])
        #expect(failure?.failures.first?.reason as? Abandoned == Abandoned(after: .seconds(4)))
        deaf.open()
    }

    @Test func `The stop of a late value has a limit, too`() async throws {
        let (deaf, stopping) = (Gate(), Gate())
        let launcher = try Launcher.sketch(log, options: options()) { binder in
            binder.bind(Store.self).launch(timeout: .seconds(1)) {
                await deaf.pass()
                return Store(name: "late")
            } stop: { _ in
                await stopping.pass()
            }
            binder.launch("use") { (_: Store) in }
        }
        let launch = Task { try await launcher.launch() }
        await clock.pass(.seconds(1))
        await clock.pass(.seconds(1))
        await #expect(throws: LaunchFailure.self) { _ = try await launch.value }
        deaf.open()
        await stopping.arrived()
        await clock.pass(.seconds(10))
        await clock.pass(.seconds(1))
        await recorder.heard("TestApp: abandoned Store stop 11.0 seconds")
        stopping.open()
    }

    // MARK: Before the first stop

    @Test func `The stopping event is handled before anything is stopped, and its failure is reported`() async throws {
        let log = log
        let launcher = try Launcher.sketch(log, options: options()) { binder in
            binder.bind(Store.self).launch {
                Store(name: "service")
            } run: { _ in
                try await Gate().passUnlessCancelled()
            } stop: { _ in
                log.add("stop")
            }
            binder.on(.stopping, "drain") { (store: Store) in
                log.add("drain \(store.name), graceful: \(GracefulStop.hasBegun), cancelled: \(Task.isCancelled)")
                throw Refused()
            }
        }
        _ = try await launcher.launch()
        let failure = await #expect(throws: StopFailure.self) { try await launcher.stop() }
        #expect(failure?.failures.map(\.step) == ["drain"])
        #expect(failure?.failures.map(\.activity) == [.event(.stopping)])
        #expect(log.all == ["drain service, graceful: true, cancelled: false", "stop"])
    }

    @Test func `The stopping event is not sent if the launch failed, and does not outlive its time limit`() async throws {
        let failing = try Launcher.sketch(options: options()) { binder in
            binder.launch("fail") { throw Refused() }
            binder.on(.stopping, "drain") { Issue.record("it was never launched") }
        }
        await #expect(throws: LaunchFailure.self) { _ = try await failing.launch() }

        let slow = Gate()
        let launcher = try Launcher.sketch(options: options()) { binder in
            binder.on(.stopping, "drain") { try await slow.passUnlessCancelled() }
        }
        _ = try await launcher.launch()
        let stop = Task { try await launcher.stop() }
        await slow.arrived()
        await clock.pass(.seconds(10))
        let failure = await #expect(throws: StopFailure.self) { try await stop.value }
        #expect(failure?.failures.first?.reason as? TimedOut == TimedOut(after: .seconds(10)))
    }

    // MARK: A graceful end

    private func service(_ run: @escaping @Sendable (Store) async throws -> Void) throws -> Launcher<TestApp> {
        try .sketch(log, options: options()) { binder in
            binder.bind(Store.self).launch {
                Store(name: "service")
            } run: {
                try await run($0)
            }
            binder.launch("use") { (_: Store) in }
        }
    }

    @Test func `A service detects the begin of the shutdown, and returns without being cancelled`() async throws {
        let (log, begun) = (log, Gate())
        let launcher = try service { _ in
            #expect(!GracefulStop.hasBegun)
            begun.open()
            try await GracefulStop.wait()
            #expect(GracefulStop.hasBegun)
            log.add("finished, cancelled: \(Task.isCancelled)")
        }
        _ = try await launcher.launch()
        await begun.pass()
        try await launcher.stop()
        #expect(log.all == ["finished, cancelled: false"])
        #expect(launcher.report.spans.filter { $0.activity == .run }.map(\.outcome) == [.ended])
        #expect(launcher.ending == .requested)
    }

    @Test func `A service that detects the shutdown and does not return is cancelled after the time limit of a stop`() async throws {
        let (begun, work) = (Gate(), Gate())
        let launcher = try service { _ in
            #expect(!GracefulStop.hasBegun)
            begun.open()
            try await work.passUnlessCancelled()
        }
        _ = try await launcher.launch()
        await begun.pass()
        let stop = Task { try await launcher.stop() }
        await clock.pass(.seconds(10))
        let failure = await #expect(throws: StopFailure.self) { try await stop.value }
        #expect(failure?.failures.first?.reason as? TimedOut == TimedOut(after: .seconds(10)))
    }

    @Test func `The end of the parent is that of its children`() async throws {
        enum Child: Component {
            static func configure(binder: Binder<Unscoped>) {
                binder.bind(Server.self).launch {
                    Server(store: Store(name: "child"))
                } run: { _ in
                    Begun.shared.withLock { $0 }?.open()
                    try await GracefulStop.wait()
                    Ended.shared.withLock { $0 }?.open()
                }
                binder.launch("use") { (_: Server) in }
            }
            static func configureRoot(binder bind: ReceiptBinder<Void>) -> BindingReceipt<Void> { bind.to(value: ()) }
        }
        let (begun, ended) = (Gate(), Gate())
        Begun.shared.withLock { $0 = begun }
        Ended.shared.withLock { $0 = ended }
        let launcher = try Launcher.sketch(log, options: options()) { binder in
            binder.install(child: Child.self)
            binder.launch("open") { (children: ChildLauncher<Child>) in _ = try await children.launch() }
            // The child ends while the parent has not stopped anything.
            binder.on(.stopping, "drain") { await ended.pass() }
        }
        _ = try await launcher.launch()
        await begun.pass()
        try await launcher.stop()
    }

    @Test func `Outside a launched step, the end never begins`() async throws {
        #expect(!GracefulStop.hasBegun)
        let waiting = Task { try await GracefulStop.wait() }
        waiting.cancel()
        await #expect(throws: CancellationError.self) { try await waiting.value }
    }

    // MARK: The reason

    @Test func `Observers receive the reason before anything is stopped`() async throws {
        final class Reasons: LaunchObserver {
            let log: Log
            init(_ log: Log) { self.log = log }
            func launcher(of component: String, did progress: LaunchProgress) {
                if case .reached(let state) = progress { log.add("\(state)") }
            }
            func launcher(of component: String, willEnd reason: LaunchEnding) { log.add("\(component): \(reason)") }
        }
        let log = log
        let launcher = try Launcher.sketch(options: options { $0.observers = [Reasons(log)] }) { binder in
            binder.bind(Store.self).launch {
                Store(name: "service")
            } run: { _ in
            }
            binder.launch("use") { (_: Store) in }
        }
        #expect(launcher.ending == nil)
        try await launcher.run()
        #expect(log.all == ["launching", "running", "TestApp: Store ended", "stopping", "stopped"])
        #expect(launcher.ending == .serviceEnded("Store"))

        let failing = try Launcher.sketch { binder in binder.launch("fail") { throw Refused() } }
        await #expect(throws: LaunchFailure.self) { _ = try await failing.launch() }
        #expect(failing.ending == .failed("fail", .launch, reason: "Refused()"))
    }

    // MARK: A step that is left running

    @Test func `run() throws if the launch was ended and left a step running`() async throws {
        let deaf = Gate()
        let launcher = try Launcher.sketch(options: options()) { binder in
            binder.launch("deaf") { await deaf.pass() }
        }
        let run = Task { try await launcher.run(signals: []) }
        await deaf.arrived()
        let stop = Task { try await launcher.stop() }
        await clock.pass(.seconds(1))
        let failure = await #expect(throws: LaunchFailure.self) { try await run.value }
        #expect(failure?.failures.map(\.step) == ["deaf"])
        #expect(failure?.failures.first?.reason as? Abandoned == Abandoned(after: .seconds(1)))
        try await stop.value
        deaf.open()
    }
}

/// What the static `configure` of a child needs, each for one test.
private enum StopGate { static let shared = Guarded<Gate?>(nil) }
private enum Begun { static let shared = Guarded<Gate?>(nil) }
private enum Ended { static let shared = Guarded<Gate?>(nil) }

// SPDX-License-Identifier: Apache-2.0
