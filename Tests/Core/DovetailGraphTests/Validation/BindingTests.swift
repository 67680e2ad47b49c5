import DovetailGraph
import DovetailTesting
import TestTools
import Testing

@Suite(.watched) struct BindingTests {
    @Test func `a key that is bound twice is reported with both locations and their installers`() {
        let graph = sketch("App", root: ["Clock"]) { app in
            app.include("TimeModule") { $0.bind("Clock") }
            app.include("TestModule") { $0.include("FakeModule") { $0.bind("Clock") } }
        }
        expectGolden(report(graph), named: "duplicate-binding.txt")
    }

    @Test func `a key that is bound many times is one finding`() {
        let graph = sketch("App", root: ["Clock"]) { app in for _ in 1...13 { app.bind("Clock") } }
        expectGolden(report(graph), named: "duplicate-binding-many.txt")
    }

    @Test func `three or more bindings are counted`() {
        for (count, words) in [(2, "twice"), (3, "3 times"), (4, "4 times")] {
            let graph = sketch("App", root: ["Clock"]) { app in for _ in 1...count { app.bind("Clock") } }
            #expect(graph.validate().map(\.message) == ["Clock is bound \(words)"])
        }
    }

    @Test func `two defaults of a key, and default contributions of two modules, are reported with both locations`() {
        let graph = sketch("App", root: ["Log", "[Plugin]"]) { app in
            app.include("NetworkModule") { module in
                module.bindDefault("Log")
                module.bindDefault("[Plugin]", contributing: .element)
                module.bindDefault("[Plugin]", contributing: .element)
            }
            app.include("StoreModule") { module in
                module.bindDefault("Log")
                module.bindDefault("[Plugin]", contributing: .elements)
            }
        }
        expectGolden(report(graph), named: "duplicate-default.txt")
    }

    @Test func `a graph with several kinds of errors is reported with all of them`() {
        let graph = sketch("App", root: ["Clock", "Pen", "A"]) { app in
            app.bind("Clock")
            app.bind("Clock")
            app.bind("A", needs: ["B"])
            app.bind("B", needs: ["A"])
        }
        #expect(ids(graph) == [.duplicateBinding, .missingBinding, .dependencyCycle])
    }

    @Test func `equal types under different tags are different keys`() {
        let graph = sketch("App", root: ["Clock", "Clock#Utc", "Clock#Local"]) { app in
            app.bind("Clock")
            app.bind("Clock#Utc")
            app.bind("Clock#Local")
        }
        #expect(graph.validate() == [])
    }

    @Test func `a module that two components include repeats its mistake, the report does not`() {
        func broken(_ module: Sketch) {
            module.bind("Pen")
            module.bind("Pen")
        }
        let graph = sketch("App", root: ["ComponentFactory<A>", "ComponentFactory<B>"]) { app in
            app.install("A", root: ["Pen"]) { $0.include("Pens", broken) }
            app.install("B", root: ["Pen"]) { $0.include("Pens", broken) }
        }
        // Two files of a sketch never agree on their lines: these are two mistakes.
        #expect(ids(graph) == [.duplicateBinding, .duplicateBinding])
        var same = graph
        let place = Graph.SourceLocation(file: "App/Pens.swift", path: "App/Pens.swift", line: 1, column: 1)
        for binding in same.bindings.indices where same.modules[same.bindings[binding].module].name.full == "Pens" {
            same.bindings[binding].place = place
        }
        #expect(ids(same) == [.duplicateBinding])
    }

    @Test func `a form that the library derives cannot be bound`() {
        let graph = sketch("App", root: ["Clock", "Pen", "Factory<Chat from User>"]) { app in
            app.bind("Provider<Clock>")
            app.bind("Lazy<Pen>")
            app.bind("Pen")
            app.bind("WeakProvider<Pen>")
            app.bind("MainActorProvider<Pen>")
            app.bind("Assisted<User>")
            app.bind("Factory<Chat from User>")
            app.bind("PropertyInjector<Screen>", kind: .value)
            app.bind("ComponentFactory<Session>", kind: .value)
        }
        expectGolden(report(graph), named: "reserved-key.txt")
    }

    @Test func `derived forms may be replaced, and closures and optionals may be bound`() {
        let graph = sketch("App", root: ["ComponentFactory<Session>", "() -> Clock", "Clock?"]) { app in
            app.bind("ComponentFactory<Session>", kind: .value, replaces: true)
            app.bind("() -> Clock")
            app.bind("Clock?")
        }
        #expect(graph.validate() == [])
    }

    @Test func `a shared binding is shared in the scope of its component`() {
        let graph = sketch("App", scope: "Singleton", root: ["Cache", "ComponentFactory<Session>"]) { app in
            app.bind("Cache", shared: "Singleton")
            app.install("Session", root: ["User", "Token"]) { session in
                session.include("LoginModule") { login in
                    login.bind("User", shared: "LoggedIn")
                    login.include("KeyModule") { $0.bind("Key", shared: "LoggedIn") }
                    login.bind("Token", shared: "LoggedIn")
                }
            }
        }
        expectGolden(report(graph), named: "scope-mismatch.txt")
    }

