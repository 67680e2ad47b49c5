import DovetailGraph
import DovetailInspection
import DovetailTesting
import Foundation
import TestTools
import Testing

/// A run of the ``shop()``: on one thread the feed with a screen, on another one the store, and a call that has not ended.
func visit() -> ResolutionTrace {
    let graph = shop()
    func binding(_ position: Int) -> ObservedBinding { ObservedBinding(position, in: graph) }
    return ResolutionTrace(
        bindings: [binding(0), binding(5), binding(2), binding(7)],
        calls: [
            .init(binding: 0, thread: 1, start: .zero, duration: .microseconds(2_500)),
            .init(binding: 1, outer: 0, thread: 1, start: .microseconds(400), duration: .nanoseconds(1_234_567)),
            .init(binding: 2, thread: 2, start: .microseconds(900), duration: .milliseconds(1_500)),
            .init(binding: 1, thread: 1, start: .milliseconds(3), duration: .nanoseconds(40)),
            .init(binding: 3, thread: 3, start: .seconds(2)),
        ], dropped: 1)
}

@Suite(.watched) struct TraceTests {
    @Test func `the table of a run`() { expectGolden(visit().table(), named: "visit.table.txt") }
    @Test func `the timeline of a run`() { expectGolden(visit().timeline(), named: "visit.timeline.txt") }
    @Test func `the document of a run`() { expectGolden(visit().json(), named: "visit.json") }

    @Test func `a run for Perfetto is JSON of complete and of open events`() throws {
        expectGolden(visit().perfetto(), named: "visit.perfetto.json")
        let document = try JSONSerialization.jsonObject(with: Data(visit().perfetto().utf8)) as? [String: Any]
        let events = try #require(document?["traceEvents"] as? [[String: Any]])
        #expect(events.compactMap { $0["ph"] as? String } == ["M", "M", "M", "X", "X", "X", "X", "B"])
    }

    @Test func `long lists are truncated, with the number of omitted rows`() {
        #expect(visit().table(limit: 1).hasSuffix("and 3 bindings more\n"))
        #expect(visit().timeline(limit: 4).hasSuffix("and 1 call more\n"))
        #expect(ResolutionTrace().table() == "0 calls of 0 bindings on 0 threads in 0.0 µs\n")
    }

    @Test func `a document is read unchanged`() throws {
        let read = try ResolutionTrace(json: visit().json())
        #expect(read.json() == visit().json())
        #expect(read.calls == visit().calls)
        #expect(read.table() == visit().table())
    }

    @Test(arguments: [
        ("{}", "1:1: not a trace: the member \"format\" is not \"dovetail-trace\""),
        (#"{"format":"dovetail-trace"}"#, "1:1: this document has no version; only version 1 is supported"),
        (#"{"format":"dovetail-trace","version":1,"calls":[[0,-1,1,0,0]]}"#, "1:50: not an index into an array of 0"),
        (#"{"format":"dovetail-trace","version":1,"calls":[[0]]}"#, "1:49: a call must be [binding, outer, thread, start, duration]"),
    ]) func `an invalid trace is reported with the location of the error`(document: String, message: String) {
        let error = #expect(throws: Graph.DocumentError.self) { try ResolutionTrace(json: document) }
        #expect(error?.description == message)
    }

    @Test func `calls lie only inside of earlier ones`() {
        let document = visit().json().replacing("[1,0,1,", with: "[1,1,1,")
        #expect(throws: Graph.DocumentError.self) { try ResolutionTrace(json: document) }
    }

    @Test func `times beyond all limits are shown`() throws {
        let document = visit().json().replacing("2500000", with: String(Int.max)).replacing("1500000000", with: String(Int.max))
        let trace = try ResolutionTrace(json: document)
        #expect(trace.table().contains("9000000000.85 s"))
        #expect(trace.perfetto().contains("\"dur\":9000000000"))
        _ = shop().html(trace: trace)
    }

    @Test func `counts beyond all limits are shown`() async throws {
        await #expect(processExitsWith: .success) {
            let document = visit().json().replacing("\"dropped\":1", with: "\"dropped\":9223372036854775807")
            let trace = try ResolutionTrace(json: document)
            #expect(trace.dropped == .max)
            #expect(trace.table().contains("; 9223372036854775807 later calls not recorded"))
            #expect(trace.timeline().contains("; 9223372036854775807 later calls not recorded"))
            #expect(trace.json().contains("\"dropped\":9223372036854775807"))
            #expect(shop().html(trace: trace).contains("\"calls\":9223372036854775807"))
        }
    }

    @Test func `the page has the times of its bindings`() throws {
        let page = shop().html(trace: visit())
        let start = try #require(page.range(of: "\"run\":")).upperBound
        let end = try #require(page[start...].range(of: "]]}")).upperBound
        let run = #"{"calls":6,"threads":3,"length":2000000000,"points":[[0,1,0,1265433,2500000,2500000,1],"#
        let points = "[5,2,0,1234607,1234607,1234567,1],[2,1,0,1500000000,1500000000,1500000000,1],[7,1,1,0,0,0,1]]}"
        #expect(page[start..<end] == run + points)
        #expect(!shop().html().contains("\"run\":"))
    }

    @Test func `bindings that have moved since the run are found again, and others omitted`() {
        var trace = visit()
        trace.bindings[0].position = 3
        trace.bindings[1].position = 99
        trace.bindings[2].key = Graph.Key("Shop.Gone")
        let page = shop().html(trace: trace)
        #expect(page.contains("\"points\":[[0,1,0,"))
        #expect(page.contains("],[5,2,0,"))
        #expect(!page.contains("],[2,1,0,"))
    }

    @Test(arguments: 0..<40) func `hostile names survive every format of a run`(seed: Int) throws {
        var dice = SeededGenerator(seed: UInt64(seed))
        var trace = ResolutionTrace()
        for position in 0..<5 {
            trace.bindings.append(
                ObservedBinding(
                    position: position, key: Graph.Key(hostileName(&dice), tag: hostileName(&dice)),
                    component: TypeName(hostileName(&dice)),
                    place: Graph.SourceLocation(file: hostileName(&dice), path: "", line: 1, column: 1), isShared: position == 2))
            trace.calls.append(.init(binding: position, thread: 1, start: .zero, duration: .microseconds(position)))
        }
        let read = try ResolutionTrace(json: trace.json())
        #expect(read.json() == trace.json())
        #expect(try JSONSerialization.jsonObject(with: Data(trace.perfetto().utf8)) is [String: Any])
        #expect(trace.table().split(separator: "\n").count == 7, "one line is one binding")
        #expect(trace.timeline().split(separator: "\n").count == 7)
    }
}

// SPDX-License-Identifier: Apache-2.0
