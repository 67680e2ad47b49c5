import DovetailGraph
import DovetailInspection
import TestTools
import Testing

@Suite(.watched) struct QuestionTests {
    /// A key dominates another when without it there is no way left: tried out, one by one.
    @Test(arguments: 0..<25) func `a node's dominators are on every path to it`(seed: Int) {
        let graph = randomGraph(bindings: 60, seed: UInt64(seed))
        let drawable = DrawableGraph(graph)
        let metrics = graph.metrics()
        let reached = BreadthFirstSearch(from: drawable.roots, over: drawable.needs)
        var dominated = Array(repeating: 0, count: metrics.points.count)
        for point in metrics.points.indices where reached.contains(point) {
            let without = BreadthFirstSearch(from: drawable.roots.filter { $0 != point }, over: drawable.needs) {
                Int(drawable.needs.targets[$0]) != point
            }
            dominated[point] = metrics.points.indices.count { reached.contains($0) && !without.contains($0) } - 1
        }
        let figures = metrics.points.indices.map { reached.contains($0) ? metrics.points[$0].dominated : 0 }
        let missing = drawable.missing.isEmpty
        // Missing keys are dominated too, and are no points of the metrics.
        for point in metrics.points.indices { #expect(missing ? figures[point] == dominated[point] : figures[point] >= dominated[point]) }
    }

    @Test func `all shortest paths are found, and counted if there are too many to list`() {
        let builder = GraphBuilder()
        builder.component("App.App")
        let end = builder.key("App.End")
        let layers = (0..<10).map { layer in (0..<4).map { builder.key("App.L\(layer)_\($0)") } }
        builder.bind(builder.key("App.Root"), layers[0], isRoot: true)
        for (layer, keys) in layers.enumerated() {
            for key in keys { builder.bind(key, layer == 9 ? [end] : layers[layer + 1]) }
        }
        builder.bind(end)
        let paths = builder.graph.why(end, limit: 7)
        #expect(paths.count == 1_048_576)
        #expect(paths.paths.count == 7)
        #expect(Set(paths.paths).count == 7)
        #expect(paths.paths.allSatisfy { $0.count == 12 && $0.first?.name == "Root" && $0.last?.name == "End" })
    }

    @Test func `an unreachable binding has no path, and is reported as unreachable`() throws {
        let graph = shop()
        let unused = try #require(graph.keys(named: "Unused").first)
        #expect(graph.why(unused).description == "Unused is bound, but not reachable from the root\n")
        #expect(graph.impact(unused).description == "nothing depends on Unused\n")
        #expect(graph.metrics().unused == [4])
    }

    @Test func `keys are found by full and short names, and by similar ones`() {
        let graph = shop()
        #expect(graph.keys(named: "Shop.Store") == graph.keys(named: "Store"))
        #expect(graph.keys(named: "Shop.Clock tagged Shop.UTC") == graph.keys(named: "Clock tagged UTC"))
        #expect(graph.keys(named: "Clock") == [])
        #expect(graph.keys(like: "Stroe") == ["Store"])
        #expect(graph.keys(like: "clock") == ["Clock tagged UTC"])
        #expect(graph.keys(like: "Zebra") == [])
    }

    @Test func `names are shortened only if the short name is unambiguous`() {
        let builder = GraphBuilder()
        builder.component("App.App")
        builder.bind(builder.key("Audio.Player"), [builder.key("Video.Player")], isRoot: true)
        #expect(builder.graph.text().contains("Audio.Player"))
        #expect(builder.graph.text().contains("Video.Player"))
    }
}
