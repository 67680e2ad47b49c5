import DovetailGraph
import DovetailTesting
import TestTools
import Testing

@Suite(.watched) struct CycleTests {
    @Test func `a cycle is reported as a closed path, with the edge to defer`() {
        let graph = sketch("App", root: ["Feed"]) { app in
            app.bind("Feed", needs: ["Store"])
            app.bind("Store", needs: ["Clock", "Index"])
            app.bind("Clock")
            app.include("IndexModule") { $0.bind("Index", needs: ["Store"]) }
        }
        expectGolden(report(graph), named: "dependency-cycle.txt")
    }

    @Test func `a binding that depends on itself is a cycle`() {
        let graph = sketch("App", root: ["A"]) { $0.bind("A", needs: ["A"]) }
        #expect(graph.validate().map(\.path) == [["App.root", "A", "A"]])
        #expect(graph.validate().map(\.help) == [["request Provider<A> in A"]])
    }

    @Test func `a decorator that depends on itself should request what it decorates`() {
        func help(_ root: [String], _ needs: KeyValuePairs<String, [String]>) -> [[String]] {
            sketch("App", root: root) { app in for (key, needs) in needs { app.bind(key, needs: needs) } }.validate().map(\.help)
        }
        let own = ["Transport#Retrying"]
        // The next layer is the one that no other decorates, and that does not lead back.
        #expect(
            help(
                ["Transport", "Transport#Base"], ["Transport": own, "Transport#Base": [], "Transport#Retrying": own, "Transport#Plain": []])
                == [["request Tagged<Plain>, which Transport tagged Retrying decorates"]])
        #expect(
            help(
                ["Transport"], ["Transport": ["Transport#Logging"], "Transport#Logging": own, "Transport#Retrying": ["Transport#Logging"]])
                == [["bind the Transport that Transport tagged Retrying decorates with another tag, and request that tag"]])
        #expect(
            help(own, ["Transport": [], "Transport#Retrying": own]) == [["request Transport, which Transport tagged Retrying decorates"]])
        #expect(help(["Tree"], ["Tree": ["Tree"]]) == [["request Provider<Tree> in Tree"]])
    }

    @Test(arguments: ["Provider<B>", "Lazy<B>", "WeakProvider<B>", "() -> B", "Provider<B?>"])
    func `deferred dependencies may close a cycle`(deferred: String) {
        let graph = sketch("App", root: ["A"]) { app in
            app.bind("A", needs: [deferred])
            app.bind("B", needs: ["A"])
        }
        #expect(graph.validate() == [])
    }

    @Test func `factories, injectors and components may close a cycle`() {
        let graph = sketch("App", root: ["A"]) { app in
            app.bind("A", needs: ["Factory<B from Int>", "PropertyInjector<A>", "ComponentFactory<C>"])
            app.bindFactory("Factory<B from Int>", needs: ["A"])
            app.bindInjector("PropertyInjector<A>", needs: ["A"])
            app.install("C", root: ["A"])
        }
        #expect(graph.validate() == [])
    }

    @Test func `a cycle behind a deferred entry is a cycle`() {
        let graph = sketch("App", root: ["Provider<C>"]) { app in
            app.bind("C", needs: ["B"])
            app.bind("B", needs: ["A"])
            app.bind("A", needs: ["C"])
        }
        #expect(graph.validate().map(\.path) == [["App.root", "C", "B", "A", "C"]])
    }

    @Test func `every cycle is reported, also if it is unreachable`() {
        let graph = sketch("App", root: ["A", "C"]) { app in
            app.bind("A", needs: ["B"])
            app.bind("B", needs: ["A"])
            app.bind("C", needs: ["D"])
            app.bind("D", needs: ["C"])
            app.bind("X", needs: ["Y"])
            app.bind("Y", needs: ["X"])
        }
        expectGolden(report(graph), named: "dependency-cycle-several.txt")
    }

    @Test func `cycles that share a binding are all reported`() {
        let graph = sketch("App", root: ["A"]) { app in
            app.bind("A", needs: ["B", "C"])
            app.bind("B", needs: ["A"])
            app.bind("C", needs: ["D"])
            app.bind("D", needs: ["A"])
        }
        #expect(graph.validate().map(\.path) == [["App.root", "A", "B", "A"], ["App.root", "A", "C", "D", "A"]])
    }

    @Test func `a strongly connected component is reported as ten cycles at most`() {
        let names = (1...30).map { "N\($0)" }
        let graph = sketch("App", root: ["N1"]) { app in for name in names { app.bind(name, needs: names) } }
        #expect(ids(graph) == Array(repeating: .dependencyCycle, count: 10))
    }

    @Test func `a cycle through a collection names the collection`() {
        let graph = sketch("App", root: ["Host"]) { app in
            app.bind("Host", needs: ["[Plugin]"])
            app.contribute("[Plugin]", needs: ["Host"])
        }
        expectGolden(report(graph), named: "dependency-cycle-collection.txt")
    }

    @Test func `a diamond is no cycle`() {
        let graph = sketch("App", root: ["A", "A"]) { app in
            app.bind("A", needs: ["B", "C", "D", "D"])
            app.bind("B", needs: ["D"])
            app.bind("C", needs: ["D", "B"])
            app.bind("D")
        }
        #expect(graph.validate() == [])
    }
}

// SPDX-License-Identifier: Apache-2.0
