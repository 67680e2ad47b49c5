import Dovetail
import DovetailTesting
import TestTools
import Testing

@Suite(.watched) struct ExpectGraphTests {
    @Test func `a fulfilled expectation passes`() {
        expectGraph(App.self) { graph in
            #expect(graph.reaches(Cache.self))
            #expect(graph.reaches(Cache.self, from: Store.self))
            #expect(graph.reaches(Clock.self))
            #expect(graph.reaches([any Plugin].self))
            #expect(graph.doesNotReach(Legacy.self))
            #expect(graph.doesNotReach(Utc.self))
            #expect(graph.doesNotReach(Clock.self, from: Store.self))
            #expect(graph.doesNotBind(String.self))
            #expect(graph.isShared(Store.self))
            #expect(graph.bindings(in: StoreModule.self) == ["Store", "Cache", "Clock tagged Utc", "[Plugin]"])
            #expect(graph.bindings(in: App.self) == ["Clock", "Legacy", "Feed"])
        }
    }

    private func expectComplaint(_ complaint: String, line: Int = #line, _ body: () -> Void) {
        let reported = FailureLedger.failures(of: body)
        #expect(reported.map(\.message) == [complaint])
        #expect(reported.map(\.line) == [line])
    }

    @Test func `a failed expectation is recorded at its location, with the reason`() {
        expectGraph(App.self) { graph in
            expectComplaint("the root does not depend on Legacy") { graph.reaches(Legacy.self) }
            expectComplaint("the root depends on Cache\n  App.root → Store → Cache") { graph.doesNotReach(Cache.self) }
            expectComplaint("Cache does not depend on Store") { graph.reaches(Store.self, from: Cache.self) }
            expectComplaint("nothing is bound for String in this graph") { graph.isShared(String.self) }
            expectComplaint("nothing is bound for String in this graph") { graph.reaches(String.self) }
            expectComplaint("nothing is bound for String in this graph") { graph.doesNotReach(Store.self, from: String.self) }
            let notReached = "nothing is bound for String in this graph; to assert that, use doesNotBind"
            expectComplaint(notReached) { graph.doesNotReach(String.self) }
            expectComplaint("Cache is bound, at DovetailTestingTests/Fixtures.swift:15:20") { graph.doesNotBind(Cache.self) }
            let unshared = "Cache is not shared where it is bound at DovetailTestingTests/Fixtures.swift:15:20"
            expectComplaint(unshared) { graph.isShared(Cache.self) }
        }
    }

    @Test func `a key that is shared in one component and not in another is not shared`() {
        expectGraph(House.self) { graph in
            let place = "DovetailTestingTests/Fixtures.swift:\(Room.line):20"
            expectComplaint("Cache is not shared where it is bound at \(place)") { graph.isShared(Cache.self) }
        }
    }

    @Test func `a recorder retains the graphs that are built`() throws {
        let recorder = GraphRecorder()
        _ = try ComponentFactory.of(App.self, plugins: [recorder])
        _ = try ComponentFactory.of(App.self, plugins: [recorder])
        #expect(recorder.graphs.map { $0.components.map(\.name.short) } == [["App"], ["App"]])
    }
}

// SPDX-License-Identifier: Apache-2.0
