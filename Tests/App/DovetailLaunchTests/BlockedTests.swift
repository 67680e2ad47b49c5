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

/// Steps that block every thread of Swift concurrency, each time in a process of its own, which would not end otherwise.
@Suite(.watched) struct BlockedTests {
    /// Bindings as written by a test, for a process that ends with `Launcher.main`.
    private static func main(_ options: LaunchOptions, _ bindings: @escaping @Sendable (Binder<Singleton>) -> Void) async {
        await TestApp.$bindings.withValue(Bindings(write: bindings)) { () async -> Void in
            await Launcher.main(TestApp.self, seed: Log(), options: options)
        }
    }

    private static func impatient() -> LaunchOptions {
        var options = LaunchOptions()
        options.launchTimeout = .milliseconds(50)
        options.stopTimeout = .milliseconds(50)
        options.grace = .milliseconds(50)
        return options
    }

    @Test func `Steps that block all threads exceed their time limit, and the process ends`() async throws {
        let result = try await #require(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
            await Self.main(Self.impatient()) { binder in
                binder.launch("blocked") {
                    blockAllThreads()
                    blockForever()
                }
            }
        }
        #expect(text(result.standardErrorContent).contains("error: launch failed at blocked ("))
        #expect(text(result.standardErrorContent).contains("did not end within 100 ms although it was cancelled, and was left running\n"))
    }

    @Test func `A signal ends a process whose services block all threads`() async throws {
        let result = try await #require(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
            let recorder = Recorder()
            var options = Self.impatient()
            options.observers = [recorder]
            await Self.main(options) { binder in
                binder.bind(Store.self).launch {
                    Store(name: "service")
                } run: { _ in
                    await recorder.heard("TestApp: reached running")
                    blockAllThreads()
                    kill(getpid(), SIGTERM)
                    blockForever()
                }
                binder.launch("use") { (_: Store) in }
            }
        }
        #expect(text(result.standardErrorContent).contains("error: stop failed at Store ("))
    }

    @Test func `A signal ends a process whose root is never created`() async throws {
        let result = try await #require(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
            await Launcher.main(Endless.self, options: Self.impatient())
        }
        #expect(
            text(result.standardErrorContent).contains(
                "error: launch failed at BlockedTests.Endless.root (DovetailLaunchTests/BlockedTests.swift:"))
    }

    private enum Endless: RootComponent {
        static func configure(binder: Binder<Unscoped>) {}
        static func configureRoot(binder bind: ReceiptBinder<Void>) -> BindingReceipt<Void> {
            bind.to {
                kill(getpid(), SIGTERM)
                blockForever()
            }
        }
    }

    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
#endif

// SPDX-License-Identifier: Apache-2.0
