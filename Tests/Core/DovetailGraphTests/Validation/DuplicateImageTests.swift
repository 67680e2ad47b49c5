import DovetailGraph
import DovetailTesting
import TestTools
import Testing

@Suite(.watched) struct DuplicateImageTests {
    /// The graph, with the types of some keys declared in an image. A type of the library that is declared in another one is an ordinary type.
    private func placing(_ graph: Graph, _ images: [(key: Int, name: String, image: String, form: Graph.RequestForm?)]) -> Graph {
        var graph = graph
        for (key, name, image, form) in images {
            graph.keys[key].key.type = TypeName(name, image: image)
            if let form { graph.keys[key].form = form }
        }
        return graph
    }

    private func key(_ name: String, in graph: Graph) -> Int {
        graph.keys.firstIndex { $0.key == Graph.Key(name) } ?? -1
    }

    @Test func `types of another copy of the library are one finding, whatever they are`() {
        var graph = sketch("App", root: ["Desk", "Provider<Desk>"]) { app in
            app.bind("Desk", needs: ["Provider<Clock>", "Lazy<Store>"])
            app.include("StoreModule") { store in
                store.bind("Clock")
                store.bind("Store", needs: ["Provider<Clock>"])
            }
        }
        graph = placing(
            graph,
            [
                (key("Provider<Clock>", in: graph), "Dovetail.Provider<Feed.Clock>", "Feed.framework/Feed", .plain),
                (key("Lazy<Store>", in: graph), "Dovetail.Lazy<Feed.Store>", "Feed.framework/Feed", .plain),
                (key("Provider<Desk>", in: graph), "Dovetail.Provider<App.Desk>", "App.app/App", nil),
            ])
        expectGolden(report(graph), named: "duplicate-image.txt")
    }

    @Test func `a type of a module that two images contain is reported with both, and its other requests are not missing`() {
        var graph = sketch("App", root: ["Desk", "[Plugin]"]) { app in
            app.bind("Desk", needs: ["Clock"])
            app.bind("Other clock")
            app.bind("Store", needs: ["Clock"])
            app.declareRequired("Clock")
            app.contribute("[Other plugin]")
        }
        graph = placing(
            graph,
            [
                (key("Clock", in: graph), "Clocks.Clock", "Feed.framework/Feed", nil),
                (key("Other clock", in: graph), "Clocks.Clock", "App.app/App", nil),
                (key("Plugin", in: graph), "Plugins.Plugin", "Feed.framework/Feed", nil),
                (key("Other plugin", in: graph), "Plugins.Plugin", "App.app/App", nil),
            ])
        graph.keys[key("[Plugin]", in: graph)].key.type = TypeName("Swift.Array<Plugins.Plugin>")
        graph.keys[key("[Other plugin]", in: graph)].key.type = TypeName("Swift.Array<Plugins.Plugin>")
        expectGolden(report(graph), named: "duplicate-image-module.txt")
    }

    @Test func `a replacement of a type in the image of the tests is reported, and is not unmatched`() {
        var graph = sketch("App", root: ["Clock"]) { app in
            app.bind("Clock")
            app.replacement("Other clock", by: "TestModule", of: [])
        }
        graph = placing(
            graph,
            [
                (key("Clock", in: graph), "App.Clock", "App.app/App", nil),
                (key("Other clock", in: graph), "App.Clock", "AppTests.xctest/AppTests", nil),
            ])
        expectGolden(report(graph), named: "duplicate-image-replacement.txt")
    }

    @Test func `types of the same name in one image, or in images that are not known, are missing as usual`() {
        for image in [nil, "App.app/App"] {
            var graph = sketch("App", root: ["Clock"]) { $0.bind("Other clock") }
            for name in ["Clock", "Other clock"] {
                graph.keys[key(name, in: graph)].key.type = image.map { TypeName("App.Clock", image: $0) } ?? TypeName("App.Clock")
            }
            #expect(graph.validate().map(\.id) == [.missingBinding])
        }
    }

    // MARK: Types of this process

    private struct Plain {}
    private final class Object {}
    private protocol Service {}
    private protocol ServiceOfObjects: AnyObject {}
    private class Base {}
    private protocol Derived: Base {}

    @Test func `the image of each kind of type is known, of a generic one that of its declaration`() throws {
        let tests = try #require(TypeName(Plain.self).image)
        #expect(!tests.isEmpty)
        let own: [Any.Type] = [Object.self, (any Service).self, (any ServiceOfObjects).self, (any Derived).self, Graph.self]
        #expect(own.map { TypeName($0).image } == Array(repeating: tests, count: own.count))
        let standard = try #require(TypeName(Int.self).image)
        #expect(standard != tests)
        #expect(TypeName([Plain].self).image == standard && TypeName(Plain?.self).image == standard)
        #expect(TypeName((() -> Void).self).image == nil && TypeName(Any.self).image == nil)
    }
}

// SPDX-License-Identifier: Apache-2.0
