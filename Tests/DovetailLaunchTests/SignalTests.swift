#if !os(Windows) && !os(WASI)
import DovetailLaunch
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Each in a process of its own.
@Suite struct SignalTests {
    @Test func `A signal stops what is running, and run returns`() async {
        await #expect(processExitsWith: .success) {
            let log = Log()
            let launcher = try Launcher.sketch(log) { binder in
                binder.launch("one") {
                } stop: {
                    log.add("stop")
                }
                binder.launch("two") {}
            }
            let run = Task { try await launcher.run(signals: [SIGTERM]) }
            while launcher.state != .running { await Task.yield() }
            kill(getpid(), SIGTERM)
            try await run.value
            exit(log.all == ["stop"] ? 0 : 1)
        }
    }

    @Test func `A signal during the launch rolls back, and run returns`() async {
        await #expect(processExitsWith: .success) {
            let log = Log()
            let launcher = try Launcher.sketch(log) { binder in
                binder.launch("one") {
                } stop: {
                    log.add("stop")
                }
                binder.launch("two") {
                    kill(getpid(), SIGINT)
                    try await Gate().passUnlessCancelled()
                }
                binder.launch("three") { log.add("three") }
            }
            try await launcher.run(signals: [SIGTERM, SIGINT])
            exit(log.all == ["stop"] ? 0 : 1)
        }
    }

    @Test func `The second signal kills, as if nobody listened`() async {
        await #expect(processExitsWith: .signal(SIGTERM)) {
            let launcher = try Launcher.sketch { binder in
                binder.launch("deaf") {
                    kill(getpid(), SIGTERM)
                } stop: {
                    kill(getpid(), SIGTERM)
                    await Gate().pass()
                }
                binder.launch("wait") { try await Gate().passUnlessCancelled() }
            }
            try await launcher.run(signals: [SIGTERM])
        }
    }

    @Test func `When nobody listens any more, a signal does what it always did`() async {
        await #expect(processExitsWith: .signal(SIGTERM)) {
            let launcher = try Launcher.sketch { _ in }
            try await launcher.run(signals: [SIGTERM], until: {})
            kill(getpid(), SIGTERM)
            await Gate().pass()
        }
    }

    @Test func `Another signal sends reload`() async {
        await #expect(processExitsWith: .success) {
            let reloaded = Gate()
            let launcher = try Launcher.sketch { binder in binder.on(.reload, "Reload") { reloaded.open() } }
            let run = Task { try await launcher.run(signals: [SIGTERM], reloadOn: SIGHUP) }
            while launcher.state != .running { await Task.yield() }
            kill(getpid(), SIGHUP)
            await reloaded.pass()
            kill(getpid(), SIGTERM)
            try await run.value
        }
    }
}
#endif
