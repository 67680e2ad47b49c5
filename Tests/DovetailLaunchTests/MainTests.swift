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

    @Test func `a step that fails ends it with its name and location and status 1`() async throws {
        let result = try await #require(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
            await Launcher.main(Server.self, settings: ["server.port": 0])
        }
        // The runner of the test puts bytes of its own around the report.
        #expect(
            text(result.standardErrorContent).contains(
                "error: launch failed at listen (DovetailLaunchTests/MainTests.swift:\(Server.line)): Refused()\n"))
    }

    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
#endif
