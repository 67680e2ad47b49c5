import DovetailGraph
import DovetailInspection
import Foundation
import TestTools
import Testing

@Suite(.watched) struct SizeTests {
    @Test(arguments: [0, 1, 100, 300, 1_000, 5_000])
    func `Mermaid stays within its limits and names what it omits`(count: Int) throws {
        let text = randomGraph(bindings: count, seed: 3).mermaid()
        try expectStrictMermaid(text)
        #expect(text.contains("too many for one drawing") == (count >= 1_000))
    }

    @Test func `Mermaid omits the smallest components if there are too many`() throws {
        let builder = GraphBuilder()
        for component in 0..<3_000 {
            builder.component("App.Component\(component)", parent: component == 0 ? nil : 0)
            builder.bind(builder.key("App.A\(component)"), component == 0 ? [] : [builder.key("App.A0")])
        }
        let text = builder.graph.mermaid()
        try expectStrictMermaid(text)
        let note = try #require(text.split(separator: "\n").dropFirst().first)
        #expect(note.contains("of 3000 boxes") && note.contains("left out"))
    }

    private static let formats: [(name: String, draw: @Sendable (Graph) -> String)] = [
        ("json", { $0.json() }), ("html", { $0.html() }), ("dot", { $0.dot() }), ("text", { $0.text() }), ("mermaid", { $0.mermaid() }),
        ("metrics", { $0.metrics().description }), ("impact", { $0.impact($0.keys.count / 2).description }),
        ("why", { $0.why($0.keys.count / 2).description }), ("why --all", { $0.why($0.keys.count - 1, .all).description }),
        ("tree", { $0.text(depth: 6) }), ("difference", { GraphDiff($0, Graph()).json() }),
    ]

    @Test(.serialized, arguments: Self.formats.indices)
    func `size and time grow with the graph`(format: Int) {
        let draw = Self.formats[format].draw
        let small = randomGraph(bindings: 1_000, seed: 5)
        let large = randomGraph(bindings: 4_000, seed: 5)
        let empty = Self.formats[format].name == "html" ? Graph().html().utf8.count : 0
        #expect(draw(large).utf8.count - empty < 5 * max(2_000, draw(small).utf8.count - empty))
        expectLinearGrowth(Self.formats[format].name) {
            _ = draw(small)
        } large: {
            _ = draw(large)
        }
    }

    @Test(arguments: Self.formats.indices)
    func `a chain of 10 000 is drawn without recursion`(format: Int) {
        let text = Self.formats[format].draw(chain(10_000))
        #expect(!text.isEmpty)
        #expect(text.utf8.count < 10_000 * 1_500)
    }

    @Test func `the same graph gives the same bytes`() {
        for (name, draw) in Self.formats {
            #expect(draw(randomGraph(bindings: 300, seed: 9)) == draw(randomGraph(bindings: 300, seed: 9)), "\(name)")
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
