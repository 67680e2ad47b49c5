import DovetailGraph
import TestTools
import Testing

/// The suggestions for a missing key, and the requesters that its notes name.
@Suite(.watched) struct HintTests {
    @Test func `which of equally near names are offered does not depend on the order of includes`() {
        let bound = [
            "Storag1", "Storag2", "Storag3", "Storag4", "Clock#Paris", "Clock#Oslo", "Clock#Rome", "Clock#Bern", "Pen#Rad", "Pen#Rod",
            "Pen#Rid", "Pen#Rud", "[A: Page]", "[B: Page]", "[C: Page]", "[D: Page]", "(a: Int, b: Int)", "(c: Int, d: Int)",
            "(e: Int, f: Int)", "(g: Int, h: Int)", "Factory<Chat from User>", "Factory<Chat from Guest>", "Factory<Chat from Host>",
            "Factory<Chat from Robot>",
        ]
        let missing = ["Storage", "Clock", "Pen#Red", "[X: Page]", "(x: Int, y: Int)", "Chat"]
        func hints(_ order: [String]) -> [String: [String]] {
            let graph = sketch("App", root: missing) { app in
                for (number, key) in order.enumerated() {
                    app.include("Module\(number)") { module in
                        if key.hasPrefix("[") {
                            module.contribute(key, as: .entry(0))
                        } else if key.hasPrefix("Factory") {
                            module.bindFactory(key)
                        } else {
                            module.bind(key)
                        }
                    }
                }
            }
            var hints: [String: [String]] = [:]
            for finding in graph.validate() where finding.id == .missingBinding {
                hints[finding.message] = finding.notes.dropFirst().map(\.message)
            }
            return hints
        }
        let first = hints(bound)
        #expect(
            first["nothing is bound for Storage"] == [
                "did you mean Storag1? It is bound", "did you mean Storag2? It is bound", "did you mean Storag3? It is bound",
            ])
        #expect(
            first["nothing is bound for Clock"] == [
                "Clock tagged Bern is bound", "Clock tagged Oslo is bound", "Clock tagged Paris is bound",
            ])
        #expect(
            first["nothing is bound for Pen tagged Red"] == [
                "Pen tagged Rad is bound", "Pen tagged Rid is bound", "Pen tagged Rod is bound",
            ])
        #expect(first.count == 6)
        #expect(first.values.allSatisfy { $0.count == 3 })
        #expect(hints(bound.reversed()) == first)
        #expect(hints(bound.shuffled()) == first)
    }

    @Test func `the tags that the module of the requester binds are offered first`() {
        func finding(_ request: String) -> Diagnostic? {
            sketch("App", root: ["Client"]) { app in
                for number in 0..<40 { app.include("Module\(number)") { $0.bind("String#Aaa\(number)") } }
                app.include("NetModule") { module in
                    module.bind("String#Zone").bind("String#UserAgent").bind("Clock#Local")
                    module.bind("Client", needs: [request])
                    for number in 0..<9 { module.bind("Other\(number)") }
                    module.bind("String#Footer")
                }
            }.validate().first
        }
        let eager = finding("String")
        #expect(
            eager?.notes.map(\.message) == [
                "required by Client, bound", "String tagged UserAgent is bound", "String tagged Zone is bound",
                "String tagged Footer is bound",
            ])
        #expect(
            eager?.help == [
                "using(UserAgent.self) in the binding of Client, or request Tagged<UserAgent> in Client",
                "using(Zone.self) in the binding of Client, or request Tagged<Zone> in Client",
                "using(Footer.self) in the binding of Client, or request Tagged<Footer> in Client",
                "bind(String.self) in a module that App includes",
            ])
        #expect(finding("Provider<String>")?.help.first == "request TaggedProvider<UserAgent> in Client")
        // A tag of another name is not offered in place of the requested one.
        #expect(finding("String#UserAgents")?.help == ["bind(String.self).tagged(with: UserAgents.self) in a module that App includes"])
    }

    @Test func `a near name is found among thousands`() {
        let graph = sketch("App", root: ["Storage", "Clock#Utc"]) { app in
            for number in 0..<3000 { app.bind("St\(number)").bind("Clock#Aaa\(number)").bind("Clock#Zzz\(number)") }
            app.bind("Strage").bind("Clock#Utd")
        }
        let notes = graph.validate().filter { $0.id == .missingBinding }.map { $0.notes.map(\.message) }
        #expect(notes.count == 2)
        #expect(notes.first?.last == "did you mean Strage? It is bound")
        #expect(notes.last?.dropFirst().first == "Clock tagged Utd is bound")
    }

    @Test func `one line that binds thirteen keys is thirteen requesters`() {
        let screens = (1...13).map { "Screen\($0)" }
        var graph = sketch("App", root: screens) { app in for screen in screens { app.bind(screen, needs: ["Theme"]) } }
        let place = Graph.SourceLocation(file: "App/Screens.swift", path: "Screens.swift", line: 1, column: 1)
        for binding in graph.bindings.indices.dropFirst() { graph.bindings[binding].place = place }
        let notes = graph.validate()[0].notes.map(\.message)
        #expect(notes == (1...10).map { "required by Screen\($0), bound" } + ["and by 3 others"])
    }

    @Test func `one line that contributes thirteen times is shown once and counted thirteen times`() {
        var graph = sketch("App", root: ["[Screen]"]) { app in for _ in 1...13 { app.contribute("[Screen]", needs: ["Theme"]) } }
        let place = Graph.SourceLocation(file: "App/Screens.swift", path: "Screens.swift", line: 1, column: 1)
        for binding in graph.bindings.indices.dropFirst() { graph.bindings[binding].place = place }
        #expect(graph.validate()[0].notes.map(\.message) == ["required by an element of [Screen], bound", "and by 12 others"])
    }

    @Test func `a module in two components is one requester`() {
        var graph = sketch("App", root: ["ComponentFactory<Left>", "ComponentFactory<Right>"]) { app in
            for child in ["Left", "Right"] {
                app.install(child, root: ["Screen"]) { $0.include("ScreenModule") { $0.bind("Screen", needs: ["Theme"]) } }
            }
        }
        let place = Graph.SourceLocation(file: "App/Screens.swift", path: "Screens.swift", line: 1, column: 1)
        let screen = graph.keys.firstIndex { $0.key == Graph.Key("Screen") }
        for binding in graph.bindings.indices where graph.bindings[binding].key == screen { graph.bindings[binding].place = place }
        #expect(graph.validate()[0].notes.map(\.message) == ["required by Screen, bound"])
    }

    @Test func `an optional that a child declares may be missing there, and nowhere above`() {
        func findings(root: [String], child: [String]) -> [String] {
            sketch("App", root: root + ["ComponentFactory<Session>"]) { app in
                app.install("Session", root: ["ComponentFactory<Chat>"]) { session in
                    session.declareOptional("Clock")
                    session.install("Chat", root: child)
                }
            }.validate().map(\.message)
        }
        #expect(findings(root: [], child: ["Clock?", "Provider<Clock?>"]) == [])
        #expect(findings(root: ["Clock?"], child: ["Clock?"]) == ["nothing is bound for Clock"])
    }

    @Test func `a shared struct that retains itself is reported`() {
        struct Holder {}
        struct Middle {}
        func graph(shared: Bool, type: Any.Type) -> Graph {
            var graph = Graph()
            graph.keys = [Graph.KeyEntry(Graph.Key(TypeName(type))), Graph.KeyEntry(Graph.Key("Provider"), form: .provider(of: 0))]
            graph.keys.append(Graph.KeyEntry(Graph.Key(TypeName(Middle.self))))
            graph.components = [Graph.Component(TypeName("App"), scope: TypeName("Singleton"))]
            graph.modules = [Graph.Module(TypeName("App"), component: 0)]
            graph.requests = [Graph.Request(key: 2), Graph.Request(key: 1)]
            graph.bindings = [
                Graph.Binding(
                    key: 0, isShared: shared, scope: shared ? TypeName("Singleton") : nil, component: 0, module: 0, requests: 0..<1,
                    place: Graph.SourceLocation(file: "App/App.swift", path: "App.swift", line: 1, column: 1)),
                Graph.Binding(
                    key: 2, component: 0, module: 0, requests: 1..<2,
                    place: Graph.SourceLocation(file: "App/App.swift", path: "App.swift", line: 2, column: 1)),
            ]
            graph.components[0].root = 0
            graph.components[0].bindings = 0..<2
            return graph
        }
        final class Object {}
        let found = graph(shared: true, type: Holder.self).validate()
        #expect(found.map(\.id) == [.retainCycle])
        #expect(found.first?.help == ["make App.root a class, or do not share it"])
        #expect(graph(shared: false, type: Holder.self).validate() == [])
        #expect(graph(shared: true, type: Object.self).validate() == [])
    }
}

// SPDX-License-Identifier: Apache-2.0
