import DovetailLaunch
import TestTools
import Testing

struct Store: Sendable { let name: String }
struct Server: Sendable { let store: Store }
struct Router: Sendable {
    let store: Store
    init(store: Store) { self.store = store }
}

@Suite(.watched) struct OrderTests {
    @Test func `steps start in the order of the graph and stop in reverse`() async throws {
        let log = Log()
        let launcher = try Launcher.sketch(log) { binder in
            binder.bind(Server.self).launch { (router: Router, log: Log) in
                log.add("start server")
                return Server(store: router.store)
            } stop: { _ in
                log.add("stop server")
            }
            binder.bind(Router.self).to(factory: Router.init)
            binder.bind(Store.self).launch { (log: Log) in
                log.add("start store")
                return Store(name: "main")
            } stop: {
                log.add("stop \($0.name)")
            }
            binder.launch("Announce") { (server: Server, log: Log) in
                log.add("announce \(server.store.name)")
            } stop: {
                log.add("withdraw")
            }
        }
        let root = try await launcher.launch()
        #expect(root.log === log)
        #expect(launcher.state == .running)
        #expect(log.all == ["start store", "start server", "announce main"])
        try await launcher.stop()
        #expect(launcher.state == .stopped)
        #expect(log.all.dropFirst(3) == ["withdraw", "stop server", "stop main"])
    }

    enum Office: RootComponent {
        typealias Seed = Log
        typealias Root = Server

        static func configure(binder: Binder<Unscoped>) {
            binder.bind(Server.self).launch { (store: Store, log: Log) in
                log.add("start server")
                return Server(store: store)
            } stop: { _ in
            }
            binder.bind(Store.self).to { Store(name: "main") }
            // Only the root's dependencies are launched, and steps that run for their side effects.
            binder.launch("Announce") { (log: Log) in log.add("announce") }
        }
    }

    @Test func `a root that the component only requests may be launched`() async throws {
        let log = Log()
        let launcher = try Launcher(Office.self, seed: log, options: .patient())
        #expect(try await launcher.launch().store.name == "main")
        #expect(log.all == ["start server", "announce"])
        try await launcher.stop()
    }

    @Test func `If the graph does not determine the order, the order of declaration applies`() async throws {
        let log = Log()
        let launcher = try Launcher.sketch(log) { binder in
            for name in ["b", "a", "d", "c"] { binder.launch(name) { (log: Log) in log.add(name) } }
            binder.prepare("z") { (log: Log) in log.add("z") }
        }
        _ = try await launcher.launch()
        #expect(log.all == ["z", "b", "a", "d", "c"])
        try await launcher.stop()
    }

    @Test func `The order of declaration applies among many`() async throws {
        let log = Log()
        let names = (0..<20).map { "step \($0)" }
        let launcher = try Launcher.sketch(log) { binder in
            for name in names { binder.launch(name) { (log: Log) in log.add(name) } }
        }
        _ = try await launcher.launch()
        #expect(log.all == names)
        try await launcher.stop()
    }

    @Test func `a failing step rolls back the started ones, and no more are started`() async throws {
        let log = Log()
        let launcher = try Launcher.sketch(log) { binder in
            binder.launch("one") {
                log.add("one")
            } stop: {
                log.add("stop one")
            }
            binder.launch("two") {
                log.add("two")
            } stop: {
                log.add("stop two")
            }
            binder.launch("three") {
                throw Refused()
            } stop: {
                Issue.record("the step that failed was stopped")
            }
            binder.launch("four") { Issue.record("a step began after the failure") }
        }
        let failure = await #expect(throws: LaunchFailure.self) { _ = try await launcher.launch() }
        #expect(failure?.failures.map(\.step) == ["three"])
        #expect(failure?.failures.first?.reason is Refused)
        #expect(failure?.rolledBack == ["two", "one"])
        #expect(log.all == ["one", "two", "stop two", "stop one"])
        #expect(launcher.state == .failed)
    }

