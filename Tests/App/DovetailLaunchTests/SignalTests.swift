#if !os(Windows) && !os(WASI)
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

/// Each in a process of its own.
@Suite(.watched) struct SignalTests {
    @Test func `A signal stops a running launcher, and run returns`() async {
        await #expect(processExitsWith: .success) {
            let (log, recorder) = (Log(), Recorder())
            let launcher = try Launcher.sketch(log, options: .manual(ManualClock(), recorder)) { binder in
                binder.launch("one") {
                } stop: {
                    log.add("stop")
                }
                binder.launch("two") {}
            }
            let run = Task { try await launcher.run(signals: [SIGTERM]) }
            await recorder.heard("TestApp: reached running")
            kill(getpid(), SIGTERM)
            try await run.value
            exit(log.all == ["stop"] ? 0 : 1)
        }
    }

    @Test(arguments: [SIGTERM, SIGINT]) func `run without signals stops in order, too`(signal: Int32) async {
        await #expect(processExitsWith: .success) { [signal] in
            let (log, recorder) = (Log(), Recorder())
            let launcher = try Launcher.sketch(log, options: .manual(ManualClock(), recorder)) { binder in
                binder.launch("one") {
                } stop: {
                    log.add("stop")
                }
            }
            let run = Task { try await launcher.run() }
            await recorder.heard("TestApp: reached running")
            kill(getpid(), signal)
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

    @Test func `The second signal kills, as if there were no listener`() async {
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

    @Test func `Without listeners, a signal has its default effect again`() async {
        await #expect(processExitsWith: .signal(SIGTERM)) {
            let launcher = try Launcher.sketch { _ in }
            try await launcher.run(signals: [SIGTERM], until: {})
            kill(getpid(), SIGTERM)
            await Gate().pass()
        }
    }

    @Test func `Another signal sends reload`() async {
        await #expect(processExitsWith: .success) {
            let (reloaded, recorder) = (Gate(), Recorder())
            let launcher = try Launcher.sketch(options: .manual(ManualClock(), recorder)) { binder in
                binder.on(.reload, "Reload") { reloaded.open() }
            }
            let run = Task { try await launcher.run(signals: [SIGTERM], reloadOn: SIGHUP) }
            await recorder.heard("TestApp: reached running")
            kill(getpid(), SIGHUP)
            await reloaded.pass()
            kill(getpid(), SIGTERM)
            try await run.value
        }
    }

    @Test func `A signal that is named twice ends the application once`() async {
        await #expect(processExitsWith: .success) {
            let recorder = Recorder()
            let launcher = try Launcher.sketch(options: .manual(ManualClock(), recorder)) { _ in }
            let run = Task { try await launcher.run(signals: [SIGTERM, SIGTERM]) }
            await recorder.heard("TestApp: reached running")
            kill(getpid(), SIGTERM)
            try await run.value
        }
    }

    @Test func `Without listeners, the previous handler is called again`() async {
        await #expect(processExitsWith: .exitCode(7)) {
            signal(SIGUSR1) { _ in _exit(7) }
            let launcher = try Launcher.sketch { _ in }
            try await launcher.run(signals: [SIGUSR1], until: {})
            kill(getpid(), SIGUSR1)
            await Gate().pass()
        }
    }

    @Test func `Without listeners, a previously ignored signal is ignored again`() async {
        await #expect(processExitsWith: .signal(SIGTERM)) {
            signal(SIGHUP, SIG_IGN)
            let launcher = try Launcher.sketch { _ in }
            try await launcher.run(signals: [SIGTERM], reloadOn: SIGHUP, until: {})
            kill(getpid(), SIGHUP)
            // Sources hear their signals in turn: if the first had killed, the second would not have.
            kill(getpid(), SIGTERM)
            await Gate().pass()
        }
    }

    @Test(arguments: [Int32(0), -1, 99, .max, .min, SIGKILL, SIGSTOP])
    func `An invalid signal is rejected before anything is launched`(number: Int32) async {
        await #expect(processExitsWith: .success) { [number] in
            let log = Log()
            let launcher = try Launcher.sketch(log) { binder in binder.launch("one") { log.add("launched") } }
            for attempt in 0..<2 {
                do {
                    try await launcher.run(
                        signals: attempt == 0 ? [SIGTERM, number] : [SIGTERM], reloadOn: attempt == 0 ? nil : number)
                    exit(1)
                } catch {
                    #expect("\(error)" == "\(number) is not a signal that a program can wait for")
                }
            }
            #expect(launcher.state == .new)
            #expect(log.all == [])
            // The launcher is as it was.
            _ = try await launcher.launch()
            try await launcher.run(signals: [SIGINT], until: {})
            #expect(log.all == ["launched"])
        }
    }

    @Test func `a program whose service fails ends with an error`() async {
        await #expect(processExitsWith: .failure) {
            let launcher = try Launcher.sketch { binder in
                binder.bind(Store.self).launch {
                    Store(name: "service")
                } run: { _ in
                    throw Refused()
                }
                binder.launch("use") { (_: Store) in }
            }
            do { try await launcher.run(signals: [SIGTERM]) } catch { exit(1) }
            exit(0)
        }
    }
}
#endif

// SPDX-License-Identifier: Apache-2.0
