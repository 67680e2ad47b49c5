import DovetailGraph
import DovetailInspection
import TestTools
import Testing

@Suite(.watched) struct DocumentTests {
    @Test(arguments: 0..<20) func `a graph that was read again writes the same document`(seed: Int) throws {
        let document = randomGraph(bindings: seed * 23, seed: UInt64(seed)).json()
        #expect(try Graph(json: document).json() == document)
    }

    @Test func `every field of a graph survives`() throws {
        var graph = shop()
        let place = Graph.SourceLocation(file: "Shop/Extra.swift", path: "Shop/Extra.swift", line: 3, column: 4)
        graph.declarations = [
            .init(.collection, key: 5, component: 0, module: 1, place: place),
            .init(.optional, key: 2, component: 1, module: 3, place: place),
        ]
        graph.inclusions = [
            .init(module: 0, included: 1, name: TypeName("Shop.StoreModule"), place: place),
            .init(module: 1, included: nil, name: TypeName("Shop.App"), place: place),
        ]
        graph.installations = [.init(module: 0, component: 0, child: 1, name: TypeName("Shop.Checkout"), place: place)]
        graph.unfinished = [.init(key: 1, kind: .assistedFactory, component: 0, module: 0, place: place, isLate: true)]
        graph.replacements = [.init(key: 2, module: TypeName("Shop.Fakes"), place: place, replaced: [2], contributes: true, entry: 1)]
        graph.bindings[2].isReplacement = true
        graph.bindings[8].isBuiltIn = true
        graph.bindings[5].isDefault = true
        graph.overriddenDefaults = [
            .init(key: 2, component: 1, module: 3, requests: [0, 1], place: place),
            .init(key: 5, contribution: .entry(2), component: 0, module: 1, place: place),
        ]
        graph.bindings[4].isEntryPoint = true
        graph.bindings[3].kind = .external
        graph.bindings[9].contribution = .entry(4)
        graph.steps = [
            .init(.prepare, binding: 1), .init(.launch, name: "Preload", binding: 2), .init(.event, name: "", binding: 4),
            .init(.children, binding: 3),
        ]
        graph.entryKeys[Graph.Entry(of: graph.bindings[9].key, number: 4)] = .key("ocean")
        graph.components[1].seed = 8
        graph.components[0].place = place
        graph.modules[1].place = place
        graph.keys += [
            .init(.init("A"), form: .provider(of: 0)), .init(.init("B"), form: .weak(of: 0)), .init(.init("C"), form: .closure(of: 0)),
            .init(.init("D"), form: .mainActorProvider(of: 0)), .init(.init("E"), form: .optional(of: 0)),
            .init(.init("F"), form: .providers(ofCollection: 5)), .init(.init("G"), form: .factory(of: 0, seed: 1)),
            .init(.init("H"), form: .propertyInjector(of: 0)), .init(.init("I"), form: .assisted(of: 0)),
            .init(.init("J"), form: .tagged(of: 0)), .init(.init("K"), form: .function(of: 0, seed: 1)),
            .init(.init("L"), form: .function(of: 1, seed: 0), traits: .mainActor),
            .init(.init("M"), form: .function(of: 1, seed: 0), traits: [.mainActor, .throwing, .asynchronous]),
            .init(.init("N"), form: .factory(of: 1, seed: 0), traits: .asynchronous),
        ]
        let read = try Graph(json: graph.json())
        #expect(read.json() == graph.json())
        #expect(read.keys == graph.keys)
        #expect(read.json().contains("\"traits\":\"mainActor throws async\""))
        #expect(read.requests == graph.requests)
        #expect(read.bindings.map(\.kind) == graph.bindings.map(\.kind))
        #expect(read.bindings.map(\.isDefault) == graph.bindings.map(\.isDefault))
        #expect(read.overriddenDefaults == graph.overriddenDefaults)
        #expect(read.bindings.map(\.isolation) == graph.bindings.map(\.isolation))
        #expect(read.bindings.map(\.contribution) == graph.bindings.map(\.contribution))
        #expect(read.replacements.map(\.entry) == [1])
        #expect(read.steps == graph.steps)
        #expect(read.entryKey(4, of: read.bindings[9].key) == "\"ocean\"")
        #expect(read.bindings.map(\.place.description) == graph.bindings.map(\.place.description))
    }

