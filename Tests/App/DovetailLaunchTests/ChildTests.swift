import DovetailLaunch
import TestTools
import Testing

struct LoggedIn: Scope {}

/// A child that each test writes itself, as `TestApp` is.
enum Session: Component {
    typealias Scope = LoggedIn
    typealias Seed = User
    typealias Root = Desk

    @TaskLocal static var bindings = Bindings<LoggedIn> { _ in }

    static func configure(binder: Binder<LoggedIn>) { bindings.write(binder) }

    static func configureRoot(binder bind: ReceiptBinder<Desk>) -> BindingReceipt<Desk> { bind.to(factory: Desk.init) }
}

struct User: Sendable { let name: String }

final class Desk: Sendable {
    let user: User
    init(user: User) { self.user = user }
}

@Suite(.watched) struct ChildTests {
    let log = Log()
    let sessions = Guarded<ChildLauncher<Session>?>(nil)

    /// A parent that hands its child launcher out.
    private func parent(
        options: LaunchOptions = .manual(ManualClock()), _ child: @escaping @Sendable (Binder<LoggedIn>) -> Void,
        _ parent: @escaping @Sendable (Binder<Singleton>) -> Void = { _ in }
    ) throws -> Launcher<TestApp> {
        let sessions = sessions
        return try Session.$bindings.withValue(Bindings(write: child)) {
            try .sketch(log, options: options) { binder in
                binder.install(child: Session.self)
                // Weakly: the graph must not retain the object in which the child launcher is stored.
                binder.launch("sessions") { [weak sessions] (child: ChildLauncher<Session>) in sessions?.withLock { $0 = child } }
                parent(binder)
            }
        }
    }

    @Test func `A step of a child may have the name of one of its parent`() async throws {
        let log = log
        let launcher = try parent { binder in
            binder.launch("open") { log.add("child") }
        } _: { binder in
            binder.launch("open") { log.add("parent") }
        }
        _ = try await launcher.launch()
        _ = try await #require(sessions.withLock { $0 }).launch(User(name: "ann"))
        #expect(log.all == ["parent", "child"])
        try await launcher.stop()
    }

    @Test func `Children are launched many times, held until stopped, and stopped before their parent`() async throws {
        let log = log
        let launcher = try parent { binder in
            binder.bind(Router.self).launch { (user: User, store: Store) in
                log.add("start \(user.name) with \(store.name)")
                return Router(store: Store(name: user.name))
            } stop: {
                log.add("stop \($0.store.name)")
            }
            binder.launch("route") { (_: Router) in }
        } _: { binder in
            binder.bind(Store.self).launch {
                Store(name: "store")
            } stop: { _ in
                log.add("stop store")
            }
        }
        #expect(launcher.plan.contains("Session, each time it is launched"))
        _ = try await launcher.launch()
        let child = try #require(sessions.withLock { $0 })
        let ann = try await child.launch(User(name: "ann"))
        _ = try await child.launch(User(name: "bob"))
        _ = try await child.launch(User(name: "cid"))
        #expect(ann.root.user.name == "ann")
        try await ann.stop()
        try await launcher.stop()
        #expect(
            log.all == [
                "start ann with store", "start bob with store", "start cid with store", "stop ann", "stop cid", "stop bob", "stop store",
            ])
    }

    @Test func `no child is launched in a parent that is stopping or has stopped`() async throws {
        let door = Gate()
        let launcher = try parent { _ in
        } _: { binder in
            binder.launch("slow") {
            } stop: {
                await door.pass()
            }
        }
        _ = try await launcher.launch()
        let child = try #require(sessions.withLock { $0 })
        let stop = Task { try await launcher.stop() }
        await door.arrived()
        await #expect(throws: LaunchMisuse(.launch, .stopping)) { _ = try await child.launch(User(name: "late")) }
        door.open()
        try await stop.value
        await #expect(throws: LaunchMisuse(.launch, .stopped)) { _ = try await child.launch(User(name: "later")) }
    }

    @Test func `A child that fails to launch is rolled back, and its parent goes on`() async throws {
        let log = log
        let launcher = try parent { binder in
            binder.launch("first") {
            } stop: {
                log.add("stop first")
            }
            binder.launch("second") { throw Refused() }
        }
        _ = try await launcher.launch()
        let child = try #require(sessions.withLock { $0 })
        let failure = await #expect(throws: LaunchFailure.self) { _ = try await child.launch(User(name: "ann")) }
        #expect(failure?.failures.map(\.step) == ["second"])
        #expect(log.all == ["stop first"])
        #expect(launcher.state == .running)
        try await launcher.stop()
    }

    @Test func `A service of a child that fails ends that child, and its run() throws the error`() async throws {
        let log = log
        let launcher = try parent { binder in
            binder.bind(Store.self).launch {
                Store(name: "child")
            } run: { _ in
                throw Refused()
            } stop: { _ in
                log.add("stop child")
            }
            binder.launch("use") { (_: Store) in }
        }
        _ = try await launcher.launch()
        let child = try #require(sessions.withLock { $0 })
        do {
            let session = try await child.launch(User(name: "ann"))
            await #expect(throws: RunFailure.self) { try await session.run() }
        } catch is LaunchFailure {
            // The service was quicker than the launch.
        }
        #expect(log.all == ["stop child"])
        #expect(launcher.state == .running)
        try await launcher.stop()
    }

    @Test func `Events reach the children after the parent`() async throws {
        let log = log
        let launcher = try parent { binder in
            binder.on(.background, "child") { (user: User) in log.add(user.name) }
        } _: { binder in
            binder.on(.background, "parent") { log.add("parent") }
        }
        _ = try await launcher.launch()
        let child = try #require(sessions.withLock { $0 })
        _ = try await child.launch(User(name: "ann"))
        _ = try await child.launch(User(name: "bob"))
        try await launcher.send(.background)
        #expect(log.all == ["parent", "ann", "bob"])
        try await launcher.stop()
    }

    @Test func `Children are checked with their parent, before anything runs`() throws {
        let error = #expect(throws: GraphError.self) {
            try parent { binder in binder.launch("needs") { (_: Router) in Issue.record("it ran") } }
        }
        #expect(error?.diagnostics.map(\.id) == [.missingBinding])
        #expect(error?.diagnostics.first?.path.last == "Router")
        #expect(error?.diagnostics.first?.path.contains("step \"needs\"") == true)
    }

    @Test func `A fake replaces a child`() async throws {
        let fake = ChildLauncher<Session> { user in Desk(user: user) }
        let session = try await fake.launch(User(name: "fake"))
        #expect(session.root.user.name == "fake")
        try await session.stop()
    }
}

// SPDX-License-Identifier: Apache-2.0
