import CDovetail
import Dovetail
import DovetailGraph
import Foundation
import TestTools
import Testing

/// What many threads do to one graph. Each runs in a process of its own, with a watchdog.
@Suite(.serialized, .watched(patience: secondsToRepeat ?? 0)) struct StressTests {
    // MARK: Shared instances

    struct NameFormatter: Sendable {
        let first = String(repeating: "a", count: 40)
        let second = String(repeating: "b", count: 40)
        let third = String(repeating: "c", count: 40)
    }

    final class Engine: @unchecked Sendable {
        var revolutions = 0
        init(tally: Tally) {
            tally.add()
            revolutions = 7
        }
    }

    struct Garage: Sendable {
        let engine: Provider<Engine>
        let names: Provider<NameFormatter>
        let lazy: Lazy<Engine>
    }

    enum Workshop: RootComponent {
        typealias Seed = Tally
        typealias Scope = Singleton
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Engine.self).sharedInScope().to(factory: Engine.init)
            binder.bind(NameFormatter.self).sharedInScope().to(factory: NameFormatter.init)
        }
        static func configureRoot(binder bind: ReceiptBinder<Garage>) -> BindingReceipt<Garage> {
            bind.to(factory: Garage.init(engine:names:lazy:))
        }
    }

    @Test func `sixty-four threads on a fresh graph create one instance, complete and visible`() async {
        await #expect(processExitsWith: .success) {
            watch()
            let factory = try ComponentFactory.of(Workshop.self)
            repeatedly {
                let tally = Tally()
                let garage = factory.build(tally)
                nonisolated(unsafe) let seen = UnsafeMutablePointer<ObjectIdentifier?>.allocate(capacity: 64)
                seen.initialize(repeating: nil, count: 64)
                onThreads(64) { number in
                    let engine = number % 3 == 0 ? garage.lazy.get() : garage.engine.get()
                    require(engine.revolutions == 7, "a field was not visible")
                    let names = garage.names.get()
                    require(names.first.utf8.count + names.second.utf8.count + names.third.utf8.count == 120, "torn")
                    seen[number] = ObjectIdentifier(engine)
                }
                require(tally.count == 1, "made \(tally.count) times")
                require(Set((0..<64).map { seen[$0] }).count == 1, "two engines")
                seen.deallocate()
            }
        }
    }

    // MARK: Children

    final class Session: Sendable {
        let number: Int
        init(number: Int) { self.number = number }
    }

    final class Desk: Sendable {
        let session: Session
        let again: Provider<Session>
        init(session: Session, again: Provider<Session>) {
            self.session = session
            self.again = again
        }
    }

    struct PerSession: Scope {}

    enum Child: Component {
        typealias Seed = Int
        typealias Scope = PerSession
        static func configure(binder: Binder<PerSession>) {
            binder.bind(Session.self).sharedInScope().to(factory: Session.init)
        }
        static func configureRoot(binder bind: ReceiptBinder<Desk>) -> BindingReceipt<Desk> { bind.to(factory: Desk.init) }
    }

    enum Parent: RootComponent {
        static func configure(binder: Binder<Unscoped>) { binder.install(dependency: Child.self) }
        static func configureRoot(binder bind: ReceiptBinder<ComponentFactory<Child>>) -> BindingReceipt<ComponentFactory<Child>> {
            bind.to { (children: ComponentFactory<Child>) in children }
        }
    }

    @Test func `sixteen threads build two hundred children each`() async {
        await #expect(processExitsWith: .success) {
            watch()
            let children = try Parent.build()
            repeatedly {
                onThreads(16) { thread in
                    for build in 0..<200 {
                        let desk = children.build(thread * 1000 + build)
                        require(desk.session.number == thread * 1000 + build, "a seed of somebody else")
                        require(desk.again.get() === desk.session, "two sessions")
                    }
                }
            }
        }
    }

    // MARK: Empty collections

    struct Rack: Sendable {
        let sessions: [Session]
        let providers: [Provider<Session>]
        let numbers: Set<Int>
        let names: [String: Session]
    }

    enum EmptyRack: RootComponent {
        static func configure(binder: Binder<Unscoped>) {
            binder.bind(Rack.self).to(factory: Rack.init)
            binder.declareCollection(of: Session.self)
            binder.declareSet(of: Int.self)
            binder.declareDictionary(of: Session.self, keyedBy: String.self)
        }
        static func configureRoot(binder bind: ReceiptBinder<Provider<Rack>>) -> BindingReceipt<Provider<Rack>> {
            bind.to { (rack: Provider<Rack>) in rack }
        }
    }

    @Test func `empty collections are created on many threads without writing to the array that all empty ones share`() async {
        await #expect(processExitsWith: .success) {
            watch()
            let rack = try EmptyRack.build()
            repeatedly {
                onThreads(8) { _ in
                    for _ in 0..<50 {
                        let made = rack.get()
                        require(made.sessions.isEmpty && made.providers.isEmpty && made.numbers.isEmpty && made.names.isEmpty, "not empty")
                    }
                }
            }
        }
    }

    // MARK: Ends while others work

    final class Store: Sendable {}

    final class Page: Sendable {
        let store: Store
        init(store: Store, coordinator: Coordinator) { self.store = store }
    }

    final class Coordinator: Sendable {
        let pages: Provider<Page>
        init(pages: Provider<Page>) { self.pages = pages }
    }

    enum Coordinated: RootComponent {
        typealias Scope = Singleton
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Store.self).sharedInScope().to(factory: Store.init)
            binder.bind(Page.self).to(factory: Page.init)
        }
        static func configureRoot(binder bind: ReceiptBinder<Coordinator>) -> BindingReceipt<Coordinator> {
            bind.sharedInScope().to(factory: Coordinator.init)
        }
    }

    @Test func `providers go on while their component ends under them`() async {
        await #expect(processExitsWith: .success) {
            watch()
            let factory = try ComponentFactory.of(Coordinated.self)
            repeatedly {
                nonisolated(unsafe) var root: Coordinator? = factory.build()
                let pages = root!.pages
                onThreads(8) { number in
                    if number == 0 { root = nil }
                    for _ in 0..<20 {
                        let one = pages.get()
                        require(type(of: one.store) == Store.self, "gone")
                    }
                }
            }
        }
    }

    // MARK: A provider that is used while its holder is still being created

    final class Host: Sendable {
        let name = String(repeating: "h", count: 40)
    }

    final class Visitor: Sendable {
        let host: Host
        init(host: Host) { self.host = host }
    }

    final class Doorbell: Sendable {
        let rung = DispatchSemaphore(value: 0)
        let done = DispatchSemaphore(value: 0)
    }

    enum Household: RootComponent {
        typealias Seed = Doorbell
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Host.self).sharedInScope().to { (visitors: Provider<Visitor>, bell: Doorbell) -> Host in
                nonisolated(unsafe) var last: Provider<Visitor>? = visitors
                let thread = Thread {
                    bell.rung.signal()
                    require(last?.get().host.name.utf8.count == 40, "a host that is gone")
                    // Before the process can end: what this thread still retains would be reported as leaked.
                    last = nil
                    bell.done.signal()
                }
                thread.start()
                bell.rung.wait()
                for _ in 0..<Int.random(in: 0..<50) { sched_yield() }
                return Host()
            }
            binder.bind(Visitor.self).sharedInScope().to(factory: Visitor.init)
        }
        static func configureRoot(binder bind: ReceiptBinder<Provider<Host>>) -> BindingReceipt<Provider<Host>> {
            bind.to { (hosts: Provider<Host>) in hosts }
        }
    }

    @Test func `a provider waits for its holder while all others release both`() async {
        await #expect(processExitsWith: .success) {
            watch()
            let factory = try ComponentFactory.of(Household.self)
            repeatedly {
                let bell = Doorbell()
                _ = factory.build(bell).get()
                bell.done.wait()
            }
        }
    }

    // MARK: Weak providers

    final class Album: Sendable {
        let title = "an album"
    }

    final class Glance: Sendable {
        let album: WeakProvider<Album>
        init(album: WeakProvider<Album>) { self.album = album }
    }

    final class Gallery: Sendable {
        let glances: Provider<Glance>
        init(glances: Provider<Glance>) { self.glances = glances }
    }

    struct Museum: Sendable {
        let gallery: Gallery
        let albums: Provider<Album>
    }

    enum Exhibition: RootComponent {
        typealias Scope = Singleton
        static func configure(binder: Binder<Singleton>) {
            // The gallery first: its provider does not keep what is shared after it.
            binder.bind(Gallery.self).sharedInScope().to(factory: Gallery.init)
            binder.bind(Album.self).sharedInScope().to(factory: Album.init)
            binder.bind(Glance.self).to(factory: Glance.init)
        }
        static func configureRoot(binder bind: ReceiptBinder<Museum>) -> BindingReceipt<Museum> { bind.to(factory: Museum.init) }
    }

    @Test func `weak providers are created while the last owner releases the component`() async {
        await #expect(processExitsWith: .success) {
            watch()
            let factory = try ComponentFactory.of(Exhibition.self)
            nonisolated(unsafe) let started = UnsafeMutablePointer<UInt>.allocate(capacity: 1)
            nonisolated(unsafe) let running = UnsafeMutablePointer<UInt>.allocate(capacity: 1)
            nonisolated(unsafe) let ended = UnsafeMutablePointer<UInt>.allocate(capacity: 1)
            nonisolated(unsafe) var glances: Provider<Glance>?
            for word in [started, running, ended] { word.pointee = 0 }
            let rounds = roundCount
            Thread {
                for round in 1...rounds {
                    spin(until: round, started)
                    dovetail_store_release(running, round)
                    while let album = glances?.get().album.get() { require(album.title == "an album", "gone") }
                    glances = nil
                    dovetail_store_release(ended, round)
                }
            }.start()
            for round in 1...rounds {
                var museum: Museum? = factory.build()
                _ = museum?.albums.get()
                glances = museum?.gallery.glances
                dovetail_store_release(started, round)
                // The end comes a little later each time, in the middle of what the other thread does.
                spin(until: round, running)
                for _ in 0..<round % 500 { _ = dovetail_load_acquire(ended) }
                museum = nil
                spin(until: round, ended)
            }
            for word in [started, running, ended] { word.deallocate() }
        }
    }

    // MARK: Waiting

    final class Slow: Sendable {
        let value: Int
        init(other: Provider<Quick>) {
            let done = DispatchSemaphore(value: 0)
            nonisolated(unsafe) var number = 0
            Thread {
                number = other.get().value
                done.signal()
            }.start()
            done.wait()
            value = number
        }
    }

    final class Quick: Sendable { let value = 5 }

    enum Delegating: RootComponent {
        typealias Scope = Singleton
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Slow.self).sharedInScope().to(factory: Slow.init)
            binder.bind(Quick.self).sharedInScope().to(factory: Quick.init)
        }
        static func configureRoot(binder bind: ReceiptBinder<Provider<Slow>>) -> BindingReceipt<Provider<Slow>> {
            bind.to { (slow: Provider<Slow>) in slow }
        }
    }

    @Test func `a factory that waits for a request of another thread completes`() async {
        await #expect(processExitsWith: .success) {
            watch()
            let factory = try ComponentFactory.of(Delegating.self)
            repeatedly {
                let slow = factory.build()
                onThreads(4) { _ in require(slow.get().value == 5, "no value") }
            }
        }
    }

    @Test func `a pool of two threads finishes a hundred tasks`() async {
        await #expect(processExitsWith: .success) {
            watch()
            let factory = try ComponentFactory.of(Workshop.self)
            repeatedly {
                let tally = Tally()
                let garage = factory.build(tally)
                let pool = OperationQueue()
                pool.maxConcurrentOperationCount = 2
                for _ in 0..<100 { pool.addOperation { _ = garage.engine.get() } }
                pool.waitUntilAllOperationsAreFinished()
                require(tally.count == 1, "made \(tally.count) times")
            }
        }
    }

    // MARK: Rings

    /// Waits until both, or all three, have begun before any of them requests the next one.
    final class Gate: @unchecked Sendable {
        private let condition = NSCondition()
        private var missing: Int
        init(_ count: Int) { missing = count }
        func pass() {
            condition.lock()
            missing -= 1
            condition.broadcast()
            while missing > 0 { condition.wait() }
            condition.unlock()
        }
    }

    final class A: Sendable { init(next: Provider<B>, gate: Gate) { gate.pass(); _ = next.get() } }
    final class B: Sendable { init(next: Provider<C>, gate: Gate) { gate.pass(); _ = next.get() } }
    final class C: Sendable { init(next: Provider<A>, gate: Gate) { gate.pass(); _ = next.get() } }
    final class D: Sendable { init(next: Provider<E>, gate: Gate) { gate.pass(); _ = next.get() } }
    final class E: Sendable { init(next: Provider<D>, gate: Gate) { gate.pass(); _ = next.get() } }

    struct Ring: Sendable {
        let members: [@Sendable () -> Void]
    }

    enum Three: RootComponent {
        typealias Seed = Gate
        typealias Scope = Singleton
        static func configure(binder: Binder<Singleton>) {
            binder.bind(A.self).sharedInScope().to(factory: A.init)
            binder.bind(B.self).sharedInScope().to(factory: B.init)
            binder.bind(C.self).sharedInScope().to(factory: C.init)
        }
        static func configureRoot(binder bind: ReceiptBinder<Ring>) -> BindingReceipt<Ring> {
            bind.to { (a: Provider<A>, b: Provider<B>, c: Provider<C>) in
                Ring(members: [{ _ = a.get() }, { _ = b.get() }, { _ = c.get() }])
            }
        }
    }

    enum Two: RootComponent {
        typealias Seed = Gate
        typealias Scope = Singleton
        static func configure(binder: Binder<Singleton>) {
            binder.bind(D.self).sharedInScope().to(factory: D.init)
            binder.bind(E.self).sharedInScope().to(factory: E.init)
        }
        static func configureRoot(binder bind: ReceiptBinder<Ring>) -> BindingReceipt<Ring> {
            bind.to { (d: Provider<D>, e: Provider<E>) in Ring(members: [{ _ = d.get() }, { _ = e.get() }]) }
        }
    }

    @Test func `two threads that wait for each other end with a message that names both paths`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            watch()
            let ring = try Two.build(Gate(2))
            onThreads(2) { ring.members[$0]() }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("2 threads wait for each other, each for an instance that the next one is creating"))
        #expect(text.contains("D (Stress/StressTests.swift:") && text.contains("E (Stress/StressTests.swift:"))
        #expect(!text.contains("watchdog"))
    }

    @Test func `so do three`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            watch()
            let ring = try Three.build(Gate(3))
            onThreads(3) { ring.members[$0]() }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("3 threads wait for each other, each for an instance that the next one is creating"))
        for name in ["A", "B", "C"] { #expect(text.contains("\(name) (Stress/StressTests.swift:")) }
        #expect(!text.contains("watchdog"))
    }
}

// SPDX-License-Identifier: Apache-2.0
