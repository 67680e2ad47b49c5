import DovetailGraph
import DovetailTesting
import TestTools
import Testing

@Suite(.watched) struct UnusedBindingTests {
    @Test func `an unused binding is reported once, with the dependencies that only it has`() {
        let graph = sketch("App", root: ["Used"]) { app in
            app.bind("Used", needs: ["Provider<Later>", "WeakProvider<Weak>"])
            app.bind("Later")
            app.bind("Weak")
            app.bind("Orphan", needs: ["Child", "Later"])
            app.bind("Child")
            app.bind("Ping", needs: ["Provider<Pong>"])
            app.bind("Pong", needs: ["Ping"])
            app.bindFactory("Factory<Chat from User>")
            app.install("Session", seed: "Token", root: ["Inside", "OnlyForSession"]) { session in
                session.bind("Inside")
                session.bind("Outside")
            }
            app.bind("OnlyForSession")
        }
        #expect(graph.validate().map(\.severity) == Array(repeating: .warning, count: 4))
        expectGolden(report(graph), named: "unused-binding.txt")
    }

    @Test func `a graph with replacements has nothing unused`() {
        let graph = sketch("App") { app in
            app.bind("Clock")
            app.replacement("Clock", by: "FakeTime", of: [1])
        }
        #expect(graph.validate() == [])
    }

    @Test func `a graph with errors has nothing unused`() {
        let graph = sketch("App", root: ["Feed"]) { $0.bind("Clock") }
        #expect(ids(graph) == [.missingBinding])
    }

    @Test func `seeds and roots are never unused`() {
        let graph = sketch("App", root: ["ComponentFactory<Session>"]) { $0.install("Session", seed: "User") }
        #expect(graph.validate() == [])
    }
}

// SPDX-License-Identifier: Apache-2.0
