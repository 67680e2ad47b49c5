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
        let reached = ShortestPaths(from: drawable.roots, over: drawable.needs)
        var dominated = Array(repeating: 0, count: metrics.nodes.count)
        for node in metrics.nodes.indices where reached.contains(node) {
            let without = ShortestPaths(from: drawable.roots.filter { $0 != node }, over: drawable.needs) {
                Int(drawable.needs.targets[$0]) != node
            }
            dominated[node] = metrics.nodes.indices.count { reached.contains($0) && !without.contains($0) } - 1
        }
        let figures = metrics.nodes.indices.map { reached.contains($0) ? metrics.nodes[$0].dominated : 0 }
        let missing = drawable.missing.isEmpty
        // Missing keys are dominated too, and are no nodes of the metrics.
        for node in metrics.nodes.indices { #expect(missing ? figures[node] == dominated[node] : figures[node] >= dominated[node]) }
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

    @Test func `every direct requester is listed, also off the shortest paths`() throws {
        let builder = GraphBuilder()
        builder.component("App.App")
        let clock = builder.key("App.Clock")
        let later = builder.key("Dovetail.Provider<App.Clock>", form: .provider(of: clock))
        let (feed, store, log) = (builder.key("App.Feed"), builder.key("App.Store"), builder.key("App.Log"))
        builder.bind(builder.key("App.Root"), [feed, clock], isRoot: true)
        builder.bind(feed, [store])
        builder.bind(store, [later])
        builder.bind(log, [later, clock])
        builder.bind(clock)
        let graph = builder.graph
        #expect(
            graph.why(clock).description == """
                Clock: 1 shortest path from the root

                  Root  App/App.swift:1:9
                  → Clock  App/App.swift:5:9

                required directly by 3 bindings
                  Root  App/App.swift:1:9
                  Store (deferred)  App/App.swift:3:9
                  Log  App/App.swift:4:9

                """)
        #expect(graph.why(clock, limit: 2).description.hasSuffix("  Store (deferred)  App/App.swift:3:9\n  and 1 more\n"))
        #expect(graph.why(clock, limit: 2).requesters.map(\.name) == ["Root", "Store", "Log"])
        #expect(graph.why(log).requesters.isEmpty)
    }

    @Test func `a default is marked, and one that is overridden names what overrides it`() {
        let builder = GraphBuilder()
        builder.component("App.App")
        let (clock, log) = (builder.key("App.Clock"), builder.key("App.Log"))
        builder.bind(builder.key("App.Root"), [clock, log], isRoot: true)
        builder.bind(clock)
        builder.bind(log)
        var graph = builder.graph
        graph.bindings[1].isDefault = true
        graph.overriddenDefaults = [
            Graph.OverriddenDefault(
                key: log, component: 0, module: 0,
                place: Graph.SourceLocation(file: "Log/Log.swift", path: "Log/Log.swift", line: 7, column: 3))
        ]
        #expect(
            graph.why(clock).description == """
                Clock: 1 shortest path from the root

                  Root  App/App.swift:1:9
                  → Clock (default)  App/App.swift:2:9

                required directly by 1 binding
                  Root  App/App.swift:1:9

                """)
        #expect(
            graph.why(log).description == """
                Log: 1 shortest path from the root

                  Root  App/App.swift:1:9
                  → Log  App/App.swift:3:9

                required directly by 1 binding
                  Root  App/App.swift:1:9

                1 overridden default
                  default of App, overridden by App/App.swift:3:9  Log/Log.swift:7:3

                """)
        #expect(graph.why(clock).paths.map { $0.map(\.isDefault) } == [[false, true]])
    }

    @Test func `an unreachable key names what requires it, and a collection is not required by its elements`() throws {
        let builder = GraphBuilder()
        builder.component("App.App")
        let (clock, rule) = (builder.key("App.Clock"), builder.key("App.Rule"))
        let rules = builder.key("[App.Rule]", form: .collection(of: rule))
        builder.bind(builder.key("App.Root"), [rules], isRoot: true)
        builder.bind(rules, [], contribution: .element)
        builder.bind(builder.key("App.Log"), [clock])
        builder.bind(clock)
        #expect(
            builder.graph.why(clock).description == """
                Clock is bound, but not reachable from the root

                required directly by 1 binding
                  Log  App/App.swift:3:9

                """)
        #expect(builder.graph.why(rules).requesters.map(\.name) == ["Root"])
    }

    @Test func `a step is shown with its name`() throws {
        let builder = GraphBuilder()
        builder.component("App.App")
        let (steps, store) = (builder.key("[Launch.NamedStep]"), builder.key("App.Store"))
        builder.bind(builder.key("App.Root"), [], isRoot: true)
        builder.bind(steps, [store], kind: .external, contribution: .element)
        builder.bind(store)
        var graph = builder.graph
        graph.bindings[1].isEntryPoint = true
        graph.steps = [Graph.Step(.launch, name: "Pre\u{1B}load", binding: 1)]
        #expect(graph.why(store).description.contains("  step \"Pre\\u{1B}load\"  App/App.swift:2:9\n  → Store  "))
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

// SPDX-License-Identifier: Apache-2.0
