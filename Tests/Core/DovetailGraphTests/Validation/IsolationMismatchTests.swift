import DovetailGraph
import DovetailTesting
import TestTools
import Testing

@Suite(.watched) struct IsolationMismatchTests {
    private let storage = Graph.Isolation.actor(TypeName("Storage"))

    private func findings(_ graph: Graph) -> [Diagnostic] { graph.validate().filter { $0.id == .isolationMismatch } }

    @Test func `all factories of one construction run on one actor`() {
        let graph = sketch("App", root: ["Feed"]) { app in
            app.bind("Feed", needs: ["Screen", "Archive"])
            app.bind("Screen", needs: ["Theme"])
            app.bind("Theme", on: .mainActor)
            app.include("StorageModule") { module in
                module.bind("Archive", needs: ["Index"])
                module.bind("Index", on: storage)
            }
        }
        expectGolden(report(graph), named: "isolation-mismatch-two-actors.txt")
    }

    @Test func `a deferred dependency is requested on its actor`() {
        let graph = sketch("App", root: ["Feed", "Player"]) { app in
            app.bind("Feed", needs: ["Provider<Screen>"])
            app.bind("Player", needs: ["Lazy<Screen>"])
            app.bind("Screen", needs: ["Theme"])
            app.bind("Theme", on: .mainActor)
        }
        expectGolden(report(graph), named: "isolation-mismatch.txt")
    }

    @Test(arguments: ["Provider<Screen>", "Lazy<Screen>", "() -> Screen", "WeakProvider<Screen>", "Provider<Screen>?"])
    func `a requester on the same actor may use any form`(form: String) {
        let graph = sketch("App", root: ["Window"]) { app in
            app.bind("Window", needs: [form, "Theme"])
            app.bind("Screen", needs: ["Theme"])
            app.bind("Theme", on: .mainActor)
        }
        #expect(findings(graph) == [])
    }

    @Test func `a provider of the main actor may be carried anywhere`() {
        let graph = sketch("App", root: ["Feed"]) { app in
            app.bind("Feed", needs: ["MainActorProvider<Screen>"])
            app.bind("Screen", on: .mainActor)
        }
        #expect(findings(graph) == [])
    }

    @Test func `a provider of the main actor does not lead to another one`() {
        let graph = sketch("App", root: ["Feed"]) { app in
            app.bind("Feed", needs: ["MainActorProvider<Index>"])
            app.bind("Index", on: storage)
        }
        #expect(findings(graph).map(\.message) == ["MainActorProvider<Index> is isolated to Storage but is required outside of it"])
    }

    @Test func `an assisted factory is used on the actor of its product`() {
        let graph = sketch("App", root: ["Feed"]) { app in
            app.bind("Feed", needs: ["Factory<Page from Int>"])
            app.bindFactory("Factory<Page from Int>", needs: ["Theme"])
            app.bind("Theme", on: .mainActor)
        }
        #expect(findings(graph).map(\.help) == [["make Feed @MainActor"]])
    }

    @Test func `a requester of a binding with two actors is not reported again`() {
        let graph = sketch("App", root: ["Top"]) { app in
            app.bind("Top", needs: ["Middle"])
            app.bind("Middle", needs: ["Screen", "Index"])
            app.bind("Screen", on: .mainActor)
            app.bind("Index", on: storage)
        }
        #expect(findings(graph).map(\.message) == ["Middle requires two actors to be created: MainActor and Storage"])
    }
}

@Suite(.watched) struct RetainCycleTests {
    @Test func `two shared instances that retain each other are a warning with the path`() {
        let graph = sketch("App", scope: "Singleton", root: ["Session"]) { app in
            app.bind("Session", needs: ["Provider<Page>"], shared: "Singleton")
            app.bind("Page", needs: ["Cache"])
            app.bind("Cache", needs: ["Session"], shared: "Singleton")
        }
        expectGolden(report(graph), named: "retain-cycle.txt")
    }

    @Test func `a cycle of eager dependencies is not reported as a retain cycle, even beside a deferred dependency`() {
        let graph = sketch("App", scope: "Singleton", root: ["A"]) { app in
            app.bind("A", needs: ["B", "ComponentFactory<Child>"], shared: "Singleton")
            app.bind("B", needs: ["A"], shared: "Singleton")
            app.bind("Own", needs: ["Own", "ComponentFactory<Child>"], shared: "Singleton")
            app.install("Child")
        }
        #expect(ids(graph) == [.dependencyCycle, .dependencyCycle])
    }

    @Test func `the dependency that leads back is the one to change`() {
        func finding(_ needs: [String: [String]]) -> [String] {
            let graph = sketch("App", scope: "Singleton", root: ["A"]) { app in
                for key in needs.keys.sorted() { app.bind(key, needs: needs[key] ?? [], shared: key == "Screen" ? nil : "Singleton") }
                app.install("Child")
            }
            return graph.validate().filter { $0.id == .retainCycle }.flatMap { finding in
                [finding.path.joined(separator: " → ")] + finding.notes.map(\.message) + finding.help
            }
        }
        // A retains B as an argument. Its other deferred dependency has nothing to do with B.
        #expect(
            finding(["A": ["B", "ComponentFactory<Child>"], "B": ["Provider<A>"]]) == [
                "A → B → A", "A is shared, and may retain B, bound", "B is shared, and retains A through a deferred dependency, bound",
                "request WeakProvider<A> in B",
            ])
        #expect(
            finding(["A": ["Provider<B>"], "B": ["Screen"], "Screen": ["A"]]) == [
                "A → B → Screen → A", "A is shared, and retains B through a deferred dependency, bound",
                "B is shared, and may retain A, bound", "hold A weakly in Screen, or request WeakProvider<A> there",
            ])
        #expect(
            finding(["A": ["Provider<B>"], "B": ["Lazy<A>"]]) == [
                "A → B → A", "A is shared, and retains B through a deferred dependency, bound",
                "B is shared, and retains A through a deferred dependency, bound", "request WeakProvider<A> in B",
            ])
    }

    @Test func `a dependency that leads back to its holder is held weakly, and is no warning`() {
        let graph = sketch("App", scope: "Singleton", root: ["Coordinator"]) { app in
            app.bind("Coordinator", needs: ["Provider<Screen>"], shared: "Singleton")
            app.bind("Screen", needs: ["Coordinator", "Store"])
            app.bind("Store", shared: "Singleton")
        }
        #expect(graph.validate() == [])
    }

    @Test func `a weak provider breaks the cycle`() {
        let graph = sketch("App", scope: "Singleton", root: ["Session"]) { app in
            app.bind("Session", needs: ["Provider<Cache>"], shared: "Singleton")
            app.bind("Cache", needs: ["WeakProvider<Session>"], shared: "Singleton")
        }
        #expect(graph.validate() == [])
    }
}

// SPDX-License-Identifier: Apache-2.0
