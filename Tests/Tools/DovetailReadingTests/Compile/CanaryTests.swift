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

    @Test(.enabled(if: FixtureProgram.products != nil)) func `it is refused where a kind of node has another name`() throws {
        let canary = try FixtureProgram.trees(of: ["Canary"])
        #expect(isCanaryUnderstood(canary))
        // `!`, a Boolean, `return`, a reference to an initializer; and code that cannot be followed, which the graph does not show.
        let kinds = [
            "prefix_unary_expr", "boolean_literal_expr", "return_stmt", "constructor_ref_call_expr", "defer_stmt", "while_stmt",
            "open_existential_expr", "opaque_value_expr", "optional_evaluation_expr", "bind_optional_expr",
        ]
        for kind in kinds {
            let renamed = canary.map { $0.replacing("\"_kind\":\"\(kind)\"", with: "\"_kind\":\"another_kind\"") }
            #expect(!isCanaryUnderstood(renamed), "\(kind)")
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
