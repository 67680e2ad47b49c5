import DovetailLaunch
import Testing

@Test func `An event is its name`() {
    #expect(LaunchEvent.foreground == "foreground")
    #expect("\(LaunchEvent("low memory"))" == "low memory")
}
