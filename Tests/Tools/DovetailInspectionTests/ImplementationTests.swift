import DovetailGraph
import DovetailInspection
import TestTools
import Testing

@Suite(.watched) struct ImplementationTests {
    /// The implementation that is read from a declaration, whose location is that of its first bracket.
    private func implementation(_ code: String, key: String = "App.Feed") -> String? {
        let builder = GraphBuilder()
        builder.component("App.App")
        builder.bind(builder.key(key), isRoot: true)
        var graph = builder.graph
        let column = 1 + (code.utf8.firstIndex(of: UInt8(ascii: "(")).map { code.utf8.distance(from: code.startIndex, to: $0) } ?? 0)
        graph.bindings[0].place = Graph.SourceLocation(file: "App/App.swift", path: "/App.swift", line: 2, column: column)
        return graph.namingImplementations { $0 == "/App.swift" ? "import App\n\(code)\n}\n" : nil }.bindings[0].implementation?.full
    }

    @Test(arguments: [
        ("binder.bind((any Feed).self).to(factory: HTTPFeeds.init)", "HTTPFeeds"),
        ("binder.bind((any Feed).self).sharedInScope().to(HTTPFeeds.init(client:))", "HTTPFeeds"),
        ("binder.bind((any Feed).self).to(value: HTTPFeeds(\"a) // b\"))", "HTTPFeeds"),
        ("binder.bind((any Feed).self).to { HTTPFeeds() }", "HTTPFeeds"),
        ("binder.bind((any Feed).self).to { (client: Client) in HTTPFeeds(client) }", "HTTPFeeds"),
        (
            "binder.bind((any Feed).self)  // A comment.\n    .sharedInScope()\n    .to { (_: Client) in\n        Net.Feeds<[Int]>()\n    }",
            "Net.Feeds<[Int]>"
        ),
        ("binder.bind((any Feed).self).to {\n    let client = Client()\n    return HTTPFeeds(client)\n}", "HTTPFeeds"),
        ("binder.bind((any Feed).self).launch(timeout: .seconds(5)) { try await HTTPFeeds() } stop: { _ in }", "HTTPFeeds"),
        ("bind.to(factory: HTTPFeeds.init)", "HTTPFeeds"),
    ])
    func `a declaration names its implementation`(code: String, name: String) { #expect(implementation(code) == name) }

    @Test(arguments: [
        "binder.bind((any Feed).self).to(factory: Feed.init)", "binder.bind((any Feed).self).to(factory: makeFeed)",
        "binder.bind((any Feed).self).to(factory: HTTPFeeds.make)", "binder.bind((any Feed).self).to { HTTPFeeds.shared }",
        "binder.bind((any Feed).self).to { HTTPFeeds().cached() }", "binder.bind((any Feed).self)", "binder.bind((any Feed).self).to {",
        "binder.bind((any Feed).self).to {\n    if test { return Fake() }\n    return HTTPFeeds()\n}",
        "binder.bind((any Feed).self).to { (a: A) in makeFeed(HTTPFeeds()) }", "(", "(\"", "(/*",
    ])
    func `what does not name a type, or the type of its key, has no implementation`(code: String) { #expect(implementation(code) == nil) }

    @Test func `a file that cannot be read, or has other lines by now, names nothing`() {
        let graph = shop().namingImplementations { _ in nil }
        #expect(graph.bindings.allSatisfy { $0.implementation == nil })
        #expect(shop().namingImplementations { _ in "short" }.bindings.allSatisfy { $0.implementation == nil })
    }
}

// SPDX-License-Identifier: Apache-2.0
