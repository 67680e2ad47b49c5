import Foundation
import TestTools
import Testing

@testable import Dovetail
import DovetailGraph

/// States of the engine that few programs reach: each is brought about with signals, and not by chance.
@Suite(.watched) struct EngineTests {
    /// What a test and the graph that it examines have in common.
    private final class Scene: @unchecked Sendable {  // The references are set and read between signals.
        weak var host: Host?
        let isWaiting = DispatchSemaphore(value: 0)
        let mayGoOn = DispatchSemaphore(value: 0)
        let isDone = DispatchSemaphore(value: 0)
    }

    /// Stops a thread that has begun to wait for an instance until the scene goes on.
    private final class Pause: ResolutionObserver {
        let waitThreshold = Duration.zero
        let body: @Sendable () -> Void
        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
        func observe(_ event: ResolutionEvent) {}
        func observe(_ wait: ResolutionWait) { body() }
    }

    private static func message(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }

    // MARK: Two objects for one word

    @Test func `of two objects that are created for one word at the same moment, both callers get the first`() {
        let word = UnsafeMutablePointer<UInt>.allocate(capacity: 1)
        word.initialize(to: 0)
        weak var loser: WeakCell?
        do {
            var first: WeakCell?
            let second = WeakCell.ensured(at: word) {
                // While this caller creates its object, another one is faster.
                first = WeakCell.ensured(at: word) { WeakCell() }
                let cell = WeakCell()
                loser = cell
                return cell
            }
            #expect(second === first)
            #expect(first?.word == word.pointee)
            #expect(WeakCell.ensured(at: word) { WeakCell() } === first)
        }
        #expect(loser == nil)
        Unmanaged<WeakCell>.at(word.pointee).release()
        word.deallocate()
    }

    // MARK: Claims

    private class Thing: @unchecked Sendable { init(_ census: Census) { census.count(self) } }
    private final class Store: Thing, @unchecked Sendable { override init(_ census: Census) { super.init(census) } }
    private final class Hub: Thing, @unchecked Sendable {
        let spokes: Provider<Spoke>
        init(spokes: Provider<Spoke>, store: Store, census: Census) {
            self.spokes = spokes
            super.init(census)
        }
    }
    private struct Spoke: Sendable { let hub: Hub }
    private struct Wheel {
        let hub: Hub
        /// Retains the component.
        let stores: Provider<Store>
    }

