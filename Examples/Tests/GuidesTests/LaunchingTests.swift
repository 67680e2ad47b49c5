import Dovetail
import DovetailLaunch
import DovetailTesting
import Foundation
import Testing

@testable import Guides

@Suite struct LaunchingTests {
    @Test func `an initializer is launched, and its service runs until it ends`() async throws {
        expectValidGraph(Launching.Millhouse.self)
        let launcher = try Launcher(Launching.Millhouse.self)
        let village = try await launcher.launch()
        try await launcher.run(signals: [])
        #expect(await village.mill.sacks == 0)
        #expect(launcher.state == .stopped)
    }

    @Test func `background work is launched although nothing depends on it`() async throws {
        expectValidGraph(Launching.Lighthouse.self)
        let launcher = try Launcher(Launching.Lighthouse.self)
        #expect(launcher.warnings == [])
        _ = try await launcher.launch()
        try await launcher.stop()
        // It has no `stop:`, so stopping it cancels its work.
        let spans = launcher.report.spans.map { "\($0.step) \($0.activity)" }
        #expect(spans.sorted() == ["Launching.Lamp launch", "Launching.Lamp run", "Launching.Lamp stop"])
    }

    @Test func `a service finishes its current work, and the program is unready before that`() async throws {
        expectValidGraph(Launching.PostOffice.self)
        let launcher = try Launcher(Launching.PostOffice.self)
        let post = try await launcher.launch()
        #expect(await post.health.isReady)
        try await launcher.stop()
        #expect(await !post.health.isReady)
        // Not cancelled in the middle of a delivery.
        #expect(launcher.report.spans.filter { $0.activity == .run }.map(\.outcome) == [.ended])
    }

    @Test func `the file of the probe exists while the program is launched`() async throws {
        let path = NSTemporaryDirectory() + "ready-\(UUID())"
        var options = LaunchOptions()
        options.observers = [Launching.Readiness(application: "Launching.PostOffice", path: path)]
        let launcher = try Launcher(Launching.PostOffice.self, options: options)
        #expect(!FileManager.default.fileExists(atPath: path))
        _ = try await launcher.launch()
        #expect(FileManager.default.fileExists(atPath: path))
        try await launcher.stop()
        #expect(!FileManager.default.fileExists(atPath: path))
    }
}

// SPDX-License-Identifier: Apache-2.0
