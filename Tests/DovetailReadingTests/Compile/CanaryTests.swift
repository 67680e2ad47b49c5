import Canary
import Dovetail
import DovetailGraph
import DovetailInspection
import DovetailTesting
import TestTools
import Testing

@testable import DovetailReading

@Suite(.watched) struct CanaryTests {
    @Test func `the graph that is expected of the canary is the one that it collects`() throws {
        let graph = CanaryApp.graph()
        expectGolden(graph.json(), named: "canary.json")
        #expect(canaryGraph.split(separator: "\n").dropFirst(50) == graph.json().split(separator: "\n").dropFirst(50))
    }
}
