import Foundation
import TestTools
import Testing

@testable import Dovetail
import DovetailGraph
import DovetailInspection

/// Keeps the events as one line each.
private final class Notebook: ResolutionObserver {
    private let written = Shared<[String]>([])
    var lines: [String] { written.value }
    func observe(_ event: ResolutionEvent) {
        written.change { $0.append("\(event)".replacing("ObservingTests.", with: "")) }
    }

    /// What was written since the last time.
    func new() -> [String] {
        written.change { lines in
            defer { lines = [] }
            return lines
        }
    }
}

/// A clock that advances by a millisecond each time it is read.
private final class Ticker: Sendable {
    private let time = Shared(-1)
    var now: Duration {
        time.change { time in
            time += 1
            return .milliseconds(time)
        }
    }
}

@Suite(.watched) struct ObservingTests {
    final class Clock: Sendable {}
    final class Store: Sendable { init(clock: Clock) {} }
    struct Price: Sendable {}
    struct Plugin { init(store: Store) {} }
    struct Note { let text: String }
    final class Window { var store: Store? }
    enum Noted: AssistedFactory {
        typealias Seed = String
        typealias Element = Note
    }
    struct Visitor: Sendable { let name: String }
    struct Visit { init(visitor: Visitor, store: Store) {} }
    enum Visiting: Component {
        typealias Seed = Visitor
        static func configure(binder: Binder<Unscoped>) {}
        static func configureRoot(binder bind: ReceiptBinder<Visit>) -> BindingReceipt<Visit> { bind.to(factory: Visit.init) }
    }
    struct Root {
        let clocks: Provider<Clock>
        let stores: Lazy<Store>
        let plugins: Provider<[Plugin]>
        let price: Price
        let notes: Factory<Noted>
        let windows: PropertyInjector<Window>
        let visits: ComponentFactory<Visiting>
    }
    enum App: RootComponent {
        static func configure(binder: Binder<Singleton>) {
            binder.install(dependency: Visiting.self)
            binder.bind(Clock.self).to(factory: Clock.init)
            binder.bind(Store.self).sharedInScope().to(factory: Store.init)
            binder.bind(Price.self).to(value: Price())
            binder.bind(Plugin.self).intoCollection().to(factory: Plugin.init)
            binder.bind(Plugin.self).intoCollection().to(factory: Plugin.init)
            binder.bindFactory(Note.self).with(Noted.self).to { (text: Assisted<String>, _: Clock) in Note(text: text.get()) }
            binder.bindPropertyInjectionOf(Window.self).to { (window: Window, store: Store) in window.store = store }
        }
        static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
    }

    @Test func `each call of a factory is observed, with its requester`() throws {
        let notebook = Notebook()
        let root = try ComponentFactory.of(App.self, observer: notebook).build()

        // Handing out what is used later, and values, is no call of anybody's factory.
        #expect(notebook.new() == ["began Root in App", "ended Root in App"])

        _ = root.clocks.get()
        #expect(notebook.new() == ["began Clock in App", "ended Clock in App"])

        _ = root.stores.get()
        _ = root.stores.get()
        let store = ["began Store in App", "began Clock in App for Store", "ended Clock in App for Store", "ended Store in App"]
        #expect(notebook.new() == store, "what is shared is made once")

        _ = root.plugins.get()
        let plugin = ["began [Plugin] in App", "ended [Plugin] in App"]
        #expect(notebook.new() == plugin + plugin, "and read by those who come later")
    }

    @Test func `products, injections and children are observed when they are created`() throws {
        let notebook = Notebook()
        let root = try ComponentFactory.of(App.self, observer: notebook).build()
        _ = notebook.new()

        #expect(root.notes.build("milk").text == "milk")
        #expect(
            notebook.new() == [
                "began Factory<Noted> in App", "began Clock in App for Factory<Noted>", "ended Clock in App for Factory<Noted>",
                "ended Factory<Noted> in App",
            ])

