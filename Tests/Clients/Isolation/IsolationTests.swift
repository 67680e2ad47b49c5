import Dispatch
import Dovetail
import DovetailGraph
import DovetailInspection
import TestTools
import Testing

// A nonisolated client in Swift 6 mode, without an annotation beyond those of its own types.

@globalActor actor Storage { static let shared = Storage() }

final class Model: Sendable {}

@MainActor final class Screen {
    let model: Model
    init(model: Model) {
        MainActor.assertIsolated()
        self.model = model
    }
}

@MainActor final class Window {
    let screen: Screen
    init(screen: Screen) { self.screen = screen }
}

@Storage final class Index {
    let model: Model
    init(model: Model) {
        Storage.assertIsolated()
        self.model = model
    }
}

actor Downloads {
    let model: Model
    init(model: Model) { self.model = model }
}

/// Runs its jobs on a queue, and can only assert that the current code runs there.
final class QueueExecutor: SerialExecutor {
    let queue = DispatchQueue(label: "executor")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }

    func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }

    func checkIsolated() { dispatchPrecondition(condition: .onQueue(queue)) }
}

/// The same, and can also report whether the current code runs there.
final class KeyedExecutor: SerialExecutor {
    private static let key = DispatchSpecificKey<Bool>()
    let queue = DispatchQueue(label: "executor")

    init() { queue.setSpecific(key: Self.key, value: true) }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }

    func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }

    func checkIsolated() { fatalError("it can answer") }
    func isIsolatingCurrentContext() -> Bool? { DispatchQueue.getSpecific(key: Self.key) ?? false }
}

@globalActor actor Archive {
    static let shared = Archive()
    static let executor = QueueExecutor()
    nonisolated var unownedExecutor: UnownedSerialExecutor { Self.executor.asUnownedSerialExecutor() }
}

@globalActor actor Studio {
    static let shared = Studio()
    static let executor = KeyedExecutor()
    nonisolated var unownedExecutor: UnownedSerialExecutor { Self.executor.asUnownedSerialExecutor() }
}

@Archive final class Ledger {
    init() { Archive.assertIsolated() }
}

@Studio final class Record {
    init() { Studio.assertIsolated() }
}

