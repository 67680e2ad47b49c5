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
    @Test func `S1 steps start in the order of the graph and stop in reverse`() async throws {
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
        let launcher = try Launcher(Office.self, seed: log)
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

    @Test func `S2 a failing step rolls back the started ones, and no more are started`() async throws {
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
        #expect(launcher.warnings.map(\.message) == ["nothing depends on Store"])
        _ = try await launcher.launch()
        #expect(log.all == ["step"])
        try await launcher.stop()
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

    @Test func `S20 ten thousand steps, and none`() async throws {
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
        #expect(empty.plan == "Sketch has nothing to launch\n")
    }
}