    @Test func `Only dependencies of the root or a named step run; the rest is a warning`() async throws {
        let log = Log()
        let launcher = try Launcher.sketch(log) { binder in
            binder.bind(Store.self).launch {
                Issue.record("nobody needs it")
                return Store(name: "unused")
            }
            binder.launch("step") { log.add("step") }
        }
        #expect(launcher.warnings.map(\.message) == ["Store is not launched, because nothing depends on it"])
        #expect(
            launcher.warnings.map(\.help) == [
                [
                    "request Store in the root, or in a step with a name: launch(\"…\") { (…) in … }",
                    "write launchAlways instead of launch to launch it although nothing depends on it",
                ]
            ])
        _ = try await launcher.launch()
        #expect(log.all == ["step"])
        try await launcher.stop()
    }

    @Test func `A binding is launched although nothing depends on it if it is declared so, once, and in its order`() async throws {
        let (log, isRunning) = (Log(), Gate())
        let launcher = try Launcher.sketch(log) { binder in
            binder.bind(Router.self).launchAlways { (store: Store) in
                log.add("launch Router")
                return Router(store: store)
            } run: { router in
                log.add("run \(router.store.name)")
                isRunning.open()
                try await Gate().passUnlessCancelled()
            } stop: { _ in
                log.add("stop Router")
            }
            binder.bind(Store.self).launchAlways {
                log.add("launch Store")
                return Store(name: "store")
            }
            binder.bind(Store.self).intoCollection().launchAlways {
                log.add("launch element")
                return Store(name: "element")
            }
            binder.launch("use") { (store: Store) in log.add("use \(store.name)") }
        }
        #expect(launcher.warnings == [])
        #expect(
            launcher.plan.split(separator: "\n").map { $0.split(separator: " ").dropLast().joined(separator: " ") } == [
                "# when step after", "1 launch Store", "2 launch Router Store", "3 launch element of [Store]", "4 launch use Store",
            ])
        _ = try await launcher.launch()
        await isRunning.pass()
        try await launcher.stop()
        #expect(log.all.filter { $0 != "run store" } == ["launch Store", "launch Router", "launch element", "use store", "stop Router"])
        #expect(log.all.filter { $0 == "run store" }.count == 1)
    }

    @Test func `A replacement of a binding that is always launched is launched only if it is declared so, too`() async throws {
        enum Built: Module {
            static func configure(binder: Binder<Unscoped>) { binder.bind(Store.self).to { Store(name: "built") } }
        }
        enum Launched: Module {
            static func configure(binder: Binder<Unscoped>) { binder.bind(Store.self).launchAlways { Store(name: "replaced") } }
        }
        for (replacement, steps) in [(Built.self, []), (Launched.self, ["Store"])] as [(any Module.Type, [String])] {
            let bindings: @Sendable (Binder<Singleton>) -> Void = { binder in
                binder.bind(Store.self).launchAlways {
                    Issue.record("it is replaced")
                    return Store(name: "")
                }
            }
            let launcher = try TestApp.$bindings.withValue(Bindings(write: bindings)) {
                try Launcher(TestApp.self, seed: Log(), replacing: [replacement], options: .patient())
            }
            _ = try await launcher.launch()
            #expect(launcher.report.spans.map(\.step) == steps)
            try await launcher.stop()
        }
    }

    @Test func `The plan is known before anything runs`() throws {
        let launcher = try Launcher.sketch { binder in
            binder.bind(Store.self).launch { Store(name: "") }
            binder.bind(Router.self).to(factory: Router.init)
            binder.launch("Serve", again: .foreground) { (_: Router) in }
            binder.prepare("Logging") {}
            binder.on(.background, "Save") { (_: Store) in }
        }
        let plan = launcher.plan.split(separator: "\n").map { line in
            line.split(separator: " ").dropLast().joined(separator: " ")
        }
        #expect(
            plan == [
                "# when step after", "1 prepare Logging", "2 launch Store", "3 launch, on foreground Serve Store",
                "4 on background Save Store",
            ])
    }

    @Test(arguments: [1, 2, 3, 8]) func `As many steps run at the same time as the width allows`(width: Int) async throws {
        let gate = Gate()
        let (underWay, most) = (Counter(), Counter())
        let launcher = try Launcher.sketch(options: .manual(ManualClock(), width: width)) { binder in
            for number in 1...6 {
                binder.launch("\(number)") {
                    most.raise(to: underWay.add(1))
                    if underWay.value == min(width, 6) { gate.open() }
                    await gate.pass()
                    _ = underWay.add(-1)
                }
            }
        }
        _ = try await launcher.launch()
        #expect(most.value == min(width, 6))
        try await launcher.stop()
    }

    @Test func `ten thousand steps, and none`() async throws {
        let counter = Counter()
        let launcher = try Launcher.sketch { binder in
            for number in 0..<10_000 { binder.launch("\(number)") { _ = counter.add(1) } }
        }
        _ = try await launcher.launch()
        #expect(counter.value == 10_000)
        try await launcher.stop()

        let empty = try Launcher.sketch { _ in }
        _ = try await empty.launch()
        try await empty.stop()
        #expect(empty.plan == "TestApp has nothing to launch\n")
    }
}

// SPDX-License-Identifier: Apache-2.0
