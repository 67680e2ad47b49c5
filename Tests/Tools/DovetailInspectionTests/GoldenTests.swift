import DovetailGraph
import DovetailInspection
import DovetailTesting
import Foundation
import TestTools
import Testing

@Suite(.watched) struct GoldenTests {
    private var finding: Diagnostic {
        Diagnostic(
            .missingBinding, "nothing is bound for Mailer", at: shop().bindings[2].place, path: ["App.root", "Feed", "Store", "Mailer"],
            notes: [.init("needed by Store", at: shop().bindings[2].place)], help: ["bind Mailer"], types: ["Shop.Mailer"])
    }

    @Test func `the document of a small graph`() { expectGolden(shop().json(), named: "shop.json") }
    @Test func `the Mermaid of a small graph`() { expectGolden(shop().mermaid([finding]), named: "shop.mmd") }
    @Test func `the DOT of a small graph`() { expectGolden(shop().dot([finding]), named: "shop.dot") }
    @Test func `the tree of a small graph`() { expectGolden(shop().text([finding]), named: "shop.txt") }
    @Test func `the data of a small page`() throws {
        let page = shop().html([finding])
        let start = try #require(page.range(of: "type=\"application/json\">\n")).upperBound
        let end = try #require(page[start...].range(of: "</script>")).lowerBound
        expectGolden(String(page[start..<end]), named: "shop.page.json")
    }
    @Test func `the figures of a small graph`() { expectGolden(shop().metrics().description, named: "shop.metrics.txt") }

    @Test func `why and impact of a small graph`() throws {
        let graph = shop()
        let clock = try #require(graph.keys(named: "Clock tagged UTC").first)
        let mailer = try #require(graph.keys(named: "Mailer").first)
        expectGolden(graph.why(clock).description + "\n" + graph.why(mailer).description, named: "shop.why.txt")
        expectGolden(graph.impact(clock).description, named: "shop.impact.txt")
    }

    @Test func `a difference of small graphs, as text, Markdown and JSON`() {
        let builder = GraphBuilder()
        builder.component("Shop.App", scope: "Shop.Session")
        let needs = [builder.key("Shop.Clock"), builder.key("Shop.Store|`<b>`")]
        builder.bind(builder.key("Shop.Feed"), needs, isolation: .mainActor, isRoot: true)
        builder.bind(builder.key("Shop.Clock"), kind: .value)
        let difference = GraphDiff(shop(), builder.graph)
        expectGolden(difference.text(), named: "diff.txt")
        expectGolden(difference.markdown(), named: "diff.md")
        expectGolden(difference.json(), named: "diff.json")
    }
}

// SPDX-License-Identifier: Apache-2.0
