import DovetailGraph
import DovetailTesting
import TestTools
import Testing

@Suite(.watched) struct UntaggedValueTests {
    @Test func `a value without a tag that several bindings depend on is reported once`() {
        let graph = sketch("App", root: ["Client", "Log", "Swift.Int", "Foundation.URL"]) { app in
            app.bind("Swift.String", kind: .value)
            app.bind("Client", needs: ["Swift.String", "Provider<Swift.String>", "Foundation.URL"])
            app.bind("Log", needs: ["Swift.String"])
            // Only the root depends on it.
            app.bind("Swift.Int", kind: .value)
            app.bind("Foundation.URL", kind: .value)
        }
        expectGolden(report(graph), named: "untagged-value.txt")
    }

    @Test(arguments: ["Swift.String#Host", "[Swift.String]", "Shop.String", "Swift.ContiguousArray<Swift.Int>", "String"])
    func `a value with a tag, a collection and a type of the program say what they are`(key: String) {
        let graph = sketch("App", root: ["Client", "Log"]) { app in
            app.bind(key, kind: .value)
            app.bind("Client", needs: [key])
            app.bind("Log", needs: [key])
        }
        #expect(graph.validate() == [])
    }

    @Test func `a seed, and the same key in several components, are no several bindings`() {
        let graph = sketch("App", root: ["ComponentFactory<A>", "ComponentFactory<B>"]) { app in
            app.bind("Swift.String", kind: .value)
            for child in ["A", "B"] {
                app.install(child, seed: "Swift.Int", root: ["Page", "Row"]) { child in
                    child.bind("Page", needs: ["Swift.String", "Swift.Int"])
                    child.bind("Row", needs: ["Swift.Int"])
                }
            }
        }
        #expect(graph.validate() == [])
    }
}

// SPDX-License-Identifier: Apache-2.0
