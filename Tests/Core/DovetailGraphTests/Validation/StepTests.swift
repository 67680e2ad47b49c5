import DovetailGraph
import DovetailTesting
import TestTools
import Testing

@Suite(.watched) struct StepTests {
    @Test func `a prepared step does not depend eagerly on a launched one`() {
        let graph = launched(
            "App", root: ["Screen"],
            [.init(.prepare, "Window"), .init(.launch, "Database"), .init(.prepare, "Menu"), .init(.prepare, "Log")]
        ) { app in
            app.bind("Screen", needs: ["Menu", "Log"])
            // Directly, over what is built, over a collection; never over another prepared step or later.
            app.bind("Window", needs: ["[Theme]"], kind: .external)
            app.contribute("[Theme]", needs: ["Store"])
            app.bind("Store", needs: ["Database"])
            app.bind("Database", kind: .external)
            app.bind("Menu", needs: ["Window"], kind: .external)
            app.bind("Log", needs: ["Provider<Store>"], kind: .external)
        }
        #expect(ids(graph) == [.prepareNeedsLaunch])
        expectGolden(report(graph), named: "prepare-needs-launch.txt")
    }

    @Test func `a step whose value nothing depends on is not launched`() {
        let graph = launched(
            "App", root: ["Screen", "[Rule]"],
            [
                .init(.launch, "Outbox"), .init(.prepare, "Window"), .init(.launch, "Ping"), .init(.launch, "Database"),
                .init(.launch, "[Worker]"), .init(.prepare, "Rule"), .init(.children, "ChildLauncher<Session>"),
                .init(.event, "Save", name: "Save"), .init(.launch, "Declared"),
            ]
        ) { app in
            app.bind("Screen")
            app.bind("Outbox", needs: ["Mailer"], kind: .external)
            app.bind("Mailer")
            app.bind("Window", kind: .external)
            app.bind("Ping", needs: ["Provider<Pong>"], kind: .external)
            app.bind("Pong", needs: ["Ping"])
            // Not a step, but the only binding that depends on one.
            app.bind("Report", needs: ["Database"])
            app.bind("Database", kind: .external)
            app.contribute("[Worker]")
            app.contribute("[Worker]")
            app.contribute("[Rule]")
            app.bind("Rule", kind: .external)
            app.bind("ChildLauncher<Session>", kind: .external)
            app.bind("Save", kind: .external)
        }
        #expect(
            ids(graph) == [.missingContribution, .notLaunched, .notLaunched, .notLaunched, .notLaunched, .unusedBinding, .unusedBinding])
        expectGolden(report(graph), named: "not-launched.txt")
    }

    @Test func `steps of one component have different names`() {
        let names = ["Preload", "Preload", "Save", "Preload"]
        let graph = launched(
            "App", root: ["Screen"], names.indices.map { .init(.launch, "Step\($0)", name: names[$0]) } + [.init(.launch, "Screen")]
        ) { app in
            app.bind("Screen", kind: .external)
            for number in names.indices { app.bind("Step\(number)", kind: .external) }
        }
        #expect(ids(graph) == [.duplicateStep, .duplicateStep])
        expectGolden(report(graph), named: "duplicate-step.txt")
    }

    @Test func `steps of two components can have one name`() {
        let graph = launched(
            "App", root: ["ChildLauncher<Session>"],
            [
                .init(.launch, "Outside", name: "Preload"), .init(.launch, "Inside", name: "Preload"),
                .init(.children, "ChildLauncher<Session>"),
            ]
        ) { app in
            app.bind("Outside", kind: .external)
            app.bind("ChildLauncher<Session>", needs: ["ComponentFactory<Session>"], kind: .external)
            app.install("Session") { $0.bind("Inside", kind: .external) }
        }
        #expect(ids(graph) == [])
    }

    @Test func `a component with steps is launched, one without is built`() {
        let graph = launched("App", root: ["Login"], [.init(.launch, "Database")]) { app in
            app.bind("Login", needs: ["ComponentFactory<Session>", "ComponentFactory<Editor>"])
            app.install("Session", root: ["Database"]) { $0.bind("Database", kind: .external) }
            app.install("Editor")
        }
        #expect(ids(graph) == [.builtInsteadOfLaunched])
        expectGolden(report(graph), named: "built-instead-of-launched.txt")
    }

    @Test func `a step and the root beside it are created on the main actor or on none`() {
        let actor = Graph.Isolation.actor(TypeName("Counting"))
        let graph = launched("App", root: ["Counter"], [.init(.launch, "Step", name: "Count")]) { app in
            app.bind("Step", needs: ["Total", "Window"], kind: .external)
            app.bind("Total", needs: ["Counter"])
            app.bind("Counter", on: actor)
            app.bind("Window")
        }
        #expect(ids(graph) == [.isolationMismatch, .isolationMismatch])
        expectGolden(report(graph), named: "isolation-mismatch-steps.txt")
    }

    @Test func `without steps, none of these is a fault`() {
        let graph = sketch("App", root: ["Login"]) { app in
            app.bind("Login", needs: ["ComponentFactory<Session>", "Counter"])
            app.install("Session", root: ["Database"]) { $0.bind("Database", kind: .external) }
            app.bind("Counter", on: .actor(TypeName("Counting")))
        }
        #expect(ids(graph) == [])
    }
}

/// A step, by its key.
private struct Planned {
    let kind: Graph.Step.Kind
    let key: String
    let name: String?

    init(_ kind: Graph.Step.Kind, _ key: String, name: String? = nil) {
        self.kind = kind
        self.key = key
        self.name = name
    }
}

private func launched(_ name: String, root: [String], _ steps: [Planned], _ draw: (Sketch) -> Void) -> Graph {
    var graph = sketch(name, root: root, draw)
    for binding in graph.bindings.indices {
        guard let step = steps.first(where: { $0.key == graph.keys[graph.bindings[binding].key].key.type.full }) else { continue }
        graph.steps.append(Graph.Step(step.kind, name: step.name, binding: binding))
        if step.name != nil { graph.bindings[binding].isEntryPoint = true }
    }
    return graph
}

// SPDX-License-Identifier: Apache-2.0
