import Dispatch
import Dovetail
import TestTools
import Testing

#if canImport(Distributed)
import Distributed
#endif

// What Swift's concurrency adds to code: values of a task, its cancellation, deinitializers on an actor, distributed actors.

enum Request {
    @TaskLocal static var id = 0
}

final class Trace: Sendable {
    let id: Int
    let isCancelled: Bool
    init() {
        id = Request.id
        isCancelled = Task.isCancelled
    }
}

@Suite(.watched) struct TaskTests {
    struct Traces: Sendable {
        let fresh: Provider<Trace>
        let shared: TaggedProvider<Kept>
        let lazy: Lazy<Trace>
    }

    enum Kept: Dovetail.Tag { typealias Element = Trace }

    enum Tracing: RootComponent {
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Trace.self).to(factory: Trace.init)
            binder.bind(Trace.self).tagged(with: Kept.self).sharedInScope().to(factory: Trace.init)
        }
        static func configureRoot(binder bind: ReceiptBinder<Traces>) -> BindingReceipt<Traces> { bind.to(factory: Traces.init) }
    }

    @Test func `a factory sees the task-local values of the task that calls it, a shared instance those of its first requester`() throws {
        let traces = try Request.$id.withValue(1) { try Tracing.build() }
        #expect(traces.fresh.get().id == 0)
        Request.$id.withValue(2) {
            #expect(traces.fresh.get().id == 2)
            #expect(traces.shared.get().id == 2)
            #expect(traces.lazy.get().id == 2)
        }
        Request.$id.withValue(3) {
            #expect(traces.fresh.get().id == 3)
            #expect(traces.shared.get().id == 2)
            #expect(traces.lazy.get().id == 2)
        }
    }

    // MARK: Cancellation

    /// Lets a factory wait until its task has been cancelled, and another task wait for the factory.
    final class Signals: Sendable {
        let isInside = DispatchSemaphore(value: 0)
        let mayLeave = DispatchSemaphore(value: 0)
    }

    final class Slow: Sendable {
        let trace: Trace
        init(signals: Signals, trace: Provider<Trace>) {
            signals.isInside.signal()
            signals.mayLeave.wait()
            self.trace = trace.get()
        }
    }

    enum Cancelling: RootComponent {
        typealias Seed = Signals
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Trace.self).to(factory: Trace.init)
            binder.bind(Slow.self).sharedInScope().to(factory: Slow.init)
        }
        static func configureRoot(binder bind: ReceiptBinder<Provider<Slow>>) -> BindingReceipt<Provider<Slow>> {
            bind.to { (slow: Provider<Slow>) in slow }
        }
    }

    /// Runs `body` on a thread of its own: the threads of tasks are few, and must not be blocked.
    private func onThread<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
        await withCheckedContinuation { continuation in
            DispatchQueue(label: "thread").async { continuation.resume(returning: body()) }
        }
    }

    @Test func `a cancelled task creates a complete instance, in which factories see the cancellation`() async throws {
        let signals = Signals()
        let slow = try Cancelling.build(signals)
        let task = Task.detached { slow.get() }
        // While its factory runs. Not here: the factory blocks one of the few threads of tasks, and nothing may need another one until it returns.
        await onThread {
            signals.isInside.wait()
            task.cancel()
            signals.mayLeave.signal()
        }
        let made = await task.value
        #expect(made.trace.isCancelled)
        // No one else gets an instance that is half made, or another one, or learns of the cancellation.
        #expect(!Task.isCancelled)
        #expect(slow.get() === made)
    }

    @Test func `a task that is cancelled while it waits for the instance of another thread gets it nevertheless`() async throws {
        let signals = Signals()
        let slow = try Cancelling.build(signals)
        async let first = onThread { slow.get() }
        await onThread { signals.isInside.wait() }
        let task = Task.detached { (slow.get(), Task.isCancelled) }
        task.cancel()
        signals.mayLeave.signal()
        let (made, isCancelled) = await task.value
        let other = await first
        #expect(isCancelled)
        #expect(made === other)
        #expect(!made.trace.isCancelled)
    }

    // MARK: Deinitializers on an actor

    /// What happened, for a test that waits for it.
    final class Log: Sendable {
        let entries: AsyncStream<String>
        private let continuation: AsyncStream<String>.Continuation
        init() { (entries, continuation) = AsyncStream.makeStream() }
        func add(_ entry: String) { continuation.yield(entry) }
    }

    final class Ink: Sendable {
        let log: Log
        init(log: Log) { self.log = log }
        deinit { log.add("ink") }
    }

    @available(macOS 15.4, iOS 18.4, tvOS 18.4, watchOS 11.4, visionOS 2.4, *)
    @MainActor final class Pen {
        let ink: Ink
        let inks: Provider<Ink>
        let own: WeakProvider<Pen>
        init(ink: Ink, inks: Provider<Ink>, own: WeakProvider<Pen>) {
            self.ink = ink
            self.inks = inks
            self.own = own
        }
        isolated deinit {
            MainActor.assertIsolated()
            // Its component has ended, but not what its provider needs.
            let isSame = inks.get() === ink
            ink.log.add("pen, \(isSame ? "with its ink" : "with another ink"), \(own.get() == nil ? "gone" : "still there")")
        }
    }

    @available(macOS 15.4, iOS 18.4, tvOS 18.4, watchOS 11.4, visionOS 2.4, *)
    enum Writing: RootComponent {
        typealias Seed = Log
        typealias Root = MainActorProvider<Pen>
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Ink.self).sharedInScope().to(factory: Ink.init)
            binder.bind(Pen.self).sharedInScope().to(factory: Pen.init)
        }
        static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
            bind.to { (pens: MainActorProvider<Pen>) in pens }
        }
    }

    @available(macOS 15.4, iOS 18.4, tvOS 18.4, watchOS 11.4, visionOS 2.4, *)
    @Test func `a component that ends on another thread leaves an isolated deinitializer to its actor`() async throws {
        let log = Log()
        nonisolated(unsafe) var pens: MainActorProvider<Pen>? = try Writing.build(log)
        #expect(Writing.graph().validate().isEmpty)
        await MainActor.run { _ = pens?.get() }
        // The main actor is free: its job may run at once, and in any case before the next entry is read.
        await onThread { pens = nil }
        var entries = log.entries.makeAsyncIterator()
        #expect(await entries.next() == "pen, with its ink, gone")
        #expect(await entries.next() == "ink")
    }

    // MARK: Distributed actors

    #if canImport(Distributed)
    /// Knows local actors only, and retains none of them.
    final class Hall: DistributedActorSystem {
        typealias ActorID = Int
        typealias InvocationEncoder = LocalTestingInvocationEncoder
        typealias InvocationDecoder = LocalTestingInvocationDecoder
        typealias ResultHandler = LocalTestingInvocationResultHandler
        typealias SerializationRequirement = any Codable

        struct NoSuchActor: DistributedActorSystemError {}

        func resolve<Act>(id: Int, as _: Act.Type) throws -> Act? where Act: DistributedActor { throw NoSuchActor() }
        func assignID<Act>(_: Act.Type) -> Int where Act: DistributedActor { 1 }
        func actorReady<Act>(_ actor: Act) where Act: DistributedActor {}
        func resignID(_ id: Int) {}
        func makeInvocationEncoder() -> LocalTestingInvocationEncoder { fatalError("nothing is remote") }

        func remoteCall<Act: DistributedActor, Problem: Error, Result: Codable>(
            on _: Act, target _: RemoteCallTarget, invocation _: inout LocalTestingInvocationEncoder, throwing _: Problem.Type,
            returning _: Result.Type
        ) async throws -> Result where Act.ID == Int {
            throw NoSuchActor()
        }
        func remoteCallVoid<Act: DistributedActor, Problem: Error>(
            on _: Act, target _: RemoteCallTarget, invocation _: inout LocalTestingInvocationEncoder, throwing _: Problem.Type
        ) async throws where Act.ID == Int {
            throw NoSuchActor()
        }
    }

    distributed actor Player {
        typealias ActorSystem = Hall
        private let trace: Trace
        init(trace: Trace, hall: Hall) {
            self.trace = trace
            actorSystem = hall
        }
        distributed func hit() -> Int { trace.id + 1 }
    }

    final class Match: Sendable {
        let player: Player
        let others: Provider<Player>
        let late: Lazy<Player>
        let weakly: WeakProvider<Player>
        init(player: Player, others: Provider<Player>, late: Lazy<Player>, weakly: WeakProvider<Player>) {
            self.player = player
            self.others = others
            self.late = late
            self.weakly = weakly
        }
    }

    enum Playing: RootComponent {
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Trace.self).to(factory: Trace.init)
            binder.bind(Hall.self).sharedInScope().to(factory: Hall.init)
            binder.bind(Player.self).sharedInScope().to(factory: Player.init)
        }
        static func configureRoot(binder bind: ReceiptBinder<Match>) -> BindingReceipt<Match> { bind.to(factory: Match.init) }
    }

    @Test func `a distributed actor is bound, shared and provided like any other object`() async throws {
        #expect(Playing.graph().validate().isEmpty)
        weak var player: Player?
        do {
            let match = try Playing.build()
            #expect(match.others.get() === match.player)
            #expect(match.late.get() === match.player)
            #expect(match.weakly.get() === match.player)
            #expect(try await match.player.hit() == 1)
            player = match.player
        }
        #expect(player == nil)
    }
    #endif
}

// SPDX-License-Identifier: Apache-2.0
