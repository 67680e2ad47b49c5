import DovetailLaunch
import DovetailSettings
import Roark
import Testing

/// Services that replace those of the application in a test.
enum InMemory: Module {
    struct Memory: ThreatMapStore {
        func maps() async throws -> [String] { ["in memory"] }
    }

    static func configure(binder: Binder<Unscoped>) {
        binder.bind((any ThreatMapStore).self).to { () -> any ThreatMapStore in Memory() }
    }
}

@MainActor
@Suite struct RoarkTests {
    @Test func `Three applications start and shut down independently`() async throws {
        for number in 1...3 {
            let log = Log()
            let delegate = try AppDelegate(settings: ["stage": "testing", "maps.path": .string("maps \(number)")], log: log)
            #expect(log.all == ["willBoot"])
            try await delegate.applicationDidFinishLaunching()
            #expect(delegate.screen?.stage == .testing)
            #expect(try await delegate.screen?.store.maps() == ["map of maps \(number)"])
            try await delegate.applicationWillTerminate()
            #expect(log.all == ["willBoot", "open maps \(number)", "didBoot with 1", "close maps \(number)"])
        }
    }

    @Test func `A test replaces a service, and the replaced one is not launched`() async throws {
        let log = Log()
        let delegate = try AppDelegate(settings: ["stage": "testing"], replacing: [InMemory.self], log: log)
        try await delegate.applicationDidFinishLaunching()
        #expect(try await delegate.screen?.store.maps() == ["in memory"])
        try await delegate.applicationWillTerminate()
        #expect(log.all == ["willBoot", "didBoot with 1"])
    }

    @Test func `A stage that does not exist is an error before anything runs`() {
        let error = #expect(throws: GraphError.self) { try AppDelegate(settings: ["stage": "staging"]) }
        #expect(error?.diagnostics.count == 1)
    }
}

// SPDX-License-Identifier: Apache-2.0