    private enum Riding: RootComponent {
        typealias Seed = Census
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Store.self).sharedInScope().to(factory: Store.init)
            binder.bind(Hub.self).sharedInScope().to(factory: Hub.init)
            binder.bind(Spoke.self).to(factory: Spoke.init)
        }
        static func configureRoot(binder bind: ReceiptBinder<Wheel>) -> BindingReceipt<Wheel> { bind.to(factory: Wheel.init) }
    }

    @Test func `slots are claimed only while they are retained, and for as long as the claim exists`() throws {
        let census = Census()
        do {
            var wheel: Wheel? = try Riding.build(census)
            _ = wheel?.stores.get()
            let spokes = try #require(wheel?.hub.spokes)
            let view = try #require(spokes.source.owner as? OwnershipView)
            // The view retains the store, and its level after next also the hub.
            var claim = view.retention.claim(view.level + 1)
            #expect(claim != nil)
            wheel = nil
            #expect(census.alive == 2)
            claim = nil
            #expect(census.alive == 1)
            // The hub is gone, and a reader of its slot would find an object that is deallocated.
            #expect(view.retention.claim(view.level + 1) == nil)
            claim = view.retention.claim(view.level)
            #expect(claim != nil)
        }
        #expect(census.alive == 0)
    }

    private final class Host: Sendable {}
    private final class Visitor: Sendable {
        let host: Host
        init(host: Host) { self.host = host }
    }

    private enum Household: RootComponent {
        typealias Seed = Scene
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Host.self).sharedInScope().to { (visitors: Provider<Visitor>, scene: Scene) -> Host in
                Thread {
                    guard visitors.get().host === scene.host else { exit(2) }
                    scene.isDone.signal()
                }.start()
                scene.isWaiting.wait()
                let host = Host()
                scene.host = host
                return host
            }
            binder.bind(Visitor.self).sharedInScope().to(factory: Visitor.init)
        }
        static func configureRoot(binder bind: ReceiptBinder<Provider<Host>>) -> BindingReceipt<Provider<Host>> {
            bind.to { (hosts: Provider<Host>) in hosts }
        }
    }

    @Test func `a provider that waits for its holder retains it from the moment of its creation`() async {
        await #expect(processExitsWith: .success) {
            endLater()
            let scene = Scene()
            let pause = Pause {
                scene.isWaiting.signal()
                scene.mayGoOn.wait()
            }
            _ = try ComponentFactory.of(Household.self, observer: pause).build(scene).get()
            // The other thread has not noticed yet that the host exists, and has nothing but its provider.
            guard scene.host != nil else { exit(1) }
            scene.mayGoOn.signal()
            scene.isDone.wait()
        }
    }

    // MARK: Cycles of holders

    private final class Left: Thing, @unchecked Sendable {
        var rights: Provider<Right>?
        init(rights: Provider<Right>, census: Census) {
            self.rights = rights
            super.init(census)
        }
    }
    private final class Right: Thing, @unchecked Sendable {
        var lefts: Provider<Left>?
        init(lefts: Provider<Left>, census: Census) {
            self.lefts = lefts
            super.init(census)
        }
    }
    private struct Sides { let left: Left, right: Right }

    private enum Facing: RootComponent {
        typealias Seed = Census
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Left.self).sharedInScope().to(factory: Left.init)
            binder.bind(Right.self).sharedInScope().to(factory: Right.init)
        }
        static func configureRoot(binder bind: ReceiptBinder<Sides>) -> BindingReceipt<Sides> { bind.to(factory: Sides.init) }
    }

    @Test func `each of two shared objects that provide each other retains both`() throws {
        let census = Census()
        for isLeft in [true, false] {
            weak var left: Left?
            weak var right: Right?
            var rights: Provider<Right>?
            var lefts: Provider<Left>?
            do {
                let sides = try Facing.build(census)
                (left, right) = (sides.left, sides.right)
                if isLeft { rights = sides.left.rights } else { lefts = sides.right.lefts }
            }
            // Nothing is left of the component but one of the providers.
            try #require(left != nil && right != nil)
            #expect(rights?.get() === (isLeft ? right : nil))
            #expect(lefts?.get() === (isLeft ? nil : left))
            // They retain each other, which a warning reports.
            left?.rights = nil
            right?.lefts = nil
        }
        #expect(census.alive == 0)
        #expect(Facing.graph().validate().map(\.id) == [.retainCycle])
    }

    // MARK: What a thread is creating

    private final class Inner: Sendable {}
    private final class Outer: Sendable {
        init(inner: Provider<Inner>, again: Provider<Outer>) {
            _ = inner.get()
            _ = again.get()
        }
    }

    private enum Nesting: RootComponent {
        static let line: UInt = #line + 2
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Outer.self).sharedInScope().to(factory: Outer.init)
            binder.bind(Inner.self).sharedInScope().to(factory: Inner.init)
        }
        static func configureRoot(binder bind: ReceiptBinder<Provider<Outer>>) -> BindingReceipt<Provider<Outer>> {
            bind.to { (outers: Provider<Outer>) in outers }
        }
    }

    @Test func `a message does not name an instance that was created on the way and is complete`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            endLater()
            _ = try Nesting.build().get()
        }
        #expect(
            Self.message(result).contains(
                """
                EngineTests.Outer was requested recursively while it was being created: \
                EngineTests.Outer (DovetailTests/EngineTests.swift:\(Nesting.line)) → EngineTests.Outer
                """))
    }

    private final class Reel: @unchecked Sendable { var own: Lazy<Int>? }

    private enum Spinning: RootComponent {
        typealias Seed = Reel
        static func configure(binder: Binder<Unscoped>) {
            binder.bind(Int.self).to { (reel: Reel) in reel.own?.get() ?? 0 }
        }
        static func configureRoot(binder bind: ReceiptBinder<Lazy<Int>>) -> BindingReceipt<Lazy<Int>> {
            bind.to { (number: Lazy<Int>) in number }
        }
    }

    @Test func `a Lazy that requests itself ends with a message, with a graph and without one`() async {
        let inGraph = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            endLater(after: 30)
            let reel = Reel()
            reel.own = try Spinning.build(reel)
            _ = reel.own?.get()
        }
        let alone = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            endLater(after: 30)
            let reel = Reel()
            reel.own = Lazy { reel.own?.get() ?? 0 }
            _ = reel.own?.get()
        }
        let text = "Int was requested recursively while it was being created: Int → Int\n"
        #expect(Self.message(inGraph).contains(text))
        #expect(Self.message(alone).contains(text))
    }

    // MARK: Waits within waits

    private final class First: Sendable {}
    private final class Second: Sendable {}
    private struct Pair: Sendable { let first: Provider<First>, second: Provider<Second> }
    private final class Third: Sendable {}

    private enum Waiting: RootComponent {
        typealias Seed = Scene
        static let line: UInt = #line + 2
        static func configure(binder: Binder<Singleton>) {
            binder.bind(First.self).sharedInScope().to { (second: Provider<Second>) -> First in
                _ = second.get()
                return First()
            }
            binder.bind(Second.self).sharedInScope().to { (first: Provider<First>, scene: Scene) -> Second in
                scene.isWaiting.signal()
                scene.mayGoOn.wait()
                _ = first.get()
                return Second()
            }
        }
        static func configureRoot(binder bind: ReceiptBinder<Pair>) -> BindingReceipt<Pair> { bind.to(factory: Pair.init) }
    }

    private enum Elsewhere: RootComponent {
        typealias Seed = Scene
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Third.self).sharedInScope().to { (scene: Scene) -> Third in
                scene.isWaiting.signal()
                scene.mayGoOn.wait()
                return Third()
            }
        }
        static func configureRoot(binder bind: ReceiptBinder<Provider<Third>>) -> BindingReceipt<Provider<Third>> {
            bind.to { (third: Provider<Third>) in third }
        }
    }

    @Test func `a wait of an observer that was notified of a wait does not hide the outer one`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            endLater(after: 30)
            let (scene, other) = (Scene(), Scene())
            let third = try ComponentFactory.of(Elsewhere.self, observer: Pause { other.mayGoOn.signal() }).build(other)
            let pause = Pause {
                // This thread waits for the second, and now also for the third, until that exists.
                _ = third.get()
                scene.mayGoOn.signal()
            }
            let pair = try ComponentFactory.of(Waiting.self, observer: pause).build(scene)
            Thread { _ = third.get() }.start()
            other.isWaiting.wait()
            Thread { _ = pair.second.get() }.start()
            scene.isWaiting.wait()
            _ = pair.first.get()
        }
        let first = "EngineTests.First (DovetailTests/EngineTests.swift:\(Waiting.line))"
        let second = "EngineTests.Second (DovetailTests/EngineTests.swift:\(Waiting.line + 4))"
        let text = Self.message(result)
        #expect(text.contains("2 threads wait for each other, each for an instance that the next one is creating"))
        #expect(text.contains(": \(first) → \(second)\n"))
        #expect(text.contains(": \(second) → \(first)\n"))
    }

    // MARK: Objects of ancestors

    private struct Eight<Item: Sendable>: Sendable {
        var items: (Item, Item, Item, Item, Item, Item, Item, Item)
        init(_ item: Item) { items = (item, item, item, item, item, item, item, item) }
    }
    /// Two megabytes.
    private typealias Block = Eight<Eight<Eight<Eight<Eight<Eight<Int>>>>>>

    private struct Huge: Sendable {
        let block: Block
        let number: Int
        init() { (block, number) = (Eight(Eight(Eight(Eight(Eight(Eight(1)))))), 1) }
    }
    private final class Reader: Sendable {
        let number: Int
        init(huge: Huge) { number = huge.number }
    }

    private enum Below<Needed: Sendable>: Component {
        typealias Root = [Needed]
        static func configure(binder: Binder<Unscoped>) {}
        static func configureRoot(binder bind: ReceiptBinder<[Needed]>) -> BindingReceipt<[Needed]> {
            bind.to { (needed: Needed) in [needed] }
        }
    }

    private enum Above<Needed: Sendable>: RootComponent {
        static func configure(binder: Binder<Unscoped>) {
            binder.install(dependency: Below<Needed>.self)
            binder.bind(Huge.self).to { Huge() }
            binder.bind(Reader.self).to(factory: Reader.init)
            binder.bind(Int.self).to { (huge: Huge) in huge.number }
        }
        static func configureRoot(
            binder bind: ReceiptBinder<ComponentFactory<Below<Needed>>>
        ) -> BindingReceipt<ComponentFactory<Below<Needed>>> {
            bind.to { (children: ComponentFactory<Below<Needed>>) in children }
        }
    }

    private static func onStack(of kilobytes: Int, _ body: @escaping @Sendable () -> Void) {
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            body()
            done.signal()
        }
        thread.stackSize = kilobytes << 10
        thread.start()
        done.wait()
    }

    @Test func `an object and a value of a parent are created where the stack has room only`() async throws {
        let object = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            endLater()
            let children = try Above<Reader>.build()
            EngineTests.onStack(of: 512) { _ = children.build() }
        }
        #expect(Self.message(object).contains("stack overflow while building the object graph"))
        let value = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            endLater()
            let children = try Above<Int>.build()
            EngineTests.onStack(of: 512) { _ = children.build() }
        }
        #expect(Self.message(value).contains("stack overflow while building the object graph"))
        let (objects, values) = try (Above<Reader>.build(), Above<Int>.build())
        Self.onStack(of: 64 << 10) {
            #expect(objects.build().map(\.number) == [1])
            #expect(values.build() == [1])
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
