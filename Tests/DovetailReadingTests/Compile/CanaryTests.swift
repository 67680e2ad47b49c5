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

    @Test(.enabled(if: FixtureProgram.products != nil)) func `what else is expected of it is what is read`() throws {
        let program = try FixtureProgram.program("Canary")
        let transcript = canaryTranscript(of: program)
        expectGolden(transcript, named: "canary.txt")
        let isEmbedded = canaryTranscript == transcript
        #expect(isEmbedded, "run Scripts/generate")
        // Its graph is that of the running program.
        #expect(FixtureProgram.json(program.read("Canary.CanaryApp").graph) == FixtureProgram.json(CanaryApp.graph()))
    }
}
