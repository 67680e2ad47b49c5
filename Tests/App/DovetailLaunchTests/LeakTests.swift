import DovetailLaunch
import TestTools
import Testing

/// All objects of a stopped launcher are deallocated: the test counts each of them.
@Suite(.timeLimit(.minutes(10)), .watched) struct LeakTests {
    /// How many there are of everything that a part of an application has.
    final class Counts: Sendable {
        let seeds = Counter(), launched = Counter(), shared = Counter(), roots = Counter()
        let started = Counter(), stopped = Counter()

        var alive: [Int] { [seeds.value, launched.value, shared.value, roots.value] }
        func areZero() async -> Bool {
            for counter in [seeds, launched, shared, roots] { guard await counter.isZero() else { return false } }
            return true
        }
    }

    struct Seed: Sendable {
        let counts: Counts
        let counted: Counted

        init(_ counts: Counts) {
            self.counts = counts
            counted = Counted(counts.seeds)
        }
    }

    final class Connection: Sendable {
        let counted: Counted
        init(_ counts: Counts) { counted = Counted(counts.launched) }
    }

    final class Cache: Sendable {
        let counted: Counted
        /// A way back, as applications have it.
        let connection: Provider<Connection>
        init(seed: Seed, connection: Provider<Connection>) {
            counted = Counted(seed.counts.shared)
            self.connection = connection
        }
    }

    final class Root: Sendable {
        let cache: Cache
        let counted: Counted
        init(seed: Seed, cache: Cache) {
            self.cache = cache
            counted = Counted(seed.counts.roots)
        }
    }

    enum Visit: RootComponent {
        typealias Scope = LoggedIn

        static func configure(binder: Binder<LoggedIn>) {
            binder.bind(Connection.self).launch { (seed: Seed) in
                seed.counts.started.add(1)
                return Connection(seed.counts)
            } run: { _ in
                try await Gate().passUnlessCancelled()
            } stop: { [stopped] _ in
                stopped().add(1)
            }
            binder.bind(Cache.self).sharedInScope().to(factory: Cache.init)
            binder.launch("use", again: .foreground) { (_: Cache, _: Connection) in }
        }

        static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }

        typealias Seed = LeakTests.Seed
        /// Counts the stops. It is task-local because the components have no seed.
        @TaskLocal static var counts = Counts()
        private static var stopped: @Sendable () -> Counter { { [stopped = counts.stopped] in stopped } }
    }

    enum House: RootComponent {
        static func configure(binder: Binder<Singleton>) { binder.install(child: Visit.self) }
        static func configureRoot(binder bind: ReceiptBinder<Door>) -> BindingReceipt<Door> { bind.to(factory: Door.init) }

        typealias Scope = Singleton
        struct Door: Sendable { let visits: ChildLauncher<Visit> }
    }

    @Test func `A thousand children launched and stopped, one after the other`() async throws {
        let counts = Counts()
        let launcher = try Visit.$counts.withValue(counts) { try Launcher(House.self, options: .patient()) }
        let visits = try await launcher.launch().visits
        for _ in 0..<1_000 {
            let visit = try await visits.launch(Seed(counts))
            #expect(visit.root.cache.connection.get().counted === visit.root.cache.connection.get().counted)
            try await visit.stop()
        }
        #expect(await counts.areZero())
        #expect(counts.alive == [0, 0, 0, 0])
        #expect(counts.started.value == 1_000)
        #expect(counts.stopped.value == 1_000)
        try await launcher.stop()
    }

    @Test func `A thousand children launched by sixteen, half of them stopped by their parent`() async throws {
        let counts = Counts()
        do {
            let launcher = try Visit.$counts.withValue(counts) { try Launcher(House.self, options: .patient(width: 16)) }
            let visits = try await launcher.launch().visits
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 0..<1_000 {
                    if number >= 16 { try await group.next() }
                    group.addTask {
                        let visit = try await visits.launch(Seed(counts))
                        if number.isMultiple(of: 2) { try await visit.stop() }
                    }
                }
                try await group.waitForAll()
            }
            try await launcher.send(.foreground)
            #expect(counts.stopped.value == 500)
            try await launcher.stop()
        }
        #expect(await counts.areZero())
        #expect(counts.started.value == 1_000)
        #expect(counts.stopped.value == 1_000)
    }

    @Test(arguments: [1, 4]) func `A thousand launchers, launched and stopped`(width: Int) async throws {
        let counts = Counts()
        for number in 0..<1_000 {
            let launcher = try Visit.$counts.withValue(counts) {
                try Launcher(Visit.self, seed: Seed(counts), options: .patient(width: width))
            }
            if number.isMultiple(of: 10) { try await launcher.prepare() }
            // Some are never launched.
            if number.isMultiple(of: 20) { continue }
            _ = try await launcher.launch()
            try await launcher.stop()
        }
        #expect(await counts.areZero())
        #expect(counts.started.value == 950)
        #expect(counts.stopped.value == 950)
    }

    @Test(arguments: [true, false]) func `after a failed launch, and after a stop, no instance is retained`(fails: Bool) async throws {
        final class Weak: Sendable {
            nonisolated(unsafe) weak var launcher: Launcher<TestApp>?
        }
        let (alive, weak) = (Counter(), Weak())
        do {
            let token = Counted(alive)
            let launcher = try Launcher.sketch(options: .manual(ManualClock())) { binder in
                binder.bind(Counted.self).launch { Counted(alive) }
                binder.launch("use") { (_: Counted) in
                    withExtendedLifetime(token) {}
                    if fails { throw Refused() }
                }
            }
            weak.launcher = launcher
            do { _ = try await launcher.launch() } catch { #expect(fails) }
            try await launcher.stop()
        }
        #expect(weak.launcher == nil)
        #expect(await alive.isZero())
    }
}

// SPDX-License-Identifier: Apache-2.0
