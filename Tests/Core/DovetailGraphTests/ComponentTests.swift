import DovetailGraph
import DovetailTesting
import TestTools
import Testing

@Suite(.watched) struct ComponentTests {
    @Test func `I5 a child does not bind a key of its ancestor`() {
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

    @Test func `C4 a child has a scope of its own`() {
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

    @Test func `D6 a component is not installed inside of itself`() {
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

    @Test func `P10 modules do not include each other in a cycle`() {
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

    @Test func `P8 P9 a module may be included by many`() {
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
}
