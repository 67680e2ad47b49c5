import Dovetail
import DovetailGraph
import DovetailInspection
import DovetailLaunch
import DovetailSettings
import DovetailTesting
import GraphCommands
import TestTools
import Testing

@testable import DovetailChecking

/// Every check of a launched component finds what its launcher would refuse, without access to the launcher.
@Suite(.watched) struct LaunchedGraphTests {
    @Test func `a prepared step that depends on a launched one`() throws {
        try expectEverywhere(
            Prepared.self,
            """
            LINE: error: Window is prepared before anything is launched, but depends on Database, which is launched [prepare-needs-launch]
              Window → Theme → Database
              note: required through Theme
              note: Database is launched at LINE (installed by Prepared)
              help: launch Window too, or request a Provider and use it after the launch
            error: 1 problem in the graph of Prepared: 1 × prepare-needs-launch; nothing was built

            """)
    }

    @Test func `two steps of one name`() throws {
        try expectEverywhere(
            Repeated.self,
            """
            LINE: error: two steps are named "Preload" [duplicate-step]
              note: first declared at LINE (installed by Repeated)
              help: give one of them another name
            error: 1 problem in the graph of Repeated: 1 × duplicate-step; nothing was built

            """)
    }

    @Test func `a component with steps that is built`() throws {
        try expectEverywhere(
            Built.self,
            """
            LINE: error: Session is built here, but Database in it must be provided by a launcher [built-instead-of-launched]
              note: Database is declared at LINE (installed by Built → Session)
              help: use install(child: Session.self), and request ChildLauncher<Session>
            error: 1 problem in the graph of Built: 1 × built-instead-of-launched; nothing was built

            """)
    }

    @Test func `a step that needs an actor on which no launcher creates anything`() throws {
        try expectEverywhere(
            Isolated.self,
            """
            LINE: error: step "Count" requires an instance isolated to Counting, where a launcher cannot create it [isolation-mismatch]
              step "Count" → Counter
              help: launch Counter, and create it there: launch { await … }
            error: 1 problem in the graph of Isolated: 1 × isolation-mismatch; nothing was built

            """)
    }

    @Test func `two settings of one name, also with layers, which report them once`() throws {
        let text = """
            LINE: error: setting http.port is declared by two types, Port and WebPort [setting-conflict]
              note: declared by Port at LINE
              note: declared by WebPort at LINE
              note: required by Server at LINE
              note: required by Panel at LINE
              help: use one of them in both places
            error: 1 problem in the graph of Configured: 1 × setting-conflict; nothing was built

            """
        try expectEverywhere(Configured.self, text, isExported: false)
        #expect(Configured.graph().validate(plugins: [SettingLayers()]) == Configured.graph().validate())
    }

    @Test func `a component that can be launched is valid everywhere`() async throws {
        #expect(Desk().run([graph(Valid.self)]) == CheckCommand.Result(error: "Valid: 9 bindings, no problems\n"))
        #expect(try Graph(json: Valid.graph().json()).validate() == [])
        #expect(expectValidGraph(Valid.self))
        var options = LaunchOptions()
        options.stopTimeout = .seconds(1_000)
        options.shutdownTimeout = .seconds(4_000)
        let launcher = try Launcher(Valid.self, options: options)
        #expect(launcher.warnings == [])
        _ = try await launcher.launch()
        try await launcher.stop()
    }

    @Test func `what launches nothing has no steps and no rule but the library's`() {
        #expect(Sound.graph().steps.isEmpty && Sound.graph().attachedRules.isEmpty)
        #expect(Valid.graph().steps.map(\.kind) == [.launch, .prepare, .launch, .event, .children, .launch])
        #expect(Valid.graph().steps.map(\.name) == [nil, nil, nil, "Save", nil, nil])
    }

