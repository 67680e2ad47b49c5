import DovetailLaunch
import DovetailSettings
import Karma
import Testing

@MainActor
@Suite struct KarmaTests {
    @Test func `Initializers run in their order, and again when the application comes to the foreground`() async throws {
        let journal = Journal()
        let delegate = try AppDelegate(settings: ["log.level": "debug", "crashes.identifier": "abc123"], journal: journal)
        // The system also announces the foreground before the first launch has finished.
        try await delegate.willEnterForeground()
        try await delegate.didFinishLaunching()
        #expect(journal.all == ["log level debug", "crash reports to 6 characters", "products"])
        try await delegate.willEnterForeground()
        #expect(journal.all.last == "products")
        #expect(journal.all.count == 4)
        try await delegate.willTerminate()
    }

    @Test func `A key may be absent`() async throws {
        let journal = Journal()
        let delegate = try AppDelegate(settings: [:], journal: journal)
        try await delegate.didFinishLaunching()
        #expect(journal.all == ["log level info", "no crash reports", "products"])
        try await delegate.willTerminate()
    }
}

// SPDX-License-Identifier: Apache-2.0
