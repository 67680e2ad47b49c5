import Canary
import Dovetail
import DovetailGraph
import DovetailInspection
import DovetailTesting
import TestTools
import Testing

@testable import DovetailReading

@Suite(.watched) struct CanaryTests {
    @Test func `the graph that is expected of the canary is the one that it collects`() {
        let graph = CanaryApp.graph().json()
        expectGolden(graph, named: "canary.json")
        let isEmbedded = canaryGraph == graph
        #expect(isEmbedded, "run Scripts/generate")
    }
}
