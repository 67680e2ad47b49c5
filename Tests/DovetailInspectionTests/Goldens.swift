import DovetailGraph
import DovetailInspection
import Foundation
import TestTools
import Testing

/// A file in Golden with the text that is expected. `GOLDEN=write swift test` writes them anew.
func expectGolden(_ name: String, _ text: String, _ location: SourceLocation = #_sourceLocation) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden/\(name)")
    if ProcessInfo.processInfo.environment["GOLDEN"] == "write" { try Data(text.utf8).write(to: file) }
    #expect(try String(contentsOf: file, encoding: .utf8) == text, sourceLocation: location)
}

@Suite(.watched) struct GoldenTests {
    private var finding: Diagnostic {
        Diagnostic(
            .missingBinding, "nothing is bound for Mailer", at: shop().bindings[2].place, path: ["App.root", "Feed", "Store", "Mailer"],
            notes: [.init("needed by Store", at: shop().bindings[2].place)], help: ["bind Mailer"], types: ["Shop.Mailer"])
    }

    @Test func `the document of a small graph`() throws { try expectGolden("shop.json", shop().json()) }
    @Test func `the Mermaid of a small graph`() throws { try expectGolden("shop.mmd", shop().mermaid([finding])) }
    @Test func `the DOT of a small graph`() throws { try expectGolden("shop.dot", shop().dot([finding])) }
    @Test func `the tree of a small graph`() throws { try expectGolden("shop.txt", shop().text([finding])) }
    @Test func `the data of a small page`() throws {
        let page = shop().html([finding])
        let start = try #require(page.range(of: "type=\"application/json\">\n")).upperBound
        let end = try #require(page[start...].range(of: "</script>")).lowerBound
        try expectGolden("shop.page.json", String(page[start..<end]))
    }
    @Test func `the figures of a small graph`() throws { try expectGolden("shop.metrics.txt", shop().metrics().description) }

    @Test func `why and impact of a small graph`() throws {
        let graph = shop()
        let clock = try #require(graph.keys(named: "Clock tagged UTC").first)
        let mailer = try #require(graph.keys(named: "Mailer").first)
        try expectGolden("shop.why.txt", graph.why(clock).description + "\n" + graph.why(mailer).description)
        try expectGolden("shop.impact.txt", graph.impact(clock).description)
    }

    @Test func `a difference of small graphs, as text, Markdown and JSON`() throws {
        var writer = Writer()
        writer.component("Shop.App", scope: "Shop.Session")
        let needs = [writer.key("Shop.Clock"), writer.key("Shop.Store|`<b>`")]
        writer.bind(writer.key("Shop.Feed"), needs, isolation: .mainActor, isRoot: true)
        writer.bind(writer.key("Shop.Clock"), kind: .value)
        let difference = GraphDiff(shop(), writer.graph)
        try expectGolden("diff.txt", difference.text())
        try expectGolden("diff.md", difference.markdown())
        try expectGolden("diff.json", difference.json())
    }
}
