import DovetailGraph
import DovetailInspection
import TestTools
import Testing

@Suite(.watched) struct PathTests {
    /// Root needs A and B; A needs B and, later, C; B needs C. C needs A later, if there is a cycle.
    private func diamond(cycle: Bool = false) -> (graph: Graph, end: Int) {
        let builder = GraphBuilder()
        builder.component("App.App")
        let (a, b, c) = (builder.key("App.A"), builder.key("App.B"), builder.key("App.C"))
        let later = builder.key("Dovetail.Lazy<App.C>", form: .lazy(of: c))
        builder.bind(builder.key("App.Root"), [a, b], isRoot: true)
        builder.bind(a, [b, later])
        builder.bind(b, cycle ? [c, builder.key("Dovetail.Lazy<App.A>", form: .lazy(of: a))] : [c])
        builder.bind(c)
        return (builder.graph, c)
    }

    @Test func `all paths are listed, shortest first`() {
        let (graph, end) = diamond()
        #expect(graph.why(end, .all).paths.map { $0.map(\.name) } == [["Root", "A", "C"], ["Root", "B", "C"], ["Root", "A", "B", "C"]])
        #expect(
            graph.why(end, .all, limit: 1).description == """
                C: 3 paths from the root

                  Root  App/App.swift:1:9
                  → A  App/App.swift:2:9
                  ⇢ C  App/App.swift:4:9

                  and 2 more

                required directly by 2 bindings
                  A (deferred)  App/App.swift:2:9
                  and 1 more

                """)
    }

    @Test func `a path passes no binding twice`() {
        let (graph, end) = diamond(cycle: true)
        let paths = graph.why(end, .all)
        #expect(
            paths.paths.map { $0.map(\.name) } == [
                ["Root", "A", "C"], ["Root", "B", "C"], ["Root", "A", "B", "C"], ["Root", "B", "A", "C"],
            ])
        #expect(paths.count == 4 && paths.isCountExact)
    }

    /// Tried out: every extension of every path.
    @Test(arguments: 0..<40) func `no path is left out, with and without cycles`(seed: Int) {
        let drawable = DrawableGraph(randomGraph(bindings: 18, seed: UInt64(seed)))
        for end in 0..<drawable.count {
            var expected: Set<[Int]> = []
            var rest = drawable.roots.map { [$0] }
            while let path = rest.popLast() {
                if path.last == end {
                    expected.insert(path)
                    continue
                }
                let targets = Set(drawable.needs[path[path.count - 1]].map(Int.init))
                rest += targets.subtracting(path).map { path + [$0] }
            }
            let found = SimplePaths(
                from: drawable.roots, to: [end], over: drawable.needs, reversed: drawable.neededBy, limit: .max, effort: .max)
            #expect(Set(found.paths) == expected)
            #expect(found.count == expected.count && found.paths.count == expected.count && found.isCountExact)
            #expect(zip(found.paths, found.paths.dropFirst()).allSatisfy { $0.count <= $1.count })
        }
    }

    /// Layers of four, each of which needs all of the next layer.
    private func layers(_ count: Int, cycle: Bool) -> (graph: Graph, end: Int) {
        let builder = GraphBuilder()
        builder.component("App.App")
        let end = builder.key("App.End")
        let layers = (0..<count).map { layer in (0..<4).map { builder.key("App.L\(layer)_\($0)") } }
        let back = builder.key("Dovetail.Lazy<App.L0_0>", form: .lazy(of: layers[0][0]))
        builder.bind(builder.key("App.Root"), layers[0], isRoot: true)
        for (layer, keys) in layers.enumerated() {
            for key in keys { builder.bind(key, layer == count - 1 ? cycle ? [end, back] : [end] : layers[layer + 1]) }
        }
        builder.bind(end)
        return (builder.graph, end)
    }

    @Test func `paths that explode are counted without a cycle, and up to a bound with one`() throws {
        let (tree, end) = layers(12, cycle: false)
        #expect(tree.why(end, .all, limit: 3).count == 16_777_216)
        #expect(tree.why(end, .all, limit: 3).paths.count == 3)
        let (endless, last) = layers(500, cycle: false)
        #expect(endless.why(last, .all, limit: 2).description.contains("\n  and more than can be counted\n"))

        let (circular, other) = layers(12, cycle: true)
        let paths = circular.why(other, .all, limit: 3)
        #expect(!paths.isCountExact && paths.paths.count == 3 && paths.count > 10_000)
        #expect(paths.description.hasPrefix("End: at least \(paths.count) paths from the root\n"))
        #expect(paths.description.contains("\n  and at least \(paths.count - 3) more\n"))
    }
}

// SPDX-License-Identifier: Apache-2.0
