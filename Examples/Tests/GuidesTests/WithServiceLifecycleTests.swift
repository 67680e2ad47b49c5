import Dovetail
import DovetailLaunch
import DovetailTesting
import ServiceLifecycle
import Testing

@testable import Guides

@Suite struct WithServiceLifecycleTests {
    typealias Journal = WithServiceLifecycle.Journal

    @Test func `a service that is a launched binding ends gracefully`() async throws {
        let journal = Journal()
        let launcher = try Launcher(WithServiceLifecycle.Station.self, seed: journal)
        let running = Task { try await launcher.run(signals: []) }
        await journal.wait(for: "measure")
        try await launcher.stop()
        try await running.value
        #expect(await journal.entries == ["measure", "send the last measurements"])
        #expect(launcher.state == .stopped)
    }

    @Test func `a launcher in a service group stops gracefully with it`() async throws {
        let journal = Journal()
        let launcher = try Launcher(WithServiceLifecycle.Station.self, seed: journal)
        let group = ServiceGroup(services: [LaunchedService(launcher: launcher)], logger: Logger(label: "observatory"))
        let running = Task { try await group.run() }
        await journal.wait(for: "measure")
        await group.triggerGracefulShutdown()
        try await running.value
        #expect(await journal.entries == ["measure", "send the last measurements"])
        #expect(launcher.state == .stopped)
    }

    @Test func `cancelling the task of a group cancels its services at once`() async throws {
        let journal = Journal()
        let service = WithServiceLifecycle.TelemetryService(WithServiceLifecycle.TelemetrySettings(journal: journal))
        let group = ServiceGroup(services: [service], logger: Logger(label: "observatory"))
        let running = Task { try await group.run() }
        await journal.wait(for: "measure")
        running.cancel()
        await #expect(throws: CancellationError.self) { try await running.value }
        #expect(await journal.entries == ["measure", "lose the last measurements"])
    }
}

// SPDX-License-Identifier: Apache-2.0
