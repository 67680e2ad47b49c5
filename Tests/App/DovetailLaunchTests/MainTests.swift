#if !os(Windows) && !os(WASI)
import DovetailLaunch
import DovetailSettings
import TestTools
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// `Launcher.main`, each time in a process of its own, because it ends the process.
@Suite(.watched) struct MainTests {
    enum Port: Setting { static let key = SettingKey<Int>("server.port") }

    struct Refused: Error {}

    /// Port 0 is refused; any other opens, and a signal arrives.
    enum Server: RootComponent {
        typealias Scope = Singleton
        static let line = #line + 3
        static func configure(binder: Binder<Singleton>) {
            binder.setting(Port.self)
            binder.launch("listen") { (port: TaggedProvider<Port>) in
                if port.get() == 0 { throw Refused() }
                kill(getpid(), SIGTERM)
            } stop: {
                writeToStandardOutput("stopped\n")
            }
        }
        static func configureRoot(binder bind: ReceiptBinder<Void>) -> BindingReceipt<Void> { bind.to(value: ()) }
    }

    private static func writeToStandardOutput(_ text: String) { _ = text.withCString { write(1, $0, strlen($0)) } }

    @Test func `a signal ends it in order, with status 0 and no report`() async throws {
        let result = try await #require(
            processExitsWith: .exitCode(0), observing: [\.standardErrorContent, \.standardOutputContent]
        ) {
            await Launcher.main(Server.self, settings: ["server.port": 80])
        }
        #expect(text(result.standardOutputContent).hasSuffix("stopped\n"))
        #expect(!text(result.standardErrorContent).contains("error"))
    }

    @Test func `a missing setting ends it with the report of the graph and status 1`() async throws {
        let result = try await #require(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
            await Launcher.main(Server.self)
        }
        let report = text(result.standardErrorContent)
        #expect(report.contains("MainTests.swift:\(Server.line)"))
        #expect(report.contains("error: setting server.port is missing"))
        #expect(report.hasSuffix("nothing was built\n"))
        #expect(!report.contains("crashed") && !report.contains("Fatal error"))
    }

    enum Token: Setting { static let key = SettingKey<Secret<String>>("token") }

    /// A signal arrives at once.
    enum Brief: RootComponent {
        typealias Scope = Singleton
        static func configure(binder: Binder<Singleton>) {
            binder.setting(Port.self)
            binder.setting(Token.self)
            binder.launch("end") { (_: Tagged<Port>, _: Tagged<Token>) in kill(getpid(), SIGTERM) }
        }
        static func configureRoot(binder bind: ReceiptBinder<Void>) -> BindingReceipt<Void> { bind.to(value: ()) }
    }

    @Test func `Names that no setting reads and secrets on the command line are printed before the launch`() async throws {
        let result = try await #require(processExitsWith: .exitCode(0), observing: [\.standardErrorContent]) {
            await Launcher.main(
                Brief.self,
                settings: SettingLayers([
                    .environment(prefix: "APP_", variables: ["APP_SERVER_PROT": "CANARY"]),
                    .commandLine(["--token", "CANARY", "--server-port", "80", "--x\u{1B}[2J=CANARY"]),
                ]))
        }
        let report = text(result.standardErrorContent)
        let lines = report.split(separator: "\n")
        let first = try #require(lines.firstIndex { $0.contains("secret-on-command-line") })
        #expect(lines[first].hasPrefix("DovetailLaunchTests/MainTests.swift:"))
        #expect(
            lines[first].hasSuffix(
                ": warning: secret setting token was passed on the command line, where other users can read it [secret-on-command-line]"))
        #expect(
            lines[(first + 1)...].prefix(4) == [
                "  help: set APP_TOKEN in the environment, or write it into a file that only you can read",
                "warning: APP_SERVER_PROT in the environment does not match any setting [unknown-setting]",
                "  help: did you mean APP_SERVER_PORT?",
                "warning: --x\\u{1B}[2J on the command line does not match any setting [unknown-setting]",
            ])
        #expect(lines[first + 5].hasPrefix("MainTests.Brief: "))
        #expect(!report.contains("CANARY"))
    }

    /// A step, a binding and a setting that nothing depends on.
    enum Untidy: RootComponent {
        typealias Scope = Singleton
        static let line = #line + 2
        static func configure(binder: Binder<Singleton>) {
            binder.setting(Port.self)
            binder.setting(Token.self)
            binder.bind(Store.self).launch { Store(name: "") }
            binder.bind(Router.self).to(factory: Router.init)
            binder.launch("use") { (_: Tagged<Port>) in }
        }
        static func configureRoot(binder bind: ReceiptBinder<Void>) -> BindingReceipt<Void> { bind.to(value: ()) }
    }

    /// Not a variable of the process that ends: AddressSanitizer would report it as lost.
    private static var untidyLayers: SettingLayers {
        let variables = ["APP_SERVER_PORT": "eighty", "APP_TOKEN": "x", "APP_SERVER_PROT": "80"]
        return SettingLayers([.environment(prefix: "APP_", variables: variables)])
    }

    @Test func `Only errors and the names that no setting reads are printed if a program cannot start`() async throws {
        let result = try await #require(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
            await Launcher.main(Untidy.self, settings: Self.untidyLayers)
        }
        let report = text(result.standardErrorContent)
        // The step is mentioned with the only binding that depends on it.
        #expect(Set(Untidy.graph().validate().map(\.id.rawValue)) == ["unused-binding"])
        let place = "DovetailLaunchTests/MainTests.swift:\(Untidy.line)"
        let start = try #require(report.firstRange(of: "\(place):"))
        #expect(
            report[start.lowerBound...].replacing(/MainTests.swift:(\d+):\d+/) { "MainTests.swift:\($0.1)" } == """
                \(place): error: setting server.port: expected an integer, found a string [invalid-setting]
                  note: found as APP_SERVER_PORT in the environment
                  note: required by step "use" at DovetailLaunchTests/MainTests.swift:\(Untidy.line + 4)
                warning: APP_SERVER_PROT in the environment does not match any setting [unknown-setting]
                  help: did you mean APP_SERVER_PORT?
                error: 1 problem and 1 warning in the graph of MainTests.Untidy: 1 × invalid-setting, 1 × unknown-setting; nothing was built

                """)
    }

    @Test func `A program may refuse to start with an unknown name`() async throws {
        let result = try await #require(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
            let layers: [SettingLayer] = [
                .values(["token": "x"]), .commandLine(["--server-port", "80", "--server-prot", "CANARY"]),
            ]
            await Launcher.main(Brief.self, settings: SettingLayers(layers, unknown: .error))
        }
        let report = text(result.standardErrorContent)
        #expect(report.contains("error: --server-prot on the command line does not match any setting [unknown-setting]\n"))
        #expect(report.hasSuffix("in the graph of MainTests.Brief: 1 × unknown-setting; nothing was built\n"))
        #expect(!report.contains("CANARY"))
    }

    @Test func `a step that fails ends it with its name and location and status 1`() async throws {
        let result = try await #require(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
            await Launcher.main(Server.self, settings: ["server.port": 0])
        }
        // The runner of the test puts bytes of its own around the report.
        #expect(
            text(result.standardErrorContent).contains(
                "error: launch failed at listen (DovetailLaunchTests/MainTests.swift:\(Server.line)): Refused()\n"))
    }

    private enum Options {
        static func impatient() -> LaunchOptions {
            var options = LaunchOptions()
            options.grace = .milliseconds(50)
            options.shutdownTimeout = .milliseconds(400)
            return options
        }
    }

    private static func main(_ options: LaunchOptions = .init(), _ bindings: @escaping @Sendable (Binder<Singleton>) -> Void) async {
        await TestApp.$bindings.withValue(Bindings(write: bindings)) { () async -> Void in
            await Launcher.main(TestApp.self, seed: Log(), options: options)
        }
    }

    @Test func `A signal during a launch that hangs is reported with the step, which is abandoned, and the status is 1`() async throws {
        let result = try await #require(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
            await Self.main(Options.impatient()) { binder in
                binder.launch("Announce") {
                    kill(getpid(), SIGTERM)
                    await Gate().pass()
                }
            }
        }
        let lines = text(result.standardErrorContent).split(separator: "\n")
        let interrupted = try #require(lines.firstIndex { $0.hasPrefix("TestApp: interrupted by SIGTERM after ") })
        #expect(lines[interrupted].hasSuffix(" while launching Announce"))
        #expect(lines[interrupted + 1].hasPrefix("TestApp: abandoned launching Announce after "))
        #expect(lines[interrupted + 2].hasPrefix("TestApp: stopped in "))
        #expect(lines[interrupted + 3].hasPrefix("error: launch failed at Announce (DovetailLaunchTests/MainTests.swift:"))
        #expect(lines[interrupted + 3].hasSuffix("did not end within 50 ms although it was cancelled, and was left running"))
    }

    @Test func `A stop that hangs is reported, and the status is 1`() async throws {
        let result = try await #require(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
            await Self.main(Options.impatient()) { binder in
                binder.launch("Announce") {
                    kill(getpid(), SIGINT)
                } stop: {
                    await Gate().pass()
                }
            }
        }
        let report = text(result.standardErrorContent)
        #expect(report.contains("TestApp: interrupted by SIGINT"))
        #expect(report.contains("TestApp: abandoned stopping Announce after "))
        #expect(report.contains("error: stop failed at Announce (DovetailLaunchTests/MainTests.swift:"))
    }

    @Test func `The process ends when the time for the shutdown is over, even if the main thread is blocked`() async throws {
        let result = try await #require(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
            await Self.main(Options.impatient()) { binder in
                binder.prepare("blocked") {
                    kill(getpid(), SIGTERM)
                    blockForever()
                }
            }
        }
        #expect(
            text(result.standardErrorContent).contains("error: the shutdown took longer than 400 ms while preparing blocked\n"))
    }

    @Test func `The launch and the end of a service are reported without a terminal`() async throws {
        let result = try await #require(processExitsWith: .exitCode(0), observing: [\.standardErrorContent]) {
            await Self.main { binder in
                binder.bind(Store.self).launch {
                    Store(name: "service")
                } run: { _ in
                }
                binder.launch("use") { (_: Store) in }
            }
        }
        let report = text(result.standardErrorContent)
        #expect(report.contains("TestApp: launched in "))
        #expect(report.contains(", because Store ended\n"))
    }

    @Test func `A program can write the milestones elsewhere`() async throws {
        let result = try await #require(
            processExitsWith: .exitCode(0), observing: [\.standardErrorContent, \.standardOutputContent]
        ) {
            var options = LaunchOptions()
            options.observers = [LifecycleReporter { Self.writeToStandardOutput("log: \($0)\n") }]
            await Self.main(options) { binder in binder.launch("end") { kill(getpid(), SIGTERM) } }
        }
        #expect(text(result.standardOutputContent).contains("log: TestApp: interrupted by SIGTERM"))
        #expect(!text(result.standardErrorContent).contains("TestApp: "))
    }

    @Test func `Control characters of errors and names are escaped`() async throws {
        struct Forged: Error, CustomStringConvertible { let description = "no\nerror: forged\u{1B}[2J" }
        let result = try await #require(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
            await Self.main { binder in binder.launch("one\rtwo") { throw Forged() } }
        }
        let report = text(result.standardErrorContent)
        #expect(report.contains("error: launch failed at one\\rtwo ("))
        #expect(report.contains("): no\\nerror: forged\\u{1B}[2J\n"))
        #expect(!report.contains("\u{1B}[2J"))
    }

    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
#endif

// SPDX-License-Identifier: Apache-2.0