    @Test func `shared aliases of one unshared type are split instances`() {
        expectGolden(report(aliases(sharing: false)), named: "split-instance.txt")
    }

    @Test func `shared aliases that defer the unshared type are not split instances`() {
        var graph = aliases(sharing: false)
        graph.keys.append(Graph.KeyEntry(Graph.Key(TypeName("Provider<File>")), form: .provider(of: 3)))
        for request in 3..<6 { graph.requests[request] = Graph.Request(key: 5) }
        #expect(graph.validate().filter { $0.id == .splitInstance } == [])
    }

    @Test func `two wrong scopes of one module are two findings`() {
        let graph = sketch("App", root: ["User", "Token", "Key"]) { app in
            app.bind("User", shared: "LoggedIn")
            app.bind("Token", shared: "Visit")
            app.bind("Key", shared: "Visit")
        }
        #expect(
            graph.validate().map(\.message) == [
                "User is shared in LoggedIn, but App has no scope", "Token is shared in Visit, but App has no scope",
            ])
    }

    @Test func `without a scope no binding is shared`() {
        var graph = sketch("App", root: ["Cache", "ComponentFactory<Session>"]) { app in
            app.bind("Cache")
            app.install("Session", seed: "User", root: ["User"])
        }
        for binding in graph.bindings.indices { graph.bindings[binding].isShared = graph.bindings[binding].kind != .factory }
        graph.bindings[1].isShared = true
        #expect(graph.validate().map(\.message) == ["Cache is shared, but App has no scope"])
        #expect(graph.validate().map(\.help) == [["declare typealias Scope = Singleton in App, or remove sharedInScope()"]])
        graph.components[0].scope = TypeName("Singleton")
        #expect(graph.validate() == [])
    }

    @Test func `a binding of the root's key is reported with the root`() throws {
        var graph = sketch("App", root: ["ComponentFactory<PageComponent>"]) { app in
            app.install("PageComponent", root: ["Clock"]) { page in
                page.bind("Clock")
                page.include("PageModule") { $0.bind("Page", needs: ["Clock"]) }
            }
        }
        let root = try #require(graph.components[1].root)
        graph.keys[graph.bindings[root].key] = Graph.KeyEntry(Graph.Key("Unused"))
        graph.bindings[root].key = try #require(graph.keys.firstIndex { $0.key == Graph.Key("Page") })
        expectGolden(report(graph), named: "duplicate-binding-root.txt")
    }

    @Test func `shared aliases of one shared type are valid`() {
        #expect(aliases(sharing: true).validate() == [])
    }

    private func aliases(sharing: Bool) -> Graph {
        var graph = Graph()
        let types: [Any.Type] = [Int.self, (any Reading).self, (any Writing).self, File.self, String.self]
        graph.keys = types.map { Graph.KeyEntry(Graph.Key(TypeName($0))) }
        graph.components = [Graph.Component(TypeName("App"), scope: TypeName("Singleton"))]
        graph.modules = [Graph.Module(TypeName("App"), component: 0)]
        graph.requests = [1, 2, 4, 3, 3, 3].map { Graph.Request(key: $0) }
        let requests = [0..<3, 3..<4, 4..<5, 6..<6, 5..<6]
        graph.bindings = [0, 1, 2, 3, 4].map { key in
            Graph.Binding(
                key: key, isShared: [1, 2, 4].contains(key) || sharing && key == 3, scope: TypeName("Singleton"), component: 0, module: 0,
                requests: requests[key], place: Graph.SourceLocation(file: "App/Files.swift", path: "Files.swift", line: key + 1, column: 9)
            )
        }
        graph.components[0].root = 0
        graph.components[0].bindings = 0..<5
        return graph
    }

    @Test func `a seed is requested in the factory that has it`() {
        let graph = sketch("App", root: ["Chat", "Factory<Room from User>", "Factory<Hall from Guest>"]) { app in
            app.bind("Chat", needs: ["Assisted<User>"])
            app.bindFactory("Factory<Room from User>", needs: ["Assisted<User>", "Provider<Assisted<User>>"])
            app.bindFactory("Factory<Hall from Guest>", needs: ["Assisted<User>", "Assisted<User>"])
        }
        expectGolden(report(graph), named: "assisted-outside-factory.txt")
    }

    @Test func `a replacement replaces something`() {
        let graph = sketch("App", root: ["Clock"]) { app in
            app.bind("Clock")
            app.replacement("Clcok", by: "FakeTime", of: [])
        }
        expectGolden(report(graph), named: "unmatched-replacement.txt")
    }

    @Test func `nothing is replaced twice`() {
        let graph = sketch("App", root: ["Clock", "[Plugin]"]) { app in
            app.bind("Clock")
            app.contribute("[Plugin]")
            app.replacement("Clock", by: "FakeTime", of: [1])
            app.replacement("Clock", by: "FrozenTime", of: [1])
            app.replacement("[Plugin]", by: "NoPlugins", of: [2], contributes: true)
            app.replacement("[Plugin]", by: "NoPlugins", of: [2], contributes: true)
        }
        expectGolden(report(graph), named: "duplicate-replacement.txt")
    }
}

private protocol Reading {}
private protocol Writing {}
private final class File: Reading, Writing {}

// SPDX-License-Identifier: Apache-2.0
