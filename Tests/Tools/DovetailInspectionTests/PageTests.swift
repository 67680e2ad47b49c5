import DovetailGraph
import DovetailInspection
import DovetailTesting
import Foundation
import TestTools
import Testing

@Suite(.watched) struct PageTests {
    /// The shop before its store was shared: with a clock of another kind, with a printer, and without a checkout.
    private func oldShop() -> Graph {
        let builder = GraphBuilder()
        builder.component("Shop.App", scope: "Shop.Singleton")
        let clock = builder.key("Shop.Clock", tag: "Shop.UTC")
        let store = builder.key("Shop.Store")
        let screens = builder.key("Swift.Array<Shop.Screen>", form: .collection(of: builder.key("Shop.Screen")))
        let printer = builder.key("Shop.Printer")
        builder.bind(builder.key("Shop.Feed"), [screens, store, printer], isRoot: true)
        builder.module("Shop.StoreModule", includedBy: 0)
        builder.bind(store, [clock], file: "Shop/Store.swift")
        builder.bind(clock, kind: .value, file: "Shop/Store.swift")
        builder.module("Shop.PrinterModule", includedBy: 0)
        builder.bind(printer, [clock], file: "Shop/Printer.swift")
        builder.bind(screens, contribution: .element, file: "Shop/Printer.swift")
        return builder.graph
    }

    private func data(of page: String) throws -> String {
        let start = try #require(page.range(of: "type=\"application/json\">\n")).upperBound
        let end = try #require(page[start...].range(of: "</script>")).lowerBound
        return String(page[start..<end])
    }

    @Test func `the data of a page of a difference`() throws {
        expectGolden(try data(of: shop().html(comparedTo: oldShop())), named: "difference.page.json")
    }

    @Test func `a page of two equal graphs has no change`() throws {
        let page = try data(of: shop().html(comparedTo: shop()))
        #expect(
            page.contains(
                #""difference":{"points":[],"components":[],"modules":[],"addedLines":[],"removedLines":[],"changes":[]}"#))
    }

    @Test(arguments: 0..<20) func `every number of a difference is a position on its page`(seed: Int) throws {
        let old = randomGraph(bindings: 60 + seed, seed: UInt64(seed))
        let new = randomGraph(bindings: 80, seed: UInt64(seed / 2))
        let text = try data(of: new.html(comparedTo: old))
        let page = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        func rows(_ name: String) throws -> [[Any]] { try #require(page[name] as? [[Any]]) }
        let (points, modules, components) = (try rows("points"), try rows("modules"), try rows("components"))
        let keys = try rows("keys")
        for point in points {
            #expect(keys.indices.contains(try #require(point[0] as? Int)))
            #expect((-1..<components.count).contains(try #require(point[2] as? Int)))
            #expect((-1..<modules.count).contains(try #require(point[3] as? Int)))
        }
        let lines = try #require(page["lines"] as? [Int])
        #expect(lines.count % 3 == 0)
        for index in stride(from: 0, to: lines.count, by: 3) {
            #expect(points.indices.contains(lines[index]) && points.indices.contains(lines[index + 1]))
        }
        let difference = try #require(page["difference"] as? [String: Any])
        for name in ["addedLines", "removedLines"] {
            for line in try #require(difference[name] as? [Int]) { #expect(line < lines.count / 3) }
        }
        let changes = try #require(difference["changes"] as? [[String: Any]])
        #expect(changes.count == GraphDiff(old, new).changes.count)
        for change in changes { #expect((-1..<points.count).contains(try #require(change["point"] as? Int))) }
    }

    @Test func `a page names an editor and its paths only if the option is set`() throws {
        let editor = SourceEditor(.zed, paths: ["Shop/Store.swift": "/code/<Shop>/Store.swift"])
        let page = try data(of: try Graph(json: shop().json()).html(editor: editor))
        #expect(page.contains(#""editor":"zed://file{path}:{line}:{column}""#))
        #expect(page.contains(#"["Shop/Store.swift","/code/\u003CShop\u003E/Store.swift"],["Shop/Screens.swift"]"#))
        #expect(!(try data(of: shop().html()).contains("editor")))
        #expect(!(try data(of: shop().html()).contains("/somewhere/")), "paths of a machine are not part of a page")
        #expect(try data(of: shop().html(editor: editor)).contains(#"["Shop/Store.swift","/somewhere/Shop/Store.swift"]"#))
    }

    @Test(arguments: [
        ("idea://open?file={path}&line={line}", true), ("vscode-insiders://file{path}", true), ("JavaScript:alert('{path}')", false),
        ("data:text/html,{path}", false), ("{path}", false), ("://{path}", false), ("my editor://{path}", false), ("editor://open", false),
        ("1x://{path}", false),
    ])
    func `the template of an editor is a URL with a path, and no script`(template: String, isEditor: Bool) {
        #expect((SourceEditor(template: template) != nil) == isEditor)
    }
}

// SPDX-License-Identifier: Apache-2.0