    @Test func `a binding that is always launched is exported, drawn and explained like another step`() throws {
        let read = try Graph(json: Valid.graph().json())
        #expect(read.steps == Valid.graph().steps)
        let always = try #require(read.bindings.first { read.keys[$0.key].key.type.short == "Cleaner" })
        #expect(always.isEntryPoint)
        #expect(read.text().contains("\nCleaner  (launched, Valid, DovetailCheckingTests/LaunchedGraphTests.swift:"))
        let environment = CommandEnvironment(
            program: "dovetail-graph", read: { _ in Array(Valid.graph().json().utf8) }, write: { _, _ in })
        func why(_ key: String) -> String {
            GraphCommand(environment).run(["why", "graph.json", key]).output.replacing(/LaunchedGraphTests\.swift:\d+:\d+/, with: "LINE")
        }
        #expect(
            why("Cleaner") == """
                Cleaner: 1 shortest path from the root

                  Cleaner  DovetailCheckingTests/LINE

                """)
    }

    @Test func `a service that nothing depends on is a warning in every check`() {
        let result = Desk().run([graph(Idle.self)])
        #expect(result.status == 0)
        #expect(
            result.error.replacing(/[\w\/]*LaunchedGraphTests\.swift:\d+:\d+/, with: "LINE") == """
                LINE: warning: Cleaner is not launched, because nothing depends on it [not-launched]
                  note: bound at LINE (installed by Idle)
                  help: request Cleaner in the root, or in a step with a name: launch("…") { (…) in … }
                  help: write launchAlways instead of launch to launch it although nothing depends on it
                warning: 1 problem in the graph of Idle: 1 × not-launched
                Idle: 2 bindings, 1 warning

                """)
        #expect(Desk().run([graph(Idle.self)], "--severity", "not-launched=error").status == 1)
        #expect(Desk().run([graph(Idle.self)], "--severity", "unused-binding=off").error == result.error)
    }

    @Test func `a severity and a baseline apply to these findings, too`() {
        #expect(Desk().run([graph(Repeated.self)], "--severity", "duplicate-step=warning").status == 0)
        let desk = Desk()
        #expect(desk.run([graph(Repeated.self)], "--write-baseline", "accepted").status == 0)
        #expect(desk.run([graph(Repeated.self)], "--baseline", "accepted").status == 0)
    }

    private func graph<C: RootComponent>(_ component: C.Type) -> NamedGraph { NamedGraph(component as any RootComponent.Type) }

    /// - Parameter isExported: Whether the rule applies to a graph that was exported, too.
    private func expectEverywhere<C: RootComponent>(
        _ component: C.Type, _ expected: String, isExported: Bool = true, line: UInt = #line
    ) throws where C.Seed == Void {
        func neutral(_ text: String) -> String { text.replacing(/[\w\/]*LaunchedGraphTests\.swift:\d+:\d+/, with: "LINE") }

        // The command, and the same in a build.
        let checked = Desk().run([graph(component)])
        #expect(checked.status == 1)
        #expect(neutral(checked.error) == expected)
        let desk = Desk()
        #expect(desk.run([graph(component)], "--stamp", "stamp.swift") == checked)
        #expect(desk.files.isEmpty)

        // The command for exported graphs.
        let findings = component.graph().validate()
        if isExported {
            let exported = CommandEnvironment(
                program: "dovetail-graph", read: { _ in Array(component.graph().json().utf8) }, write: { _, _ in })
            let result = GraphCommand(exported).run(["check", "graph.json"])
            #expect(result.status == 1)
            #expect(neutral(result.output) == expected)
        }

        // A test.
        let texts = findings.map { DiagnosticRenderer().lines($0).map(\.text).joined(separator: "\n") }
        let reported = FailureLedger.failures { #expect(!expectValidGraph(component)) }
        #expect(reported.map(\.message) == texts)

        // The program.
        let refused = #expect(throws: GraphError.self) { _ = try Launcher(component) }
        #expect(refused?.diagnostics == findings)
        let unbuilt = #expect(throws: GraphError.self) { _ = try ComponentFactory.of(component) }
        #expect(unbuilt?.diagnostics.filter { $0.id != .missingExternalValue } == findings)
    }
}

