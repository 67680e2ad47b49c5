import DovetailGraph
import DovetailInspection
import DovetailTesting
import TestTools
import Testing

@Suite(.watched) struct TreeTests {
    @Test func `a depth folds what is below it, and counts it`() {
        expectGolden((1...3).map { "depth \($0)\n\(shop().text(depth: $0))" }.joined(separator: "\n"), named: "shop.depth.txt")
        #expect(shop().text(depth: 4) == shop().text(depth: 40))
    }

    @Test func `a tree can begin at any key`() throws {
        let graph = shop()
        let store = try #require(graph.keys(named: "Store").first)
        #expect(
            graph.text(from: store) == """
                Store  (shared, Database, App, Shop/Store.swift:3:9, AFFECTED)
                ├─ Clock tagged UTC  (value, App, Shop/Store.swift:4:9)
                └─ Mailer  (missing)

                """)
    }

    /// Chains that end at what is also near to the root.
    @Test func `what is folded in one branch is expanded where it is less deep`() {
        let builder = GraphBuilder()
        builder.component("App.App")
        let names = ["Root", "A", "B", "C", "D", "E"]
        let keys = names.map { builder.key("App.\($0)") }
        builder.bind(keys[0], [keys[1], keys[3]], isRoot: true)
        for (from, to) in [(1, [2]), (2, [3]), (3, [4]), (4, [5]), (5, [])] { builder.bind(keys[from], to.map { keys[$0] }) }
        #expect(
            builder.graph.text(depth: 3) == """
                Root  (App, App/App.swift:1:9)
                ├─ A  (App, App/App.swift:2:9)
                │  └─ B  (App, App/App.swift:3:9)
                │     └─ C ↓
                └─ C  (App, App/App.swift:4:9)
                   └─ D  (App, App/App.swift:5:9)
                      └─ E  (App, App/App.swift:6:9)

                """)
        #expect(builder.graph.text(depth: 2).hasSuffix("   └─ D  (App, App/App.swift:5:9) …\n\n1 more below depth 2\n"))
    }

    @Test func `a depth also counts where a deep branch starts again at the margin`() {
        let text = chain(60).text(depth: 30)
        #expect(text.split(separator: "\n").count { $0.contains("  (") } == 31)
        #expect(text.hasSuffix(" …\n\n30 more below depth 30\n"))
    }

    @Test(arguments: 0..<20) func `a tree of some depth shows each node at that depth once`(seed: Int) {
        let graph = randomGraph(bindings: 80, seed: UInt64(seed))
        let drawable = DrawableGraph(graph)
        let search = ShortestPaths(from: drawable.roots, over: drawable.needs)
        for depth in [1, 2, 3, 5, 9, 30] {
            let lines = graph.text(depth: depth).split(separator: "\nnot required by any root:\n")[0].split(separator: "\n")
            // Only a line that describes a node has parentheses behind two spaces.
            let shown = lines.filter { $0.contains("  (") }
            #expect(shown.count == search.order.count { search.distance[Int($0)] <= depth })
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
