import DovetailLaunch
import TestTools
import Testing

@Suite(.watched) struct LifecycleReporterTests {
    let clock = ManualClock()
    let log = Log()

    private func launcher(
        _ more: [any LaunchObserver] = [], _ bindings: @escaping @Sendable (Binder<Singleton>) -> Void
    ) throws -> Launcher<TestApp> {
        var options = LaunchOptions.manual(clock)
        let log = log
        options.observers = [LifecycleReporter(clock: clock) { log.add($0) }] + more
        return try Launcher.sketch(options: options, bindings)
    }

    @Test func `It reports a slow launch with its step, the launch, the reason for the end, and the end`() async throws {
        let (slow, end, recorder) = (Gate(), Gate(), Recorder())
        let launcher = try launcher([recorder]) { binder in
            binder.bind(Store.self).launch {
                await slow.pass()
                return Store(name: "service")
            } run: { _ in
                await end.pass()
            }
            binder.launch("use") { (_: Store) in }
        }
        let run = Task { try await launcher.run(signals: []) }
        await slow.arrived()
        await clock.pass(.seconds(5))
        await clock.pass(.seconds(5))
        await clock.sleepers(1)
        slow.open()
        await recorder.heard("TestApp: reached running")
        await end.arrived()
        clock.jump(.seconds(7_200))
        end.open()
        try await run.value
        #expect(
            log.all == [
                "TestApp: still launching Store after 5 s", "TestApp: still launching Store after 10 s", "TestApp: launched in 10 s",
                "TestApp: stopping after 2 h, because Store ended", "TestApp: stopped in 0 µs",
            ])
    }

    @Test func `An interrupted launch is reported with the steps in progress, and those that were left running`() async throws {
        let deaf = Gate()
        let launcher = try launcher { binder in
            binder.launch("Announce") { await deaf.pass() }
        }
        let launch = Task { try await launcher.launch() }
        await deaf.arrived()
        clock.jump(.seconds(3))
        launch.cancel()
        await clock.sleepers(2)
        clock.advance(by: .seconds(1))
        await #expect(throws: LaunchFailure.self) { _ = try await launch.value }
        #expect(
            log.all == [
                "TestApp: stopping after 3 s while launching Announce, because its task was cancelled",
                "TestApp: abandoned launching Announce after 4 s", "TestApp: stopped in 1 s",
            ])
        deaf.open()
    }

    @Test func `Children are not reported, but their slow steps are, and control characters are escaped`() async throws {
        enum Child: Component {
            typealias Seed = Gate
            static func configure(binder: Binder<Unscoped>) {
                binder.launch("slow\nerror: forged") { (gate: Gate) in await gate.pass() }
            }
            static func configureRoot(binder bind: ReceiptBinder<Void>) -> BindingReceipt<Void> { bind.to(value: ()) }
        }
        let (slow, children) = (Gate(), Guarded<ChildLauncher<Child>?>(nil))
        let launcher = try launcher { binder in
            binder.install(child: Child.self)
            binder.launch("open") { (launcher: ChildLauncher<Child>) in children.withLock { $0 = launcher } }
        }
        _ = try await launcher.launch()
        let child = Task { _ = try await children.withLock { $0 }?.launch(slow) }
        await slow.arrived()
        await clock.pass(.seconds(5))
        await clock.sleepers(1)
        slow.open()
        try await child.value
        try await launcher.stop()
        // The binding of the step captured it.
        children.withLock { $0 = nil }
        #expect(
            log.all == [
                "TestApp: launched in 0 µs", "TestApp: still launching slow\\nerror: forged after 5 s",
                "TestApp: stopping after 5 s, because the end was requested", "TestApp: stopped in 0 µs",
            ])
    }
}

// SPDX-License-Identifier: Apache-2.0