@Suite(.watched) struct IsolationTests {
    enum App: RootComponent {
        typealias Root = Window
        typealias Scope = Singleton
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Model.self).sharedInScope().to(factory: Model.init)
            binder.bind(Screen.self).sharedInScope().to(factory: Screen.init)
            binder.bind(Downloads.self).to(factory: Downloads.init)
            binder.bind(Index.self).to(factory: Index.init)
        }
        static func configureRoot(binder bind: ReceiptBinder<Window>) -> BindingReceipt<Window> {
            bind.to { @MainActor (screen: Screen) in Window(screen: screen) }
        }
    }

    private func isolation(of name: String, in graph: Graph) -> Graph.Isolation? {
        graph.bindings.first { graph.keys[$0.key].key.type.short == name }?.isolation
    }

    @Test func `each binding knows its actor`() {
        let graph = App.graph()
        #expect(isolation(of: "Model", in: graph) == .nonisolated)
        #expect(isolation(of: "Screen", in: graph) == .mainActor)
        #expect(isolation(of: "Window", in: graph) == .mainActor)
        #expect(isolation(of: "Downloads", in: graph) == .nonisolated)
        #expect(isolation(of: "Index", in: graph) == .actor(TypeName(Storage.self)))
        #expect(graph.isolation(ofComponent: 0) == .mainActor)
        #expect(graph.json().contains(#""isolation": "MainActor""#) || graph.json().contains(#""isolation":"MainActor""#))
    }

    @MainActor @Test func `a main-actor component is built on the main actor`() throws {
        let factory = try ComponentFactory.of(App.self)
        let one = factory.build(), other = factory.build()
        #expect(one.screen !== other.screen)
    }

    @Test func `a main-actor component is built by a block on the main queue`() async throws {
        let factory = try ComponentFactory.of(App.self)
        let isSame = await withCheckedContinuation { continuation in
            DispatchQueue.main.async {
                let window = factory.build()
                continuation.resume(returning: MainActor.assumeIsolated { window.screen.model === window.screen.model })
            }
        }
        #expect(isSame)
    }

    @Test func `built on another thread it ends with one message that names the binding, its location and the path`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let factory = try ComponentFactory.of(App.self)
            await Task.detached { _ = factory.build() }.value
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Fatal error: Window (Isolation/IsolationTests.swift:"))
        #expect(text.contains("is isolated to MainActor but was requested from another executor"))
        #expect(text.contains("help: request it on MainActor, or through MainActorProvider"))
    }

    // MARK: Executors of one's own

    enum Archiving: RootComponent {
        static func configure(binder: Binder<Unscoped>) {}
        static func configureRoot(binder bind: ReceiptBinder<Ledger>) -> BindingReceipt<Ledger> { bind.to(factory: Ledger.init) }
    }

    @Test func `an executor that can only assert is checked, too`() throws {
        let ledgers = try ComponentFactory.of(Archiving.self)
        let isAlone = Archive.executor.queue.sync { ledgers.build() !== ledgers.build() }
        #expect(isAlone)
    }

    @Test func `on another queue such an executor ends the program itself`() async {
        await #expect(processExitsWith: .failure) {
            let ledgers = try ComponentFactory.of(Archiving.self)
            DispatchQueue(label: "another").sync { _ = ledgers.build() }
        }
    }

    enum Recording: RootComponent {
        static func configure(binder: Binder<Unscoped>) {}
        static func configureRoot(binder bind: ReceiptBinder<Record>) -> BindingReceipt<Record> { bind.to(factory: Record.init) }
    }

    @Test func `an executor that can report its isolation is checked, and the message is the library's`() async throws {
        let records = try ComponentFactory.of(Recording.self)
        let isAlone = Studio.executor.queue.sync { records.build() !== records.build() }
        #expect(isAlone)
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let records = try ComponentFactory.of(Recording.self)
            DispatchQueue(label: "another").sync { _ = records.build() }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Fatal error: Record (Isolation/IsolationTests.swift:"))
        #expect(text.contains("is isolated to Studio but was requested from another executor"))
    }

    // MARK: Deferred requests

    final class Watcher: Sendable {
        let screen: MainActorProvider<Screen>
        init(screen: MainActorProvider<Screen>) { self.screen = screen }
    }

    enum Watching: RootComponent {
        typealias Root = Watcher
        typealias Scope = Singleton
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Model.self).sharedInScope().to(factory: Model.init)
            binder.bind(Screen.self).sharedInScope().to(factory: Screen.init)
        }
        static func configureRoot(binder bind: ReceiptBinder<Watcher>) -> BindingReceipt<Watcher> {
            bind.to(factory: Watcher.init)
        }
    }

    @Test func `a MainActorProvider is carried anywhere and used on the main actor`() async throws {
        let watcher = try await Task.detached { try Watching.build() }.value
        let isSame = await MainActor.run { watcher.screen.get() === watcher.screen.get() }
        #expect(isSame)
    }

    enum Careless: RootComponent {
        typealias Root = Provider<Screen>
        static func configure(binder: Binder<Unscoped>) {
            binder.bind(Model.self).to(factory: Model.init)
            binder.bind(Screen.self).to(factory: Screen.init)
        }
        static func configureRoot(binder bind: ReceiptBinder<Provider<Screen>>) -> BindingReceipt<Provider<Screen>> {
            bind.to { (screen: Provider<Screen>) in screen }
        }
    }

    @Test func `a provider of a main-actor instance, requested by a nonisolated factory, is an error`() {
        let findings = Careless.graph().validate().filter { $0.id == .isolationMismatch }
        #expect(findings.map(\.message) == ["Provider<Screen> is isolated to MainActor but is required outside of it"])
        #expect(
            findings.first?.help == [
                "request MainActorProvider<Screen> in IsolationTests.Careless.root, or make IsolationTests.Careless.root @MainActor"
            ])
    }

    // MARK: Providers that leave their actor

    /// Its providers are requested on the main actor, and can be passed to other threads.
    @MainActor final class Handout {
        let screen: Provider<Screen>
        let screens: [Provider<Screen>]
        init(screen: Provider<Screen>, screens: [Provider<Screen>]) {
            self.screen = screen
            self.screens = screens
        }
    }

    enum Handing: RootComponent {
        typealias Root = Handout
        static let line: UInt = #line + 3
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Model.self).sharedInScope().to(factory: Model.init)
            binder.bind(Screen.self).sharedInScope().to(factory: Screen.init)
            binder.bind(Screen.self).intoCollection().sharedInScope().to(factory: Screen.init)
        }
        static func configureRoot(binder bind: ReceiptBinder<Handout>) -> BindingReceipt<Handout> { bind.to(factory: Handout.init) }
    }

    enum Given: String, CaseIterable, Codable, Sendable {
        case provider, existing, element
    }

    @Test(arguments: Given.allCases)
    func `a provider of a shared main-actor instance is not used elsewhere, whether the instance exists or not`(given: Given) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [given] in
            let provider = try await MainActor.run {
                let handout = try Handing.build()
                if given == .existing { _ = handout.screen.get() }
                return given == .element ? handout.screens[0] : handout.screen
            }
            await Task.detached { _ = provider.get() }.value
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        let (name, line) = given == .element ? ("[Screen]", Handing.line + 1) : ("Screen", Handing.line)
        #expect(text.contains("Fatal error: \(name) (Isolation/IsolationTests.swift:\(line)) is isolated to MainActor but was requested"))
    }

    @MainActor @Test func `providers of shared main-actor instances are used on the main actor`() throws {
        let handout = try Handing.build()
        #expect(Handing.graph().validate().isEmpty)
        #expect(handout.screen.get() === handout.screen.get())
        #expect(handout.screens[0].get() === handout.screens[0].get() && handout.screens[0].get() !== handout.screen.get())
    }

    enum TwoActors: RootComponent {
        typealias Root = Model
        static func configure(binder: Binder<Unscoped>) {
            binder.bind(Screen.self).to(factory: Screen.init)
            binder.bind(Index.self).to(factory: Index.init)
            binder.bind(Int.self).to { (screen: Screen, index: Index) in 1 }
            binder.bind(String.self).to { (number: Int) in "\(number)" }
        }
        static func configureRoot(binder bind: ReceiptBinder<Model>) -> BindingReceipt<Model> { bind.to(factory: Model.init) }
    }

    @Test func `two actors needed by one construction are one error with both paths`() {
        let findings = TwoActors.graph().validate().filter { $0.id == .isolationMismatch }
        #expect(findings.map(\.message) == ["Int requires two actors to be created: MainActor and Storage"])
        #expect(findings.first?.notes.map(\.message) == ["Int → Screen runs on MainActor, bound", "Int → Index runs on Storage, bound"])
    }

    // MARK: Factories without a label

    enum Plain: RootComponent {
        typealias Root = Watcher
        typealias Scope = Singleton
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Model.self).sharedInScope().to(Model.init)
            binder.bind(Downloads.self).to(Downloads.init)
            // Behind the parentheses, and on an actor: the form without a label leaves it to the other.
            binder.bind(Screen.self).sharedInScope().to { @MainActor (model: Model) in Screen(model: model) }
            binder.bind(Index.self).to { @Storage (model: Model) in Index(model: model) }
            binder.bind(Int.self).to { @MainActor in 1 }
            binder.bindFactory(Window.self).to { @MainActor (screen: Screen) in Window(screen: screen) }
            binder.bindFactory(Downloads.self).to(Downloads.init)
        }
        static func configureRoot(binder bind: ReceiptBinder<Watcher>) -> BindingReceipt<Watcher> { bind.to(Watcher.init) }
    }

    @Test func `a factory without a label is nonisolated, and a closure behind the parentheses still declares its actor`() {
        let graph = Plain.graph()
        #expect(isolation(of: "Model", in: graph) == .nonisolated)
        #expect(isolation(of: "Downloads", in: graph) == .nonisolated)
        #expect(isolation(of: "Factory<EmptySeed<Downloads>>", in: graph) == .nonisolated)
        #expect(isolation(of: "IsolationTests.Watcher", in: graph) == .nonisolated)
        #expect(isolation(of: "Screen", in: graph) == .mainActor)
        #expect(isolation(of: "Index", in: graph) == .actor(TypeName(Storage.self)))
        #expect(isolation(of: "Int", in: graph) == .mainActor)
        #expect(isolation(of: "Factory<EmptySeed<Window>>", in: graph) == .mainActor)
        #expect(graph.isolation(ofComponent: 0) == .nonisolated)
    }

    enum PlainWindow: RootComponent {
        typealias Root = Window
        typealias Scope = Singleton
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Model.self).sharedInScope().to(Model.init)
            binder.bind(Screen.self).to(factory: Screen.init)
        }
        static func configureRoot(binder bind: ReceiptBinder<Window>) -> BindingReceipt<Window> {
            bind.to { @MainActor (screen: Screen) in Window(screen: screen) }
        }
    }

    @Test func `both forms work in one component, and its root is still created on its actor only`() async throws {
        let watcher = try await Task.detached { try Plain.build() }.value
        let isSame = await MainActor.run { watcher.screen.get() === watcher.screen.get() }
        #expect(isSame)
        #expect(PlainWindow.graph().isolation(ofComponent: 0) == .mainActor)
        let name = try await MainActor.run { "\(type(of: try PlainWindow.build().screen.model))" }
        #expect(name == "Model")
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let factory = try ComponentFactory.of(PlainWindow.self)
            await Task.detached { _ = factory.build() }.value
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Fatal error: Window (Isolation/IsolationTests.swift:"))
        #expect(text.contains("is isolated to MainActor but was requested from another executor"))
    }

    // MARK: Methods that inject

    @MainActor final class Delegate {
        var model: Model?
        func inject(model: Model) {
            MainActor.assertIsolated()
            self.model = model
        }
    }

    /// By a method, whose isolation is known when it is called.
    enum ByMethod: RootComponent {
        typealias Root = PropertyInjector<Delegate>
        static func configure(binder: Binder<Unscoped>) {
            binder.bind(Model.self).to(Model.init)
        }
        static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
            bind.propertyInjector { $0.to(injector: Delegate.inject) }
        }
    }

    /// By a closure, which declares its actor.
    enum ByClosure: RootComponent {
        typealias Root = PropertyInjector<Delegate>
        static func configure(binder: Binder<Unscoped>) {
            binder.bind(Model.self).to(Model.init)
        }
        static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
            bind.propertyInjector { $0.to { @MainActor (delegate: Delegate, model: Model) in delegate.inject(model: model) } }
        }
    }

    @Test func `an injecting closure declares its actor, a method does not`() {
        let name = "PropertyInjector<IsolationTests.Delegate>"
        #expect(isolation(of: name, in: ByMethod.graph()) == .nonisolated)
        #expect(isolation(of: name, in: ByClosure.graph()) == .mainActor)
    }

    enum Elsewhere: RootComponent {
        typealias Root = Provider<Int>
        static func configure(binder: Binder<Unscoped>) {
            binder.bind(Model.self).to(Model.init)
            binder.bindPropertyInjectionOf(Delegate.self).to { @MainActor (delegate: Delegate, model: Model) in
                delegate.inject(model: model)
            }
            binder.bindPropertyInjectionOf(Untouched.self).to(injector: Untouched.inject)
            binder.bind(Int.self).to({ (known: PropertyInjector<Delegate>, unknown: PropertyInjector<Untouched>) in 1 })
        }
        static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
            bind.to({ (number: Provider<Int>) in number })
        }
    }

    @Test func `a nonisolated request of an injector that declares its actor is an error, and of one that does not is none`() {
        let findings = Elsewhere.graph().validate()
        #expect(
            findings.map(\.message) == [
                "PropertyInjector<IsolationTests.Delegate> is isolated to MainActor but is required outside of it"
            ])
        #expect(findings.map(\.id) == [.isolationMismatch])
    }

    @MainActor @Test func `a method of the main actor injects on the main actor`() throws {
        let (one, other) = (Delegate(), Delegate())
        try ByMethod.build().injectProperties(into: one)
        try ByClosure.build().injectProperties(into: other)
        #expect(one.model != nil && other.model != nil && one.model !== other.model)
    }

    @Test func `an injector that was created on another thread injects by a block on the main queue`() async throws {
        let injector = try await Task.detached { try ByMethod.build() }.value
        let isThere = await withCheckedContinuation { continuation in
            DispatchQueue.main.async {
                let delegate = Delegate()
                injector.injectProperties(into: delegate)
                continuation.resume(returning: MainActor.assumeIsolated { delegate.model != nil })
            }
        }
        #expect(isThere)
    }

    @MainActor final class Untouched {
        func inject(model: Model) { fatalError("the method ran") }
    }

    enum Unreached: RootComponent {
        typealias Root = PropertyInjector<Untouched>
        static func configure(binder: Binder<Unscoped>) {
            binder.bind(Model.self).to(Model.init)
        }
        static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
            bind.propertyInjector { $0.to(injector: Untouched.inject) }
        }
        static let line = #line - 2
    }

    @Test func `a method of the main actor that is called on another thread ends the program with one message, before it runs`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let injector = try Unreached.build()
            let object = Untouched()
            await Task.detached { injector.injectProperties(into: object) }.value
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Fatal error: PropertyInjector<IsolationTests.Untouched> ("))
        #expect(text.contains("is isolated to MainActor but was requested from another executor"))
        #expect(text.contains("Isolation/IsolationTests.swift:\(Unreached.line))"))
        #expect(text.contains("help: request it on MainActor, or through MainActorProvider"))
        #expect(!text.contains("the method ran"))
    }

    @Test func `a closure of the main actor that is called on another thread ends it as well, and its location is named`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let factory = try ComponentFactory.of(ByClosure.self)
            let delegate = Delegate()
            await Task.detached { factory.build().injectProperties(into: delegate) }.value
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Fatal error: PropertyInjector<IsolationTests.Delegate> ("))
        #expect(text.contains("is isolated to MainActor but was requested from another executor"))
        #expect(text.contains("Isolation/IsolationTests.swift:"))
    }

    // MARK: Binders, which are not Sendable

    struct Declarations<S: AnyScope> {
        let binder: Binder<S>
        func declare() { binder.bind(Int.self).intoCollection().to(value: 5) }
    }

    static func declare<S: AnyScope>(_ number: Int, in binder: Binder<S>) -> Binder<S> {
        binder.bind(Int.self).intoCollection().to(value: number)
        return binder
    }

    @MainActor enum OnTheMainActor: @MainActor Module {
        static func configure(binder: Binder<Unscoped>) {
            // A function that is nonisolated, and one that is not.
            _ = declare(8, in: binder)
            more(binder)
        }

        static func more(_ binder: Binder<Unscoped>) { binder.bind(Int.self).intoCollection().to(value: 9) }
    }

    @MainActor enum InFunctions: @MainActor RootComponent {
        static func configure(binder: Binder<Singleton>) {
            func bind(_ number: Int) { binder.bind(Int.self).intoCollection().to(value: number) }
            for number in 1...2 { bind(number) }
            [3, 4].forEach { binder.bind(Int.self).intoCollection().to(value: $0) }
            Declarations(binder: binder).declare()
            let steps: [(Binder<Singleton>) -> Void] = [{ _ = declare(6, in: $0) }]
            for step in steps { step(binder) }
            let builder = binder.bind(Int.self).intoCollection()
            builder.to(value: 7)
            binder.include(module: OnTheMainActor.self)
        }

        static func configureRoot(binder bind: ReceiptBinder<[Int: Int]>) -> BindingReceipt<[Int: Int]> {
            bind.to { (numbers: [Int]) in Dictionary(uniqueKeysWithValues: zip(numbers, numbers)) }
        }
    }

    @Test @MainActor func `a binder is passed to functions, stored and captured while configure runs`() throws {
        #expect(try InFunctions.build().keys.sorted() == Array(1...9))
    }
}

// SPDX-License-Identifier: Apache-2.0
