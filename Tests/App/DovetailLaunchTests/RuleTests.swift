import DovetailLaunch
import TestTools
import Testing

@Suite(.watched) struct RuleTests {
    private func findings(_ bindings: @escaping @Sendable (Binder<Singleton>) -> Void) -> [Diagnostic] {
        do {
            _ = try Launcher.sketch(Log(), bindings)
            return []
        } catch let error as GraphError {
            return error.diagnostics
        } catch {
            Issue.record("\(error)")
            return []
        }
    }

    @Test func `all errors are thrown at once, before any step runs`() {
        let found = findings { binder in
            binder.prepare("window") { (_: Router) in Issue.record("it ran") }
            binder.bind(Router.self).to(factory: Router.init)
            binder.bind(Store.self).launch { Store(name: "") }
            binder.launch("one") { (_: Server) in Issue.record("it ran") }
            binder.launch("one") { Issue.record("it ran") }
        }
        #expect(found.map(\.id) == [.missingBinding, .prepareNeedsLaunch, .duplicateStep])
        #expect(
            found.map(\.message) == [
                "nothing is bound for Server",
                "step \"window\" is prepared before anything is launched, but depends on Store, which is launched",
                "two steps are named \"one\"",
            ])
        #expect(found[0].path == ["step \"one\"", "Server"])
        #expect(found[0].notes.first?.message == "required by step \"one\", bound")
        #expect(found[1].path == ["step \"window\"", "Router", "Store"])
    }

    @Test func `A prepared instance may retain a provider of a launched one`() async throws {
        let provider = Guarded<Provider<Store>?>(nil)
        let launcher = try Launcher.sketch { binder in
            binder.prepare("window") { [weak provider] (store: Provider<Store>) in provider?.withLock { $0 = store } }
            binder.bind(Store.self).launch { Store(name: "later") }
        }
        _ = try await launcher.launch()
        #expect(provider.withLock { $0 }?.get().name == "later")
        try await launcher.stop()
    }

    @Test func `A component with launched bindings is not built without a launcher`() {
        let error = #expect(throws: GraphError.self) { try Plain.build() }
        #expect(error?.diagnostics.map(\.id) == [.missingExternalValue])
        #expect(error?.diagnostics.first?.help.first?.contains("Launcher(Plain.self)") == true)
    }

    @Test func `A component with a dozen launched bindings that is built without a launcher has one finding, at the call`() {
        enum Large: RootComponent {
            typealias Scope = Singleton
            static func configure(binder: Binder<Singleton>) {
                for number in 1...9 { binder.launch("load \(number)") {} }
                binder.bind(Store.self).launch { Store(name: "") }
                binder.bind(Int.self).launch { 1 }
                binder.bind(String.self).launch { "" }
            }
            static func configureRoot(binder bind: ReceiptBinder<Store>) -> BindingReceipt<Store> { bind.to { (store: Store) in store } }
        }
        let line: UInt = #line + 1
        let error = #expect(throws: GraphError.self) { try Large.build() }
        let findings = error?.diagnostics.filter { $0.id == .missingExternalValue } ?? []
        #expect(findings.map(\.place?.line) == [Int(line)])
        let subject = "step \"load 1\", step \"load 2\", step \"load 3\" and 9 more"
        #expect(findings.first?.message == "\(subject) are provided by a launcher, but RuleTests.Large is built without one")
        #expect(findings.first?.notes.count == 11)
        #expect(findings.first?.notes.last?.message == "and at 2 more locations")
    }

    @Test func `A child with launched bindings is not built by a component factory`() {
        enum Child: Component {
            static func configure(binder: Binder<Unscoped>) { binder.bind(Store.self).launch { Store(name: "") } }
            static func configureRoot(binder bind: ReceiptBinder<Server>) -> BindingReceipt<Server> { bind.to(factory: Server.init) }
        }
        let found = findings { binder in
            binder.install(dependency: Child.self)
            binder.launch("build") { (_: ComponentFactory<Child>) in }
        }
        #expect(found.map(\.id) == [.builtInsteadOfLaunched])
    }

    @Test func `A main-actor instance is created on the main actor, also for a nonisolated step`() async throws {
        @MainActor final class Window {
            init() { MainActor.assertIsolated() }
        }
        let launcher = try Launcher.sketch { binder in
            binder.bind(Window.self).to(factory: Window.init)
            binder.launch("show") { (window: Window) in await MainActor.run { _ = window } }
            binder.bind(Store.self).prepare { (_: Window) in Store(name: "prepared") }
            binder.launch("use") { (store: Store) in #expect(store.name == "prepared") }
        }
        _ = try await launcher.launch()
        try await launcher.stop()
    }

    @Test func `A replacement may launch a built binding, and build a launched one`() async throws {
        enum Fakes: Module {
            static func configure(binder: Binder<Unscoped>) {
                binder.bind(Store.self).to(value: Store(name: "built"))
                binder.bind(Router.self).launch { (store: Store) in Router(store: Store(name: "launched with \(store.name)")) }
            }
        }
        let log = Log()
        let bindings: @Sendable (Binder<Singleton>) -> Void = { binder in
            binder.bind(Store.self).launch { throw Refused() }
            binder.bind(Router.self).to(factory: Router.init)
            binder.launch("use") { (router: Router, log: Log) in log.add(router.store.name) }
        }
        let launcher = try TestApp.$bindings.withValue(Bindings(write: bindings)) {
            try Launcher(TestApp.self, seed: log, replacing: [Fakes.self], options: .patient())
        }
        _ = try await launcher.launch()
        #expect(log.all == ["launched with built"])
        try await launcher.stop()
    }

    @Test func `A closure replaces launched bindings with values at hand`() async throws {
        let log = Log()
        let bindings: @Sendable (Binder<Singleton>) -> Void = { binder in
            binder.bind(Store.self).launch { throw Refused() }
            binder.launch("use") { (store: Store, log: Log) in log.add(store.name) }
        }
        let local = Store(name: "local")
        let launcher = try TestApp.$bindings.withValue(Bindings(write: bindings)) {
            try Launcher(TestApp.self, seed: log, options: .patient()) { replacing in replacing.bind(Store.self).to(value: local) }
        }
        _ = try await launcher.launch()
        #expect(log.all == ["local"])
        try await launcher.stop()
    }

    @Test func `Tagged and collected bindings are launched, too`() async throws {
        enum Main: Dovetail.Tag { typealias Element = Store }
        let log = Log()
        let launcher = try Launcher.sketch(log) { binder in
            binder.bind(Store.self).tagged(with: Main.self).launch { Store(name: "tagged") }
            binder.bind(Router.self).intoCollection().launch { (store: TaggedProvider<Main>) in Router(store: store.get()) }
            binder.bind(Router.self).intoCollection().launch { Router(store: Store(name: "second")) }
            binder.launch("use") { (routers: [Router], log: Log) in
                for router in routers { log.add(router.store.name) }
            }
        }
        _ = try await launcher.launch()
        #expect(log.all == ["tagged", "second"])
        try await launcher.stop()
    }

    @Test func `A thousand steps are planned in almost no time`() throws {
        let took = try processorTime {
            let launcher = try Launcher.sketch { binder in
                for number in 0..<1_000 { binder.launch("\(number)") {} }
            }
            #expect(launcher.plan.split(separator: "\n").count == 1_001)
        }
        // Generous: a debug build under a sanitizer. The benchmark has the real number.
        #expect(took < 5)
    }
}

private enum Plain: RootComponent {
    static func configure(binder: Binder<Unscoped>) { binder.bind(Store.self).launch { Store(name: "") } }
    static func configureRoot(binder bind: ReceiptBinder<Server>) -> BindingReceipt<Server> { bind.to(factory: Server.init) }
}

private enum Daemon: RootComponent {
    static func configure(binder: Binder<Unscoped>) { binder.bind(Store.self).launch { Store(name: "store") } }
    static func configureRoot(binder bind: ReceiptBinder<Server>) -> BindingReceipt<Server> {
        bind.launch { (store: Store) in Server(store: store) }
    }
}

extension RuleTests {
    @Test func `A root may be launched itself`() async throws {
        let launcher = try Launcher(Daemon.self, options: .patient())
        #expect(try await launcher.launch().store.name == "store")
        #expect(launcher.report.spans.map(\.step) == ["Store", "Daemon.root"])
        #expect(launcher.warnings.isEmpty)
        try await launcher.stop()
    }
}

// SPDX-License-Identifier: Apache-2.0