        _ = root.visits.build(Visitor(name: "Ada"))
        #expect(
            notebook.new() == [
                "began Visit in Visiting", "began Store in App for Visit", "began Clock in App for Store",
                "ended Clock in App for Store", "ended Store in App for Visit", "ended Visit in Visiting",
            ])

        root.windows.injectProperties(into: Window())
        #expect(notebook.new() == ["began PropertyInjector<Window> in App", "ended PropertyInjector<Window> in App"])
    }

    // MARK: Threads that wait

    private final class Witness: ResolutionObserver {
        let waits = Shared<[ResolutionWait]>([])
        let isTold = DispatchSemaphore(value: 0)
        let hasChild = DispatchSemaphore(value: 0)
        let waitThreshold = Duration.milliseconds(1)
        func observe(_ event: ResolutionEvent) {}
        func observe(_ wait: ResolutionWait) {
            waits.change { $0.append(wait) }
            isTold.signal()
        }
    }

    private final class Parent: Sendable {}
    private final class Offspring: Sendable { init(parent: Parent) {} }

    private enum Family: RootComponent {
        static let witness = Witness()
        static let parentLine: UInt = #line + 3
        static let childLine: UInt = #line + 11
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Parent.self).sharedInScope().to { (children: Provider<Offspring>) -> Parent in
                let thread = Thread {
                    _ = children.get()
                    witness.hasChild.signal()
                }
                thread.start()
                witness.isTold.wait()
                return Parent()
            }
            binder.bind(Offspring.self).sharedInScope().to(factory: Offspring.init)
        }
        static func configureRoot(binder bind: ReceiptBinder<Provider<Parent>>) -> BindingReceipt<Provider<Parent>> {
            bind.to { (parents: Provider<Parent>) in parents }
        }
    }

    /// Where that thread were joined, the program would hang, and know why.
    @Test func `a long wait of a thread is observed once, with the awaited binding, its begin, and the binding that is being created`()
        throws
    {
        _ = try ComponentFactory.of(Family.self, observer: Family.witness).build().get()
        Family.witness.hasChild.wait()
        let waits = Family.witness.waits.value
        #expect(waits.count == 1)
        let wait = try #require(waits.first)
        #expect(wait.binding == "ObservingTests.Parent (DovetailTests/ObservingTests.swift:\(Family.parentLine))")
        #expect(wait.creating == ["ObservingTests.Offspring (DovetailTests/ObservingTests.swift:\(Family.childLine))"])
        #expect(wait.thread != wait.creator)
        #expect(wait.time - wait.start >= .milliseconds(1))
        #expect(wait.description.contains("has waited"))
        #expect(wait.description.hasSuffix("for thread \(wait.creator): \(wait.creating[0]) → \(wait.binding)"))
    }

    @Test func `a recorder has the time, the duration and the outer call of each call`() throws {
        let ticker = Ticker()
        let recorder = ResolutionRecorder { ticker.now }
        let root = try ComponentFactory.of(App.self, observer: recorder).build()
        _ = root.stores.get()
        _ = root.clocks.get()

        let trace = recorder.trace
        #expect(
            trace.bindings.map(\.key) == [Graph.Key(TypeName(Root.self)), Graph.Key(TypeName(Store.self)), Graph.Key(TypeName(Clock.self))])
        #expect(trace.bindings.map(\.isShared) == [false, true, false])
        #expect(trace.bindings.allSatisfy { $0 == ObservedBinding($0.position, in: App.graph()) })
        #expect(
            trace.calls == [
                .init(binding: 0, thread: 1, start: .zero, duration: .milliseconds(1)),
                .init(binding: 1, thread: 1, start: .milliseconds(2), duration: .milliseconds(3)),
                .init(binding: 2, outer: 1, thread: 1, start: .milliseconds(3), duration: .milliseconds(1)),
                .init(binding: 2, thread: 1, start: .milliseconds(6), duration: .milliseconds(1)),
            ])
        #expect(trace.figures().map(\.own) == [.milliseconds(1), .milliseconds(2), .milliseconds(2)])
    }

    @Test func `a recorder retains calls up to its limit, and counts the others`() throws {
        let ticker = Ticker()
        let recorder = ResolutionRecorder(limit: 2) { ticker.now }
        let root = try ComponentFactory.of(App.self, observer: recorder).build()
        _ = root.stores.get()
        _ = root.clocks.get()

        #expect(recorder.trace.calls.map(\.duration) == [.milliseconds(1), .milliseconds(3)])
        #expect(recorder.trace.dropped == 2)
    }

    @Test func `an unfinished call has no duration`() throws {
        final class Peek: Sendable {
            let calls: [ResolutionTrace.Call]
            init(_ recorder: ResolutionRecorder) { calls = recorder.trace.calls }
        }
        enum Peeking: RootComponent {
            typealias Seed = ResolutionRecorder
            static func configure(binder: Binder<Unscoped>) {}
            static func configureRoot(binder bind: ReceiptBinder<Peek>) -> BindingReceipt<Peek> { bind.to(factory: Peek.init) }
        }
        let recorder = ResolutionRecorder()
        let peek = try ComponentFactory.of(Peeking.self, observer: recorder).build(recorder)

        #expect(peek.calls == [.init(binding: 0, thread: 1, start: .zero)])
        #expect(recorder.trace.calls[0].duration != nil)
    }

    @Test func `every thread has a number and a nesting of its own`() throws {
        let ticker = Ticker()
        let recorder = ResolutionRecorder { ticker.now }
        let root = try ComponentFactory.of(App.self, observer: recorder).build()
        let clocks = root.clocks
        let stores = root.stores
        run(onAThread: { _ = clocks.get() })
        _ = stores.get()

        let calls = recorder.trace.calls
        #expect(calls.map(\.thread) == [1, 2, 1, 1])
        #expect(calls.map(\.outer) == [nil, nil, nil, 2])
    }

    @Test func `many threads at once are recorded completely`() throws {
        let recorder = ResolutionRecorder()
        let clocks = try ComponentFactory.of(App.self, observer: recorder).build().clocks
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<500 { _ = clocks.get() }
        }

        let trace = recorder.trace
        #expect(trace.calls.count == 4001)
        #expect(trace.calls.allSatisfy { $0.duration != nil && $0.outer == nil })
        #expect(trace.figures().map(\.calls) == [1, 4000])
    }

    @Test func `without an observer the nodes hold the codes of the recipes, and with one others`() throws {
        let component = ErasedComponent(App.self)
        // Inside a struct a function is two words; passed to a generic function alone it would be wrapped again.
        struct Kept { let code: Code }
        struct KeptInput { let code: InputCode }
        func words<Function>(_ function: Function) -> (UInt, UInt) { unsafeBitCast(function, to: (UInt, UInt).self) }
        func compared(_ observer: (any ResolutionObserver)?) -> (nodes: [Bool], inputs: [Bool]) {
            let blueprint = Blueprint(of: component, at: Graph.SourceLocation())
            let (graph, book) = Graph.written(blueprint)
            let wiring = Linker.link(blueprint, Resolution(graph), book, observer: observer)
            var result: (nodes: [Bool], inputs: [Bool]) = ([], [])
            for (position, binding) in blueprint.bindings.enumerated() {
                guard let recipe = binding.recipe, let code = recipe.code else { continue }
                if recipe.callsUserCode {
                    result.nodes.append(words(Kept(code: code)) == words(Kept(code: wiring.nodes[position].pointee.code)))
                } else if let input = recipe.extras?.input {
                    let node = wiring.inputNodes[result.inputs.count]
                    result.inputs.append(words(KeptInput(code: input)) == words(KeptInput(code: node.code)))
                }
            }
            return result
        }

        let plain = compared(nil)
        #expect(plain.nodes == Array(repeating: true, count: 6))
        #expect(plain.inputs == [true, true])
        let observed = compared(Notebook())
        #expect(observed.nodes == Array(repeating: false, count: 6))
        #expect(observed.inputs == [false, false])
    }

    private func run(onAThread work: @escaping @Sendable () -> Void) {
        let done = DispatchSemaphore(value: 0)
        Thread {
            work()
            done.signal()
        }.start()
        done.wait()
    }
}

// SPDX-License-Identifier: Apache-2.0