private struct Database: Sendable {}
private struct Theme { let database: Database }
private struct Window: Sendable {}
private struct Server: Sendable {}
private struct Badge: Sendable {}
private struct Cleaner: Sendable {}
private struct Panel: Sendable {}

private enum Prepared: RootComponent {
    static func configure(binder: Binder<Unscoped>) {
        binder.bind(Database.self).launch { Database() }
        binder.bind(Theme.self).to(factory: Theme.init)
        binder.bind(Window.self).prepare { (_: Theme) in Window() }
    }
    static func configureRoot(binder bind: ReceiptBinder<Server>) -> BindingReceipt<Server> { bind.to { (_: Window) in Server() } }
}

private enum Repeated: RootComponent {
    static func configure(binder: Binder<Unscoped>) {
        binder.launch("Preload") {}
        binder.launch("Preload") {}
    }
    static func configureRoot(binder bind: ReceiptBinder<Server>) -> BindingReceipt<Server> { bind.to(factory: Server.init) }
}

private enum Session: Component {
    static func configure(binder: Binder<Unscoped>) { binder.bind(Database.self).launch { Database() } }
    static func configureRoot(binder bind: ReceiptBinder<Panel>) -> BindingReceipt<Panel> { bind.to { (_: Database) in Panel() } }
}

private enum Built: RootComponent {
    static func configure(binder: Binder<Unscoped>) { binder.install(dependency: Session.self) }
    static func configureRoot(binder bind: ReceiptBinder<Server>) -> BindingReceipt<Server> {
        bind.to { (_: ComponentFactory<Session>) in Server() }
    }
}

@globalActor private actor Counting { static let shared = Counting() }
private final class Counter: Sendable {}

private enum Isolated: RootComponent {
    static func configure(binder: Binder<Unscoped>) {
        binder.bind(Counter.self).to { @Counting in Counter() }
        binder.launch("Count") { (_: Counter) in }
    }
    static func configureRoot(binder bind: ReceiptBinder<Server>) -> BindingReceipt<Server> { bind.to(factory: Server.init) }
}

private enum Port: Setting { static let key = SettingKey("http.port", default: 80) }
private enum WebPort: Setting { static let key = SettingKey("http.port", default: 8080) }

private enum Configured: RootComponent {
    static func configure(binder: Binder<Unscoped>) {
        binder.setting(Port.self)
        binder.setting(WebPort.self)
        binder.bind(Panel.self).to { (_: TaggedProvider<WebPort>) in Panel() }
    }
    static func configureRoot(binder bind: ReceiptBinder<Server>) -> BindingReceipt<Server> {
        bind.to { (_: TaggedProvider<Port>, _: Panel) in Server() }
    }
}

private enum Visit: Component {
    static func configure(binder: Binder<Unscoped>) { binder.bind(Badge.self).launch { Badge() } }
    static func configureRoot(binder bind: ReceiptBinder<Panel>) -> BindingReceipt<Panel> { bind.to { (_: Badge) in Panel() } }
}

private enum Idle: RootComponent {
    static func configure(binder: Binder<Unscoped>) { binder.bind(Cleaner.self).launch { Cleaner() } }
    static func configureRoot(binder bind: ReceiptBinder<Server>) -> BindingReceipt<Server> { bind.to(factory: Server.init) }
}

/// Each kind of step, in a graph without a fault.
private enum Valid: RootComponent {
    static func configure(binder: Binder<Unscoped>) {
        binder.bind(Database.self).launch { Database() }
        binder.bind(Window.self).prepare { Window() }
        binder.bind(Cleaner.self).launchAlways { Cleaner() }
        binder.on(.background, "Save") { (_: Database) in }
        binder.install(child: Visit.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Server>) -> BindingReceipt<Server> {
        bind.to { (_: Window, _: ChildLauncher<Visit>) in Server() }
    }
}

// SPDX-License-Identifier: Apache-2.0
