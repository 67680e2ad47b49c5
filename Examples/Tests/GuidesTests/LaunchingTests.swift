import Dovetail
import DovetailLaunch
import DovetailTesting
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
}
