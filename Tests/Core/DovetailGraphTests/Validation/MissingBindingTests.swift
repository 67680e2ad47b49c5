import DovetailGraph
import DovetailTesting
import TestTools
import Testing

@Suite(.watched) struct MissingBindingTests {
    @Test func `a missing key is reported with its path, its requester and help`() {
        let graph = sketch("App", root: ["Feed"]) { app in
            app.bind("Feed", needs: ["Store"])
            app.include("StoreModule") { $0.bind("Store", needs: ["Clock"]) }
        }
        expectGolden(report(graph), named: "missing-binding.txt")
        let place = Graph.SourceLocation(file: "App/StoreModule.swift", path: "Sources/App/StoreModule.swift", line: 2, column: 9)
        #expect(
            graph.validate() == [
                Diagnostic(
                    .missingBinding, "nothing is bound for Clock", at: place, path: ["App.root", "Feed", "Store", "Clock"],
                    notes: [Diagnostic.Note("required by Store, bound", at: place, installers: ["App", "StoreModule"])],
                    help: ["bind(Clock.self) in a module that App includes"], types: ["Clock"]
                )
            ])
    }

    @Test func `one missing key is one finding, regardless of requesters and forms`() {
        let graph = sketch("App", root: ["A", "B", "C", "D", "E"]) { app in
            app.bind("A", needs: ["Clock", "Provider<Clock>"])
            app.bind("B", needs: ["Lazy<Clock>"])
            app.bind("C", needs: ["WeakProvider<Clock>"])
            app.bind("D", needs: ["() -> Clock"])
            app.bind("E", needs: ["Clock?"])
        }
        expectGolden(report(graph), named: "missing-binding-forms.txt")
    }

    @Test func `a root that its component only requests is found in the component or an ancestor, or reported`() {
        let graph = sketch("App", requesting: "Desk") { app in
            app.bind("Desk", needs: ["ComponentFactory<Session>", "ComponentFactory<Settings>"])
            app.bind("Theme")
            app.install("Session", requesting: "Provider<Inbox>")
            app.install("Settings", requesting: "Theme")
        }
        expectGolden(report(graph), named: "missing-binding-requested.txt")
        let bare = sketch("App", requesting: "Desk")
        expectGolden(report(bare), named: "missing-binding-root.txt")
    }

    @Test func `ten requesters are named, the others counted, and their parents not named`() {
        let graph = sketch("App", root: (1...14).map { "Screen\($0)" }) { app in
            for number in 1...14 { app.bind("Screen\(number)", needs: ["Theme"]) }
        }
        expectGolden(report(graph), named: "missing-binding-many.txt")
    }

    @Test func `the path leads through child components`() {
        let graph = sketch("App", root: ["ComponentFactory<Session>"]) { app in
            app.install("Session", seed: "User", root: ["ComponentFactory<Chat>"]) { session in
                session.install("Chat", root: ["Messages"]) { $0.bind("Messages", needs: ["Socket", "User"]) }
            }
        }
        expectGolden(report(graph), named: "missing-binding-grandchild.txt")
    }

    @Test func `unreachable requesters are named as such`() {
        let graph = sketch("App") { $0.bind("Orphan", needs: ["Clock"]) }
        expectGolden(report(graph), named: "missing-binding-unreached.txt")
    }

    @Test func `a parent that requests a key of its child is reported with both ends`() {
        let graph = sketch("App", scope: "Singleton", root: ["Cache", "ComponentFactory<Session>", "ComponentFactory<Guest>"]) { app in
            app.bind("Cache", needs: ["Middleman"], shared: "Singleton")
            app.bind("Middleman", needs: ["User"])
            app.install("Session", seed: "User")
            app.install("Guest", root: ["User"])
        }
        expectGolden(report(graph), named: "missing-binding-captive.txt")
    }

    @Test func `siblings may bind the same key, and cannot see each other's`() {
        let graph = sketch("App", root: ["ComponentFactory<Left>", "ComponentFactory<Right>", "ComponentFactory<Third>"]) { app in
            app.install("Left", root: ["Pen"]) { $0.bind("Pen") }
            app.install("Right", root: ["Pen"]) { $0.bind("Pen") }
            app.install("Third", root: ["Pen"])
        }
        expectGolden(report(graph), named: "missing-binding-sibling.txt")
    }

    @Test func `a collection without contributions is declared or missing`() {
        let graph = sketch("App", root: ["[Plugin]", "Set<Word>", "[String: Page]", "[Rule]"]) { $0.declareCollection("[Rule]") }
        expectGolden(report(graph), named: "missing-binding-collections.txt")
    }

    @Test func `an optional that was declared may be missing`() {
        let graph = sketch("App", root: ["Clock?", "Provider<Pen?>"]) { app in
            app.declareOptional("Clock")
            app.declareOptional("Pen")
        }
        #expect(graph.validate() == [])
    }

    @Test func `a key that a child declares optional may be missing there, and in no other component`() {
        let child = sketch("App", root: ["ComponentFactory<Guest>"]) { app in
            app.install("Guest", root: ["Pen?"]) { $0.declareOptional("Pen") }
        }
        #expect(child.validate() == [])

        let parent = sketch("App", root: ["Pen?", "ComponentFactory<Guest>"]) { app in
            app.install("Guest", root: []) { $0.declareOptional("Pen") }
        }
        #expect(parent.validate().filter { $0.severity == .error }.map(\.message) == ["nothing is bound for Pen"])
    }

    @Test func `a key that is declared optional is still required by plain requests`() {
        let graph = sketch("App", root: ["Pen"]) { $0.declareOptional("Pen") }
        #expect(graph.validate().map(\.id) == [.missingBinding])
    }

    @Test func `near misses are named, three at most`() {
        let missing = ["Clock", "Pen#Red", "Chat", "Item", "[Word]", "Storage", "(x: Int, y: Int)", "@Sendable () -> Void"]
        let graph = sketch("App", root: missing) { app in
            for tag in ["Utc", "Local", "Test", "Fake"] { app.bind("Clock#\(tag)") }
            app.bind("Pen")
            app.bind("Pen#Rod")
            app.bindFactory("Factory<Chat from User>")
            app.bind("Item?")
            app.contribute("[Item]")
            app.bind("Word")
            app.bind("Storrage")
            app.bind("(a: Int, b: Int)")
            app.bind("() -> Void", kind: .value)
        }
        expectGolden(report(graph), named: "missing-binding-near-misses.txt")
    }

    @Test func `there are no hints for Any`() {
        let graph = sketch("App", root: ["Any"]) { $0.bind("Any#Tag") }
        #expect(graph.validate().first?.notes.map(\.message) == ["required by App.root, bound"])
    }

    @Test func `subclasses and conformers are near misses`() {
        class Base {}
        final class Derived: Base {}
        struct Steady: Ticking {}
        var graph = Graph()
        graph.keys = [Base.self, Derived.self, (any Ticking).self, Steady.self, Int.self].map { Graph.KeyEntry(Graph.Key(TypeName($0))) }
        graph.components = [Graph.Component(TypeName("App"))]
        graph.modules = [Graph.Module(TypeName("App"), component: 0)]
        graph.requests = [Graph.Request(key: 0), Graph.Request(key: 2)]
        graph.bindings = [4, 1, 3].enumerated().map { position, key in
            Graph.Binding(key: key, component: 0, module: 0, requests: position == 0 ? 0..<2 : 2..<2, place: Graph.SourceLocation())
        }
        graph.components[0].root = 0
        graph.components[0].bindings = 0..<3
        #expect(
            graph.validate().map { $0.notes.dropFirst().map(\.message) } == [
                ["MissingBindingTests.Derived, which inherits from MissingBindingTests.Base, is bound"],
                ["MissingBindingTests.Steady, which conforms to Ticking, is bound"],
            ])
        let base = "bind(MissingBindingTests.Base.self)", ticking = "bind((any Ticking).self)", module = "in a module that App includes"
        #expect(
            graph.validate().map(\.help) == [
                ["\(base).to { (instance: MissingBindingTests.Derived) in instance } \(module)", "\(base) \(module)"],
                ["\(ticking).to { (instance: MissingBindingTests.Steady) in instance } \(module)", "\(ticking) \(module)"],
            ])
    }

    /// A root that requests `wanted`, and one binding for each of `bound`; all of them types.
    private func graph(wanted: [Any.Type], bound: [Any.Type]) -> Graph {
        var graph = Graph()
        graph.keys = ([Int.self] + wanted + bound).map { Graph.KeyEntry(Graph.Key(TypeName($0))) }
        graph.components = [Graph.Component(TypeName("App"))]
        graph.modules = [Graph.Module(TypeName("App"), component: 0)]
        graph.requests = wanted.indices.map { Graph.Request(key: $0 + 1) }
        graph.bindings = ([0] + bound.indices.map { $0 + 1 + wanted.count }).enumerated().map { position, key in
            let end = graph.requests.count
            return Graph.Binding(
                key: key, component: 0, module: 0, requests: position == 0 ? 0..<end : end..<end, place: Graph.SourceLocation())
        }
        graph.components[0].root = 0
        graph.components[0].bindings = graph.bindings.indices
        return graph
    }

    @Test func `a supertype of the missing type is a near miss`() {
        class Base {}
        final class Derived: Base {}
        struct Steady: Ticking {}
        #expect(
            graph(wanted: [Derived.self, Steady.self], bound: [Base.self, (any Ticking).self, Any.self]).validate()
                .filter { $0.id == .missingBinding }.map { $0.notes.dropFirst().map(\.message) } == [
                    ["MissingBindingTests.Derived inherits from MissingBindingTests.Base, which is bound"],
                    ["MissingBindingTests.Steady conforms to Ticking, which is bound"],
                ])
        // A supertype cannot replace the type.
        #expect(
            graph(wanted: [Steady.self], bound: [(any Ticking).self]).validate().filter { $0.id == .missingBinding }.map(\.help) == [
                ["bind(MissingBindingTests.Steady.self) in a module that App includes"]
            ])
    }

    @Test func `a replacement of a supertype of the bound type names the bound type`() {
        struct Steady: Ticking {}
        var graph = graph(wanted: [(any Ticking).self], bound: [(any Ticking).self])
        graph.keys[2] = Graph.KeyEntry(Graph.Key(TypeName(Steady.self)))
        graph.bindings[1].key = 1
        graph.replacements = [Graph.Replacement(key: 2, module: TypeName("Fakes"), place: Graph.SourceLocation(), replaced: [])]
        let found = graph.validate()
        #expect(found.map(\.message) == ["Fakes replaces MissingBindingTests.Steady, which is not bound"])
        #expect(found.map { $0.notes.map(\.message) } == [["MissingBindingTests.Steady conforms to Ticking, which is bound"]])
        #expect(
            found.map(\.help) == [["remove bind(MissingBindingTests.Steady.self) from Fakes, or write bind((any Ticking).self) instead"]])
    }

    @Test func `a replacement of a key of a child is reported with the key that is meant`() {
        let graph = sketch("App", root: ["ComponentFactory<Session>"]) { app in
            app.install("Session", root: ["Clock"]) { $0.bind("Clock") }
            app.replacement("Clcok", by: "FakeTime", of: [])
        }
        #expect(graph.validate().map { $0.notes.map(\.message) } == [["did you mean Clock? It is bound"]])
    }

    @Test func `a contribution to another collection is a near miss`() {
        let graph = sketch("App", root: ["[String: Command]", "[Rule]", "[Page]"]) { app in
            app.contribute("[Command]")
            app.contribute("[String: Rule]", as: .entry(0))
            app.bind("Set<Page>")
        }
        expectGolden(report(graph), named: "missing-binding-other-collection.txt")
    }

    @Test func `a module that binds the key for another component is named`() {
        let graph = sketch("App", scope: "Singleton", root: ["ComponentFactory<Left>", "ComponentFactory<Third>"]) { app in
            app.install("Left", scope: "LoggedIn", root: ["Pen", "Ink"]) { left in
                left.include("Writing") {
                    $0.bind("Pen")
                    $0.bind("Ink", shared: "LoggedIn")
                }
            }
            app.install("Third", root: ["Pen", "Ink"])
            app.bind("Desk", needs: ["Pen"])
        }
        expectGolden(report(graph), named: "missing-binding-module.txt")
        let alone = sketch("App", root: ["ComponentFactory<Left>", "ComponentFactory<Third>"]) { app in
            app.install("Left", root: ["Pen"]) { $0.include("Writing") { $0.bind("Pen") } }
            app.install("Third", root: ["Pen"])
        }
        #expect(
            alone.validate().map { $0.notes.last?.message } == ["Writing, which Third does not include, binds it"])
        #expect(
            alone.validate().map(\.help) == [["include(module: Writing.self) in Third", "bind(Pen.self) in a module that Third includes"]])
    }

    @Test func `tuples and closures that differ in labels or attributes are near misses`() {
        let types: [Any.Type] = [
            (x: Int, y: Int).self, (a: Int, b: Int).self, (@Sendable (Int) -> String).self,
            (@MainActor @Sendable (Int) -> String).self, Void.self,
        ]
        var graph = Graph()
        graph.keys = types.map { Graph.KeyEntry(Graph.Key(TypeName($0))) }
        graph.components = [Graph.Component(TypeName("App"))]
        graph.modules = [Graph.Module(TypeName("App"), component: 0)]
        graph.requests = [Graph.Request(key: 0), Graph.Request(key: 2)]
        graph.bindings = [4, 1, 3].enumerated().map { position, key in
            Graph.Binding(key: key, component: 0, module: 0, requests: position == 0 ? 0..<2 : 2..<2, place: Graph.SourceLocation())
        }
        graph.components[0].root = 0
        graph.components[0].bindings = 0..<3
        #expect(
            graph.validate().map { $0.notes.dropFirst().map { $0.message.prefix(33) } } == [
                ["with other labels or attributes, "], ["with other labels or attributes, "],
            ])
    }

    @Test func `a missing factory, injector or seed is reported with the code that binds it`() {
        let graph = sketch("App", root: ["Factory<Chat from User>", "PropertyInjector<Screen>", "Pen"]) { app in
            app.bind("Pen", needs: ["Assisted<User>"])
        }
        expectGolden(report(graph), named: "missing-binding-factories.txt")
    }

    @Test func `a requested component has to be installed`() {
        let graph = sketch("App", root: ["ComponentFactory<Chat>", "ComponentFactory<Session>"]) { app in
            app.install("Session") { $0.install("Chat") }
        }
        expectGolden(report(graph), named: "component-not-installed.txt")
    }

    @Test func `a key with an incomplete binding is not missing as well`() {
        expectGolden(report(sketch("App", root: ["Clock"]) { $0.begin("Clock") }), named: "unfinished-binding.txt")
    }

    @Test func `a binder that is used after configure is reported`() {
        expectGolden(report(sketch("App", root: ["Pen"]) { $0.begin("Pen", isLate: true) }), named: "late-declaration.txt")
    }
}

private protocol Ticking {}

// SPDX-License-Identifier: Apache-2.0
