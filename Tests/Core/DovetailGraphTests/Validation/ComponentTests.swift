import DovetailGraph
import DovetailTesting
import TestTools
import Testing

@Suite(.watched) struct ComponentTests {
    @Test func `a child does not bind a key of its ancestor`() {
        let graph = sketch("App", root: ["Clock", "ComponentFactory<Session>"]) { app in
            app.bind("Clock")
            app.bind("User")
            app.install("Session", root: ["ComponentFactory<Chat>", "User"]) { session in
                session.include("TimeModule") { $0.bind("Clock") }
                session.install("Chat", seed: "User", root: ["User"])
            }
        }
        expectGolden(report(graph), named: "shadowed-binding.txt")
    }

    @Test func `a component does not bind its seed`() {
        let graph = sketch("App", root: ["ComponentFactory<Session>"]) { app in
            app.install("Session", seed: "User", root: ["User"]) { session in
                session.bind("User")
                session.bind("User")
            }
        }
        expectGolden(report(graph), named: "seed-conflict.txt")
    }

    @Test func `a contribution to the type of the seed is no second binding of the seed`() {
        let graph = sketch("App", root: ["ComponentFactory<Session>"]) { app in
            app.install("Session", seed: "[Word]", root: ["[Word]"]) { $0.contribute("[Word]") }
        }
        #expect(!ids(graph).contains(.seedConflict))
    }

    @Test func `a child has a scope of its own`() {
        let graph = sketch("App", scope: "Singleton", root: ["ComponentFactory<Session>"]) { app in
            app.install("Session", root: ["ComponentFactory<Chat>"]) { $0.install("Chat", scope: "Singleton") }
        }
        expectGolden(report(graph), named: "repeated-scope.txt")
    }

    @Test func `siblings may have the same scope`() {
        let graph = sketch("App", root: ["ComponentFactory<A>", "ComponentFactory<B>"]) { app in
            app.install("A", scope: "Visit")
            app.install("B", scope: "Visit")
        }
        #expect(graph.validate() == [])
    }

    @Test func `a component is not installed inside of itself`() {
        let graph = sketch("App", root: ["ComponentFactory<A>"]) { app in
            app.install("A", root: ["ComponentFactory<B>"]) { a in
                a.install("B", root: ["ComponentFactory<A>", "ComponentFactory<B>"]) { b in
                    b.install("A")
                    b.install("B")
                }
            }
        }
        expectGolden(report(graph), named: "component-cycle.txt")
    }

    @Test func `modules do not include each other in a cycle`() {
        let graph = sketch("App") { app in
            app.include("A") { a in
                a.include("B") { b in
                    b.include("C") { $0.include("A") }
                    b.include("B")
                }
            }
            app.include("A")
        }
        expectGolden(report(graph), named: "module-cycle.txt")
    }

    @Test func `a module may be included by many`() {
        let graph = sketch("App", root: ["Pen"]) { app in
            app.include("Left") { $0.include("Base") { $0.bind("Pen") } }
            app.include("Right") { $0.include("Base") }
            for _ in 1...100 { app.include("Base") }
        }
        #expect(graph.validate() == [])
    }

    @Test func `a key that no ancestor binds can be bound in any child`() {
        let graph = sketch("App", root: ["ComponentFactory<A>"]) { app in
            app.install("A", seed: "User", root: ["Pen", "User", "ComponentFactory<B>"]) { a in
                a.bind("Pen")
                a.install("B", seed: "Guest", root: ["Pen", "Guest"])
            }
        }
        #expect(graph.validate() == [])
    }

    @Test func `the nearest binding resolves a key, regardless of the number of bindings`() {
        // A nest of thirty and, in each of its components, a sibling: every third binds the key.
        let graph = Grown.graph { grown in
            grown.nest(30)
            for component in 0..<30 { _ = grown.open(in: component) }
            for component in 0..<60 where component % 3 == 0 { grown.bind("Clock", in: component) }
            for component in 0..<60 { grown.bind("Screen\(component)", needs: ["Clock"], in: component) }
        }
        let resolution = Resolution(graph)
        let clock = graph.keys.firstIndex { $0.key == Graph.Key("Clock") } ?? -1
        for component in 0..<60 {
            var level = component
            while level % 3 != 0 { level = graph.components[level].parent ?? 0 }
            let expected = graph.bindings.firstIndex { $0.key == clock && $0.component == level }
            #expect(resolution.binding(of: clock, in: component) == expected, "component \(component)")
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
