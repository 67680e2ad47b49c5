import DovetailGraph
import DovetailTesting
import TestTools
import Testing

@Suite(.watched) struct CollectionTests {
    @Test func `a collection is bound as a whole or assembled from contributions`() {
        let graph = sketch("App", root: ["[Plugin]", "Set<Word>", "ComponentFactory<Session>"]) { app in
            app.contribute("[Plugin]")
            app.bind("[Plugin]")
            app.contribute("[Plugin]")
            app.declareCollection("[Plugin]")
            app.bind("Set<Word>")
            app.install("Session", root: ["Set<Word>"]) { $0.declareCollection("Set<Word>") }
        }
        expectGolden(report(graph), named: "collection-conflict.txt")
    }

    @Test func `a provider of each element needs a binding of each element`() {
        let graph = sketch("App", root: ["[Provider<Plugin>]", "Host", "[Word]", "[Provider<Word>]"]) { app in
            app.contribute("[Plugin]")
            app.contribute("[Plugin]", as: .elements)
            app.bind("Host", needs: ["[Provider<Plugin>]"])
            app.contribute("[Word]")
        }
        expectGolden(report(graph), named: "collection-conflict-providers.txt")
    }

    @Test func `a provider of each element may have thousands of requesters`() {
        let graph = sketch("App", root: (0..<2_000).map { "Host\($0)" }) { app in
            for number in 0..<2_000 {
                app.contribute("[Plugin]")
                app.bind("Host\(number)", needs: ["[Provider<Plugin>]"])
            }
        }
        #expect(graph.validate() == [])
    }

    @Test func `the entries of a dictionary have different keys, in child and parent`() {
        let graph = sketch("App", root: ["[String: Page]", "ComponentFactory<Session>"]) { app in
            app.contribute("[String: Page]", as: .entry(0))
            app.contribute("[String: Page]", as: .entry(1))
            app.contribute("[String: Page]", as: .entry(0))
            app.install("Session", root: ["[String: Page]"]) { session in
                session.contribute("[String: Page]", as: .entry(0))
                session.contribute("[String: Page]", as: .entry(2))
                session.contribute("[String: Page]", as: .entry(2))
            }
        }
        expectGolden(report(graph), named: "duplicate-dictionary-key.txt")
    }

    @Test func `siblings may use the same key of a dictionary`() {
        let graph = sketch("App", root: ["ComponentFactory<A>", "ComponentFactory<B>"]) { app in
            app.install("A", root: ["[String: Page]"]) { $0.contribute("[String: Page]", as: .entry(0)) }
            app.install("B", root: ["[String: Page]"]) { $0.contribute("[String: Page]", as: .entry(0)) }
        }
        #expect(graph.validate() == [])
    }

    @Test func `the path names the contribution`() {
        let graph = sketch("App", root: ["ComponentFactory<A>"]) { app in
            app.contribute("[Plugin]", needs: ["Clock"])
            app.install("A", root: ["[Plugin]"]) { $0.contribute("[Plugin]") }
        }
        #expect(
            graph.validate().map(\.path) == [["App.root", "ComponentFactory<A>", "A.root", "[Plugin]", "element of [Plugin]", "Clock"]])
    }

    @Test func `unused contributions are one warning`() {
        let graph = sketch("App", root: ["[Rule]"]) { app in
            app.contribute("[Plugin]", needs: ["Clock"])
            app.contribute("[Plugin]")
            app.bind("Clock")
            app.contribute("[Rule]")
            app.declareCollection("[Never]")
        }
        expectGolden(report(graph), named: "unused-binding-collection.txt")
    }

    @Test func `a binding that was meant to be a contribution is reported`() {
        let graph = sketch("App", root: ["[Plugin]", "Set<Word>", "[String: Page]", "Kept", "ComponentFactory<Session>"]) { app in
            app.contribute("[Plugin]")
            app.bind("Plugin", needs: ["Cache"])
            app.bind("Cache")
            app.contribute("[Plugin]")
            // The only element of a collection that may be empty.
            app.declareCollection("Set<Word>")
            app.bind("Word")
            app.contribute("[String: Page]", as: .entry(0))
            app.contribute("[Kept]")
            app.bind("Kept")
            app.install("Session", root: ["[String: Page]"]) { $0.bind("Page") }
        }
        expectGolden(report(graph), named: "missing-contribution.txt")
    }

    @Test func `a binding beside a collection is merely unused if the collection is not used, or in another component`() {
        let graph = sketch("App", root: ["ComponentFactory<A>", "ComponentFactory<B>"]) { app in
            app.bind("Plugin")
            app.contribute("[Plugin]")
            app.install("A", root: ["[Word]"]) { $0.contribute("[Word]") }
            app.install("B") { $0.bind("Word") }
        }
        #expect(
            graph.validate().map { "\($0.id): \($0.message)" } == [
                "unused-binding: nothing depends on Plugin", "unused-binding: nothing depends on Word",
                "unused-binding: nothing depends on [Plugin], to which one binding contributes",
            ])
    }

    @Test func `two bindings of the element of a collection may be contributions`() {
        let graph = sketch("App", root: ["[Plugin]"]) { app in
            app.contribute("[Plugin]")
            app.bind("Plugin")
            app.bind("Plugin")
        }
        #expect(
            graph.validate().map(\.help) == [
                [
                    "contribute them to [Plugin]: bind(Plugin.self).intoCollection()",
                    "keep one of them, or distinguish them with tagged(with:)",
                ]
            ])
    }
}

// SPDX-License-Identifier: Apache-2.0