    @Test func `no path of the machine is written`() {
        for text in [shop().json(), shop().html(), shop().dot(), shop().mermaid(), shop().text()] {
            #expect(!text.contains("/somewhere"))
        }
    }

    @Test(arguments: [
        (#"{"#, "1:1: the object is never closed"),
        ("{\"format\": \"dovetail-graph\",\n \"version\": 1,\n \"keys\": [}", "3:11: expected a value"),
        (#"[]"#, "1:1: expected an object at the top level"),
        (#"{}"#, #"1:1: not a graph: the member "format" is not "dovetail-graph""#),
        (#"{"format": "dovetail-graph", "version": 2}"#, "1:41: this document has version 2; only version 1 is supported"),
        (
            #"{"format": "dovetail-graph", "version": 1, "keys": [{"type": "A", "form": "lazy", "of": 1}]}"#,
            "1:89: not an index into an array of 1"
        ),
        (
            #"{"format": "dovetail-graph", "version": 1, "keys": [{"type": "A", "form": "lazy", "of": 0}]}"#,
            "1:53: the forms of keys form a cycle here"
        ),
        (#"{"format": "dovetail-graph", "version": 1, "keys": [{"type": 7}]}"#, #"1:62: "type" must be a string"#),
        (#"{"format": "dovetail-graph", "version": 1, "bindings": [{"key": 0}]}"#, "1:65: not an index into an array of 0"),
        (
            #"{"format": "dovetail-graph", "version": 1, "components": [{"name": "A", "parent": 0}]}"#,
            "1:83: not an index into an array of 0"
        ),
        (
            #"{"format": "dovetail-graph", "version": 1, "steps": [{"kind": "rest"}]}"#,
            #"1:54: not a kind of step; expected "prepare", "launch", "event" or "children""#
        ),
        (
            #"{"format": "dovetail-graph", "version": 1, "steps": [{"kind": "event", "binding": 0}]}"#,
            "1:83: not an index into an array of 0"
        ),
        (
            #"{"format": "dovetail-graph", "version": 1, "keys": [{"type": "A", "traits": "brave"}]}"#,
            #"1:53: no function has the trait "brave""#
        ),
        (
            #"{"format": "dovetail-graph", "version": 1, "keys": [{"type": "A", "form": "function", "of": 0}]}"#,
            #"1:53: no key has the form "function" with these members"#
        ),
        (#"{"format": "dovetail-graph", "version": 1, "keys": 12}"#, #"1:52: "keys" must be an array"#),
        ("{\"\\uD8", "1:3: expected four hexadecimal digits"),
        ("{\"a\": nul", "1:7: expected a value"),
    ])
    func `an invalid graph is reported with the location and the reason`(document: String, message: String) {
        #expect(throws: Graph.DocumentError.self) { try Graph(json: document) }
        do { _ = try Graph(json: document) } catch { #expect("\(error)" == message) }
    }

    @Test func `a document that is deeply nested is refused, not followed`() {
        #expect(throws: Graph.DocumentError.self) { try Graph(json: String(repeating: "[", count: 1_000_000)) }
    }

    /// A document that can still be read can also be drawn, queried and compared.
    @Test(arguments: 0..<400) func `a damaged document is refused or harmless`(seed: Int) {
        var dice = SeededGenerator(seed: UInt64(seed))
        var bytes = Array(shop().json().utf8)
        for _ in 0..<Int.random(in: 1...3, using: &dice) {
            let position = Int.random(in: 0..<bytes.count, using: &dice)
            switch seed % 3 {
            case 0: bytes[position] = UInt8.random(in: 0...255, using: &dice)
            case 1: bytes.removeSubrange(position..<min(bytes.count, position + Int.random(in: 1...9, using: &dice)))
            default:
                // Numbers are what leads somewhere.
                let digits = bytes.indices.filter { (0x30...0x39).contains(bytes[$0]) }
                bytes[digits[position % digits.count]] = UInt8.random(in: 0x30...0x39, using: &dice)
            }
        }
        guard let graph = try? Graph(json: bytes) else { return }
        _ = graph.html()
        _ = graph.mermaid()
        _ = graph.dot()
        _ = graph.text()
        _ = graph.metrics()
        for key in graph.keys.indices { _ = (graph.why(key), graph.impact(key)) }
        #expect(GraphDiff(graph, graph).isEmpty)
    }
}

// SPDX-License-Identifier: Apache-2.0
